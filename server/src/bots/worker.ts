/** The thread in which bots think: a view comes in, an action goes out. */
import { parentPort } from 'node:worker_threads';
import { type Bot, botNamed } from '@dungeon-twister/bots';
import type { Asked, Chosen } from './asker.ts';

/** Bots remember what they planned; those that were not asked for long are forgotten. */
const MOST_BOTS = 64;

const port = parentPort;
if (!port) throw new Error('This file is a thread of the server.');
const bots = new Map<string, Bot | null>();

function botFor({ table, seat, level }: Asked): Bot | null {
  const key = `${table} ${seat} ${level}`;
  const bot = bots.get(key) ?? botNamed(level);
  bots.delete(key);
  bots.set(key, bot);
  for (const oldest of bots.keys()) {
    if (bots.size <= MOST_BOTS) break;
    bots.delete(oldest);
  }
  return bot;
}

function choose(asked: Asked): Chosen {
  const { number, view, seat, seed } = asked;
  try {
    return { number, action: botFor(asked)?.choose({ view, seat, seed }) ?? null };
  } catch {
    return { number, action: null };
  }
}

port.on('message', (asked: Asked) => port.postMessage(choose(asked)));
