/** `dt arena` as it is called and as it answers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WRONG_USAGE } from '../../src/failure.ts';
import { folderForTests } from '../files.ts';
import { Paper } from '../run-command.ts';
import { arena, arenaOn, program, reportOfArena } from './in-the-arena.ts';

const files = folderForTests();
/** A pair of games that are broken off at once. */
const TINY = ['--pairs', '1', '--decisions', '12', '--workers', '1'];

describe('dt arena refuses', () => {
  test.each([
    [['greedy'], 'A match needs two bots at least'],
    [[], 'A match needs two bots at least'],
    [['greedy', 'kasparov'], 'There is no bot "kasparov". There are: random, greedy,'],
    [['greedy', 'cmd:'], 'There is no bot "cmd:"'],
    [['greedy', 'module:'], 'There is no bot "module:"'],
    [['greedy', 'random', '--pairs', '0'], '--pairs is at least 1.'],
    [['greedy', 'random', '--workers', '0'], '--workers is at least 1.'],
    [['greedy', 'random', '--decisions', '0'], '--decisions is at least 1.'],
    [['greedy', 'random', '--pairs', 'many'], 'A whole number is wanted.'],
    [['greedy', 'random', '--limit', '0'], 'A number of seconds is wanted.'],
    [['greedy', 'random', '--scenario', 'chess'], 'There is no scenario "chess"'],
    [['greedy', 'random', '--option', 'goal=99'], 'goal'],
    [['greedy', 'random', '--sprt', '20', '0'], '--sprt wants two numbers'],
    [['greedy', 'random', '--sprt', '0'], '--sprt wants two numbers'],
    [['greedy', 'random', 'random', '--sprt', '0', '20'], '--sprt is for a match between two bots.'],
    [['greedy', 'kasparov', '--lang', 'fr'], 'Il n’y a pas de robot « kasparov ».'],
  ])('%j', async (args, words) => {
    const { code, err, out } = await arena(...args);
    expect({ code, out }).toEqual({ code: WRONG_USAGE, out: '' });
    expect(err).toContain(words);
  });

  test('a folder with another match, and one with a damaged line', async () => {
    const folder = files.path('other');
    await arena('random', 'greedy', ...TINY, '--out', folder);
    expect(await arena('greedy', 'random', ...TINY, '--out', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('This folder holds another match') as string,
    });
    expect(await arena('random', 'greedy', ...TINY, '--out', folder, '--seed', 'x')).toMatchObject({
      code: 2,
    });
    writeFileSync(join(folder, 'results.jsonl'), '{"game":0}\n');
    expect(await arena('random', 'greedy', ...TINY, '--out', folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no result of a game: .*results\.jsonl:1$/) as string,
    });
  });

  test('a folder that cannot be made', async () => {
    const file = files.write('a file', '');
    const { code, err } = await arena('random', 'greedy', ...TINY, '--out', join(file, 'inside'));
    expect(code).toBe(WRONG_USAGE);
    expect(err).toContain('cannot be kept there');
  });
});

const names = async (...args: readonly string[]): Promise<readonly string[]> =>
  (await reportOfArena(...args, ...TINY)).bots.map(({ bot }) => bot);

describe('dt arena answers', () => {
  test('in words, in both languages; games that were broken off are draws', async () => {
    const { code, out } = await arena('greedy', 'random', ...TINY);
    expect(code).toBe(0);
    expect(out).toContain('greedy against random: 1 pairs, 2 games\n');
    expect(out).toContain('  score        50.0 %  (95 %: ');
    expect(out).toContain('  games        won 0, drawn 2, lost 0\n');
    expect(out).toContain('Games that did not end, counted as draws: 2');
    const french = await arena('greedy', 'random', ...TINY, '--lang', 'fr');
    expect(french.out).toContain('greedy contre random : 1 paires, 2 parties\n');
    expect(french.out).toContain('50,0 %');
    expect(french.out).not.toMatch(/\b(score of|games|against|drawn)\b/);
  });

  test('in JSON', async () => {
    const report = await reportOfArena('greedy', 'random', ...TINY, '--sprt', '-10', '10');
    expect(report).toMatchObject({
      options: { scenario: 'base' },
      seed: 'arena',
      pairs: 1,
      matches: [
        { bots: ['greedy', 'random'], games: 2, score: { value: 0.5 }, sprt: { low: -10, high: 10 } },
      ],
      unfinished: 2,
      faults: [],
    });
  });

  test('bots may follow the two numbers of --sprt, or come with --bot', async () => {
    expect(await names('--sprt', '0', '20', 'greedy', 'random')).toEqual(['greedy', 'random']);
    expect(await names('greedy', '--bot', program('good'))).toEqual(['greedy', program('good')]);
  });

  test('a longer match goes on with the shorter one', async () => {
    const folder = files.path('longer');
    const args = ['random', 'greedy', '--decisions', '12', '--workers', '1', '--out', folder];
    await arena(...args, '--pairs', '1');
    const { out, progress } = await arena(...args, '--pairs', '2');
    expect(progress.split('\n')[0]).toMatch(/^2 of 4 games/);
    expect(out).toContain('2 pairs, 4 games');
  });

  test('on the way: one line that changes on a terminal, lines elsewhere', async () => {
    const { progress } = await arena('greedy', 'random', ...TINY);
    expect(progress).toBe('2 of 2 games  greedy 50.0 % random\n');
    const terminal = await arenaOn(new Paper(160, true), 'greedy', 'random', ...TINY);
    expect(terminal.progress).not.toContain('\n');
    expect(terminal.progress.split('\r\x1b[K')).toEqual([
      '',
      '0 of 2 games',
      '1 of 2 games',
      '2 of 2 games  greedy 50.0 % random',
      '',
    ]);
  });
});
