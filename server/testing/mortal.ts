/**
 * The real server, which dies at a point that a test chooses: before or after a write of an entry, of what is due, of how
 * the table stands in the lobby, of what is said, or of the whole. It kills itself as `kill -9` would: nothing is finished, nothing is said.
 *
 *   mortal.js '{"point":"before commit","times":3}' [the arguments of the server]
 */
import { runServer } from '../src/command.ts';
import { type Driver, openDriver } from '../src/storage/sqlite/driver.ts';
import type { Fate, Point } from './fate.ts';

function mortalDriver(file: string, fate: Fate): Driver {
  const driver = openDriver(file);
  let left = fate.times;
  let appends = false;
  const pass = (point: Point): void => {
    if (point !== fate.point || --left > 0) return;
    process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...driver,
    exec(sql) {
      const commits = appends && sql === 'COMMIT';
      if (commits) pass('before commit');
      driver.exec(sql);
      if (commits) pass('after commit');
      if (sql === 'COMMIT' || sql === 'ROLLBACK') appends = false;
    },
    run(sql, values) {
      const what = sql.includes('INTO said')
        ? 'chat'
        : sql.includes('INTO entries')
          ? 'entry'
          : appends
            ? besides(sql)
            : null;
      appends ||= what === 'entry';
      if (what) pass(`before ${what}`);
      const changes = driver.run(sql, values);
      if (what) pass(`after ${what}`);
      return changes;
    },
  };
}

const besides = (sql: string): 'lobby' | 'due' => (/ (?:lobby|aliases|names) /.test(sql) ? 'lobby' : 'due');

const [fate = '', ...args] = process.argv.slice(2);
await runServer(args, (file) => mortalDriver(file, JSON.parse(fate) as Fate));
