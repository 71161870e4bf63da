/** The commands with games of the Card Game. */
import {
  parsePosition,
  recordOf,
  samePosition,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addCheckCommand } from '../../src/commands/check.ts';
import { addPerftCommand } from '../../src/commands/perft.ts';
import { addReplayCommand } from '../../src/commands/replay.ts';
import { addShowCommand } from '../../src/commands/show.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { runCommand } from '../run-command.ts';

const files = folderForTests();
const whole = gameByLot({ scenario: 'card-1' }, 'commands');
const begun = gameByLot({ scenario: 'card-standard', teamChoice: 'draft' }, 'commands', 110);
const WHOLE = files.write('whole.txt', writeRecordText(recordOf(whole)));
const FRENCH = files.write('begun-fr.txt', writeRecordText(recordOf(begun), 'fr'));
const BEGUN = files.write('begun.json', JSON.stringify(writeRecord(recordOf(begun))));
const POSITION = files.write('position.txt', writePositionText(begun.position));
const JSON_POSITION = files.write('position.json', JSON.stringify(writePosition(begun.position)));

/** Words that no French sentence has. */
const ENGLISH = /\b(the|puts|lays|room|walks|blue|yellow|face down|turn|gains|saved|wheel|zones:|wall)\b/i;

describe('the Card Game in a shell', () => {
  test('dt check: records replay, in both languages and forms, and positions can be', async () => {
    const { code, out } = await runCommand(addCheckCommand, [
      'check',
      WHOLE,
      FRENCH,
      BEGUN,
      POSITION,
      JSON_POSITION,
    ]);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/: fine, card-1, \d+ actions, (blue|yellow) wins 2:[01]$/);
    expect(lines[1]).toMatch(/: fine, card-standard, 110 actions, unfinished \d:\d$/);
    expect(lines[3]).toMatch(/: fine, card-standard, a position, turn \d+$/);
    expect(lines).toHaveLength(5);
  });

  test('dt check: a record that does not replay is named with its line', async () => {
    const bad = files.write(
      'bad.txt',
      writeRecordText(recordOf(whole)).replace(/^(b|y) (\w\w) face (\S+)\.\w$/m, '$1 $2 face $3.X'),
    );
    const { code, out } = await runCommand(addCheckCommand, ['check', bad]);
    expect(code).toBe(1);
    expect(out).toMatch(/^.*bad\.txt:\d+: .+\n$/);
  });

  test('dt show: the same picture from every form, and the position back from its text', async () => {
    const shown = await Promise.all(
      [FRENCH, BEGUN, POSITION, JSON_POSITION].map((file) => runCommand(addShowCommand, ['show', file])),
    );
    expect(shown[0]?.out).toContain('T S C G  zones: triangle, square, circle, gear');
    for (const { code, out } of shown) expect({ code, out }).toEqual({ code: 0, out: shown[0]?.out });
    const { out } = await runCommand(addShowCommand, ['show', BEGUN, '--text']);
    const read = parsePosition(out);
    expect(read.ok && samePosition(read.position, begun.position)).toBe(true);
  });

  test('dt replay: line by line, with pictures, without English in French', async () => {
    const english = await runCommand(addReplayCommand, ['replay', WHOLE, '--pictures']);
    expect(english.code).toBe(0);
    expect(english.out).toMatch(/ faces [ns][A-D]\.[TSCG]\.$/m);
    expect(english.out).toMatch(/ gains 3 action points/);
    const french = await runCommand(addReplayCommand, ['replay', BEGUN, '--pictures', '--lang', 'fr']);
    expect(french.out).toContain('fait face à');
    expect(ENGLISH.exec(french.out)?.[0]).toBeUndefined();
  });

  test('dt perft: counts, and divides', async () => {
    const { code, out } = await runCommand(addPerftCommand, [
      'perft',
      '--scenario',
      'card-1',
      '--depth',
      '2',
      '--divide',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\tb Me @sC\.T$/m);
    expect(out).toMatch(/^\d+\tall$/m);
  });
});
