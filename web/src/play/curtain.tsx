/** The screen changes hands: nothing secret is behind this, and nothing happens before somebody says so. */
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../match/match.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import './curtain.css';
import { colourName } from '../words/names.ts';

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
        <span class={`curtain-sign ${colour}`} aria-hidden="true" />
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
