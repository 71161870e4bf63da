import { describe, expect, test } from 'vitest';
import { endsOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

const corridor = () =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | a   1   2   3   4   5   6   7   .   . |`,
    { a: 'blue naga' },
  );

const twoRooms = (border: string) =>
  `+---+---+---+---+---+---+---+---+---+---+
   | .   .   .   a   1 ${border} 2   3   .   .   . |`;

describe('how far a figure walks', () => {
  test('[BD-MOVE-1][BD-MOVE-2][BD-EX-4] the Naga walks up to 6 squares for 1 AP, and any fewer', () => {
    const board = corridor();
    expect(endsOf(board, 'blue-naga')).toEqual(['=1', '=2', '=3', '=4', '=5', '=6', '=a']);
    expect(verdict(board, board.walk('blue-naga', 'a1234567'))).toBe('TOO_FAR BD-MOVE-1');
    expect(board.why(board.walk('blue-naga', 'a123'))).toBeNull();
    board.do(board.walk('blue-naga', 'a123456'));
    expect(board.placeOf('blue-naga')).toBe(board.at('6'));
    expect(board.ap).toBe(4);
  });

  test('[BD-MOVE-1] every figure by its own value: a step too many is refused', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1   2   3   4 |`,
      { a: 'blue mekanork' },
    );
    expect(endsOf(board, 'blue-mekanork')).toEqual(['=1', '=2', '=3', '=a']);
    expect(board.why(board.walk('blue-mekanork', 'a123'))).toBeNull();
    expect(board.why(board.walk('blue-mekanork', 'a1234'))).toBe('TOO_FAR');
  });

  test('[BD-MOVE-3][BD-RULING-34] each step goes to a square that shares an edge; going back is fine, also to the start', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1   2 | .   . |
       +   +   +   +---+---+
       | 3   4   . | .   . |`,
      { a: 'blue cleric' },
    );
    expect(verdict(board, board.walk('blue-cleric', 'a2'))).toBe('NOT_NEXT_TO BD-MOVE-3');
    expect(verdict(board, board.walk('blue-cleric', 'a4'))).toBe('NOT_NEXT_TO BD-MOVE-3');
    expect(board.why(board.walk('blue-cleric', 'aa'))).toBe('NOT_NEXT_TO');
    expect(board.why(board.walk('blue-cleric', 'a1a1'))).toBeNull();
    expect(board.why(board.walk('blue-cleric', '1a'))).toBe('PATH_STARTS_ELSEWHERE');
    board.do(board.walk('blue-cleric', 'a1a'));
    expect(board.placeOf('blue-cleric')).toBe(board.at('a'));
    expect(board.ap).toBe(4);
  });

  test('[BD-MOVE-17][BD-RULING-133] a finished move keeps nothing: the rest of the movement is lost', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a   1   2   3   4   5   6   7   .   . |`,
      { a: 'blue naga' },
      { ap: 2 },
    );
    board.do(board.walk('blue-naga', 'a1'));
    // Only 1 of 6 squares is used; the next squares cost the next point, and again not more than 6.
    board.do(board.walk('blue-naga', '12'));
    expect(board.ap).toBe(0);
    expect(verdict(board, board.walk('blue-naga', '23'))).toBe('NO_POINTS BD-TURN-3');
    expect(board.legal()).toEqual([{ type: 'endTurn' }]);

    const saver = corridor();
    saver.do(saver.walk('blue-naga', 'a1'));
    expect(saver.why(saver.walk('blue-naga', '1234567'))).toBeNull();
    expect(saver.why(saver.walk('blue-naga', '1a1234567'))).toBe('TOO_FAR');
  });

  test('[BD-MOVE-17][BD-STACK-2] a move must be finished by all rules before the next begins', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1   2   b   3 |`,
      { a: 'blue mekanork', b: 'blue cleric' },
    );
    const before = board.position.data.slice();
    // Square 3 is four steps away: two moves could reach it only by stopping on the friend between them.
    expect(verdict(board, board.walk('blue-mekanork', 'a12b'))).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(board.position.data).toEqual(before);
    board.do(board.walk('blue-mekanork', 'a12'));
    board.do(board.walk('blue-mekanork', '2b3'));
    expect(board.placeOf('blue-mekanork')).toBe(board.at('3'));
    expect(board.ap).toBe(3);
  });
});

describe('who stands in the way', () => {
  test('[BD-MOVE-5][BD-MOVE-6] friends are crossed, never ended on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   b   1   2   c |`,
      { a: 'blue cleric', b: 'blue goblin', c: 'blue troll' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=a']);
    expect(board.why(board.walk('blue-cleric', 'ab1'))).toBeNull();
    expect(verdict(board, board.walk('blue-cleric', 'ab'))).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(verdict(board, board.walk('blue-cleric', 'ab12c'))).toBe('SQUARE_TAKEN BD-MOVE-6');
  });

  for (const [colour, enemy] of [
    ['blue', 'yellow'],
    ['yellow', 'blue'],
  ] as const)
    test(`[BD-MOVE-6][BD-MOVE-7] ${enemy} figures are neither crossed nor ended on by ${colour} ones`, () => {
      const board = sketch(
        `+---+---+---+---+---+
         | a   1   e   2   3 |`,
        { a: `${colour} goblin`, e: `${enemy} cleric` },
        { turn: colour },
      );
      const piece = `${colour}-goblin`;
      expect(endsOf(board, piece)).toEqual(['=1', '=a']);
      expect(verdict(board, board.walk(piece, 'a1e2'))).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
      expect(verdict(board, board.walk(piece, 'a1e'))).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
      expect(board.refusal(board.walk(piece, 'a1e2'))).toMatchObject({ piece, at: board.at('e') });
    });

  test('[BD-MOVE-8][BD-MOVE-9] an own wounded is crossed, and ended on by one with free hands', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   w   1   2   3 |`,
      { a: 'blue cleric', w: 'blue goblin wounded' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=a', '=w']);
    board.do(board.walk('blue-cleric', 'aw'));
    expect(board.where('blue-goblin')).toBe('held by blue-cleric');
  });

  test('[BD-MOVE-9] one with a load does not end on an own wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   w   1   2   3 |`,
      { a: 'blue cleric', k: 'blue key', w: 'blue goblin wounded' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=k']);
    expect(verdict(board, board.walk('blue-cleric', 'aw'))).toBe('THREE_PIECES BD-STACK-3');
  });

  test('[BD-MOVE-8][BD-MOVE-10] an enemy wounded is crossed, never ended on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   w   1   2   3 |`,
      { a: 'blue cleric', w: 'yellow goblin wounded' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=a']);
    expect(board.why(board.walk('blue-cleric', 'aw123'))).toBeNull();
    expect(verdict(board, board.walk('blue-cleric', 'aw'))).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
  });

  test('[BD-MOVE-18] with an object one crosses a friend who has one too, and cannot end there', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak  br   1   2   3 |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue goblin', r: 'blue rope' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=k']);
    expect(verdict(board, board.walk('blue-cleric', 'ab'))).toBe('SQUARE_TAKEN BD-MOVE-6');
    board.do(board.walk('blue-cleric', 'ab1'));
    expect([board.loadOf('blue-cleric'), board.loadOf('blue-goblin')]).toEqual(['blue-key', 'blue-rope']);
  });
});

describe('what the labyrinth allows', () => {
  test('[BD-MOVE-4] a square with an object is crossed and ended on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1   2   3 |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=a', '=k']);
    expect(board.why(board.walk('blue-cleric', 'ak'))).toBeNull();
    board.do(board.walk('blue-cleric', 'ak1'));
    expect(board.where('blue-key')).toBe(board.at('k'));
  });

  test('[BD-MOVE-11] a rotation gear is crossed and ended on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   *1  2   *3  4 |`,
      { a: 'blue cleric' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=4', '=a']);
    expect(board.why(board.walk('blue-cleric', 'a1'))).toBeNull();
    expect(board.why(board.walk('blue-cleric', 'a1234'))).toBeNull();
  });

  test('[BD-MOVE-12][BD-MOVE-13] a closed portcullis stops everybody, an open one costs nothing extra', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak H 1   2   3   4 |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=k']);
    expect(verdict(board, board.walk('blue-cleric', 'a1'))).toBe('PORTCULLIS_CLOSED BD-MOVE-13');
    board.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=4', '=k']);
    expect(board.why(board.walk('blue-cleric', 'a1234'))).toBeNull();
  });

  test('[BD-MOVE-12] a broken portcullis costs nothing extra either', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a H 1   2   3   . |`,
      { a: 'blue colossus' },
    );
    expect(endsOf(board, 'blue-colossus')).toEqual(['=a']);
    board.do({ type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 0 } });
    expect(endsOf(board, 'blue-colossus')).toEqual(['=1', '=2', '=a']);
    expect(board.why(board.walk('blue-colossus', 'a12'))).toBeNull();
  });

  test('[BD-MOVE-14][BD-MOVE-15] nobody walks through a wall, nor through an arrow-slit', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1 | 2 | .   . |
       +   +-:-+   +---+---+
       : 5 : 6   7 | .   . |`,
      { a: 'blue cleric' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=5', '=a']);
    expect(verdict(board, board.walk('blue-cleric', 'a12'))).toBe('WALL BD-MOVE-14');
    expect(verdict(board, board.walk('blue-cleric', 'a16'))).toBe('ARROW_SLIT BD-MOVE-15');
    expect(verdict(board, board.walk('blue-cleric', 'a56'))).toBe('ARROW_SLIT BD-MOVE-15');
  });

  test('[BD-MOVE-16] a pit is neither crossed nor ended on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1   o2  3   4 |`,
      { a: 'blue cleric' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=a']);
    expect(verdict(board, board.walk('blue-cleric', 'a12'))).toBe('PIT BD-MOVE-16');
    expect(verdict(board, board.walk('blue-cleric', 'a123'))).toBe('PIT BD-MOVE-16');
  });

  test('[BD-MOVE-20] squares of neighbouring rooms are adjacent like those of one room', () => {
    const open = sketch(twoRooms(' '), { a: 'blue mekanork' });
    expect(open.reach('blue-mekanork').split('\n')[0]).toBe('3210123...');
    expect(open.why(open.walk('blue-mekanork', 'a123'))).toBeNull();
    for (const borders of ['first', 'second', 'both'] as const) {
      const walled = sketch(twoRooms('|'), { a: 'blue mekanork' }, { borders });
      expect(walled.reach('blue-mekanork').split('\n')[0]).toBe('32101.....');
      expect(verdict(walled, walled.walk('blue-mekanork', 'a12'))).toBe('WALL BD-MOVE-14');
    }
  });

  test('[BD-MOVE-21] nobody walks into a room that is not revealed', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   a   1   2   3   .   .   . |`,
      { a: 'blue mekanork' },
      { faceDown: [1] },
    );
    expect(board.reach('blue-mekanork').split('\n')[0]).toBe('32101.....');
    expect(board.why(board.walk('blue-mekanork', 'a12'))).toBe('ROOM_UNREVEALED');
    board.do(board.walk('blue-mekanork', 'a1'));
    board.do({ type: 'reveal', piece: 'blue-mekanork', slot: 1 });
    expect(board.why(board.walk('blue-mekanork', '123'))).toBeNull();
  });

  test('[BD-MOVE-19] a figure stays and walks on its own line and comes back to it from a room', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | 1   2 | .   .   . |`,
      { c: 'yellow cleric on yellow line 2' },
      { turn: 'yellow' },
    );
    expect(endsOf(board, 'yellow-cleric')).toEqual([
      '=1',
      '=2',
      '=yellow1',
      '=yellow2',
      '=yellow3',
      '=yellow4',
      '=yellow5',
    ]);
    const [first, second] = [board.line('yellow', 1), board.line('yellow', 2)];
    board.do(board.walkPlaces('yellow-cleric', [second, first, board.at('1'), first, second]));
    expect(board.placeOf('yellow-cleric')).toBe(second);
    expect(board.points('yellow')).toBe(0);
  });

  test('[BD-RULING-129] a line belongs to no room: its squares are for walking, never for tokens of the room beside it', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | 1   2 | .   .   . |`,
      { c: 'yellow cleric on yellow line 1', k: 'blue key at room 0' },
      { turn: 'yellow', faceDown: [0] },
    );
    board.do({ type: 'reveal', piece: 'yellow-cleric', slot: 0 });
    const places = board.legal('place').map((action) => (action.type === 'place' ? action.place : -1));
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, square) => square));
    expect(verdict(board, { type: 'place', piece: 'blue-key', place: board.line('yellow', 2) })).toBe(
      'OTHER_ROOM BD-PLACE-3',
    );
    board.do({ type: 'place', piece: 'blue-key', place: board.at('2') });
    expect(
      board.why(board.walkPlaces('yellow-cleric', [board.line('yellow', 1), board.line('yellow', 2)])),
    ).toBeNull();
  });

  test('[BD-RULING-130] an enemy before a line keeps its figures from leaving it', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | e   1   .   .   . |`,
      { e: 'blue goblin', c: 'yellow cleric on yellow line 2' },
      { turn: 'yellow' },
    );
    expect(endsOf(board, 'yellow-cleric')).toEqual([
      '=yellow1',
      '=yellow2',
      '=yellow3',
      '=yellow4',
      '=yellow5',
    ]);
    const path = [board.line('yellow', 2), board.line('yellow', 1), board.at('e'), board.at('1')];
    expect(verdict(board, board.walkPlaces('yellow-cleric', path))).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
  });
});

describe('diagonals', () => {
  test('[BD-STACK-1] nothing happens diagonally: no step, blow, shot, thrust, cure, scream, fireball or jump', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |cs   1   b   o   t |
       +   +   +   +   +   +
       | 2   e   3   n   4 |
       +   +   +   +   +   +
       |wf   5   h   6   . |`,
      {
        c: 'blue cleric',
        s: 'blue telescoping-spear',
        b: 'blue troll',
        e: 'yellow goblin wounded',
        n: 'yellow naga',
        h: 'blue banshee',
        w: 'blue wizard',
        f: 'blue fireball-wand',
        t: 'blue thief',
      },
    );
    expect(board.why(board.walk('blue-cleric', 'ce'))).toBe('NOT_NEXT_TO');
    expect(board.why({ type: 'attack', piece: 'blue-troll', target: 'yellow-naga' })).toBe('NOT_ADJACENT');
    expect(board.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin' })).toBe(
      'SPEAR_OUT_OF_REACH',
    );
    expect(board.why({ type: 'heal', piece: 'blue-cleric', target: 'yellow-goblin' })).toBe('NOT_ADJACENT');
    expect(board.why({ type: 'scream', piece: 'blue-banshee', target: 'yellow-naga' })).toBe('NOT_IN_SIGHT');
    expect(board.why({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-goblin' })).toBe(
      'NOT_IN_SIGHT',
    );
    expect(
      board.why({ type: 'jump', piece: 'blue-banshee', pit: board.place(3, 0), to: board.at('t') }),
    ).toBe('PIT_NOT_ADJACENT');
    const others = board.legal().filter((action) => action.type !== 'move' && action.type !== 'endTurn');
    expect(others).toEqual([
      { type: 'fireball', piece: 'blue-wizard', target: 'blue-cleric' },
      { type: 'fireball', piece: 'blue-wizard', target: 'blue-banshee' },
    ]);
  });
});
