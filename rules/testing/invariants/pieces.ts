/**
 * Where the pieces are: every piece somewhere exactly once, nobody where he may not be, and every square within the
 * golden rules. What lies under a character is held by it, so two pieces that stand on a square side by side are a
 * fault too (BD-RULING-26).
 */
import { bit } from '../../src/model/ability.ts';
import {
  AT_SLOT,
  GONE,
  HELD,
  IN_BOX,
  IN_HAND,
  KILLED,
  LEFT,
  MARKS,
  PIECE_SIZE,
  PIECES,
  REMOVED,
  REVEALED,
  ROOM_IN,
  SAVED,
  STAGE,
  WHERE,
  WOUNDED,
} from '../../src/model/fields.ts';
import { hostile, isFaceUp, type Position } from '../../src/model/position.ts';
import { lineAt } from '../../src/model/own-and-exit-lines.ts';
import { CLOSED, HOME } from '../../src/model/ruleset.ts';
import { PIT, type Piece, type Place, ROOM_SQUARES } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';

const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');
const MOST_PIECES = 128;

/** Per place: the check in which somebody was last seen standing there. */
const seenAt = new Int32Array(HELD);
/** Per piece: the check in which it was last seen carrying, and what. */
const seenCarrying = new Int32Array(MOST_PIECES);
const carried = new Int16Array(MOST_PIECES);
const laid = new Uint8Array(HELD);
let checks = 0;

const where = (p: Position, piece: Piece): number => p.data[PIECES + PIECE_SIZE * piece + WHERE];
const isWounded = (p: Position, piece: Piece): boolean =>
  (p.data[PIECES + PIECE_SIZE * piece + MARKS] & WOUNDED) !== 0;
const isPit = (p: Position, place: Place): boolean =>
  place < p.ruleset.layout.linesFrom &&
  p.ruleset.rooms[p.data[ROOM_IN + Math.floor(place / ROOM_SQUARES)]]?.squares[place % ROOM_SQUARES] === PIT;

export function checkPieces(p: Position): void {
  const { count, ids } = p.ruleset.pieces;
  checks++;
  forgetTokens(p);
  for (let piece = 0; piece < count; piece++) {
    const at = where(p, piece);
    if (at < HELD) checkStanding(p, piece, at);
    else if (at < AT_SLOT) checkHeld(p, piece, at - HELD);
    else if (at < IN_HAND) checkToken(p, piece, at - AT_SLOT);
    else checkOutOfPlay(p, piece, at);
  }
  for (let piece = 0; piece < count; piece++) {
    const at = where(p, piece);
    if (at < p.ruleset.layout.linesFrom && isPit(p, at))
      demand(staysOnPit(p, piece), 'BD-PIT-11', () => `${ids[piece]} cannot stay on the pit ${at}`);
  }
}

/** Before the tokens of all rooms are counted anew. */
export function forgetTokens(p: Position): void {
  laid.fill(0, 0, p.ruleset.layout.slots.length);
}

function checkStanding(p: Position, piece: Piece, place: Place): void {
  const { layout, pieces } = p.ruleset;
  const id = pieces.ids[piece];
  demand(
    place >= 0 && place < layout.places,
    'BD-COMP-9',
    () => `${id} stands on ${place}, which is no place`,
  );
  demand(
    seenAt[place] !== checks,
    'BD-STACK-3',
    () => `${id} is not alone on ${place}, and nobody carries anybody`,
  );
  seenAt[place] = checks;
  if (place < layout.linesFrom) {
    const slot = Math.floor(place / ROOM_SQUARES);
    demand(isFaceUp(p, slot), 'BD-MOVE-21', () => `${id} stands in room ${slot}, which lies face down`);
  } else if (pieces.isCharacter[piece] === 1) {
    const rule = lineAt(p, pieces.owner[piece], place);
    // A wounded may have been carried onto the line of an ally (MP-RULING-65).
    const host = layout.lines[layout.lineOf[place - layout.linesFrom]].owner;
    const isGuest = rule === CLOSED && host >= 0 && !hostile(p, pieces.owner[piece], host);
    demand(
      rule === HOME || isGuest,
      'BD-EXIT-3',
      () => `${id} stands on a line by which it leaves, or that is closed to it`,
    );
  }
}

function checkHeld(p: Position, piece: Piece, holder: Piece): void {
  const { ids, isCharacter, owner, count } = p.ruleset.pieces;
  const id = ids[piece];
  demand(holder < count && isCharacter[holder] === 1, 'BD-ITEM-1', () => `${id} is held by ${ids[holder]}`);
  demand(where(p, holder) < HELD, 'BD-STACK-3', () => `${ids[holder]} is carried and holds ${id}`);
  demand(
    seenCarrying[holder] !== checks,
    'BD-STACK-3',
    () => `${ids[holder]} holds ${id} and something else`,
  );
  seenCarrying[holder] = checks;
  carried[holder] = piece;
  if (isCharacter[piece] === 0) return;
  demand(isWounded(p, piece), 'BD-MOVE-6', () => `${id} is unwounded and carried by ${ids[holder]}`);
  demand(!isWounded(p, holder), 'BD-STACK-4', () => `${ids[holder]} is wounded and carries ${id}`);
  demand(
    !hostile(p, owner[holder], owner[piece]),
    'BD-CARRY-3',
    () => `${ids[holder]} carries an enemy, ${id}`,
  );
}

export function checkToken(p: Position, piece: Piece, slot: number): void {
  const { layout, pieces, stageNumbers } = p.ruleset;
  const id = pieces.ids[piece];
  const plan = layout.slots[slot];
  demand(plan !== undefined, 'BD-SETUP-10', () => `${id} lies on slot ${slot}, which does not exist`);
  demand(
    !isFaceUp(p, slot) || slot === p.data[REVEALED],
    'BD-PLACE-8',
    () => `${id} still lies on room ${slot}, which is face up`,
  );
  const place = stageNumbers['place'];
  demand(
    slot !== p.data[REVEALED] || p.data[STAGE] === place || p.data[STAGE] === stageNumbers['over'],
    'BD-PLACE-8',
    () => `${id} waits to be placed while something else is decided`,
  );
  laid[slot]++;
  demand(laid[slot] <= plan.capacity, 'BD-SETUP-14', () => `more tokens lie on room ${slot} than it takes`);
  demand(
    plan.kinds === 'any' ||
      p.ruleset.rules.allowMisplacement ||
      (plan.kinds === 'characters') === (pieces.isCharacter[piece] === 1),
    'BD-SETUP-21',
    () => `${id} is of the wrong kind for room ${slot}`,
  );
}

export function checkOutOfPlay(p: Position, piece: Piece, at: number): void {
  const { ids, isCharacter } = p.ruleset.pieces;
  const { stageNumbers, scenario, options } = p.ruleset;
  const id = ids[piece];
  const character = isCharacter[piece] === 1;
  const stage = p.data[STAGE];
  switch (at) {
    case IN_HAND:
      demand(
        stage <= (stageNumbers['lay'] ?? -1) || stage === stageNumbers['over'],
        'BD-SETUP-15',
        () => `${id} is still in hand though play has begun`,
      );
      break;
    case IN_BOX:
      demand(
        scenario.teamSize !== undefined || (options.handicap !== undefined && character),
        'BD-COMP-2',
        () => `${id} does not take part`,
      );
      break;
    case REMOVED:
      demand(
        !character || p.data[GONE + p.ruleset.pieces.owner[piece]] === 1 || p.ruleset.rules.allowMisplacement,
        'BD-ITEM-12',
        () => `${id} is a character and was removed like an object`,
      );
      break;
    case LEFT:
      demand(character && !isWounded(p, piece), 'BD-EXIT-8', () => `${id} has left but is no figure`);
      break;
    case SAVED:
      demand(character && isWounded(p, piece), 'BD-EXIT-5', () => `${id} was saved but is no wounded`);
      break;
    case KILLED:
      demand(character, 'BD-WOUND-5', () => `${id} is an object and was eliminated`);
      break;
    default:
      demand(false, 'BD-COMP-2', () => `${id} is nowhere (${at})`);
  }
}

/** Whoever stands on a pit: a Rope, somebody with a Rope, or an unwounded climber (BD-ITEM-6, BD-PIT-17). */
function staysOnPit(p: Position, piece: Piece): boolean {
  const { traits, isCharacter } = p.ruleset.pieces;
  if (isCharacter[piece] === 0) return (traits[piece] & SPANS_PITS) !== 0;
  if (
    seenCarrying[piece] === checks &&
    traits[carried[piece]] & SPANS_PITS &&
    isCharacter[carried[piece]] === 0
  )
    return true;
  return !isWounded(p, piece) && (traits[piece] & ON_PITS) !== 0;
}
