/** Somebody opened a link that contains a position, or a whole game: one that is over is shown again at once. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { ReplayScreen } from '../panels/replay/replay-screen.tsx';
import { unpacked } from '../store/link.ts';
import { reopen } from '../store/new-match.ts';
import { playerNamed } from '../store/player-names.ts';
import { type Found, type NotFound, readAny } from '../store/read-any.ts';
import { panelWords } from '../words/panel-words.ts';
import { openingWords } from '../words/opening-words.ts';
import { FoundPanel } from './found-panel.tsx';
import { SmallPage } from './notice-pages.tsx';
import { Refused, sayNotFound } from './refused.tsx';

export function LinkPage({ code }: { readonly code: string }) {
  const w = openingWords();
  const found = useSignal<Found | NotFound | 'damaged' | null>(null);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const text = await unpacked(code);
      if (!isGone) found.value = text === null ? 'damaged' : readAny(text);
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [code, found]);
  const now = found.value;
  const over =
    now !== null &&
    now !== 'damaged' &&
    now.ok &&
    now.kind === 'record' &&
    !now.departed &&
    now.record.game.result
      ? now.record
      : null;
  const match = useMemo(
    () =>
      over
        ? reopen(
            over,
            over.game.position.ruleset.colours.map((_colour, seat) => playerNamed(over.about.players[seat])),
          )
        : null,
    [over],
  );
  // Nothing is stored: who has looked at a game of others has not played it.
  if (match) return <ReplayScreen match={match} onBack={() => go({ page: 'home' })} />;
  return (
    <SmallPage>
      {now === null && <p role="status">{panelWords().loading}</p>}
      {now === 'damaged' && <Refused sentence={w.badLink} isPage />}
      {now !== null && now !== 'damaged' && !now.ok && <Refused {...sayNotFound(now)} isPage />}
      {now !== null && now !== 'damaged' && now.ok && <FoundPanel found={now} />}
    </SmallPage>
  );
}
