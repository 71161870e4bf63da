/**
 * How far every place is from where a seat wants to go: as the rooms lie, and as they would lie if one were turned.
 *
 * That changes only when the labyrinth does, and in a search most actions leave it alone: maps are kept for each way in
 * which it has lain. Two turns in either order lead to the same labyrinth, so most of the imagined ones are met again.
 */
import {
  costsTo,
  groundKey,
  type Place,
  type Position,
  type Prices,
  quietTurns,
  type Ruleset,
  type Seat,
  turnableRooms,
  turnNumber,
  turnRoom,
} from '@dungeon-twister/rules';
import { goalPlaces, huntedKey, leavesByWalking } from './aims.ts';
import { lackOf, Means, NO_JUMPS, NO_OPENERS } from './means.ts';

/**
 * In steps of a figure: a wall that no turn opens can still be opened by two; behind a door one has to find a way, after
 * somebody has spent a point to open it.
 */
const PRICES: Prices = { portcullis: 4, pit: 5, wall: 20, hiddenRoom: 11, jumpsAsRuled: true };
/** From the door of a room that lies face down to its gear, as far as it turns out to be at the worst. */
const WITHIN = 12;
/** Where nobody gets on, somebody waits before a wall that nothing opens: a way around it is better, however long. */
const WALL_IF_STUCK = 60;
/** So many turns of everybody in which nothing changed for good; or so many at all, since wounds are given and healed. */
const STUCK = 4;
const LONG = 30;
/** More labyrinths than a few searches meet. */
const MOST_KEPT = 4000;
/** Quarter turns of one room that are imagined. */
export const TURNS = 2;

/** Per seat what it costs from every place to get where it wants to go. */
export type Runs = readonly Int32Array[];

/** What the ways of one seat would cost after a turn of a room: only turns that make a way shorter are kept. */
interface Shortcuts {
  /** `begins[place]` to `begins[place + 1]`: what there is for a place. */
  readonly begins: Int32Array;
  /** Which turn it is, and what the way costs after it. */
  readonly turn: Uint8Array;
  readonly cost: Int16Array;
}

/** All maps of one labyrinth. A turn is a quarter or two of one room: `room * TURNS + quarters - 1`. */
export interface Maps {
  /** Per seat the places where it wants to go. */
  readonly goals: readonly (readonly Place[])[];
  /** Per seat whether it has left when it is there. */
  readonly leaves: readonly boolean[];
  readonly now: Runs;
  /** How many rooms could be turned. */
  readonly rooms: number;
  /** Per seat what it costs to get to a gear from which it is done: `place * rooms + room`. */
  readonly toGear: readonly Int16Array[];
  /** Per seat the ways that a turn makes shorter. */
  readonly after: readonly Shortcuts[];
}

/** What it costs a seat to get past things: what it has no means against is as good as a wall. */
const pricesFor = (wall: number, lacking: number): Prices => ({
  ...PRICES,
  wall,
  pit: lacking & NO_JUMPS ? wall : PRICES.pit,
  portcullis: lacking & NO_OPENERS ? wall : PRICES.portcullis,
});
const BY_LACK = [0, NO_JUMPS, NO_OPENERS, NO_JUMPS | NO_OPENERS];
const USUAL = BY_LACK.map((lacking) => pricesFor(PRICES.wall, lacking));
const IF_STUCK = BY_LACK.map((lacking) => pricesFor(WALL_IF_STUCK, lacking));

const isStuck = (p: Position): boolean =>
  quietTurns(p) >= STUCK * p.ruleset.seats || turnNumber(p) > LONG * p.ruleset.seats;

export class MapStore {
  private readonly runs = new Map<number, Runs>();
  private readonly maps = new Map<number, Maps>();
  private lastKey = -1;
  private last: Maps | null = null;
  private means: Means | null = null;

  private meansOf(ruleset: Ruleset): Means {
    if (this.means?.ruleset !== ruleset) this.means = new Means(ruleset);
    return this.means;
  }

  /** Ways to enemies change whenever one of them goes; ways out only with the labyrinth, and with what one has for them. */
  private keyOf(p: Position): number {
    const lacking = this.meansOf(p.ruleset).lackingTo(p) * 2 + (isStuck(p) ? 1 : 0);
    const hunted = huntedKey(p);
    const ground = groundKey(p);
    const ways = hunted === 0 ? ground : hunted * 0x100000 + (ground % 0x100000);
    return ways - (ways % 0x200) + lacking;
  }

  /** Per seat; those who lack the same have the same. */
  private pricesIn(p: Position): Prices[] {
    const prices = isStuck(p) ? IF_STUCK : USUAL;
    const lacking = this.meansOf(p.ruleset).lackingTo(p);
    return Array.from({ length: p.ruleset.seats }, (_, seat: Seat) => prices[lackOf(lacking, seat)]);
  }

  of(p: Position): Maps {
    const key = this.keyOf(p);
    if (this.last && key === this.lastKey) return this.last;
    let maps = this.maps.get(key);
    if (!maps) {
      maps = this.mapsOf(p);
      if (this.maps.size >= MOST_KEPT) this.maps.clear();
      this.maps.set(key, maps);
    }
    this.lastKey = key;
    this.last = maps;
    return maps;
  }

  private runsOf(p: Position): Runs {
    const key = this.keyOf(p);
    const before = this.runs.get(key);
    if (before) return before;
    const runs = this.pricesIn(p).map((prices, seat) => {
      const goals = goalPlaces(p, seat);
      const costs = costsTo(p, goals, prices);
      // The goal is somewhere in a room that nobody knows yet: to open it must look like a step forward.
      return goals.some((goal) => goal >= p.ruleset.layout.places)
        ? costs.map((cost) => cost + WITHIN)
        : costs;
    });
    if (this.runs.size >= MOST_KEPT) this.runs.clear();
    this.runs.set(key, runs);
    return runs;
  }

  private mapsOf(p: Position): Maps {
    const { places } = p.ruleset.layout;
    const now = this.runsOf(p);
    // Where maps change with every step, to imagine turned rooms as well would be too dear.
    const turnable = huntedKey(p) === 0 ? turnableRooms(p) : [];
    const rooms = turnable.length;
    const prices = this.pricesIn(p);
    // Those who pay the same share one.
    const toGear: Int16Array[] = [];
    for (const price of prices) toGear.push(toGear[prices.indexOf(price)] ?? new Int16Array(places * rooms));
    const turned = p.copy();
    const afterTurn: Runs[] = [];
    turnable.forEach(({ slot, gears }, room) => {
      prices.forEach((price, seat) => {
        if (prices.indexOf(price) < seat) return;
        const gearMap = costsTo(p, gears, price);
        for (let place = 0; place < places; place++) toGear[seat][place * rooms + room] = gearMap[place];
      });
      turned.copyFrom(p);
      for (let quarter = 0; quarter < TURNS; quarter++) {
        turnRoom(turned, slot);
        afterTurn.push(this.runsOf(turned));
      }
    });
    const after = now.map((run, seat) =>
      shortcuts(
        run,
        afterTurn.map((runs) => runs[seat]),
        places,
      ),
    );
    const goals = now.map((_, seat) => goalPlaces(p, seat));
    const leaves = now.map((_, seat) => leavesByWalking(p, seat));
    return { goals, leaves, now, rooms, toGear, after };
  }
}

function shortcuts(now: Int32Array, afterTurn: readonly Int32Array[], places: number): Shortcuts {
  const begins = new Int32Array(places + 1);
  const turns: number[] = [];
  const costs: number[] = [];
  for (let place = 0; place < places; place++) {
    begins[place] = turns.length;
    for (let turn = 0; turn < afterTurn.length; turn++)
      if (afterTurn[turn][place] < now[place]) {
        turns.push(turn);
        costs.push(afterTurn[turn][place]);
      }
  }
  begins[places] = turns.length;
  return { begins, turn: Uint8Array.from(turns), cost: Int16Array.from(costs) };
}
