/** `hello`: who is speaking, and what can be played. */
import { REFEREE_PROTOCOL } from '@dungeon-twister/protocol';
import { type GameOptions, RULES_VERSION, type Scenario, SCENARIOS } from '@dungeon-twister/rules';
import { LANGUAGES } from '../../language.ts';
import type { Handler } from '../context.ts';

export const hello: Handler<'hello'> = (_request, { limits, program }) => ({
  protocol: REFEREE_PROTOCOL,
  rules: RULES_VERSION,
  program,
  languages: [...LANGUAGES],
  scenarios: SCENARIOS.map((scenario) => ({
    id: scenario.id,
    name: scenario.name,
    edition: scenario.edition.id,
    colours: [...scenario.colours],
    options: optionsOf(scenario),
  })),
  limits,
});

/** What can be chosen in this scenario besides its name. */
function optionsOf({ goalIsOption, handicapAllowed, teamSize }: Scenario): (keyof GameOptions)[] {
  return [
    'rules',
    'timer',
    ...(goalIsOption ? (['goal'] as const) : []),
    ...(handicapAllowed ? (['handicap'] as const) : []),
    ...(teamSize ? (['teamChoice', 'rooms'] as const) : []),
  ];
}
