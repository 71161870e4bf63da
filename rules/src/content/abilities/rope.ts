/**
 * Rope: its bearer crosses and stays on pits; on a pit it carries anybody, also a friend's who stands there (BD-PIT-6).
 * Asked in actions/squares/square-pits.ts (BD-PIT-1 to 7, BD-PIT-11, BD-PIT-14, BD-PIT-16, BD-PIT-17, BD-RULING-37) and
 * actions/zones/zone-step.ts; whom it saves in turn/wounds-and-deaths.ts (BD-PIT-12, BD-PIT-13),
 * turn/drop-remove-score.ts and content/abilities/scream.ts.
 */
import { defineAbility } from '../../model/ability.ts';

/** Taken and left (BD-RULING-38 to 44): actions/squares/square-take-leave-carry.ts. */
export const rope = defineAbility({
  id: 'rope',
  rules: ['BD-OBJ-Rope-1', 'BD-PIT-1', 'BD-PIT-2', 'BD-PIT-3', 'BD-PIT-4'],
  traits: ['onPits', 'spansPits'],
});
