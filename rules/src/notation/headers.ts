/** What positions and records say at their beginning: the scenario, the options, and whose letters they use. */
import { leaf, nodeOf, record } from '../json/nodes.ts';
import { JsonFault, type JsonNode, parseJson } from '../json/parse.ts';
import type { Language } from '../vocabulary.ts';
import { type Entries, fail } from './entries.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

export function readLanguage(entries: Entries): Language {
  const entry = entries.value('letters');
  if (!entry) return 'en';
  return (
    LANGUAGES.find((one) => one === entry.value) ??
    fail(entry.line, `"en" or "fr" is wanted, found "${entry.value}"`)
  );
}

/** The options of the game: the scenario on a line of its own, everything else as JSON. */
export function readOptions(entries: Entries): JsonNode {
  const scenario = entries.value('scenario');
  if (!scenario) return fail(1, 'the scenario is missing: "scenario: base"');
  const others = entries.value('options');
  const fields: Record<string, JsonNode> = { scenario: leaf(scenario.line, scenario.value) };
  if (others) {
    const node = parsed(others.value, others.line);
    if (node.kind !== 'record') return fail(others.line, 'options are a JSON object, as in {"goal":6}');
    if (node.fields.has('scenario')) fail(others.line, 'the scenario has a line of its own');
    for (const [key, field] of node.fields) fields[key] = field;
  }
  return record(scenario.line, fields);
}

function parsed(text: string, line: number): JsonNode {
  try {
    parseJson(text);
    return nodeOf(line, JSON.parse(text));
  } catch (fault) {
    if (fault instanceof JsonFault) return fail(line, fault.message);
    throw fault;
  }
}
