/** `dt play --save`, with real processes: what was done is in the file before anybody can pull the plug. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseRecord } from '@dungeon-twister/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { builtCommand } from '../built.ts';
import { folderForTests } from '../files.ts';
import { firstLines } from '../play/first-lines.ts';

const DT = builtCommand();
const files = folderForTests();
const SEED = 'kept';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const deedsIn = (file: string): number => {
  if (!existsSync(file)) return 0;
  const read = parseRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return read.record.game.log.length;
};

describe('dt play --save keeps every action as it is made', () => {
  test.each([
    ['SIGKILL', 'killed.txt'],
    ['SIGHUP', 'hung-up.json'],
  ] as const)('%s in the middle of a line loses nothing', async (signal, name) => {
    mkdirSync(files.path(signal));
    const file = files.path(`${signal}/${name}`);
    const child = spawn(process.execPath, [
      DT,
      'play',
      '--scenario',
      'prison-1',
      '--seed',
      SEED,
      '--save',
      file,
    ]);
    children.push(child);
    const [first = '', second = '', third = ''] = firstLines('prison-1', SEED, 3);
    child.stdin.write(`${first}\n`);
    while (deedsIn(file) < 1) await wait(50);
    child.stdin.write(`${second}\n${third}\n${first.slice(0, 2)}`);
    while (deedsIn(file) < 3) await wait(50);
    const gone = once(child, 'exit');
    child.kill(signal);
    expect(await gone).toEqual([null, signal]);
    expect(deedsIn(file)).toBe(3);
    expect(readdirSync(files.path(signal))).toEqual([name]);
  });
});
