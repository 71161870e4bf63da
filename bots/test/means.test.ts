/** Ways past pits and portcullises: as long as somebody has the means for them they are short, else they are walls. */
import { placeOf, type Position } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { MapStore } from '../src/evaluate/maps.ts';

/** What the way out of the cleric costs. */
function costOf(position: Position): number {
  const { pieces } = position.ruleset;
  return new MapStore().of(position).now[0][placeOf(position, pieces.ids.indexOf('blue-cleric'))];
}

const gate = (t: string, held = '.') =>
  sketch(
    `+---+---+   +---+---+
     | .   .   .   .   . |
     +---+---+===+---+---+
     | .   .   ${held}c  .   . |
     +---+---+---+---+---+
     | .   .   .   .   ${held === '.' ? 't' : '.'} |
     +---+---+---+---+---+`,
    { c: 'blue cleric', t },
  ).position;

test('a portcullis is a wall for a side of which nobody opens it', () => {
  const open = costOf(gate('blue thief'));
  expect(costOf(gate('yellow thief'))).toBeGreaterThan(open);
  expect(costOf(gate('blue thief wounded'))).toBeGreaterThan(open);
  expect(costOf(gate('blue goblin'))).toBe(costOf(gate('yellow thief')));
  // Whoever holds a key opens; one that lies somewhere is of no use yet.
  expect(costOf(gate('blue key'))).toBeGreaterThan(open);
  expect(costOf(gate('blue key', 't'))).toBe(open);
});

const pit = (jumps: number) =>
  sketch(
    `+---+---+   +---+---+
     | .   . | . | .   . |
     +---+---+   +---+---+
     | .   . | o | .   . |
     +---+---+   +---+---+
     | .   . | c | .   . |
     +---+---+---+---+---+`,
    { c: 'blue cleric' },
    { jumps },
  ).position;

test('a pit is a wall for a side that has no jumps left', () => {
  expect(costOf(pit(0))).toBeGreaterThan(costOf(pit(1)));
  expect(costOf(pit(1))).toBe(costOf(pit(3)));
});
