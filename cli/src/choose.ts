/**
 * How the demonstration chooses: by lot, with a light liking for what moves a game on. Nobody plans here; the bots do.
 *
 * It sees a view and the legal actions, as a player would. The same seed gives the same choices.
 */
import {
  type Action,
  type ActionType,
  type Chance,
  GEAR,
  inRoom,
  type Place,
  type Ruleset,
  type Seat,
  type Shown,
  slotOf,
  type View,
} from '@dungeon-twister/rules';
import { stepsOverSquares } from './square-ways.ts';
import { NO_WAY, type StepsFrom } from './steps.ts';
import { stepsOverZones } from './zone-ways.ts';

/** How much each kind of action is liked; a move counts by how much nearer it brings its figure to the way out. */
const LIKING: Readonly<Partial<Record<ActionType, number>>> = {
  reveal: 12,
  fireball: 9,
  attack: 4,
  heal: 6,
  regenerate: 6,
  drink: 5,
  openGate: 3,
  breakGate: 3,
  closeGate: -3,
  breakWalls: 3,
  steal: 6,
  levitate: -3,
  endTurn: -9,
};
/** What is liked most happens most often, not always; and one choice in so many is made by lot alone. */
const MOOD = 6;
const WHIM_ONE_IN = 8;
const OUT = 20;
/** Between zones a step is worth more, and so must be the last one. */
const OUT_OF_A_ZONE = 400;
const TO_A_GEAR = 6;
/** A point for nothing, though it is legal (BD-RULING-25). */
const STANDSTILL = -8;
/** From zone to zone it is as far as over a few squares. */
const SQUARES_IN_A_ZONE = 3;
/** A turned room is a new chance for everybody. */
const CHANGE = 2;
/** A Jump card is worth a detour. */
const JUMP_CARD = -2;
/** One figure without a way out must not outweigh all the others. */
const MOST_STEPS = 30;

export function chooseAction(
  ruleset: Ruleset,
  view: View,
  seat: Seat,
  actions: readonly Action[],
  chance: Chance,
): Action {
  const first = actions[0];
  if (!first) throw new Error('There is nothing to choose from.');
  if (view.shown.stage !== 'act' || chance.below(WHIM_ONE_IN) === 0)
    return actions[chance.below(actions.length)] ?? first;
  const likingOf = likingsFor(ruleset, view, seat);
  let best = first;
  let bestLiking = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const liking = likingOf(action) + chance.below(MOOD);
    if (liking <= bestLiking) continue;
    best = action;
    bestLiking = liking;
  }
  return best;
}

function likingsFor(ruleset: Ruleset, view: View, seat: Seat): (action: Action) => number {
  const { shown } = view;
  const stepsAt = stepsToExit(ruleset, shown, seat);
  const allSteps = teamSteps(ruleset, shown, seat, stepsAt);
  const scale = ruleset.layout.zones > 0 ? SQUARES_IN_A_ZONE : 1;
  return (action) => {
    if (action.type === 'rotate') {
      const after = turned(shown, action.slot, action.turn);
      return CHANGE + scale * (allSteps - teamSteps(ruleset, after, seat, stepsToExit(ruleset, after, seat)));
    }
    const from = whereIs(view, action);
    const to = placeAfter(action);
    if (to === null || from === null) return LIKING[action.type] ?? 0;
    if (stepsAt(to) === 0) return scale > 1 ? OUT_OF_A_ZONE : OUT;
    if (to === from) return STANDSTILL;
    // Whoever cannot get out by walking goes to turn a room.
    const stuck = stepsAt(from) >= NO_WAY && !isGear(ruleset, shown, from);
    const helps = stuck && isGear(ruleset, shown, to) ? TO_A_GEAR : 0;
    const trouble =
      action.type === 'jump' ? JUMP_CARD : action.type === 'move' ? -(action.handlings?.length ?? 0) : 0;
    return scale * (stepsAt(from) - stepsAt(to)) + helps + trouble;
  };
}

/** How far it is to the way out, from every place. */
const stepsToExit = (ruleset: Ruleset, shown: Shown, seat: Seat): StepsFrom =>
  (ruleset.layout.zones > 0 ? stepsOverZones : stepsOverSquares)(ruleset, shown, seat);

/** The way that all characters of a team have still to go. */
function teamSteps(ruleset: Ruleset, shown: Shown, seat: Seat, steps: StepsFrom): number {
  const { owner, isCharacter, byId } = ruleset.pieces;
  const isOwn = (piece: number): boolean => owner[piece] === seat && isCharacter[piece] === 1;
  return shown.pieces
    .filter(({ id }) => isOwn(byId.get(id) ?? -1))
    .flatMap(({ where }) => (typeof where === 'object' && 'place' in where ? [where.place] : []))
    .reduce((sum, place) => sum + Math.min(MOST_STEPS, steps(place)), 0);
}

/**
 * Where a turn begins, and a game is ended in which nothing changes: chance may walk in circles. Without action cards
 * a turn begins with its first action.
 */
export const mayClaim = ({ policies }: Ruleset, stage: string): boolean =>
  stage === (policies.actionPoints.hand === 0 ? 'act' : 'card');

/** The table as it would be shown with one room turned by a quarter. */
const turned = (shown: Shown, slot: number, turn: 'cw' | 'ccw'): Shown => ({
  ...shown,
  rooms: shown.rooms.map((room, index) =>
    index === slot && room.faceUp ? { ...room, turned: (room.turned + (turn === 'cw' ? 1 : 3)) % 4 } : room,
  ),
});

function isGear(ruleset: Ruleset, shown: Shown, place: Place): boolean {
  const view = shown.rooms[slotOf(place)];
  const room = view?.faceUp ? ruleset.rooms.find(({ id }) => id === view.room) : undefined;
  return room?.squares[room.zones.indexOf(inRoom(place))] === GEAR;
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
