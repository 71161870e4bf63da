/**
 * Who fights in the board editions: figures touch each other and draw their neighbours in, until nobody is added.
 * Whoever strikes or shoots from a distance touches nobody: he draws no defender in and joins only if his player wishes
 * (BD-RULING-74, BD-RULING-76, BD-RULING-80, BD-RULING-132). Who is drawn in and who stays out (BD-GROUP-2 to 4,
 * BD-GROUP-9, BD-GROUP-10, BD-GROUP-13, BD-GROUP-15): combat/who-is-drawn-into-a-group.ts; whom somebody can reach at
 * all: board-attack.ts. Where more than two players fight: multiplayer/murder-who-fights.ts. What they count:
 * combat/strength.ts (BD-RULING-66, BD-RULING-67); the cards: combat/course-and-cards.ts (BD-WOUND-4, BD-RULING-68,
 * BD-RULING-69), combat/cards/hand.ts (BD-RULING-71); who defends as soon as he is named, wounded or not:
 * actions/attack.ts (BD-WOUND-4); whom nobody may attack: actions/who-may-be-attacked.ts (BD-COMBAT-13, BD-WOUND-10,
 * BD-RULING-63 to 65, BD-RULING-131, BD-RULING-135); what becomes of the losers: combat/outcome.ts (BD-RULING-61,
 * BD-RULING-78, BD-RULING-82).
 * Rules: BD-RANGED-10, BD-RANGED-13; BD-RULING-57 to 60, BD-RULING-74 to 76, BD-RULING-80,
 * BD-RULING-132; MP-PYR-17, MP-RULING-24, MP-STD-11, MP-SURP-10, MP-RULING-12, MP-RULING-69.
 */
import { drawIn, onlyTheTwo } from '../../combat/who-is-drawn-into-a-group.ts';
import { markDeclared } from '../../actions/attack.ts';
import { targetRefusal } from '../../actions/who-may-be-attacked.ts';
import { MELEE, RANGED, REACH } from '../../model/ability.ts';
import { areAdjacent } from '../../labyrinth/neighbouring-squares.ts';
import { HELD } from '../../model/fields.ts';
import { isFigure, isSpent, placeOf, whereIs } from '../../model/position.ts';
import type { Cause } from '../../refusals.ts';
import { LINE } from '../../vocabulary.ts';
import type { Combatants } from '../../model/policies.ts';
import { boardReachRefusal, onlyMode, touchesEnemy, weaponHeld } from './board-attack.ts';

export const boardCombatants: Combatants = {
  id: 'boardCombatants',

  attackRefusal(p, attacker, target): Cause | null {
    const { policies, terrain } = p.ruleset;
    const refusal = targetRefusal(p, attacker, target);
    if (refusal) return refusal;
    if (policies.lineConduct.safe && terrain.kind[placeOf(p, target)] === LINE) return 'NO_ATTACK_ON_LINES';
    return boardReachRefusal(p, attacker, target);
  },

  mayReachAnybody: (p, attacker) => weaponHeld(p, attacker) !== MELEE || touchesEnemy(p, attacker),

  modes(p, attacker, target, out): void {
    out.length = 0;
    if (boardCombatants.attackRefusal(p, attacker, target) === null) out.push(onlyMode(p, attacker, target));
  },

  mayJoin(p, attacker, target, _manner, out): void {
    const { pieces, rules } = p.ruleset;
    out.length = 0;
    for (let piece = 0; piece < pieces.count; piece++) {
      if (piece === attacker || pieces.owner[piece] !== pieces.owner[attacker]) continue;
      const weapon = weaponHeld(p, piece);
      const asked = (weapon === REACH && rules.spearJoins) || (weapon === RANGED && rules.bowJoins);
      if (!asked || whereIs(p, piece) >= HELD || !isFigure(p, piece) || isSpent(p, piece)) continue;
      if (areAdjacent(p, placeOf(p, piece), placeOf(p, target))) continue;
      if (boardReachRefusal(p, piece, target) === null) out.push(piece);
    }
  },

  joinModes(p, joiner, target, out): void {
    out.length = 0;
    out.push(onlyMode(p, joiner, target));
  },

  isCompany: isFigure,

  areAtHand: (p, one, other) => areAdjacent(p, placeOf(p, one), placeOf(p, other)),

  gather(p, declared): void {
    const { owner } = p.ruleset.pieces;
    markDeclared(p, declared);
    drawIn(p, onlyTheTwo(owner[declared.attacker], owner[declared.target]));
  },
};
