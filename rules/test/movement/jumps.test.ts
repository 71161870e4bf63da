import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame } from '../../src/new-game.ts';
import { JUMPS } from '../../src/model/fields.ts';
import { nameOf, verdict } from '../../testing/in-words.ts';
import { type Board, sketch, type SketchOptions } from '../../testing/sketch.ts';

const jump = (board: Board, piece: string, pit: string, to: string) =>
  ({ type: 'jump', piece, pit: board.at(pit), to: board.at(to) }) as const;

/** Every listed jump of a figure as `over pit to square`; each of them must pass the check as well. */
const jumpsOf = (board: Board, piece: string): string[] =>
  board
    .legal('jump', piece)
    .map((action) => {
      if (action.type !== 'jump' || board.why(action) !== null) throw new Error('listed and yet refused');
      return `${nameOf(board, action.pit ?? -1)} to ${nameOf(board, action.to)}`;
    })
    .sort();

const jumpsLeft = (board: Board): number[] => [board.position.data[JUMPS], board.position.data[JUMPS + 1]];

/** A pit with a square on every side. */
const square = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | 5   2   6 | .   . |
     +   +   +   +---+---+
     | a   o1  3   7 | . |
     +   +   +   +---+---+
     | 8   4   9 | .   . |`,
    { a: 'blue cleric' },
    options,
  );

/** The answer to a jump from a over 1 to 2, which the list must share. */
const landing = (there: string, legend: Readonly<Record<string, string>>, load = '') => {
  const board = sketch(
    `+---+---+---+---+---+
     |al   o1 ${there}| .   . |`,
    { a: 'blue cleric', ...(load ? { l: load } : {}), ...legend },
  );
  const answer = verdict(board, jump(board, 'blue-cleric', '1', '2'));
  expect(jumpsOf(board, 'blue-cleric').length).toBe(answer === 'legal' ? 1 : 0);
  return answer;
};

/** A jump of the Naga over two edges. */
const overEdges = (first: string, second: string) => {
  const board = sketch(
    `+---+---+---+---+---+
     | a ${first} o1${second} 2 | .   . |`,
    { a: 'blue naga' },
  );
  expect(board.legal('jump').length).toBe(first + second === '  ' ? 1 : 0);
  return verdict(board, jump(board, 'blue-naga', '1', '2'));
};

const ontoLine = (board: Board, piece: string) => ({
  type: 'jump' as const,
  piece,
  pit: board.at('1'),
  to: board.line('yellow', 1),
});

describe('jumping', () => {
  test('[BD-JUMP-1] a jump costs 1 AP and one Jump card', () => {
    const board = square({ ap: 2, jumps: 2 });
    const told = board.do(jump(board, 'blue-cleric', '1', '3'));
    expect(told).toEqual([
      { type: 'pieceJumped', piece: 'blue-cleric', pit: board.at('1'), to: board.at('3') },
    ]);
    expect(board.placeOf('blue-cleric')).toBe(board.at('3'));
    expect(board.ap).toBe(1);
    expect(jumpsLeft(board)).toEqual([1, 2]);
    const poor = square({ ap: 0 });
    expect(verdict(poor, jump(poor, 'blue-cleric', '1', '3'))).toBe('NO_POINTS BD-TURN-3');
    const cardless = square({ jumps: 0 });
    expect(verdict(cardless, jump(cardless, 'blue-cleric', '1', '3'))).toBe('NO_JUMP_CARD BD-JUMP-1');
    expect(cardless.legal('jump')).toEqual([]);
  });

  test('[BD-JUMP-2] a used Jump card does not come back, not even with a new cycle of Action cards', () => {
    const board = square({ jumps: 1 });
    board.do(jump(board, 'blue-cleric', '1', '3'));
    for (const card of [2, 2, 3, 3, 4, 4, 5, 5]) {
      board.do({ type: 'endTurn' });
      board.do({ type: 'playCard', card });
    }
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect(jumpsLeft(board)).toEqual([0, 1]);
  });

  test('[BD-JUMP-4] the jumper stands next to the pit', () => {
    const board = square();
    expect(board.why(jump(board, 'blue-cleric', '1', '3'))).toBeNull();
    for (const far of ['5', '8']) {
      const away = square();
      away.do(away.walk('blue-cleric', `a${far}`));
      expect(verdict(away, jump(away, 'blue-cleric', '1', '3'))).toBe('PIT_NOT_ADJACENT BD-JUMP-4');
      expect(away.legal('jump')).toEqual([]);
    }
  });

  test('[BD-JUMP-5] it goes over one pit to a square right behind it, over nothing else and no farther', () => {
    const board = square();
    expect(verdict(board, jump(board, 'blue-cleric', '8', '4'))).toBe('NOT_A_PIT BD-JUMP-5');
    expect(verdict(board, jump(board, 'blue-cleric', '1', '7'))).toBe('NO_LANDING BD-JUMP-5');
    expect(verdict(board, jump(board, 'blue-cleric', '1', '6'))).toBe('NO_LANDING BD-JUMP-5');
    expect(verdict(board, jump(board, 'blue-cleric', '1', '1'))).toBe('NO_LANDING BD-JUMP-5');
    expect(board.why(jump(board, 'blue-cleric', '1', '3'))).toBeNull();
  });

  test('[BD-JUMP-5] places that do not exist are refused, and a refusal names the pit or the square', () => {
    const board = square();
    const wish = { type: 'jump', piece: 'blue-cleric', pit: board.at('1'), to: board.at('3') } as const;
    const beyond = board.position.ruleset.layout.places;
    for (const nowhere of [beyond, beyond + 1, 4000]) {
      expect(board.why({ ...wish, pit: nowhere })).toBe('NOT_A_PIT');
      expect(board.why({ ...wish, to: nowhere })).toBe('NO_LANDING');
    }
    expect(board.refusal({ ...wish, to: board.at('7') })).toMatchObject({
      piece: 'blue-cleric',
      at: board.at('7'),
    });
    expect(board.refusal({ ...wish, pit: board.at('8') })).toMatchObject({
      piece: 'blue-cleric',
      at: board.at('8'),
    });
  });

  test('[BD-JUMP-6] in the base set it lands straight beyond the pit', () => {
    const board = square({ edition: 'base' });
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['1 to 3']);
    expect(verdict(board, jump(board, 'blue-cleric', '1', '2'))).toBe('NO_LANDING BD-JUMP-5');
    expect(verdict(board, jump(board, 'blue-cleric', '1', 'a'))).toBe('NO_LANDING BD-JUMP-5');
  });

  test('[BD-JUMP-7] in Prison it lands on any other side, straight on or round a corner, never back', () => {
    const board = square({ edition: 'prison' });
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['1 to 2', '1 to 3', '1 to 4']);
    expect(verdict(board, jump(board, 'blue-cleric', '1', 'a'))).toBe('NO_LANDING BD-JUMP-5');
    board.do(jump(board, 'blue-cleric', '1', '4'));
    expect(board.placeOf('blue-cleric')).toBe(board.at('4'));
  });

  test('[BD-JUMP-6][BD-JUMP-7] the option jumpLanding gives either edition the reading of the other', () => {
    const prison = square({ edition: 'prison', rules: { jumpLanding: 'straight' } });
    expect(jumpsOf(prison, 'blue-cleric')).toEqual(['1 to 3']);
    const base = square({ edition: 'base', rules: { jumpLanding: 'anySide' } });
    expect(jumpsOf(base, 'blue-cleric')).toEqual(['1 to 2', '1 to 3', '1 to 4']);
  });

  test('[BD-JUMP-8] the landing square must be valid for the jumper', () => {
    expect(landing(' 2 ', {})).toBe('legal');
    expect(landing('*2 ', {})).toBe('legal');
    expect(landing(' 2b', { b: 'blue goblin' })).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(landing(' 2e', { e: 'yellow goblin' })).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(landing(' 2v', { v: 'yellow troll wounded' })).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
    expect(landing(' 2w', { w: 'blue troll wounded' })).toBe('legal');
    expect(landing(' 2w', { w: 'blue troll wounded' }, 'blue key')).toBe('THREE_PIECES BD-STACK-3');
    expect(landing(' 2s', { s: 'blue sword' })).toBe('legal');
    expect(landing(' 2s', { s: 'blue sword' }, 'blue key')).toBe('THREE_PIECES BD-STACK-3');
    expect(landing('o2 ', {})).toBe('PIT_NO_STAY BD-PIT-11');
    expect(landing('o2r', { r: 'blue rope' })).toBe('legal');
    expect(landing('o2 ', {}, 'blue rope')).toBe('legal');
  });

  test('[BD-JUMP-9] nobody jumps over a pit that holds a character, figure or wounded, own or enemy', () => {
    for (const hanger of ['blue cleric', 'yellow cleric', 'blue cleric wounded', 'yellow cleric wounded']) {
      const board = sketch(
        `+---+---+---+---+---+
         | a  ohr  2 | .   . |`,
        { a: 'blue goblin', h: hanger, r: 'blue rope' },
      );
      expect(verdict(board, jump(board, 'blue-goblin', 'h', '2'))).toBe('PIT_TAKEN BD-JUMP-9');
      expect(board.legal('jump', 'blue-goblin')).toEqual([]);
    }
  });

  test('[BD-JUMP-10] three Jump cards each, one in scenario 1', () => {
    for (const scenario of SCENARIOS) {
      const { data } = newGame({ scenario: scenario.id }, 'jumps');
      const cards = scenario.id === 'prison-1' ? 1 : 3;
      expect([scenario.id, data[JUMPS], data[JUMPS + 1]]).toEqual([scenario.id, cards, cards]);
    }
  });

  test('[BD-JUMP-11] only a figure jumps', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | w   o1  2   k | . |`,
      { w: 'blue cleric wounded', k: 'blue key' },
    );
    expect(verdict(board, jump(board, 'blue-cleric', '1', '2'))).toBe('WOUNDED_CANNOT_ACT BD-WOUND-2');
    expect(verdict(board, jump(board, 'blue-key', '1', '2'))).toBe('NOT_A_CHARACTER BD-TERM-3');
    expect(board.legal('jump')).toEqual([]);
  });

  test('[BD-RULING-52] a Rope alone on the pit does not matter, and stays there', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   or  2 | .   . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['r to 2']);
    board.do(jump(board, 'blue-cleric', 'r', '2'));
    expect([board.placeOf('blue-cleric'), board.where('blue-rope')]).toEqual([board.at('2'), board.at('r')]);
  });

  test('[BD-RULING-53] from one pit a figure jumps over the next, and its Rope goes along', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |oar  o1  2 | .   . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['1 to 2']);
    board.do(jump(board, 'blue-cleric', '1', '2'));
    expect([board.placeOf('blue-cleric'), board.loadOf('blue-cleric')]).toEqual([board.at('2'), 'blue-rope']);
  });

  test('[BD-RULING-54] no wall, closed portcullis or slit is jumped, not even by the Naga', () => {
    expect(overEdges(' ', ' ')).toBe('legal');
    for (const [bar, code] of [
      ['|', 'WALL'],
      ['H', 'PORTCULLIS_CLOSED'],
      [':', 'ARROW_SLIT'],
    ] as const) {
      expect(overEdges(bar, ' ')).toBe(`${code} BD-RULING-54`);
      expect(overEdges(' ', bar)).toBe(`${code} BD-RULING-54`);
    }
  });

  test('[BD-RULING-54] a refusal names the place behind what is in the way, of the pit and beyond it', () => {
    const before = sketch(
      `+---+---+---+---+---+
       | a | o1  2 | .   . |`,
      { a: 'blue cleric' },
    );
    expect(before.refusal(jump(before, 'blue-cleric', '1', '2'))).toMatchObject({ at: before.at('1') });
    const beyond = sketch(
      `+---+---+---+---+---+
       | a   o1| 2 | .   . |`,
      { a: 'blue cleric' },
    );
    expect(beyond.refusal(jump(beyond, 'blue-cleric', '1', '2'))).toMatchObject({
      code: 'WALL',
      at: beyond.at('2'),
    });
  });

  test('[BD-RULING-54] an open portcullis is no hindrance', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak H o1  2 | .   . |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    board.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['1 to 2']);
  });

  test('[BD-RULING-55] on the own line one lands, by the enemy’s one leaves, except onto somebody there', () => {
    const room = `+   +---+---+---+---+
       | o1| .   .   .   . |
       +   +---+---+---+---+
       | a | .   .   .   . |`;
    const home = sketch(room, { a: 'yellow cleric' }, { turn: 'yellow' });
    expect(jumpsOf(home, 'yellow-cleric')).toEqual(['1 to yellow1']);
    home.do(ontoLine(home, 'yellow-cleric'));
    expect([home.placeOf('yellow-cleric'), home.points('yellow')]).toEqual([home.line('yellow', 1), 0]);
    expect(jumpsLeft(home)).toEqual([3, 2]);

    const out = sketch(room, { a: 'blue cleric' });
    expect(jumpsOf(out, 'blue-cleric')).toEqual(['1 to yellow1']);
    out.do(ontoLine(out, 'blue-cleric'));
    expect([out.where('blue-cleric'), out.points('blue')]).toEqual(['left', 1]);

    for (const guard of ['yellow troll wounded', 'yellow troll']) {
      const guarded = sketch(room, { a: 'blue cleric', e: `${guard} on yellow line 1` });
      expect(verdict(guarded, ontoLine(guarded, 'blue-cleric'))).toBe('SQUARE_TAKEN BD-MOVE-6');
      expect(guarded.legal('jump')).toEqual([]);
    }
    const object = sketch(room, { a: 'blue cleric', k: 'blue treasure on yellow line 1' });
    object.do(ontoLine(object, 'blue-cleric'));
    expect([object.points('blue'), object.where('blue-treasure')]).toEqual([1, object.line('yellow', 1)]);
  });

  test('[BD-RULING-56] what lies where one lands is carried; nothing else changes hands in a jump', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   or  k | .   . |`,
      { a: 'blue cleric', r: 'blue rope', k: 'blue key' },
    );
    const asking = { ...jump(board, 'blue-cleric', 'r', 'k'), handlings: [{ step: 1, take: 'blue-rope' }] };
    expect(board.why(asking)).toBe('MALFORMED');
    board.do(jump(board, 'blue-cleric', 'r', 'k'));
    expect([board.loadOf('blue-cleric'), board.where('blue-rope')]).toEqual(['blue-key', board.at('r')]);
    board.do(jump(board, 'blue-cleric', 'r', 'a'));
    expect([board.placeOf('blue-key'), board.where('blue-rope')]).toEqual([board.at('a'), board.at('r')]);
  });

  test('[BD-JUMP-4][BD-JUMP-5] a jump spans the border of two rooms, but no hidden room', () => {
    const text = `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   a   o1  2   .   .   .   . |`;
    const open = sketch(text, { a: 'blue cleric' });
    expect(jumpsOf(open, 'blue-cleric')).toEqual(['1 to 2']);
    const hidden = sketch(text, { a: 'blue cleric' }, { faceDown: [1] });
    expect(hidden.why(jump(hidden, 'blue-cleric', '1', '2'))).toBe('NO_LANDING');
    expect(hidden.legal('jump')).toEqual([]);
  });

  test('[BD-JUMP-8] a figure on its line jumps over a pit into the room', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   2   .   .   . |
       +   +   +   +   +   +
       | .   o1  3   .   . |
       +---+   +---+---+---+`,
      { a: 'blue cleric on blue line 2', k: 'blue key on blue line 2', b: 'blue troll on blue line 1' },
    );
    expect(jumpsOf(board, 'blue-cleric')).toEqual(['1 to #20', '1 to 2', '1 to 3']);
    board.do(jump(board, 'blue-cleric', '1', '3'));
    expect(board.placeOf('blue-key')).toBe(board.at('3'));
  });
});
