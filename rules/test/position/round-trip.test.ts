import { describe, expect, test } from 'vitest';
import { keyOf, samePosition } from '../../src/model/key.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { ALL_OPTIONS, nameOf, positionsOf } from '../view/random-positions.ts';

describe('a position that is written and read', () => {
  test.each(ALL_OPTIONS.map((options) => ({ name: nameOf(options), options })))(
    '$name: is the same in every integer',
    ({ options }) => {
      for (const p of positionsOf(options, 'there and back', 12)) {
        const json = writePosition(p);
        const read = readPosition(JSON.stringify(json, null, 2));
        if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
        expect(read.position.data).toEqual(p.data);
        expect(samePosition(read.position, p)).toBe(true);
        expect(keyOf(read.position)).toBe(keyOf(p));
        expect(writePosition(read.position)).toEqual(json);
      }
    },
    300_000,
  );

  test('may come as a parsed value too', () => {
    for (const p of positionsOf({ scenario: 'prison-1' }, 'parsed', 1000)) {
      const read = readPosition(writePosition(p));
      expect(read.ok && samePosition(read.position, p)).toBe(true);
    }
  });

  test('reads well: names instead of numbers, nothing that says nothing', () => {
    const [first] = positionsOf({ scenario: 'prison-1' }, 'readable', 1);
    const json = writePosition(first);
    expect(json.stage).toBe('deploy');
    expect(json.pieces[0]).toEqual({ id: 'blue-mekanork', where: 'hand' });
    expect(json.seats[1]).toMatchObject({ colour: 'yellow', actionCards: [2, 3, 4, 5], combatCards: [] });
    expect(json.slots.map(({ room }) => room).sort()).toEqual(['39ccw', '39cw', '40ccw', '40cw']);
  });
});
