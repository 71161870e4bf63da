import { describe, expect, test } from 'vitest';
import { ActionList } from '../../../src/model/packed-action.ts';
import { checkDistinct, checkListed } from '../../../testing/list-agrees.ts';
import { list } from '../../../src/flow/play.ts';
import { zones } from '../../../testing/zone-board.ts';
import { crowded } from '../crowded.ts';

describe('the list of a crowded position', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))('says what the check says (%i)', (seed) => {
    const { position } = crowded(`listed ${seed}`);
    checkListed(position, 5);
    checkDistinct(position);
  });

  test('has one action for what goes out in one hand or in another', () => {
    const board = zones({
      rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
      pieces: `
        11   T   S   C   G
           +   +---+   +---+   +
        10 |bna bPa  T   S   S |
           +   +   +   +   +   +
         9 | T   o   T : S   S |
           +---+   +---+---+===+
        bNa: holds bAr
        bPa: holds bTr
        bTr: holds bTs, wounded
      `,
    });
    checkDistinct(board.position);
    checkListed(board.position);
    const exits = board
      .legal('move', 'blue-paladin')
      .filter((move) => move.type === 'move' && move.path.at(-1) === board.placeNamed('yellow:A.T'));
    // The Treasure is worth a point in the Paladin's own hand only, so that both ways out are there.
    expect(exits.length).toBeGreaterThan(1);
  });

  test('offers everything that belongs to the zones', () => {
    const out = new ActionList();
    const kinds = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { position, seat } = crowded(`kinds ${seed}`);
      list(position, seat, out);
      for (let i = 0; i < out.length; i++) kinds.add(position.ruleset.kinds[out.heads[i] & 63].type);
    }
    expect([...kinds].toSorted()).toEqual(
      [
        'attack',
        'breakGate',
        'breakWalls',
        'closeGate',
        'endTurn',
        'fireball',
        'heal',
        'invert',
        'jump',
        'levitate',
        'move',
        'openGate',
        'regenerate',
        'reveal',
        'rotate',
        'steal',
        'wallWalk',
      ].toSorted(),
    );
  });
});
