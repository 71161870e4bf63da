/** Threads that play many games at once. Answers come in the order of the questions, whoever was faster. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PlayedGame, Table } from './self-play.ts';

const ENTRY = new URL('worker.mjs', import.meta.url);

export class Crew {
  private readonly workers: readonly Worker[];

  constructor(size = availableParallelism()) {
    this.workers = Array.from({ length: size }, () => new Worker(ENTRY));
  }

  async play(tables: readonly Table[]): Promise<PlayedGame[]> {
    const played: PlayedGame[] = [];
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (next < tables.length) {
          const index = next++;
          played[index] = await ask(worker, tables[index]);
        }
      }),
    );
    return played;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, table: Table): Promise<PlayedGame> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', take);
      worker.off('error', fail);
    };
    const take = (played: PlayedGame): void => {
      done();
      resolve(played);
    };
    const fail = (error: Error): void => {
      done();
      reject(error);
    };
    worker.on('message', take);
    worker.on('error', fail);
    worker.postMessage(table, []);
  });
}
