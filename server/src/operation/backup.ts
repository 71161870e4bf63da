/**
 * A copy of the file with the games while a server plays on, and such a copy put in its place.
 *
 * SQLite writes the copy itself (`VACUUM INTO`), from one moment: an entry is in it whole or not at all. The connection
 * only reads and leaves the write-ahead log as it is; carrying that over is the server's business alone.
 */
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { type Driver, openDriver } from '../storage/sqlite/driver.ts';
import { MIGRATIONS } from '../storage/sqlite/migrations.ts';

/** Only whoever runs the server may read the file: the secrets of running deals are in it. */
const OWNER_ONLY = 0o600;

/** Why it was not done; nothing has changed. */
export class OperationFailed extends Error {}

export function backUp(file: string, copy: string): void {
  if (!existsSync(file)) throw new OperationFailed(`There is no file ${file}.`);
  if (existsSync(copy)) throw new OperationFailed(`${copy} is there already.`);
  writeCopy(file, copy);
}

/** Puts a copy in the place of the file. The file that was there is kept beside it; answers how it is called now. */
export function restore(copy: string, file: string): string | null {
  if (!existsSync(copy)) throw new OperationFailed(`There is no file ${copy}.`);
  const fresh = `${file}.restoring`;
  rmSync(fresh, { force: true });
  writeCopy(copy, fresh);
  try {
    const version = versionOf(fresh);
    if (version === 0 || version > MIGRATIONS.length)
      throw new OperationFailed(
        version === 0
          ? `${copy} does not hold games.`
          : `${copy} was written by a newer version of this program (${version}, this one knows ${MIGRATIONS.length}).`,
      );
    const before = existsSync(file) ? setAside(file) : null;
    renameSync(fresh, file);
    return before;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** Written under another name first: a copy that is not whole is never found under its own. */
function writeCopy(file: string, copy: string): void {
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  try {
    using(file, (driver) => {
      driver.exec('PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 0');
      driver.run('VACUUM INTO ?', [part]);
    });
    using(part, (driver) => {
      const found = driver.all('PRAGMA integrity_check', [])[0]?.['integrity_check'];
      if (found !== 'ok') throw new OperationFailed(`${file} is damaged: ${String(found)}`);
    });
    chmodSync(part, OWNER_ONLY);
    toDisk(part);
    renameSync(part, copy);
  } catch (fault) {
    if (fault instanceof OperationFailed) throw fault;
    throw new OperationFailed(`${file}: ${fault instanceof Error ? fault.message : String(fault)}`);
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Only whoever is alone with a file may take its write-ahead log from it: SQLite refuses where a server has it open, and
 * a lock of a process that was killed is none.
 */
function setAside(file: string): string {
  const alone = using(file, (driver) => {
    driver.exec('PRAGMA busy_timeout = 0');
    try {
      return driver.all('PRAGMA journal_mode = DELETE', [])[0]?.['journal_mode'] === 'delete';
    } catch {
      return false;
    }
  });
  if (!alone) throw new OperationFailed(`A server has ${file} open. Stop it first.`);
  const before = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(file, before);
  return before;
}

const versionOf = (file: string): number =>
  using(file, (driver) => Number(driver.all('PRAGMA user_version', [])[0]?.['user_version'] ?? 0));

function using<T>(file: string, work: (driver: Driver) => T): T {
  const driver = openDriver(file);
  try {
    return work(driver);
  } finally {
    driver.close();
  }
}

function toDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
