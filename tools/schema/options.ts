/** Everything that can be chosen for a game, with its values; of a ruling also which editions have it, and as what. */
import { SCENARIOS } from '@dungeon-twister/rules';
import { OPTIONS } from '@dungeon-twister/rules/testing';
import type { Table } from './table.ts';

/** The editions that have a ruling, each with how it reads it unless a table chooses otherwise. */
const usualOf = (rule: string): object =>
  Object.fromEntries(
    SCENARIOS.flatMap(({ edition: { id, ruleNames, ruleDefaults } }) =>
      ruleNames.flatMap((name) => (name === rule ? [[id, ruleDefaults[name]]] : [])),
    ),
  );

export const options = (): Table =>
  Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([name, option]): [string, Table[string]][] =>
      'fields' in option
        ? Object.entries(option.fields).map(([field, { shape }]) => [
            `${name}.${field}`,
            { form: shape, ...(name === 'rules' ? { usual: usualOf(field) } : {}) },
          ])
        : [[name, { form: option.shape }]],
    ),
  );
