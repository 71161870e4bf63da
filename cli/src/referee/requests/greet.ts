/** `hello`: who is speaking, and what can be played. */
import { REFEREE_PROTOCOL } from '@dungeon-twister/protocol';
import { RULES_VERSION, SCENARIOS } from '@dungeon-twister/rules';
import { LANGUAGES, optionsOf } from '@dungeon-twister/words';
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
    options: ['rules', 'timer', ...optionsOf(scenario)],
  })),
  limits,
});
