/** The Backstabber: 4 movement, 2 in combat, stabs in company and picks locks. */
import { expect, test } from 'vitest';
import { sides, strengths } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

test('[BD-CHAR-Backstabber-1] movement 4, combat 2', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b   .   .   .   . |
     +   +---+---+---+   +
     | e | .   .   .   . |`,
    { b: 'blue backstabber', e: 'yellow goblin' },
  );
  expect(board.reach('blue-backstabber').split('\n').slice(0, 2)).toEqual(['01234', '.....']);
  expect(strengths(board, 'blue-backstabber', 'yellow-goblin')).toEqual([2, 1]);
});

test('[BD-CHAR-Backstabber-2] +2 in attack as soon as a friendly figure fights with her', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b   e   a   .   . |`,
    { b: 'blue backstabber', a: 'blue goblin', e: 'yellow troll' },
  );
  expect(strengths(board, 'blue-backstabber', 'yellow-troll')).toEqual([2 + 2 + 1, 4]);
  expect(strengths(board, 'blue-goblin', 'yellow-troll')).toEqual([2 + 2 + 1, 4]);
});

test('[BD-CHAR-Backstabber-2] +2 in defence as well', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b   a   f   .   . |`,
    { a: 'blue troll', b: 'yellow backstabber', f: 'yellow goblin' },
  );
  expect(strengths(board, 'blue-troll', 'yellow-backstabber')).toEqual([4, 2 + 2 + 1]);
  expect(strengths(board, 'blue-troll', 'yellow-goblin')).toEqual([4, 2 + 2 + 1]);
});

test('[BD-CHAR-Backstabber-2] the +2 is hers alone and comes once, however many friends fight', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b   e   a   .   . |
     +   +   +   +   +   +
     | .   c   .   .   . |`,
    { b: 'blue backstabber', a: 'blue goblin', c: 'blue wizard', e: 'yellow troll' },
  );
  expect(strengths(board, 'blue-backstabber', 'yellow-troll')).toEqual([2 + 2 + 1 + 1, 4]);
});

const againstTroll = (turn: 'blue' | 'yellow') =>
  sketch(
    `+---+---+---+---+---+
     | b   e   .   .   . |`,
    { b: 'blue backstabber', e: 'yellow troll' },
    { turn },
  );

test('[BD-CHAR-Backstabber-3] no bonus one against one', () => {
  expect(strengths(againstTroll('blue'), 'blue-backstabber', 'yellow-troll')).toEqual([2, 4]);
  expect(strengths(againstTroll('yellow'), 'yellow-troll', 'blue-backstabber')).toEqual([4, 2]);
});

const betweenTwo = (turn: 'blue' | 'yellow') =>
  sketch(
    `+---+---+---+---+---+
     | e   b   f   .   . |`,
    { b: 'blue backstabber', e: 'yellow goblin', f: 'yellow wizard' },
    { turn },
  );

test('[BD-CHAR-Backstabber-3] no bonus alone on her side against several', () => {
  expect(strengths(betweenTwo('blue'), 'blue-backstabber', 'yellow-goblin')).toEqual([2, 1 + 1]);
  expect(strengths(betweenTwo('yellow'), 'yellow-goblin', 'blue-backstabber')).toEqual([1 + 1, 2]);
});

test('[BD-CHAR-Backstabber-3] a wounded whom she helps to defend is no figure: no bonus', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | w   a   b   .   . |`,
    { a: 'blue troll', w: 'yellow goblin wounded', b: 'yellow backstabber' },
  );
  expect(sides(board, 'blue-troll', 'yellow-goblin').defenders).toEqual([
    'yellow-backstabber',
    'yellow-goblin',
  ]);
  expect(strengths(board, 'blue-troll', 'yellow-goblin')).toEqual([4, 2]);
});

const openGate = (gate: number) =>
  ({ type: 'openGate', piece: 'blue-backstabber', at: { slot: 0, gate } }) as const;

test('[BD-CHAR-Backstabber-4] for 1 AP she opens and closes the portcullis beside her', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b H . H .   .   . |`,
    { b: 'blue backstabber' },
  );
  const close = { type: 'closeGate', piece: 'blue-backstabber', at: { slot: 0, gate: 0 } } as const;
  expect(board.reach('blue-backstabber').split('\n')[0]).toBe('0....');
  expect(board.why(openGate(1))).toBe('GATE_NOT_ADJACENT');
  expect(board.why(close)).toBe('GATE_NOT_OPEN');
  board.do(openGate(0));
  expect(board.ap).toBe(4);
  expect(board.reach('blue-backstabber').split('\n')[0]).toBe('01...');
  board.do(close);
  expect(board.ap).toBe(3);
  expect(board.reach('blue-backstabber').split('\n')[0]).toBe('0....');
});

test('[BD-CHAR-Backstabber-4] she breaks none', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | b H .   .   .   . |`,
    { b: 'blue backstabber' },
  );
  expect(board.why({ type: 'breakGate', piece: 'blue-backstabber', at: { slot: 0, gate: 0 } })).toBe(
    'NO_SUCH_ABILITY',
  );
});

const withSpear = (friend: string) =>
  sketch(
    `+---+---+---+---+---+
     | bS  .   e   a   . |`,
    { b: 'blue backstabber', S: 'blue telescoping-spear', e: 'yellow troll', a: friend },
  );

test('[BD-RULING-79] striking with the spear she stabs too, if a friend takes part', () => {
  const withFriend = withSpear('blue goblin');
  expect(strengths(withFriend, 'blue-backstabber', 'yellow-troll')).toEqual([2 + 2 + 1, 4]);
  expect(strengths(withFriend, 'blue-goblin', 'yellow-troll', ['blue-backstabber'])).toEqual([2 + 2 + 1, 4]);
  expect(strengths(withFriend, 'blue-goblin', 'yellow-troll')).toEqual([1, 4]);
  expect(strengths(withSpear('blue goblin at room 0'), 'blue-backstabber', 'yellow-troll')).toEqual([2, 4]);
});
