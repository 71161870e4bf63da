/**
 * Asks bots, who think in a thread of their own: they are sent a view and nothing else, and nobody waits for them but
 * their table. A bot that does not come back is ended with its thread, and somebody else chooses.
 */
import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Action, Seat, View } from '@dungeon-twister/rules';

export interface BotQuestion {
  readonly table: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: View;
}

export interface BotAsker {
  /** What the bot wants to do; null where it failed. */
  ask(question: BotQuestion): Promise<Action | null>;
  close(): Promise<void>;
}

/** What goes to the thread, and what comes back. */
export interface Asked extends BotQuestion {
  readonly number: number;
  readonly seed: string;
}
export interface Chosen {
  readonly number: number;
  readonly action: Action | null;
}

/** In the repository a thread starts as the command does; in a bundle it is a file of its own. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? 'worker.mjs' : 'server-bots.js', import.meta.url);
const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 512;

interface Waiting {
  readonly resolve: (action: Action | null) => void;
  readonly watchdog: NodeJS.Timeout;
}

export class ThreadOfBots implements BotAsker {
  private readonly waiting = new Map<number, Waiting>();
  private readonly patience: number;
  private worker: Worker | null = null;
  private asked = 0;
  private closed = false;

  constructor(patience = PATIENCE_MS) {
    this.patience = patience;
  }

  ask(question: BotQuestion): Promise<Action | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      const number = this.asked++;
      // They are answered one after the other: whoever waits behind others waits longer.
      const patience = this.patience * (this.waiting.size + 1);
      const watchdog = setTimeout(() => this.giveUp(), patience);
      watchdog.unref();
      this.waiting.set(number, { resolve, watchdog });
      this.worker ??= this.newWorker();
      const asked: Asked = { ...question, number, seed: randomUUID() };
      this.worker.postMessage(asked, []);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const { worker } = this;
    this.giveUp();
    await worker?.terminate();
  }

  private newWorker(): Worker {
    const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    worker.unref();
    worker.on('message', ({ number, action }: Chosen) => this.answer(number, action));
    const gone = (): void => {
      if (worker === this.worker) this.giveUp();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  private answer(number: number, action: Action | null): void {
    const one = this.waiting.get(number);
    this.waiting.delete(number);
    clearTimeout(one?.watchdog);
    one?.resolve(action);
  }

  /** The thread is of no use any more; the next question starts another. */
  private giveUp(): void {
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
    for (const number of this.waiting.keys()) this.answer(number, null);
  }
}
