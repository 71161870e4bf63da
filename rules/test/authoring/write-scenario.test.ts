import { expect, test } from 'vitest';
import { KNOWN_SCENARIOS } from '../../src/authoring/catalogue.ts';
import { writeScenario } from '../../src/authoring/write-scenario.ts';
import { readScenario } from '../../src/authoring/scenario-file.ts';

test.each(KNOWN_SCENARIOS.map((scenario) => ({ id: scenario.id, scenario })))(
  'a file written from $id says the same, without a remark',
  ({ id, scenario }) => {
    const read = readScenario(writeScenario(scenario, `own-${id}`));
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    expect(read.scenario).toEqual({ ...scenario, id: `own-${id}`, basedOn: id, rules: [] });
    expect(read.remarks).toEqual([]);
  },
);
