/** What an evaluator remembers of the last position must never show: it answers as one that has just been made. */
import { Chance, createGame, type Position, SCENARIOS } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { FEATURES, WEIGHTS } from '../src/evaluate/weights.ts';
import { KeySet } from '../src/search/key-set.ts';
import { stepByChance } from './by-chance.ts';

/** Positions of a game by chance, each with one of before or after it in between, as a search jumps about. */
function positionsOf(scenario: string, deeds: number): Position[] {
  const game = createGame({ scenario }, 'again');
  const chance = new Chance('again');
  const seen: Position[] = [];
  for (let deed = 0; deed < deeds && stepByChance(game, chance); deed++) {
    seen.push(game.position.copy());
    if (seen.length > 4) seen.push(seen[chance.below(seen.length)].copy());
  }
  return seen;
}

test.each(SCENARIOS.map(({ id }) => id))(
  'positions of %s are worth what they are worth alone',
  (scenario) => {
    const used = new Evaluator(WEIGHTS, new MapStore());
    for (const p of positionsOf(scenario, 120)) {
      const maps = new MapStore();
      for (let seat = 0; seat < p.ruleset.seats; seat++) {
        expect(used.valueOf(p, seat)).toBe(new Evaluator(WEIGHTS, maps).valueOf(p, seat));
        expect(used.valueInTurn(p, seat)).toBe(new Evaluator(WEIGHTS, maps).valueInTurn(p, seat));
      }
    }
  },
);

/** What a position is worth to blue, three steps before the line, with so many points of both sorts. */
function worthBeforeLine(points: number, ap: number): number {
  const board = sketch(
    `+   +---+---+---+---+
     | .   .   .   c   . |`,
    { c: 'blue cleric' },
    { ap, points: { blue: points, yellow: 0 } },
  );
  return new Evaluator(WEIGHTS, new MapStore()).valueInTurn(board.position, 0);
}

test('in the middle of a turn, who can walk out for the last point has nearly won, and who has it has', () => {
  expect(worthBeforeLine(4, 1)).toBe(890);
  expect(worthBeforeLine(4, 0)).toBeLessThan(200);
  expect(worthBeforeLine(3, 1)).toBeLessThan(200);
  expect(worthBeforeLine(5, 1)).toBe(900);
});

/** What a wounded goblin of one side makes worse for it, at the end of blue's turn or in the middle of it. */
function exposedIn(row: string, goblin: 'blue' | 'yellow', ap: number): number {
  const fighter = goblin === 'blue' ? 'yellow' : 'blue';
  const { position } = sketch(
    `+---+---+---+---+---+
     ${row}
     +---+---+---+---+---+`,
    { g: `${goblin} goblin wounded`, w: `${fighter} warrior` },
    { ap },
  );
  const alone = { ...WEIGHTS, ...ZERO, exposed: 100, exposedLater: 1 };
  return new Evaluator(alone, new MapStore()).valueInTurn(position, 0) + 0;
}
const ZERO = Object.fromEntries(FEATURES.map((name) => [name, 0]));

test('a wounded figure beside an enemy counts: at once for who waits, less for who comes next', () => {
  expect(exposedIn('| g   w   .   .   . |', 'blue', 0)).toBe(100);
  expect(exposedIn('| g   w   .   .   . |', 'yellow', 0)).toBe(-1);
  // A blow is left to be struck.
  expect(exposedIn('| g   w   .   .   . |', 'yellow', 1)).toBe(-100);
  expect(exposedIn('| g   .   w   .   . |', 'blue', 0)).toBe(0);
  expect(exposedIn('| g | w   .   .   . |', 'blue', 0)).toBe(0);
});

test('a set of keys knows each of them once, however many there are', () => {
  const keys = new KeySet();
  const known = new Set<number>();
  const chance = new Chance('keys');
  for (let i = 0; i < 20_000; i++) {
    // Some of them often, some alike in their lower half.
    const key =
      (chance.below(100) === 0 ? 7 : chance.below(9000)) * 0x200000 + chance.below(i % 2 === 0 ? 2 : 900);
    expect(keys.add(key)).toBe(!known.has(key));
    known.add(key);
  }
});
