/** What people say to each other: ready-made phrases, which everybody reads in his language, and words of their own. */
import * as v from 'valibot';
import { LONGEST_SAID } from './limits.ts';

/** What can be said by a key. The words are the page's. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'yourTurn',
  'thinking',
  'backSoon',
  'wellPlayed',
  'oops',
  'sorry',
  'thanks',
  'yes',
  'no',
  'again',
  'goodGame',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What may be said at a table: nothing, phrases, or everything. */
export const ChatRule = v.picklist(['off', 'phrases', 'free']);
export type ChatRule = v.InferOutput<typeof ChatRule>;

/** Who hears what is said: those who play, or those who watch. */
export const Channel = v.picklist(['players', 'watchers']);
export type Channel = v.InferOutput<typeof Channel>;

/** What steers other text or cannot be seen; of the invisible only what joins letters and pictures into one. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\u2028\u2029]/u;
/** Towers of accents reach over the lines above. */
const TOWER = /\p{M}{5,}/u;

/** One line, as it is kept. */
const OwnWords = v.pipe(
  v.string(),
  v.maxLength(LONGEST_SAID * 4),
  v.check((text) => isSeemly(text.normalize('NFC'))),
  v.transform((text) => text.normalize('NFC')),
);

function isSeemly(text: string): boolean {
  const long = Array.from(text).length;
  return /\S/u.test(text) && long <= LONGEST_SAID && !UNSEEN.test(text) && !TOWER.test(text.normalize('NFD'));
}

export const Said = v.union([
  v.strictObject({ phrase: v.picklist(PHRASES) }),
  v.strictObject({ text: OwnWords }),
]);
export type Said = v.InferOutput<typeof Said>;
