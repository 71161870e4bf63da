import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canBeWritten, writeWhole } from '../src/write-whole.ts';
import { folderForTests } from './files.ts';

const files = folderForTests();
const MODULE = new URL('../src/write-whole.ts', import.meta.url).href;

describe('a file that is written beside and renamed', () => {
  test('holds the new text, and nothing is left beside it', () => {
    mkdirSync(files.path('a'));
    const file = files.write('a/game.txt', 'old');
    chmodSync(file, 0o640);
    expect(canBeWritten(file)).toBe(true);
    expect(writeWhole(file, 'new')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(writeWhole(files.path('a/other.txt'), 'fresh')).toBe(true);
    expect(readdirSync(files.path('a')).sort()).toEqual(['game.txt', 'other.txt']);
  });

  test('a link stays one: what it leads to is written', () => {
    const file = files.write('behind.txt', 'old');
    symlinkSync(file, files.path('link.txt'));
    expect(writeWhole(files.path('link.txt'), 'new')).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
  });

  test('where it cannot be written, that is said and nothing is left', () => {
    mkdirSync(files.path('b/folder'), { recursive: true });
    for (const name of ['b/folder', 'b/no/such.txt']) {
      expect(canBeWritten(files.path(name))).toBe(false);
      expect(writeWhole(files.path(name), 'text')).toBe(false);
    }
    expect(readdirSync(files.path('b'))).toEqual(['folder']);
  });

  test('a write that fails in the middle leaves the old file as it was', () => {
    mkdirSync(files.path('c'));
    const file = files.write('c/game.txt', 'the old game');
    // The shell lets the process write no file of more than a block, as a full disk would.
    const script = `const { writeWhole } = await import('${MODULE}');
      process.on('SIGXFSZ', () => {});
      console.log(writeWhole(process.env.FILE, 'x'.repeat(1000000)));`;
    const { stdout } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 1 && exec "$0" --import tsx --input-type=module -e "$1"', process.execPath, script],
      {
        encoding: 'utf8',
        cwd: new URL('.', import.meta.url),
        env: { ...process.env, FILE: file, TSX_DISABLE_CACHE: '1' },
      },
    );
    expect(stdout).toBe('false\n');
    expect(readFileSync(file, 'utf8')).toBe('the old game');
    expect(readdirSync(files.path('c'))).toEqual(['game.txt']);
  });
});
