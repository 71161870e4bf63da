/**
 * Incorporeal: no obstacle stops his movement, and no enemy does. Asked in actions/zones/zone-step.ts (CG-RULING-154)
 * and actions/enemies-block-way-and-exit.ts.
 */
import { defineAbility } from '../../../model/ability.ts';

/** Through walls he reveals nothing (CG-RULING-15: actions/reveal.ts), and nobody passes him (CG-RULING-155). */
export const incorporeal = defineAbility({
  id: 'incorporeal',
  rules: ['CG-CHAR-Ghost-2', 'CG-CHAR-Ghost-3', 'CG-CHAR-Ghost-4', 'CG-RULING-154'],
  traits: ['incorporeal', 'overEnemies'],
});
