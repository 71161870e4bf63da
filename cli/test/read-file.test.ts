import { existsSync } from 'node:fs';
import { LONGEST_FILE, recordOf, writeRecordText } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addCheckCommand } from '../src/commands/check.ts';
import { gameByLot } from './by-lot.ts';
import { folderForTests } from './files.ts';
import { runCommand } from './run-command.ts';

const files = folderForTests();
const record = writeRecordText(recordOf(gameByLot({ scenario: 'base' }, 'large', 40)));

describe('a file that is too large', () => {
  test('a record of 48 MB of comments is refused in words, in both languages', async () => {
    const file = files.write('large.txt', record + ';\n'.repeat(24_000_000));
    expect(await runCommand(addCheckCommand, ['check', file])).toEqual({
      code: 1,
      out: '',
      err: `${file} is too large: a file has at most ${LONGEST_FILE} bytes.`,
    });
    expect((await runCommand(addCheckCommand, ['check', file, '--lang', 'fr'])).err).toBe(
      `${file} est trop grand : un fichier a au plus ${LONGEST_FILE} octets.`,
    );
  });

  test('as many bytes as are allowed are read', async () => {
    const file = files.write('full.txt', record + '#'.repeat(LONGEST_FILE - Buffer.byteLength(record)));
    expect(await runCommand(addCheckCommand, ['check', file])).toMatchObject({ code: 0, err: '' });
  });

  test.each(['/dev/zero'].filter(existsSync))('%s never ends, and is too large as well', async (file) => {
    expect((await runCommand(addCheckCommand, ['check', file])).err).toContain('is too large');
  });
});
