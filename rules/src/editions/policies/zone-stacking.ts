/**
 * What may be together in a zone: up to three characters of each player, any number of objects; who carries what is said
 * by holders alone.
 *
 * Whoever came among enemies is free again as soon as nobody is left there who stops him (CG-RULING-36).
 * Rules: CG-ZONE-4 to CG-ZONE-6, CG-RULING-36, CG-RULING-45, CG-RULING-201.
 */
import { meetsEnemyNow } from '../../actions/zones/enemies-met.ts';
import { enteredFrom, setEnteredFrom, whereIs } from '../../position/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Stacking } from './policies.ts';

/** Characters of one player in a zone (CG-ZONE-4). */
const MOST_IN_ZONE = 3;

export const zoneStacking: Stacking = {
  id: 'zoneStacking',
  settle(p, place): void {
    for (let piece = 0; piece < p.table.pieces.count; piece++)
      if (whereIs(p, piece) === place && enteredFrom(p, piece) >= 0 && !meetsEnemyNow(p, piece, place))
        setEnteredFrom(p, piece, -1);
  },
  restFault(p, _place, pieces): RefusalCode | null {
    const { isCharacter, owner } = p.table.pieces;
    for (let seat = 0; seat < p.table.seats; seat++)
      if (pieces.filter((piece) => isCharacter[piece] === 1 && owner[piece] === seat).length > MOST_IN_ZONE)
        return 'ZONE_FULL';
    return null;
  },
};
