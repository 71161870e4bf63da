/**
 * A combat of two seats from any of its moments on: how many cards are laid, whether one is named, which are laid. What
 * is said aloud comes in turn, so each answer is tried and the best one taken; what is laid face down is a game of its own.
 */
import {
  ActionList,
  combatHand,
  combatNow,
  countOf,
  decode,
  decisions,
  list,
  type PackedAction,
  perform,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { type CardFight, cardFightOf } from './card-fight.ts';
import { type Prospect, prospectValue } from './prospect.ts';
import type { Worths } from './worths.ts';

/** How a fight with cards is looked up or worked out. */
export type Solve = (fight: CardFight, worths: Worths) => Prospect;

/** An answer that is said aloud, and what comes of it. */
export interface Spoken {
  readonly packed: PackedAction;
  readonly prospect: Prospect;
  /** What that is worth to the one who says it. */
  readonly value: number;
}

const listed = new ActionList();

/** What comes of each answer to a question of the combat that is answered aloud: how many cards, which name. */
export function spokenAnswers(p: Position, viewer: Seat, worths: Worths, solve: Solve): Spoken[] {
  const combat = combatNow(p);
  const [{ seat }] = decisions(p);
  const sign = seat === combat?.attackers[0] ? 1 : -1;
  const other = combat?.attackers[0] === seat ? combat.defenders[0] : (combat?.attackers[0] ?? seat);
  return distinctAnswers(p, seat, other).map((packed) => {
    const after = p.copy();
    perform(after, seat, packed);
    const prospect = duelProspect(after, viewer, worths, solve);
    return { packed, prospect, value: sign * prospectValue(prospect, worths) };
  });
}

/** All answers, but of the names of cards that the other does not hold only the first: they all do the same. */
function distinctAnswers(p: Position, seat: Seat, other: Seat): PackedAction[] {
  list(p, seat, listed);
  const all = Array.from({ length: listed.length }, (_, index) => listed.packed(index));
  const hand = combatHand(p, other);
  let missed = false;
  return all.filter((packed) => {
    const action = decode(p, seat, packed);
    if (action.type !== 'nameCard' || action.card === null || countOf(hand, action.card) > 0) return true;
    const first = !missed;
    missed = true;
    return first;
  });
}

/** What is to be expected of the combat when both sides do their best from now on. */
export function duelProspect(p: Position, viewer: Seat, worths: Worths, solve: Solve): Prospect {
  const combat = combatNow(p);
  if (combat && stageOf(p) === 'layCard') return solve(cardFightOf(p, combat, viewer), worths);
  return spokenAnswers(p, viewer, worths, solve).reduce((best, one) => (one.value > best.value ? one : best))
    .prospect;
}
