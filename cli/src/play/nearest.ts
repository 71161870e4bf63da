/** Which of the lines that could have been typed lie nearest to the one that was. */
import { slips } from '@dungeon-twister/rules';

const MOST = 3;
/** One letter in so many may be wrong. */
const SAME_OF = 3;

export function nearest(typed: string, lines: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  return [...new Set(lines)]
    .map((line) => ({ line, far: slips(text, line.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ line }) => line);
}

/** Words that nobody should be led to who meant something else: only where little of them is wrong. */
export const hardlyMistyped = (typed: string, words: readonly string[]): string[] =>
  words.filter((word) => slips(typed.trim().toLowerCase(), word) <= Math.floor(word.length / SAME_OF));
