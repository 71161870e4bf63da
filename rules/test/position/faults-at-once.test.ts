/** What cannot be read and what does not fit is told together, each with its line, and nothing that follows from it. */
import { describe, expect, test } from 'vitest';
import { readRooms } from '../../src/authoring/room-file.ts';
import { readScenario } from '../../src/authoring/scenario-file.ts';
import type { Unreadable } from '../../src/json/fault.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { writePosition } from '../../src/position-json/write.ts';
import type { RecordJson } from '../../src/record/json.ts';
import { oldFile } from '../game/old-games.ts';

type Read = { readonly ok: true } | Unreadable;

const faultsOf = (read: Read): Unreadable['faults'] => {
  if (read.ok) throw new Error('it is read');
  return read.faults;
};
const linesOf = (read: Read): number[] => faultsOf(read).map(({ line }) => line);
const said = (read: Read, language: 'en' | 'fr' = 'en'): string[] =>
  faultsOf(read).map(({ words }) => words[language]);

/** Rooms all face up, their letters left out; what is said about them stands from line 6 on. */
const card = (...lines: string[]): string =>
  [
    'Dungeon Twister position 1',
    'scenario: card-standard',
    'turn: 9 blue',
    'rooms:',
    '  red-cw-N red-ccw-N blue-cw-N green-cw-N green-ccw-N blue-ccw-N purple-cw-N purple-ccw-N',
    ...lines,
  ].join('\n');
const LOADED = 'bNa: C.C, holds bRo, holds bKe';

const board = (...lines: string[]): string =>
  [
    'Dungeon Twister position 1',
    'scenario: base',
    'rooms:',
    '  1cw-N 2ccw-E 3cw-S 4ccw-N 1ccw-N 2cw-N 3ccw-N 4cw-N',
    ...lines,
  ].join('\n');

describe('a position as text', () => {
  test('a number out of its range, and a load that nobody can carry', () => {
    const read = parsePosition(card('yellow: savings 5', LOADED));
    expect(linesOf(read)).toEqual([6, 7]);
    expect(said(read)[0]).toBe('yellow, savings: a whole number from 1 to 3 is wanted, found 5');
    expect(said(read)[1]).toBe('blue-rope: The character already carries something.');
    expect(said(read, 'fr')[0]).toBe('yellow, savings: il faut un nombre entier de 1 à 3, trouvé : 5');
    expect(said(read, 'fr')[1]).toBe('blue-rope: Le personnage porte déjà quelque chose.');
  });

  test.each([
    ['a piece on a square that is none', 'bTh: q99'],
    ['something about a player that says nothing', 'blue: cows 3'],
    ['a turn that is none', 'quiet turns: many'],
    ['an unknown stage', 'stage: lunch'],
    ['an unknown key', 'colour: red'],
    ['a line without a key', 'hm'],
    ['a piece that is none', 'box: bXx'],
    ['a lot that is none', 'lots: winner blue'],
    ['a combat without anybody', 'combat: bNa'],
    ['an end that is none', 'ending: hm, hm'],
  ])('%s, and the same load', (_what, line) => {
    expect(linesOf(parsePosition(card(line, LOADED)))).toEqual([6, 7]);
    expect(linesOf(parsePosition(card(LOADED, line)))).toEqual([6, 7]);
  });

  test('in the order of the lines, the readable and the unreadable mixed', () => {
    const read = parsePosition(
      card(
        'bGh: C.T, holds bAr',
        'stirred: maybe',
        LOADED,
        'yellow: points many',
        'blue: combat 0 9, last 9',
      ),
    );
    expect(linesOf(read)).toEqual([6, 7, 8, 9, 10, 10]);
    for (const { words } of faultsOf(read)) expect(words.fr).not.toBe(words.en);
  });

  test('a room that is none, and what does not hang on it', () => {
    const rooms = '  1cw-N 2ccw-E 3cw-S 4ccw-N 1ccw-N 2cw-N 3ccw-N 4cw-N';
    const read = parsePosition(
      board('bCl: c18', 'bTh: c18', 'blue: cards 4 5, last 4', 'highest card: 2').replace(
        rooms,
        rooms.replace('4cw-N', '4cw-X'),
      ),
    );
    expect(linesOf(read)).toEqual([4, 6, 7, 8]);
  });

  test('without any rooms the lines of players and the course are judged nevertheless', () => {
    const read = parsePosition(
      'Dungeon Twister position 1\nscenario: base\nquiet turns: 40\nblue: combat 9\nbCl: c18',
    );
    expect(linesOf(read)).toEqual([1, 3, 4]);
  });
});

test('two wounded who carry each other are refused, whatever else is wrong', () => {
  const ring = ['bCl: wounded, holds bGo', 'bGo: wounded, holds bCl'];
  expect(linesOf(parsePosition(board(...ring)))).toEqual([5, 6]);
  expect(linesOf(parsePosition(board(...ring, 'cow: 1')))).toEqual([5, 6, 7]);
});

describe('what follows from a line that cannot be read is not told', () => {
  test.each([
    ['whoever holds something is nowhere', ['bNa: Q.C, holds bRo'], [6]],
    ['a carried wounded of whom nothing is known', ['bNa: C.C, holds bWr', 'bWr: wonded'], [7]],
    ['who has left is not known', ['yellow: exits 1', 'left: yXx'], [7]],
    ['whose turn it is is not known', ['turn: x yellow', 'blue: savings 1'], [3]],
    ['the stage is not known', ['stage: lunch', 'ending: goal, won by blue'], [6]],
  ])('%s', (_what, lines, faults) => {
    const text = card(...lines.filter((line) => !line.startsWith('turn')));
    const turn = lines.find((line) => line.startsWith('turn'));
    const read = parsePosition(turn === undefined ? text : text.replace('turn: 9 blue', turn));
    expect(linesOf(read)).toEqual(faults);
  });
});

const json = (): ReturnType<typeof writePosition> => {
  const read = parsePosition(card('bNa: C.C, holds bRo'));
  if (!read.ok) throw new Error(read.reason);
  return writePosition(read.position);
};
const asFile = (value: unknown): string => JSON.stringify(value, null, 2);

const withLoad = (): object => {
  const { pieces, ...rest } = json();
  return {
    ...rest,
    pieces: pieces.map((piece) =>
      piece.id === 'blue-key' ? { ...piece, where: { holder: 'blue-naga' } } : piece,
    ),
  };
};

describe('a position as JSON', () => {
  test.each([
    ['a number out of its range', { quiet: -1 }],
    ['an unknown stage', { stage: 'lunch' }],
    ['a field too many', { mood: 'good' }],
    ['no lots', { lots: null }],
    ['seats that are none', { seats: [] }],
  ])('%s, and a load that nobody can carry', (_what, changes) => {
    const read = parsePosition(asFile({ ...withLoad(), ...changes }));
    const reasons = said(read);
    expect(reasons).toHaveLength(2);
    expect(reasons.filter((one) => /^pieces\[\d+\]\.where: /.test(one))).toHaveLength(1);
    expect(linesOf(read)).toEqual(linesOf(read).toSorted((a, b) => a - b));
    for (const { words } of faultsOf(read)) expect(words.fr).not.toBe(words.en);
  });

  test('a key that is written wrongly is one fault', () => {
    const { stage, ...rest } = json();
    expect(said(parsePosition(asFile({ satge: stage, ...rest })))).toEqual([
      'satge: is unknown here, and "stage" is missing',
    ]);
  });
});

describe('a record', () => {
  const text = oldFile('rules-1/base-unfinished.txt').replace('rules: 1', 'rules: 2');
  const lines = text.split('\n');
  const moves = lines.indexOf('moves:') + 1;
  const edition = lines.findIndex((line) => line.startsWith('edition:'));

  test('is as good as it was', () => {
    expect(parseRecord(text).ok).toBe(true);
  });

  test('a header that cannot be read, an action that is refused, and a later line that is none', () => {
    const damaged = lines
      .with(edition, 'edition: chess')
      .with(moves + 3, 'b fin')
      .with(moves + 8, '? hm')
      .toSpliced(edition, 0, 'cow: 1');
    expect(linesOf(parseRecord(damaged.join('\n')))).toEqual([
      edition + 1,
      edition + 2,
      moves + 5,
      moves + 10,
    ]);
  });

  test('as JSON too', () => {
    const record = JSON.parse(oldFile('rules-1/base-unfinished.json')) as RecordJson;
    const { actions } = record;
    const at = actions.findIndex((entry) => 'action' in entry && entry.action.type === 'endTurn');
    const damaged = actions
      .with(at, { seat: 0, action: { type: 'declineDraw' } })
      .map((entry, index) => (index === at + 5 ? { ...entry, seat: 9 } : entry));
    const read = parseRecord(
      asFile({ ...record, rules: 2, edition: 'chess', tags: { '?': 'hm' }, actions: damaged }),
    );
    expect(said(read).map((one) => one.split(':')[0])).toEqual([
      'edition',
      `actions[${at}]`,
      `actions[${at + 5}].seat`,
      'tags.?',
    ]);
  });

  test('lots, rooms and teams at once, and nothing of the deeds that cannot be played then', () => {
    const lots = lines.findIndex((line) => line.startsWith('lots:'));
    const rooms = lines.indexOf('rooms:');
    const damaged = lines
      .with(lots, 'lots: chooser red')
      .with(rooms + 2, '  B hm')
      .with(rooms + 4, '  D hm');
    const found = linesOf(parseRecord(damaged.join('\n')));
    expect(new Set(found)).toEqual(new Set([lots + 1, rooms + 3, rooms + 5]));
  });

  test('the position in which it begins, read in part', () => {
    const start = card('yellow: savings 5', LOADED)
      .split('\n')
      .map((line) => `  ${line}`);
    const read = parseRecord(
      [
        'Dungeon Twister record 1',
        'rules: 2',
        'edition: cards',
        'scenario: card-standard',
        'result: hm, hm, hm',
        'start:',
        ...start,
        'moves:',
      ].join('\n'),
    );
    expect(linesOf(read)).toEqual([5, 12, 13]);
  });
});

const room = (id: string, arrow: string): string =>
  [
    `Room: ${id}`,
    'Pair: 91',
    `Arrow: ${arrow}`,
    ...Array.from({ length: 11 }, (_, row) =>
      row % 2 === 0 ? '+---+---+---+---+---+' : '| .   .   .   .   . |',
    ),
  ].join('\n');

const scenario = (...lines: string[]): string => ['Scenario: my', 'Based on: base', ...lines].join('\n');

describe('a scenario and a file of rooms', () => {
  test('a value that cannot be read, and parts that do not fit each other', () => {
    const read = readScenario(
      scenario('Jump cards: x', 'Goal: 60 points', 'Blue: cleric, goblin', 'On line: 4'),
    );
    // The goal is too high for either, the starting team too large for one.
    expect(linesOf(read)).toEqual([3, 4, 4, 6]);
    for (const { words } of faultsOf(read)) expect(words.fr).not.toBe(words.en);
  });

  test.each([
    ['a team', scenario('Goal: 60 points', 'Blue: cow'), 4],
    ['any key that is missing', scenario('Goal: 60 points', 'Cow: 1'), 4],
    ['the name', 'Scenari: my\nBased on: base', 1],
    ['what it is based on', 'Scenario: my\nBased of: base', 2],
  ])('what hangs on a line that cannot be read is not told: %s', (_what, text, line) => {
    expect(linesOf(readScenario(text))).toEqual([line]);
  });

  test('a third room of a pair, beside one that cannot be read', () => {
    const read = readRooms(
      [room('a', 'cw'), room('b', 'ccw'), room('c', 'up'), room('d', 'cw'), room('e', 'cw')].join('\n'),
    );
    // The arrow of the third, and the fifth: four can be read.
    expect(new Set(linesOf(read))).toEqual(new Set([14 * 2 + 3, 14 * 3 + 1]));
  });
});
