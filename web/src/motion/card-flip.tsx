/** A card that lies face down until its value is known, and then turns over. */
import type { Colour } from '@dungeon-twister/rules';
import { shapeOf } from '../board/piece-art.tsx';
import { gearPath } from '../board/gear-path.ts';
import { boardWords } from '../words/board-words.ts';
import './card-flip.css';

const COG = gearPath(10, 11, 8.6);

/** `value` null draws an empty place for a card. */
export function CardFlip({
  value,
  colour,
  label,
}: {
  readonly value: number | 'hidden' | null;
  readonly colour: Colour;
  /** What is read out instead of the value. */
  readonly label?: string;
}) {
  const w = boardWords();
  if (value === null) return <span class="card-flip empty" aria-hidden="true" />;
  const shown = value !== 'hidden';
  return (
    <span
      class={`card-flip ${colour}${shown ? ' shown' : ''}`}
      role="img"
      aria-label={label ?? (shown ? w.card(value) : w.hiddenCard)}
    >
      <span class="card-body" aria-hidden="true">
        <span class="card-back">
          <svg viewBox="-20 -20 40 40">
            <path class="card-cog" d={COG} transform="scale(1.5)" />
            <path class="card-shape" d={shapeOf(colour)} transform="scale(0.5)" />
          </svg>
        </span>
        <span class="card-face">{shown ? value : ''}</span>
      </span>
    </span>
  );
}
