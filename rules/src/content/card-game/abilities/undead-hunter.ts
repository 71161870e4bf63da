/** Undead hunter: one point more for each undead that dies where he fights: combat/outcome.ts, turn/wounds-and-deaths.ts. */
import { bit, defineAbility } from '../../../model/ability.ts';

const UNDEAD = bit('undead');

/** Where he only looks on he gets nothing (CG-RULING-149). */
export const undeadHunter = defineAbility({
  id: 'undeadHunter',
  rules: ['CG-CHAR-Paladin-7', 'CG-CHAR-Paladin-8', 'CG-VP-5', 'CG-RULING-170'],
  bounty: (traits) => (traits & UNDEAD ? 1 : 0),
});
