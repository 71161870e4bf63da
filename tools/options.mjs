/**
 * The options of a command, read so that a slip is answered with a sentence that names what there is and exit code 2,
 * never with a stack trace. Plain JavaScript, because some commands run before anything else does.
 */
import { parseArgs } from 'node:util';

/** @typedef {'en' | 'fr'} Language */
/** @typedef {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Known */
/**
 * @template {Known} Options
 * @typedef {{ readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean }} Values
 */

const WRONG_USAGE = 2;

const WORDS = {
  en: {
    unknown: (/** @type {string} */ name) => `There is no option ${name}.`,
    stray: (/** @type {string} */ word) => `"${word}" belongs to no option.`,
    noValue: (/** @type {string} */ name) => `${name} needs a value.`,
    value: (/** @type {string} */ name) => `${name} takes no value.`,
    known: (/** @type {string} */ names) => (names ? `There are: ${names}.` : 'This command has no options.'),
  },
  fr: {
    unknown: (/** @type {string} */ name) => `Il n’y a pas d’option ${name}.`,
    stray: (/** @type {string} */ word) => `« ${word} » n’appartient à aucune option.`,
    noValue: (/** @type {string} */ name) => `${name} veut une valeur.`,
    value: (/** @type {string} */ name) => `${name} ne prend pas de valeur.`,
    known: (/** @type {string} */ names) =>
      names ? `Il y a : ${names}.` : 'Cette commande n’a pas d’options.',
  },
};

/**
 * The first thing that is wrong, or null.
 *
 * @type {(args: readonly string[], known: Known, language: Language) => string | null}
 */
export function faultIn(args, known, language) {
  const words = WORDS[language];
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') return words.stray(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (!option) return words.unknown(token.rawName);
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (option.type === 'string' && isMissing) return words.noValue(token.rawName);
    if (option.type === 'boolean' && token.value !== undefined) return words.value(token.rawName);
  }
  return null;
}

/**
 * What the command line says; a fault ends the process.
 *
 * @template {Known} Options
 * @param {Options} known
 * @param {Language} [language]
 * @returns {Values<Options>}
 */
export function optionsOf(known, language = 'en') {
  const args = process.argv.slice(2);
  const fault = faultIn(args, known, language);
  if (fault === null) return parseArgs({ args, options: known }).values;
  const names = Object.keys(known).map((name) => `--${name}`);
  return endWith(`${fault} ${WORDS[language].known(names.join(', '))}`);
}

/**
 * Ends a command that was not understood.
 *
 * @type {(sentence: string) => never}
 */
export function endWith(sentence) {
  // A name may hold anything; a terminal must not obey it.
  console.error(sentence.replace(/(?!\n)\p{Cc}/gu, '\uFFFD'));
  process.exit(WRONG_USAGE);
}
