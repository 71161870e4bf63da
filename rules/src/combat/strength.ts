/**
 * What a side brings to a combat: the values of everybody who takes part. Who wins: outcome.ts; two objects alike
 * (CG-CHAR-Paladin-5, CG-RULING-118): equipment.ts.
 * Rules: BD-COMBAT-5, BD-GROUP-5, BD-WOUND-3, BD-RANGED-5, BD-RANGED-6, BD-RANGED-8, BD-RANGED-12, BD-RANGED-15;
 * BD-RULING-66, BD-RULING-67; CG-COMBAT-3, CG-GROUP-4, CG-WOUND-5, CG-RANGED-5 to 7, CG-RANGED-16; CG-RULING-113 to
 * 117, CG-RULING-139, CG-RULING-194; MP-RULING-60.
 */
import type { PieceId } from '../model/action.ts';
import { type AttackMode, type Fighter, RANGED } from '../model/ability.ts';
import { ATTACKER, ATTACKS, DEFENDS, FIRES_OWN, HELD } from '../model/fields.ts';
import { isFigure, isSpent, isWounded, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';
import { bonusOfObjects, shotOfBows } from './equipment.ts';
import { fightersOf, isRanged, modeOf } from './duel-group-or-ranged.ts';
import { slotOf } from '../map/place-numbers.ts';

/** Where a part of a sum comes from: a fighter himself, one of his abilities, something he holds, a friend near him. */
export interface StrengthPart {
  readonly fighter: PieceId;
  readonly value: number;
  /** The object that he holds, or the friend; without it, it is his own. */
  readonly by?: PieceId;
  /** The ability by which it counts; without it, it is a printed value. */
  readonly ability?: string;
}

/** Told each part of a sum while it is reckoned, so that both are one; null where nobody asks for the parts. */
type Note = ((fighter: Piece, value: number, by: Piece, ability: string | undefined) => void) | null;

/** The sum of a side without its card. */
export function strengthOf(p: Position, side: number, note: Note = null): number {
  const { combatants } = p.ruleset.policies;
  const fighters = fightersOf(p, side);
  const company = fighters.filter((piece) => combatants.isCompany(p, piece));
  let sum = 0;
  for (const piece of fighters) {
    const companions = company.filter((other) => other !== piece).length;
    sum += valueOf(p, piece, side === ATTACKS, companions, note);
  }
  return sum;
}

function valueOf(p: Position, piece: Piece, attacking: boolean, companions: number, note: Note): number {
  const { pieces, rules } = p.ruleset;
  const mode = modeOf(p, piece);
  if (mode === RANGED) {
    const shot = shotOf(p, piece);
    note?.(piece, shot, piece, undefined);
    return shot;
  }
  const wounded = isWounded(p, piece);
  const fighter: Fighter = { attacking, mode, wounded, companions, rules };
  const printed = wounded ? 0 : pieces.combat[piece];
  note?.(piece, printed, piece, undefined);
  let value = printed + auraOn(p, piece, mode, note);
  for (const ability of pieces.combatAbilities[piece] ?? [])
    if (!wounded || ability.whileWounded) {
      const more = ability.combat?.(fighter) ?? 0;
      note?.(piece, more, piece, ability.id);
      value += more;
    }
  return value + bonusOfObjects(p, piece, fighter, note);
}

/** A shooter counts what he shoots with, and nothing changes it (BD-RANGED-6, CG-RANGED-6). */
function shotOf(p: Position, shooter: Piece): number {
  return marksOf(p, shooter) & FIRES_OWN ? p.ruleset.pieces.shot[shooter] : shotOfBows(p, shooter);
}

/** What friends who need not take part themselves add to somebody who does (CG-CHAR-General-2). */
function auraOn(p: Position, piece: Piece, mode: AttackMode, note: Note): number {
  const { pieces, layout } = p.ruleset;
  let sum = 0;
  for (const bearer of pieces.auraBearers) {
    if (bearer === piece || pieces.owner[bearer] !== pieces.owner[piece]) continue;
    if (!isFigure(p, bearer) || isSpent(p, bearer) || whereIs(p, bearer) >= HELD) continue;
    const [near, far] = [placeOf(p, bearer), placeOf(p, piece)];
    const inRooms = near < layout.linesFrom && far < layout.linesFrom;
    const sameRoom = inRooms && slotOf(near) === slotOf(far);
    for (const ability of pieces.kinds[bearer].abilities) {
      const more = ability.aura?.({ sameRoom, mode, ranged: isRanged(p) }) ?? 0;
      note?.(piece, more, bearer, ability.id);
      sum += more;
    }
  }
  return sum;
}

/** What both sides of the combat that is under way bring to it, before any card counts. */
export interface StrengthBeforeCards {
  readonly attack: number;
  readonly defence: number;
}

/** The sums of both sides, or null while nobody fights. */
export const strengthBeforeCards = (p: Position): StrengthBeforeCards | null =>
  p.data[ATTACKER] < 0 ? null : { attack: strengthOf(p, ATTACKS), defence: strengthOf(p, DEFENDS) };

/** The same sums, part by part. */
export interface StrengthParts {
  readonly attack: readonly StrengthPart[];
  readonly defence: readonly StrengthPart[];
}

function partsOf(p: Position, side: number): StrengthPart[] {
  const { ids } = p.ruleset.pieces;
  const parts: StrengthPart[] = [];
  strengthOf(p, side, (fighter, value, by, ability) => {
    const isPrinted = by === fighter && ability === undefined;
    if (value === 0 && !isPrinted) return;
    parts.push({
      fighter: ids[fighter],
      value,
      ...(by === fighter ? {} : { by: ids[by] }),
      ...(ability === undefined ? {} : { ability }),
    });
  });
  return parts;
}

/** What makes up the sums of both sides, or null while nobody fights. Everybody who fights has a part, if only of nothing. */
export const strengthParts = (p: Position): StrengthParts | null =>
  p.data[ATTACKER] < 0 ? null : { attack: partsOf(p, ATTACKS), defence: partsOf(p, DEFENDS) };
