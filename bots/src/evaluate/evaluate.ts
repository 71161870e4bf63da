/** What a position is worth to a seat: what it has against what its enemies have, in tenths of a victory point. */
import {
  areEnemies,
  combatHand,
  holderOf,
  isWounded,
  jumpsLeft,
  type Place,
  placeOf,
  type Piece,
  type Position,
  type Seat,
  victoryPoints,
  waitsAt,
  whereIs,
  winnersOf,
} from '@dungeon-twister/rules';
import type { Maps, MapStore } from './maps.ts';
import type { Weights } from './weights.ts';

/** Worth more than anything on the table. */
const WIN = 1000;
const HIGHEST_CARD = 6;
const NEVER = 1e6;
/** More seats times turns than any labyrinth has. */
const MOST_TURNS = 4 * 2 * 16;

export class Evaluator {
  /** How many positions were looked at: budgets are counted in these. */
  count = 0;
  private readonly weights: Weights;
  private readonly maps: MapStore;
  private readonly sides: Float64Array = new Float64Array(4);
  private readonly turnedIn: Float64Array = new Float64Array(MOST_TURNS);

  constructor(weights: Weights, maps: MapStore) {
    this.weights = weights;
    this.maps = maps;
  }

  /** Own worth less the worth of the others: of all enemies together no more than of one. */
  valueOf(p: Position, seat: Seat): number {
    this.count++;
    const { ruleset } = p;
    const { seats } = ruleset;
    const winners = winnersOf(p);
    if (winners >= 0) return winners === 0 ? 0 : winners & (1 << seat) ? WIN : -WIN;
    this.readSides(p);
    let enemies = 0;
    let against = 0;
    let allied = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (areEnemies(ruleset, seat, other)) {
        enemies++;
        against += this.sides[other];
      } else allied += this.sides[other];
    }
    return this.sides[seat] + allied / 2 - (enemies > 0 ? against / enemies : 0);
  }

  private readSides(p: Position): void {
    const { sides, weights } = this;
    const { pieces, seats } = p.ruleset;
    const maps = this.maps.of(p);
    this.readWays(p, maps);
    for (let seat = 0; seat < seats; seat++)
      sides[seat] =
        weights.point * victoryPoints(p, seat) +
        weights.jump * jumpsLeft(p, seat) +
        weights.pip * pipsIn(combatHand(p, seat));
    for (let piece = 0; piece < pieces.count; piece++) {
      if (pieces.isCharacter[piece] === 1) sides[pieces.owner[piece]] += this.characterWorth(p, piece, maps);
      else {
        const holder = holderOf(p, piece);
        if (holder >= 0 && !isWounded(p, holder))
          sides[pieces.owner[holder]] += weights.load + weights.treasure * pieces.exitPoints[piece];
      }
    }
  }

  /** For each seat and room that could be turned: the action points until it is. */
  private readWays(p: Position, { turns, points, toGear }: Maps): void {
    const { pieces, seats, layout } = p.ruleset;
    const { turnedIn } = this;
    turnedIn.fill(NEVER, 0, seats * turns);
    for (let piece = 0; piece < pieces.count; piece++) {
      if (pieces.isCharacter[piece] === 0) continue;
      const place = whereIs(p, piece);
      if (place >= layout.places || isWounded(p, piece)) continue;
      const from = pieces.owner[piece] * turns;
      const step = 1 / pieces.movement[piece];
      const at = place * turns;
      for (let turn = 0; turn < turns; turn++) {
        const cost = toGear[at + turn] * step + points[turn];
        if (cost < turnedIn[from + turn]) turnedIn[from + turn] = cost;
      }
    }
  }

  private characterWorth(p: Position, piece: Piece, maps: Maps): number {
    const { weights } = this;
    const { pieces, layout } = p.ruleset;
    const place = placeOf(p, piece);
    if (place >= 0) {
      if (isWounded(p, piece)) return weights.wounded;
      return (
        weights.well +
        this.runWorth(
          this.pointsToGo(pieces.owner[piece], place, pieces.movement[piece], maps),
          pieces.exitPoints[piece],
        )
      );
    }
    const slot = waitsAt(p, piece);
    if (slot < 0) return 0;
    const far = maps.now[pieces.owner[piece]][layout.places + slot] / pieces.movement[piece] + 1;
    return weights.hidden * (weights.well + this.runWorth(far, pieces.exitPoints[piece]));
  }

  /** The action points that the way still costs, with a room turned for it where that is shorter. */
  private pointsToGo(seat: Seat, place: Place, movement: number, { now, turns, after }: Maps): number {
    const step = 1 / movement;
    const { turnedIn } = this;
    let least = now[seat][place] * step;
    const ways = after[seat];
    const at = place * turns;
    const from = seat * turns;
    for (let turn = 0; turn < turns; turn++) {
      const cost = ways[at + turn] * step + turnedIn[from + turn];
      if (cost < least) least = cost;
    }
    return least;
  }

  /** What it is worth to be so many action points away from where one wants to go. */
  private runWorth(actionPoints: number, exitPoints: number): number {
    return (this.weights.runner * (1 + exitPoints)) / (1 + this.weights.far * actionPoints);
  }
}

function pipsIn(hand: number): number {
  let pips = 0;
  for (let card = 1; card <= HIGHEST_CARD; card++) pips += card * ((hand >> (card * 2)) & 3);
  return pips;
}
