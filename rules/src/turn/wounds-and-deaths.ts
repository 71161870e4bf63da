/**
 * Wounded, healed, dead: what becomes of characters, and who scores for it.
 *
 * Elsewhere: that a wounded defends when attacked (BD-WOUND-4): actions/attack.ts, course-and-cards.ts; and only then
 * (CG-WOUND-4): zone-combatants.ts; who has lost a combat (BD-WOUND-6, CG-WOUND-7, CG-RULING-143): outcome.ts; that he
 * does not act (BD-WOUND-2, BD-WOUND-11, CG-WOUND-1, CG-WOUND-3): who-may-act.ts; that he counts nothing (BD-WOUND-3,
 * CG-WOUND-5): strength.ts; nor has abilities (BD-WOUND-7, CG-WOUND-2): model/position.ts; what lies under him
 * (BD-WOUND-8): square-stacking.ts; who takes it (BD-WOUND-9, CG-WOUND-10): square-take-leave-carry.ts,
 * zone-take-leave-carry.ts; when he may be attacked (BD-WOUND-10, BD-RULING-135): actions/who-may-be-attacked.ts; whom
 * nobody heals (BD-RULING-88): content/abilities/healing.ts; who sees who he is (CG-WOUND-8): view/who-may-see-what.ts.
 * Rules: BD-WOUND-1, BD-WOUND-5, CG-WOUND-6, CG-WOUND-9, CG-WOUND-11, CG-CARRY-3, CG-COMBAT-12; BD-RULING-46 to 48,
 * BD-RULING-51, BD-RULING-61; MP-RULING-59.
 */
import { bit } from '../model/ability.ts';
import type { Emit } from '../model/events.ts';
import {
  ENTERED_FROM,
  HURT,
  KILLED,
  KILLS,
  OWN_POINTS,
  REGENERATED,
  SPENT,
  WOUNDED,
} from '../model/fields.ts';
import { OF_THE_TURN } from '../model/piece-memory.ts';
import { isWounded, loadsOf, mark, placeOf, type Position, put, unmark } from '../model/position.ts';
import { SWALLOWS } from '../map/square-kinds.ts';
import type { Piece } from '../vocabulary.ts';
import { drop, idOf, noteProgress, score, SPANS_PITS } from './drop-remove-score.ts';
import { seatsOf } from './turn-and-game-end.ts';

const ON_PITS = bit('onPits');

/** No combat was won: nobody hunts. */
const NOBODY: readonly Piece[] = [];

/**
 * A character dies; a wounded it carries dies with it, objects stay where it was (BD-OBJ-FireballWand-5,
 * BD-OBJ-FireballWand-6, BD-RULING-33, CG-OBJ-Fireball-4,
 * CG-WOUND-11, CG-CHAR-Paladin-3, CG-OBJ-Fireball-5, CG-RULING-147). `by` are the seats that did it, one bit each.
 */
export function eliminate(
  p: Position,
  piece: Piece,
  by: number,
  emit: Emit,
  hunters: readonly Piece[] = NOBODY,
): void {
  const { pieces, policies } = p.ruleset;
  const place = placeOf(p, piece);
  const scorers = policies.scoring.scorers(p, pieces.owner[piece], by);
  put(p, piece, KILLED);
  unmark(p, piece, OF_THE_TURN);
  noteProgress(p, 'death');
  if (emit) {
    const [scorer = null, ...alsoScores] = seatsOf(scorers);
    const also = alsoScores.length > 0 ? { alsoScores } : {};
    emit({ event: { type: 'pieceEliminated', piece: idOf(p, piece), place, scorer, ...also } });
  }
  const points = scorers === 0 ? 0 : policies.scoring.perDeath + bountyOn(p, piece, hunters);
  for (const seat of seatsOf(scorers)) {
    p.data[KILLS + seat]++;
    score(p, seat, points, emit);
  }
  for (const load of loadsOf(p, piece)) {
    if (pieces.isCharacter[load] === 0) drop(p, load, place, emit);
    else {
      put(p, load, place);
      eliminate(p, load, by, emit, hunters);
    }
  }
  policies.stacking.settle(p, place);
}

/** What those who took part in the victory score beyond the usual point (CG-CHAR-Paladin-7, CG-RULING-170). */
function bountyOn(p: Position, victim: Piece, hunters: readonly Piece[]): number {
  const { kinds, traits } = p.ruleset.pieces;
  const abilities = hunters.flatMap((hunter) => kinds[hunter].abilities);
  return abilities.reduce((sum, { bounty }) => sum + (bounty?.(traits[victim]) ?? 0), 0);
}

/**
 * A figure becomes wounded: whom it carried dies (BD-CARRY-4, CG-CARRY-3, CG-CHAR-Paladin-4, CG-RULING-171), and on a
 * pit without a Rope it dies itself (BD-PIT-10, BD-PIT-12, BD-CHAR-Thief-5); with one it stays in play until killed or
 * fetched (BD-PIT-13).
 */
function wound(p: Position, piece: Piece, by: number, emit: Emit, hunters: readonly Piece[] = NOBODY): void {
  const { pieces, policies, rules } = p.ruleset;
  const place = placeOf(p, piece);
  const loads = loadsOf(p, piece);
  for (const load of loads)
    if (pieces.isCharacter[load] === 1) {
      put(p, load, place);
      eliminate(p, load, by, emit, hunters);
    }
  const hangs =
    loads.some((load) => (pieces.traits[load] & SPANS_PITS) !== 0) &&
    !(rules.thiefOnPit === 'alwaysDies' && pieces.traits[piece] & ON_PITS);
  if (SWALLOWS[p.ruleset.ground.kind[place]] === 1 && !hangs) {
    eliminate(p, piece, by, emit, hunters);
    return;
  }
  mark(p, piece, WOUNDED | HURT);
  unmark(p, piece, SPENT | REGENERATED | OWN_POINTS | ENTERED_FROM);
  noteProgress(p, 'wound');
  policies.stacking.settle(p, place);
  emit?.({ event: { type: 'pieceWounded', piece: idOf(p, piece) } });
  const scorers = policies.scoring.woundScorers?.(p, pieces.owner[piece], by) ?? 0;
  for (const seat of seatsOf(scorers)) score(p, seat, 1, emit);
}

/**
 * One who fought has lost: a figure becomes wounded, a wounded is eliminated (BD-WOUND-5, CG-WOUND-6), and so is
 * whoever `dies` of such a blow.
 */
export function defeat(
  p: Position,
  piece: Piece,
  dies: boolean,
  by: number,
  emit: Emit,
  hunters: readonly Piece[],
): void {
  if (dies || isWounded(p, piece)) eliminate(p, piece, by, emit, hunters);
  else wound(p, piece, by, emit, hunters);
}

/** A wounded becomes a figure again (BD-RULING-90) and does nothing else this turn (BD-CHAR-Cleric-3, BD-CHAR-Troll-4). */
export function heal(p: Position, piece: Piece, by: Piece, emit: Emit): void {
  unmark(p, piece, WOUNDED);
  mark(p, piece, piece === by ? SPENT | REGENERATED : SPENT);
  noteProgress(p, 'healing');
  p.ruleset.policies.stacking.settle(p, placeOf(p, piece));
  emit?.({ event: { type: 'pieceHealed', piece: idOf(p, piece), by: idOf(p, by) } });
}
