import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addCheckCommand } from '../../src/commands/check.ts';
import { addPerftCommand } from '../../src/commands/perft.ts';
import { addPlayCommand } from '../../src/commands/play.ts';
import { addReplayCommand } from '../../src/commands/replay.ts';
import { addShowCommand } from '../../src/commands/show.ts';
import { folderForTests } from '../files.ts';
import { DEPARTING, OLD_FILES } from '../old-games.ts';
import { PaperDesk } from '../play/paper-desk.ts';
import { Talk } from '../referee/a-session.ts';
import { Paper, runCommand } from '../run-command.ts';

const files = folderForTests();
const departing = files.write('departing.txt', DEPARTING.text);
const SAYS = {
  en: /played by older rules \(1\).* action (\d+) of \d+; line (\d+)/,
  fr: /règles plus anciennes \(1\).* l’action (\d+) sur \d+ ; la ligne (\d+)/,
};
const places = (text: string, language: 'en' | 'fr'): unknown =>
  SAYS[language].exec(text)?.slice(1).map(Number);
const THERE = [DEPARTING.done, DEPARTING.line];

describe('old games stay readable', () => {
  test('dt check reads them all; one that departs names a rule that changed', async () => {
    const { out } = await runCommand(addCheckCommand, ['check', '--json', ...OLD_FILES]);
    const verdicts = JSON.parse(out) as { ok: boolean; file: string; departed?: { changes: unknown[] } }[];
    expect(verdicts).toHaveLength(OLD_FILES.length);
    const lost = verdicts.filter(({ ok, departed }) => !ok && (departed?.changes.length ?? 0) === 0);
    expect(lost).toEqual([]);
  });

  test('the referee loads them all', () => {
    const talk = new Talk();
    const unexplained = OLD_FILES.filter((file) => {
      const { game, departed, deeds } = talk.ask('load', { text: readFileSync(file, 'utf8') });
      talk.ask('close', { game });
      return departed !== null && (deeds !== departed.after || departed.changes.length === 0);
    });
    expect(unexplained).toEqual([]);
  });

  test.each(['claim-race.txt', 'joined-murder.json', 'left-pyramid-3.txt', 'own-crypt.txt'])(
    'dt replay shows %s',
    async (name) => {
      const file = OLD_FILES.find((one) => one.endsWith(`rules-1/${name}`)) ?? '';
      const { code, out } = await runCommand(addReplayCommand, ['replay', '--lang', 'fr', file]);
      expect(code).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(20);
    },
  );
});

describe.each(['en', 'fr'] as const)('a game that departs is told (%s)', (lang) => {
  test('dt check: with line and reason, and it is not fine', async () => {
    const { code, out, err } = await runCommand(addCheckCommand, ['check', '--lang', lang, departing]);
    expect(code).toBe(1);
    expect(out.startsWith(`${departing}:${DEPARTING.line}: `)).toBe(true);
    expect(places(out, lang)).toEqual(THERE);
    expect(out).toMatch(/[A-Z_]+ \([A-Z]+-[A-Z]+-\d+\)/);
    expect(err).toBe(lang === 'en' ? 'Not fine: 1 of 1.' : 'Pas en ordre : 1 sur 1.');
  });

  test('dt check --json: with everything that is known', async () => {
    const { out } = await runCommand(addCheckCommand, ['check', '--json', '--lang', lang, departing]);
    expect(JSON.parse(out)).toMatchObject([
      { ok: false, departed: { rules: 1, after: DEPARTING.done, line: DEPARTING.line } },
    ]);
  });

  test('dt replay: after the last action that can be shown', async () => {
    const { code, out } = await runCommand(addReplayCommand, ['replay', '--lang', lang, departing]);
    expect(code).toBe(0);
    expect(places(out.trimEnd().split('\n').at(-1) ?? '', lang)).toEqual(THERE);
    const json = await runCommand(addReplayCommand, ['replay', '--json', '--lang', lang, departing]);
    const steps = JSON.parse(json.out) as { comments: string[] }[];
    expect(places(steps.at(-1)?.comments.at(-1) ?? '', lang)).toEqual(THERE);
  });

  test('dt show and dt perft: beside the answer', async () => {
    for (const [add, args] of [
      [addShowCommand, ['show', '--json']],
      [addPerftCommand, ['perft', '--json', '--depth', '1']],
    ] as const) {
      const err = new Paper();
      const run = await runCommand(
        (program, out) => add(program, out, err),
        [...args, '--lang', lang, departing],
      );
      expect(run.code).toBe(0);
      expect(() => JSON.parse(run.out) as unknown).not.toThrow();
      expect(places(err.text, lang)).toEqual(THERE);
    }
  });

  test('dt play: before it begins; it does not save over the file that it loaded', async () => {
    const play = async (...more: string[]) => {
      const desk = new PaperDesk(() => null);
      const args = ['play', '--load', departing, '--lang', lang, ...more];
      const { code, err } = await runCommand((program) => addPlayCommand(program, () => desk), args);
      return { code, err, text: desk.text };
    };
    expect(places((await play()).text, lang)).toEqual(THERE);
    const refused = await play('--save', departing);
    expect([refused.code, places(refused.err, lang)]).toEqual([2, THERE]);
    expect(readFileSync(departing, 'utf8')).toBe(DEPARTING.text);
    const elsewhere = files.path(`elsewhere-${lang}.json`);
    expect(await play('--save', elsewhere)).toMatchObject({ code: 0 });
    const check = await runCommand(addCheckCommand, ['check', elsewhere]);
    expect(check.code).toBe(0);
  });
});

test('a game that departs: the referee says where it was left, in both languages', () => {
  const { deeds, departed } = new Talk().ask('load', { text: DEPARTING.text });
  expect(deeds).toBe(DEPARTING.done);
  expect(departed).toMatchObject({ rules: 1, after: DEPARTING.done, line: DEPARTING.line });
  expect(departed?.reason.en).not.toBe(departed?.reason.fr);
});

test('a given seed in dt check: the salt belongs to the hash', async () => {
  const saved = files.path('seed.json');
  const desk = new PaperDesk(() => 'resign');
  const run = await runCommand(
    (program) => addPlayCommand(program, () => desk),
    ['play', '--seed', 'word', '--save', saved],
  );
  expect(run.code).toBe(0);
  const record = JSON.parse(readFileSync(saved, 'utf8')) as Record<string, unknown>;
  expect(record).toMatchObject({ seed: 'word', seedSalt: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  expect(await runCommand(addCheckCommand, ['check', saved])).toMatchObject({ code: 0 });
  const other = files.write('salt.json', JSON.stringify({ ...record, seedSalt: '0'.repeat(32) }));
  const { code, out } = await runCommand(addCheckCommand, ['check', other]);
  expect([code, out]).toEqual([1, expect.stringContaining('the seed does not fit its hash')]);
});

test('dt play draws seeds of 128 bits, whose hash needs no salt', async () => {
  const saved = files.path('drawn.json');
  const desk = new PaperDesk(() => 'resign');
  await runCommand((program) => addPlayCommand(program, () => desk), ['play', '--save', saved]);
  const { seed, seedSalt } = JSON.parse(readFileSync(saved, 'utf8')) as Record<string, unknown>;
  expect([seed, seedSalt]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined]);
  expect(await runCommand(addCheckCommand, ['check', saved])).toMatchObject({ code: 0 });
});
