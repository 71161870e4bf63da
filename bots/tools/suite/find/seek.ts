/** Looks for a task of one kind in a position that was edited for it; the proof then repeats everything. */
import {
  activeSeat,
  isWounded,
  type PackedAction,
  type Piece,
  pieceOf,
  placeOf,
  type Position,
  typeOf,
} from '@dungeon-twister/rules';
import { type Aim, isWon, type Kind } from '../aim.ts';
import { linesOf } from '../answer.ts';
import {
  CERTAIN,
  exitWouldWin,
  needsTurning,
  onlyLeaver,
  shortestPiece,
  shortestStop,
  shortestWin,
} from '../claims.ts';
import { faultsOf } from '../prove.ts';
import type { Task } from '../task.ts';
import { searchTurn } from '../whole-turns.ts';

export interface Found {
  readonly kind: Kind;
  readonly task: Task;
}

/** With a Speed potion more could be done in a turn. */
const MOST_ACTIONS = 3;

interface Solved {
  readonly aim: Aim;
  readonly actions: readonly PackedAction[];
}

/** A task of the kind that its aim names, or of the last kind where only turning a room helps. */
export function seek(aim: Aim['type'], position: Position, source: string): Found | null {
  const solved = SOLVERS[aim](position);
  if (!solved || solved.actions.length === 0 || solved.actions.length > MOST_ACTIONS) return null;
  const { actions } = solved;
  const turns = actions.some((action) => typeOf(position, action) === 'rotate');
  const onlyByTurning = turns && needsTurning(position, solved.aim) === true;
  if (!onlyByTurning && (actions.length < 2 || (aim === 'win' && isWalkOfOne(position, actions))))
    return null;
  const kind = onlyByTurning ? 'turn' : aim;
  const task: Task = {
    position,
    aim: solved.aim,
    onlyByTurning,
    answer: linesOf(position, actions),
    source,
  };
  return faultsOf(kind, task).length === 0 ? { kind, task } : null;
}

/** Whether somebody simply walks on: whoever goes straight for the exit finds that, and it is no task. */
const isWalkOfOne = (p: Position, [first, ...more]: readonly PackedAction[]): boolean =>
  first !== undefined &&
  [first, ...more].every((action) => typeOf(p, action) === 'move' && pieceOf(action) === pieceOf(first));

const SOLVERS: Readonly<Record<Aim['type'], (position: Position) => Solved | null>> = {
  win(position) {
    const actions = shortestWin(position, CERTAIN);
    return actions ? { aim: { type: 'win' }, actions } : null;
  },
  stop(position) {
    if (!exitWouldWin(position) || onlyLeaver(position) === null) return null;
    const actions = shortestStop(position, CERTAIN);
    return actions && actions.length > 0 ? { aim: { type: 'stop' }, actions } : null;
  },
  piece(position) {
    const piece = firstWon(position);
    if (piece === null) return null;
    const actions = shortestPiece(position, piece, CERTAIN);
    const id = position.ruleset.pieces.ids[piece];
    return actions && id !== undefined ? { aim: { type: 'piece', piece: id }, actions } : null;
  },
};

/** The first enemy that a turn wins for certain. */
function firstWon(start: Position): Piece | null {
  const { pieces } = start.ruleset;
  const enemies: Piece[] = [];
  for (let piece = 0; piece < pieces.count; piece++)
    if (
      pieces.isCharacter[piece] === 1 &&
      pieces.owner[piece] !== activeSeat(start) &&
      placeOf(start, piece) >= 0
    )
      enemies.push(piece);
  // Those that lie wounded score when they are won.
  enemies.sort((a, b) => Number(isWounded(start, b)) - Number(isWounded(start, a)));
  let won: Piece | null = null;
  searchTurn(start, CERTAIN, ({ position }) => {
    won = enemies.find((piece) => isWon(start, position, piece)) ?? null;
    return won !== null;
  });
  return won;
}
