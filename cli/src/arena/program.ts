/**
 * A program in any language that plays one seat in one game: a line of JSON with a question goes in, a line of JSON with
 * an action comes out (docs/bots.md). It is started for the game and ended with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Forfeit } from './forfeit.ts';
import type { Asked, Player } from './player.ts';

/** An answer is short. Somebody who writes on and on without a line end is not answering. */
const LONGEST_LINE = 1_000_000;
/** So much of what it complains about is told when it fails. */
const LONGEST_COMPLAINT = 500;

interface Waiting {
  readonly take: (line: string) => void;
  readonly fail: (reason: Forfeit) => void;
}

export class Program implements Player {
  private readonly child: ChildProcess;
  private readonly limitMs: number;
  private waiting: Waiting | null = null;
  private ended: Forfeit | null = null;
  private line = '';
  private complaint = '';

  constructor(command: string, limitMs: number, onProcess: (pid: number) => void) {
    this.limitMs = limitMs;
    // A group of its own: a shell that is ended would leave behind what it has started.
    this.child = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' });
    if (this.child.pid !== undefined) onProcess(this.child.pid);
    this.child.on('error', (error) => this.end(new Forfeit('crash', error.message)));
    this.child.on('close', (code, signal) => {
      const how = `It ended (${signal ?? `exit code ${code}`}).`;
      this.end(new Forfeit('crash', `${how} ${this.complaint.trim()}`.trim()));
    });
    // What it could not take is told by its end.
    this.child.stdin?.on('error', () => undefined);
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-LONGEST_COMPLAINT);
    });
  }

  async answer({ decision, view, seed, legal }: Asked): Promise<unknown> {
    const { seat, number, about } = decision;
    const { actions, anytime } = legal();
    const question = { seat, decision: { number, about }, seed, view, actions, anytime };
    const line = await this.ask(`${JSON.stringify(question)}\n`);
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Forfeit('nonsense', `Not JSON: ${line.slice(0, LONGEST_COMPLAINT)}`);
    }
  }

  close(): void {
    this.child.stdin?.end();
    endProcess(this.child.pid);
  }

  private ask(line: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(this.ended);
        return;
      }
      const clock = setTimeout(
        () => this.waiting?.fail(new Forfeit('hang', `No answer within ${this.limitMs / 1000} s.`)),
        this.limitMs,
      );
      const settle = (): void => {
        clearTimeout(clock);
        this.waiting = null;
      };
      this.waiting = {
        take(answer) {
          settle();
          resolve(answer);
        },
        fail(reason) {
          settle();
          reject(reason);
        },
      };
      this.child.stdin?.write(line);
    });
  }

  /** Whole lines answer; what is said without having been asked is not heard. */
  private hear(text: string): void {
    this.line += text;
    if (this.line.length > LONGEST_LINE) this.waiting?.fail(new Forfeit('nonsense', 'The line has no end.'));
    const lines = this.line.split('\n');
    this.line = this.waiting ? (lines.pop() ?? '') : '';
    const answer = lines.find((one) => one.trim() !== '');
    if (answer !== undefined) this.waiting?.take(answer);
  }

  private end(reason: Forfeit): void {
    this.ended ??= reason;
    this.waiting?.fail(reason);
  }
}

/** With everything that it has started. */
export function endProcess(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
