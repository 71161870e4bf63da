import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

describe('the golden rules', () => {
  test('[BD-STACK-2] a refused move leaves no trace, however far it got; an allowed one happens as a whole', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   b   1 | . |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue goblin' },
    );
    const before = board.position.data.slice();
    const take = { step: 1, take: 'blue-key' };
    const give = { step: 2, leave: 'blue-key' };
    expect(verdict(board, board.walk('blue-cleric', 'akb', [take, give]))).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(board.position.data).toEqual(before);
    const told = board.do(board.walk('blue-cleric', 'akb1', [take, give]));
    expect(told.map(({ type }) => type)).toEqual(['pieceMoved', 'pieceTaken', 'pieceLeft']);
    expect(board.loadOf('blue-goblin')).toBe('blue-key');
    expect(board.placeOf('blue-cleric')).toBe(board.at('1'));
    expect(board.ap).toBe(4);
  });

  test('[BD-STACK-3][BD-RULING-29] figure, load and a third piece never stay together', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   r   w   1 | . |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope', w: 'blue goblin wounded' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=k']);
    expect(verdict(board, board.walk('blue-cleric', 'ar'))).toBe('THREE_PIECES BD-STACK-3');
    expect(verdict(board, board.walk('blue-cleric', 'arw'))).toBe('THREE_PIECES BD-STACK-3');
    // With the load left behind before, either is fine: figure and object, figure and wounded.
    const leave = [{ step: 0, leave: 'blue-key' }];
    expect(board.why(board.walk('blue-cleric', 'ar', leave))).toBeNull();
    expect(board.why(board.walk('blue-cleric', 'arw', leave))).toBeNull();
    expect(movesOf(board, 'blue-cleric')).toContain('-key@k =r');
    expect(movesOf(board, 'blue-cleric')).toContain('-key@k =w');
    board.do(board.walk('blue-cleric', 'arw', leave));
    expect([board.loadOf('blue-cleric'), board.where('blue-key')]).toEqual(['blue-goblin', board.at('k')]);
  });

  for (const edition of ['base', 'prison'] as const)
    test(`[BD-STACK-4][BD-STACK-5][BD-RULING-27] never two of a kind on one square (${edition})`, () => {
      const objects = sketch(
        `+---+---+---+---+---+
         |ak   r   1 | .   . |`,
        { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
        { edition },
      );
      const leaveKey = [{ step: 1, leave: 'blue-key' }];
      expect(verdict(objects, objects.walk('blue-cleric', 'ar1', leaveKey))).toBe('TWO_OBJECTS BD-STACK-5');
      expect(movesOf(objects, 'blue-cleric').filter((move) => move.startsWith('-key@r'))).toEqual([]);

      const wounded = sketch(
        `+---+---+---+---+---+
         |av   w   1 | .   . |`,
        { a: 'blue cleric', v: 'blue goblin wounded', w: 'blue mekanork wounded' },
        { edition },
      );
      const leaveGoblin = [{ step: 1, leave: 'blue-goblin' }];
      expect(verdict(wounded, wounded.walk('blue-cleric', 'aw1', leaveGoblin))).toBe(
        'TWO_WOUNDED BD-STACK-4',
      );
      expect(movesOf(wounded, 'blue-cleric').filter((move) => move.startsWith('-goblin@w'))).toEqual([]);

      // A wounded and an object are of two kinds: the wounded then holds it.
      const both = sketch(
        `+---+---+---+---+---+
         |ak   w   1 | .   . |`,
        { a: 'blue cleric', k: 'blue key', w: 'yellow mekanork wounded' },
        { edition },
      );
      expect(movesOf(both, 'blue-cleric').filter((move) => move.startsWith('-key@w'))).toEqual([
        '-key@w =1',
        '-key@w =k',
      ]);
      both.do(both.walk('blue-cleric', 'aw1', leaveKey));
      expect(both.where('blue-key')).toBe('held by yellow-mekanork');
    });

  test('[BD-STACK-5] a swap leaves one object and takes the other', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   r   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    board.do(board.walk('blue-cleric', 'ar1', [{ step: 1, leave: 'blue-key', take: 'blue-rope' }]));
    expect([board.loadOf('blue-cleric'), board.where('blue-key')]).toEqual(['blue-rope', board.at('r')]);
  });

  test('[BD-STACK-6][BD-RULING-28] no figure stays with a wounded and an object, unless the object has gone elsewhere', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1  wk | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', k: 'blue key' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=a']);
    expect(verdict(board, board.walk('blue-cleric', 'a1w'))).toBe('THREE_PIECES BD-STACK-3');
    const away = board.walk('blue-cleric', 'a1w1w', [
      { step: 2, take: 'blue-key' },
      { step: 3, leave: 'blue-key' },
    ]);
    expect(board.why(away)).toBeNull();
    expect(movesOf(board, 'blue-cleric').filter((move) => move.endsWith('=k'))).toEqual([
      '+goblin@k -goblin@1 =k',
      '+key@k -key@1 =k',
    ]);
    board.do(away);
    expect([board.loadOf('blue-cleric'), board.where('blue-key')]).toEqual(['blue-goblin', board.at('1')]);
  });

  test('[BD-STACK-6] nothing is given to a friend that would burden him twice', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak  bw   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue troll', w: 'blue goblin wounded' },
    );
    const give = board.walk('blue-cleric', 'ab1', [{ step: 1, leave: 'blue-key' }]);
    expect(verdict(board, give)).toBe('THREE_PIECES BD-STACK-3');
    expect(movesOf(board, 'blue-cleric').filter((move) => move.startsWith('-key@w'))).toEqual([]);
    const swap = board.walk('blue-cleric', 'ab1', [{ step: 1, leave: 'blue-key', take: 'blue-goblin' }]);
    board.do(swap);
    expect([board.loadOf('blue-cleric'), board.loadOf('blue-troll')]).toEqual(['blue-goblin', 'blue-key']);
  });

  test('[BD-STACK-3][BD-STACK-6] the Cleric is no exception, as giver, friend or load', () => {
    const friend = sketch(
      `+---+---+---+---+---+
       |ak  bw   1 | .   . |`,
      { a: 'blue troll', k: 'blue key', b: 'blue cleric', w: 'blue goblin wounded' },
    );
    const give = friend.walk('blue-troll', 'ab1', [{ step: 1, leave: 'blue-key' }]);
    expect(verdict(friend, give)).toBe('THREE_PIECES BD-STACK-3');

    const load = sketch(
      `+---+---+---+---+---+
       | a   w   1   r   2 |`,
      { a: 'blue naga', w: 'blue cleric wounded', r: 'blue rope' },
    );
    const take = { step: 1, take: 'blue-cleric' };
    expect(verdict(load, load.walk('blue-naga', 'aw1r', [take]))).toBe('THREE_PIECES BD-STACK-3');
    expect(verdict(load, load.walk('blue-naga', 'aw1r2', [take, { step: 3, take: 'blue-rope' }]))).toBe(
      'HANDS_FULL BD-ITEM-2',
    );
    expect(movesOf(load, 'blue-naga').filter((move) => move.startsWith('+cleric@w -cleric+rope'))).toEqual([
      '+cleric@w -cleric+rope@r =1',
      '+cleric@w -cleric+rope@r =2',
      '+cleric@w -cleric+rope@r =a',
      '+cleric@w -cleric+rope@r =w',
    ]);
    load.do(load.walk('blue-naga', 'aw1r2', [take]));
    expect(load.loadOf('blue-naga')).toBe('blue-cleric');
    load.do(
      load.walk('blue-naga', '2r1', [
        { step: 2, leave: 'blue-cleric' },
        { step: 2, take: 'blue-cleric' },
      ]),
    );
    load.do(load.walk('blue-naga', '1w', [{ step: 0, leave: 'blue-cleric' }]));
    expect(load.where('blue-cleric')).toBe(load.at('1'));
  });

  test('[BD-STACK-7] during a move a square may hold more for a moment', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak  br   1   2   3 |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue troll', r: 'blue rope' },
    );
    // Four pieces while he passes; and two objects with the Troll until he comes back for the other one.
    expect(board.why(board.walk('blue-cleric', 'ab1'))).toBeNull();
    const leave = { step: 1, leave: 'blue-key' };
    expect(verdict(board, board.walk('blue-cleric', 'ab1', [leave]))).toBe('TWO_OBJECTS BD-STACK-5');
    board.do(board.walk('blue-cleric', 'ab1b1', [leave, { step: 3, take: 'blue-rope' }]));
    expect([board.loadOf('blue-cleric'), board.loadOf('blue-troll')]).toEqual(['blue-rope', 'blue-key']);
  });
});

describe('who carries what', () => {
  test('[BD-RULING-26] whatever is under a figure is carried by it; an object under a wounded is held by the wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1   w   2 |`,
      { a: 'blue cleric', k: 'yellow key', w: 'blue goblin wounded' },
    );
    board.do(board.walk('blue-cleric', 'ak'));
    expect(board.where('yellow-key')).toBe('held by blue-cleric');
    board.do(board.walk('blue-cleric', 'k1w2', [{ step: 2, leave: 'yellow-key' }]));
    expect(board.where('yellow-key')).toBe('held by blue-goblin');
    board.do(board.walk('blue-cleric', '2w1', [{ step: 1, take: 'yellow-key' }]));
    board.do(board.walk('blue-cleric', '1k', [{ step: 0, leave: 'yellow-key' }]));
    expect(board.where('yellow-key')).toBe(board.at('1'));
    board.do(board.walk('blue-cleric', 'k1w'));
    expect(board.where('blue-goblin')).toBe('held by blue-cleric');
    expect(board.where('yellow-key')).toBe(board.at('1'));
  });

  test('[BD-RULING-26, BD-ITEM-10] everybody is told what is carried from the last square on', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1  bw   2 |`,
      { a: 'blue cleric', k: 'yellow key', b: 'blue troll', w: 'blue goblin wounded' },
    );
    const [from, place] = [board.at('a'), board.at('k')];
    expect(board.do(board.walk('blue-cleric', 'ak'))).toEqual([
      { type: 'pieceMoved', piece: 'blue-cleric', path: [from, place] },
      { type: 'pieceTaken', piece: 'yellow-key', by: 'blue-cleric', place },
    ]);
    // What he has already is told only once, and nothing of what others have.
    const told = board.do(board.walk('blue-cleric', 'k1'));
    expect(told.map(({ type }) => type)).toEqual(['pieceMoved']);
    expect(board.do(board.walk('blue-troll', 'b2')).map(({ type }) => type)).toEqual(['pieceMoved']);
  });

  test('[BD-RULING-26] also where the move began: what was left there one after the other lies together', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |aw   k | .   .   . |
       +   +---+---+---+---+
       | 1 | .   .   .   . |`,
      { a: 'blue naga', w: 'blue goblin wounded', k: 'blue key' },
    );
    board.do(
      board.walk('blue-naga', 'aka1', [
        { step: 0, leave: 'blue-goblin' },
        { step: 1, take: 'blue-key' },
        { step: 2, leave: 'blue-key' },
      ]),
    );
    expect([board.where('blue-goblin'), board.where('blue-key')]).toEqual([
      board.at('a'),
      'held by blue-goblin',
    ]);
  });

  test('[BD-RULING-25] a move of no square is a move: legal and paid', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak | .   .   .   . |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual(['=k']);
    const drop = board.walk('blue-cleric', 'a', [{ step: 0, leave: 'blue-key' }]);
    expect(board.why(drop)).toBeNull();
    board.do(drop);
    // He still stands on it, so he carries it again (BD-RULING-26).
    expect([board.where('blue-key'), board.ap]).toEqual(['held by blue-cleric', 4]);
    board.do(board.walk('blue-cleric', 'a'));
    expect(board.ap).toBe(3);
  });
});
