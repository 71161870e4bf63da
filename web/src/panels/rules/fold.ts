/** Letters without their accents and in lower case, one for one: what is found in them is found in the text. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u{c0}-\u{24f}]/gu, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('’', "'");

/** The words that somebody asks for. */
export const wordsOf = (asked: string): string[] => folded(asked).split(/\s+/).filter(Boolean);

export interface Marked {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, those that were asked for apart. */
export function marked(text: string, words: readonly string[]): Marked[] {
  const here = folded(text);
  const found = new Uint8Array(text.length);
  for (const word of words)
    for (let at = here.indexOf(word); at >= 0; at = here.indexOf(word, at + word.length))
      found.fill(1, at, at + word.length);
  const pieces: Marked[] = [];
  let begin = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && found[at] === found[begin]) continue;
    pieces.push({ text: text.slice(begin, at), isFound: found[begin] === 1 });
    begin = at;
  }
  return pieces;
}
