import { describe, expect, test } from 'vitest';
import { resolveLine } from '../../src/queries/short-move.ts';
import { walkTo } from '../../src/queries/why-not.ts';
import { chartOf, placeName } from '../../src/notation/chart.ts';
import { nameFor } from '../../src/notation/pieces.ts';
import type { Board } from '../../testing/board.ts';
import { nameOf } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

/** Why a figure cannot get to a place, and what is blamed: `WALL 2`; what is typed must hear the same. */
function whyNot(board: Board, piece: string, to: number): string {
  const { position, seat } = board;
  const answer = walkTo(position, seat, piece, to);
  const name = nameFor(position.ruleset, seat, board.piece(piece), 'en');
  const typed = resolveLine(position, seat, `${name} ${placeName(chartOf(position), to)}`);
  expect(typed).toMatchObject(answer.ok ? { ok: true } : { ok: false, refusal: answer.refusal });
  if (answer.ok) return 'legal';
  const { code, at, slot } = answer.refusal;
  return [
    code,
    ...(at === undefined ? [] : [nameOf(board, at)]),
    ...(slot === undefined ? [] : [`room ${slot}`]),
  ].join(' ');
}

const asks = (board: Board, letter: string): string => whyNot(board, 'blue-cleric', board.at(letter));

describe('on squares', () => {
  test('a wall is named where the way around it is too long', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   a | 1   2   3 |
       +   +   +   +   +   +
       | .   . | .   .   . |
       +   +   +   +   +   +
       | .   . | .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(board, '1')).toBe('WALL 1');
    expect(asks(board, '3')).toBe('WALL 1');
  });

  test('where the way around a wall is short enough, nothing is in the way', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   a | 1   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(board, '1')).toBe('legal');
  });

  test.each([
    ['an arrow slit', ':', 'ARROW_SLIT 2'],
    ['a portcullis', 'H', 'PORTCULLIS_CLOSED 2'],
  ])('%s is named', (_what, edge, why) => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1 ${edge} 2   3   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(board, '3')).toBe(why);
  });

  test('a pit is named, behind it and on it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1  2o   3   . |`,
      { a: 'blue cleric' },
    );
    expect([asks(board, '2'), asks(board, '3')]).toEqual(['PIT 2', 'PIT 2']);
  });

  test('an enemy is named, behind him and where he stands', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1  2e   3   . |`,
      { a: 'blue cleric', e: 'yellow goblin' },
    );
    expect([asks(board, '2'), asks(board, '3')]).toEqual(['ENEMY_IN_THE_WAY e', 'ENEMY_IN_THE_WAY e']);
  });

  test('where one may walk but not stay, that is said', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1  2e   3   . |`,
      { a: 'blue cleric', e: 'blue goblin' },
    );
    expect([asks(board, '2'), asks(board, '3')]).toEqual(['SQUARE_TAKEN e', 'legal']);
  });

  test('of two ways through an obstacle the shorter one tells', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   . : 1   2   . |
       +   +---+---+   +   +
       | .   .   . | .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(board, '2')).toBe('ARROW_SLIT 1');
  });

  test('simply too far: with nothing in the way, and where a wall more or less would not help', () => {
    const open = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a   .   .   .   .   .   1   .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(open, '1')).toBe('TOO_FAR 1');
    const walled = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a   .   . | .   .   .   1   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(walled, '1')).toBe('TOO_FAR 1');
  });

  test('who is enclosed hears what encloses him, however far he wants to go', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a   1 H 2 | .   .   .   .   .   3   . |
       +---+---+---+   +   +   +   +   +   +   +
       | .   4   .   .   .   .   .   .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(board, '3')).toBe('WALL 4');
    const gate = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a   1 H 2   .   .   .   .   .   3   . |`,
      { a: 'blue cleric' },
    );
    expect(asks(gate, '3')).toBe('PORTCULLIS_CLOSED 2');
  });

  test('[BD-MOVE-21] a square of a room that lies face down, and one that only such a room leads to', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
       | .   .   a   .   .   .   .   1   .   .   .   2   .   .   . |`,
      { a: 'blue cleric' },
      { faceDown: [1] },
    );
    expect([asks(board, '1'), asks(board, '2')]).toEqual(['ROOM_UNREVEALED 1', 'ROOM_UNREVEALED room 1']);
  });

  test('what is wrong besides the way comes first', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a | 1   w   e   . |`,
      { a: 'blue cleric', w: 'blue warrior wounded', e: 'yellow goblin' },
      { ap: 0 },
    );
    const to = board.at('1');
    expect(whyNot(board, 'blue-cleric', to)).toBe('NO_POINTS');
    expect(whyNot(board, 'blue-warrior', to)).toBe('WOUNDED_CANNOT_ACT');
    expect(walkTo(board.position, 1, 'yellow-goblin', to)).toMatchObject({
      refusal: { code: 'NOT_YOUR_DECISION' },
    });
    expect(walkTo(board.position, 0, 'yellow-goblin', to)).toMatchObject({
      refusal: { code: 'NOT_YOUR_PIECE' },
    });
  });

  test('a line is closed to others, and nobody takes a way over it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a | 1   .   .   . |`,
      { a: 'blue cleric' },
    );
    const { lines } = board.position.ruleset.layout;
    for (const { first } of lines) expect(whyNot(board, 'blue-cleric', first)).not.toMatch(/NOT_NEXT_TO/);
    expect(asks(board, '1')).toBe('WALL 1');
  });
});

/** A (green-cw): T open to S, a pit between T and G, a portcullis between S and G; B (blue-cw): wings around a pit. */
const zoneBoard = (
  pieces: Readonly<Record<string, string>>,
  rooms = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
) => zones({ rooms, pieces });

describe('between zones', () => {
  test.each([
    ['a pit', { 'blue-cleric': 'A.T' }, 'A.G', 'PIT'],
    ['a portcullis', { 'blue-cleric': 'A.S' }, 'A.G', 'PORTCULLIS_CLOSED'],
    ['the distance', { 'blue-cleric': 'A.C' }, 'D.T', 'TOO_FAR'],
    [
      'enemies among whom one comes',
      { 'blue-cleric': 'A.C', 'yellow-goblin': 'A.G' },
      'B.T',
      'AMONG_ENEMIES',
    ],
    [
      'a full zone',
      { 'blue-cleric': 'A.C', 'blue-naga': 'A.G', 'blue-thief': 'A.G', 'blue-golem': 'A.G' },
      'A.G',
      'ZONE_FULL',
    ],
  ])('%s', (_what, pieces, to, code) => {
    const one = zoneBoard(pieces);
    expect(whyNot(one, 'blue-cleric', one.zone(to))).toMatch(new RegExp(`^${code} `));
  });

  test('[CG-REVEAL-2] a zone of a room that lies face down', () => {
    const one = zoneBoard({ 'blue-cleric': 'A.C' }, ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw']);
    expect(whyNot(one, 'blue-cleric', one.zone('B.T'))).toMatch(/^ROOM_UNREVEALED /);
  });
});
