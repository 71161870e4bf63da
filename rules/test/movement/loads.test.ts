import { describe, expect, test } from 'vitest';
import { resolveLine } from '../../src/queries/short-move.ts';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';
import type { Handling } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { type GameEvent, eventFor, type AddressedEvent } from '../../src/model/events.ts';
import { viewOf } from '../../src/view/view.ts';
import { check, decode, list as listActions, perform } from '../../src/flow/play.ts';

describe('taking and leaving', () => {
  test('[BD-ITEM-3][BD-ITEM-4] an object is taken and left on any square of a move, for free', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key' },
      { ap: 2 },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual([
      '+key@k -key@1 =a',
      '+key@k -key@1 =k',
      '+key@k -key@a =1',
      '+key@k -key@a =k',
      '+key@k =1',
      '+key@k =a',
      '=1',
      '=a',
      '=k',
    ]);
    board.do(board.walk('blue-cleric', 'ak1', [{ step: 1, take: 'blue-key' }]));
    expect([board.where('blue-key'), board.ap]).toEqual(['held by blue-cleric', 1]);
    board.do(board.walk('blue-cleric', '1ka', [{ step: 1, leave: 'blue-key' }]));
    expect([board.where('blue-key'), board.ap]).toEqual([board.at('k'), 0]);
  });

  test('[BD-ITEM-3][BD-ITEM-4] only what lies there is taken, only what is carried is left', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1   r   2 |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    const walk = (handling: { step: number; take?: string; leave?: string }) =>
      verdict(board, board.walk('blue-cleric', 'ak1', [handling]));
    expect(walk({ step: 2, take: 'blue-key' })).toBe('NOT_THERE BD-ITEM-3');
    expect(walk({ step: 1, take: 'blue-rope' })).toBe('NOT_THERE BD-ITEM-3');
    expect(walk({ step: 1, leave: 'blue-key' })).toBe('NOT_CARRIED BD-ITEM-4');
    expect(walk({ step: 3, take: 'blue-key' })).toBe('MALFORMED BD-STACK-2');
    expect(walk({ step: 1 })).toBe('MALFORMED BD-STACK-2');
    expect(walk({ step: 1, take: 'blue-crown' })).toBe('UNKNOWN_PIECE BD-COMP-2');
    expect(walk({ step: 1, take: 'blue-key' })).toBe('legal');
  });

  test('[BD-ITEM-7] on squares one gives by leaving it with a friend, and nobody is named: that is said', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   b   1   .   . |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue warrior' },
    );
    const given = { step: 1, leave: 'blue-key', to: 'blue-warrior' };
    const refusal = board.refusal(board.walk('blue-cleric', 'ab1', [given]));
    expect(refusal).toMatchObject({ code: 'GIVEN_BY_LEAVING', rule: 'BD-ITEM-7', at: board.at('b') });
    expect([refusal?.words.en, refusal?.words.fr]).toEqual([
      expect.stringContaining('(-Ro)'),
      expect.stringContaining('(-Cd)'),
    ]);
    expect(resolveLine(board.position, 0, 'Cl #a1(-Ke>Wr)')).toMatchObject({
      ok: false,
      refusal: { code: 'GIVEN_BY_LEAVING' },
    });
    board.do(board.walk('blue-cleric', 'ab1', [{ step: 1, leave: 'blue-key' }]));
    expect(board.loadOf('blue-warrior')).toBe('blue-key');
  });

  test('[BD-STACK-2] what is no path, or handles things in no order, is no move', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key' },
    );
    const { places } = board.position.ruleset.layout;
    expect(verdict(board, board.walkPlaces('blue-cleric', []))).toBe('MALFORMED BD-STACK-2');
    for (const nowhere of [places, places + 1, 4000])
      expect(verdict(board, board.walkPlaces('blue-cleric', [board.at('a'), nowhere]))).toBe(
        'MALFORMED BD-STACK-2',
      );
    const [take, leave] = [
      { step: 1, take: 'blue-key' },
      { step: 2, leave: 'blue-key' },
    ];
    expect(board.why(board.walk('blue-cleric', 'ak1', [take, leave]))).toBeNull();
    expect(board.why(board.walk('blue-cleric', 'ak1', [leave, take]))).toBe('MALFORMED');
    expect(board.why(board.walk('blue-cleric', 'ak1', [{ step: 1, leave: 'blue-crown' }]))).toBe(
      'UNKNOWN_PIECE',
    );
  });

  test('[BD-MOVE-1][BD-MOVE-3][BD-ITEM-3][BD-ITEM-4] a refusal names the piece and the square', () => {
    const board = sketch(
      `+   +---+---+---+---+
       |ak   r   1   b | 2 |`,
      { a: 'blue mekanork', k: 'blue key', r: 'blue rope', b: 'blue troll' },
    );
    const blame = (letters: string, handlings: readonly Handling[] = []) => {
      const { code, piece, at } = board.refusal(board.walk('blue-mekanork', letters, handlings)) ?? {};
      return [code, piece, at];
    };
    const at = (letter: string) => board.at(letter);
    expect(blame('r1')).toEqual(['PATH_STARTS_ELSEWHERE', 'blue-mekanork', at('a')]);
    expect(blame('ar1b2')).toEqual(['TOO_FAR', 'blue-mekanork', at('2')]);
    expect(blame('a1')).toEqual(['NOT_NEXT_TO', 'blue-mekanork', at('1')]);
    expect(blame('ar1b')).toEqual(['SQUARE_TAKEN', 'blue-mekanork', at('b')]);
    expect(blame('ar1', [{ step: 1, leave: 'blue-rope' }])).toEqual(['NOT_CARRIED', 'blue-rope', at('r')]);
    expect(blame('ar1', [{ step: 1, take: 'blue-rope' }])).toEqual(['HANDS_FULL', 'blue-rope', at('r')]);
    expect(blame('ar1', [{ step: 2, leave: 'blue-key', take: 'blue-rope' }])).toEqual([
      'NOT_THERE',
      'blue-rope',
      at('1'),
    ]);
    const out = board.walkPlaces('blue-mekanork', [
      at('a'),
      board.line('yellow', 1),
      board.line('yellow', 2),
    ]);
    expect(board.refusal(out)).toMatchObject({ piece: 'blue-mekanork', at: board.line('yellow', 2) });
  });

  test('[BD-STACK-2] a listed move does exactly what its written form does', () => {
    const { position } = sketch(
      `+   +---+---+---+---+
       |ak  br   o1 ocs  2 |
       +   +---+---+---+---+
       | w   e | .   .   . |`,
      {
        a: 'blue naga',
        k: 'blue key',
        b: 'blue troll',
        r: 'blue rope',
        w: 'blue cleric wounded',
        e: 'yellow goblin wounded',
        c: 'yellow cleric wounded',
        s: 'yellow rope',
      },
    );
    const list = new ActionList();
    listActions(position, 0, list);
    const moves = Array.from({ length: list.length }, (_, i) => ({ ...list.packed(i) }));
    for (const code of moves) {
      const action = decode(position, 0, code);
      const [listed, written] = [position.copy(), position.copy()];
      const [one, other]: [GameEvent[], GameEvent[]] = [[], []];
      perform(listed, 0, code, (addressed) => one.push(addressed.event));
      const answer = check(written, { seat: 0, decision: 0, action });
      if (!answer.ok) throw new Error(answer.refusal.code);
      perform(written, 0, answer.packed, (addressed) => other.push(addressed.event));
      expect(one).toEqual(other);
      expect(listed.data.join()).toBe(written.data.join());
    }
    expect(moves.length).toBeGreaterThan(50);
  });

  test('[BD-ITEM-1] a figure carries one object: a second only in exchange for the first', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   r   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    expect(verdict(board, board.walk('blue-cleric', 'ar1', [{ step: 1, take: 'blue-rope' }]))).toBe(
      'HANDS_FULL BD-ITEM-2',
    );
    expect(movesOf(board, 'blue-cleric')).toEqual([
      '-key+rope@r -rope@1 =k',
      '-key+rope@r -rope@1 =r',
      '-key+rope@r -rope@k =1',
      '-key+rope@r -rope@k =r',
      '-key+rope@r =1',
      '-key+rope@r =k',
      '-key@1 +rope@r =k',
      '-key@1 =k',
      '-key@1 =r',
      '-key@k +rope@r =1',
      '-key@k =1',
      '-key@k =r',
      '=1',
      '=k',
    ]);
  });

  test('[BD-ITEM-2] a figure carries an object or a wounded, not both', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   w   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', w: 'blue goblin wounded' },
    );
    const take = { step: 1, take: 'blue-goblin' };
    expect(verdict(board, board.walk('blue-cleric', 'aw1', [take]))).toBe('HANDS_FULL BD-ITEM-2');
    expect(verdict(board, board.walk('blue-cleric', 'aw'))).toBe('THREE_PIECES BD-STACK-3');
    board.do(board.walk('blue-cleric', 'aw1', [{ ...take, leave: 'blue-key' }]));
    expect([board.loadOf('blue-cleric'), board.where('blue-key')]).toEqual(['blue-goblin', board.at('w')]);
  });

  test('[BD-ITEM-5] what is left behind must lie by the rules when the action ends, not before', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   r   1   2   3 |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    const leave = { step: 1, leave: 'blue-key' };
    expect(verdict(board, board.walk('blue-cleric', 'ar123', [leave]))).toBe('TWO_OBJECTS BD-STACK-5');
    const back = board.walk('blue-cleric', 'ar1r1', [leave, { step: 3, take: 'blue-key' }]);
    expect(board.why(back)).toBeNull();
    expect(board.why(board.walk('blue-cleric', 'ar1', [{ step: 2, leave: 'blue-key' }]))).toBeNull();
  });

  test('[BD-ITEM-6] no object but a Rope is left on a pit', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tk   o1  2 | .   . |`,
      { t: 'blue thief', k: 'blue key' },
    );
    const leave = board.walk('blue-thief', 't12', [{ step: 1, leave: 'blue-key' }]);
    expect(verdict(board, leave)).toBe('OBJECT_ON_PIT BD-ITEM-6');
    expect(movesOf(board, 'blue-thief')).toEqual([
      '-key@2 =1',
      '-key@2 =k',
      '-key@k =1',
      '-key@k =2',
      '=1',
      '=2',
      '=k',
    ]);

    const roped = sketch(
      `+---+---+---+---+---+
       |tk   o1  2 | .   . |`,
      { t: 'blue thief', k: 'blue rope' },
    );
    expect(movesOf(roped, 'blue-thief')).toContain('-rope@1 =2');
    roped.do(roped.walk('blue-thief', 't12', [{ step: 1, leave: 'blue-rope' }]));
    expect(roped.where('blue-rope')).toBe(roped.at('1'));
  });

  test('[BD-ITEM-7] crossing a friend one takes, gives or swaps', () => {
    const taking = sketch(
      `+---+---+---+---+---+
       | a  br   1 | .   . |`,
      { a: 'blue cleric', b: 'blue troll', r: 'blue rope' },
    );
    expect(movesOf(taking, 'blue-cleric')).toEqual([
      '+rope@r -rope@1 =a',
      '+rope@r -rope@a =1',
      '+rope@r =1',
      '+rope@r =a',
      '=1',
      '=a',
    ]);
    taking.do(taking.walk('blue-cleric', 'ab1', [{ step: 1, take: 'blue-rope' }]));
    expect([taking.loadOf('blue-cleric'), taking.loadOf('blue-troll')]).toEqual(['blue-rope', null]);

    const giving = sketch(
      `+---+---+---+---+---+
       |ak   b   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue troll' },
    );
    expect(movesOf(giving, 'blue-cleric')).toEqual([
      '-key@1 =k',
      '-key@b =1',
      '-key@b =k',
      '-key@k =1',
      '=1',
      '=k',
    ]);
    giving.do(giving.walk('blue-cleric', 'aba', [{ step: 1, leave: 'blue-key' }]));
    expect([giving.loadOf('blue-cleric'), giving.loadOf('blue-troll')]).toEqual([null, 'blue-key']);

    const swapping = sketch(
      `+---+---+---+---+---+
       |ak  br   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', b: 'blue troll', r: 'blue rope' },
    );
    expect(movesOf(swapping, 'blue-cleric')).toContain('-key+rope@r =1');
    swapping.do(swapping.walk('blue-cleric', 'ab1', [{ step: 1, leave: 'blue-key', take: 'blue-rope' }]));
    expect([swapping.loadOf('blue-cleric'), swapping.loadOf('blue-troll')]).toEqual([
      'blue-rope',
      'blue-key',
    ]);
    expect(swapping.ap).toBe(4);
  });

  test('[BD-ITEM-8] objects of either colour are carried and used', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   k H 1 | .   . |`,
      { a: 'blue cleric', k: 'yellow key' },
    );
    board.do(board.walk('blue-cleric', 'ak'));
    expect(board.loadOf('blue-cleric')).toBe('yellow-key');
    expect(board.legal('openGate')).toEqual([
      { type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } },
    ]);
    board.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(board.why(board.walk('blue-cleric', 'k1'))).toBeNull();
  });

  test('[BD-ITEM-10] everybody sees what lies under a character, figure or wounded', () => {
    const { position } = sketch(
      `+---+---+---+---+---+
       |ak   1  wr | .   . |`,
      { a: 'blue cleric', k: 'yellow key', w: 'yellow goblin wounded', r: 'blue rope' },
    );
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { pieces } = viewOf(position, viewer).shown;
      const whereOf = (id: string) => pieces.find((piece) => piece.id === id)?.where;
      expect([whereOf('yellow-key'), whereOf('blue-rope')]).toEqual([
        { holder: 'blue-cleric' },
        { holder: 'yellow-goblin' },
      ]);
    }
  });

  test('[BD-ITEM-10] everybody is told what is taken and left, by whom and where', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   r   1 | .   . |`,
      { a: 'blue cleric', k: 'blue key', r: 'blue rope' },
    );
    const action = board.walk('blue-cleric', 'ar1', [{ step: 1, leave: 'blue-key', take: 'blue-rope' }]);
    const answer = check(board.position, { seat: 0, decision: 0, action });
    if (!answer.ok) throw new Error(answer.refusal.code);
    const events: AddressedEvent[] = [];
    perform(board.position, 0, answer.packed, (one) => events.push(one));
    const place = board.at('r');
    for (const listener of [0, 1, -1])
      expect(events.map((one) => eventFor(one, listener))).toEqual([
        { type: 'pieceMoved', piece: 'blue-cleric', path: [board.at('a'), place, board.at('1')] },
        { type: 'pieceTaken', piece: 'blue-rope', by: 'blue-cleric', place },
        { type: 'pieceLeft', piece: 'blue-key', by: 'blue-cleric', place },
      ]);
  });

  test('[BD-ITEM-15] nothing is taken from an enemy figure, not even by one who passes it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  ek   1 | .   . |`,
      { a: 'blue wizard', e: 'yellow cleric', k: 'yellow key' },
    );
    const take = board.walk('blue-wizard', 'ae1', [{ step: 1, take: 'yellow-key' }]);
    expect(verdict(board, take)).toBe('HELD_BY_ENEMY BD-ITEM-15');
    expect(movesOf(board, 'blue-wizard')).toEqual(['=1', '=a']);
    const other = sketch(
      `+---+---+---+---+---+
       |as  ek   1 | .   . |`,
      { a: 'yellow wizard', s: 'yellow sword', e: 'blue cleric', k: 'blue key' },
      { turn: 'yellow' },
    );
    expect(movesOf(other, 'yellow-wizard')).toEqual(['-sword@1 =s', '-sword@s =1', '=1', '=s']);
  });

  test('[BD-RULING-31] flying over an enemy or passing under one, a figure neither takes nor gives', () => {
    const over = sketch(
      `+---+---+---+---+---+
       |ar  ek   1 | .   . |`,
      { a: 'blue wizard', r: 'blue sword', e: 'yellow cleric', k: 'yellow key' },
    );
    const [take, give] = [
      { step: 1, leave: 'blue-sword', take: 'yellow-key' },
      { step: 1, leave: 'blue-sword' },
    ];
    expect(verdict(over, over.walk('blue-wizard', 'ae1', [take]))).toBe('HELD_BY_ENEMY BD-ITEM-15');
    expect(verdict(over, over.walk('blue-wizard', 'ae1', [give]))).toBe('NOTHING_FOR_ENEMIES BD-RULING-31');
    expect(movesOf(over, 'blue-wizard')).toEqual(['-sword@1 =r', '-sword@r =1', '=1', '=r']);

    const under = sketch(
      `+---+---+---+---+---+
       |as   e   1 | .   . |`,
      { a: 'blue goblin', s: 'blue sword', e: 'yellow colossus' },
    );
    expect(verdict(under, under.walk('blue-goblin', 'ae1', [give]))).toBe('NOTHING_FOR_ENEMIES BD-RULING-31');
    expect(movesOf(under, 'blue-goblin')).toEqual(['-sword@1 =s', '-sword@s =1', '=1', '=s']);
    const taking = sketch(
      `+---+---+---+---+---+
       | a  es   1 | .   . |`,
      { a: 'blue goblin', s: 'blue sword', e: 'yellow colossus' },
    );
    expect(verdict(taking, taking.walk('blue-goblin', 'ae1', [{ step: 1, take: 'blue-sword' }]))).toBe(
      'HELD_BY_ENEMY BD-ITEM-15',
    );
    expect(movesOf(taking, 'blue-goblin')).toEqual(['=1', '=a']);
  });

  test('[BD-RULING-30] one move may hand over any number of times', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak  br  cs   d   1 |`,
      {
        a: 'blue naga',
        k: 'blue key',
        b: 'blue troll',
        r: 'blue rope',
        c: 'blue cleric',
        s: 'blue sword',
        d: 'blue goblin',
      },
    );
    const told = board.do(
      board.walk('blue-naga', 'abcd1', [
        { step: 1, leave: 'blue-key', take: 'blue-rope' },
        { step: 2, leave: 'blue-rope', take: 'blue-sword' },
        { step: 3, leave: 'blue-sword' },
      ]),
    );
    expect(told.map(({ type }) => type)).toEqual([
      'pieceMoved',
      'pieceTaken',
      'pieceLeft',
      'pieceTaken',
      'pieceLeft',
      'pieceLeft',
    ]);
    expect(['naga', 'troll', 'cleric', 'goblin'].map((kind) => board.loadOf(`blue-${kind}`))).toEqual([
      null,
      'blue-key',
      'blue-rope',
      'blue-sword',
    ]);
    expect(board.ap).toBe(4);
  });

  test('[BD-RULING-30] nobody ends with two loads, wherever in the chain it would be', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak  br  cs   d   1 |`,
      {
        a: 'blue naga',
        k: 'blue key',
        b: 'blue troll',
        r: 'blue rope',
        c: 'blue cleric',
        s: 'blue sword',
        d: 'blue goblin',
      },
    );
    const chain = board.walk('blue-naga', 'abcd1', [
      { step: 1, leave: 'blue-key', take: 'blue-rope' },
      { step: 2, leave: 'blue-rope' },
    ]);
    expect(board.refusal(chain)).toMatchObject({ code: 'TWO_OBJECTS', at: board.at('c') });
  });

  test('[BD-RULING-127] with no movement left a figure still exchanges on its square', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1   2   r   . |`,
      { a: 'blue mekanork', r: 'blue rope' },
    );
    board.do(board.walk('blue-mekanork', 'a12r', [{ step: 3, take: 'blue-rope' }]));
    expect([board.loadOf('blue-mekanork'), board.ap]).toEqual(['blue-rope', 4]);
    // Also on the square on which a move of no step begins and ends.
    board.do(
      board.walk('blue-mekanork', 'r', [
        { step: 0, leave: 'blue-rope' },
        { step: 0, take: 'blue-rope' },
      ]),
    );
    expect([board.loadOf('blue-mekanork'), board.ap]).toEqual(['blue-rope', 3]);
  });
});

describe('what objects cost', () => {
  test('[BD-ITEM-11] a permanent object works without a point of its own', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |as   e   1 | .   . |`,
      { a: 'blue cleric', s: 'blue sword', e: 'yellow warrior' },
      { ap: 1 },
    );
    // The one point pays the attack; the Sword adds its +1 to 2 for nothing.
    expect(board.fight('blue-cleric', 'yellow-warrior', 0, 0)).toEqual({
      attack: 3,
      defence: 3,
      winner: null,
    });
    expect(board.ap).toBe(0);
    expect(board.where('blue-sword')).toBe('held by blue-cleric');
  });

  test('[BD-ITEM-12][BD-ITEM-13] wand and potion are gone once used; Key, Bow and spear stay', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |wf   e   . |dp   . |
       +---+---+---+   +---+
       |ck H 1 |ab   2   g |
       +---+---+---+---+---+
       |hs   3   i   .   . |`,
      {
        w: 'blue wizard',
        f: 'blue fireball-wand',
        e: 'yellow cleric',
        d: 'blue troll',
        p: 'blue speed-potion',
        c: 'blue cleric',
        k: 'blue key',
        a: 'blue naga',
        b: 'blue bow',
        g: 'yellow goblin',
        h: 'blue banshee',
        s: 'blue telescoping-spear',
        i: 'yellow mekanork',
      },
    );
    board.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-cleric' });
    expect(board.where('blue-fireball-wand')).toBe('removed');
    board.do({ type: 'drink', piece: 'blue-troll' });
    expect(board.where('blue-speed-potion')).toBe('removed');
    board.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(board.where('blue-key')).toBe('held by blue-cleric');
    board.fight('blue-naga', 'yellow-goblin', 0, 0);
    expect(board.where('blue-bow')).toBe('held by blue-naga');
    board.fight('blue-banshee', 'yellow-mekanork', 4, 2);
    expect(board.where('blue-telescoping-spear')).toBe('held by blue-banshee');
  });

  test('[BD-ITEM-14] a wounded uses nothing that needs activation', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ck H 1 |dp   . | . |
       +---+---+---+---+---+
       |wf   e   2 |ab   g |`,
      {
        c: 'blue cleric wounded',
        k: 'blue key',
        d: 'blue troll wounded',
        p: 'blue speed-potion',
        w: 'blue wizard wounded',
        f: 'blue fireball-wand',
        e: 'yellow cleric',
        a: 'blue naga wounded',
        b: 'blue bow',
        g: 'yellow goblin',
      },
    );
    expect(board.why({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } })).toBe(
      'WOUNDED_CANNOT_ACT',
    );
    expect(board.why({ type: 'drink', piece: 'blue-troll' })).toBe('WOUNDED_CANNOT_ACT');
    expect(board.why({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-cleric' })).toBe(
      'WOUNDED_CANNOT_ACT',
    );
    expect(board.why({ type: 'attack', piece: 'blue-naga', target: 'yellow-goblin' })).toBe(
      'WOUNDED_CANNOT_ACT',
    );
    expect(board.legal()).toEqual([{ type: 'regenerate', piece: 'blue-troll' }, { type: 'endTurn' }]);
  });

  test('[BD-RULING-33] the object of a character killed on the floor stays on its square', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  wk   1 | .   . |`,
      { a: 'blue cleric', w: 'yellow goblin wounded', k: 'yellow key' },
    );
    board.fight('blue-cleric', 'yellow-goblin', 1, 0);
    expect([board.where('yellow-goblin'), board.where('yellow-key')]).toEqual(['killed', board.at('w')]);
    expect(endsOf(board, 'blue-cleric')).toContain('=k');
  });
});
