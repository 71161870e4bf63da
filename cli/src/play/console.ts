/** Where a game is played: one keyboard and one screen for everybody, or a pipe. A test brings its own. */
import { createInterface } from 'node:readline';
import type { Seat } from '@dungeon-twister/rules';
import { visible } from '@dungeon-twister/words';
import { columnsOf, isColoured, isRedrawable, type Paper, paperOf } from '../output.ts';
import type { Completion } from './complete.ts';

export interface Console {
  readonly columns: number;
  /** Asked anew each time: a window can be made wider. */
  readonly paper: Paper;
  readonly coloured: boolean;
  /** Whether a person sits there, who wants the picture again after everything he does. */
  readonly isTerminal: boolean;
  /** Text; a terminal obeys nothing in it. */
  write(text: string): void;
  /** A picture with its colours. */
  draw(picture: string): void;
  /** A line, or null when nothing more will come. */
  ask(prompt: string, complete: (typed: string) => Completion): Promise<string | null>;
  /** Takes everything away that was shown. */
  clear(): void;
  /**
   * From here on somebody else looks: a seat, or everybody. With words the keyboard changes hands first. False if
   * nobody took it: then nothing more may be shown.
   */
  handOver(to: Seat | 'everybody', words: string | null): Promise<boolean>;
  close(): void;
}

/** The screen and what was scrolled off it: the next player must not find the secrets of the last. */
export const CLEAR = '\x1b[H\x1b[2J\x1b[3J';

/** Lines that push everything off a terminal of unknown height. */
const FAR = 100;

type Completer = (typed: string) => Completion;
const nothingFits: Completer = (typed) => [[], typed];

export function standardConsole(input: NodeJS.ReadStream, out: NodeJS.WriteStream, compact = false): Console {
  const isTerminal = input.isTTY && out.isTTY;
  let completer: Completer = nothingFits;
  const lines = createInterface({
    input,
    output: out,
    terminal: isTerminal,
    completer: (typed: string) => completer(typed),
    // The last player's lines would be one key away from the next.
    historySize: 0,
  });
  const typed = lines[Symbol.asyncIterator]();
  const stop = (): void => lines.close();
  lines.on('SIGINT', stop);
  process.once('SIGINT', stop);
  const next = async (prompt: string): Promise<string | null> => {
    lines.setPrompt(prompt);
    lines.prompt();
    const { done, value } = await typed.next();
    if (done) {
      out.write('\n');
      return null;
    }
    // A pipe echoes nothing; with its lines the output can be read as a whole.
    if (!isTerminal) out.write(visible(`${value}\n`));
    return value;
  };
  const clear = (): void => {
    // A terminal that cannot be wiped is scrolled: what was on it is at least out of sight.
    if (isTerminal) out.write(isRedrawable(out) ? CLEAR : '\n'.repeat(out.rows || FAR));
  };
  return {
    get columns() {
      return columnsOf(out);
    },
    get paper() {
      return paperOf(out, compact);
    },
    coloured: isColoured(out),
    isTerminal,
    write: (text) => out.write(visible(text)),
    draw: (picture) => out.write(picture),
    clear,
    ask(prompt, complete) {
      completer = complete;
      return next(prompt);
    },
    async handOver(_to, words) {
      completer = nothingFits;
      if (!isTerminal) out.write('\n');
      clear();
      if (!isTerminal || words === null) return true;
      const isTaken = (await next(words)) !== null;
      clear();
      return isTaken;
    },
    close() {
      process.off('SIGINT', stop);
      lines.close();
    },
  };
}
