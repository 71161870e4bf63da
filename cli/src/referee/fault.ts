/** What was asked cannot be done. Thrown while a request is served, and answered where serving began. */
import type { RefereeError } from '@dungeon-twister/protocol';
import type { Words } from '@dungeon-twister/rules';

export class Fault extends Error {
  readonly error: RefereeError;

  constructor(error: RefereeError) {
    super(error.message);
    this.error = error;
  }
}

type PlainCode = Exclude<
  RefereeError['code'],
  'NOT_A_REQUEST' | 'BAD_OPTIONS' | 'UNREADABLE' | 'UNCLEAR_ACTION' | 'REFUSED'
>;

export const fault = (code: PlainCode, message: string): Fault => new Fault({ code, message: cut(message) });

const LONGEST = 500;

/** Messages quote what was sent; a long line must not come back whole. */
export const cut = (message: string, longest = LONGEST): string =>
  // Half a character at the end would be no character.
  message.length > longest ? `${message.slice(0, longest).replace(/\p{Cs}$/u, '')}…` : message;

/** One of many faults, in both languages. */
const LONGEST_FAULT = 300;

export const cutWords = ({ en, fr }: Words): Words => ({
  en: cut(en, LONGEST_FAULT),
  fr: cut(fr, LONGEST_FAULT),
});
