import { expect, test } from 'vitest';
import { inRoom, placeIn, slotOf } from '../../src/map/place-numbers.ts';
import { pathsFrom } from '../../src/labyrinth/path-over.ts';
import { FACE_UP, SLOT } from '../../src/model/fields.ts';
import { exitPlaces } from '../../src/model/getters.ts';
import { newGame } from '../../src/new-game.ts';
import { costsTo } from '../../src/queries/costs.ts';
import { isGear, isInSlot, isOnLine, lineOf } from '../../src/queries/places.ts';
import { areEnemies } from '../../src/model/position.ts';
import { sketch } from '../../testing/sketch.ts';

const board = () =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | a   1 | 2 H 3  4o   5   *   .   .   . |`,
    { a: 'blue cleric' },
  );

test('a place knows its slot, its square and its line', () => {
  const { position } = board();
  const { ruleset } = position;
  expect([slotOf(placeIn(3, 7)), inRoom(placeIn(3, 7))]).toEqual([3, 7]);
  expect([isInSlot(ruleset, placeIn(1, 24), 1), isInSlot(ruleset, placeIn(1, 24), 0)]).toEqual([true, false]);
  ruleset.layout.lines.forEach(({ first, length }, line) => {
    expect([lineOf(ruleset, first), lineOf(ruleset, first + length - 1)]).toEqual([line, line]);
    expect([isOnLine(ruleset, first), isInSlot(ruleset, first, slotOf(first))]).toEqual([true, false]);
  });
  expect([lineOf(ruleset, 0), isOnLine(ruleset, 0)]).toEqual([-1, false]);
});

test('a gear is where it is drawn', () => {
  const one = board();
  expect([isGear(one.position, one.place(6, 0)), isGear(one.position, one.at('1'))]).toEqual([true, false]);
});

test('what stands in the way has its price', () => {
  const one = board();
  const prices = { portcullis: 10, pit: 100, wall: 1000, hiddenRoom: 1 };
  const costs = costsTo(one.position, [one.at('a')], prices);
  // Whoever goes on from a pit has paid for it.
  expect(['a', '1', '2', '3', '4', '5'].map((letter) => costs[one.at(letter)])).toEqual([
    0, 1, 1001, 1011, 1012, 1113,
  ]);
});

test('rooms that lay open in another game leave nothing behind', () => {
  const prices = { portcullis: 4, pit: 5, wall: 12, hiddenRoom: 7 };
  const hidden = newGame({ scenario: 'base' }, 'one');
  const goals = exitPlaces(hidden, 0);
  const before = costsTo(hidden, goals, prices);
  const open = newGame({ scenario: 'base' }, 'other');
  // Some of them only: an open room must border one that is not.
  for (let slot = 0; slot < open.ruleset.layout.slots.length; slot += 3) open.data[SLOT + slot] |= FACE_UP;
  costsTo(open, goals, prices);
  expect(open.ruleset).toBe(hidden.ruleset);
  expect(costsTo(hidden, goals, prices)).toEqual(before);
});

test('a path leads around what stands in the way, and through it where nothing leads around', () => {
  const one = sketch(
    `+---+---+---+---+---+
     | a | 1   .   .   . |
     +   +   +---+---+---+
     | 2   3 | .   .   . |`,
    { a: 'blue cleric' },
  );
  const at = (letters: string): number[] => Array.from(letters, (letter) => one.at(letter));
  expect(pathsFrom(one.position, one.at('2'))(one.at('1'))).toEqual(at('231'));
  expect(pathsFrom(one.position, one.placeOf('blue-cleric'))(one.at('1'))).toEqual(at('a231'));
});

test('enemies are those of other colours', () => {
  const { ruleset } = board().position;
  expect([areEnemies(ruleset, 0, 1), areEnemies(ruleset, 1, 0), areEnemies(ruleset, 0, 0)]).toEqual([
    true,
    true,
    false,
  ]);
});
