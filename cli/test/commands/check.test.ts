import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { commitmentOf, seedOfDeal, tagsOfDeal } from '@dungeon-twister/protocol';
import { recordOf, writePosition, writeRecord, writeRecordText } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addCheckCommand } from '../../src/commands/check.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { runCommand } from '../run-command.ts';

const files = folderForTests();
const check = (...args: string[]) => runCommand(addCheckCommand, ['check', ...args]);

const SEED = 'check';
const whole = gameByLot({ scenario: 'prison-1' }, SEED);
const begun = gameByLot({ scenario: 'base' }, SEED, 30);
const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const WHOLE = files.write(
  'whole.txt',
  writeRecordText(recordOf(whole, { seed: SEED, seedHash: hashOf(SEED) })),
);
const BEGUN = files.write('begun.json', JSON.stringify(writeRecord(recordOf(begun))));
const POSITION = files.write('position.json', JSON.stringify(writePosition(begun.position)));

describe('dt check', () => {
  test('one line for each file that is fine', async () => {
    const { code, out, err } = await check(WHOLE, BEGUN, POSITION);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, second, third, ...more] = out.split('\n');
    expect(first).toMatch(/whole\.txt: fine, prison-1, \d+ actions, ((blue|yellow) wins|a draw) \d+:\d+$/);
    expect(second).toBe(`${BEGUN}: fine, base, 30 actions, unfinished 0:0`);
    expect(third).toMatch(/position\.json: fine, base, a position, (turn \d+|set-up)$/);
    expect(more).toEqual(['']);
  });

  test('the winner’s points stand first', async () => {
    const winner = whole.result?.winners[0];
    const { seats } = writePosition(whole.position);
    const [won, lost] = winner === 1 ? [seats[1], seats[0]] : [seats[0], seats[1]];
    expect((await check(WHOLE)).out).toContain(` ${won?.points}:${lost?.points}`);
  });

  test('in French', async () => {
    expect((await check(BEGUN, '--lang', 'fr')).out).toBe(
      `${BEGUN}: en ordre, base, 30 actions, inachevée 0:0\n`,
    );
  });

  test('a record that does not replay is named with its line; the others are still checked', async () => {
    const bad = files.write(
      'bad.txt',
      writeRecordText(recordOf(begun)).replace(/^(b|y) card \d$/m, '$1 card 9'),
    );
    const { code, out, err } = await check(bad, BEGUN);
    expect(code).toBe(1);
    expect(out).toMatch(/^.*bad\.txt:\d+: .+\n.*begun\.json: fine/);
    expect(err).toBe('Not fine: 1 of 2.');
  });

  test('a deal to which a server was bound must hold: its hash, what the players added, and the lots', async () => {
    const [salt, secret, parts] = ['12'.repeat(16), '34'.repeat(32), ['ab'.repeat(16), null]];
    const seed = seedOfDeal(secret, parts, hashOf);
    const deal = { commitment: commitmentOf(salt, secret, hashOf), salt, secret, parts, seed };
    const game = gameByLot({ scenario: 'prison-1' }, seed);
    const record = (changed: Partial<typeof deal>) =>
      recordOf(game, { seed, tags: tagsOfDeal({ ...deal, ...changed }) });
    for (const [name, write] of [
      ['fair.txt', writeRecordText],
      ['fair.json', (one: ReturnType<typeof record>) => JSON.stringify(writeRecord(one), null, 2)],
    ] as const) {
      expect((await check(files.write(name, write(record({}))))).out).toContain('fine, prison-1');
      const otherPart = files.write(`part-${name}`, write(record({ parts: ['cd'.repeat(16), null] })));
      expect((await check(otherPart)).out).toContain('the seed does not follow from the secret of the deal');
      const otherSecret = files.write(`secret-${name}`, write(record({ secret: '56'.repeat(32) })));
      expect(await check(otherSecret)).toMatchObject({ code: 1 });
      expect((await check('--lang', 'fr', otherSecret)).out).toContain(
        'le secret de la donne ne correspond pas',
      );
    }
  });

  test('a seed must fit its hash, and the lots must come from it', async () => {
    const text = writeRecordText(recordOf(whole, { seed: SEED, seedHash: hashOf('another') }));
    const line = text.split('\n').findIndex((one) => one.startsWith('seed:')) + 1;
    const forged = files.write('forged.txt', text);
    expect(await check(forged)).toMatchObject({
      code: 1,
      out: `${forged}:${line}: the seed does not fit its hash\n`,
    });
    const chosen = files.write(
      'chosen.json',
      JSON.stringify(writeRecord(recordOf(whole, { seed: 'another', seedHash: hashOf('another') })), null, 2),
    );
    expect((await check(chosen)).out).toMatch(/chosen\.json:\d+: seed: .+\n/);
  });

  test('as data', async () => {
    const verdicts: unknown = JSON.parse((await check(BEGUN, POSITION, '--json')).out);
    expect(verdicts).toMatchObject([
      { file: BEGUN, ok: true, kind: 'record', scenario: 'base', actions: 30 },
      { file: POSITION, ok: true, kind: 'position', scenario: 'base' },
    ]);
  });

  test('bytes that are no UTF-8 are named as such, with their line; the others are still checked', async () => {
    const latin = files.path('latin.txt');
    writeFileSync(latin, Buffer.from('Dungeon Twister position 1\n# caf\u00e9\n', 'latin1'));
    const { code, out } = await check(latin, BEGUN, '--lang', 'fr');
    expect(code).toBe(1);
    expect(out).toMatch(/^.*latin\.txt:2: ce n’est pas de l’UTF-8 : .*\n.*begun\.json: en ordre/);
  });

  test('all faults of a file, a line for each, in the language asked for', async () => {
    const bad = files.write(
      'faults.txt',
      'Dungeon Twister position 1\nscenario: base\nfoo: 1\nbar: 2\nletters: de\n',
    );
    const { out } = await check(bad, '--lang', 'fr');
    expect(out).toContain('faults.txt:5: il faut « en » ou « fr »');
    expect(out).toContain('faults.txt:1: il manque les salles');
    const verdicts: unknown = JSON.parse((await check(bad, '--json')).out);
    expect(verdicts).toMatchObject([
      { ok: false, line: 1, more: 0, faults: [{ line: 1 }, { line: 3 }, { line: 4 }, { line: 5 }] },
    ]);
  });

  test('[BD-RULING-117] a position in which nobody can win any more is fine, with a remark', async () => {
    const rooms = 'rooms:\n  1cw-N 2ccw-E 3cw-S 4ccw-N 1ccw-N 2cw-N 3ccw-N 4cw-N\n';
    const sparse = files.write(
      'sparse.txt',
      `Dungeon Twister position 1\nscenario: base\n${rooms}bCl: c18\nyGo: c19\n`,
    );
    const { code, out } = await check(sparse);
    expect(code).toBe(0);
    expect(out).toMatch(/sparse\.txt: fine, .*\n.*sparse\.txt: remark: .* ends with this turn/);
  });

  test('a missing file, or none', async () => {
    expect((await check(files.path('none'))).code).toBe(2);
    expect((await check()).code).toBe(2);
  });
});
