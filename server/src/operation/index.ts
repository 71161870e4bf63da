/** What can be done with the games besides playing them: one word behind `npm run server --` for each. */
import { resolve } from 'node:path';
import { openGames } from '../data-place.ts';
import type { Storage } from '../storage/port.ts';
import { type Driver, openDriver } from '../storage/sqlite/driver.ts';
import { prune, type Retention } from '../tables/retention.ts';
import { backUp, OperationFailed, restore } from './backup.ts';
import { bar, rename } from './people.ts';
import { askHealth } from './health.ts';

interface Asked {
  /** The file with the games. */
  readonly file: string;
  readonly port: number;
  readonly retention: Retention;
  /** What was written behind the name. */
  readonly words: readonly string[];
}

interface Operation {
  /** What has to be written behind the name. */
  readonly words: readonly string[];
  /** Does it, and answers what is said. */
  readonly run: (asked: Asked) => string | Promise<string>;
}

/** `npm run` begins at the top of the repository, wherever it was called. */
const named = (file: string | undefined): string => resolve(process.env['INIT_CWD'] ?? '.', file ?? '');

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  backup: {
    words: ['FILE'],
    run({ file, words }) {
      backUp(file, named(words[0]));
      return `${file} is copied to ${named(words[0])}`;
    },
  },
  restore: {
    words: ['FILE'],
    run({ file, words }) {
      const before = restore(named(words[0]), file);
      return `${file} is as in ${named(words[0])} now${before === null ? '' : `; what was there is ${before}`}`;
    },
  },
  prune: {
    words: [],
    run: ({ file, retention }) =>
      withGames(file, async (storage) => {
        const removed = await prune(storage, Date.now(), retention);
        return `${removed} abandoned ${removed === 1 ? 'table is' : 'tables are'} removed`;
      }),
  },
  ban: {
    words: ['NAME'],
    run: ({ file, words }) => withGames(file, (storage) => bar(storage, words[0] ?? '', Date.now())),
  },
  unban: {
    words: ['NAME'],
    run: ({ file, words }) => withGames(file, (storage) => bar(storage, words[0] ?? '', null)),
  },
  rename: {
    words: ['NAME', 'NEW'],
    run: ({ file, words }) => withGames(file, (storage) => rename(storage, words[0] ?? '', words[1] ?? '')),
  },
  health: { words: [], run: ({ port }) => askHealth(port) },
};

/** A server may have the file open: carrying over its write-ahead log is left to it. */
function besideServer(file: string): Driver {
  const driver = openDriver(file);
  driver.exec('PRAGMA wal_autocheckpoint = 0');
  return driver;
}

async function withGames<T>(file: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const { storage, ...opened } = openGames(file, besideServer);
  if (!storage) throw new OperationFailed('why' in opened ? `${file}: ${opened.why}` : file);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
