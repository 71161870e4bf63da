/** What the sum of a side is made of. */
import { describe, expect, test } from 'vitest';
import { check, decisions, legalActions, perform } from '../../src/flow/play.ts';
import { ActionList } from '../../src/index.ts';
import { strengthBeforeCards, strengthParts } from '../../src/combat/strength.ts';
import { attackOf } from '../../testing/fighting.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';

describe('the parts of a sum', () => {
  test('[BD-COMBAT-5] are the fighters, what they hold and what they can do', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | b   t   f   .   . |`,
      { b: 'blue backstabber', t: 'yellow telepath', f: 'blue goblin' },
    );
    expect(strengthParts(board.position)).toBeNull();
    board.do(attackOf('blue-backstabber', 'yellow-telepath'));
    const parts = strengthParts(board.position);
    expect(parts?.attack).toContainEqual({ fighter: 'blue-backstabber', value: 2 });
    expect(parts?.attack).toContainEqual({ fighter: 'blue-goblin', value: 1 });
    expect(parts?.attack.filter(({ ability }) => ability !== undefined)).toEqual([
      { fighter: 'blue-backstabber', value: 2, ability: expect.any(String) },
    ]);
    // Whoever is worth nothing is named all the same.
    expect(parts?.defence).toEqual([{ fighter: 'yellow-telepath', value: 0 }]);
  });

  test.each(['base', 'prison-4', 'card-standard'])('add up to the sum in any combat of %s', (scenario) => {
    let fights = 0;
    for (let seed = 0; seed < 8; seed++) {
      const scene = sceneByChance({ scenario }, String(seed));
      const [asked] = decisions(scene);
      if (!asked) continue;
      for (const action of legalActions(scene, asked.seat, new ActionList())) {
        if (action.type !== 'attack') continue;
        const position = scene.copy();
        const checked = check(position, { seat: asked.seat, decision: asked.number, action });
        if (!checked.ok) continue;
        perform(position, asked.seat, checked.packed);
        const [parts, sums] = [strengthParts(position), strengthBeforeCards(position)];
        if (!parts || !sums) continue;
        fights++;
        for (const side of ['attack', 'defence'] as const)
          expect(parts[side].reduce((sum, { value }) => sum + value, 0)).toBe(sums[side]);
      }
    }
    expect(fights).toBeGreaterThan(5);
  });
});
