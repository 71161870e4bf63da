/** Telescoping spear: strikes two squares away or through a slit, and breaks instead of its bearer being hurt. */
import { defineAbility } from '../../model/ability.ts';

export const spear = defineAbility({
  id: 'spear',
  rules: ['BD-OBJ-Spear-1', 'BD-OBJ-Spear-3', 'BD-OBJ-Spear-5'],
  traits: ['strikesFar'],
});
