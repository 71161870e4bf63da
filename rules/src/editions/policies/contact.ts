/**
 * Who has whom within arm's reach: on an adjacent square with nothing between, or in the same zone.
 * Rules: BD-TERM-1; CG-RULING-43, CG-RULING-59.
 */
import { isSameZone } from '../../labyrinth/same-zone.ts';
import { areAdjacent } from '../../labyrinth/adjacency.ts';
import type { Contact, OutOfReach } from '../../model/policies.ts';
import { BLOCK_SLIT } from '../../vocabulary.ts';

const APART: OutOfReach = { code: 'NOT_ADJACENT' };
const THROUGH_A_SLIT: OutOfReach = { ...APART, between: 'slit' };
const THROUGH_STONE_OR_IRON: OutOfReach = { ...APART, between: 'stoneOrIron' };
const OTHER_ZONE: OutOfReach = { code: 'OTHER_ZONE' };

export const adjacentSquare: Contact = {
  id: 'adjacentSquare',
  refusal(p, from, to) {
    if (areAdjacent(p, from, to)) return null;
    const { neighbour, blocks } = p.ruleset.terrain;
    for (let edge = from * 4; edge < (from + 1) * 4; edge++)
      if (neighbour[edge] === to) return blocks[edge] === BLOCK_SLIT ? THROUGH_A_SLIT : THROUGH_STONE_OR_IRON;
    return APART;
  },
};

export const sameZone: Contact = {
  id: 'sameZone',
  refusal: (p, from, to) => (isSameZone(p, from, to) ? null : OTHER_ZONE),
};
