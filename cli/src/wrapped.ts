/** Between two words that belong on the same line. */
export const TOGETHER = '\u00a0';

/** A text in lines no longer than a width, broken between words; lines after the first are indented. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length > width && line.trim() !== '') {
      lines.push(line);
      line = indent + word;
    } else line = next;
  }
  return [...lines, line].map((one) => one.trimEnd().replaceAll(TOGETHER, ' '));
}
