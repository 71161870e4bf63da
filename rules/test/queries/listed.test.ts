import { expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { decode, list } from '../../src/flow/play.ts';
import { pieceAimedAt, placeAimedAt, typeOf } from '../../src/queries/listed.ts';
import type { Board } from '../../testing/board.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

/** Where an action leads, read from the action itself. */
function endOf(action: Action): number {
  if (action.type === 'move') return action.path.at(-1) ?? -1;
  return action.type === 'jump' || action.type === 'wallWalk' ? action.to : -1;
}

const squares = () =>
  sketch(
    `+---+---+---+---+---+
     | a   e  1o   2   . |`,
    { a: 'blue wall-walker', e: 'yellow goblin' },
    { jumps: 1 },
  );
const amongEnemies = () =>
  zones({
    rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
    pieces: { 'blue-wall-walker': 'A.C', 'yellow-goblin': 'A.G', 'blue-naga': 'A.G' },
    jumps: 1,
  });

test.each<[string, () => Board]>([
  ['squares', squares],
  ['zones, among enemies too', amongEnemies],
])('a listed action tells where it leads and at whom it is aimed: %s', (_what, set) => {
  const { position, seat } = set();
  const listed = new ActionList();
  list(position, seat, listed);
  const packed = Array.from({ length: listed.length }, (_, i) => listed.packed(i));
  const types = new Set(packed.map((one) => typeOf(position, one)));
  expect([...types]).toEqual(expect.arrayContaining(['move', 'attack']));
  for (const one of packed) {
    const action = decode(position, seat, one);
    expect(typeOf(position, one)).toBe(action.type);
    expect([action, placeAimedAt(position, one)]).toEqual([action, endOf(action)]);
    const { pieces } = position.ruleset;
    expect(pieces.ids[pieceAimedAt(position, one)]).toBe(
      action.type === 'attack' ? action.target : undefined,
    );
  }
});
