/** A scenario as it is named in a shell: by its id, or by the file of an author. A game carries the text of the file. */
import { existsSync } from 'node:fs';
import { type GameOptions, readScenario, scenarioById, SCENARIOS } from '@dungeon-twister/rules';
import { Failure, WRONG_USAGE } from './failure.ts';
import type { Language } from '@dungeon-twister/words';
import { refused, textOfFile } from './read-file.ts';

type Named = Pick<GameOptions, 'scenario' | 'own'>;

const WORDS = {
  en: (word: string, known: string) =>
    `There is no scenario "${word}" and no file of that name. There are: ${known}.`,
  fr: (word: string, known: string) =>
    `Il n’y a ni scénario « ${word} » ni fichier de ce nom. Il y a : ${known}.`,
} as const;

export function scenarioNamed(word: string, language: Language): Named {
  if (scenarioById(word)) return { scenario: word };
  if (!existsSync(word))
    throw new Failure(WRONG_USAGE, WORDS[language](word, SCENARIOS.map(({ id }) => id).join(', ')));
  const own = textOfFile(word, language);
  const read = readScenario(own);
  if (!read.ok) throw refused(word, read, language);
  return { scenario: read.scenario.id, own };
}

type Loose = Readonly<Record<string, unknown>>;

/** Options with the text of a scenario need not name it: the text does. A text that is none is for the rules to refuse. */
export function withNameOfOwn(options: Loose): Loose {
  const { scenario, own } = options;
  if (scenario !== undefined || typeof own !== 'string') return options;
  const read = readScenario(own);
  return read.ok ? { scenario: read.scenario.id, ...options } : options;
}
