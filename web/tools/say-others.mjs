/** How other devices of the same network find the game. */
import { renderUnicodeCompact } from 'uqr';

/**
 * The addresses, and on a terminal the first of them as a picture for the cameras of phones.
 *
 * @type {(words: typeof import('./start-words.mjs').START_WORDS.en, addresses: readonly string[], onTerminal: boolean) => string}
 */
export function sayOthers(words, addresses, onTerminal) {
  const [first] = addresses;
  if (first === undefined) return words.alone;
  const said = words.others(addresses.join(' '));
  return onTerminal ? `${said}\n${drawingOf(first)}` : said;
}

/** Light on dark whatever colours the terminal has: not every camera reads the opposite. */
const drawingOf = (/** @type {string} */ address) =>
  renderUnicodeCompact(address, { border: 2 })
    .split('\n')
    .map((line) => `\x1B[97;40m${line}\x1B[0m`)
    .join('\n');
