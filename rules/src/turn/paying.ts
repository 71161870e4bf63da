/**
 * Who pays for an action, and how much: the player, whoever of his acts. Nothing but an action is paid for: what is
 * permanent costs nothing. What a point buys: actions/what-an-action-point-buys.ts (CG-AP-10).
 * Rules: BD-TURN-6 to 16, BD-ITEM-11, CG-AP-8 to 11; BD-RULING-22.
 */
import { AP } from '../model/fields.ts';
import { ownPoints, type Position, setOwnPoints } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

/** What an action costs, an ability and an object too, unless it says otherwise, like the scream (BD-TURN-15). */
export const USUAL_PRICE = 1;

/** A figure's own points pay first: nobody else could use them (BD-RULING-22). */
export function pay(p: Position, piece: Piece, cost: number): void {
  const own = ownPoints(p, piece);
  const fromOwn = Math.min(own, cost);
  if (fromOwn > 0) setOwnPoints(p, piece, own - fromOwn);
  p.data[AP] -= cost - fromOwn;
}
