/**
 * Whether bytes are a text in UTF-8. Decoders put a mark where something is wrong, or say no without a line; whoever
 * has saved a file in another encoding wants to hear that, and where.
 */
import { type Unreadable, unreadable } from './fault.ts';

const LF = 0x0a;

/** First bytes from and to, how many others follow, and between what the first of these lies. */
const FORMS = [
  [0x00, 0x7f, 0, 0, 0],
  [0xc2, 0xdf, 1, 0x80, 0xbf],
  [0xe0, 0xe0, 2, 0xa0, 0xbf],
  [0xe1, 0xec, 2, 0x80, 0xbf],
  // The halves of a pair are no characters.
  [0xed, 0xed, 2, 0x80, 0x9f],
  [0xee, 0xef, 2, 0x80, 0xbf],
  [0xf0, 0xf0, 3, 0x90, 0xbf],
  [0xf1, 0xf3, 3, 0x80, 0xbf],
  [0xf4, 0xf4, 3, 0x80, 0x8f],
] as const;

/** The bytes of the character here, or 0 if there is none. */
function characterAt(bytes: Uint8Array, at: number): number {
  const form = FORMS.find(([from, to]) => bytes[at] >= from && bytes[at] <= to);
  if (!form) return 0;
  const [, , others, least, most] = form;
  for (let i = 1; i <= others; i++) {
    const byte = bytes[at + i] ?? 0;
    if (byte < (i === 1 ? least : 0x80) || byte > (i === 1 ? most : 0xbf)) return 0;
  }
  return 1 + others;
}

/** What is wrong with a file that is not UTF-8; null if it is. */
export function notUtf8(bytes: Uint8Array): Unreadable | null {
  let line = 1;
  for (let at = 0; at < bytes.length; ) {
    const length = characterAt(bytes, at);
    if (length === 0)
      return unreadable([
        {
          line,
          words: {
            en: 'this is not UTF-8: the file was saved in another encoding, or is no text',
            fr: 'ce n’est pas de l’UTF-8 : le fichier a été enregistré dans un autre codage, ou n’est pas un texte',
          },
        },
      ]);
    if (bytes[at] === LF) line++;
    at += length;
  }
  return null;
}
