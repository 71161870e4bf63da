/** Which results of moves and of steps through walls of one figure a list has already: each is listed once. */
import { REMOVED, SAVED } from '../../model/fields.ts';
import { whereIs } from '../../model/position.ts';
import type { Place } from '../../vocabulary.ts';
import { ResultSet } from './result-set.ts';
import { packEnd } from './zone-arrival.ts';
import { WITH_MOVER, type ZoneWalk } from './zone-step.ts';

const results = new ResultSet();
const distributions = new ResultSet();
const row = new Int32Array(64);
/** Before all places, so that the points of going out do not look like one. */
const OUT = -1;

export function forgetResults(): void {
  results.clear();
  distributions.clear();
}

/** Whether no result so far is the same: where the mover ends, and where everything is that he handled. */
export const isNewResult = (walk: ZoneWalk, end: Place, entered: Place): boolean =>
  walk.isExit(end) ? isNewExit(walk) : results.add(row, writeStay(walk, packEnd(end, entered)));

/** The same for going out, where it does not matter by which place. */
export const isNewExit = (walk: ZoneWalk): boolean => results.add(row, writeExit(walk));

/** A number for where everything is now that the mover handled: the same for the same, wherever he ends. */
export const distributionNow = (walk: ZoneWalk): number => distributions.numberOf(row, writeStay(walk, 0));

function writeStay(walk: ZoneWalk, end: number): number {
  row[0] = end;
  let length = 1;
  for (let i = 0; i < walk.handled; i++) {
    const piece = walk.handledPiece[i];
    const where = walk.whereNow(piece);
    if (where === whereIs(walk.position, piece)) continue;
    const entry = (piece << 12) | where;
    // Kept in order, and a piece that was handled twice is there once.
    let at = length;
    while (at > 1 && row[at - 1] > entry) at--;
    if (at > 1 && row[at - 1] === entry) continue;
    for (let later = length; later > at; later--) row[later] = row[later - 1];
    row[at] = entry;
    length++;
  }
  return length;
}

/** What goes out is out of play, in the mover's own hands or in those of a wounded whom he carries. */
function writeExit(walk: ZoneWalk): number {
  const { isCharacter } = walk.position.ruleset.pieces;
  row[0] = OUT - pointsTaken(walk);
  let length = 1;
  for (let i = 0; i < walk.others; i++) {
    const piece = walk.other[i];
    const isTaken = walk.placeNow(piece, WITH_MOVER) === WITH_MOVER;
    const where = isTaken ? (isCharacter[piece] === 1 ? SAVED : REMOVED) : walk.whereNow(piece);
    if (where !== whereIs(walk.position, piece)) row[length++] = (piece << 12) | where;
  }
  return length;
}

/** What he takes out scores by who holds it (CG-RULING-72). */
function pointsTaken(walk: ZoneWalk): number {
  const { pieces, rules } = walk.position.ruleset;
  let points = 0;
  for (let i = 0; i < walk.others; i++) {
    const piece = walk.other[i];
    if (pieces.exitPoints[piece] === 0 || pieces.isCharacter[piece] === 1) continue;
    const scores = rules.savedTreasure
      ? walk.placeNow(piece, WITH_MOVER) === WITH_MOVER
      : walk.holderNow(piece) === walk.mover;
    if (scores) points += pieces.exitPoints[piece];
  }
  return points;
}
