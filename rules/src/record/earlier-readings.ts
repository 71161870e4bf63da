/** Gives the options of an older record the readings by which it was played, where they are a choice now. */
import type { Scenario } from '../model/scenario.ts';
import { nodeOf, record } from '../json/nodes.ts';
import type { JsonNode, JsonRecord } from '../json/parse.ts';
import type { RuleChange } from '../rule-changes.ts';

/** The same file with these readings in its options, and in those of the position in which it begins. */
export function withEarlierReadings(
  file: JsonNode,
  { edition }: Scenario,
  changes: readonly RuleChange[],
): JsonNode {
  // A change may concern several editions, its choice only one of them.
  const known = edition.ruleNames.map((name): string => name);
  const readings = Object.fromEntries(
    changes.flatMap(({ before = {} }) => Object.entries(before)).filter(([name]) => known.includes(name)),
  );
  if (Object.keys(readings).length === 0 || file.kind !== 'record') return file;
  const start = file.fields.get('start');
  return amended(file, {
    options: withReadings(file.fields.get('options'), readings),
    start:
      start?.kind === 'record'
        ? amended(start, { options: withReadings(start.fields.get('options'), readings) })
        : start,
  });
}

/** What the record chose by itself stays. */
function withReadings(
  options: JsonNode | undefined,
  readings: Readonly<Record<string, unknown>>,
): JsonNode | undefined {
  if (options?.kind !== 'record') return options;
  const chosen = options.fields.get('rules') ?? record(options.line, {});
  if (chosen.kind !== 'record') return options;
  const missing = Object.entries(readings).filter(([name]) => !chosen.fields.has(name));
  const rules = Object.fromEntries(missing.map(([name, value]) => [name, nodeOf(chosen.line, value)]));
  return amended(options, { rules: amended(chosen, rules) });
}

const amended = (node: JsonRecord, fields: Readonly<Record<string, JsonNode | undefined>>): JsonRecord => ({
  ...node,
  fields: new Map([
    ...node.fields,
    ...Object.entries(fields).flatMap(([key, field]) => (field ? [[key, field] as const] : [])),
  ]),
});
