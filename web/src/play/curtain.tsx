/** The screen changes hands: nothing secret is behind this, and nothing happens before somebody says so. */
import { useEffect, useRef } from 'preact/hooks';
import { shapeOf, TokenArt } from '../board/piece-art.tsx';
import { GearEmblem } from '../home/gear-emblem.tsx';
import { deedsIn, type TableGame } from '../match/table-game.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import './curtain.css';
import { colourName } from '../words/names.ts';
import { whyCurtain } from './why-curtain.ts';

export function Curtain({ match }: { match: TableGame }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const w = words();
  const { view } = match.now.value;
  const seat = match.handOver.value ?? 0;
  const colour = match.ruleset.colours[seat] ?? 'blue';
  // A game that begins with one click has not said it yet.
  const isNew = deedsIn(match) === 0;
  return (
    <div
      class={`curtain ${colour}${view.shown.combat ? ' fight' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={w.handTo(colourName(colour))}
    >
      <GearEmblem />
      <div class="curtain-plate">
        <svg class="curtain-sign" viewBox="-48 -24 96 48" aria-hidden="true">
          {[-26, 26].map((x) => (
            <g key={x} transform={`translate(${x} 3) scale(0.8)`}>
              <TokenArt colour={colour} kind={null} isCharacter />
            </g>
          ))}
          <path class="curtain-shape" d={shapeOf(colour)} transform="scale(1.15)" />
        </svg>
        <h2>{w.handTo(colourName(colour))}</h2>
        <p>{whyCurtain(match)}</p>
        <button ref={button} class="primary" onClick={() => match.takeOver()}>
          {w.ready}
        </button>
        <p class="curtain-note">
          {playWords().noSecrets} {isNew && homeWords().storedOpenly}
        </p>
      </div>
    </div>
  );
}
