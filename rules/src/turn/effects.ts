/**
 * What happens to pieces: paid, scored, wounded, healed, eliminated, gone. Every action is made of these.
 *
 * Each of them that changes the game for good also stirs it: the count of quiet turns starts anew (BD-RULING-118,
 * CG-RULING-180).
 */
import { bit } from '../model/ability.ts';
import type { Change } from '../model/policies.ts';
import {
  AP,
  ENTERED_FROM,
  EXITS,
  HURT,
  KILLED,
  KILLS,
  LEFT,
  OWN_POINTS,
  POINTS,
  REGENERATED,
  REMOVED,
  SAVED,
  SPENT,
  PROGRESSED,
  WOUNDED,
} from '../model/fields.ts';
import { OF_THE_TURN } from '../model/marks.ts';
import {
  loadsOf,
  mark,
  ownPoints,
  placeOf,
  put,
  setOwnPoints,
  unmark,
  type Position,
} from '../model/position.ts';
import { SWALLOWS } from '../map/square-kinds.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';
import { seatsOf } from './flow.ts';

const SPANS_PITS = bit('spansPits');
const ON_PITS = bit('onPits');

/** No combat was won: nobody hunts. */
const NOBODY: readonly Piece[] = [];

const idOf = (p: Position, piece: Piece): string => p.ruleset.pieces.ids[piece];

/** Something changed for good in this turn; whether that is progress is for the edition to say. */
export function noteProgress(p: Position, change: Change): void {
  if (p.ruleset.policies.progress.changes.has(change)) p.data[PROGRESSED] = 1;
}

/** A figure's own points pay first: nobody else could use them (BD-RULING-22). */
export function pay(p: Position, piece: Piece, cost: number): void {
  const own = ownPoints(p, piece);
  const fromOwn = Math.min(own, cost);
  if (fromOwn > 0) setOwnPoints(p, piece, own - fromOwn);
  p.data[AP] -= cost - fromOwn;
}

function score(p: Position, seat: Seat, points: number, emit: Emit): void {
  p.data[POINTS + seat] += points;
  emit?.({ event: { type: 'pointsScored', seat, points } });
}

/** Puts a piece down on a place; on a pit only what spans it stays (BD-ITEM-6, BD-RULING-33). */
export function drop(p: Position, piece: Piece, place: Place, emit: Emit): void {
  if (SWALLOWS[p.ruleset.ground.kind[place]] === 1 && !(p.ruleset.pieces.traits[piece] & SPANS_PITS))
    remove(p, piece, emit);
  else put(p, piece, place);
}

/** Takes an object out of the game: used up, broken or lost. */
export function remove(p: Position, piece: Piece, emit: Emit): void {
  put(p, piece, REMOVED);
  emit?.({ event: { type: 'pieceRemoved', piece: idOf(p, piece) } });
}

/**
 * A character dies; a wounded it carries dies with it, objects stay where it was (BD-OBJ-FireballWand-6, BD-RULING-33,
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
  const points = scorers === 0 ? 0 : 1 + bountyOn(p, piece, hunters);
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
 * pit without a Rope it dies itself (BD-PIT-10, BD-PIT-12).
 */
export function wound(
  p: Position,
  piece: Piece,
  by: number,
  emit: Emit,
  hunters: readonly Piece[] = NOBODY,
): void {
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

/** A wounded becomes a figure again and does nothing else this turn (BD-CHAR-Cleric-3, BD-CHAR-Troll-4). */
export function heal(p: Position, piece: Piece, by: Piece, emit: Emit): void {
  unmark(p, piece, WOUNDED);
  mark(p, piece, piece === by ? SPENT | REGENERATED : SPENT);
  noteProgress(p, 'healing');
  p.ruleset.policies.stacking.settle(p, placeOf(p, piece));
  emit?.({ event: { type: 'pieceHealed', piece: idOf(p, piece), by: idOf(p, by) } });
}

/**
 * A figure leaves the labyrinth: points at once; objects it carries are discarded, wounded saved (groups BD-EXIT,
 * CG-EXIT). What a saved wounded holds goes with him and scores only where the table says so (CG-RULING-72).
 */
export function exitLabyrinth(p: Position, piece: Piece, emit: Emit): void {
  const { pieces, rules } = p.ruleset;
  const owner = pieces.owner[piece];
  const loads = loadsOf(p, piece);
  let points = 1 + pieces.exitPoints[piece];
  for (const load of loads) {
    if (pieces.isCharacter[load] === 0) {
      points += pieces.exitPoints[load];
      put(p, load, REMOVED);
      continue;
    }
    for (const held of loadsOf(p, load)) {
      if (rules.savedTreasure) points += pieces.exitPoints[held];
      put(p, held, REMOVED);
    }
    put(p, load, SAVED);
  }
  put(p, piece, LEFT);
  unmark(p, piece, OF_THE_TURN);
  p.data[EXITS + owner]++;
  noteProgress(p, 'exit');
  if (emit) {
    const [load = null, ...more] = loads.map((one) => idOf(p, one));
    const also = more.length > 0 ? { more } : {};
    emit({ event: { type: 'pieceWentOut', piece: idOf(p, piece), load, ...also, points } });
  }
  score(p, owner, points, emit);
}
