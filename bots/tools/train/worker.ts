/** Plays the games that it is sent, one after the other. */
import { parentPort } from 'node:worker_threads';
import { play, type Table } from './self-play.ts';

parentPort?.on('message', (table: Table) => parentPort?.postMessage(play(table), []));
