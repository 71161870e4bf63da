/** A text in which what was asked for is marked. */
import { marked } from './fold.ts';

export const Marks = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) => (
  <>
    {words.length === 0
      ? text
      : marked(text, words).map(({ text: piece, isFound }, index) =>
          isFound ? <mark key={index}>{piece}</mark> : piece,
        )}
  </>
);
