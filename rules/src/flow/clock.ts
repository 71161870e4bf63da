/**
 * What happens when a clock runs out: the rules decide for the player.
 *
 * Which clock runs at which decision, and what is then chosen, each stage says (stages.ts): the lowest card, the first
 * empty squares (actions/place-in-revealed-room.ts), the +0 (combat/course-and-cards.ts). How long one runs
 * by the book: below.
 * Rules: groups BD-TIMER, CG-TIMER; BD-RULING-122, BD-RULING-138, BD-RULING-139, CG-RULING-182 to CG-RULING-185.
 */
import type { Emit } from '../model/events.ts';
import { ACTIVE, ASKED, TIME_OUT } from '../model/fields.ts';
import type { TimerOptions } from '../model/options.ts';
import type { Position } from '../model/position.ts';
import { endIfWonAtOnce } from '../turn/turn-and-game-end.ts';
import type { Seat } from '../vocabulary.ts';
import { mustDecide, refreshDerived, stageNow } from './asked.ts';

/** How long each clock runs by the book (BD-TIMER-1, BD-TIMER-3, BD-TIMER-5; CG-TIMER-1, CG-TIMER-3, CG-TIMER-5). */
export const BOOK_TIMER: TimerOptions = { turn: 120, placing: 5, combatCard: 5 };

/** The clock of an open decision has run out: the rules decide for the player. */
export function runOut(p: Position, seat: Seat, emit: Emit = null): void {
  const stage = stageNow(p);
  const clock = mustDecide(p, seat) ? stage.clock(p, seat) : null;
  if (!stage.late || clock === null) return;
  emit?.({ event: { type: 'timeRanOut', seat } });
  if (clock === 'turn') p.data[TIME_OUT] = 1;
  else decideFor(p, seat, emit);
  hurry(p, emit);
}

/** What the rules choose for a seat that is late. */
function decideFor(p: Position, seat: Seat, emit: Emit): void {
  refreshDerived(p);
  p.data[ASKED + seat]++;
  stageNow(p).late?.(p, seat, emit);
  endIfWonAtOnce(p, emit);
}

/**
 * The clock of the turn has run out: the action under way is completed, with what the rules choose for the active
 * player and with what the others choose for themselves, and then the turn ends (BD-RULING-122, CG-RULING-182).
 */
export function hurry(p: Position, emit: Emit): void {
  while (p.data[TIME_OUT] === 1 && mustDecide(p, p.data[ACTIVE])) decideFor(p, p.data[ACTIVE], emit);
}
