/**
 * What happens to pieces: paid, scored, wounded, healed, eliminated, gone. Every action is made of these.
 *
 * Each of them that changes the game for good also stirs it: the count of quiet turns starts anew (BD-RULING-118).
 */
import { bit } from '../content/ability.ts';
import {
  AP,
  EXITS,
  HURT,
  KILLED,
  KILLS,
  LEFT,
  OWN_POINTS,
  POINTS,
  REMOVED,
  SAVED,
  SPENT,
  STIRRED,
  WOUNDED,
} from '../position/fields.ts';
import {
  loadOf,
  mark,
  ownPoints,
  placeOf,
  put,
  setOwnPoints,
  unmark,
  type Position,
} from '../position/position.ts';
import { PIT, type Piece, type Place, type Seat } from '../vocabulary.ts';
import type { Tell } from './events.ts';

const SPANS_PITS = bit('spansPits');
const ON_PITS = bit('onPits');

const idOf = (p: Position, piece: Piece): string => p.table.pieces.ids[piece];

/** Something changed for good in this turn. */
export function stir(p: Position): void {
  p.data[STIRRED] = 1;
}

/** A figure's own points pay first: nobody else could use them (BD-RULING-22). */
export function pay(p: Position, piece: Piece, cost: number): void {
  const own = ownPoints(p, piece);
  const fromOwn = Math.min(own, cost);
  if (fromOwn > 0) setOwnPoints(p, piece, own - fromOwn);
  p.data[AP] -= cost - fromOwn;
}

export function score(p: Position, seat: Seat, points: number, tell: Tell): void {
  p.data[POINTS + seat] += points;
  if (tell) tell({ event: { type: 'pointsScored', seat, points } });
}

/** Puts a piece down on a place; on a pit only what spans it stays (BD-ITEM-6, BD-RULING-33). */
function drop(p: Position, piece: Piece, place: Place, tell: Tell): void {
  if (p.table.terrain.kind[place] === PIT && !(p.table.pieces.traits[piece] & SPANS_PITS))
    remove(p, piece, tell);
  else put(p, piece, place);
}

/** Takes an object out of the game: used up, broken or lost. */
export function remove(p: Position, piece: Piece, tell: Tell): void {
  put(p, piece, REMOVED);
  if (tell) tell({ event: { type: 'pieceRemoved', piece: idOf(p, piece) } });
}

/** A character dies; a wounded it carries dies with it, an object stays (BD-OBJ-FireballWand-6, BD-RULING-33). */
export function eliminate(p: Position, piece: Piece, by: Seat, tell: Tell): void {
  const { pieces, policies } = p.table;
  const place = placeOf(p, piece);
  const scorer = policies.scoring.scorer(p, pieces.owner[piece], by);
  put(p, piece, KILLED);
  unmark(p, piece, HURT | SPENT | OWN_POINTS);
  stir(p);
  if (tell)
    tell({
      event: { type: 'pieceEliminated', piece: idOf(p, piece), place, scorer: scorer < 0 ? null : scorer },
    });
  if (scorer >= 0) {
    p.data[KILLS + scorer]++;
    score(p, scorer, 1, tell);
  }
  for (let load = loadOf(p, piece); load >= 0; load = loadOf(p, piece)) {
    if (pieces.isCharacter[load] === 0) drop(p, load, place, tell);
    else {
      put(p, load, place);
      eliminate(p, load, by, tell);
    }
  }
  policies.stacking.settle(p, place);
}

/**
 * A figure becomes wounded: the wounded it carried dies (BD-CARRY-4), and on a pit without a Rope it dies itself
 * (BD-PIT-10, BD-PIT-12).
 */
export function wound(p: Position, piece: Piece, by: Seat, tell: Tell): void {
  const { pieces, policies, rules } = p.table;
  const place = placeOf(p, piece);
  const load = loadOf(p, piece);
  if (load >= 0 && pieces.isCharacter[load] === 1) {
    put(p, load, place);
    eliminate(p, load, by, tell);
  }
  const hangs =
    load >= 0 &&
    (pieces.traits[load] & SPANS_PITS) !== 0 &&
    !(rules.thiefOnPit === 'alwaysDies' && pieces.traits[piece] & ON_PITS);
  if (p.table.terrain.kind[place] === PIT && !hangs) {
    eliminate(p, piece, by, tell);
    return;
  }
  mark(p, piece, WOUNDED | HURT);
  unmark(p, piece, SPENT | OWN_POINTS);
  stir(p);
  policies.stacking.settle(p, place);
  if (tell) tell({ event: { type: 'pieceWounded', piece: idOf(p, piece) } });
}

/** A wounded becomes a figure again and does nothing else this turn (BD-CHAR-Cleric-3, BD-CHAR-Troll-4). */
export function heal(p: Position, piece: Piece, by: Piece, tell: Tell): void {
  unmark(p, piece, WOUNDED);
  mark(p, piece, SPENT);
  stir(p);
  p.table.policies.stacking.settle(p, placeOf(p, piece));
  if (tell) tell({ event: { type: 'pieceHealed', piece: idOf(p, piece), by: idOf(p, by) } });
}

/** A figure leaves the labyrinth: points at once, its load is discarded or saved (group BD-EXIT). */
export function leaveLabyrinth(p: Position, piece: Piece, tell: Tell): void {
  const { pieces } = p.table;
  const owner = pieces.owner[piece];
  const load = loadOf(p, piece);
  let points = 1 + pieces.exitPoints[piece];
  if (load >= 0) {
    const wounded = pieces.isCharacter[load] === 1;
    if (!wounded) points += pieces.exitPoints[load];
    put(p, load, wounded ? SAVED : REMOVED);
  }
  put(p, piece, LEFT);
  unmark(p, piece, OWN_POINTS);
  p.data[EXITS + owner]++;
  stir(p);
  if (tell)
    tell({
      event: { type: 'pieceWentOut', piece: idOf(p, piece), load: load < 0 ? null : idOf(p, load), points },
    });
  score(p, owner, points, tell);
}
