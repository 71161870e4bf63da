/**
 * Where the pieces are in a labyrinth of zones: every piece somewhere exactly once, three characters of a player in a
 * zone at most, and hands that hold no more than they can.
 * Rules: groups CG-ZONE, CG-ITEM, CG-CARRY, CG-WOUND; CG-RULING-34, CG-RULING-36, CG-RULING-42, CG-RULING-43,
 * CG-RULING-71.
 */
import { NO_ZONE } from '../../src/map/zones-of-a-room.ts';
import { AT_SLOT, HELD, IN_HAND, ROOM_IN, TURN, UNTURNED } from '../../src/model/fields.ts';
import {
  enteredFrom,
  holderOf,
  hostile,
  isFaceUp,
  isFigure,
  isWounded,
  marksOf,
  placeOf,
  type Position,
  whereIs,
} from '../../src/model/position.ts';
import { EXIT } from '../../src/model/ruleset.ts';
import { type Piece, type Place, ROOM_SQUARES, type Seat } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';
import { checkOutOfPlay, checkToken, forgetTokens } from './pieces.ts';

const MOST_IN_ZONE = 3;
/** Whoever holds somebody who holds something stands by himself. */
const LONGEST_CHAIN = 2;
const MOST_PIECES = 128;

const loads = new Uint8Array(MOST_PIECES);

export function checkZones(p: Position): void {
  const { count } = p.ruleset.pieces;
  forgetTokens(p);
  loads.fill(0);
  for (let piece = 0; piece < count; piece++) {
    const at = whereIs(p, piece);
    if (at < HELD) checkStanding(p, piece, at);
    else if (at < AT_SLOT) checkHeld(p, piece, at - HELD);
    else if (at < IN_HAND) checkToken(p, piece, at - AT_SLOT);
    else checkOutOfPlay(p, piece, at);
  }
  for (let piece = 0; piece < count; piece++) {
    checkHands(p, piece);
    checkLimit(p, piece);
    if (enteredFrom(p, piece) >= 0) checkEntered(p, piece, enteredFrom(p, piece));
  }
}

/** Whether a number is the zone of a room that lies face up, or a facing of a line. */
function isPlace(p: Position, place: Place): boolean {
  const { layout, rooms } = p.ruleset;
  if (place < 0 || place >= layout.places) return false;
  if (place >= layout.linesFrom) return true;
  const zones = rooms[p.data[ROOM_IN + Math.floor(place / ROOM_SQUARES)]]?.zones ?? [];
  return place % ROOM_SQUARES !== NO_ZONE && zones.includes(place % ROOM_SQUARES);
}

function checkStanding(p: Position, piece: Piece, place: Place): void {
  const { layout, lineRule, pieces } = p.ruleset;
  const id = pieces.ids[piece];
  demand(isPlace(p, place), 'CG-ZONE-1', () => `${id} stands at ${place}, which is no place`);
  if (place < layout.linesFrom) {
    const slot = Math.floor(place / ROOM_SQUARES);
    demand(isFaceUp(p, slot), 'BD-MOVE-21', () => `${id} stands in room ${slot}, which lies face down`);
    demand(p.data[TURN] > 0, 'CG-SETUP-17', () => `${id} stands in a room before the first turn`);
  } else if (pieces.isCharacter[piece] === 1) {
    const line = layout.lineOf[place - layout.linesFrom];
    const rule = lineRule[pieces.owner[piece] * layout.lines.length + line];
    demand(rule !== EXIT, 'BD-EXIT-3', () => `${id} stands in the zone by which it leaves`);
  }
  if (marksOf(p, piece) & UNTURNED)
    demand(place >= layout.linesFrom, 'CG-SETUP-17', () => `${id} has still to turn, but not on a line`);
}

function checkHeld(p: Position, piece: Piece, holder: Piece): void {
  const { ids, isCharacter, owner, count } = p.ruleset.pieces;
  const id = ids[piece];
  demand(holder < count && isCharacter[holder] === 1, 'CG-ITEM-4', () => `${id} is held by ${ids[holder]}`);
  loads[holder]++;
  let links = 0;
  for (let at = piece; links <= LONGEST_CHAIN && holderOf(p, at) >= 0; at = holderOf(p, at)) links++;
  demand(links <= LONGEST_CHAIN, 'CG-CARRY-1', () => `${id} hangs on too long a chain`);
  demand(placeOf(p, piece) >= 0, 'CG-ITEM-4', () => `${ids[holder]} holds ${id} and is nowhere`);
  if (holderOf(p, holder) >= 0)
    demand(p.ruleset.rules.carriedKeeps, 'CG-RULING-71', () => `${ids[holder]} is carried and holds ${id}`);
  if (isCharacter[piece] === 0) return;
  demand(isWounded(p, piece), 'CG-CARRY-1', () => `${id} is unwounded and carried by ${ids[holder]}`);
  demand(!isWounded(p, holder), 'CG-RULING-73', () => `${ids[holder]} is wounded and carries ${id}`);
  demand(
    !hostile(p, owner[holder], owner[piece]),
    'CG-CARRY-1',
    () => `${ids[holder]} carries an enemy, ${id}`,
  );
}

function checkHands(p: Position, piece: Piece): void {
  const { pieces } = p.ruleset;
  const capacity = (isWounded(p, piece) ? pieces.woundedCapacity : pieces.capacity)[piece];
  demand(
    loads[piece] <= capacity,
    'CG-ITEM-4',
    () => `${p.ruleset.pieces.ids[piece]} holds ${loads[piece]} things of at most ${capacity}`,
  );
}

/** Two places that are one zone: a starting zone is one, unless the table reads it otherwise (CG-RULING-43). */
function isOneZone(p: Position, a: Place, b: Place): boolean {
  const { layout, rules } = p.ruleset;
  if (a === b) return true;
  if (!rules.startLimit || a < layout.linesFrom || b < layout.linesFrom) return false;
  return layout.lineOf[a - layout.linesFrom] === layout.lineOf[b - layout.linesFrom];
}

function countIn(p: Position, place: Place, seat: Seat): number {
  const { count, isCharacter, owner } = p.ruleset.pieces;
  let found = 0;
  for (let piece = 0; piece < count; piece++) {
    if (isCharacter[piece] === 0 || owner[piece] !== seat) continue;
    const at = placeOf(p, piece);
    if (at >= 0 && isOneZone(p, at, place)) found++;
  }
  return found;
}

/** Asked once for each character that stands by itself; who is carried is in its bearer's zone (CG-RULING-42). */
function checkLimit(p: Position, piece: Piece): void {
  const { isCharacter, owner } = p.ruleset.pieces;
  const place = whereIs(p, piece);
  if (isCharacter[piece] === 0 || place >= HELD) return;
  demand(
    countIn(p, place, owner[piece]) <= MOST_IN_ZONE,
    'CG-ZONE-4',
    () => `seat ${owner[piece]} has more than ${MOST_IN_ZONE} characters in the zone ${place}`,
  );
}

/** Somebody came among enemies by another place, and one of them still stands there (CG-RULING-36). */
function checkEntered(p: Position, piece: Piece, from: Place): void {
  const { ids, owner, count } = p.ruleset.pieces;
  const { layout } = p.ruleset;
  const place = whereIs(p, piece);
  const id = ids[piece];
  demand(place < layout.linesFrom && isFigure(p, piece), 'CG-RULING-34', () => `${id} is among no enemies`);
  demand(isPlace(p, from) && from !== place, 'CG-RULING-34', () => `${id} came in by ${from}`);
  let met = false;
  for (let other = 0; other < count && !met; other++)
    met = whereIs(p, other) === place && isFigure(p, other) && hostile(p, owner[piece], owner[other]);
  demand(met, 'CG-RULING-36', () => `${id} is held among enemies where there are none`);
}
