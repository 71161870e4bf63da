/**
 * Mind control: in one-on-one close combat the opponent must play the card that is named, if he holds it.
 *
 * What the naming does is in combat/combat.ts (`acceptName`).
 */
import { defineAbility } from '../../model/ability.ts';

export const mindControl = defineAbility({
  id: 'mindControl',
  rules: ['BD-CHAR-Telepath-2', 'BD-CHAR-Telepath-8', 'BD-RULING-70'],
  namesCard: ({ duel }) => duel,
});
