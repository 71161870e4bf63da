/** Through whose eyes a game may be seen again, and what the board shows then. */
import {
  type Game,
  type Lens,
  type Position,
  type View,
  type Viewer,
  viewOf,
  writePosition,
} from '@dungeon-twister/rules';

/**
 * A game that is over has no secrets any more. While it runs, whoever looks sees what he knew himself and what everybody
 * knew; nobody's eyes but his own.
 */
export function lensesFor({ result, position }: Pick<Game, 'result' | 'position'>, viewer: Viewer): Lens[] {
  if (result) return [...position.ruleset.colours.keys(), 'spectator', 'everything'];
  return viewer === 'spectator' ? ['spectator'] : [viewer, 'spectator'];
}

export const viewThrough = (position: Position, lens: Lens): View =>
  lens === 'everything' ? viewOfEverything(position) : viewOf(position, lens);

/** The view of somebody to whom everything was shown: what everybody sees, and all secrets as if they were his. */
function viewOfEverything(position: Position): View {
  const view = viewOf(position, 'spectator');
  const { pieces, combat, dealt } = writePosition(position);
  const open = new Set(view.shown.pieces.map(({ id }) => id));
  return {
    ...view,
    shown: {
      ...view.shown,
      // Drawn by their faces, not by their backs.
      seats: view.shown.seats.map((seat) => ({ ...seat, faceDownOn: [] })),
      ...(view.shown.veiled ? { veiled: [] } : {}),
      ...(dealt ? { dealt } : {}),
      ...(view.shown.combat && combat ? { combat: { ...view.shown.combat, laid: combat.laid } } : {}),
    },
    own: { ...view.own, pieces: pieces.filter(({ id }) => !open.has(id)) },
  };
}
