/**
 * Who pays for an action: the player, whoever of his acts. Prices: actions/kind-makers.ts (BD-TURN-8 to 12, CG-AP-8,
 * CG-AP-10), activated-abilities.ts (BD-TURN-13 to 15), combat/price-of-attack.ts. Nothing but an action is paid for:
 * what is permanent, an ability or an object, costs nothing. Rules: BD-TURN-6, BD-TURN-7, BD-TURN-16, BD-ITEM-11,
 * CG-AP-9, CG-AP-11; BD-RULING-22.
 */
import { AP } from '../model/fields.ts';
import { ownPoints, type Position, setOwnPoints } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

/** A figure's own points pay first: nobody else could use them (BD-RULING-22). */
export function pay(p: Position, piece: Piece, cost: number): void {
  const own = ownPoints(p, piece);
  const fromOwn = Math.min(own, cost);
  if (fromOwn > 0) setOwnPoints(p, piece, own - fromOwn);
  p.data[AP] -= cost - fromOwn;
}
