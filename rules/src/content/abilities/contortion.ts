/**
 * Contortion: moves through arrow-slits, loaded or not (BD-RULING-35, CG-CHAR-Naga-2). Asked in
 * actions/squares/square-step.ts and actions/zones/zone-step.ts.
 */
import { defineAbility } from '../../model/ability.ts';

/** Moving, with any load (BD-RULING-35); through a slit he reveals nothing (BD-CHAR-Naga-3, CG-CHAR-Naga-3): actions/reveal.ts. */
export const contortion = defineAbility({
  id: 'contortion',
  rules: ['BD-CHAR-Naga-2', 'BD-MOVE-15'],
  traits: ['throughSlits'],
});
