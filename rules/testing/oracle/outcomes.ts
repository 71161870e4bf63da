/**
 * Every distinct legal result of the stage in which points are spent, and the word for the result of an action.
 *
 * Moves and jumps are told apart by what has come of them; every other action by what was asked for.
 */
import type { Action, PortcullisAt, PieceId } from '../../src/model/action.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { type Board, bordersAt, isWayOut, type Piece, pieceCalled, readBoard } from './board.ts';
import { possibleJoiners } from './combat.ts';
import { everyMove } from './every-move.ts';
import { refusalOf } from './judge.ts';
import { followMove } from './movement.ts';
import { arrivalKey } from './walk.ts';

// --- words for results

function resultOn(board: Board, action: Action): string {
  switch (action.type) {
    case 'move': {
      const mover = pieceCalled(board, action.piece);
      const followed = mover === undefined ? 'BD-TERM-4' : followMove(board, mover, action);
      if (typeof followed === 'string') throw new Error(`${followed} forbids ${JSON.stringify(action)}`);
      return arrivalKey(followed.walk, followed.arrival);
    }
    case 'jump': {
      // Over which pit, and by which square of the line one leaves, makes no difference.
      const jumper = pieceCalled(board, action.piece);
      const out = jumper !== undefined && isWayOut(board, jumper.seat, action.to);
      return `jump ${action.piece} ${out ? 'out' : action.to}`;
    }
    case 'reveal':
    case 'lay':
      return `${action.type} ${action.piece} ${action.slot}`;
    case 'rotate':
      return `rotate ${action.piece} ${action.slot} ${action.turn}`;
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return `${action.type} ${action.piece} ${action.at.slot} ${action.at.gate}`;
    case 'attack':
      return ['attack', action.piece, action.target, ...[...(action.joiners ?? [])].sort()].join(' ');
    case 'heal':
    case 'scream':
    case 'fireball':
      return `${action.type} ${action.piece} ${action.target}`;
    case 'wallWalk':
      return `wallWalk ${action.piece} ${action.to} ${action.leave ?? 'nothing'}`;
    case 'regenerate':
    case 'drink':
    case 'choose':
    case 'dismiss':
      return `${action.type} ${action.piece}`;
    case 'deploy':
    case 'place':
      return `${action.type} ${action.piece} ${action.place}`;
    case 'playCard':
    case 'nameCard':
    case 'layCard':
      return `${action.type} ${action.card}`;
    default:
      return action.type;
  }
}

/** The same word for every action that comes to the same; only for legal actions. */
export const resultOf = (position: PositionJson, action: Action): string =>
  resultOn(readBoard(position), action);

// --- everything one could ask for, legal or not

const subsets = (ids: readonly PieceId[]): PieceId[][] =>
  ids.reduce<PieceId[][]>((found, id) => [...found, ...found.map((subset) => [...subset, id])], [[]]);

const allGates = (board: Board): PortcullisAt[] =>
  board.position.slots.flatMap((room, slot) => room.gates.map((_, gate) => ({ slot, gate })));

function towardsRooms(board: Board, piece: PieceId): Action[] {
  return board.position.slots.flatMap((_, slot): Action[] => [
    { type: 'reveal', piece, slot },
    { type: 'rotate', piece, slot, turn: 'cw' },
    { type: 'rotate', piece, slot, turn: 'ccw' },
  ]);
}

function towardsGates(board: Board, piece: PieceId): Action[] {
  return allGates(board).flatMap((at): Action[] => [
    { type: 'openGate', piece, at },
    { type: 'closeGate', piece, at },
    { type: 'breakGate', piece, at },
  ]);
}

function towardsCharacters(board: Board, actor: Piece): Action[] {
  const piece = actor.id;
  return board.pieces
    .filter(({ state, square }) => state !== 'object' && square !== undefined)
    .flatMap((target): Action[] => [
      { type: 'heal', piece, target: target.id },
      { type: 'scream', piece, target: target.id },
      { type: 'fireball', piece, target: target.id },
      ...subsets(possibleJoiners(board, actor, target)).map((joiners): Action => {
        const attack = { type: 'attack', piece, target: target.id } as const;
        return joiners.length === 0 ? attack : { ...attack, joiners };
      }),
    ]);
}

function towardsSquares(board: Board, { id: piece, square = -1 }: Piece): Action[] {
  const loads = board.pieces.filter((load) => load.square === square && load.id !== piece);
  return bordersAt(board, square).flatMap(({ to }): Action[] => {
    if (to === undefined) return [];
    const landings = bordersAt(board, to.place).flatMap((border) =>
      border.to === undefined ? [] : [border.to.place],
    );
    return [
      ...landings.map(
        (landing): Action => ({
          type: 'jump',
          piece,
          pit: to.place,
          to: landing,
        }),
      ),
      { type: 'wallWalk', piece, to: to.place },
      ...loads.map(
        (load): Action => ({
          type: 'wallWalk',
          piece,
          to: to.place,
          leave: load.id,
        }),
      ),
    ];
  });
}

function wishes(board: Board, actor: Piece): Action[] {
  return [
    ...towardsRooms(board, actor.id),
    ...towardsGates(board, actor.id),
    ...towardsCharacters(board, actor),
    ...towardsSquares(board, actor),
    { type: 'regenerate', piece: actor.id },
    { type: 'drink', piece: actor.id },
  ];
}

// --- what is legal of it

/** Whether this piece may move at all: the shortest move is to stay where it is (BD-RULING-25). */
function mayMove(board: Board, seat: Seat, { id, square, state }: Piece): boolean {
  if (square === undefined || state !== 'figure') return false;
  return refusalOf(board, seat, { type: 'move', piece: id, path: [square] }) === null;
}

/** Every distinct result that this seat can reach with one action now, with one action that leads to it. */
export function outcomes(position: PositionJson, seat: Seat): Map<string, Action> {
  const board = readBoard(position);
  const found = new Map<string, Action>();
  const actors = board.pieces.filter((piece) => piece.seat === seat && piece.square !== undefined);
  for (const actor of actors.filter(({ state }) => state !== 'object')) {
    for (const action of wishes(board, actor)) {
      if (refusalOf(board, seat, action) === null) found.set(resultOn(board, action), action);
    }
    if (!mayMove(board, seat, actor)) continue;
    for (const [result, action] of everyMove(board, actor)) found.set(result, action);
  }
  const endTurn: Action = { type: 'endTurn' };
  if (refusalOf(board, seat, endTurn) === null) found.set(resultOn(board, endTurn), endTurn);
  return found;
}
