/** A thread of the arena: it is sent games, plays them one after the other, and sends back how they came out. */
import { parentPort } from 'node:worker_threads';
import type { Job, Message } from './messages.ts';
import { playJob } from './play-job.ts';

const port = parentPort;
if (!port) throw new Error('This file is a thread of dt arena.');
const tell = (message: Message): void => port.postMessage(message);

port.on('message', (job: Job) => {
  void playJob(job, tell).then((played) => tell({ say: 'played', played }));
});
