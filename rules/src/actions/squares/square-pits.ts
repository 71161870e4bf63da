/**
 * Pits among squares: who crosses one, who and what may stay there, and who falls.
 *
 * How a Rope is taken and left there otherwise (BD-RULING-38, BD-RULING-39): square-take-leave-carry.ts; jumping over
 * one: square-jump.ts; who is pushed into one (BD-CHAR-Banshee-10, BD-RULING-102): content/abilities/scream.ts; whom a
 * pit kills who is wounded there (BD-PIT-10, BD-PIT-12, BD-PIT-13): turn/wounds-and-deaths.ts; who scores it
 * (BD-PIT-15): editions/policies/points-for-eliminations.ts; pits between zones (CG-MOVE-11): zone-step.ts.
 * Rules: BD-MOVE-16, BD-ITEM-6, BD-CARRY-5, BD-CHAR-Wizard-3, BD-PIT-1 to 9, BD-PIT-11, BD-PIT-14, BD-PIT-16 to 18;
 * BD-RULING-37, BD-RULING-41, BD-RULING-42, BD-RULING-44, BD-RULING-50, BD-RULING-126; MP-RULING-67.
 */
import { MAY_REST, MAY_STAND, SWALLOWS } from '../../map/square-kinds.ts';
import { bit } from '../../model/ability.ts';
import { areHostile, isCharacter, isFigure, isWounded, type Position } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import type { SquareWalk } from './square-step.ts';

const ON_PITS = bit('onPits');
/** Whoever flies or climbs crosses every pit. */
export const CROSSES_PITS = bit('overPits') | ON_PITS;
const BRIDGES_PITS = bit('bridgesPits');
const SPANS_PITS = bit('spansPits');

export const spans = (p: Position, piece: Piece): boolean =>
  (p.ruleset.pieces.traits[piece] & SPANS_PITS) !== 0;
const swallows = (p: Position, place: Place): boolean => SWALLOWS[p.ruleset.terrain.kind[place]] === 1;

/** Why the mover, who neither flies nor climbs, may not step from a place onto a pit. */
export function pitRefusal(walk: SquareWalk, from: Place, pit: Place): RefusalCode | null {
  if (isSpanned(walk, pit) || isBridged(walk, pit)) return null;
  if (walk.load < 0 || !spans(walk.position, walk.load)) return 'PIT';
  // Strictly, a carried Rope is tied to solid ground: it leads from no pit to the next (BD-RULING-37).
  const { rules, terrain } = walk.position.ruleset;
  return rules.strictRope && MAY_STAND[terrain.kind[from]] === 0 ? 'ROPE_SPANS_ONE_PIT' : null;
}

/** Whether a Rope lies on the pit, whoever may hold it there. */
function isSpanned(walk: SquareWalk, pit: Place): boolean {
  const count = walk.contents(pit);
  for (let i = 0; i < count; i++) if (spans(walk.position, walk.found[i])) return true;
  return false;
}

/** Whether a friend stands there who lets others cross. */
function isBridged({ position, mover }: SquareWalk, pit: Place): boolean {
  const { pieces, occupancy } = position.ruleset;
  for (let other = occupancy.first[pit]; other >= 0; other = occupancy.next[other])
    if (
      pieces.traits[other] & BRIDGES_PITS &&
      other !== mover &&
      !areHostile(position, mover, other) &&
      isFigure(position, other)
    )
      return true;
  return false;
}

/** Why a Rope may not be taken from under whoever holds it on a pit. */
export function ropeRefusal(
  p: Position,
  mover: Piece,
  at: Place,
  item: Piece,
  by: Piece,
): RefusalCode | null {
  if (!swallows(p, at) || !spans(p, item)) return null;
  if (isFigure(p, by)) return 'ROPE_HOLDS_FRIEND';
  return areHostile(p, mover, by) ? null : 'ROPE_HOLDS_OWN_WOUNDED';
}

/** Why what nobody holds may not remain here without a Rope. */
export function restOnPitRefusal(
  p: Position,
  at: Place,
  objects: number,
  wounded: number,
): RefusalCode | null {
  if (MAY_REST[p.ruleset.terrain.kind[at]] !== 0) return null;
  if (objects === 1) return 'OBJECT_ON_PIT';
  return wounded === 1 ? 'WOUNDED_ON_PIT' : null;
}

/** Why a figure may not end its action here where no Rope lies: it has none in hand and does not climb. */
export function stayOnPitRefusal(p: Position, mover: Piece, load: Piece, place: Place): RefusalCode | null {
  if (MAY_STAND[p.ruleset.terrain.kind[place]] !== 0) return null;
  const { traits } = p.ruleset.pieces;
  const held = load >= 0 && !isCharacter(p, load) ? traits[load] : 0;
  return (traits[mover] | held) & ON_PITS ? null : 'PIT_NO_STAY';
}

/** Which of these pieces loses its hold and its life when the mover leaves them so (BD-PIT-14, BD-RULING-126), or -1. */
export function fallenAmong(
  p: Position,
  mover: Piece,
  place: Place,
  pieces: Int16Array,
  count: number,
): Piece {
  if (!swallows(p, place)) return -1;
  let hanging = -1;
  for (let i = 0; i < count; i++) {
    if (spans(p, pieces[i])) return -1;
    if (isWounded(p, pieces[i]) && areHostile(p, mover, pieces[i])) hanging = pieces[i];
  }
  return hanging;
}
