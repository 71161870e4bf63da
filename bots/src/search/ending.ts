/** What somebody who thinks does about offers of a draw, and about games in which nothing happens any more. */
import {
  type Action,
  anytimeActions,
  type Chance,
  type Position,
  type Seat,
  winnersOfUndecided,
} from '@dungeon-twister/rules';
import type { Judge } from './judge.ts';

/** Who is behind by this much, in tenths of a victory point, is glad of a draw. */
const BEHIND = -8;
/** How often, in a hundred, a quiet game is left as a draw by somebody who thinks he is ahead: else none might end. */
const WEARY = 25;

/** Accepts or declines a draw, or claims the end; null where there is nothing to say, or nothing worth saying. */
export function endingWanted(p: Position, seat: Seat, judge: Judge, chance: Chance): Action | null {
  const possible = anytimeActions(p, seat);
  const canBe = (type: Action['type']): Action | undefined => possible.find((action) => action.type === type);
  const decline = canBe('declineDraw');
  const accept = canBe('offerDraw');
  if (decline && accept) return judge.valueOf(p, seat) <= BEHIND ? accept : decline;
  const claim = canBe('claimEnd');
  return claim && isWorthClaiming(p, seat, judge, chance) ? claim : null;
}

/** Whoever has most claims; a draw is claimed by whoever is behind; and who would lose by it plays on. */
function isWorthClaiming(p: Position, seat: Seat, judge: Judge, chance: Chance): boolean {
  const winners = winnersOfUndecided(p);
  if (winners !== 0) return (winners & (1 << seat)) !== 0;
  return judge.valueOf(p, seat) < 0 || chance.below(100) < WEARY;
}
