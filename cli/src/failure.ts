/** How a command ends: with a code for scripts, listed in the help of `dt`; if early, with words for a person. */
export const FINE = 0;
/** What was asked is answered with no: a file is damaged, a record does not replay, a drawing has a fault. */
export const REFUSED = 1;
/** The command itself was not understood: an unknown flag, a missing or unreadable file. */
export const WRONG_USAGE = 2;

/** A command that ends early, never with a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, words: string) {
    super(words);
    this.exitCode = exitCode;
  }
}
