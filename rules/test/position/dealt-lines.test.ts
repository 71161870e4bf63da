/** Lines that lots deal out, in files, in views and in what a view leaves open. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { createGame } from '../../src/game.ts';
import { DEALT, TURN } from '../../src/model/fields.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf } from '../../src/view/view.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { stepAtRandom } from '../game/players.ts';

const game = createGame({ scenario: 'exit-4' }, 'dealt lines');
const before = game.position.copy();
const chance = new Chance('dealt lines');
while (game.position.data[TURN] === 0) stepAtRandom(game, chance);
const after = game.position;

/** How the lines are dealt in a sample of what blue sees before anything is shown. */
const dealtIn = (seed: number): string =>
  sample(viewOf(before, 0), new Chance(String(seed)))
    .data.slice(DEALT, DEALT + 4)
    .join('');

describe('lines that lots deal', () => {
  test('[MP-EXITS-3] all four colours are dealt, and stand in the file', () => {
    const { dealt } = writePosition(before);
    expect([...(dealt ?? [])].sort()).toEqual([...COLOURS].sort());
    const { dealt: _dealt, ...without } = writePosition(before);
    expect(readPosition(without)).toMatchObject({ ok: false, reason: '"dealt" is missing' });
    expect(readPosition({ ...without, dealt: ['blue', 'blue', 'red', 'green'] })).toMatchObject({
      ok: false,
      reason: 'dealt[1]: is dealt to another line too',
    });
  });

  test('[MP-EXITS-9] are in nobody’s view until the starting teams are shown, and in everybody’s from then on', () => {
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(viewOf(before, viewer).shown).not.toHaveProperty('dealt');
      expect(viewOf(after, viewer).shown.dealt).toEqual(writePosition(after).dealt);
    }
  });

  test('a sample deals them anew while nobody knows them, and keeps them once they are known', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => dealtIn(seed)));
    expect(seen.size).toBe(24);
    const known = sample(viewOf(after, 2), new Chance('known'));
    expect(writePosition(known).dealt).toEqual(writePosition(after).dealt);
  });

  test('a sample lets the same player begin set-up and play', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { lots } = writePosition(sample(viewOf(before, 1), new Chance(String(seed))));
      expect(lots.firstPlacer).toBe(lots.firstPlayer);
    }
  });
});
