/** Every reason for which a file is not read is told in both languages, and all of them at once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRooms } from '../../src/authoring/room-file.ts';
import { readScenario } from '../../src/authoring/scenario-file.ts';
import { optionsFaults } from '../../src/options-fault.ts';
import type { Unreadable } from '../../src/json/fault.ts';
import { notUtf8 } from '../../src/json/utf8.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { positionRemarks } from '../../src/position-json/remarks.ts';

const ROOT = new URL('../../../', import.meta.url);
const PAIR = /\ben: (`[^`]*`|'(?:[^'\\]|\\.)*'),\s*fr: (`[^`]*`|'(?:[^'\\]|\\.)*')/g;
const READERS = ['json', 'position-json', 'record', 'notation', 'authoring', 'editions'];

const sourcesIn = (folder: string): (readonly [file: string, text: string])[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8')]);

describe('reasons in both languages', () => {
  test('what the readers say in English they say otherwise in French', () => {
    const pairs = READERS.flatMap((folder) => sourcesIn(`rules/src/${folder}`)).flatMap(([, text]) => [
      ...text.matchAll(PAIR),
    ]);
    expect(pairs.length).toBeGreaterThan(150);
    // Single words and numbers may be the same.
    expect(pairs.filter(([, en = '', fr]) => en === fr && en.includes(' '))).toEqual([]);
  });

  test('the terminal and the page never show the English reason to whoever reads French', () => {
    const users = [...sourcesIn('cli/src'), ...sourcesIn('web/src')].filter(
      ([file]) => !file.includes('referee'),
    );
    expect(users.filter(([, text]) => /\.reason\b/.test(text)).map(([file]) => file)).toEqual([]);
    // What tells the items of a list apart is not shown.
    expect(users.filter(([, text]) => /(?<!key=\{)words\.en\b/.test(text)).map(([file]) => file)).toEqual([]);
  });
});

const faultsOf = (read: { readonly ok: true } | Unreadable): Unreadable => {
  if (read.ok) throw new Error('it is read');
  return read;
};
const linesOf = (read: { readonly ok: true } | Unreadable): number[] =>
  faultsOf(read).faults.map(({ line }) => line);

const ROOMS = ['rooms:', '  1cw-N 2ccw-E 3cw-S 4ccw-N', '  1ccw-N 2cw-N 3ccw-N 4cw-N'];
const position = (...lines: string[]): string =>
  ['Dungeon Twister position 1', 'scenario: base', ...ROOMS, ...lines].join('\n');

describe('all faults at once', () => {
  test('of a position as text: bad lines, bad numbers, unknown keys', () => {
    const read = parsePosition(
      position('turn: x blue', 'stirred: maybe', 'blue: points many, cows 3', 'bCl: q99', 'colour: red'),
    );
    expect(linesOf(read)).toEqual([6, 7, 8, 8, 9, 10]);
    for (const { words } of faultsOf(read).faults) expect(words.fr).not.toBe(words.en);
    const { line, reason, words, faults } = faultsOf(read);
    expect({ line, words }).toEqual(faults[0]);
    expect(reason).toBe(words.en);
  });

  test('of a position as text: whatever does not fit', () => {
    const read = parsePosition(
      position(
        'action points: 0',
        'highest card: 2',
        'blue: last 4, cards 4 5',
        'bCl: c18',
        'bTh: c18',
        'quiet turns: 40',
      ),
    );
    const said = faultsOf(read).faults.map(({ words }) => words.en);
    expect(said).toContain('quiet turns: there were fewer turns');
    expect(said).toContain('highest card: blue has played a 4');
    expect(said.some((one) => one.startsWith('blue-thief: '))).toBe(true);
  });

  test('of a position as JSON', () => {
    const sound = parsePosition(position());
    if (!sound.ok) throw new Error(sound.reason);
    const read = parsePosition(
      '{"format":"dungeon-twister-position","version":1,"options":{"scenario":"base"},"ap":9,"cow":1}',
    );
    const said = faultsOf(read).faults.map(({ words }) => words.en);
    expect(said).toEqual(expect.arrayContaining(['cow: is unknown here', '"stage" is missing']));
    expect(said.some((one) => one.startsWith('ap: '))).toBe(true);
  });

  test('of the options and of the header of a record', () => {
    expect(optionsFaults({ scenario: 'base', goal: 9, cow: 1, rules: { undo: 3, cow: 1 } })).toHaveLength(4);
    const read = parseRecord(
      [
        'Dungeon Twister record 1',
        'rules: 1',
        'edition: chess',
        'scenario: base',
        'cow: 1',
        'result: hm, hm, hm',
        'seed: abc',
        'moves:',
      ].join('\n'),
    );
    expect(linesOf(read)).toEqual(expect.arrayContaining([5, 6, 7]));
  });

  test('of files of rooms and scenarios', () => {
    expect(linesOf(readScenario('Scenario: my\nBased on: base\nJump cards: x\nCow: 1\nGoal: hm\n'))).toEqual([
      3, 4, 5,
    ]);
    expect(linesOf(readRooms('Room: a\nPair: x\nArrow: up\nRoom: B\n'))).toEqual([2, 3, 4]);
  });

  test('no more than twenty, and how many more', () => {
    const many = faultsOf(parsePosition(position(...Array.from({ length: 50 }, (_, i) => `cow${i}: 1`))));
    expect(many.faults).toHaveLength(20);
    expect(many.more).toBe(30);
  });
});

describe('bytes that are no text', () => {
  test.each([
    ['Latin-1', [0x61, 0x0a, 0xe9, 0x0a], 2],
    ['an overlong form', [0xc0, 0xaf], 1],
    ['half a pair', [0xed, 0xa0, 0x80], 1],
    ['a character cut off', [0x0a, 0x0a, 0xe2, 0x82], 3],
    ['beyond the last character', [0xf4, 0x90, 0x80, 0x80], 1],
  ])('are named as such: %s', (_name, bytes, line) => {
    const found = notUtf8(Uint8Array.from(bytes));
    expect(found).toMatchObject({ ok: false, line });
    expect(found?.words.en).toContain('UTF-8');
    expect(found?.words.fr).toContain('UTF-8');
  });

  test('UTF-8 is read', () => {
    expect(notUtf8(new TextEncoder().encode('é\n€ 𝄞'))).toBeNull();
  });
});

const remarksOn = (text: string): readonly string[] => {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  return positionRemarks(read.position).map(({ en }) => en);
};

describe('a position in which nobody can reach the goal', () => {
  test('[BD-RULING-117] is told when it is read, and goes on with more points', () => {
    expect(remarksOn(position('bCl: c18', 'yGo: c19'))[0]).toMatch(
      /ends with this turn; give the players points/,
    );
    expect(remarksOn(position('bCl: c18', 'yGo: c19', 'blue: points 4'))).toEqual([]);
  });
});
