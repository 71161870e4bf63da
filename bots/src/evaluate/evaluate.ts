/** What a position is worth to a seat: what it has against what its enemies have, in tenths of a victory point. */
import {
  actionPointsLeft,
  activeSeat,
  areAtHand,
  areEnemies,
  asTheTurnLeavesIt,
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
  stageOf,
  victoryPoints,
  waitsAt,
  whereIs,
  winnersAtTurnEnd,
  winnersOf,
} from '@dungeon-twister/rules';
import { handWorth } from '../combat/card-values.ts';
import { counts, missingTo, winsByPoints } from './aims.ts';
import { type Maps, type MapStore, TURNS } from './maps.ts';
import { mixed } from './mixed.ts';
import { Side } from './side.ts';
import { WalkStore } from './walks.ts';
import { AT, FEATURES, type Weights } from './weights.ts';

/** Worth more than anything on the table. */
const WIN = 1000;
/** The points are there, and nobody can change that before the turn ends. */
const WON_SOON = 900;
/** Nothing but walking is left to do for it. */
const WON_BY_WALKING = 890;
const NEVER = 1e6;
/** More rooms than any labyrinth has. */
const MOST_ROOMS = 32;
const MOST_SEATS = 4;
const COUNT = FEATURES.length;
/** How fast a figure on its way is worth less with each action point that the way still costs. */
const NEAR = 0.28;
/** Action points in which everything that counts before the end is usually done. */
const RACE = 8;
/** Those who can walk out for a price, and the points that they bring. */
const MOST_POINTS = 64;
const headsFor = new Int32Array(MOST_POINTS);
const pointsFor = new Int32Array(MOST_POINTS);

export class Evaluator {
  /** How many positions were looked at: budgets are counted in these. */
  count = 0;
  /** What the own side had in the position that was looked at last, and its allies with it. */
  own = 0;
  private readonly vector: Float64Array;
  private readonly maps: MapStore;
  private readonly walks: WalkStore = new WalkStore();
  private readonly onGearIn: Float64Array = new Float64Array(MOST_ROOMS);
  private readonly turnedIn: Float64Array = new Float64Array(MOST_ROOMS * TURNS);
  private readonly difference: Float64Array = new Float64Array(COUNT);
  private readonly shares: Float64Array = new Float64Array(MOST_SEATS);
  private ruleset: Ruleset | null = null;
  private sides: readonly Side[] = [];

  constructor(weights: Weights, maps: MapStore) {
    this.vector = Float64Array.from(FEATURES, (name) => weights[name]);
    this.maps = maps;
  }

  /** Own worth less the worth of the others: of all enemies together no more than of one. */
  valueOf(p: Position, seat: Seat): number {
    this.count++;
    const decided = decidedFor(p, seat);
    return decided === null ? this.undecided(p, seat, false) : (this.own = decided);
  }

  private undecided(p: Position, seat: Seat, goesOn: boolean): number {
    this.readSides(asTheTurnLeavesIt(p), goesOn);
    this.readShares(p.ruleset, seat);
    let [own, all] = [0, 0];
    for (let other = 0; other < p.ruleset.seats; other++) {
      const part = this.shares[other] * this.worthOf(other);
      all += part;
      if (this.shares[other] > 0) own += part;
    }
    this.own = own;
    return all;
  }

  costsFrom(p: Position, seat: Seat): Int32Array {
    return this.maps.of(p).now[seat];
  }

  /** The action points that the way of a figure on the board still costs, with a room turned for it where that is shorter. */
  pointsToGoOf(p: Position, piece: Piece): number {
    const maps = this.maps.of(p);
    const { pieces } = p.ruleset;
    const seat = pieces.owner[piece];
    this.readWays(p, this.sidesOf(p.ruleset)[seat], maps);
    return this.pointsToGo(seat, placeOf(p, piece), pieces.movement[piece], maps);
  }

  /** The same in the middle of a turn: whoever acts may have the points left to walk out and win. */
  valueInTurn(p: Position, seat: Seat): number {
    this.count++;
    const decided = decidedFor(p, seat);
    if (decided !== null) return (this.own = decided);
    const active = activeSeat(p);
    const left = stageOf(p) === 'act' ? actionPointsLeft(p) : 0;
    const value = this.undecided(p, seat, left > 0);
    if (left === 0 || !winsByPoints(p.ruleset)) return value;
    const maps = this.maps.of(p);
    if (!maps.leaves[active] || this.exitsSoon(p, active, maps, left) < missingTo(p, active)) return value;
    return WON_BY_WALKING * Math.sign(this.shares[active]);
  }

  /** How much each side counts for a seat: all enemies together no more than one, an ally half. */
  private readShares(ruleset: Ruleset, seat: Seat): void {
    let enemies = 0;
    for (let other = 0; other < ruleset.seats; other++) if (areEnemies(ruleset, seat, other)) enemies++;
    for (let other = 0; other < ruleset.seats; other++)
      this.shares[other] = other === seat ? 1 : areEnemies(ruleset, seat, other) ? -1 / enemies : 0.5;
  }

  private worthOf(seat: Seat): number {
    const { vector } = this;
    const { features } = this.sides[seat];
    let sum = 0;
    for (let i = 0; i < COUNT; i++) sum += vector[i] * features[i];
    return sum;
  }

  /** What a seat has of everything that is seen, less what its enemies have. Overwritten by the next question. */
  featuresOf(p: Position, seat: Seat): Float64Array {
    const { difference, shares } = this;
    this.readSides(asTheTurnLeavesIt(p), false);
    this.readShares(p.ruleset, seat);
    difference.fill(0);
    for (let other = 0; other < p.ruleset.seats; other++)
      for (let i = 0; i < COUNT; i++) difference[i] += shares[other] * this.sides[other].features[i];
    return difference;
  }

  private sidesOf(ruleset: Ruleset): readonly Side[] {
    if (this.ruleset !== ruleset) {
      this.ruleset = ruleset;
      this.sides = Array.from({ length: ruleset.seats }, (_, seat) => new Side(ruleset, seat));
    }
    return this.sides;
  }

  private readSides(p: Position, goesOn: boolean): void {
    const { ruleset } = p;
    const maps = this.maps.of(p);
    for (const side of this.sidesOf(ruleset))
      if (side.hasChanged(p, maps)) {
        this.readWays(p, side, maps);
        for (const piece of side.figures) this.readCharacter(p, piece, side, maps);
      }
    this.readObjects(p);
    for (let seat = 0; seat < ruleset.seats; seat++) this.readSide(p, seat, maps, goesOn);
  }

  private readSide(p: Position, seat: Seat, maps: Maps, goesOn: boolean): void {
    const side = this.sides[seat];
    const { features } = side;
    features[AT.point] = victoryPoints(p, seat);
    features[AT.jump] = jumpsLeft(p, seat);
    features[AT.cards] = cardsAgainst(p.ruleset, p, seat);
    const wanted = missingTo(p, seat);
    const clock = side.clock(wanted);
    features[AT.clock] = -clock;
    features[AT.race] = 1 / (1 + clock / RACE);
    const soon = maps.leaves[seat] ? this.exitsSoon(p, seat, maps, mostActionPoints(p, seat)) : 0;
    // Positions are looked at when a turn ends: whoever is active waits then.
    const waits = activeSeat(p) === seat;
    features[AT.exitLater] = waits ? soon : 0;
    features[AT.exitNext] = waits ? 0 : soon;
    const exposed = side.lying > 0 ? this.exposedOf(p, side) : 0;
    features[AT.exposed] = waits || goesOn ? exposed : 0;
    features[AT.exposedLater] = waits || goesOn ? 0 : exposed;
    features[AT.winNext] = !waits && soon >= wanted && winsByPoints(p.ruleset) ? 1 : 0;
  }

  /** How many of a side lie where an enemy who is up has them at hand, and no friend carries them. */
  private exposedOf(p: Position, { figures, seat }: Side): number {
    let count = 0;
    for (const piece of figures) {
      if (placeOf(p, piece) < 0 || !isWounded(p, piece) || holderOf(p, piece) >= 0) continue;
      if (this.sides.some((other) => areEnemies(p.ruleset, seat, other.seat) && reaches(p, other, piece)))
        count++;
    }
    return count;
  }

  private readObjects(p: Position): void {
    const { pieces } = p.ruleset;
    for (const { features } of this.sides) features[AT.load] = features[AT.treasure] = 0;
    for (let piece = 0; piece < pieces.count; piece++) {
      if (pieces.isCharacter[piece] === 1) continue;
      const holder = holderOf(p, piece);
      if (holder < 0 || isWounded(p, holder)) continue;
      const { features } = this.sides[pieces.owner[holder]];
      features[AT.load]++;
      features[AT.treasure] += pieces.exitPoints[piece];
    }
  }

  /** For each turn of a room: the action points until a side has done it. */
  private readWays(p: Position, { figures, seat }: Side, maps: Maps): void {
    const { rooms } = maps;
    const toGear = maps.toGear[seat];
    const { pieces, layout } = p.ruleset;
    const { onGearIn, turnedIn } = this;
    onGearIn.fill(NEVER, 0, rooms);
    for (const piece of figures) {
      const place = whereIs(p, piece);
      if (place >= layout.places || isWounded(p, piece)) continue;
      const step = 1 / pieces.movement[piece];
      const at = place * rooms;
      for (let room = 0; room < rooms; room++) {
        const cost = toGear[at + room] * step;
        if (cost < onGearIn[room]) onGearIn[room] = cost;
      }
    }
    for (let room = 0; room < rooms; room++)
      for (let quarter = 0; quarter < TURNS; quarter++)
        turnedIn[room * TURNS + quarter] = onGearIn[room] + quarter + 1;
  }

  private readCharacter(p: Position, piece: Piece, side: Side, maps: Maps): void {
    const { features } = side;
    const { pieces, layout } = p.ruleset;
    const place = placeOf(p, piece);
    if (place >= 0) {
      if (isWounded(p, piece)) {
        features[AT.wounded]++;
        side.lying++;
        return;
      }
      side.standing = (side.standing + mixed(place + 1)) | 0;
      features[AT.well]++;
      features[AT.strength] += pieces.combat[piece];
      if (!counts(p, piece)) return;
      const brings = 1 + pieces.exitPoints[piece];
      const cost = this.pointsToGo(pieces.owner[piece], place, pieces.movement[piece], maps);
      features[AT.run] += brings / (1 + NEAR * cost);
      side.enterRace(cost, brings);
      return;
    }
    const slot = waitsAt(p, piece);
    if (slot < 0 || !counts(p, piece)) return;
    const cost = maps.now[pieces.owner[piece]][layout.places + slot] / pieces.movement[piece] + 1;
    const brings = 1 + pieces.exitPoints[piece];
    features[AT.hidden]++;
    features[AT.hiddenRun] += brings / (1 + NEAR * cost);
    side.enterRace(cost + 1, brings);
  }

  /** The points that a seat could bring out with so many action points by walking alone. */
  private exitsSoon(p: Position, seat: Seat, maps: Maps, most: number): number {
    const side = this.sides[seat];
    if (maps.goals[seat].length === 0 || side.runners === 0) return 0;
    // Nobody is so near that he could walk: whoever stands in the way does not matter.
    if (side.costs[0] > most) return 0;
    const { pieces } = p.ruleset;
    const steps = this.walks.stepsOf(p, seat, maps, this.enemiesOf(p, seat));
    pointsFor.fill(0, 0, most + 1);
    headsFor.fill(0, 0, most + 1);
    for (const piece of side.figures) {
      const place = placeOf(p, piece);
      if (place < 0 || steps[place] === NO_WAY || isWounded(p, piece) || !counts(p, piece)) continue;
      const price = Math.max(1, Math.ceil(steps[place] / pieces.movement[piece]));
      if (price > most) continue;
      headsFor[price]++;
      pointsFor[price] += 1 + pieces.exitPoints[piece];
    }
    // Nearest first, as they are cheapest.
    let left = most;
    let points = 0;
    for (let price = 1; price <= left; price++) {
      if (headsFor[price] === 0) continue;
      const go = Math.min(headsFor[price], Math.floor(left / price));
      left -= go * price;
      points += go === headsFor[price] ? pointsFor[price] : go;
    }
    return points;
  }

  private enemiesOf({ ruleset }: Position, seat: Seat): number {
    let sum = 0;
    for (let other = 0; other < ruleset.seats; other++)
      if (areEnemies(ruleset, seat, other)) sum = (sum + this.sides[other].standing) | 0;
    return sum;
  }

  /** The action points that the way still costs, with a room turned for it where that is shorter. */
  private pointsToGo(seat: Seat, place: Place, movement: number, { now, after }: Maps): number {
    const step = 1 / movement;
    const { turnedIn } = this;
    const { begins, turn, cost } = after[seat];
    const end = begins[place + 1];
    let least = now[seat][place] * step;
    for (let i = begins[place]; i < end; i++) {
      const points = cost[i] * step + turnedIn[turn[i]];
      if (points < least) least = points;
    }
    return least;
  }
}

/** Whether somebody of a side who is up has a piece at hand. */
function reaches(p: Position, { figures }: Side, piece: Piece): boolean {
  for (const figure of figures)
    if (placeOf(p, figure) >= 0 && !isWounded(p, figure) && areAtHand(p, figure, piece)) return true;
  return false;
}

/** Whether a worth says that somebody has won, or will have when the turn ends. */
export const isDecided = (value: number): boolean => Math.abs(value) >= WON_BY_WALKING;

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
