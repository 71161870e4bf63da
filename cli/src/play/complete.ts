/**
 * What Tab offers: whole legal lines where few are left, otherwise the next word of them; where nothing legal begins
 * like that, the word that is being typed. In the form that Node's readline wants.
 */

/** So many lines can be looked through at a glance. */
const FEW = 12;

export type Completion = [string[], string];

export function complete(typed: string, lines: readonly string[], words: readonly string[]): Completion {
  const text = typed.trimStart();
  const fitting = [...new Set(lines)].filter((line) => line.startsWith(text));
  if (fitting.length > FEW) return [nextWords(fitting, text.length), text];
  if (fitting.length > 0) return [fitting, text];
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return [[...new Set(words)].filter((word) => word.startsWith(last)), last];
}

/** The lines cut behind the word in which the typed text ends. */
const nextWords = (lines: readonly string[], from: number): string[] => [
  ...new Set(
    lines.map((line) => {
      const end = line.indexOf(' ', from);
      return end < 0 ? line : line.slice(0, end + 1);
    }),
  ),
];
