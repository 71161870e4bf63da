/** Asks a bot for an idea: in a worker, with the view of the seat that asks, and never about more than one thing at once. */
import type { Action, Seat, View } from '@dungeon-twister/rules';
import type { BotName } from '../match/player.ts';
import type { Advice, Advised } from './worker.ts';

/** Whoever thinks longer than this has no idea. */
const PATIENCE_MS = 15_000;

export interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly name: BotName;
  readonly seed: string;
}

export class Adviser {
  private worker: Worker | null = null;
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What would be done next; nothing where nobody knows. Another question forgets this one. */
  ask(asked: Asked): Promise<readonly Action[]> {
    // One that still thinks about something else would be late.
    this.stop();
    const number = ++this.number;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    return new Promise((answer) => {
      const done = (line: readonly Action[]): void => {
        if (number !== this.number) return;
        this.stop();
        answer(line);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Advised>) => done(data.line));
      worker.addEventListener('error', () => done([]));
      this.timer = setTimeout(() => done([]), PATIENCE_MS);
      const question: Advice = { ...asked, number };
      worker.postMessage(question, []);
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}
