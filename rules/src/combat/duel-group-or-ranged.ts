/**
 * Who takes part in the combat that is being fought, how, and what kind of combat that makes it. How they came into it:
 * who-is-drawn-into-a-group.ts on the board, editions/policies/zone-combatants.ts between zones; nobody shoots in
 * defence (BD-RANGED-10, BD-RANGED-13): editions/policies/board-combatants.ts; what becomes of them: outcome.ts.
 * Rules: BD-GROUP-1, BD-CHAR-Telepath-5, BD-OBJ-Spear-11, CG-GROUP-1, CG-CHAR-Berserker-5, CG-CHAR-Berserker-6;
 * CG-RULING-101, CG-RULING-102, CG-RULING-129, CG-RULING-139.
 */
import { type AttackMode, MELEE, RANGED, REACH } from '../model/ability.ts';
import { ATTACKS, DEFENDS, SHOOTS, STRIKES_FAR } from '../model/fields.ts';
import { marksOf, type Position } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

/** Everybody who takes part on a side: ATTACKS or DEFENDS. */
export const fightersOf = (p: Position, side: number): Piece[] =>
  p.ruleset.pieces.all.filter((piece) => marksOf(p, piece) & side);

export const modeOf = (p: Position, piece: Piece): AttackMode =>
  marksOf(p, piece) & SHOOTS ? RANGED : marksOf(p, piece) & STRIKES_FAR ? REACH : MELEE;

/** Nobody attacks but from afar with a shot: a pure ranged combat. */
export const isRanged = (p: Position): boolean =>
  fightersOf(p, ATTACKS).every((piece) => modeOf(p, piece) === RANGED);

/** One attacker against one enemy, hand to hand or with the spear (CG-CHAR-Berserker-5, CG-CHAR-Berserker-6). */
export const isDuel = (p: Position): boolean =>
  fightersOf(p, ATTACKS).length === 1 && fightersOf(p, DEFENDS).length === 1 && !isRanged(p);
