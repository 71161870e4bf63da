/** What the board shows while somebody points at a choice. */
import { type Action, type Refusal, touchedByAction } from '@dungeon-twister/rules';
import type { Preview } from '../board/preview-art.tsx';

export function previewOf(action: Action): Preview | null {
  const touched = touchedByAction(action);
  if (action.type === 'reveal') return { slots: [action.slot], opens: action.slot };
  if (!touched || !('turn' in touched)) return touched;
  const { slot, turn } = touched.turn;
  return { turn: { slot, quarters: turn === 'cw' ? 1 : -1 } };
}

/** Several walks one after the other. */
export const previewOfWalks = (walks: readonly Action[]): Preview => ({
  path: walks.flatMap((walk, index) => (walk.type === 'move' ? walk.path.slice(index === 0 ? 0 : 1) : [])),
});

/** What a refusal blames. */
export const previewOfRefusal = ({ at, slot }: Refusal): Preview | null =>
  at === undefined && slot === undefined
    ? null
    : { ...(at === undefined ? {} : { places: [at] }), ...(slot === undefined ? {} : { slots: [slot] }) };
