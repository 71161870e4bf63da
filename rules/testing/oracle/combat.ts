/** Who may attack whom, from where, and who takes part (groups COMBAT, GROUP, RANGED, OBJ-Spear, OBJ-Bow). */
import type { PieceId } from '../../src/model/action.ts';
import {
  areAdjacent,
  type Board,
  bordersAt,
  carriesA,
  characterOn,
  enemyFigures,
  figureOn,
  hasClosedGate,
  hasSlit,
  hasWall,
  isPassable,
  type Piece,
  pieceCalled,
} from './board.ts';
import { sightDirection } from './sight.ts';

const areNeighbours = (board: Board, one: Piece, two: Piece): boolean =>
  one.square !== undefined && two.square !== undefined && areAdjacent(board, one.square, two.square);

const touchesEnemyFigure = (board: Board, figure: Piece): boolean =>
  enemyFigures(board, figure.seat).some((enemy) => areNeighbours(board, figure, enemy));

/** Two free steps in one direction over a square without characters, or one step across a slit (BD-RULING-72). */
function spearReaches(board: Board, striker: Piece, target: Piece): boolean {
  if (striker.square === undefined) return false;
  return bordersAt(board, striker.square).some((border, direction) => {
    if (border.to === undefined || border.to.kind === 'hidden') return false;
    if (hasSlit(border)) {
      return border.to.place === target.square && !hasWall(border) && !hasClosedGate(border); // BD-OBJ-Spear-3
    }
    if (!isPassable(border) || characterOn(board, border.to.place) !== undefined) return false; // BD-OBJ-Spear-2
    const beyond = bordersAt(board, border.to.place)[direction];
    return beyond !== undefined && isPassable(beyond) && beyond.to?.place === target.square; // BD-OBJ-Spear-1
  });
}

function spearRefusal(board: Board, striker: Piece, target: Piece): string | null {
  if (!carriesA(board, striker, 'telescoping-spear')) return 'BD-COMBAT-1';
  if (areNeighbours(board, striker, target)) return 'BD-OBJ-Spear-8';
  if (touchesEnemyFigure(board, striker)) return 'BD-OBJ-Spear-10'; // BD-RULING-77: a wounded does not count
  return spearReaches(board, striker, target) ? null : 'BD-OBJ-Spear-1';
}

function bowRefusal(board: Board, shooter: Piece, target: Piece): string | null {
  if (!carriesA(board, shooter, 'bow')) return 'BD-COMBAT-1';
  if (areNeighbours(board, shooter, target) || touchesEnemyFigure(board, shooter)) return 'BD-RANGED-9';
  if (carriesA(board, target, 'large-shield')) return 'BD-RANGED-17'; // BD-RULING-84
  return sightDirection(board, shooter, target) < 0 ? 'BD-RANGED-2' : null;
}

type Manner = 'close' | 'spear' | 'bow';

/** How this figure can fight this target, or why it cannot. */
function mannerOf(board: Board, figure: Piece, target: Piece): { manner: Manner } | { refusal: string } {
  if (areNeighbours(board, figure, target)) return { manner: 'close' };
  const spear = spearRefusal(board, figure, target);
  if (spear === null) return { manner: 'spear' };
  const bow = bowRefusal(board, figure, target);
  if (bow === null) return { manner: 'bow' };
  return { refusal: spear === 'BD-COMBAT-1' ? bow : spear };
}

/** Whether this character may be attacked at all. */
function targetRefusal(board: Board, attacker: Piece, target: Piece): string | null {
  if (target.state === 'object' || target.square === undefined) return 'BD-COMBAT-1';
  if (target.seat === attacker.seat) return 'BD-COMBAT-1';
  if (target.state === 'wounded' && figureOn(board, target.square) !== undefined) return 'BD-RULING-64';
  return target.hurt ? 'BD-COMBAT-13' : null; // BD-RULING-135: the event counts, not the state
}

/** Why this friend may not join from afar; null if he may (BD-RULING-74, BD-RULING-80, BD-RULING-132). */
function joinRefusal(board: Board, attacker: Piece, target: Piece, id: PieceId): string | null {
  const friend = pieceCalled(board, id);
  if (friend === undefined || friend === attacker || friend.seat !== attacker.seat) return 'BD-RULING-74';
  if (friend.state !== 'figure' || friend.square === undefined) return 'BD-WOUND-11';
  if (friend.spent) return 'BD-RULING-60';
  const found = mannerOf(board, friend, target);
  if ('refusal' in found) return found.refusal;
  if (found.manner === 'close') return 'BD-GROUP-13'; // he takes part anyway
  const allowed = found.manner === 'spear' ? board.rules.spearJoins : board.rules.bowJoins;
  if (allowed) return null;
  return found.manner === 'spear' ? 'BD-RULING-74' : 'BD-RULING-80';
}

export function attackRefusal(
  board: Board,
  attacker: Piece,
  target: Piece,
  joiners: readonly PieceId[],
): string | null {
  if (!board.scenario.combat) return 'BD-SCN1-9';
  const refusal = targetRefusal(board, attacker, target);
  if (refusal !== null) return refusal;
  const found = mannerOf(board, attacker, target);
  if ('refusal' in found) return found.refusal;
  if (new Set(joiners).size !== joiners.length) return 'BD-RULING-75';
  for (const id of joiners) {
    const refusal = joinRefusal(board, attacker, target, id);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The friends who may join an attack from afar. */
export const possibleJoiners = (board: Board, attacker: Piece, target: Piece): readonly PieceId[] =>
  board.pieces.map(({ id }) => id).filter((id) => joinRefusal(board, attacker, target, id) === null);

/** Who fights in a combat, each list in the order of the position's pieces. */
export interface Participants {
  readonly close: readonly PieceId[];
  readonly spears: readonly PieceId[];
  readonly bows: readonly PieceId[];
  readonly defenders: readonly PieceId[];
}

/** BD-GROUP-9, BD-RULING-60: a figure healed this turn attacks nobody, but defending is no action. */
const mayAttack = ({ state, spent, hurt }: Piece): boolean => state === 'figure' && !spent && !hurt;
/** BD-RULING-135: wounded and healed in this very turn, it joins nothing. */
const mayDefend = ({ state, hurt }: Piece): boolean => state === 'figure' && !hurt;

const ids = (pieces: readonly Piece[]): PieceId[] => pieces.map(({ id }) => id);

/** Everybody who takes part in a legal attack (BD-GROUP-2 to BD-GROUP-4, BD-RULING-58 to 60, BD-RULING-76). */
export function participants(
  board: Board,
  attacker: Piece,
  target: Piece,
  joiners: readonly PieceId[],
): Participants {
  const isIn = (manner: Manner) => (piece: Piece) => {
    if (piece !== attacker && !joiners.includes(piece.id)) return false;
    const found = mannerOf(board, piece, target);
    return 'manner' in found && found.manner === manner;
  };
  const spears = board.pieces.filter(isIn('spear'));
  const bows = board.pieces.filter(isIn('bow'));
  const far = [...spears, ...bows];
  let close = board.pieces.filter(isIn('close'));
  let defenders = [target];
  const touches = (piece: Piece, others: readonly Piece[]): boolean =>
    others.some((one) => areNeighbours(board, piece, one));
  for (;;) {
    const nextClose = board.pieces.filter(
      (piece) =>
        close.includes(piece) ||
        (piece.seat === attacker.seat &&
          mayAttack(piece) &&
          !far.includes(piece) &&
          touches(piece, defenders)),
    );
    const nextDefenders = board.pieces.filter(
      (piece) =>
        defenders.includes(piece) ||
        (piece.seat === target.seat && mayDefend(piece) && touches(piece, nextClose)),
    );
    const grown = nextClose.length > close.length || nextDefenders.length > defenders.length;
    close = nextClose;
    defenders = nextDefenders;
    if (!grown) break;
  }
  return { close: ids(close), spears: ids(spears), bows: ids(bows), defenders: ids(defenders) };
}
