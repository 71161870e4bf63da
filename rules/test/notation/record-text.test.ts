import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { createGame, Game } from '../../src/game.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { writeRecordText } from '../../src/notation/record-text/write.ts';
import { type About, recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import { RULES_VERSION } from '../../src/version.ts';
import { act, playTo, playToEnd, stepAtRandom } from '../game/players.ts';

const HASH = '0123456789abcdef'.repeat(4);
const ABOUT: Partial<About> = {
  players: ['Anna', 'Bert: the Elder'],
  seed: 'text',
  seedHash: HASH,
  seedSalt: '0123456789abcdef'.repeat(2),
  tags: { Event: 'Club night', Place: 'Lyon' },
  comments: [
    { after: 0, text: 'Before the first move.' },
    { after: 3, text: 'one' },
    { after: 3, text: '' },
  ],
};

const game = createGame({ scenario: 'prison-1' }, 'text');
playToEnd(game, new Chance('text'));
const text = writeRecordText(recordOf(game, ABOUT));
const lines = text.split('\n');

/** A reason word for word, or by its pattern. */
const like = (reason: string | RegExp): unknown =>
  reason instanceof RegExp ? expect.stringMatching(reason) : reason;

describe('a record as text', () => {
  test('begins with what was agreed and who played, and says how it ended', () => {
    expect(lines.slice(0, 12).map((line) => line.replace(/:.*/, ''))).toEqual([
      'Dungeon Twister record 1',
      'rules',
      'edition',
      'scenario',
      'blue',
      'yellow',
      'tag Event',
      'tag Place',
      'result',
      'seed hash',
      'seed salt',
      'seed',
    ]);
    expect(lines[1]).toBe(`rules: ${RULES_VERSION}`);
    expect(text).toContain('\nyellow: Bert: the Elder\n');
    expect(text).toContain('\n-- turn 2, ');
  });

  test('is read with all that was said about it', () => {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    expect(read.record.about).toEqual(ABOUT);
    expect(writeRecordText(read.record)).toBe(text);
  });

  test('may be in French letters', () => {
    const french = writeRecordText(recordOf(game, ABOUT), 'fr');
    expect(french).toContain('\nletters: fr\n');
    expect(french).toContain('\nj Hs @');
    const read = parseRecord(french);
    expect(read.ok && JSON.stringify(writeRecord(read.record))).toBe(
      JSON.stringify(writeRecord(recordOf(game, ABOUT))),
    );
  });

  test('may leave out the marks between turns, and have lines that say nothing', () => {
    const bare = lines.map((line) => (line.startsWith('--') ? '\n# hm' : line)).join('\n');
    const read = parseRecord(bare);
    expect(read.ok && writeRecordText(read.record)).toBe(text);
  });

  test('of a game that began in a position has the position instead of the lots', () => {
    const begun = createGame({ scenario: 'base' }, 'begun');
    playTo(begun, new Chance('begun'), 'act');
    const later = new Game({ position: begun.position });
    const chance = new Chance('later');
    for (let deed = 0; deed < 12; deed++) stepAtRandom(later, chance);
    const record = recordOf(later);
    const written = writeRecordText(record);
    expect(written).toContain('\nstart:\n  Dungeon Twister position 1\n');
    for (const form of [written, JSON.stringify(writeRecord(record))]) {
      const read = parseRecord(form);
      if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
      expect(read.record.game.setupRoll).toBeNull();
      expect(writeRecordText(read.record)).toBe(written);
    }
  });

  test('keeps drawn sides and drawn teams', () => {
    const sides = ['a', 'b', 'c', 'd'].map((seed) => createGame({ scenario: 'prison-2' }, seed));
    const swapped = sides.find(({ setupRoll: draw }) => draw?.players[0] === 1);
    if (!swapped) throw new Error('no lots of that kind');
    expect(writeRecordText(recordOf(swapped))).toContain('\nsides: 1 0\n');
    const drawn = createGame({ scenario: 'mixed', teamChoice: 'random' }, 'drawn');
    for (const one of [swapped, drawn]) {
      const read = parseRecord(writeRecordText(recordOf(one)));
      expect(read.ok && read.record.game.setupRoll).toEqual(one.setupRoll);
    }
  });

  test('keeps clocks that ran out', () => {
    const timed = createGame(
      { scenario: 'prison-1', timer: { turn: 60, placing: 5, combatCard: 5 } },
      'timed',
    );
    playTo(timed, new Chance('timed'), 'card');
    const seat = timed.position.data[1];
    expect(timed.timeRanOut(seat)).toBe(true);
    const record = recordOf(timed);
    expect(writeRecordText(record)).toMatch(/\n[by] time\n$/);
    const read = parseRecord(writeRecordText(record));
    expect(read.ok && read.record.game.log).toEqual(timed.log);
  });
});

describe('a damaged record is refused with its line and reason', () => {
  const firstMove = lines.indexOf('moves:') + 3;
  const without = (start: string): string => lines.filter((line) => !line.startsWith(start)).join('\n');
  const instead = (index: number, line: string): string => lines.with(index, line).join('\n');
  const withLine = (start: string, line: string): string =>
    lines.map((one) => (one.startsWith(start) ? line : one)).join('\n');
  const lineOf = (start: string): string => lines.find((line) => line.startsWith(start)) ?? '';
  // Colours, not the numbers of seats.
  const result = lineOf('result: ').slice('result: '.length);
  const at = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1;

  test.each<[what: string, text: string, line: number, reason: string | RegExp]>([
    ['no title', without('Dungeon'), 1, 'the first line must be "Dungeon Twister record 1"'],
    [
      'newer rules',
      withLine('rules', `rules: ${RULES_VERSION + 1}`),
      2,
      `the game was played by rules ${RULES_VERSION + 1}, these are rules ${RULES_VERSION}: a newer version of the program is needed`,
    ],
    ['rules that never were', withLine('rules', 'rules: 0'), 2, /^rules: a whole number from 1/],
    ['rules of no number', withLine('rules', 'rules: new'), 2, 'a number is wanted, found "new"'],
    ['no rules', without('rules'), 1, `the version of the rules is missing: "rules: ${RULES_VERSION}"`],
    [
      'another edition',
      withLine('edition', 'edition: base'),
      3,
      'edition: one of "prison" is wanted, found "base"',
    ],
    ['no edition', without('edition'), 1, '"edition" is missing'],
    ['no moves', without('moves'), lines.length - 1, /"moves:" is missing/],
    ['no result', without('result'), 1, 'the result is missing: "result: unfinished"'],
    [
      'another result',
      withLine('result', 'result: resigned, won by blue'),
      at('result'),
      `result: the game ends otherwise: ${result}`,
    ],
    [
      'an end that is not told',
      withLine('result', 'result: unfinished'),
      at('result'),
      `result: the game ends here: ${result}`,
    ],
    [
      'a result that is none',
      withLine('result', 'result: fun, blue'),
      at('result'),
      'a result reads "goal, won by blue", "agreed" or "unfinished"',
    ],
    [
      'a hash that is none',
      withLine('seed hash', 'seed hash: 12'),
      at('seed hash'),
      'seedHash: 64 hexadecimal digits are wanted',
    ],
    [
      'a salt that is none',
      withLine('seed salt', 'seed salt: Dead Sea'),
      at('seed salt'),
      'seedSalt: 32 hexadecimal digits are wanted',
    ],
    [
      'another seed',
      withLine('seed:', 'seed: "other"'),
      at('seed:'),
      /^seed: this seed does not give these lots; the first that differs: it draws A \(\w+-[NESW]\)$/,
    ],
    [
      'a changed room beside the seed',
      withLine(
        '  B',
        lineOf('  B').replace(/-[NESW]\)/, (turned) => (turned === '-N)' ? '-S)' : '-N)')),
      ),
      at('  B'),
      `draw.rooms[1]: the lots do not fit the seed, which draws ${lineOf('  B').trim()} here`,
    ],
    [
      'a changed lot beside the seed',
      withLine(
        'lots',
        lineOf('lots').replace(/chooser \w+/, (lot) =>
          lot.endsWith('blue') ? 'chooser yellow' : 'chooser blue',
        ),
      ),
      at('lots'),
      /^draw.firstChooser: the lots do not fit the seed, which draws firstChooser \d here$/,
    ],
    [
      'a seed without quotes',
      withLine('seed:', 'seed: other'),
      at('seed:'),
      'a seed stands in quotes, as in "abc"',
    ],
    ['no lots', without('lots'), 1, /^the lots are missing/],
    [
      'half the lots',
      withLine('lots', 'lots: chooser blue, placer blue'),
      at('lots'),
      'the lot of the player is missing',
    ],
    [
      'a lot for nobody here',
      withLine('lots', 'lots: chooser red, placer blue, player blue'),
      at('lots'),
      'nobody plays "red" here: blue, yellow',
    ],
    [
      'rooms in disorder',
      withLine('  A', '  B (39cw-N)'),
      at('  A'),
      'room A is wanted here, as in "A (1cw-N)"',
    ],
    [
      'a room that lies open',
      withLine('  A', '  A 39cw-N'),
      at('  A'),
      'room A is wanted here, as in "A (1cw-N)"',
    ],
    [
      'a room that is not in the game',
      withLine('  A', '  A (1cw-N)'),
      at('  A'),
      'draw.rooms[0].room: there is no room "1cw"',
    ],
    [
      'an unknown key',
      withLine('tag Event', 'weather: fine'),
      at('tag Event'),
      '"weather" says nothing about a record',
    ],
    [
      'a tag that is none',
      withLine('tag Event', 'tag 1!: fine'),
      at('tag Event'),
      /^tags.1!: a tag is named by/,
    ],
    [
      'a line of nobody',
      instead(firstMove, 'r Na @i0'),
      firstMove + 1,
      'a line begins with the letter of a colour, as in "b end"; found "r Na @i0"',
    ],
    [
      'a line without a colour',
      instead(firstMove, 'end'),
      firstMove + 1,
      'a line begins with the letter of a colour, as in "b end"; found "end"',
    ],
    ['a line that says no action', instead(firstMove, 'b Xx @i0'), firstMove + 1, 'There is no piece "Xx".'],
    [
      'an action that is refused',
      instead(firstMove, 'b end'),
      firstMove + 1,
      /^NOT_(NOW|YOUR_DECISION) \(BD-/,
    ],
    [
      'a clock in an untimed game',
      instead(firstMove, 'b time'),
      firstMove + 1,
      'no clock of this seat was running',
    ],
    ['more after the end', `${text}b end\n`, lines.length, /^GAME_OVER/],
  ])('%s', (_what, damaged, line, reason) => {
    const answer = parseRecord(damaged);
    if (answer.ok) throw new Error('it was read');
    expect(answer.reason).toEqual(like(reason));
    expect(answer.line).toBe(line);
  });

  test('a line that is lost is noticed at the next mark between turns, if not before', () => {
    const end = lines.findIndex((line) => line.endsWith(' end'));
    const lost = lines.toSpliced(end, 1).join('\n');
    const answer = parseRecord(lost);
    expect(answer).toMatchObject({
      ok: false,
      line: end + 1,
      reason: expect.stringMatching(/^here it is "-- turn \d+, /) as string,
    });
  });

  test('cut off anywhere, it is refused or read as unfinished, never an exception', () => {
    for (let cut = 0; cut < text.length; cut += 37) {
      const answer = parseRecord(text.slice(0, cut));
      expect(answer.ok ? 'read' : answer.reason).not.toBe('');
    }
  });
});

test('about a game: names, tags and comments are single lines without spaces around them', () => {
  const json = writeRecord(
    recordOf(createGame({ scenario: 'prison-1' }, 'x'), {
      players: ['A', null],
      tags: { Event: 'E' },
      comments: [{ after: 0, text: 'c' }],
    }),
  );
  const reasonFor = (changes: object): unknown => {
    const answer = parseRecord(JSON.stringify({ ...json, ...changes }));
    return answer.ok ? 'read' : answer.reason;
  };
  expect(reasonFor({})).toBe('read');
  expect(reasonFor({ players: [' A', null] })).toBe('players[0]: must not begin or end with a space');
  expect(reasonFor({ players: ['A'] })).toBe('players: 2 entries are wanted, found 1');
  expect(reasonFor({ players: [7, null] })).toBe('players[0]: a text is wanted, found 7');
  expect(reasonFor({ players: ['A'.repeat(201), null] })).toBe('players[0]: is longer than 200 characters');
  expect(reasonFor({ tags: { Event: 'a\nb' } })).toBe(
    'tags.Event: must be one line, without control characters',
  );
  expect(reasonFor({ comments: [{ after: 1, text: 'c' }] })).toBe(
    'comments[0].after: a whole number from 0 to 0 is wanted, found 1',
  );
  expect(reasonFor({ start: {} })).toBe('start: a game begins with a draw or in a position, not with both');
});

test('comments stand in the order of the game', () => {
  const begun = createGame({ scenario: 'prison-1' }, 'x');
  act(
    begun,
    { type: 'deploy', piece: 'blue-naga', place: begun.position.ruleset.layout.lines[0].dots[0] },
    0,
  );
  const json = writeRecord(
    recordOf(begun, {
      comments: [
        { after: 1, text: 'a' },
        { after: 0, text: 'b' },
      ],
    }),
  );
  expect(parseRecord(JSON.stringify(json))).toMatchObject({
    reason: 'comments[1].after: comments stand in the order of the game',
  });
});

test('a record may begin in a position only with the options of that position', () => {
  const read = parsePosition(
    'Dungeon Twister position 1\nscenario: prison-1\nrooms:\n  39cw-N 39ccw-E\n  40cw-S 40ccw-W\nbNa: c7\nyNa: d9',
  );
  if (!read.ok) throw new Error(read.reason);
  const json = writeRecord(recordOf(new Game({ position: read.position })));
  const other = { ...json, options: { ...json.options, rules: { undo: false } } };
  expect(parseRecord(JSON.stringify(other))).toMatchObject({
    reason: 'start.options: these are not the options of the record',
  });
});
