/** Contortion: moves through arrow-slits, loaded or not. */
import { defineAbility } from '../../model/ability.ts';

export const contortion = defineAbility({
  id: 'contortion',
  rules: ['BD-CHAR-Naga-2', 'BD-MOVE-15'],
  traits: ['throughSlits'],
});
