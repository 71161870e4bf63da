/**
 * What the finder looks for and the proof repeats, each as one question about all turns of a position. Every answer has
 * three values: yes, no, and null where too many positions would have to be kept to say.
 */
import {
  activeSeat,
  type PackedAction,
  type Piece,
  type Position,
  stageOf,
  victoryPoints,
  winnersOf,
} from '@dungeon-twister/rules';
import { type Aim, hasWon, isWon } from './aim.ts';
import { afterTurn } from './end-turn.ts';
import { findExit, whoCanLeave } from './next-turn.ts';
import { Refuter } from './refuter.ts';
import { actionsTo, type Reach, type Reached, searchTurn } from './whole-turns.ts';

/** How many positions of one turn are kept at most: whoever needs more is no task, so that all can be proved anew. */
const MOST = 60_000;

export const CERTAIN: Reach = { combats: 'certain', rotations: true, most: MOST };
export const LUCKY: Reach = { combats: 'all', rotations: true, most: MOST };
const LUCKY_WITHOUT_TURNING: Reach = { combats: 'all', rotations: false, most: MOST };

/** Whether the player would have won if the turn ended here. */
function winsHere({ position }: Reached, seat: number, points: number): boolean {
  if (winnersOf(position) >= 0) return hasWon(position, seat);
  // Ending the turn is tried only where something was scored: all of these goals need it.
  return victoryPoints(position, seat) > points && hasWon(afterTurn(position), seat);
}

/** The shortest win of this turn; null for none, undefined where it is not known. */
export function shortestWin(start: Position, reach: Reach): readonly PackedAction[] | null | undefined {
  const seat = activeSeat(start);
  const points = victoryPoints(start, seat);
  const search = searchTurn(start, reach, (reached) => winsHere(reached, seat, points));
  if (search.found) return actionsTo(search.found);
  return search.complete ? null : undefined;
}

/** The shortest way to win a piece, scored or not. */
export function shortestPiece(
  start: Position,
  piece: Piece,
  reach: Reach,
): readonly PackedAction[] | null | undefined {
  const search = searchTurn(start, reach, ({ position }) => isWon(start, position, piece));
  if (search.found) return actionsTo(search.found);
  return search.complete ? null : undefined;
}

/** Whether every turn that scores for certain wins this piece. */
export function scoresOnlyWith(start: Position, piece: Piece): boolean | null {
  const seat = activeSeat(start);
  const points = victoryPoints(start, seat);
  const search = searchTurn(
    start,
    CERTAIN,
    ({ position }) => victoryPoints(position, seat) > points && !isWon(start, position, piece),
  );
  return search.found ? false : search.complete ? true : null;
}

/** Whether some turn scores for certain. */
export function canScore(start: Position): boolean {
  const seat = activeSeat(start);
  const points = victoryPoints(start, seat);
  return searchTurn(start, CERTAIN, ({ position }) => victoryPoints(position, seat) > points).found !== null;
}

/** The one figure that the next player can bring out if nothing is done, even with luck; null where it is not one. */
export function onlyLeaver(start: Position): Piece | null {
  const leavers = whoCanLeave(afterTurn(start), LUCKY);
  const [leaver] = leavers ?? [];
  return leavers?.size === 1 && leaver !== undefined ? leaver : null;
}

/** Whether the next player, if nothing is done, gets out without a doubtful combat and has won with it. */
export function exitWouldWin(start: Position): boolean {
  const { way } = findExit(afterTurn(start), CERTAIN);
  return way !== null && hasWon(afterTurn(way.end), activeSeat(way.begun));
}

/** Whether nobody can leave in the next turn, whatever is done now. */
export const nobodyCanLeave = (start: Position): boolean => {
  const exits = findExit(afterTurn(start), LUCKY);
  return exits.way === null && exits.complete;
};

/** How often a whole search of the next turn is made for one question. */
const MOST_SEARCHES = 25;

/** A turn after which nobody can leave; the search may be kept to some turns. */
export function shortestStop(
  start: Position,
  reach: Reach,
  counts: (position: Position) => boolean = () => true,
): readonly PackedAction[] | null | undefined {
  const refuter = new Refuter(LUCKY);
  let known = true;
  const search = searchTurn(start, reach, ({ position }) => {
    if (stageOf(position) !== 'act' || !counts(position)) return false;
    const ended = afterTurn(position);
    if (refuter.searches >= MOST_SEARCHES) {
      known &&= refuter.refutesAtOnce(ended);
      return false;
    }
    const refuted = refuter.refutes(ended);
    if (refuted === null) known = false;
    return refuted === false && winnersOf(ended) < 0;
  });
  if (search.found) return actionsTo(search.found);
  return search.complete && known ? null : undefined;
}

/** Whether the aim is out of reach without turning a room, even with luck. */
export function needsTurning(start: Position, aim: Aim): boolean | null {
  const found = ((): readonly PackedAction[] | null | undefined => {
    switch (aim.type) {
      case 'win':
        return shortestWin(start, LUCKY_WITHOUT_TURNING);
      case 'stop':
        return shortestStop(start, LUCKY_WITHOUT_TURNING);
      default:
        return shortestPiece(start, start.ruleset.pieces.byId.get(aim.piece) ?? -1, LUCKY_WITHOUT_TURNING);
    }
  })();
  return found === undefined ? null : found === null;
}

/** Whether every turn that leaves a piece as it is lets the next player out. */
export function losesWithout(start: Position, piece: Piece): boolean | null {
  const found = shortestStop(start, LUCKY, (position) => !isWon(start, position, piece));
  return found === undefined ? null : found === null;
}
