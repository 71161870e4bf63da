/** What was asked cannot be done. Thrown while a request is served, and answered where serving began. */
import type { RefereeError } from '@dungeon-twister/protocol';

export class Fault extends Error {
  readonly error: RefereeError;

  constructor(error: RefereeError) {
    super(error.message);
    this.error = error;
  }
}

type PlainCode = Exclude<RefereeError['code'], 'NOT_A_REQUEST' | 'UNREADABLE' | 'UNCLEAR_ACTION' | 'REFUSED'>;

export const fault = (code: PlainCode, message: string): Fault => new Fault({ code, message: cut(message) });

const LONGEST = 500;

/** Messages quote what was sent; a long line must not come back whole. */
export const cut = (message: string): string =>
  // Half a character at the end would be no character.
  message.length > LONGEST ? `${message.slice(0, LONGEST).replace(/\p{Cs}$/u, '')}…` : message;
