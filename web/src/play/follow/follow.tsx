/** Everything by which one follows the others. Loaded after the first board: nothing of it is needed for that. */
import { useEffect, useMemo } from 'preact/hooks';
import type { AtTable } from '../play-controller.ts';
import { Following } from './following.ts';
import { GainBanners, Gains } from './gains.tsx';
import { overlayOf } from './overlay.tsx';
import { StepsOver } from './steps-over.tsx';

export function Follow({ controller }: AtTable) {
  const gains = useMemo(() => new Gains(controller), [controller]);
  useEffect(() => {
    const following = new Following(controller.match);
    controller.following.value = following;
    controller.overlay.value = overlayOf(controller, following);
    const stops = [following.watch(), gains.watch()];
    return () => {
      for (const stop of stops) stop();
      controller.following.value = null;
      controller.overlay.value = null;
    };
  }, [controller, gains]);
  return (
    <>
      <GainBanners controller={controller} gains={gains} />
      <StepsOver controller={controller} />
    </>
  );
}
