/** The clocks of a table: whose run, how long, and when somebody is late. */
import { Chance, createGame, decisions, type Game, type GameOptions } from '@dungeon-twister/rules';
import { ActionList, decode, list } from '@dungeon-twister/rules';
import { purposeful } from '@dungeon-twister/rules/testing';
import type { ClockPlan } from '@dungeon-twister/protocol';
import { describe, expect, test } from 'vitest';
import { Clocks, timerOf } from '../../src/table/clocks.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const listed = new ActionList();

/** A game with a clock, played by chance until something holds. */
class Timed {
  readonly game: Game;
  readonly clocks: Clocks;
  at = 0;
  private readonly chance = new Chance('clocks');

  constructor(plan: ClockPlan, options: GameOptions = { scenario: 'prison-1' }, seed = 'clocks') {
    const timer = timerOf(plan);
    this.game = createGame({ ...options, ...(timer && { timer }) }, seed);
    this.clocks = new Clocks(plan, 2);
    this.clocks.look(this.game.position);
  }

  act(afterMs = 0): void {
    this.at += afterMs;
    const [open] = decisions(this.game.position);
    if (!open) throw new Error('the game is over');
    const { position } = this.game;
    list(position, open.seat, listed);
    const action = decode(
      position,
      open.seat,
      listed.packed(purposeful(position, open.seat, listed, this.chance)),
    );
    this.clocks.pass(this.at);
    this.game.perform({ seat: open.seat, decision: open.number, action });
    this.clocks.look(position);
  }

  /** Plays on until this clock runs; each deed takes so long. */
  until(clock: string, eachMs = 0): void {
    for (let n = 0; n < 3000; n++) {
      if (this.game.result) throw new Error(`no ${clock} in this game`);
      if (decisions(this.game.position).some((one) => one.clock === clock)) return;
      this.act(eachMs);
    }
  }

  runs(): { seat: number; left: number; runs: string | null }[] {
    return this.clocks.now(this.at).filter(({ runs }) => runs !== null);
  }
}

describe('by the book', () => {
  const BOOK: ClockPlan = { kind: 'book', turn: 120, placing: 5, combatCard: 5 };

  test('the set-up is not timed; the turn is, and all its actions share one clock', () => {
    const timed = new Timed(BOOK);
    expect(timed.clocks.dueAt).toBeNull();
    timed.until('turn', 60 * SECOND);
    const begun = timed.at;
    expect(timed.runs()).toMatchObject([{ left: 120 * SECOND, runs: 'main' }]);
    timed.act(20 * SECOND);
    expect(timed.clocks.dueAt).toBe(begun + 120 * SECOND);
    timed.at += 5 * SECOND;
    expect(timed.runs()).toMatchObject([{ left: 95 * SECOND }]);
    expect(timed.clocks.late(begun + 120 * SECOND - 1)).toEqual([]);
    expect(timed.clocks.late(begun + 120 * SECOND)).toHaveLength(1);
  });

  test('while others choose, the clock of the turn rests and theirs runs', () => {
    const timed = new Timed(BOOK, { scenario: 'base' }, 'fight');
    timed.until('combatCard', SECOND);
    const hurried = timed.runs().find(({ runs }) => runs === 'aside');
    expect(hurried?.left).toBe(5 * SECOND);
    expect(timed.clocks.late(timed.at + 5 * SECOND)).toContain(hurried?.seat);
  });
});

describe('a bank', () => {
  const BANK: ClockPlan = { kind: 'bank', bank: 100, increment: 10, aside: 20 };

  test('is used from the first choice on and grows with each own turn', () => {
    const timed = new Timed(BANK);
    const [{ seat } = { seat: 0 }] = decisions(timed.game.position);
    timed.act(30 * SECOND);
    expect(timed.clocks.now(timed.at)[seat]?.left).toBe(70 * SECOND);
    timed.until('turn');
    const active = timed.runs()[0]?.seat ?? 0;
    const before = timed.clocks.now(timed.at);
    // Both were asked together in the set-up: time went by for both.
    expect(before.map(({ left }) => left)).toEqual(
      [0, 1].map((one) => (70 + (one === active ? 10 : 0)) * SECOND),
    );
    expect(before.map(({ aside }) => aside)).toEqual([20 * SECOND, 20 * SECOND]);
    timed.at += 80 * SECOND;
    expect(timed.clocks.late(timed.at)).toEqual([active]);
  });

  test('choices out of turn use the small one, in which there are always five seconds', () => {
    const timed = new Timed(BANK, { scenario: 'base' }, 'fight');
    timed.until('combatCard');
    const { seat } = timed.runs().find(({ runs }) => runs === 'aside') ?? { seat: -1 };
    const main = timed.clocks.now(timed.at)[seat]?.left;
    const due = timed.at + 20 * SECOND;
    expect(timed.clocks.late(due - 1)).not.toContain(seat);
    expect(timed.clocks.late(due)).toContain(seat);
    timed.clocks.pass(due);
    expect(timed.clocks.now(due)[seat]).toMatchObject({ left: main, aside: 0 });
    timed.at = due;
    // The same choice stays late, the next one has its five seconds.
    timed.clocks.look(timed.game.position);
    expect(timed.clocks.late(due)).toContain(seat);
    timed.act();
    while (!timed.runs().some((one) => one.runs === 'aside' && one.seat === seat)) timed.act();
    expect(timed.clocks.now(timed.at)[seat]?.aside).toBe(5 * SECOND);
  });
});

describe('days', () => {
  test('so many for the whole set-up, for each turn and for each choice out of turn', () => {
    const timed = new Timed({ kind: 'days', days: 2 }, { scenario: 'base' }, 'fight');
    const [{ seat } = { seat: 0 }] = decisions(timed.game.position);
    timed.act(DAY);
    expect(timed.runs().find((one) => one.seat === seat)?.left).toBe(DAY);
    timed.until('turn');
    expect(timed.runs()).toMatchObject([{ left: 2 * DAY, runs: 'main' }]);
    timed.until('combatCard', 1000);
    expect(timed.runs().find(({ runs }) => runs === 'aside')?.left).toBe(2 * DAY);
  });
});

test('without a clock nothing ever runs', () => {
  const timed = new Timed({ kind: 'none' });
  for (let n = 0; n < 30; n++) timed.act(DAY);
  expect([timed.clocks.dueAt, timed.clocks.now(timed.at), timed.clocks.late(timed.at)]).toEqual([
    null,
    [],
    [],
  ]);
});

test('a clock that goes back takes no time and gives none', () => {
  const timed = new Timed({ kind: 'bank', bank: 100, increment: 10, aside: 20 });
  const { dueAt } = timed.clocks;
  timed.clocks.pass(-5000);
  expect(timed.clocks.dueAt).toBe(dueAt);
});

test('time that is nobody’s is on no clock', () => {
  const timed = new Timed({ kind: 'bank', bank: 100, increment: 10, aside: 20 });
  timed.clocks.pass(40 * SECOND);
  timed.clocks.rest(90 * SECOND);
  expect(timed.clocks.now(90 * SECOND)[0]?.left).toBe(60 * SECOND);
});
