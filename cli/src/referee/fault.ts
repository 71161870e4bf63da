/** What was asked cannot be done. Thrown while a request is served, and answered where serving began. */
import type { RefereeError } from '@dungeon-twister/protocol';
import type { Words } from '@dungeon-twister/rules';

/** An error before it has its message: every one is told in both languages. */
type Said<Kind> = Kind extends RefereeError ? Omit<Kind, 'message'> : never;

export class Fault extends Error {
  readonly error: RefereeError;

  constructor({ code, words, ...more }: Said<RefereeError>) {
    const said = cutWords(words);
    super(said.en);
    // Which fields belong to which code was checked on the way in; taken apart, the compiler no longer sees it.
    this.error = { code, message: said.en, words: said, ...more } as RefereeError;
  }
}

type PlainCode = Exclude<
  RefereeError['code'],
  'NOT_A_REQUEST' | 'BAD_OPTIONS' | 'UNREADABLE' | 'UNCLEAR_ACTION' | 'REFUSED'
>;

export const fault = (code: PlainCode, words: Words): Fault => new Fault({ code, words });

/** The field that is wrong; null where the whole line is. */
export const notARequest = (field: string | null, words: Words): Fault =>
  new Fault({ code: 'NOT_A_REQUEST', words, field: field && cut(field) });

const LONGEST = 300;

/** Errors quote what was sent; a long line must not come back whole. */
const cut = (text: string): string =>
  // Half a character at the end would be no character.
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\p{Cs}$/u, '')}…` : text;

export const cutWords = ({ en, fr }: Words): Words => ({ en: cut(en), fr: cut(fr) });
