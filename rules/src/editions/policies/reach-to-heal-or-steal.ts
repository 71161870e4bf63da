/**
 * Who has whom within arm's reach: on an adjacent square with nothing between, or in the same zone. Asked by abilities
 * that touch, like healing and stealing; steps ask the ground, fights board-attack.ts (BD-COMBAT-1 to BD-COMBAT-3) and
 * zone-attack.ts (CG-COMBAT-1).
 * Rules: BD-TERM-1; CG-RULING-43, CG-RULING-59.
 */
import { isSameZone } from '../../labyrinth/starting-zone.ts';
import { directionTo } from '../../labyrinth/neighbouring-squares.ts';
import type { Contact, OutOfReach } from '../../model/policies.ts';
import { BLOCK_SLIT } from '../../vocabulary.ts';

const APART: OutOfReach = { code: 'NOT_ADJACENT' };
const THROUGH_A_SLIT: OutOfReach = { ...APART, between: 'slit' };
const THROUGH_STONE_OR_IRON: OutOfReach = { ...APART, between: 'stoneOrIron' };
const OTHER_ZONE: OutOfReach = { code: 'OTHER_ZONE' };

export const adjacentSquare: Contact = {
  id: 'adjacentSquare',
  refusal(p, from, to) {
    const direction = directionTo(p, from, to);
    if (direction < 0) return APART;
    const blocks = p.ruleset.terrain.blocks[from * 4 + direction];
    return blocks === 0 ? null : blocks === BLOCK_SLIT ? THROUGH_A_SLIT : THROUGH_STONE_OR_IRON;
  },
};

export const sameZone: Contact = {
  id: 'sameZone',
  refusal: (p, from, to) => (isSameZone(p, from, to) ? null : OTHER_ZONE),
};
