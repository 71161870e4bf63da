/**
 * The server by itself: games, without the page.
 *
 *   npm run server -- [--port N] [--host ADDRESS] [--data FILE] [--proxy ADDRESSES] [--keep-unbegun DAYS] …
 *   npm run server -- backup FILE | restore FILE | prune | health
 *
 * It stands here and not in `dt`, because that is published as one file that runs anywhere: the database and whatever else
 * has to be compiled for a machine must stay out of it.
 *
 * Ends with Ctrl-C or SIGTERM, when everything that was asked is answered.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataPlace, openGames } from './data-place.ts';
import { logTo } from './net/log.ts';
import { OperationFailed } from './operation/backup.ts';
import { OPERATIONS } from './operation/index.ts';
import { startServer } from './serve.ts';
import type { Driver } from './storage/sqlite/driver.ts';
import type { Proxies } from './net/address.ts';
import type { Retention } from './tables/retention.ts';
import { proxiesFrom, retentionFrom } from './wishes.ts';

const USUAL_PORT = '4290';
const WRONG_USAGE = 2;
const REFUSED = 1;

interface Wishes {
  readonly port: number;
  readonly host: string;
  /** What is to be done, and with what; nothing to serve games. */
  readonly words: readonly string[];
  readonly file: string | null;
  readonly proxies: Proxies;
  readonly retention: Retention;
}

const TEXT = { type: 'string' } as const;

function wishesOf(args: readonly string[]): Wishes {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: TEXT,
      host: TEXT,
      data: TEXT,
      proxy: TEXT,
      'keep-unbegun': TEXT,
      'keep-finished': TEXT,
      'keep-running': TEXT,
    },
  });
  const port = /^\d{1,5}$/.test(values.port ?? USUAL_PORT) ? Number(values.port ?? USUAL_PORT) : -1;
  if (port < 0 || port > 65_535) throw new TypeError('--port must be a number from 0 to 65535');
  return {
    port,
    host: values.host ?? '127.0.0.1',
    words: positionals,
    file: values.data === undefined ? null : resolve(values.data),
    proxies: proxiesFrom(values.proxy),
    retention: retentionFrom(values),
  };
}

async function serve(
  { port, host, file, proxies, retention }: Wishes,
  open?: (file: string) => Driver,
): Promise<void> {
  const opened = openGames(file, open);
  if (!opened.storage) throw new Error(`${opened.file}: ${opened.why}`);
  const server = await startServer({
    storage: opened.storage,
    host,
    port,
    proxies,
    retention,
    log: logTo((line) => process.stderr.write(line)),
  });
  process.stdout.write(`Games are played at ws://${host}:${server.port}/play and kept in ${opened.file}\n`);
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Does what the words say, and says what was done. */
async function operate(wishes: Wishes): Promise<void> {
  const [name = '', ...words] = wishes.words;
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation)
    throw new TypeError(`There is no command "${name}"; there are ${Object.keys(OPERATIONS).join(', ')}.`);
  if (words.length !== operation.words.length)
    throw new TypeError(`Usage: npm run server -- ${[name, ...operation.words].join(' ')}`);
  const file = wishes.file ?? dataPlace(process.platform, process.env);
  process.stdout.write(`${await operation.run({ ...wishes, file, words })}\n`);
}

/** Runs the command; `open` is how the file is opened, unless a test wants it to fail. */
export async function runServer(args: readonly string[], open?: (file: string) => Driver): Promise<void> {
  try {
    const wishes = wishesOf(args);
    await (wishes.words.length === 0 ? serve(wishes, open) : operate(wishes));
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exit(fault instanceof OperationFailed ? REFUSED : WRONG_USAGE);
  }
}
