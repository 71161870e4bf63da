/**
 * Proves a task of the suite anew: that it is what its kind says, that its answer reaches the aim whatever cards are
 * laid, and that the aim is worth reaching. Everything is proved by looking at all turns (whole-turns.ts).
 */
import {
  actionPointsLeft,
  activeSeat,
  isWounded,
  type Position,
  stageOf,
  writePosition,
} from '@dungeon-twister/rules';
import { type Aim, holds, type Kind } from './aim.ts';
import { endsOf } from './answer.ts';
import {
  canScore,
  CERTAIN,
  exitWouldWin,
  LUCKY,
  losesWithout,
  needsTurning,
  nobodyCanLeave,
  onlyLeaver,
  scoresOnlyWith,
  shortestPiece,
  shortestWin,
} from './claims.ts';
import { beginnings } from './next-turn.ts';
import type { Task } from './task.ts';

const MOST_POINTS = 3;
/** What one action reaches is no task, unless a room must be turned for it. */
const FEWEST_ACTIONS = 2;

/** What cannot be proved of a task, in words; nothing where all is well. */
export function faultsOf(kind: Kind, task: Task): string[] {
  const { position, aim, onlyByTurning, answer } = task;
  const faults = [...shownFaults(position)];
  if (faults.length > 0) return faults;
  const seat = activeSeat(position);
  const ends = endsOf(position, answer);
  if (!ends.every((after) => holds(aim, seat, position, after)))
    faults.push('the answer does not reach the aim');
  if (aim.type === 'stop' && !ends.every(letsNobodyWin)) faults.push('the next player wins otherwise');
  // With a Speed potion a turn may be longer than its action points.
  if (answer.length > MOST_POINTS) faults.push('the answer is too long');
  if (onlyByTurning !== (kind === 'turn')) faults.push('only those of the last kind need a turn');
  if (kind !== 'turn' && aim.type !== kind) faults.push(`the aim is not that of "${kind}"`);
  if (kind === 'turn' && needsTurning(position, aim) !== true)
    faults.push('a way without turning a room is there, or not excluded');
  faults.push(...aimFaults(position, aim, kind !== 'turn'));
  return faults;
}

/** Whether the next player has no certain way to win, by whatever he scores. */
const letsNobodyWin = (after: Position): boolean =>
  beginnings(after).every((begun) => shortestWin(begun, CERTAIN) === null);

/** Everything lies open, and the turn is short enough to be looked at as a whole. */
function* shownFaults(p: Position): Iterable<string> {
  const { slots, pieces } = writePosition(p);
  if (stageOf(p) !== 'act') yield 'no turn is being played';
  if (actionPointsLeft(p) < 1 || actionPointsLeft(p) > MOST_POINTS) yield 'one to three action points';
  if (slots.some(({ faceUp }) => !faceUp)) yield 'a room lies face down';
  if (pieces.some(({ where }) => where === 'hand' || (typeof where === 'object' && 'slot' in where)))
    yield 'a token is hidden';
}

function aimFaults(start: Position, aim: Aim, atLeastTwo: boolean): string[] {
  switch (aim.type) {
    case 'win': {
      const win = shortestWin(start, CERTAIN);
      return win && win.length >= (atLeastTwo ? FEWEST_ACTIONS : 1)
        ? []
        : ['there is no win, or too short a one'];
    }
    case 'stop':
      return [
        ...(onlyLeaver(start) === null ? ['not exactly one figure would leave'] : []),
        ...(exitWouldWin(start) ? [] : ['the exit would not win the game']),
        ...(shortestWin(start, LUCKY) === null ? [] : ['this turn might win']),
      ];
    default:
      return pieceFaults(start, start.ruleset.pieces.byId.get(aim.piece) ?? -1, atLeastTwo);
  }
}

/** A piece is worth it where nothing else scores and nothing else is pressing, or where it would leave and win. */
function pieceFaults(start: Position, piece: number, atLeastTwo: boolean): string[] {
  const faults: string[] = [];
  const shortest = shortestPiece(start, piece, CERTAIN);
  if (!shortest || shortest.length < (atLeastTwo ? FEWEST_ACTIONS : 1))
    faults.push('the piece cannot be won, or with one action');
  if (isThreat(start, piece)) {
    if (losesWithout(start, piece) !== true) faults.push('it can be stopped otherwise');
    return faults;
  }
  if (scoresOnlyWith(start, piece) !== true) faults.push('there is another way to score');
  if (!canScore(start)) faults.push('the piece scores nothing');
  if (!shortestWin(start, CERTAIN) && !nobodyCanLeave(start)) faults.push('the next player can leave');
  return faults;
}

/** Whether this very figure would leave and win in the next turn. */
const isThreat = (start: Position, piece: number): boolean =>
  !isWounded(start, piece) && onlyLeaver(start) === piece && exitWouldWin(start);
