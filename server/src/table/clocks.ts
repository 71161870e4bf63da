/**
 * The clocks of a table, worked out from the times at which its entries were kept: nothing that a client says about time
 * is used. Whoever is asked has a clock that runs, several at once where several are asked.
 *
 * - By the book: one clock for the turn, which rests while others decide, and one for each hurried answer.
 * - A bank: one for the own turns and the set-up, to which each turn adds an increment, and a small one for choices out of
 *   turn, in which there are always as many seconds as the book gives for a card.
 * - Days: so many for each turn, for the whole set-up, and for each choice out of turn.
 */
import type { ClockNow, ClockPlan } from '@dungeon-twister/protocol';
import {
  activeSeat,
  BOOK_TIMER,
  type Decision,
  decisions,
  type Position,
  type Seat,
  type TimerOptions,
  turnNumber,
} from '@dungeon-twister/rules';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** For each choice out of turn there is at least this, however empty the bank. */
const LEAST_ASIDE = BOOK_TIMER.combatCard * SECOND;

/** What the rules are told of the time: that there is any. What happens when it is up is theirs to say. */
export function timerOf(plan: ClockPlan): TimerOptions | undefined {
  if (plan.kind === 'none') return undefined;
  if (plan.kind === 'book') return { turn: plan.turn, placing: plan.placing, combatCard: plan.combatCard };
  if (plan.kind === 'bank') return { turn: plan.bank, placing: plan.aside, combatCard: plan.aside };
  const seconds = (plan.days * DAY) / SECOND;
  return { turn: seconds, placing: seconds, combatCard: seconds };
}

/** A clock that runs: whose, and which. */
interface Running {
  readonly seat: Seat;
  readonly key: string;
  readonly bank: 'main' | 'aside';
}

export class Clocks {
  private readonly plan: ClockPlan;
  private readonly seats: number;
  /** What is left on each clock that was ever started and still matters, in milliseconds. */
  private left = new Map<string, number>();
  private running: readonly Running[] = [];
  private since = 0;
  private turn = 0;
  /** The last choice out of turn that each seat was asked for. */
  private readonly askedAside = new Map<Seat, number>();

  constructor(plan: ClockPlan, seats: number) {
    this.plan = plan;
    this.seats = seats;
  }

  /** Time goes by on the clocks that run. */
  pass(at: number): void {
    const passed = Math.max(0, at - this.since);
    for (const { key } of this.running) this.left.set(key, Math.max(0, (this.left.get(key) ?? 0) - passed));
    this.since = Math.max(this.since, at);
  }

  /** Time went by on no clock. */
  rest(at: number): void {
    this.since = Math.max(this.since, at);
  }

  /** Starts the clocks of those who are asked now. */
  look(position: Position): void {
    const { plan } = this;
    if (plan.kind === 'none') return;
    const turn = turnNumber(position);
    if (plan.kind === 'bank' && turn !== this.turn && turn > 0)
      this.add(main(activeSeat(position)), plan.increment * SECOND);
    this.turn = turn;
    this.running = decisions(position).flatMap((decision) => this.clockOf(decision, position) ?? []);
    if (plan.kind !== 'bank') this.forget();
  }

  /** The game is over. */
  stop(): void {
    this.running = [];
  }

  /** When the first of the clocks that run will have run out; null where none does. */
  get dueAt(): number | null {
    const ends = this.running.map(({ key }) => this.since + (this.left.get(key) ?? 0));
    return ends.length > 0 ? Math.min(...ends) : null;
  }

  /** Whose time is up. */
  late(at: number): Seat[] {
    return this.running
      .filter(({ key }) => this.since + (this.left.get(key) ?? 0) <= at)
      .map(({ seat }) => seat);
  }

  /** What is left on the clocks that run and in every bank, as everybody sees it. */
  now(at: number): ClockNow[] {
    const { plan } = this;
    const passed = Math.max(0, at - this.since);
    const read = (key: string, usual: number): number => {
      const runs = this.running.some((one) => one.key === key);
      return Math.max(0, Math.round((this.left.get(key) ?? usual) - (runs ? passed : 0)));
    };
    if (plan.kind !== 'bank')
      return this.running.map(({ seat, key, bank }) => ({
        seat,
        left: read(key, 0),
        aside: null,
        runs: bank,
      }));
    return Array.from({ length: this.seats }, (_, seat) => ({
      seat,
      left: read(main(seat), plan.bank * SECOND),
      aside: read(aside(seat), plan.aside * SECOND),
      runs: this.running.find((one) => one.seat === seat)?.bank ?? null,
    }));
  }

  private clockOf(decision: Decision, position: Position): Running | null {
    const { plan } = this;
    const { seat, clock, number } = decision;
    const setsUp = turnNumber(position) === 0;
    const isOwn = setsUp || clock === 'turn' || seat === activeSeat(position);
    if (plan.kind === 'book') {
      if (clock === null) return null;
      const key = clock === 'turn' ? `turn ${this.turn}` : `${clock} ${seat} ${number}`;
      this.start(key, plan[clock] * SECOND);
      return { seat, key, bank: clock === 'turn' ? 'main' : 'aside' };
    }
    if (plan.kind === 'bank') {
      const key = isOwn ? main(seat) : aside(seat);
      this.start(key, (isOwn ? plan.bank : plan.aside) * SECOND);
      if (!isOwn && this.askedAside.get(seat) !== number) {
        this.askedAside.set(seat, number);
        this.left.set(key, Math.max(LEAST_ASIDE, this.left.get(key) ?? 0));
      }
      return { seat, key, bank: isOwn ? 'main' : 'aside' };
    }
    if (plan.kind === 'none') return null;
    const key = setsUp ? `set-up ${seat}` : isOwn ? `turn ${this.turn}` : `choice ${seat} ${number}`;
    this.start(key, plan.days * DAY);
    return { seat, key, bank: isOwn ? 'main' : 'aside' };
  }

  private start(key: string, time: number): void {
    if (!this.left.has(key)) this.left.set(key, time);
  }

  private add(key: string, time: number): void {
    const { plan } = this;
    if (plan.kind === 'bank') this.left.set(key, (this.left.get(key) ?? plan.bank * SECOND) + time);
  }

  /** Clocks of turns and choices that are over matter no more; that of the turn rests while others choose. */
  private forget(): void {
    const wanted = new Set([...this.running.map(({ key }) => key), `turn ${this.turn}`]);
    this.left = new Map([...this.left].filter(([key]) => wanted.has(key) || key.startsWith('set-up')));
  }
}

const main = (seat: Seat): string => `main ${seat}`;
const aside = (seat: Seat): string => `aside ${seat}`;
