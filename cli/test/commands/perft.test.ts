import { createGame, writePosition } from '@dungeon-twister/rules';
import { countSequences } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { addPerftCommand } from '../../src/commands/perft.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { runCommand } from '../run-command.ts';

const files = folderForTests();
const perft = (...args: string[]) => runCommand(addPerftCommand, ['perft', ...args]);
const { position } = gameByLot({ scenario: 'prison-1' }, 'perft', 20);
const FILE = files.write('position.json', JSON.stringify(writePosition(position)));

describe('dt perft', () => {
  test('counts by depth from a position', async () => {
    expect(await perft(FILE)).toEqual({
      code: 0,
      out: `depth  sequences\n1      ${countSequences(position, 1)}\n2      ${countSequences(position, 2)}\n`,
      err: '',
    });
  });

  test('from a new game', async () => {
    const start = createGame({ scenario: 'prison-2' }, 'a seed').position;
    const { out } = await perft('--scenario', 'prison-2', '--seed', 'a seed', '--depth', '1', '--json');
    expect(JSON.parse(out)).toEqual({ counts: [countSequences(start, 1)] });
  });

  test('from a new game of one’s own scenario', async () => {
    const file = files.write('own.txt', 'Scenario: own\nBased on: prison-2\n');
    const { out } = await perft('--scenario', file, '--seed', 'a seed', '--depth', '1', '--json');
    const start = createGame({ scenario: 'prison-2' }, 'a seed').position;
    expect(JSON.parse(out)).toEqual({ counts: [countSequences(start, 1)] });
    const bad = files.write('bad.txt', 'Scenario: own\nBased on: chess\n');
    expect(await perft('--scenario', bad)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/bad\.txt:2: Based on: there is no scenario "chess"/) as string,
    });
  });

  test('behind each first action; together they are all', async () => {
    const { out } = await perft(FILE, '--divide', '--depth', '2');
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'));
    expect(rows).toHaveLength(countSequences(position, 1) + 1);
    const counts = rows.slice(0, -1).map(([count]) => Number(count));
    expect(rows.at(-1)).toEqual([String(countSequences(position, 2)), 'all']);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countSequences(position, 2));
    expect(rows[0]?.[1]).toMatch(/^[by] \w/);
    const data = JSON.parse((await perft(FILE, '--divide', '--depth', '1', '--json')).out) as { all: number };
    expect(data.all).toBe(countSequences(position, 1));
  });

  test('wrong flags', async () => {
    expect((await perft('--scenario', 'chess')).code).toBe(2);
    expect((await perft(FILE, '--scenario', 'base')).code).toBe(2);
    expect((await perft(FILE, '--depth', '0')).code).toBe(2);
    expect((await perft(FILE, '--depth', 'deep')).code).toBe(2);
    expect((await perft(files.path('none'))).code).toBe(2);
  });
});
