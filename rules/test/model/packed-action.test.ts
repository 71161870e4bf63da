import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import {
  ActionList,
  kindOf,
  NO_PIECE,
  type PackedAction,
  pieceOf,
  targetOf,
} from '../../src/model/packed-action.ts';
import type { Position } from '../../src/model/position.ts';
import { decisions, decode, list } from '../../src/flow/play.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';
import { crowded } from '../card-game/crowded.ts';

const MOST_HANDLINGS = 2;

/** Everything that is listed where a move may handle loads so many times. */
function listed(p: Position, handlings: number): PackedAction[] {
  const out = new ActionList();
  out.handlings = handlings;
  list(p, decisions(p)[0].seat, out);
  return Array.from({ length: out.length }, (_, i) => out.packed(i));
}

const handlingsOf = (action: Action): number =>
  action.type === 'move' ? (action.handlings?.length ?? 0) : 0;

/** How many moves of the full list there are with none, one and two handlings. */
function compareWithFull(p: Position): number[] {
  const [{ seat }] = decisions(p);
  const full = listed(p, new ActionList().handlings);
  const counts = full.map((packed) => handlingsOf(decode(p, seat, packed)));
  for (let most = 0; most <= MOST_HANDLINGS; most++)
    expect(listed(p, most)).toEqual(full.filter((_, i) => counts[i] <= most));
  return [0, 1, 2].map((handlings) => counts.filter((count) => count === handlings).length);
}

describe('a list with fewer handlings', () => {
  test('has a drawn figure walk past what it could take, take it, or take it and leave it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1 | .   . |
       +---+---+---+---+---+`,
      { a: 'blue cleric', k: 'blue rope' },
    );
    const ofMoves = (handlings: number): string[] =>
      listed(board.position, handlings)
        .map((packed) => decode(board.position, 0, packed))
        .flatMap((action) => (action.type === 'move' ? [JSON.stringify(action)] : []));
    const plain = ['a', 'ak', 'ak1'].map((letters) => JSON.stringify(board.walk('blue-cleric', letters)));
    expect(ofMoves(0)).toEqual(plain);
    const taking = board.walk('blue-cleric', 'ak1', [{ step: 1, take: 'blue-rope' }]);
    expect(ofMoves(1)).toEqual(expect.arrayContaining([...plain, JSON.stringify(taking)]));
    const bringing = board.walk('blue-cleric', 'ak1k', [
      { step: 1, take: 'blue-rope' },
      { step: 2, leave: 'blue-rope' },
    ]);
    expect(ofMoves(1)).not.toContain(JSON.stringify(bringing));
    expect(ofMoves(2)).toContain(JSON.stringify(bringing));
  });

  test('has a figure among zones take what lies in the next one, or not', () => {
    const { position } = zones({
      rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
      pieces: { 'blue-cleric': 'A.C', 'blue-rope': 'A.C' },
    });
    const [none, one, two] = compareWithFull(position);
    expect([none > 0, one > 0, two > 0]).toEqual([true, true, true]);
  });

  test.each(['base', 'mixed', 'standard-4', 'pyramid-3'])(
    'is the part of the full list with at most so many, on squares: %s',
    (scenario) => {
      const counts = [0, 1, 2, 3].map((seed) =>
        compareWithFull(sceneByChance({ scenario }, `fewer ${seed}`)),
      );
      // Every number of handlings must have been seen, or nothing was compared.
      for (const handlings of [0, 1, 2]) expect(counts.some((count) => count[handlings] > 0)).toBe(true);
    },
  );

  test.each([0, 1, 2, 3])('is the part of the full list with at most so many, in zones: %i', (seed) => {
    const counts = compareWithFull(crowded(`fewer handlings ${seed}`, 2, 5, 5).position);
    expect(counts.every((count) => count > 0)).toBe(true);
  });
});

describe('a list of packed actions', () => {
  test('holds more than it has room for at first, and nothing of it is lost', () => {
    const out = new ActionList();
    const many = 3 * out.heads.length;
    out.kind = 63;
    for (let i = 0; i < many; i++) out.push(i % NO_PIECE, 2 * i, i + 1, i + 2);
    expect(out.length).toBe(many);
    for (let i = 0; i < many; i++) {
      const packed = out.packed(i);
      expect([kindOf(packed), pieceOf(packed), targetOf(packed), packed.first, packed.second]).toEqual([
        63,
        i % NO_PIECE,
        2 * i,
        i + 1,
        i + 2,
      ]);
    }
  });

  test('has no handlings where none were said, and is empty after it was cleared', () => {
    const out = new ActionList();
    out.push(NO_PIECE, 7);
    expect(out.packed(0)).toEqual({ head: (NO_PIECE << 6) | (7 << 13), first: 0, second: 0 });
    expect(out.clear()).toBe(out);
    expect(out.length).toBe(0);
    out.push(1, 2);
    expect([out.length, pieceOf(out.packed(0))]).toEqual([1, 1]);
  });
});
