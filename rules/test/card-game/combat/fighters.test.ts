import { describe, expect, test } from 'vitest';
import { FOUGHT_FREE } from '../../../src/model/fields.ts';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import { arena, bears, fates } from './arena.ts';

describe('the Assassin', () => {
  test('[CG-CHAR-Assassin-2, CG-CHAR-Assassin-3] where her side wins, every enemy of the combat in her zone dies, in a duel and in a group', () => {
    const duel = arena({ 'blue-assassin': 'A.C', 'yellow-goblin': 'A.C' });
    duel.fight('blue-assassin', 'yellow-goblin', 1, 0);
    expect(duel.where('yellow-goblin')).toBe('killed');
    const group = arena({
      'blue-assassin': 'A.C',
      'blue-colossus': 'A.C',
      'yellow-goblin': 'A.C',
      'yellow-naga': 'A.C',
      'yellow-thief': 'A.C wounded',
    });
    group.fight('blue-colossus', 'yellow-goblin', 6, 0);
    expect(fates(group, ['yellow-goblin', 'yellow-naga', 'yellow-thief'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
      'yellow-thief': 'wounded',
    });
    expect(group.points('blue')).toBe(2);
  });

  test('[CG-CHAR-Assassin-4, CG-RULING-107] not those in another zone: her spear only wounds', () => {
    const board = arena({
      'blue-assassin': 'B.T',
      'blue-telescoping-spear': 'on blue-assassin',
      'yellow-goblin': 'B.C',
    });
    board.fight('blue-assassin', 'yellow-goblin', 6, 0);
    expect(fates(board, ['yellow-goblin'])).toEqual({ 'yellow-goblin': 'wounded' });
  });

  test('[CG-RULING-108] as a shooter she kills nobody; in the target’s zone she does', () => {
    const shot = arena({ 'blue-assassin': 'B.S', 'blue-bow': 'on blue-assassin', 'yellow-goblin': 'B.C' });
    shot.fight('blue-assassin', 'yellow-goblin', 6, 0);
    expect(fates(shot, ['yellow-goblin'])).toEqual({ 'yellow-goblin': 'wounded' });
    const mixed = arena({
      'blue-assassin': 'B.C',
      'blue-crossbowman': 'B.T',
      'yellow-goblin': 'B.C',
      'yellow-naga': 'B.C',
    });
    mixed.fight('blue-crossbowman', 'yellow-goblin', 6, 0);
    expect(fates(mixed, ['yellow-goblin', 'yellow-naga'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
    });
  });

  test('[CG-RULING-107, CG-RULING-108] neither with a spear nor with a Bow over the edge of a starting zone, hand to hand she does', () => {
    for (const [weapon, fate] of [
      ['blue-telescoping-spear', 'wounded'],
      ['blue-bow', 'wounded'],
      [null, 'killed'],
    ] as const) {
      const board = arena({
        'blue-assassin': 'B.C',
        ...(weapon ? { [weapon]: 'on blue-assassin' } : {}),
        'yellow-goblin': 'before B facing C',
      });
      const attack = { type: 'attack', piece: 'blue-assassin', target: 'yellow-goblin' } as const;
      board.do(weapon ? { ...attack, with: [weapon] } : attack);
      board.do({ type: 'layCard', card: 6 });
      board.do({ type: 'layCard', card: 0 });
      expect([weapon, fates(board, ['yellow-goblin'])]).toEqual([weapon, { 'yellow-goblin': fate }]);
    }
  });

  test('[CG-RULING-109] defending she kills the attackers of her zone, those who face it too, but no spear user elsewhere', () => {
    const board = arena(
      {
        'blue-assassin': 'B.C',
        'yellow-goblin': 'B.C',
        'yellow-naga': 'before B facing C',
      },
      { turn: 'yellow' },
    );
    board.fight('yellow-goblin', 'blue-assassin', 0, 6);
    expect(fates(board, ['yellow-goblin', 'yellow-naga'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
    });
    const spear = arena(
      { 'blue-assassin': 'B.C', 'yellow-naga': 'B.T', 'yellow-telescoping-spear': 'on yellow-naga' },
      { turn: 'yellow' },
    );
    spear.fight('yellow-naga', 'blue-assassin', 0, 6);
    expect(fates(spear, ['yellow-naga'])).toEqual({ 'yellow-naga': 'unhurt' });
  });

  test('[CG-RULING-61] from a starting zone her blow is fatal in the zone that she faces', () => {
    const board = arena({ 'yellow-assassin': 'before B facing C', 'blue-goblin': 'B.C' }, { turn: 'yellow' });
    board.fight('yellow-assassin', 'blue-goblin', 6, 0);
    expect(board.where('blue-goblin')).toBe('killed');
  });

  test('[CG-RULING-110] who carries a wounded dies with him: two points, and objects stay', () => {
    const board = arena({
      'blue-assassin': 'A.C',
      'yellow-paladin': 'A.C',
      'yellow-goblin': 'on yellow-paladin wounded',
      'yellow-key': 'on yellow-paladin',
    });
    const zone = board.placeOf('yellow-paladin');
    board.fight('blue-assassin', 'yellow-paladin', 6, 0);
    expect(fates(board, ['yellow-paladin', 'yellow-goblin'])).toEqual({
      'yellow-paladin': 'killed',
      'yellow-goblin': 'killed',
    });
    expect([board.points('blue'), board.where('yellow-key')]).toEqual([2, zone]);
  });

  test('[CG-RULING-195] a tie kills nobody', () => {
    const board = arena({ 'blue-assassin': 'A.C', 'yellow-naga': 'A.C' });
    board.fight('blue-assassin', 'yellow-naga', 1, 1);
    expect(fates(board, ['yellow-naga'])).toEqual({ 'yellow-naga': 'unhurt' });
  });

  test('[CG-WOUND-2] wounded she kills nobody at once', () => {
    const board = arena({ 'blue-naga': 'A.C', 'yellow-assassin': 'A.C wounded' });
    board.fight('blue-naga', 'yellow-assassin', 0, 6);
    expect(fates(board, ['blue-naga'])).toEqual({ 'blue-naga': 'wounded' });
  });
});

describe('the Backstabber', () => {
  test('[CG-CHAR-Backstabber-2, CG-CHAR-Backstabber-3, CG-CHAR-Backstabber-4] two more with another friend in the combat, attacking and defending; alone nothing', () => {
    const pieces = { 'blue-backstabber': 'A.C', 'yellow-goblin': 'A.C', 'yellow-naga': 'A.C' };
    expect(strengths(arena(pieces), 'blue-backstabber', 'yellow-naga')).toEqual([2, 3]);
    const two = { ...pieces, 'blue-goblin': 'A.C' };
    expect(strengths(arena(two), 'blue-goblin', 'yellow-naga')).toEqual([5, 3]);
    expect(strengths(arena(two, { turn: 'yellow' }), 'yellow-naga', 'blue-goblin')).toEqual([3, 5]);
  });

  test('[CG-RULING-111] a wounded target is company, a wounded bystander is not', () => {
    const pieces = { 'blue-backstabber': 'A.C', 'blue-goblin': 'A.C wounded', 'yellow-naga': 'A.C' };
    expect(strengths(arena(pieces, { turn: 'yellow' }), 'yellow-naga', 'blue-goblin')).toEqual([2, 4]);
    expect(strengths(arena(pieces, { turn: 'yellow' }), 'yellow-naga', 'blue-backstabber')).toEqual([2, 2]);
  });

  test('[CG-RULING-112] friends who shoot are company', () => {
    const board = arena({ 'blue-crossbowman': 'B.T', 'blue-backstabber': 'B.C', 'yellow-naga': 'B.C' });
    expect(strengths(board, 'blue-crossbowman', 'yellow-naga')).toEqual([7, 2]);
  });
});

describe('the General', () => {
  test('[CG-CHAR-General-2, CG-CHAR-General-5, CG-RULING-113] one more for every friend in his room who fights, not for himself, wherever he is in it', () => {
    const pieces = {
      'blue-general': 'A.C',
      'blue-naga': 'A.C',
      'yellow-goblin': 'A.C',
      'yellow-general': 'A.T',
    };
    expect(strengths(arena(pieces), 'blue-naga', 'yellow-goblin')).toEqual([5, 2]);
    const elsewhere = arena({ 'blue-general': 'B.T', 'blue-naga': 'A.C', 'yellow-goblin': 'A.C' });
    expect(strengths(elsewhere, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    const spear = arena({
      'blue-general': 'B.G',
      'blue-naga': 'B.T',
      'blue-telescoping-spear': 'on blue-naga',
      'yellow-goblin': 'A.G',
    });
    expect(strengths(spear, 'blue-naga', 'yellow-goblin')).toEqual([3, 1]);
  });

  test('[CG-CHAR-General-3] also for a wounded', () => {
    const board = arena({ 'blue-naga': 'A.C', 'yellow-goblin': 'A.C wounded', 'yellow-general': 'A.T' });
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-CHAR-General-4, CG-RULING-114] not in ranged combat; in a mixed one for those who fight in the zone', () => {
    const pieces = {
      'blue-crossbowman': 'B.T',
      'blue-general': 'B.T',
      'yellow-goblin': 'B.C',
      'yellow-general': 'B.G',
    };
    expect(strengths(arena(pieces), 'blue-crossbowman', 'yellow-goblin')).toEqual([3, 1]);
    const mixed = arena({ ...pieces, 'blue-naga': 'B.C' });
    expect(strengths(mixed, 'blue-crossbowman', 'yellow-goblin')).toEqual([6, 2]);
  });

  test('[CG-CHAR-General-6] not while he is wounded', () => {
    const board = arena({ 'blue-naga': 'A.C', 'blue-general': 'A.G wounded', 'yellow-goblin': 'A.C' });
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-RULING-175] healed on his own turn he only stands there, on the opponent’s he is himself again', () => {
    const pieces = { 'blue-general': 'A.G spent', 'blue-naga': 'A.C', 'yellow-goblin': 'A.C' };
    const board = arena(pieces);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    board.do({ type: 'endTurn' });
    expect(strengths(board, 'yellow-goblin', 'blue-naga')).toEqual([1, 3]);
  });

  test('[CG-CHAR-General-7, CG-RULING-61] not from a starting zone, and not for a friend there', () => {
    const out = arena({ 'blue-naga': 'B.C', 'yellow-goblin': 'B.C', 'yellow-general': 'before B facing C' });
    expect(strengths(out, 'blue-naga', 'yellow-goblin')).toEqual([2, 3]);
    const friend = arena({
      'blue-naga': 'B.C',
      'yellow-general': 'B.T',
      'yellow-goblin': 'before B facing C',
    });
    expect(strengths(friend, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    // Both of them there: a starting zone is no room.
    const both = arena({
      'blue-naga': 'B.C',
      'yellow-general': 'before B facing T',
      'yellow-goblin': 'before B facing C',
    });
    expect(strengths(both, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });
});

describe('the Samurai', () => {
  test('[CG-CHAR-Samurai-2, CG-RULING-2] starts one close combat a turn for nothing, also with no point left', () => {
    const board = arena({ 'blue-samurai': 'A.C', 'blue-naga': 'A.C', 'yellow-colossus': 'A.C' }, { ap: 0 });
    expect(targets(board, 'blue-samurai')).toEqual(['yellow-colossus']);
    expect(board.why(attackOf('blue-naga', 'yellow-colossus'))).toBe('NO_POINTS');
    expect(board.legal().map(({ type }) => type)).toEqual(['attack', 'endTurn']);
    board.fight('blue-samurai', 'yellow-colossus', 1, 1);
    expect([board.ap, bears(board, 'blue-samurai', FOUGHT_FREE)]).toEqual([0, true]);
    expect(board.refusal(attackOf('blue-samurai', 'yellow-colossus'))).toMatchObject({
      code: 'NO_POINTS',
      rule: 'CG-AP-8',
    });
    // Once in a turn: in his next one again.
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    const { ap } = board;
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(ap);
  });

  test('[CG-CHAR-Samurai-3, CG-RULING-122] also in a group, if he starts it himself; further attacks cost a point', () => {
    const board = arena({ 'blue-samurai': 'A.C', 'blue-naga': 'A.C', 'yellow-colossus': 'A.C' });
    board.fight('blue-naga', 'yellow-colossus', 1, 1);
    expect(board.ap).toBe(5);
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(5);
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(4);
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    expect(bears(board, 'blue-samurai', FOUGHT_FREE)).toBe(false);
  });

  test('[CG-RULING-122] with a spear too', () => {
    const board = arena(
      { 'blue-samurai': 'B.T', 'blue-telescoping-spear': 'on blue-samurai', 'yellow-goblin': 'B.C' },
      { ap: 0 },
    );
    board.fight('blue-samurai', 'yellow-goblin', 6, 0);
    expect(board.isWounded('yellow-goblin')).toBe(true);
  });

  test('[CG-CHAR-Samurai-4] never a shot', () => {
    const board = arena(
      { 'blue-samurai': 'B.S', 'blue-bow': 'on blue-samurai', 'yellow-goblin': 'B.C' },
      { ap: 0 },
    );
    expect(targets(board, 'blue-samurai')).toEqual([]);
    expect(board.why(attackOf('blue-samurai', 'yellow-goblin'))).toBe('NO_POINTS');
  });

  test('[CG-WOUND-1] wounded or spent he starts nothing', () => {
    for (const state of ['wounded', 'spent']) {
      const board = arena({ 'blue-samurai': `A.C ${state}`, 'yellow-goblin': 'A.C' }, { ap: 0 });
      expect(board.legal('attack')).toEqual([]);
    }
  });
});

describe('the Paladin', () => {
  test('[CG-CHAR-Paladin-3] killed with two objects: both stay in the zone', () => {
    const board = arena({
      'blue-naga': 'A.C',
      'yellow-paladin': 'A.C wounded',
      'yellow-key': 'on yellow-paladin',
      'yellow-rope': 'on yellow-paladin',
    });
    const zone = board.placeOf('yellow-paladin');
    board.fight('blue-naga', 'yellow-paladin', 6, 0);
    expect([board.where('yellow-key'), board.where('yellow-rope')]).toEqual([zone, zone]);
  });

  test('[CG-CHAR-Paladin-4] wounded with two wounded: both die, two points', () => {
    const board = arena({
      'blue-colossus': 'A.C',
      'yellow-paladin': 'A.C',
      'yellow-goblin': 'on yellow-paladin wounded',
      'yellow-thief': 'on yellow-paladin wounded',
    });
    board.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect(fates(board, ['yellow-paladin', 'yellow-goblin', 'yellow-thief'])).toEqual({
      'yellow-paladin': 'wounded',
      'yellow-goblin': 'killed',
      'yellow-thief': 'killed',
    });
    expect(board.points('blue')).toBe(2);
  });

  test('[CG-CHAR-Paladin-6, CG-RULING-171] wounded with one of each: the wounded dies, the object stays with him', () => {
    const board = arena({
      'blue-colossus': 'A.C',
      'yellow-paladin': 'A.C',
      'yellow-goblin': 'on yellow-paladin wounded',
      'yellow-key': 'on yellow-paladin',
    });
    board.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([board.where('yellow-goblin'), board.loadOf('yellow-paladin')]).toEqual(['killed', 'yellow-key']);
    const two = arena({
      'blue-colossus': 'A.C',
      'yellow-paladin': 'A.C',
      'yellow-rope': 'on yellow-paladin',
      'yellow-key': 'on yellow-paladin',
    });
    two.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([two.where('yellow-rope'), two.where('yellow-key')]).toEqual([
      'held by yellow-paladin',
      'held by yellow-paladin',
    ]);
  });

  test('[CG-CHAR-Paladin-5, CG-RULING-118] two of a kind add up: Swords in attack, Armors in defence', () => {
    const swords = arena({
      'blue-paladin': 'A.C',
      'blue-sword': 'on blue-paladin',
      'yellow-sword': 'on blue-paladin',
      'yellow-goblin': 'A.C',
    });
    expect(strengths(swords, 'blue-paladin', 'yellow-goblin')).toEqual([5, 1]);
    const armors = arena({
      'blue-naga': 'A.C',
      'yellow-paladin': 'A.C',
      'blue-armor': 'on yellow-paladin',
      'yellow-armor': 'on yellow-paladin',
    });
    expect(strengths(armors, 'blue-naga', 'yellow-paladin')).toEqual([2, 5]);
  });

  test('[CG-CHAR-Paladin-7, CG-CHAR-DarkAngel-4, CG-CHAR-Ghost-7, CG-VP-5, CG-RULING-191] an undead that he eliminates brings a point more, wounded as it is', () => {
    for (const [victim, points] of [
      ['yellow-dark-angel', 2],
      ['yellow-ghost', 2],
      ['yellow-naga', 1],
    ] as const) {
      const board = arena({ 'blue-paladin': 'A.C', [victim]: 'A.C wounded' });
      board.fight('blue-paladin', victim, 6, 0);
      expect([victim, board.points('blue')]).toEqual([victim, points]);
    }
  });

  test('[CG-CHAR-Paladin-8, CG-RULING-170] also in a group, shooting, defending, and where his Assassin kills', () => {
    const group = arena({ 'blue-paladin': 'A.C', 'blue-naga': 'A.C', 'yellow-ghost': 'A.C wounded' });
    group.fight('blue-naga', 'yellow-ghost', 6, 0);
    expect(group.points('blue')).toBe(2);
    const shot = arena({
      'blue-paladin': 'B.S',
      'blue-bow': 'on blue-paladin',
      'yellow-ghost': 'B.C wounded',
    });
    shot.fight('blue-paladin', 'yellow-ghost', 6, 0);
    expect(shot.points('blue')).toBe(2);
    const assassin = arena({ 'blue-paladin': 'A.C', 'blue-assassin': 'A.C', 'yellow-ghost': 'A.C' });
    assassin.fight('blue-assassin', 'yellow-ghost', 6, 0);
    expect(assassin.points('blue')).toBe(2);
    const carried = arena(
      { 'blue-paladin': 'A.C', 'yellow-naga': 'A.C', 'yellow-ghost': 'on yellow-naga wounded' },
      { turn: 'yellow' },
    );
    carried.fight('yellow-naga', 'blue-paladin', 0, 6);
    expect(carried.points('blue')).toBe(2);
  });

  test('[CG-RULING-170] not where he stands apart, and not as a wounded target', () => {
    const apart = arena({ 'blue-paladin': 'A.G', 'blue-naga': 'A.C', 'yellow-ghost': 'A.C wounded' });
    apart.fight('blue-naga', 'yellow-ghost', 6, 0);
    expect(apart.points('blue')).toBe(1);
    const wounded = arena(
      { 'blue-paladin': 'A.C wounded', 'yellow-naga': 'A.C', 'yellow-ghost': 'on yellow-naga wounded' },
      { turn: 'yellow' },
    );
    wounded.fight('yellow-naga', 'blue-paladin', 0, 6);
    expect(wounded.points('blue')).toBe(1);
  });
});

test('[CG-RULING-139] in a mixed fight those in the zone keep their abilities, and nobody has those of a duel', () => {
  const board = arena({
    'blue-crossbowman': 'B.T',
    'blue-weapon-master': 'B.C',
    'yellow-telepath': 'B.C',
  });
  expect(sides(board, 'blue-crossbowman', 'yellow-telepath').attackers).toEqual([
    'blue-crossbowman',
    'blue-weapon-master',
  ]);
  board.do(attackOf('blue-crossbowman', 'yellow-telepath'));
  // Nobody names a card, and yellow lays first: it is looked at.
  expect([board.stage, board.seat]).toEqual(['layCard', 1]);
});
