/** What lies on the board besides pieces and marks: the traces of others, and light on those who fight. */
import type { Overlay } from '../../board/board.tsx';
import { TrailLines, TrailNumbers } from '../../board/trail-art.tsx';
import type { PlayController } from '../play-controller.ts';
import type { Following } from './following.ts';
import { FightLights } from './fight-lights.tsx';

export const overlayOf = (controller: PlayController, following: Following): Overlay =>
  function Followed({ plane, layer }) {
    const traces = following.traces.value;
    return layer === 'below' ? (
      <>
        <TrailLines traces={traces} plane={plane} />
        <FightLights controller={controller} plane={plane} />
      </>
    ) : (
      <TrailNumbers traces={traces} plane={plane} view={controller.now.view} />
    );
  };
