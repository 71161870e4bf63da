/**
 * The clocks of a timed game: one for the turn, which rests while others decide, and one for every hurried answer.
 * Nothing runs while the screen changes hands, nor for somebody who waits for it. What happens when one runs out is for the rules to say.
 */
import { signal } from '@preact/signals';
import type { Decision, Seat } from '@dungeon-twister/rules';
import type { Match } from './match.ts';

const TICK_MS = 200;
const SECOND = 1000;

export interface TimeLeft {
  readonly seat: number;
  readonly seconds: number;
}

/** How long each clock has run, in milliseconds. */
export type TimesSpent = Readonly<Record<string, number>>;

const turnKey = (turn: number): string => `turn ${turn}`;

/** Which clock measures a decision: all decisions of a turn share one. */
export const clockKey = ({ clock, seat, number }: Decision, turn: number): string =>
  clock === 'turn' ? turnKey(turn) : `${clock} ${seat} ${number}`;

/** Where several choose at once at one screen, time runs for whoever has it: the others cannot answer yet. */
const waitsForScreen = (match: Match, seat: Seat): boolean =>
  match.humans.length > 1 && match.humans.includes(seat) && match.viewer.value !== seat;

export class Clock {
  readonly left = signal<TimeLeft | null>(null);
  private readonly match: Match;
  private readonly spent = new Map<string, number>();

  constructor(match: Match) {
    this.match = match;
  }

  /** Goes on where it stood when the page was closed. */
  resume(times: TimesSpent): void {
    for (const [key, spent] of Object.entries(times)) this.spent.set(key, spent);
  }

  /** What has been used of the clocks that still matter: that of the turn, and of the answers that are wanted now. */
  get times(): TimesSpent {
    const turn = this.match.now.peek().view.shown.turn;
    const wanted = new Set(this.match.now.peek().open.map((decision) => clockKey(decision, turn)));
    wanted.add(turnKey(turn));
    return Object.fromEntries([...this.spent].filter(([key]) => wanted.has(key)));
  }

  /** Starts ticking; the answer stops it. */
  start(): () => void {
    const { timer } = this.match.game.options;
    if (!timer) return () => {};
    let before = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      this.tick(now - before);
      before = now;
    }, TICK_MS);
    return () => clearInterval(ticking);
  }

  /** So much time has gone by. */
  tick(passed: number): void {
    const { match } = this;
    const { timer } = match.game.options;
    if (!timer || match.game.result) {
      this.left.value = null;
      return;
    }
    if (match.handOver.value !== null) return;
    const running = match.now.value.open.filter(
      ({ clock, seat }) => clock !== null && !waitsForScreen(match, seat),
    );
    if (running.length === 0) this.left.value = null;
    for (const decision of running) {
      const key = clockKey(decision, match.now.value.view.shown.turn);
      const spent = (this.spent.get(key) ?? 0) + passed;
      this.spent.set(key, spent);
      const seconds = Math.max(0, timer[decision.clock ?? 'turn'] - spent / SECOND);
      this.left.value = { seat: decision.seat, seconds: Math.ceil(seconds) };
      if (seconds <= 0) match.timeRanOut(decision.seat);
    }
  }
}

const clocks = new WeakMap<Match, Clock>();

/** The clock of a match: the same one again when somebody comes back to the table. */
export function clockOf(match: Match): Clock {
  const clock = clocks.get(match) ?? new Clock(match);
  clocks.set(match, clock);
  return clock;
}
