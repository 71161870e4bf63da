/**
 * A thread that plays games one after the other, with a watchdog: a bot that does not come back within its time is ended
 * with its thread, and has lost. What was done before is known from what the thread told, so that such a game is kept
 * too.
 */
import { Worker } from 'node:worker_threads';
import type { LogEntry, Seat } from '@dungeon-twister/rules';
import type { Job, Message, Played } from './messages.ts';
import type { FaultKind } from './outcome.ts';
import { tableFor } from './play-job.ts';
import { endProcess } from './program.ts';

/** In the repository a thread starts as the command does; in the published command it is a file of its own. */
export const THREAD_ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? 'worker.mjs' : 'arena-worker.js',
  import.meta.url,
);

/** A program is given up by its thread; the watchdog comes only where the thread itself no longer answers. */
const GRACE_MS = 1500;

/** A bot that remembers without end is stopped before the machine is: for its thread only, which then ends. */
const MOST_MEGABYTES = 1024;

/** The game that is being played. */
interface Running {
  readonly job: Job;
  readonly done: LogEntry[];
  readonly processes: number[];
  /** Who thinks; null while the thread has not even begun. */
  asked: Seat | null;
  readonly resolve: (played: Played) => void;
  readonly reject: (error: Error) => void;
}

export class Thread {
  private worker: Worker | null = null;
  private running: Running | null = null;
  private watchdog: NodeJS.Timeout | undefined;
  private readonly entry: URL;

  constructor(entry: URL) {
    this.entry = entry;
  }

  play(job: Job): Promise<Played> {
    return new Promise((resolve, reject) => {
      this.running = { job, done: [], processes: [], asked: null, resolve, reject };
      this.worker ??= this.newWorker();
      this.worker.postMessage(job, []);
    });
  }

  /** At once; a game that is being played is forgotten. */
  close(): void {
    for (const pid of this.running?.processes ?? []) endProcess(pid);
    this.running = null;
    this.endWorker();
  }

  private newWorker(): Worker {
    // What a bot prints is nobody's business.
    const worker = new Worker(this.entry, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.on('message', (message: Message) => {
      if (worker === this.worker) this.hear(message);
    });
    worker.on('error', (error) => {
      if (worker === this.worker) this.lose('crash', `The thread ended: ${error.message}`);
    });
    worker.on('exit', (code) => {
      if (worker === this.worker) this.lose('crash', `The thread ended (exit code ${code}).`);
    });
    return worker;
  }

  private endWorker(): void {
    clearTimeout(this.watchdog);
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
  }

  private hear(message: Message): void {
    const { running } = this;
    if (!running) return;
    if (message.say === 'process') running.processes.push(message.pid);
    else if (message.say === 'asked') {
      running.done.push(...message.done);
      running.asked = message.seat;
      this.watch(running.job.limitMs);
    } else {
      clearTimeout(this.watchdog);
      this.running = null;
      running.resolve(message.played);
    }
  }

  private watch(limitMs: number): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(
      () => this.lose('hang', `No answer within ${limitMs / 1000} s.`),
      limitMs + GRACE_MS,
    );
  }

  /** The thread is of no use any more, and whoever was thinking has lost. */
  private lose(kind: FaultKind, detail: string): void {
    const { running } = this;
    this.close();
    if (!running) return;
    const { job, asked, done, resolve, reject } = running;
    if (asked === null) {
      reject(new Error(detail));
      return;
    }
    const table = tableFor(job);
    table.redo(done);
    table.forfeit(asked, kind, detail);
    resolve({ outcome: table.outcome, record: table.record });
  }
}
