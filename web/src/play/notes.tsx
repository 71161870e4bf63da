/** Short notes at the board, beside what was clicked: why something is refused, what to do first. */
import { placeName, slotName } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import { language } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { Desk } from './play-controller.ts';
import { colourName, kindName } from './names.ts';
import './notes.css';

export function Notes({ desk, onAskBot }: { desk: Desk; onAskBot: () => void }): JSX.Element {
  return (
    <div class="notes">
      <Refused desk={desk} />
      {desk.hint.value === 'pickFirst' && (
        <p class="note" role="status">
          {playWords().pickFirst}
        </p>
      )}
      <Trouble desk={desk} onAskBot={onAskBot} />
    </div>
  );
}

function Refused({ desk }: { desk: Desk }): JSX.Element | null {
  const refusal = desk.refused.value;
  if (!refusal) return null;
  const p = playWords();
  const chart = desk.chart.value;
  const where = [
    ...(refusal.at === undefined || refusal.at >= chart.table.layout.places
      ? []
      : [placeName(chart, refusal.at)]),
    ...(refusal.slot === undefined ? [] : [slotName(refusal.slot)]),
    ...(refusal.piece === undefined ? [] : [kindName(chart.table, refusal.piece)]),
  ];
  return (
    <div class="note refusal" role="alert">
      <span>
        {refusal.words[language.value]}
        {where.length > 0 && <small> ({where.join(', ')})</small>}
      </span>
      <a href={`#/rules/${refusal.rule}`}>{p.readRule(refusal.rule)}</a>
      <button type="button" class="plain close" aria-label={p.close} onClick={() => desk.clearNotes()}>
        ✕
      </button>
    </div>
  );
}

function Trouble({ desk, onAskBot }: { desk: Desk; onAskBot: () => void }): JSX.Element | null {
  const seat = desk.trouble.value;
  if (seat === null) return null;
  const p = playWords();
  const colour = desk.match.game.position.table.colours[seat] ?? 'blue';
  return (
    <div class="note refusal" role="alert">
      <span>{p.botTrouble(colourName(colour))}</span>
      <button
        type="button"
        onClick={() => {
          desk.trouble.value = null;
          onAskBot();
        }}
      >
        {p.tryAgain}
      </button>
    </div>
  );
}
