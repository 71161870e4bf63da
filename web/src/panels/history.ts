/**
 * A game followed deed by deed: what was done, what was told of it, and how things lay before and after.
 *
 * It follows from outside, by doing again what was done, so that it can begin to listen at any time: for a game that
 * runs, for one that was stored, and for one that somebody sends.
 */
import {
  type Chart,
  chartOf,
  type LogEntry,
  Game,
  type Position,
  type Seat,
  type Ruleset,
  type AddressedEvent,
} from '@dungeon-twister/rules';

export interface Step {
  /** How many deeds had been done; 0 is the beginning. */
  readonly number: number;
  readonly entry: LogEntry | null;
  /** The names of squares when it was done: in a room that turned they are others afterwards. */
  readonly before: Chart;
  readonly after: Chart;
  readonly events: readonly AddressedEvent[];
  readonly position: Position;
}

/** Where a game begins and what was done in it; a `Game` is one. */
export interface Followed {
  readonly setupRoll: Game['setupRoll'];
  readonly start: Position;
  readonly log: readonly LogEntry[];
}

/** Charts are kept as long as nothing lies otherwise: a long game has few of them. */
function sameOrNew(before: Chart, now: Chart): Chart {
  const same =
    before.arrangement === now.arrangement &&
    before.turned.every((turned, slot) => turned === now.turned[slot]) &&
    before.rooms.every((room, slot) => room === now.rooms[slot]);
  return same ? before : now;
}

function beginning({ setupRoll: draw, start }: Followed): Step {
  const events: AddressedEvent[] = [];
  const { ruleset } = start;
  const game = new Game(draw ? { ruleset, setupRoll: draw } : { position: start }, {
    onEvent: (one) => events.push(one),
  });
  const chart = chartOf(game.position);
  return { number: 0, entry: null, before: chart, after: chart, events, position: game.position };
}

/** Does again what was done; the rules accepted it once. */
function next({ number, after, position }: Step, entry: LogEntry): Step {
  const events: AddressedEvent[] = [];
  const game = new Game({ position });
  game.listen({ onEvent: (one) => events.push(one) });
  const { seat } = entry;
  if ('action' in entry) game.perform({ seat, decision: game.asked(seat), action: entry.action });
  else game.timeRanOut(seat);
  return {
    number: number + 1,
    entry,
    before: after,
    after: sameOrNew(after, chartOf(game.position)),
    events,
    position: game.position,
  };
}

export class History {
  private readonly game: Followed;
  private known: Step[];

  constructor(game: Followed) {
    this.game = game;
    this.known = [beginning(game)];
  }

  get table(): Ruleset {
    return this.game.start.ruleset;
  }

  /** Every step until now. The same array as long as nothing has happened. */
  steps(): readonly Step[] {
    const { log: deeds } = this.game;
    let common = 0;
    while (common < deeds.length && this.known[common + 1]?.entry === deeds[common]) common++;
    if (common === deeds.length && this.known.length === deeds.length + 1) return this.known;
    const steps = this.known.slice(0, common + 1);
    for (const entry of deeds.slice(common)) steps.push(next(steps.at(-1) as Step, entry));
    this.known = steps;
    return steps;
  }
}

const followed = new WeakMap<Followed, History>();

/** The history of a game, one for everybody who asks. */
export function historyOf(game: Followed): History {
  const history = followed.get(game) ?? new History(game);
  followed.set(game, history);
  return history;
}

/** Somebody who watches is no seat. */
export const WATCHING: Seat = -1;
