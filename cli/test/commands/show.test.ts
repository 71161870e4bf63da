import {
  parsePosition,
  recordOf,
  samePosition,
  viewOf,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addShowCommand } from '../../src/commands/show.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { Paper, runCommand } from '../run-command.ts';

const files = folderForTests();
const game = gameByLot({ scenario: 'base' }, 'show', 60);
const RECORD = files.write('record.json', JSON.stringify(writeRecord(recordOf(game)), null, 2));
const RECORD_TEXT = files.write('record.txt', writeRecordText(recordOf(game), 'fr'));
const POSITION = files.write('position.json', JSON.stringify(writePosition(game.position)));
const POSITION_TEXT = files.write('position.txt', writePositionText(game.position));

const terminal = (): Paper => new Paper(160, true);
const show = (...args: string[]) => runCommand(addShowCommand, ['show', ...args]);

/** What is said beside the picture. */
const besides = async (...args: string[]): Promise<string> => {
  const err = new Paper();
  const { out } = await runCommand(
    (program, paper) => addShowCommand(program, paper, err),
    ['show', ...args],
  );
  expect(out).not.toContain('remar');
  return err.text;
};

describe('dt show', () => {
  test('a position and the last position of a record look the same, in JSON and in the notation', async () => {
    const { code, out } = await show(POSITION);
    expect(code).toBe(0);
    expect(out).toContain('Turn ');
    for (const file of [POSITION_TEXT, RECORD, RECORD_TEXT]) expect((await show(file)).out).toBe(out);
  });

  test('after so many actions', async () => {
    expect((await show(RECORD, '--move', '0')).out).toContain('Set-up');
    expect((await show(RECORD, '--move', '60')).out).toBe((await show(RECORD)).out);
    expect(await show(RECORD, '--move', '61')).toMatchObject({
      code: 2,
      err: `${RECORD} has 60 actions. There is none with the number 61.`,
    });
    expect((await show(POSITION, '--move', '1')).code).toBe(2);
    expect((await show(RECORD, '--move', 'one')).code).toBe(2);
  });

  test('everything shows what lies under face-down rooms, nobody else sees it', async () => {
    expect((await show(POSITION)).out).toMatch(/\dc?cw-[NESW]/);
    for (const viewer of ['blue', 'bleu', 'yellow', 'spectator', 'public'])
      expect((await show(POSITION, '--as', viewer)).out).not.toMatch(/\dc?cw-[NESW]/);
    for (const [one, other] of [
      ['bleu', 'blue'],
      ['public', 'spectator'],
      ['all', 'everything'],
    ])
      expect((await show(POSITION, '--as', one ?? '')).out).toBe(
        (await show(POSITION, '--as', other ?? '')).out,
      );
  });

  test('as data: the position, or what one person sees', async () => {
    const whole = parsePosition((await show(RECORD, '--json')).out);
    expect(whole.ok && samePosition(whole.position, game.position)).toBe(true);
    const text = parsePosition((await show(RECORD, '--text')).out);
    expect(text.ok && samePosition(text.position, game.position)).toBe(true);
    const seen: unknown = JSON.parse((await show(RECORD, '--json', '--as', 'yellow')).out);
    expect(seen).toEqual(JSON.parse(JSON.stringify(viewOf(game.position, 1))));
    expect((await show(RECORD, '--text', '--as', 'yellow')).code).toBe(2);
    expect((await show(RECORD, '--text', '--json')).code).toBe(2);
  });

  test('who does not play does not look', async () => {
    expect(await show(POSITION, '--as', 'red')).toMatchObject({
      code: 2,
      err: 'Nobody at this table is called "red". There are: blue, yellow, public, spectator, everything, all.',
    });
    expect((await show(POSITION, '--as', 'red', '--lang', 'fr')).err).toContain('bleu, jaune');
    expect((await show(POSITION, '--as', 'constructor')).code).toBe(2);
  });

  test('a damaged file: its line and the reason; a missing one is another matter', async () => {
    const damaged = files.write(
      'damaged.json',
      JSON.stringify(writePosition(game.position), null, 2).replace('"turn": ', '"turn": -'),
    );
    expect(await show(damaged)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/damaged\.json:\d+: turn: a whole number/) as string,
    });
    const cut = files.write('cut.txt', writeRecordText(recordOf(game)).slice(0, 900));
    expect((await show(cut)).err).toMatch(/cut\.txt:\d+: /);
    expect(await show(files.path('nothing.json'))).toMatchObject({
      code: 2,
      err: `${files.path('nothing.json')} cannot be read.`,
    });
  });

  test.each([
    ['story.txt', 'Once upon a time.\n'],
    ['empty.txt', ''],
    ['binary.dat', '\0\x01\uFFFD\0'],
    ['other.json', '{"format":"chess"}'],
  ])('%s is neither position nor record: what the first line must be', async (name, text) => {
    const file = files.write(name, text);
    expect(await show(file)).toMatchObject({
      code: 1,
      out: '',
      err: `${file}:1: this is neither a position nor a record. The first line of a position is "Dungeon Twister position 1", that of a record "Dungeon Twister record 1".`,
    });
    expect((await show(file, '--lang', 'fr')).err).toContain('ni une position ni une partie');
  });

  test('the files of authors are recognised, and their command is named', async () => {
    const scenario = files.write('own.txt', '# Mine.\nScenario: own\nBased on: base\n');
    expect((await show(scenario)).err).toContain(`dt play --scenario ${scenario}`);
    expect((await show(scenario, '--lang', 'fr')).err).toContain(`dt scenario --check ${scenario}`);
    const rooms = files.write('rooms.txt', 'Room: hall\nPair: 50\nArrow: cw\n');
    expect((await show(rooms)).err).toContain(`dt rooms --check ${rooms}`);
  });

  test('[BD-RULING-117] that nobody can win any more is said beside the picture, to whoever sees everything', async () => {
    const rooms = 'rooms:\n  1cw-N 2ccw-E 3cw-S 4ccw-N 1ccw-N 2cw-N 3ccw-N 4cw-N\n';
    const sparse = files.write(
      'sparse.txt',
      `Dungeon Twister position 1\nscenario: base\n${rooms}bCl: c18\nyGo: c19\n`,
    );
    expect(await besides(sparse)).toMatch(/^.*sparse\.txt: remark: .* ends with this turn; .*\n$/);
    expect(await besides(sparse, '--json', '--lang', 'fr')).toMatch(
      /sparse\.txt: remarque : .* finit avec ce tour/,
    );
    expect(await besides(sparse, '--as', 'all')).toContain('remark:');
    expect(await besides(sparse, '--as', 'blue')).toBe('');
    expect(await besides(POSITION)).toBe('');
  });

  test('a terminal that says nothing of its width has 80 columns', async () => {
    const { out } = await runCommand(addShowCommand, ['show', POSITION], new Paper(0));
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(81);
  });

  test('on a terminal in colours, unless somebody asked for none', async () => {
    const before = process.env['NO_COLOR'];
    delete process.env['NO_COLOR'];
    expect((await runCommand(addShowCommand, ['show', POSITION], terminal())).out).toContain('\x1b[');
    process.env['NO_COLOR'] = '1';
    expect((await runCommand(addShowCommand, ['show', POSITION], terminal())).out).not.toContain('\x1b[');
    if (before === undefined) delete process.env['NO_COLOR'];
    else process.env['NO_COLOR'] = before;
    expect((await show(POSITION)).out).not.toContain('\x1b');
  });

  test('no line is wider than a terminal of 80 columns, in either language', async () => {
    for (const language of ['en', 'fr']) {
      const { out } = await runCommand(addShowCommand, ['show', POSITION, '--lang', language], new Paper(80));
      for (const line of out.split('\n')) expect(line.length).toBeLessThan(81);
    }
  });
});
