/**
 * Who fights between zones: everybody unwounded in the zone of the target, with those who face it from a starting zone;
 * in a ranged combat the other defenders only where attackers are among them, and further shooters as their player
 * wishes, or all of them where a table reads it so. A spear draws in those of the attacked zone, never those of the
 * user's own. Whom one reaches (CG-COMBAT-1, CG-STARTCOMBAT-1 to 4, CG-RANGED-8): zone-attack.ts; whom nobody may
 * attack at all (CG-COMBAT-11, CG-RULING-92, CG-RULING-104): actions/who-may-be-attacked.ts. What they count
 * (CG-GROUP-4, CG-RANGED-5, CG-RANGED-6, CG-RANGED-16): combat/strength.ts; what becomes of the losers (CG-GROUP-5,
 * CG-GROUP-8, CG-GROUP-9, CG-RANGED-4): combat/outcome.ts.
 * Rules: CG-GROUP-2, CG-GROUP-3, CG-GROUP-6, CG-GROUP-7, CG-GROUP-10, CG-WOUND-4, CG-STARTCOMBAT-5, CG-STARTCOMBAT-6,
 * CG-RANGED-10 to 14, CG-RANGED-17, CG-OBJ-Spear-12, CG-OBJ-Spear-13; CG-RULING-60 to 65, CG-RULING-106, CG-RULING-111,
 * CG-RULING-112, CG-RULING-125, CG-RULING-134 to 137, CG-RULING-140.
 */
import { markDeclared, modeIn } from '../../actions/attack.ts';
import { targetRefusal } from '../../actions/who-may-be-attacked.ts';
import { mayFight } from '../../combat/who-is-drawn-into-a-group.ts';
import { RANGED, REACH } from '../../model/ability.ts';
import { ATTACKS, DEFENDS } from '../../model/fields.ts';
import { isSpent, mark, type Position } from '../../model/position.ts';
import type { Piece } from '../../vocabulary.ts';
import type { Combatants, Declared } from '../../model/policies.ts';
import {
  addModesAgainst,
  addRangedModes,
  areInOneZone,
  fightAtHand,
  hasReach,
  isAtHandOfEnemy,
  reachRefusal,
  spotOf,
} from './zone-attack.ts';

/** Scratch: in which ways somebody could join. */
const shots: number[] = [];

export const zoneCombatants: Combatants = {
  id: 'zoneCombatants',

  attackRefusal: (p, attacker, target) =>
    targetRefusal(p, attacker, target) ?? reachRefusal(p, attacker, target),

  mayReachAnybody: (p, attacker) => hasReach(p, attacker) || isAtHandOfEnemy(p, attacker),

  modes(p, attacker, target, out): void {
    out.length = 0;
    if (targetRefusal(p, attacker, target) === null) addModesAgainst(p, attacker, target, out);
  },

  mayJoin(p, attacker, target, mode, out): void {
    const { pieces } = p.ruleset;
    out.length = 0;
    if (mode !== RANGED) return;
    for (let piece = 0; piece < pieces.count; piece++) {
      if (piece === attacker || pieces.owner[piece] !== pieces.owner[attacker]) continue;
      // Whoever is among the defenders fights there with what he is worth (CG-RANGED-17, CG-RULING-137).
      if (!mayFight(p, piece, ATTACKS) || fightAtHand(p, piece, target)) continue;
      shots.length = 0;
      addRangedModes(p, piece, target, shots);
      if (shots.length > 0) out.push(piece);
    }
  },

  allMustJoin: (p) => p.ruleset.rules.allShootersJoin,

  joinModes(p, joiner, target, out): void {
    out.length = 0;
    addRangedModes(p, joiner, target, out);
  },

  gather(p, declared): void {
    const { attacker, target, mode: way } = declared;
    const there = involved(p, declared);
    markDeclared(p, declared);
    const { owner } = p.ruleset.pieces;
    const attackers = there.filter((piece) => owner[piece] === owner[attacker] && !isSpent(p, piece));
    for (const piece of attackers) mark(p, piece, ATTACKS);
    // A shot from afar concerns nobody but its target (CG-RANGED-14).
    if (modeIn(way) === RANGED && attackers.length === 0) return;
    for (const piece of there) if (owner[piece] === owner[target]) mark(p, piece, DEFENDS);
  },

  isCompany: () => true,

  areAtHand: fightAtHand,
};

/** Everybody else in the zone of the target. */
function involved(p: Position, { attacker, target, mode: way, joiners }: Declared): Piece[] {
  const spot = spotOf(p, target);
  const isNamed = (piece: Piece): boolean =>
    piece === attacker || piece === target || joiners.some((joiner) => joiner.piece === piece);
  // Friends beside the one with the spear stay out (CG-RULING-125).
  const staysOut = (piece: Piece): boolean => modeIn(way) === REACH && areInOneZone(p, piece, attacker);
  return p.ruleset.pieces.all.filter(
    (piece) =>
      !isNamed(piece) && mayFight(p, piece, DEFENDS) && spotOf(p, piece) === spot && !staysOut(piece),
  );
}
