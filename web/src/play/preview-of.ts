/** What the board shows while somebody points at a choice. */
import { type Action, type Refusal, touchedByAction } from '@dungeon-twister/rules';
import type { Preview } from '../board/preview-art.tsx';
import type { Spot } from './spots.ts';

export function previewOf(action: Action): Preview | null {
  const touched = touchedByAction(action);
  if (action.type === 'reveal') return { slots: [action.slot], opens: action.slot };
  if (!touched || !('turn' in touched)) return touched;
  const { slot, turn } = touched.turn;
  return { turn: { slot, quarters: turn === 'cw' ? 1 : -1 } };
}

/** What the mark of a spot promises: the first of its choices, or all its walks; and that one leaves by it. */
export function previewOfSpot({ actions, at, inARow, leaves }: Spot): Preview | null {
  const [first] = actions;
  const shown = inARow ? previewOfWalks(actions) : first ? previewOf(first) : null;
  return leaves !== undefined && 'place' in at
    ? { ...shown, leaves: { place: at.place, points: leaves } }
    : shown;
}

/** Several walks one after the other. */
const previewOfWalks = (walks: readonly Action[]): Preview => ({
  path: walks.flatMap((walk, index) => (walk.type === 'move' ? walk.path.slice(index === 0 ? 0 : 1) : [])),
});

/** What a refusal blames. */
export const previewOfRefusal = ({ at, slot }: Refusal): Preview | null =>
  at === undefined && slot === undefined
    ? null
    : { ...(at === undefined ? {} : { places: [at] }), ...(slot === undefined ? {} : { slots: [slot] }) };
