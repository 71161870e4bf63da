/** What is asked of whom, and how it ended: in every answer that may have changed it. */
import type { AnswerTo, RequestOf } from '@dungeon-twister/protocol';
import { type AddressedEvent, decisions, eventsThrough, type Game } from '@dungeon-twister/rules';
import { seatAt } from './seat.ts';

export function courseOf(game: Game): Pick<AnswerTo<'decisions'>, 'decisions' | 'result'> {
  const { position, result } = game;
  return {
    decisions: decisions(position).map(({ seat, number, about, clock }) => ({
      seat,
      colour: position.ruleset.colours[seat] as (typeof position.ruleset.colours)[number],
      number,
      about,
      // Without a timer nobody waits for a clock, whatever the stage could have.
      clock: game.options.timer ? clock : null,
    })),
    result: result && { ending: result.ending, winners: [...result.winners] },
  };
}

type Hear = RequestOf<'perform'>['hear'];

/** What was told while something was done, as far as it is asked for. */
export function newsFor(
  game: Game,
  events: readonly AddressedEvent[],
  hear: Hear,
): Pick<AnswerTo<'perform'>, 'told' | 'events'> {
  if (hear === undefined || hear === 'all') return { told: [...events] };
  return { events: eventsThrough(events, hear === 'spectator' ? hear : seatAt(game, hear)) };
}
