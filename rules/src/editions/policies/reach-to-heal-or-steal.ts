/**
 * Who has whom within arm's reach: on an adjacent square with nothing between, or in the same zone. Asked by abilities
 * that touch, like healing and stealing; steps ask the ground, fights board-attack.ts (BD-COMBAT-1 to BD-COMBAT-3) and
 * zone-attack.ts (CG-COMBAT-1).
 * Rules: BD-TERM-1; CG-RULING-43, CG-RULING-59.
 */
import { isSameZone } from '../../labyrinth/starting-zone.ts';
import { areAdjacent, partedBy } from '../../labyrinth/neighbouring-squares.ts';
import type { Contact } from '../../model/policies.ts';

export const adjacentSquare: Contact = {
  id: 'adjacentSquare',
  refusal: (p, from, to) => (areAdjacent(p, from, to) ? null : (partedBy(p, from, to) ?? 'NOT_ADJACENT')),
};

export const sameZone: Contact = {
  id: 'sameZone',
  refusal: (p, from, to) => (isSameZone(p, from, to) ? null : 'OTHER_ZONE'),
};
