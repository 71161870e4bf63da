import { recordOf, writePosition, writeRecordText } from '@dungeon-twister/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addPlayCommand } from '../../src/commands/play.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { PaperDesk } from '../play/paper-desk.ts';
import { runCommand } from '../run-command.ts';

const files = folderForTests();

/** Types these lines, then leaves. */
async function play(lines: readonly string[], ...args: string[]) {
  const left = [...lines];
  const desk = new PaperDesk(() => left.shift() ?? null);
  const { code, err } = await runCommand((program) => addPlayCommand(program, () => desk), ['play', ...args]);
  return { code, err, text: desk.text };
}

describe('dt play', () => {
  test('options by key and value, with dots', async () => {
    const saved = files.path('options.json');
    const flags = ['goal=6', 'rules.undo=false', 'rules.noProgressCycles=3'].flatMap((one) => [
      '--option',
      one,
    ]);
    expect(await play([], '--save', saved, ...flags)).toMatchObject({ code: 0 });
    const { options, seedHash, seed } = JSON.parse(readFileSync(saved, 'utf8')) as Record<string, unknown>;
    expect(options).toEqual({ scenario: 'base', goal: 6, rules: { undo: false, noProgressCycles: 3 } });
    // The seed of a game that goes on is told to nobody.
    expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(seed).toBeUndefined();
  });

  test('rooms are a list of numbers', async () => {
    const saved = files.path('rooms.json');
    await play([], '--scenario', 'mixed', '--option', 'rooms=1,2,37,38', '--save', saved);
    const { options } = JSON.parse(readFileSync(saved, 'utf8')) as { options: unknown };
    expect(options).toEqual({ scenario: 'mixed', rooms: [1, 2, 37, 38] });
  });

  test.each([
    [['--scenario', 'chess'], 'chess'],
    [['--option', 'goal'], '--option takes key=value, not "goal".'],
    [['--option', 'goal=99'], 'goal'],
    [['--bot', 'pink'], 'Nobody at this table is called "pink". There are: blue, yellow.'],
    [['--load', 'no-such-file'], 'no-such-file cannot be read.'],
    [['--lang', 'de'], 'en, fr'],
  ])('%j is refused with a sentence', async (flags, words) => {
    const { code, err } = await play([], ...flags);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test('a loaded game brings its own options', async () => {
    const file = files.write(
      'begun.txt',
      writeRecordText(recordOf(gameByLot({ scenario: 'base' }, 'load', 40))),
    );
    expect(await play([], '--load', file, '--seed', 'x')).toMatchObject({ code: 2 });
    const { code, text } = await play(['log'], '--load', file);
    expect(code).toBe(0);
    expect(text).toContain('Turn 1: ');
  });

  test('a game may begin in a position', async () => {
    const { position } = gameByLot({ scenario: 'prison-1' }, 'load', 40);
    const file = files.write('position.json', JSON.stringify(writePosition(position)));
    const saved = files.path('from-position.json');
    expect(await play([], '--load', file, '--save', saved)).toMatchObject({ code: 0 });
    const record = JSON.parse(readFileSync(saved, 'utf8')) as { start: unknown };
    expect(record.start).toEqual(JSON.parse(JSON.stringify(writePosition(position))));
  });

  test('where the game cannot be kept, the exit code says so', async () => {
    expect(await play([], '--save', files.path('no/such/folder.txt'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be written') as string,
    });
  });
});
