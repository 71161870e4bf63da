/** No transport: his hands stay empty (actions/zones/zone-take-leave-carry.ts); a wound ends no ban (CG-RULING-192). */
import { defineAbility } from '../../../model/ability.ts';

export const noTransport = defineAbility({
  id: 'noTransport',
  rules: ['CG-CHAR-Ghost-5', 'CG-CHAR-Ghost-6', 'CG-RULING-77', 'CG-RULING-192'],
  capacity: 0,
  whileWounded: true,
});
