/**
 * The server by itself: games, without the page.
 *
 *   npm run server -- [--port N] [--host ADDRESS] [--data FILE]
 *
 * Ends with Ctrl-C or SIGTERM, when everything that was asked is answered.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openGames } from './data-place.ts';
import { logTo } from './net/log.ts';
import { startServer } from './serve.ts';
import type { Driver } from './storage/sqlite/driver.ts';

const USUAL_PORT = '4290';
const WRONG_USAGE = 2;

interface Wishes {
  readonly port: number;
  readonly host: string;
  readonly file: string | null;
}

function wishesOf(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  });
  const port = /^\d{1,5}$/.test(values.port ?? USUAL_PORT) ? Number(values.port ?? USUAL_PORT) : -1;
  if (port < 0 || port > 65_535) throw new TypeError('--port must be a number from 0 to 65535');
  const file = values.data === undefined ? null : resolve(values.data);
  return { port, host: values.host ?? '127.0.0.1', file };
}

async function serve({ port, host, file }: Wishes, open?: (file: string) => Driver): Promise<void> {
  const opened = openGames(file, open);
  if (!opened.storage) throw new Error(`${opened.file}: ${opened.why}`);
  const server = await startServer({
    storage: opened.storage,
    host,
    port,
    log: logTo((line) => process.stderr.write(line)),
  });
  process.stdout.write(`Games are played at ws://${host}:${server.port}/play and kept in ${opened.file}\n`);
  const stop = (): void => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Runs the command; `open` is how the file is opened, unless a test wants it to fail. */
export async function runServer(args: readonly string[], open?: (file: string) => Driver): Promise<void> {
  try {
    await serve(wishesOf(args), open);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exit(WRONG_USAGE);
  }
}
