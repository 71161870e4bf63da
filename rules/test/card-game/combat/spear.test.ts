import { describe, expect, test } from 'vitest';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import type { ZoneBoard } from '../../../testing/zone-board.ts';
import { arena, fates } from './arena.ts';

const spear = { 'blue-telescoping-spear': 'on blue-naga' };
/** A Naga with a spear in T of B; a Warrior behind the slit in C. */
const thrust = (more: Record<string, string> = {}, options: Parameters<typeof arena>[1] = {}): ZoneBoard =>
  arena({ 'blue-naga': 'B.T', ...spear, 'yellow-warrior': 'B.C', ...more }, options);

describe('the telescoping spear', () => {
  test('[CG-OBJ-Spear-1, CG-OBJ-Spear-3, CG-OBJ-Spear-4, CG-ROOM-14] begins a close combat one zone away: over an open edge, a pit, a slit', () => {
    const board = thrust({ 'yellow-goblin': 'B.G', 'yellow-troll': 'A.G' });
    expect(targets(board, 'blue-naga')).toEqual(['yellow-goblin', 'yellow-troll', 'yellow-warrior']);
    expect(strengths(board, 'blue-naga', 'yellow-warrior')).toEqual([2, 3]);
    const far = arena({ 'blue-naga': 'A.C', ...spear, 'yellow-warrior': 'A.T' });
    expect(far.refusal(attackOf('blue-naga', 'yellow-warrior'))).toMatchObject({
      code: 'SPEAR_OUT_OF_REACH',
      rule: 'CG-OBJ-Spear-1',
    });
  });

  test('[CG-OBJ-Spear-2] no wall or closed portcullis in between, no diagonals', () => {
    // T and S of B: walls and the corner of a pit. C and G: a portcullis, a wall and the corner of that pit.
    expect(thrust({ 'yellow-goblin': 'B.S' }).why(attackOf('blue-naga', 'yellow-goblin'))).toBe(
      'SPEAR_OUT_OF_REACH',
    );
    const pieces = { 'blue-naga': 'B.C', ...spear, 'yellow-warrior': 'B.G' };
    expect(arena(pieces).why(attackOf('blue-naga', 'yellow-warrior'))).toBe('SPEAR_OUT_OF_REACH');
    expect(arena(pieces, { open: 'B' }).why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-RULING-124] costs one point', () => {
    const board = thrust();
    board.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(board.ap).toBe(5);
  });

  test('[CG-OBJ-Spear-5, CG-OBJ-Spear-6] defeat breaks the spear and leaves its user untouched', () => {
    const board = thrust();
    expect(board.fight('blue-naga', 'yellow-warrior', 0, 6).winner).toBe(1);
    expect(board.isWounded('blue-naga')).toBe(false);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
  });

  test('[CG-OBJ-Spear-7] victory wounds, or eliminates a wounded, and the spear stays', () => {
    const board = thrust();
    board.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(fates(board, ['yellow-warrior'])).toEqual({ 'yellow-warrior': 'wounded' });
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
    const again = thrust({ 'yellow-warrior': 'B.C wounded' });
    again.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(again.where('yellow-warrior')).toBe('killed');
    expect(again.points('blue')).toBe(1);
  });

  test('[CG-OBJ-Spear-8, CG-RULING-195] a tie does nothing', () => {
    const board = thrust();
    expect(board.fight('blue-naga', 'yellow-warrior', 1, 0).winner).toBeNull();
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
    expect(board.isWounded('yellow-warrior')).toBe(false);
  });

  test('[CG-OBJ-Spear-9] in the own zone one fights without it and is wounded', () => {
    const board = arena({ 'blue-naga': 'A.C', ...spear, 'yellow-warrior': 'A.C' });
    board.fight('blue-naga', 'yellow-warrior', 0, 6);
    expect(board.isWounded('blue-naga')).toBe(true);
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
  });

  test('[CG-OBJ-Spear-10] not in defence', () => {
    const board = arena({
      'blue-warrior': 'A.C',
      'yellow-naga': 'A.C',
      'yellow-telescoping-spear': 'on yellow-naga',
    });
    board.fight('blue-warrior', 'yellow-naga', 6, 0);
    expect(board.isWounded('yellow-naga')).toBe(true);
    expect(board.loadOf('yellow-naga')).toBe('yellow-telescoping-spear');
  });

  test('[CG-OBJ-Spear-11, CG-RULING-127] not with an enemy in the zone, a wounded one included unless the table says otherwise', () => {
    const near = thrust({ 'yellow-goblin': 'B.T' });
    expect(near.refusal(attackOf('blue-naga', 'yellow-warrior'))).toMatchObject({
      code: 'ENEMY_KEEPS_SPEAR_BACK',
      rule: 'CG-OBJ-Spear-11',
    });
    const wounded = { 'yellow-goblin': 'B.T wounded' };
    expect(thrust(wounded).why(attackOf('blue-naga', 'yellow-warrior'))).toBe('ENEMY_KEEPS_SPEAR_BACK');
    const milder = thrust(wounded, { rules: { woundedHinder: false } });
    expect(milder.why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-OBJ-Spear-12, CG-RULING-125] all enemies of the attacked zone defend, friends there attack along, friends beside the user and other spears stay out', () => {
    const board = thrust({
      'blue-thief': 'B.T',
      'blue-cleric': 'B.C',
      'blue-golem': 'B.S',
      'yellow-telescoping-spear': 'on blue-golem',
      'yellow-goblin': 'B.C',
      'yellow-wizard': 'B.C wounded',
    });
    expect(sides(board, 'blue-naga', 'yellow-warrior')).toEqual({
      attackers: ['blue-cleric', 'blue-naga'],
      defenders: ['yellow-goblin', 'yellow-warrior'],
    });
    expect(sides(board, 'blue-naga', 'yellow-wizard').defenders).toEqual([
      'yellow-goblin',
      'yellow-warrior',
      'yellow-wizard',
    ]);
    expect(board.refusal(attackOf('blue-naga', 'yellow-warrior', ['blue-golem']))).toMatchObject({
      code: 'CANNOT_JOIN',
      rule: 'CG-RULING-134',
    });
  });

  test('[CG-RULING-126] lost: friends in the zone are wounded, the user and whom he carries are not, the spear is gone', () => {
    const board = arena({
      'blue-paladin': 'B.T',
      'blue-telescoping-spear': 'on blue-paladin',
      'blue-goblin': 'on blue-paladin wounded',
      'blue-cleric': 'B.C',
      'yellow-warrior': 'B.C',
    });
    board.fight('blue-paladin', 'yellow-warrior', 0, 6);
    expect(fates(board, ['blue-paladin', 'blue-goblin', 'blue-cleric'])).toEqual({
      'blue-paladin': 'unhurt',
      'blue-goblin': 'wounded',
      'blue-cleric': 'wounded',
    });
    expect(board.where('blue-telescoping-spear')).toBe('removed');
  });

  test('[CG-RULING-118] of two spears one breaks', () => {
    const board = arena({
      'blue-paladin': 'B.T',
      'blue-telescoping-spear': 'on blue-paladin',
      'yellow-telescoping-spear': 'on blue-paladin',
      'yellow-warrior': 'B.C',
    });
    board.fight('blue-paladin', 'yellow-warrior', 0, 6);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
    expect(board.loadOf('blue-paladin')).toBe('yellow-telescoping-spear');
  });

  test('[CG-RULING-129] what works in close combat works with the spear', () => {
    const telepath = arena({
      'blue-telepath': 'B.T',
      'blue-telescoping-spear': 'on blue-telepath',
      'yellow-warrior': 'B.C',
    });
    telepath.do(attackOf('blue-telepath', 'yellow-warrior'));
    expect(telepath.stage).toBe('name');
    const berserker = arena({
      'blue-berserker': 'B.T',
      'blue-telescoping-spear': 'on blue-berserker',
      'yellow-warrior': 'B.C',
    });
    berserker.do(attackOf('blue-berserker', 'yellow-warrior'));
    expect(berserker.stage).toBe('count');
    const master = arena({
      'blue-weapon-master': 'B.T',
      'blue-telescoping-spear': 'on blue-weapon-master',
      'yellow-warrior': 'B.C',
    });
    master.do(attackOf('blue-weapon-master', 'yellow-warrior'));
    expect(master.seat).toBe(1);
    const stab = arena({
      'blue-backstabber': 'B.T',
      'blue-telescoping-spear': 'on blue-backstabber',
      'blue-cleric': 'B.C',
      'blue-general': 'B.G',
      'yellow-warrior': 'B.C',
    });
    // Backstabber 2+2+1, Cleric 2+1.
    expect(strengths(stab, 'blue-backstabber', 'yellow-warrior')).toEqual([8, 3]);
  });

  test('[CG-RULING-130] a Large shield does not help', () => {
    const board = thrust({ 'yellow-large-shield': 'on yellow-warrior' });
    expect(board.why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-RULING-119] a Sword does not help a thrust, unless the table says so', () => {
    const pieces = {
      'blue-paladin': 'B.T',
      'blue-telescoping-spear': 'on blue-paladin',
      'blue-sword': 'on blue-paladin',
      'yellow-warrior': 'B.C',
    };
    expect(strengths(arena(pieces), 'blue-paladin', 'yellow-warrior')).toEqual([3, 3]);
    const milder = arena(pieces, { rules: { swordWithSpear: true } });
    expect(strengths(milder, 'blue-paladin', 'yellow-warrior')).toEqual([4, 3]);
  });
});
