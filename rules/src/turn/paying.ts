/** Who pays for an action. Rules: BD-TURN-6 to BD-TURN-16, CG-AP-8 to CG-AP-11; BD-RULING-22. */
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
