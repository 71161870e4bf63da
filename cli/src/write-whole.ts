/** Writes a file so that at any moment it is either the old one or the new one: beside it first, then in its place. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The file that is meant: what a link leads to, not the link. */
function fileBehind(name: string): string {
  try {
    return realpathSync(name);
  } catch {
    return name;
  }
}

const besides = (file: string): string => join(dirname(file), `.dt-${randomBytes(8).toString('hex')}.part`);

/** Whether the text stands in the file now. If not, the file is as it was. */
export function writeWhole(name: string, text: string): boolean {
  const file = fileBehind(name);
  const part = besides(file);
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old && !old.isFile()) return writeThrough(file, text);
    const open = openSync(part, 'wx');
    try {
      if (old) fchmodSync(open, old.mode);
      writeFileSync(open, text);
      // On the disk before it takes the place of the old one, or a failing machine could leave neither.
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(part, file);
    return true;
  } catch {
    rmSync(part, { force: true });
    return false;
  }
}

/** A pipe or a device has no old text to lose, and must not be replaced. */
function writeThrough(file: string, text: string): boolean {
  writeFileSync(file, text);
  return true;
}

/** Tried, not asked: only that tells it everywhere. Whatever the file holds stays as it is. */
export function canBeWritten(name: string): boolean {
  const file = fileBehind(name);
  const part = besides(file);
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    if (old) closeSync(openSync(file, 'a'));
    if (!old || old.isFile()) closeSync(openSync(part, 'wx'));
    rmSync(part, { force: true });
    return true;
  } catch {
    return false;
  }
}
