/** What positions and records say at their beginning: the scenario, the options, and whose letters they use. */
import { leaf, nodeOf, record } from '../json/nodes.ts';
import { FaultsFound } from '../json/fault.ts';
import { type JsonNode, parseJson } from '../json/parse.ts';
import type { Language } from '../vocabulary.ts';
import { type Entries, fail } from './entries.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export const readLanguage = (entries: Entries): Language =>
  entries.read<Language>(
    'letters',
    'en',
    ({ line, value }) =>
      LANGUAGES.find((one) => one === value) ??
      fail(line, {
        en: `"en" or "fr" is wanted, found "${value}"`,
        fr: `il faut « en » ou « fr », trouvé : « ${value} »`,
      }),
  );

/** The options of the game: the scenario on a line of its own, everything else as JSON. */
export function readOptions(entries: Entries): JsonNode {
  const scenario = entries.value('scenario');
  if (!scenario)
    return fail(1, {
      en: 'the scenario is missing: "scenario: base"',
      fr: 'il manque le scénario : « scenario: base »',
    });
  const others = entries.value('options');
  const fields: Record<string, JsonNode> = { scenario: leaf(scenario.line, scenario.value) };
  if (others) {
    const node = parsed(others.value, others.line);
    if (node.kind !== 'record')
      return fail(others.line, {
        en: 'options are a JSON object, as in {"goal":6}',
        fr: 'les options sont un objet JSON, comme {"goal":6}',
      });
    if (node.fields.has('scenario'))
      fail(others.line, {
        en: 'the scenario has a line of its own',
        fr: 'le scénario a une ligne à lui',
      });
    for (const [key, field] of node.fields) fields[key] = field;
  }
  return record(scenario.line, fields);
}

function parsed(text: string, line: number): JsonNode {
  try {
    parseJson(text);
    return nodeOf(line, JSON.parse(text));
  } catch (fault) {
    if (fault instanceof FaultsFound)
      throw new FaultsFound(fault.faults.map(({ words }) => ({ line, words })));
    throw fault;
  }
}
