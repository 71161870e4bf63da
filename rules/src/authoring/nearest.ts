/** The known word that somebody may have meant: most faults in a file are slips of the keyboard. */
import type { Words } from '../vocabulary.ts';

/** A word further away than this is another word. */
const MOST_SLIPS = 3;

/** How many letters must be put in, taken out or changed to make one word of the other. */
export function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++)
      next.push(Math.min(row[k] + 1, next[k - 1] + 1, row[k - 1] + (a[i - 1] === b[k - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

function nearest(word: string, known: readonly string[]): string | null {
  // A text of any length may stand here; only one about as long as a word can be a slip.
  const close = known
    .filter((one) => Math.abs(one.length - word.length) <= MOST_SLIPS)
    .map((one) => ({ one, away: slips(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.min(MOST_SLIPS, Math.floor(one.length / 2)))
    .sort((a, b) => a.away - b.away);
  return close[0]?.one ?? null;
}

/** The nearest word as a question, and all that are known: the end of a sentence that begins with "there is no". */
export function instead(word: string, known: readonly string[]): Words {
  const guess = nearest(word, known);
  const all = known.join(', ');
  if (guess === null) return { en: `; there are: ${all}`, fr: ` ; il y a : ${all}` };
  return {
    en: `; did you mean "${guess}"? There are: ${all}`,
    fr: ` ; voulait-on dire "${guess}" ? Il y a : ${all}`,
  };
}

/** A word of a file as a message shows it: never longer than a line. */
export const quoted = (word: string): string => `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;
