/** Crossbow: shoots by himself, as well as he fights, once a turn. */
import { defineAbility } from '../../../model/ability.ts';

export const crossbow = defineAbility({
  id: 'crossbow',
  rules: ['CG-CHAR-Crossbowman-2', 'CG-CHAR-Crossbowman-3', 'CG-RANGED-1', 'CG-RULING-138'],
  traits: ['shootsOnce'],
  shot: 3,
});
