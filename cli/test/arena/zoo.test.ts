/** Bots that behave badly lose their games, and nothing else happens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRecord } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/arena/report.ts';
import { folderForTests } from '../files.ts';
import { beast, program, reportFromSources, reportOfArena } from './in-the-arena.ts';

const files = folderForTests();
/** One pair of short games. */
const SHORT = ['--pairs', '1', '--decisions', '60'];
/** For those who hang, in both games at once: long enough for a busy machine, short enough to wait for. */
const WAITING = ['--limit', '5', '--workers', '2'];
/** Everybody else has as long as he likes. */
const PATIENT = ['--limit', '200', '--workers', '1'];

const BEASTS: readonly (readonly [string, string, RegExp])[] = [
  [beast('crash'), 'crash', /RangeError: out of ideas/],
  [beast('hang'), 'hang', /No answer within 5 s/],
  [beast('promise'), 'hang', /No answer within 5 s/],
  [beast('exit'), 'crash', /thread ended \(exit code 3\)/],
  [beast('nonsense'), 'nonsense', /MALFORMED/],
  [beast('booby'), 'nonsense', /MALFORMED/],
  [beast('illegal'), 'illegal', /endTurn/],
  [beast('unfit'), 'crash', /no default export/],
  [beast('no such file'), 'crash', /Cannot find module/],
  [program('crash'), 'crash', /exit code 1.*I give up/s],
  [program('deaf'), 'crash', /exit code 4/],
  [program('hang'), 'hang', /No answer within 5 s/],
  [program('nonsense'), 'nonsense', /Not JSON: e2-e4/],
  [program('illegal'), 'illegal', /endTurn/],
  [program('flood'), 'nonsense', /no end/],
  ['cmd:no-such-program-anywhere', 'crash', /exit code/],
];

const folderOf = (name: string): string => files.path(`zoo ${BEASTS.findIndex(([one]) => one === name)}`);

const played = new Map<string, Promise<Report>>();

/** A match against chance, kept in a folder of its own; played once, however often it is looked at. */
function matchOf(name: string): Promise<Report> {
  const time = BEASTS.some(([one, kind]) => one === name && kind === 'hang') ? WAITING : PATIENT;
  const match = played.get(name) ?? reportOfArena(name, 'random', ...SHORT, ...time, '--out', folderOf(name));
  played.set(name, match);
  return match;
}

describe('a bad bot loses', () => {
  test.each(BEASTS)('%s: %s', async (name, kind, detail) => {
    const { matches, faults, bots } = await matchOf(name);
    expect(matches[0]).toMatchObject({ games: 2, lost: 2, score: { value: 0 } });
    expect(faults.map((fault) => [fault.bot, fault.kind, fault.game])).toEqual([
      [name, kind, 0],
      [name, kind, 1],
    ]);
    expect(faults.map((fault) => fault.seat)).toEqual([0, 1]);
    for (const fault of faults) expect(fault.detail).toMatch(detail);
    expect(bots.map((bot) => bot.faults)).toEqual([2, 0]);
    // What was played until then can be replayed; in the record the loser gives up.
    for (const [game, winner] of [
      ['000000', 1],
      ['000001', 0],
    ] as const) {
      const read = parseRecord(readFileSync(join(folderOf(name), 'games', `${game}.json`), 'utf8'));
      if (!read.ok) throw new Error(read.words.en);
      expect(read.record.game.result).toEqual({ ending: 'resigned', winners: [winner] });
      expect(read.record.about.tags).toEqual({
        fault: `${game === '000000' ? 'blue' : 'yellow'} ${kind}`,
      });
    }
  });

  test('without end, when its memory is full', async () => {
    const { faults } = await reportOfArena(beast('memory'), 'random', ...SHORT, ...PATIENT);
    expect(faults.map(({ kind }) => kind)).toEqual(['crash', 'crash']);
    expect(faults[0]?.detail).toMatch(/memory/);
  });

  test('what was done before is kept when a thread had to be ended', async () => {
    await matchOf(beast('hang'));
    const read = parseRecord(readFileSync(join(folderOf(beast('hang')), 'games/000000.json'), 'utf8'));
    if (!read.ok) throw new Error(read.words.en);
    const { log } = read.record.game;
    expect(log.filter(({ seat }) => seat === 0)).toHaveLength(3);
    expect(log.at(-1)).toEqual({ seat: 0, action: { type: 'resign' } });
  });

  test('where four sit at the table, all others share the first place', async () => {
    const options = ['--scenario', 'standard-4', ...SHORT, ...PATIENT];
    const { matches, faults } = await reportOfArena(beast('illegal'), 'random', ...options);
    // The first of its two seats that is asked loses both comparisons; the other seat draws its two.
    expect(faults).toHaveLength(2);
    expect(matches[0]?.score.value).toBe(0.25);
  });
});

/** The program that is shown to authors. */
const EXAMPLE = fileURLToPath(new URL('../../../examples/bots/arena_bot.py', import.meta.url));

describe('nobody loses because he', () => {
  test.each([
    ['is slow', beast('slow')],
    ['prints', beast('chatty')],
    ['looks closely at what he is shown', beast('spy')],
    ['is a program', program('good')],
    ['is written in Python', `cmd:python3 "${EXAMPLE}"`],
    ['is a program that says everything twice', program('twice')],
  ])('%s', async (_what, name) => {
    const { faults, matches } = await reportOfArena(name, 'random', ...SHORT, ...PATIENT);
    expect(faults).toEqual([]);
    expect(matches[0]?.games).toBe(2);
  });

  test('plays in the repository, where threads are not built', async () => {
    const { faults, matches } = await reportFromSources(beast('spy'), 'random', ...SHORT, ...PATIENT);
    expect(faults).toEqual([]);
    expect(matches[0]?.games).toBe(2);
  });
});
