/** Where a combat that has just been declared ends the same way whatever cards are laid. */
import { combatNow, endCombat, type Position, type Seat, stageOf } from '@dungeon-twister/rules';
import { cardFightOf, laysIn } from './card-fight.ts';
import { isParty } from './party.ts';
import { endFor, ENDS } from './worths.ts';

/** The position after it, all cards still in hand; null where it may end otherwise, or more is to be decided. */
export function certainEnd(p: Position, seat: Seat): Position | null {
  const combat = combatNow(p);
  if (!combat || stageOf(p) !== 'layCard' || isParty(p, combat)) return null;
  const fight = cardFightOf(p, combat, seat);
  const [attack, defence] = laysIn(fight).map((lays) => lays.map(({ sum }) => sum));
  const end = endFor(fight.lead + Math.min(...attack) - Math.max(...defence));
  if (end !== endFor(fight.lead + Math.max(...attack) - Math.min(...defence))) return null;
  const after = p.copy();
  endCombat(after, ENDS[end]);
  return after;
}
