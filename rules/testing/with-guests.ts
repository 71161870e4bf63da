/** Scenarios in which guests are too, so that tests can speak of everybody. */
import { GUESTS } from '../src/editions/guests.ts';
import { BOOK_TIMER } from '../src/flow/clock.ts';
import type { GameOptions } from '../src/model/options.ts';
import type { Scenario } from '../src/model/scenario.ts';

export const withGuests = (scenario: Scenario): Scenario => ({
  ...scenario,
  teams: scenario.teams.map((team) => ({ ...team, characters: [...team.characters, ...GUESTS] })),
});

/** A small scenario of one's own for each guest: he plays for both colours. */
export const GUEST_GAMES: readonly GameOptions[] = GUESTS.map(({ id }) => ({
  scenario: 'guest',
  own: [
    'Scenario: guest',
    'Based on: base',
    'Map:',
    '  1 1',
    '  1 1',
    'Rooms: 1 2',
    `Blue: ${id}, cleric, warrior, rope`,
    `Yellow: ${id}, goblin, troll, sword`,
    'On line: 2',
    'Goal: 2 points',
  ].join('\n'),
  timer: BOOK_TIMER,
}));
