/** The Telepath: 3 movement, 0 in combat, and in a duel he names the card that the opponent plays. */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/view/view.ts';
import { type Board, sketch, type SketchOptions } from '../../testing/sketch.ts';
import { attackOf, BLUE, handOf, heard, SPECTATOR, strengths, YELLOW } from '../../testing/fighting.ts';

const name = (card: number | null) => ({ type: 'nameCard', card }) as const;
const lay = (card: number) => ({ type: 'layCard', card }) as const;

/** A blue Telepath beside a yellow Cleric (2). */
const duel = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | t   e   .   .   . |`,
    { t: 'blue telepath', e: 'yellow cleric' },
    options,
  );

/** The Telepath attacks the Cleric, or is attacked by him. */
function begin(turn: 'blue' | 'yellow', options: SketchOptions = {}): Board {
  const board = duel({ turn, ...options });
  board.do(
    turn === 'blue' ? attackOf('blue-telepath', 'yellow-cleric') : attackOf('yellow-cleric', 'blue-telepath'),
  );
  return board;
}

test('[BD-CHAR-Telepath-1] movement 3, combat 0', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | t   .   .   .   . |
     +   +---+---+---+   +
     | e | .   .   .   . |`,
    { t: 'blue telepath', e: 'yellow goblin' },
  );
  expect(board.reach('blue-telepath').split('\n').slice(0, 2)).toEqual(['0123.', '.....']);
  expect(strengths(board, 'blue-telepath', 'yellow-goblin')).toEqual([0, 1]);
});

describe('naming a card', () => {
  test('[BD-CHAR-Telepath-2] [BD-CHAR-Telepath-9] any card but the +0, or none', () => {
    const board = begin('blue');
    expect([board.stage, board.seat]).toEqual(['name', BLUE]);
    expect(board.legal()).toEqual([null, 1, 2, 3, 4, 5, 6].map(name));
    expect(board.refusal(name(0))).toMatchObject({ code: 'CARD_NOT_NAMEABLE', rule: 'BD-CHAR-Telepath-2' });
    expect(board.why(name(7))).toBe('CARD_NOT_NAMEABLE');
    expect([board.why(name(1)), board.why(name(6))]).toEqual([null, null]);
    expect(board.why(name(3), YELLOW)).toBe('NOT_YOUR_DECISION');
  });

  test('[BD-CHAR-Telepath-3] [BD-RULING-69] the named card is laid openly, then the Telepath chooses his own', () => {
    const board = begin('blue');
    expect(heard(board, name(5), SPECTATOR)).toEqual([
      { type: 'cardNamed', seat: BLUE, card: 5 },
      { type: 'cardLaid', seat: YELLOW, card: 5 },
    ]);
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    expect(board.why(lay(0), YELLOW)).toBe('NOT_YOUR_DECISION');
    expect(heard(board, lay(6), YELLOW)).toEqual([
      { type: 'cardLaid', seat: BLUE, card: 'hidden' },
      {
        type: 'combatFought',
        cards: [
          { seat: BLUE, card: 6 },
          { seat: YELLOW, card: 5 },
        ],
        attack: 6,
        defence: 7,
        winner: YELLOW,
      },
      { type: 'pieceWounded', piece: 'blue-telepath' },
    ]);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 2, 3, 3, 4, 6]);
    expect(board.stage).toBe('act');
  });

  test('[BD-CHAR-Telepath-3] [BD-CHAR-Telepath-9] in defence too: the attacker’s card is forced, the Telepath lays after it', () => {
    const board = begin('yellow');
    expect([board.stage, board.seat]).toEqual(['name', BLUE]);
    expect(heard(board, name(1), YELLOW)).toEqual([
      { type: 'cardNamed', seat: BLUE, card: 1 },
      { type: 'cardLaid', seat: YELLOW, card: 1 },
    ]);
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do(lay(4));
    expect(board.events.find(({ type }) => type === 'combatFought')).toMatchObject({
      attack: 2 + 1,
      defence: 0 + 4,
      winner: BLUE,
    });
    expect(board.isWounded('yellow-cleric')).toBe(true);
    expect([board.stage, board.seat]).toEqual(['act', YELLOW]);
  });

  test('[BD-CHAR-Telepath-4] whoever does not hold it shows his cards and then plays any card in secret', () => {
    const board = begin('blue', { cards: { yellow: [0, 2, 2, 6] } });
    expect(heard(board, name(5), SPECTATOR)).toEqual([
      { type: 'cardNamed', seat: BLUE, card: 5 },
      { type: 'handShown', seat: YELLOW, cards: [0, 2, 2, 6] },
    ]);
    // As in any combat, the attacker lays first.
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do(lay(0));
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    expect(board.legal()).toEqual([0, 2, 6].map(lay));
    expect(heard(board, lay(6), BLUE)[0]).toEqual({ type: 'cardLaid', seat: YELLOW, card: 'hidden' });
  });

  test('[BD-CHAR-Telepath-4] attacked, he waits for the secret card of one who did not hold the named one', () => {
    const board = begin('yellow', { cards: { yellow: [0, 2] } });
    expect(heard(board, name(6), BLUE)).toEqual([
      { type: 'cardNamed', seat: BLUE, card: 6 },
      { type: 'handShown', seat: YELLOW, cards: [0, 2] },
    ]);
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
  });

  test('[BD-CHAR-Telepath-9] naming none: both lay in secret, attacker first', () => {
    const board = begin('blue');
    expect(heard(board, name(null), SPECTATOR)).toEqual([{ type: 'cardNamed', seat: BLUE, card: null }]);
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do(lay(1));
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    expect(board.legal()).toEqual([0, 1, 2, 3, 4, 5, 6].map(lay));
  });

  test('[BD-RULING-69] the participants are known before a card is named, and no card lies yet', () => {
    const board = duel();
    expect(heard(board, attackOf('blue-telepath', 'yellow-cleric'), YELLOW)).toEqual([
      {
        type: 'attackDeclared',
        by: 'blue-telepath',
        target: 'yellow-cleric',
        attackers: ['blue-telepath'],
        defenders: ['yellow-cleric'],
      },
    ]);
    expect(board.why(lay(0))).toBe('NOT_NOW');
  });

  test('[BD-RULING-69] the forced card lies open for all to see; in the next combat a free one is hidden again', () => {
    const board = begin('yellow');
    const laidByYellow = () => viewOf(board.position, BLUE).shown.combat?.laid[YELLOW];
    board.do(name(1));
    expect(laidByYellow()).toBe(1);
    board.do(lay(3));
    board.do(attackOf('yellow-cleric', 'blue-telepath'));
    board.do(name(null));
    board.do(lay(4));
    expect(laidByYellow()).toBe('hidden');
  });

  test('[BD-RULING-71] who holds the named value twice plays one of the two', () => {
    const board = begin('blue', { cards: { yellow: [0, 3, 3] } });
    board.do(name(3));
    board.do(lay(6));
    expect(handOf(board, YELLOW)).toEqual([0, 3]);
  });
});

/** The stage after the declaration: `name` if a card may be named. */
const stageAfter = (
  row: string,
  legend: Record<string, string>,
  attacker: string,
  target: string,
): string => {
  const board = sketch(
    `+---+---+---+---+---+
     | ${row} |`,
    legend,
  );
  board.do(attackOf(attacker, target));
  return board.stage;
};

describe('when he is silent', () => {
  test('[BD-CHAR-Telepath-5] one against one: his figure and a single enemy character', () => {
    const legend = { t: 'blue telepath', e: 'yellow cleric' };
    expect(stageAfter('t   e   .   .   .', legend, 'blue-telepath', 'yellow-cleric')).toBe('name');
  });

  test('[BD-CHAR-Telepath-5] [BD-CHAR-Telepath-6] not with a friend at his side, nor against two', () => {
    expect(
      stageAfter(
        't   e   f   .   .',
        { t: 'blue telepath', e: 'yellow cleric', f: 'blue goblin' },
        'blue-telepath',
        'yellow-cleric',
      ),
    ).toBe('layCard');
    expect(
      stageAfter(
        'e   t   f   .   .',
        { t: 'blue telepath', e: 'yellow cleric', f: 'yellow goblin' },
        'blue-telepath',
        'yellow-cleric',
      ),
    ).toBe('layCard');
    expect(
      stageAfter(
        'a   t   b   .   .',
        { t: 'yellow telepath', a: 'blue cleric', b: 'blue goblin' },
        'blue-cleric',
        'yellow-telepath',
      ),
    ).toBe('layCard');
  });

  test('[BD-CHAR-Telepath-7] not in ranged combat, neither as shooter nor as target', () => {
    expect(
      stageAfter(
        'tB  .   .   e   .',
        { t: 'blue telepath', B: 'blue bow', e: 'yellow cleric' },
        'blue-telepath',
        'yellow-cleric',
      ),
    ).toBe('layCard');
    expect(
      stageAfter(
        'aB  .   .   t   .',
        { t: 'yellow telepath', B: 'blue bow', a: 'blue cleric' },
        'blue-cleric',
        'yellow-telepath',
      ),
    ).toBe('layCard');
  });

  test('[BD-CHAR-Telepath-8] not against another Telepath', () => {
    expect(
      stageAfter(
        't   e   .   .   .',
        { t: 'blue telepath', e: 'yellow telepath' },
        'blue-telepath',
        'yellow-telepath',
      ),
    ).toBe('layCard');
  });

  test('[BD-RULING-70] he names a card against a wounded, and when a spear strikes him', () => {
    expect(
      stageAfter(
        't   w   .   .   .',
        { t: 'blue telepath', w: 'yellow cleric wounded' },
        'blue-telepath',
        'yellow-cleric',
      ),
    ).toBe('name');
    expect(
      stageAfter(
        'aS  .   t   .   .',
        { t: 'yellow telepath', S: 'blue telescoping-spear', a: 'blue cleric' },
        'blue-cleric',
        'yellow-telepath',
      ),
    ).toBe('name');
  });

  test('[BD-RULING-70] wounded himself he names none, and so does not silence another Telepath', () => {
    expect(
      stageAfter(
        'a   t   .   .   .',
        { t: 'yellow telepath wounded', a: 'blue cleric' },
        'blue-cleric',
        'yellow-telepath',
      ),
    ).toBe('layCard');
    expect(
      stageAfter(
        'a   t   .   .   .',
        { t: 'yellow telepath wounded', a: 'blue telepath' },
        'blue-telepath',
        'yellow-telepath',
      ),
    ).toBe('name');
  });
});
