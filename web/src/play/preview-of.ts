/** What the board shows while somebody points at a choice. */
import type { Action, Refusal } from '@dungeon-twister/rules';
import type { Preview } from '../board/board.tsx';

export function previewOf(action: Action): Preview | null {
  switch (action.type) {
    case 'move':
    case 'levitate':
      return { path: action.path };
    case 'jump':
      return { places: [action.to] };
    case 'wallWalk':
      return { places: [action.to] };
    case 'rotate':
      return { turn: { slot: action.slot, quarters: action.turn === 'cw' ? 1 : -1 } };
    case 'reveal':
    case 'invert':
    case 'lay':
      return { slots: [action.slot] };
    case 'deploy':
    case 'place':
    case 'face':
      return { places: [action.place] };
    default:
      return null;
  }
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
