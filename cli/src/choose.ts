/**
 * How the demonstration chooses: by lot, with a light liking for what moves a game on. Nobody plans here; the bots do.
 *
 * It sees a view and the legal actions, as a player would. The same seed gives the same choices.
 */
import type { Action, ActionType, Chance, Place, Seat, Table, View } from '@dungeon-twister/rules';
import { squareOf } from './coordinates.ts';
import { stepsToExit } from './ways-out.ts';

/** How much each kind of action is liked; a move counts by how much nearer it brings its figure to the way out. */
const LIKING: Readonly<Partial<Record<ActionType, number>>> = {
  reveal: 12,
  fireball: 9,
  attack: 6,
  heal: 6,
  regenerate: 6,
  drink: 5,
  openGate: 3,
  breakGate: 3,
  rotate: 3,
  closeGate: -3,
  endTurn: -9,
};
/** What is liked most happens most often, not always. */
const MOOD = 5;
const OUT = 20;

export function chooseAction(table: Table, view: View, seat: Seat, actions: readonly Action[], chance: Chance): Action {
  const first = actions[0];
  if (!first) throw new Error('There is nothing to choose from.');
  if (view.shown.stage !== 'act') return actions[chance.below(actions.length)] ?? first;
  const steps = stepsToExit(table, view.shown, seat);
  const stepsAt = (place: Place): number => steps(squareOf(table, view.shown, place));
  let best = first;
  let bestLiking = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const liking = likingOf(action, whereIs(view, action), stepsAt) + chance.below(MOOD);
    if (liking <= bestLiking) continue;
    best = action;
    bestLiking = liking;
  }
  return best;
}

function likingOf(action: Action, from: Place | null, stepsAt: (place: Place) => number): number {
  const to = placeAfter(action);
  if (to === null || from === null) return LIKING[action.type] ?? 0;
  if (stepsAt(to) === 0) return OUT;
  return stepsAt(from) - stepsAt(to) + (action.type === 'jump' ? -2 : 0);
}

/** Where the acting figure ends up, if it goes anywhere. */
function placeAfter(action: Action): Place | null {
  if (action.type === 'move') return action.path.at(-1) ?? null;
  return action.type === 'jump' || action.type === 'wallWalk' ? action.to : null;
}

function whereIs({ shown }: View, action: Action): Place | null {
  const id = 'piece' in action ? action.piece : null;
  const where = shown.pieces.find((piece) => piece.id === id)?.where;
  return typeof where === 'object' && 'place' in where ? where.place : null;
}
