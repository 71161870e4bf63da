/** The screen changes hands: nothing secret is behind this, and nothing happens before somebody says so. */
import { useEffect, useRef } from 'preact/hooks';
import { gearPath } from '../board/gear-path.ts';
import { shapeOf } from '../board/piece-art.tsx';
import type { Match } from '../match/match.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import './curtain.css';
import { colourName } from '../words/names.ts';

const TEETH = gearPath(16, 48, 41);

export function Curtain({ match }: { match: Match }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const w = words();
  const seat = match.handOver.value ?? 0;
  const colour = match.ruleset.colours[seat] ?? 'blue';
  // A game that begins with one click has not said it yet.
  const isNew = match.game.log.length === 0;
  return (
    <div
      class={`curtain ${colour}`}
      role="dialog"
      aria-modal="true"
      aria-label={w.handTo(colourName(colour))}
    >
      <div class="curtain-plate centred">
        <svg class="curtain-sign" viewBox="-50 -50 100 100" aria-hidden="true">
          <path class="curtain-teeth" d={TEETH} />
          <circle class="curtain-well" r={31} />
          <path class="curtain-shape" d={shapeOf(colour)} transform="scale(1.3)" />
        </svg>
        <h2>{w.handTo(colourName(colour))}</h2>
        <p>{playWords().noSecrets}</p>
        {isNew && <p class="curtain-note">{homeWords().storedOpenly}</p>}
        <button ref={button} class="primary" onClick={() => match.takeOver()}>
          {w.ready}
        </button>
      </div>
    </div>
  );
}
