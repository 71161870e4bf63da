/** What somebody who thinks does about offers of a draw, and about games in which nothing happens any more. */
import {
  type Action,
  anytimeActions,
  type Chance,
  type Position,
  type Seat,
  stageOf,
  turnNumber,
  winnersOfUndecided,
} from '@dungeon-twister/rules';
import type { Judge } from './judge.ts';

/** Who is behind by this much, in tenths of a victory point, is glad of a draw. */
const BEHIND = -8;
/** How often, in a hundred, a quiet game is left as a draw by somebody who thinks he is ahead: else none might end. */
const WEARY = 25;
/** A game with more turns of everybody than this is long: some never end, as two who wound and heal each other. */
const LONG = 60;
/** How often, in a hundred of his turns, somebody offers a draw in a long game. */
const OFFERS = 5;

/** Accepts or declines a draw, or claims the end; null where there is nothing to say, or nothing worth saying. */
export function endingWanted(p: Position, seat: Seat, judge: Judge, chance: Chance): Action | null {
  const possible = anytimeActions(p, seat);
  const canBe = (type: Action['type']): Action | undefined => possible.find((action) => action.type === type);
  const decline = canBe('declineDraw');
  const offer = canBe('offerDraw');
  const isLong = turnNumber(p) > LONG * p.ruleset.seats;
  if (decline && offer) return wantsDraw(p, seat, judge, isLong ? chance : null) ? offer : decline;
  const claim = canBe('claimEnd');
  if (claim && isWorthClaiming(p, seat, judge, chance)) return claim;
  return isLong && offer && stageOf(p) === 'card' && chance.below(100) < OFFERS ? offer : null;
}

/** Whoever is behind does; in a long game whoever is not ahead by much, and now and then everybody. */
function wantsDraw(p: Position, seat: Seat, judge: Judge, chance: Chance | null): boolean {
  const value = judge.valueOf(p, seat);
  return value <= BEHIND || (chance !== null && (value < -BEHIND || chance.below(100) < WEARY));
}

/** Whoever has most claims; a draw is claimed by whoever is behind; and who would lose by it plays on. */
function isWorthClaiming(p: Position, seat: Seat, judge: Judge, chance: Chance): boolean {
  const winners = winnersOfUndecided(p);
  if (winners !== 0) return (winners & (1 << seat)) !== 0;
  return judge.valueOf(p, seat) < 0 || chance.below(100) < WEARY;
}
