/** What a search asks about positions: their worth, and what is worth a try although its outcome is not known. */
import {
  decode,
  type PackedAction,
  type Piece,
  type Position,
  type Seat,
  waitsAt,
} from '@dungeon-twister/rules';
import { attackValue } from '../combat/attack-value.ts';
import type { Evaluator } from '../evaluate/evaluate.ts';
import type { Weights } from '../evaluate/weights.ts';

export class Judge {
  private readonly evaluator: Evaluator;
  private readonly weights: Weights;
  /** Combats are fought in the middle of a turn, which goes on after them. */
  readonly afterCombat = (p: Position, seat: Seat): number => this.evaluator.valueInTurn(p, seat);

  constructor(evaluator: Evaluator, weights: Weights) {
    this.evaluator = evaluator;
    this.weights = weights;
  }

  get looked(): number {
    return this.evaluator.count;
  }

  /** Whoever stands on a gear may be about to turn it: such plans are looked at sooner. */
  get gearWorth(): number {
    return this.weights.onGear;
  }

  /** What the own side had in the position that was looked at last. */
  get own(): number {
    return this.evaluator.own;
  }

  valueOf(p: Position, seat: Seat): number {
    return this.evaluator.valueOf(p, seat);
  }

  /** Steps from every place to where a seat wants to go, as the rooms lie. */
  costsFrom(p: Position, seat: Seat): Int32Array {
    return this.evaluator.costsFrom(p, seat);
  }

  /** The action points that the way of a figure still costs, with a room turned for it where that is shorter. */
  pointsToGoOf(p: Position, piece: Piece): number {
    return this.evaluator.pointsToGoOf(p, piece);
  }

  /** What action points are worth that are left after something whose outcome is not known. */
  restWorth(points: number): number {
    return this.weights.actionPoint * Math.max(0, points);
  }

  /** What the points of an action card are worth if it is kept for another turn. */
  cardWorth(points: number): number {
    return this.weights.cardPoint * points;
  }

  /** What it is worth to turn up a room, whatever lies there. */
  get plainReveal(): number {
    return this.weights.reveal;
  }

  slotOf(p: Position, seat: Seat, packed: PackedAction): number {
    const action = decode(p, seat, packed);
    return action.type === 'reveal' ? action.slot : -1;
  }

  revealWorth(p: Position, seat: Seat, packed: PackedAction): number {
    const slot = this.slotOf(p, seat, packed);
    const { reveal, ownToken, otherToken } = this.weights;
    const { pieces } = p.ruleset;
    let worth = reveal;
    for (let piece = 0; piece < pieces.count; piece++)
      if (waitsAt(p, piece) === slot) worth += pieces.owner[piece] === seat ? ownToken : otherToken;
    return worth;
  }

  /** A position in which somebody must decide something before the turn goes on. */
  openWorth(p: Position, seat: Seat): number {
    return attackValue(p, seat, this.afterCombat, this.weights.fight);
  }
}
