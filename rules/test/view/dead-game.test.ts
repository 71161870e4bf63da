/** Whether a game can still be won is asked of public knowledge only: its end must not tell a secret. */
import { describe, expect, test } from 'vitest';
import type { GameOptions } from '../../src/model/options.ts';
import { AT_SLOT, IN_BOX, IN_HAND, REMOVED, TURN } from '../../src/model/fields.ts';
import { type Position, put, whereIs } from '../../src/model/position.ts';
import { viewOf } from '../../src/view/view.ts';
import { limits } from '../../testing/secrecy/limits.ts';
import { firstPosition } from './random-positions.ts';

const YELLOW = 1;
const handicap: GameOptions = {
  scenario: 'base',
  handicap: { colour: 'yellow', stronger: 'veryExperienced', weaker: 'good' },
};

const pieceNamed = (p: Position, id: string): number => p.ruleset.pieces.byId.get(id) ?? -1;
const isToken = (where: number): boolean => where >= AT_SLOT && where < IN_HAND;

describe('a dead game', () => {
  test('[BD-RULING-136] a hidden token counts as a Goblin for as long as it may be one', () => {
    const p = firstPosition(handicap, 'goblin', (one) => {
      const left = [...one.ruleset.pieces.ids.keys()].some(
        (piece) => one.ruleset.pieces.owner[piece] === YELLOW && whereIs(one, piece) === IN_BOX,
      );
      return one.data[TURN] === 1 && left && isToken(whereIs(one, pieceNamed(one, 'yellow-goblin')));
    });
    const { owner, isCharacter, ids } = p.ruleset.pieces;
    const goblin = pieceNamed(p, 'yellow-goblin');
    const atHome = ids.findIndex(
      (_id, piece) => owner[piece] === YELLOW && isCharacter[piece] === 1 && whereIs(p, piece) === IN_BOX,
    );
    // The same game, had yellow left the Goblin at home and laid the other one.
    const world = p.copy();
    put(world, goblin, IN_BOX);
    put(world, atHome, whereIs(p, goblin));
    expect(viewOf(world, 0)).toEqual(viewOf(p, 0));
    expect(limits(world)).toBe(limits(p));
    expect(limits(p)).toContain('01');
  });

  test('[BD-RULING-136] one that everybody has seen go does not', () => {
    const p = firstPosition({ scenario: 'base' }, 'treasure', (one) => one.data[TURN] === 1);
    const world = p.copy();
    put(world, pieceNamed(p, 'blue-treasure'), REMOVED);
    expect(limits(world)).not.toBe(limits(p));
  });
});
