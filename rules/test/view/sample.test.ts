import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import {
  FIELDS,
  PIECE_FIELDS,
  PIECE_SIZE,
  PIECES,
  ROOM_IN,
  SLOT,
  TURN,
  TURNED,
} from '../../src/model/fields.ts';
import { isFaceUp } from '../../src/model/position.ts';
import { decisions } from '../../src/flow/play.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf } from '../../src/view/view.ts';
import { ALL_OPTIONS, firstPosition, nameOf, playOn, positionsOf, viewersOf } from './random-positions.ts';

const TIME = 300_000;

const isPublic = (at: number): boolean => {
  const fields = at < PIECES ? FIELDS : PIECE_FIELDS;
  const offset = at < PIECES ? at : (at - PIECES) % PIECE_SIZE;
  const field = fields.find((one) => offset >= one.at && offset < one.at + one.size);
  return field?.secrecy === 'public';
};

describe('a sample', () => {
  test.each(ALL_OPTIONS.map((options) => ({ name: nameOf(options), options })))(
    '$name: fits the view it was made from, and the rules can play on from it',
    ({ options }) => {
      const chance = new Chance('fits');
      for (const p of positionsOf(options, 'samples', 25))
        for (const viewer of viewersOf(p)) {
          const view = viewOf(p, viewer);
          const made = sample(JSON.parse(JSON.stringify(view)) as typeof view, chance);
          expect(viewOf(made, viewer)).toEqual(view);
          expect(positionFault(made)).toBeNull();
          for (let n = 0; n < 10 && decisions(made).length > 0; n++) playOn(made, chance);
        }
    },
    TIME,
  );

  test('keeps every public number', () => {
    const chance = new Chance('public');
    for (const options of ALL_OPTIONS)
      for (const p of positionsOf(options, 'public', 30)) {
        const made = sample(viewOf(p, 'spectator'), chance);
        const changed = [...p.data.keys()].filter((at) => isPublic(at) && made.data[at] !== p.data[at]);
        expect(changed).toEqual([]);
      }
  });

  test('deals what is hidden differently from time to time, each turn of a room about equally often', () => {
    const p = firstPosition({ scenario: 'base' }, 'hidden', (one) => one.data[TURN] === 3);
    const faceDown = [...p.ruleset.layout.slots.keys()].filter((slot) => !isFaceUp(p, slot));
    const [slot] = faceDown;
    const view = viewOf(p, 0);
    const chance = new Chance('deals');
    const turns = [0, 0, 0, 0];
    const rooms = new Set<number>();
    const tokens = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const made = sample(view, chance);
      turns[made.data[SLOT + slot] & TURNED]++;
      rooms.add(made.data[ROOM_IN + slot]);
      tokens.add(made.data.slice(PIECES).join());
    }
    for (const times of turns) expect(times).toBeGreaterThan(60);
    expect(rooms.size).toBe(faceDown.length);
    expect(tokens.size).toBeGreaterThan(300);
  });

  test('brings the twin of a room that was seen, and whole pairs otherwise', () => {
    const p = firstPosition({ scenario: 'mixed' }, 'pairs', (one) => isFaceUp(one, 0) || isFaceUp(one, 7));
    const { rooms, layout } = p.ruleset;
    const seen = layout.slots.findIndex((_plan, slot) => isFaceUp(p, slot));
    const pair = rooms[p.data[ROOM_IN + seen]].pair;
    const chance = new Chance('pairs');
    const others = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const made = sample(viewOf(p, 1), chance);
      const pairs = layout.slots.map((_plan, slot) => rooms[made.data[ROOM_IN + slot]].pair);
      expect(pairs.filter((one) => one === pair)).toHaveLength(2);
      for (const one of pairs) expect(pairs.filter((other) => other === one)).toHaveLength(2);
      for (const one of pairs) others.add(one);
    }
    expect(others.size).toBe(8);
  });
});
