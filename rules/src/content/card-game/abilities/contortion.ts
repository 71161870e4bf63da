/** Contortion: moves through arrow-slits, loaded or not, but reveals nothing through them. */
import { defineAbility } from '../../../model/ability.ts';

export const contortion = defineAbility({
  id: 'contortion',
  rules: ['CG-CHAR-Naga-2', 'CG-CHAR-Naga-3'],
  traits: ['throughSlits'],
});
