/**
 * Rope: its bearer crosses and stays on pits; left on a pit it carries anybody.
 *
 * Asked in actions/squares/square-walk.ts, actions/zones/zone-walk.ts and actions/squares/square-carrying.ts
 * (BD-RULING-37 to BD-RULING-45); whom it saves in turn/wounds.ts, turn/effects.ts and content/abilities/scream.ts.
 */
import { defineAbility } from '../../model/ability.ts';

export const rope = defineAbility({
  id: 'rope',
  rules: ['BD-OBJ-Rope-1', 'BD-PIT-1', 'BD-PIT-2', 'BD-PIT-3', 'BD-PIT-4'],
  traits: ['onPits', 'spansPits'],
});
