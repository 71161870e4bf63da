/**
 * What may be together in a zone: up to three characters of each player, any number of objects; who carries what,
 * holders say.
 *
 * Whoever came among enemies is free again as soon as nobody is left there who stops him (CG-RULING-36). In moves the
 * limit is asked for in actions/zones/zone-take-leave-carry.ts.
 * Rules: CG-ZONE-4 to CG-ZONE-6, CG-ITEM-4, CG-CARRY-1, CG-RULING-36, CG-RULING-42 to CG-RULING-45, CG-RULING-201.
 */
import { meetsEnemyNow } from '../enemies-in-the-way.ts';
import { capacityOf, MOST_IN_ZONE } from './zone-take-leave-carry.ts';
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
