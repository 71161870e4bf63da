/**
 * Contortion: moves through arrow-slits, loaded or not.
 *
 * Asked in actions/walking.ts and actions/zones/zone-walk.ts.
 */
import { defineAbility } from '../../model/ability.ts';

export const contortion = defineAbility({
  id: 'contortion',
  rules: ['BD-CHAR-Naga-2', 'BD-MOVE-15'],
  traits: ['throughSlits'],
});
