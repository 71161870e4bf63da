/**
 * Where in the page a scenario is chosen: one of the boxes by its name, one of your own with its whole text, so that a
 * page that is served already can show it too.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { endWith } from '../../tools/options.mjs';
import { START_WORDS } from './start-words.mjs';

register();
const { readScenario, scenarioById, SCENARIOS } = await import('@dungeon-twister/rules');
const { sayFaults, visible } = await import('@dungeon-twister/words');
const { hashOf } = await import('../src/browser/route.ts');
const { LONGEST_CODE, packed } = await import('../src/store/link.ts');

/** Far more than a scenario may have; what is longer is not even read. */
const MOST_BYTES = 1_000_000;

/** @type {(word: string, language: 'en' | 'fr') => Promise<string>} */
export async function scenarioPlace(word, language) {
  const words = START_WORDS[language];
  if (scenarioById(word)) return hashOf({ page: 'home', scenario: word });
  // npm starts its commands at the top of the repository, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', word);
  if (!existsSync(file)) return endWith(words.noScenario(word, SCENARIOS.map(({ id }) => id).join(', ')));
  if (!statSync(file).isFile() || statSync(file).size > MOST_BYTES) return endWith(words.tooLong(word));
  const text = readFileSync(file, 'utf8');
  const read = readScenario(text);
  if (!read.ok) return endWith(sayFaults(word, read, language).map(visible).join('\n'));
  const code = await packed(text);
  return code.length > LONGEST_CODE ? endWith(words.tooLong(word)) : hashOf({ page: 'home', own: code });
}
