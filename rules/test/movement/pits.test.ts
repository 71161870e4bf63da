import { describe, expect, test } from 'vitest';
import { checkListed } from '../../testing/list-agrees.ts';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

/** Whether the list and the check let a bearer of a wounded cross a pit to 2. */
const crossing = (kind: string, pit: string, more: Readonly<Record<string, string>> = {}) => {
  const board = sketch(
    `+---+---+---+---+---+
     |aw  ${pit}  2 | .   . |`,
    { a: `blue ${kind}`, w: 'blue goblin wounded', ...more },
  );
  return [endsOf(board, `blue-${kind}`).includes('=2'), verdict(board, board.walk(`blue-${kind}`, 'a12'))];
};

describe('a pit and a Rope', () => {
  test('[BD-PIT-1][BD-PIT-2] with a Rope in hand a figure crosses a pit and stays on it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1  2   3 | . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=r']);
    expect(board.why(board.walk('blue-cleric', 'a123'))).toBeNull();
    board.do(board.walk('blue-cleric', 'a1'));
    expect([board.placeOf('blue-cleric'), board.loadOf('blue-cleric')]).toEqual([board.at('1'), 'blue-rope']);
    board.do({ type: 'endTurn' });
    expect(board.placeOf('blue-cleric')).toBe(board.at('1'));
  });

  test('[BD-PIT-1][BD-PIT-2] any other object is of no use there', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   o1  2   3 | . |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=k']);
    expect(verdict(board, board.walk('blue-cleric', 'a12'))).toBe('PIT BD-MOVE-16');
  });

  test('[BD-PIT-3][BD-PIT-4][BD-PIT-5] a Rope is left on a pit, bears everybody, and is taken by who passes', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1  2 | .   . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual(['-rope@1 =2', '-rope@1 =r', '=1', '=2', '=r']);
    board.do(board.walk('blue-cleric', 'a12', [{ step: 1, leave: 'blue-rope' }]));
    expect(board.where('blue-rope')).toBe(board.at('1'));
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=r']);
    board.do(board.walk('blue-cleric', '21r', [{ step: 1, take: 'blue-rope' }]));
    expect([board.loadOf('blue-cleric'), board.ap]).toEqual(['blue-rope', 3]);
  });

  for (const colour of ['blue', 'yellow'] as const)
    test(`[BD-PIT-4][BD-PIT-5][BD-RULING-39] a Rope on a pit bears ${colour} figures, who may leave with it or without`, () => {
      const board = sketch(
        `+---+---+---+---+---+
         | a   or  2 | .   . |`,
        { a: `${colour} cleric`, r: 'blue rope' },
        { turn: colour },
      );
      expect(movesOf(board, `${colour}-cleric`)).toEqual(['+rope@r =2', '+rope@r =a', '=2', '=a', '=r']);
      board.do(board.walk(`${colour}-cleric`, 'ar'));
      expect(board.where('blue-rope')).toBe(`held by ${colour}-cleric`);
      expect(movesOf(board, `${colour}-cleric`)).toEqual(['-rope@r =2', '-rope@r =a', '=2', '=a', '=r']);
      expect(board.why(board.walk(`${colour}-cleric`, 'r2', [{ step: 0, leave: 'blue-rope' }]))).toBeNull();
      board.do(board.walk(`${colour}-cleric`, 'r2'));
      expect(board.where('blue-rope')).toBe(`held by ${colour}-cleric`);
    });

  test('[BD-PIT-6][BD-PIT-7] one crosses through a friend who hangs on a Rope, and may not take that Rope', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  obr  2 | .   . |`,
      { a: 'blue cleric', b: 'blue goblin', r: 'blue rope' },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual(['=2', '=a']);
    expect(verdict(board, board.walk('blue-cleric', 'ab2', [{ step: 1, take: 'blue-rope' }]))).toBe(
      'ROPE_HOLDS_FRIEND BD-PIT-7',
    );
    expect(verdict(board, board.walk('blue-cleric', 'ab'))).toBe('SQUARE_TAKEN BD-MOVE-6');
    board.do(board.walk('blue-cleric', 'ab2'));
    expect(board.loadOf('blue-goblin')).toBe('blue-rope');
  });

  test('[BD-PIT-11] nobody else remains on a pit: not over it by flight, not by giving the Rope away', () => {
    const flying = sketch(
      `+---+---+---+---+---+
       | a   o1  2 | .   . |`,
      { a: 'blue wizard' },
    );
    expect(endsOf(flying, 'blue-wizard')).toEqual(['=2', '=a']);
    expect(verdict(flying, flying.walk('blue-wizard', 'a1'))).toBe('PIT_NO_STAY BD-PIT-11');

    const giving = sketch(
      `+---+---+---+---+---+
       |oar  b   2 | .   . |`,
      { a: 'blue cleric', r: 'blue rope', b: 'blue goblin' },
    );
    const give = { step: 1, leave: 'blue-rope' };
    expect(verdict(giving, giving.walk('blue-cleric', 'aba', [give]))).toBe('PIT BD-MOVE-16');
    expect(giving.why(giving.walk('blue-cleric', 'ab2', [give]))).toBeNull();
  });

  test('[BD-PIT-11][BD-PIT-17] the Wizard gains nothing from a wounded Thief in his arms', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |aw   o1  2 | .   . |`,
      { a: 'blue wizard', w: 'blue thief wounded' },
    );
    expect(endsOf(board, 'blue-wizard')).toEqual(['=2', '=w']);
    expect(verdict(board, board.walk('blue-wizard', 'a1'))).toBe('PIT_NO_STAY BD-PIT-11');
  });

  test('[BD-PIT-18] the Wizard flies over a pit and does not end on it, unless a Rope is there or in his hand', () => {
    const bare = sketch(
      `+---+---+---+---+---+
       | a   o1  o2  3 | . |`,
      { a: 'blue wizard' },
    );
    expect(endsOf(bare, 'blue-wizard')).toEqual(['=3', '=a']);
    expect(verdict(bare, bare.walk('blue-wizard', 'a12'))).toBe('PIT_NO_STAY BD-PIT-11');
    expect(bare.why(bare.walk('blue-wizard', 'a123'))).toBeNull();
    const roped = sketch(
      `+---+---+---+---+---+
       |ar   o1  2 | .   . |`,
      { a: 'blue wizard', r: 'blue rope' },
    );
    expect(endsOf(roped, 'blue-wizard')).toEqual(['=1', '=2', '=r']);
  });

  test('[BD-RULING-37] a carried Rope leads over several pits in a row, and onto any of them', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1  o2  3 | . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=r']);
    expect(board.why(board.walk('blue-cleric', 'a123'))).toBeNull();
  });

  test('[BD-RULING-37] with the option strictRope a carried Rope leads over one pit at a time', () => {
    const strict = { rules: { strictRope: true } };
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1  o2  3 | . |`,
      { a: 'blue cleric', r: 'blue rope' },
      strict,
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=r']);
    expect(verdict(board, board.walk('blue-cleric', 'a123'))).toBe('ROPE_SPANS_ONE_PIT BD-RULING-37');
    // A single pit is crossed as ever, and a second Rope helps over the second pit.
    const single = sketch(
      `+---+---+---+---+---+
       |ar   o1  2   o3  4 |`,
      { a: 'blue cleric', r: 'blue rope' },
      strict,
    );
    expect(single.why(single.walk('blue-cleric', 'a1234'))).toBeNull();
    const second = sketch(
      `+---+---+---+---+---+
       |ar   o1  os  3 | . |`,
      { a: 'blue cleric', r: 'blue rope', s: 'yellow rope' },
      strict,
    );
    expect(second.why(second.walk('blue-cleric', 'a1s3'))).toBeNull();
  });
});

describe('loads over pits', () => {
  test('[BD-RULING-38] a loaded figure takes no Rope from a pit, unless its load is a Rope', () => {
    const keyed = sketch(
      `+---+---+---+---+---+
       |ak   or  2 | .   . |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    const swap = keyed.walk('blue-cleric', 'ar2', [{ step: 1, leave: 'blue-key', take: 'blue-rope' }]);
    expect(verdict(keyed, swap)).toBe('OBJECT_ON_PIT BD-ITEM-6');
    expect(verdict(keyed, keyed.walk('blue-cleric', 'ar2', [{ step: 1, take: 'blue-rope' }]))).toBe(
      'HANDS_FULL BD-ITEM-2',
    );
    expect(
      movesOf(keyed, 'blue-cleric').filter((move) => move.includes('rope') && !move.startsWith('-key@')),
    ).toEqual([]);

    const bearing = sketch(
      `+---+---+---+---+---+
       |aw   or  2 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', r: 'blue rope' },
    );
    const trade = bearing.walk('blue-cleric', 'ar2', [{ step: 1, leave: 'blue-goblin', take: 'blue-rope' }]);
    expect(verdict(bearing, trade)).toBe('WOUNDED_ON_PIT BD-PIT-17');

    const roped = sketch(
      `+---+---+---+---+---+
       |as   or  2 | .   . |`,
      { a: 'blue cleric', s: 'yellow rope', r: 'blue rope' },
    );
    expect(movesOf(roped, 'blue-cleric')).toContain('-rope+rope@r =2');
    roped.do(roped.walk('blue-cleric', 'ar2', [{ step: 1, leave: 'yellow-rope', take: 'blue-rope' }]));
    expect([roped.loadOf('blue-cleric'), roped.where('yellow-rope')]).toEqual(['blue-rope', roped.at('r')]);
  });

  test('[BD-RULING-38][BD-ITEM-6] nothing is let go over a pit, not even to come back for it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tk   or  2 | .   . |`,
      { t: 'blue thief', k: 'blue key', r: 'blue rope' },
    );
    const there = { step: 1, leave: 'blue-key', take: 'blue-rope' };
    const back = { step: 3, leave: 'blue-rope', take: 'blue-key' };
    expect(verdict(board, board.walk('blue-thief', 'tr2r2', [there, back]))).toBe('OBJECT_ON_PIT BD-ITEM-6');
    const alone = [
      { step: 1, leave: 'blue-key' },
      { step: 3, take: 'blue-key' },
    ];
    const bare = sketch(
      `+---+---+---+---+---+
       |tk   o1  2 | .   . |`,
      { t: 'blue thief', k: 'blue key' },
    );
    expect(verdict(bare, bare.walk('blue-thief', 't1212', alone))).toBe('OBJECT_ON_PIT BD-ITEM-6');
  });

  for (const [load, description] of [
    ['an object', 'blue key'],
    ['a second Rope', 'yellow rope'],
    ['a wounded', 'blue goblin wounded'],
  ] as const)
    test(`[BD-RULING-40] a figure with ${load} crosses a pit with a Rope, but cannot end there`, () => {
      const board = sketch(
        `+---+---+---+---+---+
         |al   or  2 | .   . |`,
        { a: 'blue cleric', l: description, r: 'blue rope' },
      );
      expect(endsOf(board, 'blue-cleric')).toEqual(['=2', '=l']);
      expect(verdict(board, board.walk('blue-cleric', 'ar'))).toBe('THREE_PIECES BD-STACK-3');
    });

  test('[BD-RULING-41] with a wounded one crosses a pit over a Rope, through a friend, as Thief or as Wizard', () => {
    expect(crossing('cleric', 'o1 ')).toEqual([false, 'PIT BD-MOVE-16']);
    expect(crossing('cleric', 'or1', { r: 'blue rope' })).toEqual([true, 'legal']);
    expect(crossing('cleric', 'ot1', { t: 'blue thief' })).toEqual([true, 'legal']);
    expect(crossing('thief', 'o1 ')).toEqual([true, 'legal']);
    expect(crossing('wizard', 'o1 ')).toEqual([true, 'legal']);
  });

  test('[BD-RULING-41][BD-PIT-6] with a wounded one crosses through a friend who stands there with a Rope', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |aw  obr  2 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', b: 'blue troll', r: 'blue rope' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=2', '=w']);
  });

  test('[BD-RULING-42][BD-PIT-17] a wounded is set down on a pit only with a Rope, and its bearer moves on', () => {
    const roped = sketch(
      `+---+---+---+---+---+
       |aw   or  2 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', r: 'blue rope' },
    );
    const leave = [{ step: 1, leave: 'blue-goblin' }];
    expect(movesOf(roped, 'blue-cleric').filter((move) => move.startsWith('-goblin@r'))).toEqual([
      '-goblin@r =2',
      '-goblin@r =w',
    ]);
    expect(verdict(roped, roped.walk('blue-cleric', 'ar', leave))).toBe('THREE_PIECES BD-STACK-3');
    roped.do(roped.walk('blue-cleric', 'ar2', leave));
    expect([roped.placeOf('blue-goblin'), roped.loadOf('blue-goblin')]).toEqual([roped.at('r'), 'blue-rope']);

    const bare = sketch(
      `+---+---+---+---+---+
       |aw   o1  2 | .   . |`,
      { a: 'blue wizard', w: 'blue goblin wounded' },
    );
    expect(verdict(bare, bare.walk('blue-wizard', 'a12', leave))).toBe('WOUNDED_ON_PIT BD-PIT-17');
    expect(movesOf(bare, 'blue-wizard').filter((move) => move.includes('@1'))).toEqual([]);
  });

  test('[BD-RULING-43][BD-PIT-13][BD-PIT-16] a friend fetches the hanging wounded in passing; the Rope stays', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  owr  2 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', r: 'blue rope' },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual([
      '+goblin@r -goblin@2 =a',
      '+goblin@r -goblin@2 =r',
      '+goblin@r -goblin@a =2',
      '+goblin@r -goblin@a =r',
      '+goblin@r =2',
      '+goblin@r =a',
      '=2',
      '=a',
    ]);
    const [wounded, rope] = [
      { step: 1, take: 'blue-goblin' },
      { step: 1, take: 'blue-rope' },
    ];
    expect(verdict(board, board.walk('blue-cleric', 'aw2', [rope]))).toBe('ROPE_HOLDS_OWN_WOUNDED BD-PIT-16');
    expect(verdict(board, board.walk('blue-cleric', 'aw2', [wounded, rope]))).toBe('HANDS_FULL BD-ITEM-2');
    expect(verdict(board, board.walk('blue-cleric', 'aw'))).toBe('THREE_PIECES BD-STACK-3');
    board.do(board.walk('blue-cleric', 'aw2', [wounded]));
    expect([board.loadOf('blue-cleric'), board.where('blue-rope')]).toEqual(['blue-goblin', board.at('w')]);
  });
});

describe('wounded over pits', () => {
  test('[BD-PIT-12][BD-PIT-13] wounded on a pit with a Rope a figure hangs on, turn after turn', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  oar  2 | .   . |`,
      { e: 'yellow cleric', a: 'blue mekanork', r: 'blue rope' },
      { turn: 'yellow' },
    );
    expect(board.fight('yellow-cleric', 'blue-mekanork', 2, 1).winner).toBe(1);
    expect(board.isWounded('blue-mekanork')).toBe(true);
    expect([board.placeOf('blue-mekanork'), board.loadOf('blue-mekanork')]).toEqual([
      board.at('a'),
      'blue-rope',
    ]);
    for (let turn = 0; turn < 4; turn++) {
      board.do({ type: 'endTurn' });
      board.do({ type: 'playCard', card: 2 + Math.floor(turn / 2) });
    }
    expect([board.placeOf('blue-mekanork'), board.points('yellow')]).toEqual([board.at('a'), 0]);
    // It lasts until somebody kills it; its Rope stays on the pit (BD-RULING-33).
    board.fight('yellow-cleric', 'blue-mekanork', 3, 2);
    expect([board.where('blue-mekanork'), board.where('blue-rope')]).toEqual(['killed', board.at('a')]);
  });

  test('[BD-RULING-33] on a pit only the Rope of the dead stays, any other object is out of the game', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  owr  2 | .   . |`,
      { e: 'yellow cleric', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    board.fight('yellow-cleric', 'blue-mekanork', 1, 0);
    expect([board.where('blue-mekanork'), board.where('blue-rope')]).toEqual(['killed', board.at('w')]);
    expect(endsOf(board, 'yellow-cleric')).toEqual(['=2', '=e', '=r']);
    const other = sketch(
      `+---+---+---+---+---+
       |ef   1  otk  2 | . |`,
      { e: 'yellow wizard', f: 'yellow fireball-wand', t: 'blue thief', k: 'blue key' },
      { turn: 'yellow' },
    );
    other.do({ type: 'fireball', piece: 'yellow-wizard', target: 'blue-thief' });
    expect([other.where('blue-thief'), other.where('blue-key')]).toEqual(['killed', 'removed']);
  });

  test('[BD-PIT-14][BD-PIT-15][BD-RULING-44] an enemy who leaves with the Rope kills the hanging wounded and scores at once', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  owr  2   3   4 |`,
      { e: 'yellow cleric', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    const rob = board.walk('yellow-cleric', 'ew23', [{ step: 1, take: 'blue-rope' }]);
    expect(
      movesOf(board, 'yellow-cleric').filter((move) => move.startsWith('+') && !move.includes('-')),
    ).toEqual(['+rope@r =2', '+rope@r =3', '+rope@r =4', '+rope@r =e', '+rope@r =r']);
    const told = board.do(rob);
    expect(told.map(({ type }) => type)).toEqual([
      'pieceMoved',
      'pieceTaken',
      'pieceEliminated',
      'pointsScored',
    ]);
    expect(board.where('blue-mekanork')).toBe('killed');
    expect([board.points('yellow'), board.points('blue')]).toEqual([1, 0]);
    // The robber's move went on, with the Rope.
    expect([board.placeOf('yellow-cleric'), board.loadOf('yellow-cleric')]).toEqual([
      board.at('3'),
      'blue-rope',
    ]);
  });

  test('[BD-RULING-38][BD-PIT-14] a loaded enemy does not get the Rope: his load would fall', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ek  owr  2 | .   . |`,
      { e: 'yellow goblin', k: 'yellow key', w: 'blue cleric wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    const swap = board.walk('yellow-goblin', 'ew2', [{ step: 1, leave: 'yellow-key', take: 'blue-rope' }]);
    expect(verdict(board, swap)).toBe('OBJECT_ON_PIT BD-ITEM-6');
    // Without the Key he robs whom he wants, whoever comes first in the list of pieces.
    board.do(
      board.walk('yellow-goblin', 'ew2', [
        { step: 0, leave: 'yellow-key' },
        { step: 1, take: 'blue-rope' },
      ]),
    );
    expect([board.where('blue-cleric'), board.points('yellow')]).toEqual(['killed', 1]);
  });

  test('[BD-PIT-14] an enemy who only crosses, or leaves another Rope in exchange, kills nobody', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |es  owr  2   3   4 |`,
      { e: 'yellow cleric', s: 'yellow rope', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    board.do(board.walk('yellow-cleric', 'ew2'));
    expect(board.placeOf('blue-mekanork')).toBe(board.at('w'));
    board.do(board.walk('yellow-cleric', '2we', [{ step: 1, leave: 'yellow-rope', take: 'blue-rope' }]));
    expect([board.placeOf('blue-mekanork'), board.loadOf('blue-mekanork')]).toEqual([
      board.at('w'),
      'yellow-rope',
    ]);
    expect([board.loadOf('yellow-cleric'), board.points('yellow')]).toEqual(['blue-rope', 0]);
  });

  test('[BD-PIT-16] nobody takes the Rope from under his own wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  owr  2 | .   . |`,
      { a: 'blue cleric', w: 'blue mekanork wounded', r: 'yellow rope' },
    );
    expect(verdict(board, board.walk('blue-cleric', 'aw2', [{ step: 1, take: 'yellow-rope' }]))).toBe(
      'ROPE_HOLDS_OWN_WOUNDED BD-PIT-16',
    );
    expect(movesOf(board, 'blue-cleric').filter((move) => move.includes('+rope'))).toEqual([]);
    // On the floor the same Rope may be taken from him.
    const floor = sketch(
      `+---+---+---+---+---+
       | a  .wr  2 | .   . |`,
      { a: 'blue cleric', w: 'blue mekanork wounded', r: 'yellow rope' },
    );
    expect(floor.why(floor.walk('blue-cleric', 'aw2', [{ step: 1, take: 'yellow-rope' }]))).toBeNull();
  });

  test('[BD-RULING-45] the robber cannot stay on the pit; he may come back when the wounded is gone', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  owr  2 | .   . |`,
      { e: 'yellow cleric', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    const take = [{ step: 1, take: 'blue-rope' }];
    expect(verdict(board, board.walk('yellow-cleric', 'ew', take))).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
    expect(verdict(board, board.walk('yellow-cleric', 'ew'))).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
    expect(board.why(board.walk('yellow-cleric', 'ew2w', take))).toBeNull();
    board.do(board.walk('yellow-cleric', 'ew2w', take));
    expect([board.placeOf('yellow-cleric'), board.where('blue-mekanork')]).toEqual([board.at('w'), 'killed']);
  });

  test('[BD-RULING-37][BD-RULING-44] with a strict Rope nobody comes back over two pits to where he robbed it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  ob  owr| .   . |`,
      { e: 'yellow naga', b: 'yellow rope', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow', rules: { strictRope: true } },
    );
    const take = [{ step: 2, take: 'blue-rope' }];
    expect(verdict(board, board.walk('yellow-naga', 'ebwbw', take))).toBe('ROPE_SPANS_ONE_PIT BD-RULING-37');
    expect(board.why(board.walk('yellow-naga', 'ebwbe', take))).toBeNull();
    checkListed(board.position);
    expect(movesOf(board, 'yellow-naga')).not.toContain('+rope@r =r');
  });

  test('[BD-RULING-44] a Rope that is taken and laid back before leaving harms nobody', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  owr  2 | .   . |`,
      { e: 'yellow cleric', w: 'blue mekanork wounded', r: 'blue rope' },
      { turn: 'yellow' },
    );
    const back = board.walk('yellow-cleric', 'ew2', [
      { step: 1, take: 'blue-rope' },
      { step: 1, leave: 'blue-rope' },
    ]);
    board.do(back);
    expect([board.placeOf('blue-mekanork'), board.points('yellow')]).toEqual([board.at('w'), 0]);
    expect([board.loadOf('blue-mekanork'), board.placeOf('yellow-cleric')]).toEqual([
      'blue-rope',
      board.at('2'),
    ]);
  });

  test('[BD-RULING-126] the Rope may be taken from one wounded in this very turn: it is not combat', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  oar  2 | .   . |`,
      { e: 'yellow cleric', a: 'blue mekanork', r: 'blue rope' },
      { turn: 'yellow' },
    );
    board.fight('yellow-cleric', 'blue-mekanork', 2, 1);
    expect(board.why({ type: 'attack', piece: 'yellow-cleric', target: 'blue-mekanork' })).toBe(
      'WOUNDED_THIS_TURN',
    );
    expect(movesOf(board, 'yellow-cleric')).toContain('+rope@r =2');
    board.do(board.walk('yellow-cleric', 'ea2', [{ step: 1, take: 'blue-rope' }]));
    expect([board.where('blue-mekanork'), board.points('yellow')]).toEqual(['killed', 1]);
  });

  test('[BD-RULING-51] one who hangs on a Rope is healed or regenerates there, and then carries the Rope', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  owr  2  ovs  3 |`,
      {
        a: 'blue cleric',
        w: 'blue thief wounded',
        r: 'blue rope',
        v: 'blue troll wounded',
        s: 'yellow rope',
      },
    );
    expect(board.legal('heal')).toEqual([{ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' }]);
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' });
    expect([board.placeOf('blue-thief'), board.loadOf('blue-thief')]).toEqual([board.at('w'), 'blue-rope']);
    expect(board.legal('regenerate')).toEqual([{ type: 'regenerate', piece: 'blue-troll' }]);
    board.do({ type: 'regenerate', piece: 'blue-troll' });
    expect([board.placeOf('blue-troll'), board.loadOf('blue-troll')]).toEqual([board.at('v'), 'yellow-rope']);
    expect([board.isWounded('blue-thief'), board.isWounded('blue-troll')]).toEqual([false, false]);
  });
});
