/** A command that ends early: with words for a person and an exit code for a script, never with a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, words: string) {
    super(words);
    this.exitCode = exitCode;
  }
}
