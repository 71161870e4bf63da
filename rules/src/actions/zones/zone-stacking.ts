/**
 * What may be together in a zone when an action ends: up to three characters of each player, any number of objects; and
 * what is wrong with a zone between two actions, in it and in hands.
 *
 * Whoever came among enemies is free again as soon as nobody is left there who stops him (CG-RULING-36). What is taken,
 * left and given on the way: zone-take-leave-carry.ts (CG-ITEM-1 to CG-ITEM-5, CG-CARRY-2).
 * Rules: CG-ZONE-4 to CG-ZONE-6, CG-MOVE-15, CG-ITEM-4, CG-ITEM-6, CG-CARRY-1, CG-CHAR-DarkAngel-3, CG-CHAR-Ghost-3,
 * CG-CHAR-Wizard-3, CG-RULING-36, CG-RULING-42 to CG-RULING-45, CG-RULING-201.
 */
import { meetsEnemyNow } from '../enemies-block-way-and-exit.ts';
import { capacityOf } from './zone-take-leave-carry.ts';
import type { ZoneWalk } from './zone-step.ts';
import { isSameZone } from '../../labyrinth/starting-zone.ts';
import {
  enteredFrom,
  holderOf,
  hostile,
  isWounded,
  loadsOf,
  placeOf,
  type Position,
  setEnteredFrom,
  whereIs,
} from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import type { Stacking } from '../../model/policies.ts';

/** Characters of one player in a zone when an action ends (CG-ZONE-4). */
const MOST_IN_ZONE = 3;

/** Why the move may not end here: too many of one player in a zone that it has changed (CG-ZONE-4, CG-MOVE-15, CG-ITEM-6). */
export const stayRefusal = (walk: ZoneWalk, end: Place): RefusalCode | null =>
  isCrowded(walk, walk.zoneOf(end), walk.isExit(end)) ? 'ZONE_FULL' : null;

/** Whether there would be too many somewhere if the move ended in this zone, or went out by it. */
export function isCrowded(walk: ZoneWalk, zone: Place, goesOut: boolean): boolean {
  // Carried wounded count too (CG-RULING-42); whoever goes out counts nowhere.
  if (!goesOut && walk.friends[zone] + 1 + walk.passengers > MOST_IN_ZONE) return true;
  return walk.handledPeople > 0 && leavesCrowd(walk, zone);
}

/** Whether a wounded was left or given to somebody where there are too many now, other than in the zone of the end. */
function leavesCrowd(walk: ZoneWalk, end: Place): boolean {
  const { isCharacter } = walk.position.ruleset.pieces;
  for (let i = 0; i < walk.handled; i++) {
    const piece = walk.handledPiece[i];
    if (isCharacter[piece] === 0) continue;
    const place = walk.placeNow(piece, -1);
    const zone = walk.zoneOf(place);
    if (place >= 0 && zone !== end && walk.friends[zone] > MOST_IN_ZONE) return true;
  }
  return false;
}

/** Those at a place, and where it is in a starting zone those before other rooms and facing other zones too (CG-RULING-43). */
function inOneZone(p: Position, place: Place, pieces: readonly Piece[]): readonly Piece[] {
  const { layout, rules } = p.ruleset;
  const { all } = p.ruleset.pieces;
  if (place < layout.linesFrom || !rules.startLimit) return pieces;
  return all.filter((piece) => isSameZone(p, placeOf(p, piece), place));
}

export const zoneStacking: Stacking = {
  id: 'zoneStacking',
  settle(p, place): void {
    for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
      if (whereIs(p, piece) === place && enteredFrom(p, piece) >= 0 && !meetsEnemyNow(p, piece, place))
        setEnteredFrom(p, piece, -1);
  },
  restFault(p, place, pieces): RefusalCode | null {
    const { isCharacter, owner } = p.ruleset.pieces;
    const together = inOneZone(p, place, pieces).filter((piece) => isCharacter[piece] === 1);
    for (let seat = 0; seat < p.ruleset.seats; seat++)
      if (together.filter((piece) => owner[piece] === seat).length > MOST_IN_ZONE) return 'ZONE_FULL';
    return null;
  },
  loadFault(p, load, holder): RefusalCode | null {
    const { isCharacter, owner } = p.ruleset.pieces;
    const capacity = capacityOf(p, holder);
    if (capacity === 0) return 'CARRIES_NOTHING';
    // Whatever is beyond the capacity, not what is within it: so the last of them is named.
    if (loadsOf(p, holder).indexOf(load) >= capacity) return 'HANDS_FULL';
    // A carried wounded may have to be without loads (CG-RULING-71), and never carries anybody (CG-RULING-73).
    if (holderOf(p, holder) >= 0 && !p.ruleset.rules.carriedKeeps) return 'CARRIES_NOTHING';
    if (isCharacter[load] === 0) return null;
    if (!isWounded(p, load)) return 'NOT_A_LOAD';
    if (isWounded(p, holder)) return 'WOUNDED_CARRIES_NOBODY';
    return hostile(p, owner[holder], owner[load]) ? 'ENEMY_WOUNDED_NOT_CARRIED' : null;
  },
};
