/** Which of the lines that could have been typed lie nearest to the one that was. */

const MOST = 3;
/** One letter in so many may be wrong. */
const SAME_OF = 3;

export function nearest(typed: string, lines: readonly string[]): string[] {
  const text = typed.trim().toLowerCase();
  return [...new Set(lines)]
    .map((line) => ({ line, far: distance(text, line.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ line }) => line);
}

/** Words that nobody should be led to who meant something else: only where little of them is wrong. */
export const hardlyMistyped = (typed: string, words: readonly string[]): string[] =>
  words.filter((word) => distance(typed.trim().toLowerCase(), word) <= Math.floor(word.length / SAME_OF));

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
