/** What a position is worth to a seat: what it has against what its enemies have, in tenths of a victory point. */
import {
  activeSeat,
  areEnemies,
  combatHand,
  holderOf,
  isWounded,
  jumpsLeft,
  mostActionPoints,
  NO_WAY,
  type Place,
  placeOf,
  type Piece,
  type Position,
  type Ruleset,
  type Seat,
  victoryPoints,
  waitsAt,
  whereIs,
  winnersAtTurnEnd,
  winnersOf,
} from '@dungeon-twister/rules';
import { handWorth } from '../combat/card-values.ts';
import { counts, missingTo } from './aims.ts';
import type { Maps, MapStore } from './maps.ts';
import { WalkStore } from './walks.ts';
import { AT, FEATURES, type Weights } from './weights.ts';

/** Worth more than anything on the table. */
const WIN = 1000;
/** The points are there, and nobody can change that before the turn ends. */
const WON_SOON = 900;
const NEVER = 1e6;
/** More seats times turns than any labyrinth has. */
const MOST_TURNS = 4 * 2 * 16;
const MOST_SEATS = 4;
const COUNT = FEATURES.length;
/** How fast a figure on its way is worth less with each action point that the way still costs. */
const NEAR = 0.28;
/** Action points in which everything that counts before the end is usually done, and what a point costs that nobody is on his way to bring. */
const RACE = 8;
const MISSING = 12;
/** More runners than anybody has. */
const MOST_RUNNERS = 32;

export class Evaluator {
  /** How many positions were looked at: budgets are counted in these. */
  count = 0;
  /** What the own side had in the position that was looked at last, and its allies with it. */
  own = 0;
  private readonly vector: Float64Array;
  private readonly maps: MapStore;
  private readonly features: Float64Array = new Float64Array(MOST_SEATS * COUNT);
  private readonly turnedIn: Float64Array = new Float64Array(MOST_TURNS);
  private readonly walks: WalkStore = new WalkStore();
  /** Where the figures of each seat stand that nobody passes, as one number. */
  private readonly standing: Int32Array = new Int32Array(MOST_SEATS);
  private readonly costs: Float64Array = new Float64Array(MOST_SEATS * MOST_RUNNERS);
  private readonly brings: Float64Array = new Float64Array(MOST_SEATS * MOST_RUNNERS);
  private readonly runners: Int32Array = new Int32Array(MOST_SEATS);
  private readonly difference: Float64Array = new Float64Array(COUNT);
  private readonly shares: Float64Array = new Float64Array(MOST_SEATS);

  constructor(weights: Weights, maps: MapStore) {
    this.vector = Float64Array.from(FEATURES, (name) => weights[name]);
    this.maps = maps;
  }

  /** Own worth less the worth of the others: of all enemies together no more than of one. */
  valueOf(p: Position, seat: Seat): number {
    this.count++;
    const decided = decidedFor(p, seat);
    if (decided !== null) return (this.own = decided);
    this.readSides(p);
    this.readShares(p.ruleset, seat);
    let [own, all] = [0, 0];
    for (let other = 0; other < p.ruleset.seats; other++) {
      const part = this.shares[other] * this.sideOf(other);
      all += part;
      if (this.shares[other] > 0) own += part;
    }
    this.own = own;
    return all;
  }

  /** How much each side counts for a seat: all enemies together no more than one, an ally half. */
  private readShares(ruleset: Ruleset, seat: Seat): void {
    let enemies = 0;
    for (let other = 0; other < ruleset.seats; other++) if (areEnemies(ruleset, seat, other)) enemies++;
    for (let other = 0; other < ruleset.seats; other++)
      this.shares[other] = other === seat ? 1 : areEnemies(ruleset, seat, other) ? -1 / enemies : 0.5;
  }

  private sideOf(seat: Seat): number {
    const { vector, features } = this;
    let sum = 0;
    for (let i = 0, at = seat * COUNT; i < COUNT; i++, at++) sum += vector[i] * features[at];
    return sum;
  }

  /** What a seat has of everything that is seen, less what its enemies have. Overwritten by the next question. */
  featuresOf(p: Position, seat: Seat): Float64Array {
    const { features, difference, shares } = this;
    this.readSides(p);
    this.readShares(p.ruleset, seat);
    difference.fill(0);
    for (let other = 0; other < p.ruleset.seats; other++)
      for (let i = 0; i < COUNT; i++) difference[i] += shares[other] * features[other * COUNT + i];
    return difference;
  }

  private readSides(p: Position): void {
    const { features } = this;
    const { pieces, seats } = p.ruleset;
    const maps = this.maps.of(p);
    features.fill(0, 0, seats * COUNT);
    this.runners.fill(0);
    this.standing.fill(0);
    this.readWays(p, maps);
    for (let piece = 0; piece < pieces.count; piece++)
      if (pieces.isCharacter[piece] === 1) this.readCharacter(p, piece, maps);
      else this.readObject(p, piece);
    for (let seat = 0; seat < seats; seat++) this.readSide(p, seat, maps);
  }

  private readSide(p: Position, seat: Seat, maps: Maps): void {
    const { features } = this;
    const { ruleset } = p;
    const at = seat * COUNT;
    const points = victoryPoints(p, seat);
    features[at + AT.point] = points;
    features[at + AT.jump] = jumpsLeft(p, seat);
    features[at + AT.cards] = cardsAgainst(ruleset, p, seat);
    const wanted = missingTo(p, seat);
    const clock = this.clock(seat, wanted);
    features[at + AT.clock] = -clock;
    features[at + AT.race] = 1 / (1 + clock / RACE);
    const soon = maps.leaves[seat] ? this.exitsSoon(p, seat, maps.goals[seat]) : 0;
    // Positions are looked at when a turn ends: whoever is active waits then.
    if (activeSeat(p) === seat) features[at + AT.exitLater] = soon;
    else {
      features[at + AT.exitNext] = soon;
      if (soon >= wanted) features[at + AT.winNext] = 1;
    }
  }

  private readObject(p: Position, piece: Piece): void {
    const { features } = this;
    const { pieces } = p.ruleset;
    const holder = holderOf(p, piece);
    if (holder < 0 || isWounded(p, holder)) return;
    const at = pieces.owner[holder] * COUNT;
    features[at + AT.load]++;
    features[at + AT.treasure] += pieces.exitPoints[piece];
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

  private readCharacter(p: Position, piece: Piece, maps: Maps): void {
    const { features } = this;
    const { pieces, layout } = p.ruleset;
    const seat = pieces.owner[piece];
    const at = seat * COUNT;
    const place = placeOf(p, piece);
    if (place >= 0) {
      if (isWounded(p, piece)) {
        features[at + AT.wounded]++;
        return;
      }
      this.standing[seat] += Math.imul(place + 1, 0x9e3779b1) ^ ((place + 1) << 7);
      const brings = 1 + pieces.exitPoints[piece];
      const cost = this.pointsToGo(seat, place, pieces.movement[piece], maps);
      features[at + AT.well]++;
      features[at + AT.strength] += pieces.combat[piece];
      if (!counts(p, piece)) return;
      features[at + AT.run] += brings / (1 + NEAR * cost);
      this.enterRace(seat, cost, brings);
      return;
    }
    const slot = waitsAt(p, piece);
    if (slot < 0 || !counts(p, piece)) return;
    const cost = maps.now[seat][layout.places + slot] / pieces.movement[piece] + 1;
    const brings = 1 + pieces.exitPoints[piece];
    features[at + AT.hidden]++;
    features[at + AT.hiddenRun] += brings / (1 + NEAR * cost);
    this.enterRace(seat, cost + 1, brings);
  }

  /** Keeps the runners of a seat in the order of their ways. */
  private enterRace(seat: Seat, cost: number, brings: number): void {
    const { costs, runners } = this;
    const from = seat * MOST_RUNNERS;
    let i = from + Math.min(MOST_RUNNERS - 1, runners[seat]++);
    for (; i > from && costs[i - 1] > cost; i--) {
      costs[i] = costs[i - 1];
      this.brings[i] = this.brings[i - 1];
    }
    costs[i] = cost;
    this.brings[i] = brings;
  }

  /** The action points until a seat has so many points more, if nobody stops it. */
  private clock(seat: Seat, wanted: number): number {
    const from = seat * MOST_RUNNERS;
    const to = from + Math.min(MOST_RUNNERS, this.runners[seat]);
    let sum = 0;
    let left = wanted;
    for (let i = from; i < to && left > 0; i++) {
      sum += Math.min(MISSING, this.costs[i]);
      left -= this.brings[i];
    }
    return sum + Math.max(0, left) * MISSING;
  }

  /** The points that a seat could bring out in one turn by walking alone. */
  private exitsSoon(p: Position, seat: Seat, goals: readonly Place[]): number {
    if (goals.length === 0) return 0;
    const { pieces } = p.ruleset;
    const { costs } = this;
    const most = mostActionPoints(p, seat);
    // Nobody is so near that he could walk: whoever stands in the way does not matter.
    if (this.runners[seat] === 0 || costs[seat * MOST_RUNNERS] > most) return 0;
    const steps = this.walks.stepsOf(p, seat, goals, this.enemiesOf(p, seat));
    let left = most;
    let points = 0;
    // Nearest first, as they are cheapest.
    for (let price = 1; price <= left; price++)
      for (let piece = 0; piece < pieces.count && price <= left; piece++) {
        if (pieces.owner[piece] !== seat || pieces.isCharacter[piece] === 0) continue;
        const place = placeOf(p, piece);
        if (place < 0 || steps[place] === NO_WAY || isWounded(p, piece)) continue;
        if (Math.max(1, Math.ceil(steps[place] / pieces.movement[piece])) !== price) continue;
        left -= price;
        points += 1 + pieces.exitPoints[piece];
      }
    return points;
  }

  private enemiesOf({ ruleset }: Position, seat: Seat): number {
    let sum = 0;
    for (let other = 0; other < ruleset.seats; other++)
      if (areEnemies(ruleset, seat, other)) sum = (sum + this.standing[other]) | 0;
    return sum;
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
}

/** What a game is worth that is over, or will be when the turn ends; null while it goes on. */
export function decidedFor(p: Position, seat: Seat): number | null {
  const over = winnersOf(p);
  const winners = over >= 0 ? over : winnersAtTurnEnd(p);
  if (winners < 0) return null;
  if (winners === 0) return 0;
  const worth = over >= 0 ? WIN : WON_SOON;
  return winners & (1 << seat) ? worth : -worth;
}

/** What the combat cards of a seat are worth against those of its enemies, half of it on each side of the difference. */
function cardsAgainst(ruleset: Ruleset, p: Position, seat: Seat): number {
  let sum = 0;
  let enemies = 0;
  for (let other = 0; other < ruleset.seats; other++)
    if (areEnemies(ruleset, seat, other)) {
      enemies++;
      sum += handWorth(combatHand(p, seat), combatHand(p, other));
    }
  return enemies > 0 ? sum / enemies / 2 : 0;
}
