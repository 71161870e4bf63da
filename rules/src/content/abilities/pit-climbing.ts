/**
 * Pit climbing: crosses and stays on pits without a Rope, and friends cross the pit where she stands. Asked in
 * actions/squares/square-pits.ts (BD-PIT-8, BD-PIT-9, BD-RULING-50); what becomes of her there in
 * turn/wounds-and-deaths.ts (BD-CHAR-Thief-5, BD-RULING-46 to 48).
 */
import { defineAbility } from '../../model/ability.ts';

export const pitClimbing = defineAbility({
  id: 'pitClimbing',
  rules: ['BD-CHAR-Thief-2', 'BD-CHAR-Thief-3', 'BD-PIT-8', 'BD-PIT-9'],
  traits: ['overPits', 'onPits', 'bridgesPits'],
});
