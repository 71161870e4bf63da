/** Plays games as they come, on so many threads, until there are no more or somebody has heard enough. */
import type { Job, Played } from './messages.ts';
import { Thread } from './thread.ts';

export async function playAll(
  jobs: Iterable<Job>,
  { count, entry }: { readonly count: number; readonly entry: URL },
  onPlayed: (job: Job, played: Played) => 'on' | 'enough',
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const threads = Array.from({ length: count }, () => new Thread(entry));
  const work = async (thread: Thread, stop: () => void): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const { value: job } = next;
      if (onPlayed(job, await thread.play(job)) === 'enough') stop();
    }
  };
  try {
    await new Promise<void>((resolve, reject) => {
      // Games that others still play come after the last one that counts: nobody waits for them.
      Promise.all(threads.map((thread) => work(thread, resolve))).then(() => resolve(), reject);
    });
  } finally {
    for (const thread of threads) thread.close();
  }
}
