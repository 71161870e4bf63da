import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ACTION_TYPES } from '../../src/content/how-actions-are-written.ts';
import { ASKED } from '../../src/model/fields.ts';
import { REASONS, refuse } from '../../src/refusals.ts';
import { check } from '../../src/flow/play.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

const board = (options: Parameters<typeof sketch>[2] = {}): Board =>
  sketch(
    `+---+---+---+---+---+
     |ak   w   s   y   .
     +   +   +   +   +   +
     | t   1   .   .   . |`,
    {
      a: 'blue cleric',
      k: 'blue key',
      w: 'blue warrior wounded',
      s: 'blue thief spent',
      t: 'blue troll',
      y: 'yellow naga',
      h: 'blue goblin at room 0',
    },
    options,
  );

/** What a wish from anywhere is answered, and that it leaves no trace. */
function answerTo(to: Board, wish: unknown): string {
  const before = to.position.data.slice();
  const answer = check(to.position, wish as Parameters<typeof check>[1]);
  expect(to.position.data.every((value, index) => value === before[index])).toBe(true);
  return answer.ok ? 'legal' : `${answer.refusal.code} ${answer.refusal.rule}`;
}

/** Every action that a figure performs, by a piece of this name. */
const deedsOf = (piece: string): Action[] => [
  { type: 'move', piece, path: [0] },
  { type: 'jump', piece, pit: 0, to: 1 },
  { type: 'reveal', piece, slot: 0 },
  { type: 'rotate', piece, slot: 0, turn: 'cw' },
  { type: 'openGate', piece, at: { slot: 0, gate: 0 } },
  { type: 'closeGate', piece, at: { slot: 0, gate: 0 } },
  { type: 'breakGate', piece, at: { slot: 0, gate: 0 } },
  { type: 'attack', piece, target: 'yellow-naga' },
  { type: 'heal', piece, target: 'blue-warrior' },
  { type: 'wallWalk', piece, to: 0 },
  { type: 'scream', piece, target: 'yellow-naga' },
  { type: 'fireball', piece, target: 'yellow-naga' },
  { type: 'drink', piece },
];

describe('refusals', () => {
  test('a refusal has code, rule, words and what it points at', () => {
    expect(refuse('WALL')).toEqual({ code: 'WALL', ...REASONS.WALL });
    expect(refuse('WALL', { piece: 'blue-naga', at: 3, slot: 1 })).toEqual({
      code: 'WALL',
      rule: 'BD-MOVE-14',
      words: { en: 'A wall is in the way.', fr: 'Un mur barre le passage.' },
      piece: 'blue-naga',
      at: 3,
      slot: 1,
    });
  });

  test('who asks and when: unknown player, nonsense, another\u2019s decision, an old one, a wrong moment', () => {
    const one = board();
    const action: Action = { type: 'endTurn' };
    for (const seat of [-1, 2, 0.5, Number.NaN, '0', null, undefined])
      expect(answerTo(one, { seat, decision: 0, action })).toBe('UNKNOWN_SEAT BD-COMP-1');
    for (const nonsense of [null, undefined, 'endTurn', {}, { type: 'fly' }, { type: 'drink' }])
      expect(answerTo(one, { seat: 0, decision: 0, action: nonsense })).toBe('MALFORMED BD-STACK-2');
    expect(answerTo(one, { seat: 1, decision: 0, action })).toBe('NOT_YOUR_DECISION BD-TURN-17');
    one.position.data[ASKED] = 5;
    for (const decision of [4, 6, -1, null, '5', undefined])
      expect(answerTo(one, { seat: 0, decision, action })).toBe('STALE_DECISION BD-STACK-2');
    expect(answerTo(one, { seat: 0, decision: 5, action: { type: 'playCard', card: 2 } })).toBe(
      'NOT_NOW BD-TURN-2',
    );
    expect(answerTo(one, { seat: 0, decision: 5, action: { type: 'layCard', card: 2 } })).toBe(
      'NOT_NOW BD-TURN-2',
    );
    expect(answerTo(one, { seat: 0, decision: 5, action })).toBe('legal');
    one.do({ type: 'resign' }, 0);
    for (const seat of [0, 1])
      expect(answerTo(one, { seat, decision: 5, action })).toBe('GAME_OVER BD-END-4');
    expect(answerTo(one, { seat: 0, decision: 5, action: { type: 'resign' } })).toBe('GAME_OVER BD-END-4');
  });

  test.each([
    ['blue-unicorn', 'UNKNOWN_PIECE BD-COMP-2'],
    ['blue-key', 'NOT_A_CHARACTER BD-TERM-3'],
    ['yellow-naga', 'NOT_YOUR_PIECE BD-TURN-17'],
    ['blue-goblin', 'NOT_IN_PLAY BD-TERM-4'],
    ['blue-wizard', 'NOT_IN_PLAY BD-TERM-4'],
    ['blue-warrior', 'WOUNDED_CANNOT_ACT BD-WOUND-2'],
    ['blue-thief', 'SPENT BD-CHAR-Cleric-3'],
  ])('%s does nothing at all: %s', (piece, expected) => {
    const one = board();
    for (const action of deedsOf(piece))
      expect([action.type, verdict(one, action)]).toEqual([action.type, expected]);
    expect(one.legal(undefined, piece)).toEqual([]);
    if (expected.startsWith('UNKNOWN')) return;
    for (const action of deedsOf(piece)) expect(one.refusal(action)).toMatchObject({ piece });
  });

  test('without points nobody does anything', () => {
    const one = board({ ap: 0 });
    for (const action of deedsOf('blue-troll'))
      expect([action.type, verdict(one, action)]).toEqual([action.type, 'NO_POINTS BD-TURN-3']);
    expect(one.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('an ability asks for somebody who has it', () => {
    const one = board();
    for (const action of deedsOf('blue-troll')
      .slice(4)
      .filter(({ type }) => type !== 'attack'))
      expect([action.type, verdict(one, action)]).toEqual([action.type, 'NO_SUCH_ABILITY BD-TURN-15']);
  });

  test('an aimed ability asks for a character on the board', () => {
    const one = board();
    const heal = (target: string): string => verdict(one, { type: 'heal', piece: 'blue-cleric', target });
    expect(heal('blue-unicorn')).toBe('UNKNOWN_PIECE BD-COMP-2');
    expect(heal('blue-key')).toBe('NOT_A_CHARACTER BD-TERM-3');
    expect(heal('blue-goblin')).toBe('NOT_IN_PLAY BD-TERM-4');
    expect(heal('yellow-wizard')).toBe('NOT_IN_PLAY BD-TERM-4');
    expect(heal('blue-troll')).toBe('NOT_WOUNDED BD-CHAR-Cleric-2');
    expect(heal('blue-warrior')).toBe('legal');
  });

  test('a refused wish changes nothing, whatever it was', () => {
    const one = board();
    const everything = [
      ...['blue-unicorn', 'blue-key', 'blue-cleric', 'blue-goblin', 'yellow-naga'].flatMap(deedsOf),
      ...ACTION_TYPES.map((type) => ({ type })),
      { type: 'place', piece: 'blue-goblin', place: 3 },
      { type: 'regenerate', piece: 'blue-troll' },
      { type: 'lay', piece: 'blue-key', slot: 0 },
      { type: 'deploy', piece: 'blue-cleric', place: 30 },
    ];
    for (const action of everything) for (const seat of [0, 1]) answerTo(one, { seat, decision: 0, action });
  });

  test('a wish that is nothing at all is refused', () => {
    for (const wish of [null, undefined, 3, 'endTurn', []])
      expect(answerTo(board(), wish)).toMatch(/^(MALFORMED|UNKNOWN_SEAT) /);
    expect(answerTo(board(), null)).toBe('MALFORMED BD-STACK-2');
  });

  test('[BD-CHAR-Troll-2] [BD-CHAR-Troll-3] [BD-RULING-88] an ability names its own rule for a refusal', () => {
    const there = sketch(
      `+---+---+---+---+---+
       |ac   t   wx  .   .`,
      {
        a: 'blue goblin',
        c: 'blue thief wounded',
        t: 'blue cleric',
        w: 'blue warrior',
        x: 'blue troll wounded',
      },
    );
    const heal = (target: string): string =>
      verdict(there, { type: 'heal', piece: 'blue-cleric', target }) ?? 'legal';
    expect(heal('blue-thief')).toBe('CARRIED_TARGET BD-RULING-88');
    expect(heal('blue-goblin')).toBe('NOT_WOUNDED BD-CHAR-Cleric-2');
    const regenerate: Action = { type: 'regenerate', piece: 'blue-troll' };
    expect(verdict(there, regenerate)).toBe('CARRIED_TARGET BD-RULING-88');
    const hurt = sketch(
      `+---+---+---+---+---+
                         | t   .   .   .   .`,
      { t: 'blue troll wounded hurt' },
    );
    expect(verdict(hurt, regenerate)).toBe('WOUNDED_THIS_TURN BD-CHAR-Troll-3');
    const sound = sketch(
      `+---+---+---+---+---+
                          | t   .   .   .   .`,
      { t: 'blue troll' },
    );
    expect(verdict(sound, regenerate)).toBe('NOT_WOUNDED BD-CHAR-Troll-2');
  });
});
