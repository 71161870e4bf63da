/**
 * The oracle's verdict on any action: true, or the ledger id that forbids it.
 *
 * Not judged: choosing and dismissing characters before the game (BD-MIX-3, BD-HANDICAP-1).
 */
import type { Action, PieceId } from '../../src/model/action.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { drinkRefusal, healRefusal, regenerateRefusal } from './abilities.ts';
import { type Board, type Piece, pieceCalled, readBoard } from './board.ts';
import { layCardRefusal, nameCardRefusal, playCardRefusal } from './cards.ts';
import { attackRefusal } from './combat.ts';
import { jumpRefusal } from './jump.ts';
import { followMove } from './movement.ts';
import { portcullisRefusal } from './portcullis.ts';
import { placeRefusal, revealRefusal } from './reveal.ts';
import { rotateRefusal } from './rotation.ts';
import { deployRefusal, layRefusal } from './set-up.ts';
import { fireballRefusal, screamRefusal } from './sight.ts';
import { wallWalkRefusal } from './wall-walk.ts';

/** An action of one piece. */
type PieceAction = Extract<Action, { readonly piece: PieceId }>;

/** Why this piece can do nothing of this kind now; null if it can. */
function actorRefusal(board: Board, seat: Seat, piece: Piece, type: PieceAction['type']): string | null {
  if (piece.seat !== seat) return 'BD-TURN-17';
  if (piece.state === 'object' || piece.square === undefined) return 'BD-TERM-4';
  if (piece.state === 'wounded' && type !== 'regenerate') return 'BD-WOUND-2'; // BD-CHAR-Troll-5
  if (piece.spent) return piece.kind === 'troll' ? 'BD-CHAR-Troll-4' : 'BD-CHAR-Cleric-3'; // BD-RULING-13
  const cost = type === 'scream' ? 2 : 1; // BD-TURN-8 to BD-TURN-15
  // BD-RULING-22: a drinker pays with his own points first, and with those of all after that.
  return board.position.ap + piece.ownPoints >= cost ? null : 'BD-TURN-3';
}

function onTarget(board: Board, target: PieceId, refusal: (piece: Piece) => string | null): string | null {
  const piece = pieceCalled(board, target);
  return piece === undefined ? 'BD-TERM-3' : refusal(piece);
}

/** What the rules of this kind of action say, the actor being free to act. */
function kindRefusal(board: Board, piece: Piece, action: PieceAction): string | null {
  switch (action.type) {
    case 'move': {
      const followed = followMove(board, piece, action);
      return typeof followed === 'string' ? followed : null;
    }
    case 'jump':
      return jumpRefusal(board, piece, action.pit ?? -1, action.to);
    case 'reveal':
      // No side is named in the labyrinths for two.
      return action.over === undefined ? revealRefusal(board, piece, action.slot) : 'BD-REVEAL-7';
    case 'rotate':
      return rotateRefusal(board, piece, action.slot, action.turn);
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return portcullisRefusal(board, piece, action.type, action.at);
    case 'attack':
      return onTarget(board, action.target, (target) =>
        attackRefusal(board, piece, target, action.joiners ?? []),
      );
    case 'heal':
      return onTarget(board, action.target, (target) => healRefusal(board, piece, target));
    case 'regenerate':
      return regenerateRefusal(board, piece);
    case 'wallWalk':
      return wallWalkRefusal(board, piece, action.to, action.leave);
    case 'scream':
      return onTarget(board, action.target, (target) => screamRefusal(board, piece, target));
    case 'fireball':
      return onTarget(board, action.target, (target) => fireballRefusal(board, piece, target));
    case 'drink':
      return drinkRefusal(board, piece);
    default:
      return 'BD-TURN-13'; // no figure and no object of the two boxes brings it
  }
}

function pieceActionRefusal(board: Board, seat: Seat, action: PieceAction): string | null {
  if (board.position.stage !== 'act') return 'BD-TURN-2'; // BD-STACK-2
  if (seat !== board.position.active) return 'BD-TURN-17';
  const piece = pieceCalled(board, action.piece);
  if (piece === undefined) return 'BD-TERM-4';
  return actorRefusal(board, seat, piece, action.type) ?? kindRefusal(board, piece, action);
}

function endTurnRefusal(position: PositionJson, seat: Seat): string | null {
  if (position.stage !== 'act') return 'BD-TURN-2';
  return seat === position.active ? null : 'BD-TURN-17'; // BD-TURN-4
}

/** BD-RULING-118: a complete cycle is four turns of each of the two players (BD-TERM-13). */
function claimRefusal({ rules, position }: Board): string | null {
  const turns = rules.noProgressCycles * 8;
  return turns > 0 && position.quiet >= turns && !position.stirred ? null : 'BD-RULING-118';
}

export function refusalOf(board: Board, seat: Seat, action: Action): string | null {
  const { position } = board;
  if (position.stage === 'over') return 'BD-END-4';
  switch (action.type) {
    case 'choose':
    case 'dismiss':
      throw new Error(`The oracle does not judge ${action.type}`);
    case 'deploy':
      return deployRefusal(board, seat, action.piece, action.place);
    case 'lay':
      return layRefusal(board, seat, action.piece, action.slot);
    case 'playCard':
      return playCardRefusal(position, seat, action.card);
    case 'endTurn':
      return endTurnRefusal(position, seat);
    case 'place':
      return placeRefusal(board, seat, action.piece, action.place);
    case 'nameCard':
      return nameCardRefusal(position, seat, action.card);
    case 'layCard':
      // One card each: nobody lays two in the board game.
      return action.second === undefined ? layCardRefusal(position, seat, action.card) : 'BD-COMBAT-4';
    case 'claimEnd':
      return claimRefusal(board);
    case 'resign':
    case 'offerDraw':
    case 'declineDraw':
      return null; // not a matter of the ledger
    default:
      return 'piece' in action ? pieceActionRefusal(board, seat, action) : 'BD-STACK-2'; // nobody asks for it
  }
}

/** True if the action is legal, otherwise the id of the ledger line that forbids it. */
export function judge(position: PositionJson, seat: Seat, action: Action): true | string {
  return refusalOf(readBoard(position), seat, action) ?? true;
}
