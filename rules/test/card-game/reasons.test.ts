import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardEdition } from '../../src/editions/card-game/card-edition.ts';
import { CARD_REASONS } from '../../src/editions/card-game/reasons.ts';
import { inWordsOf, REASONS, refuse, REFUSAL_CODES, type RefusalCode } from '../../src/refusals.ts';
import { createGame } from '../../src/game.ts';
import { zones } from '../../testing/zone-board.ts';

const LEDGER = readFileSync(new URL('../../../docs/rules/card-game.md', import.meta.url), 'utf8');
const IDS = new Set(Array.from(LEDGER.matchAll(/\*\*(CG-[\w-]+)\*\*/g), ([, id = '']) => id));

/** What nothing in the Card Game can bring about: squares, lines, Ropes that hang, action cards, the Banshee. */
const ON_THE_BOARD_ONLY: readonly RefusalCode[] = [
  'ROPE_SPANS_ONE_PIT',
  'SQUARE_TAKEN',
  'ENEMY_WOUNDED_THERE',
  'PIT_NO_STAY',
  'TWO_OBJECTS',
  'TWO_WOUNDED',
  'THREE_PIECES',
  'OBJECT_ON_PIT',
  'WOUNDED_ON_PIT',
  'GIVEN_BY_LEAVING',
  'ROPE_HOLDS_FRIEND',
  'ROPE_HOLDS_OWN_WOUNDED',
  'PIT_TAKEN',
  'NOT_ADJACENT',
  'ENEMY_AT_HAND',
  'SAFE_ON_LINE',
  'NO_SUCH_CARD',
  'CARD_PLAYED_ALREADY',
  'FIRST_CARD_IS_TWO',
  'CARD_TOO_HIGH',
];

/** What needs three players or their maps. */
const OF_PARTIES_ONLY = REFUSAL_CODES.filter((code) => REASONS[code].rule.startsWith('MP-'));
const ELSEWHERE = [...ON_THE_BOARD_ONLY, ...OF_PARTIES_ONLY];

const said = (code: RefusalCode) => inWordsOf(cardEdition, refuse(code));

describe('refusals of the Card Game', () => {
  test('name a rule of its own ledger, whatever can be refused in it', () => {
    const foreign = REFUSAL_CODES.filter((code) => !IDS.has(said(code).rule));
    expect(foreign.toSorted()).toEqual(ELSEWHERE.toSorted());
  });

  test('do not repeat themselves, nor speak of squares, lines, tokens or figures', () => {
    const codes = REFUSAL_CODES.filter((code) => !ELSEWHERE.includes(code));
    for (const language of ['en', 'fr'] as const) {
      const words = codes.map((code) => said(code).words[language]);
      expect(words.filter((sentence, index) => words.indexOf(sentence) !== index)).toEqual([]);
    }
    expect(codes.filter((code) => /\b(square|line|token|figure|dot)s?\b/i.test(said(code).words.en))).toEqual(
      [],
    );
    expect(codes.filter((code) => /\b(case|ligne|pion|figurine)s?\b/i.test(said(code).words.fr))).toEqual([]);
  });

  test('keep the rule that an action gives itself', () => {
    const own = refuse('NO_POINTS', {}, { NO_POINTS: 'CG-JUMP-7' });
    expect(inWordsOf(cardEdition, own).rule).toBe('CG-JUMP-7');
    expect(inWordsOf({}, refuse('WALL'))).toEqual({ code: 'WALL', ...REASONS.WALL });
  });

  test('stand nowhere twice: what the Card Game alone can refuse is not said again', () => {
    const twice = Object.keys(CARD_REASONS).filter((code) =>
      REASONS[code as RefusalCode].rule.startsWith('CG-'),
    );
    expect(twice).toEqual([]);
  });

  test('come out so', () => {
    const board = zones({
      rooms: ['green-cw', 'blue-cw'],
      pieces: `
          +   +---+   +---+   +
        5 |bNa  T   T   S   S |
          +   +   +   +   +   +
        4 | T   o   T : S   S |
          +---+   +---+---+===+
        3   G   G   G   G   G
          +---+-:-+---+---+   +
        2   C   C   C   C   C |
          +   +   +   +   +   +
        1 | C   C   C   C   C |
          +   +---+   +   +---+
      `,
    });
    expect(board.refusal(board.go('blue-naga', 'A.T A.C'))).toMatchObject({ rule: 'CG-MOVE-4' });
    expect(board.refusal({ type: 'endTurn' }, 1)).toMatchObject({
      code: 'NOT_YOUR_DECISION',
      rule: 'CG-TURN-3',
    });
  });
});

test('a wish to take something back is refused by a ruling of its own', () => {
  const game = createGame({ scenario: 'card-1' }, 'undo');
  expect(game.undoRefusal(0)).toMatchObject({ code: 'NOTHING_TO_UNDO', rule: 'CG-RULING-9' });
});
