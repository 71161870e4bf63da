/** Lines of sight (group LOS) and what the Wizard's wand and the Banshee's scream do along them. */
import type { Place } from '../../src/vocabulary.ts';
import {
  type Board,
  borderAt,
  carriesA,
  characterOn,
  companyOf,
  DIRECTIONS,
  hasClosedGate,
  hasSlit,
  hasWall,
  isPit,
  isWayOut,
  type Piece,
  piecesOn,
  squareAt,
} from './board.ts';
import { crowding } from './stacking.ts';

/** The first character seen from a square in one direction (BD-LOS-1, BD-LOS-4, BD-LOS-8). */
function firstInSight(board: Board, from: Place, direction: number): Piece | undefined {
  let at = from;
  for (;;) {
    const border = borderAt(board, at, direction);
    if (border.to === undefined || border.to.kind === 'hidden') return undefined; // BD-RULING-11
    if (hasWall(border) || hasClosedGate(border)) return undefined; // BD-LOS-2, BD-LOS-3
    if (hasSlit(border) && at !== from) return undefined; // BD-LOS-6: only a slit of the own square
    at = border.to.place;
    const character = characterOn(board, at);
    if (character !== undefined) return character;
  }
}

/** The direction in which this figure has the other as first character in sight; -1 if it has not. */
export function sightDirection(board: Board, looker: Piece, target: Piece): number {
  const from = looker.square;
  if (from === undefined) return -1;
  return DIRECTIONS.findIndex((direction) => firstInSight(board, from, direction) === target);
}

/** BD-OBJ-FireballWand-1, BD-OBJ-FireballWand-2, BD-RULING-106, BD-RULING-107, BD-RULING-109. */
export function fireballRefusal(board: Board, wizard: Piece, target: Piece): string | null {
  if (wizard.kind !== 'wizard') return 'BD-CHAR-Wizard-5';
  if (!carriesA(board, wizard, 'fireball-wand')) return 'BD-OBJ-FireballWand-1';
  return sightDirection(board, wizard, target) < 0 ? 'BD-OBJ-FireballWand-2' : null;
}

/** Why this character cannot be pushed onto this square; null if it can, even to its death. */
function pushRefusal(board: Board, target: Piece, to: Place): string | null {
  const there = piecesOn(board, to);
  for (const { state, seat } of there) {
    if (state !== 'object' && seat !== target.seat) return 'BD-CHAR-Banshee-6';
    if (state === 'figure' && target.state === 'figure') return 'BD-CHAR-Banshee-5';
  }
  // BD-CHAR-Banshee-10, BD-CHAR-Banshee-11: it falls, and its load stays where it was.
  const load = companyOf(board, target);
  const held = load.some(({ kind }) => kind === 'rope');
  const unharmed = target.kind === 'thief' && target.state === 'figure'; // BD-RULING-102
  if (isPit(board, to) && there.length === 0 && !held && !unharmed) return null;
  // BD-CHAR-Banshee-7, BD-CHAR-Banshee-8, BD-CHAR-Banshee-9, BD-RULING-98, BD-RULING-100, BD-RULING-104
  return crowding([target, ...load, ...there]);
}

/** BD-CHAR-Banshee-2 to BD-CHAR-Banshee-14. */
export function screamRefusal(board: Board, banshee: Piece, target: Piece): string | null {
  if (banshee.kind !== 'banshee') return 'BD-CHAR-Banshee-2';
  const direction = sightDirection(board, banshee, target);
  if (direction < 0 || target.square === undefined) return 'BD-LOS-1';
  if (squareAt(board, target.square).kind === 'line') return 'BD-CHAR-Banshee-13';
  const border = borderAt(board, target.square, direction);
  if (border.to === undefined) return 'BD-CHAR-Banshee-12';
  if (border.to.kind === 'hidden') return 'BD-RULING-99';
  if (hasWall(border) || hasClosedGate(border) || hasSlit(border)) return 'BD-CHAR-Banshee-4';
  if (isWayOut(board, target.seat, border.to.place)) return 'BD-RULING-99';
  return pushRefusal(board, target, border.to.place);
}
