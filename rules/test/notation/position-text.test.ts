import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/any-form.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import { writePosition } from '../../src/position-json/write.ts';

const HEAD = [
  'Dungeon Twister position 1',
  'scenario: prison-1',
  'rooms:',
  '  39cw-N 39ccw-E',
  '  40cw-S (40ccw-W)',
];
const textOf = (...more: readonly string[]): string => [...HEAD, ...more].join('\n');

function read(text: string): PositionJson {
  const answer = parsePosition(text);
  if (!answer.ok) throw new Error(`line ${answer.line}: ${answer.reason}`);
  return writePosition(answer.position);
}
const written = (text: string): string => {
  const answer = parsePosition(text);
  if (!answer.ok) throw new Error(`line ${answer.line}: ${answer.reason}`);
  return writePositionText(answer.position);
};

/** A reason word for word, or by its pattern. */
const like = (reason: string | RegExp): unknown =>
  reason instanceof RegExp ? expect.stringMatching(reason) : reason;

describe('what a text does not say', () => {
  test('is as usual: turn 9, blue acts with 5 points, all cards in hand, nothing won, everybody else lost', () => {
    const json = read(textOf('bNa: c7'));
    expect(json).toMatchObject({
      stage: 'act',
      turn: 9,
      active: 0,
      chooser: 0,
      ap: 5,
      highest: 5,
      quiet: 0,
      stirred: false,
      lots: { firstChooser: 0, firstPlacer: 0, firstPlayer: 0 },
      reveal: null,
      combat: null,
      ending: 'running',
      winners: [],
    });
    expect(json.seats[1]).toEqual({
      colour: 'yellow',
      actionCards: [2, 3, 4, 5],
      lastCard: 0,
      combatCards: [],
      jumps: 1,
      points: 0,
      exits: 0,
      kills: 0,
      offersDraw: false,
      asked: 0,
    });
    expect(json.pieces.map(({ id, where }) => `${id} ${typeof where === 'string' ? where : 'here'}`)).toEqual(
      [
        'blue-mekanork killed',
        'blue-naga here',
        'blue-key removed',
        'blue-rope removed',
        'yellow-mekanork killed',
        'yellow-naga killed',
        'yellow-key removed',
        'yellow-rope removed',
      ],
    );
  });

  test('before play begins, everything is in hand', () => {
    const hidden = textOf('turn: 0', 'stage: deploy', 'chooser: nobody')
      .replace(/\b((?:39|40)c\S*-[NESW])\b/g, '($1)')
      .replace('((', '(')
      .replace('))', ')');
    const json = read(hidden);
    expect(new Set(json.pieces.map(({ where }) => where))).toEqual(new Set(['hand']));
    expect(json).toMatchObject({ ap: 0, highest: 0, chooser: -1 });
  });

  test('follows from what it does say: who began, and who has left', () => {
    const json = read(textOf('turn: 8 blue', 'left: bMe', 'bNa: c7', 'yNa: d7'));
    expect(json.lots.firstPlayer).toBe(1);
    expect(json.seats[0].exits).toBe(1);
  });

  test('in a game of chosen teams, only as many are lost as belong to a team; the others are in the box', () => {
    const rooms = '  1cw-N 1ccw-N 2cw-N 2ccw-N 3cw-N 3ccw-N 4cw-N 4ccw-N';
    const json = read(`Dungeon Twister position 1\nscenario: mixed\nrooms:\n${rooms}\nbCl: c7\nbWi: d7`);
    const blue = json.pieces.filter(({ id }) => id.startsWith('blue'));
    const count = (where: string): number => blue.filter((piece) => piece.where === where).length;
    expect([count('killed'), count('removed'), count('box')]).toEqual([6, 6, blue.length - 14]);
  });
});

test('everything that can be said is said: combat, marks, reveal, lots, offers, endings', () => {
  const lines = [
    'turn: 12 yellow',
    'stage: layCard',
    'highest card: 4',
    'quiet turns: 2',
    'stirred: yes',
    'lots: chooser yellow, placer yellow',
    'blue: points 2, exits 0, kills 1, cards 2 3, last 4, combat 0 1 2 2 3 3 4 5 6, jumps 2, asked 30, offers draw',
  ];
  const base = `Dungeon Twister position 1\nscenario: base\nrooms:\n  1cw-N 1ccw-N 2cw-N 2ccw-N 3cw-N 3ccw-N 4cw-N 4ccw-N\n`;
  const json = read(
    `${base}${lines.join('\n')}\naction points: 1\ncombat: yGo x bCl, yellow laid 2\nbCl: c18\nyGo: c17, points 2\nkilled: yTr`,
  );
  expect(json).toMatchObject({
    turn: 12,
    active: 1,
    chooser: 0,
    highest: 4,
    quiet: 2,
    stirred: true,
    ap: 1,
    lots: { firstChooser: 1, firstPlacer: 1, firstPlayer: 0 },
    combat: {
      attacker: 'yellow-goblin',
      target: 'blue-cleric',
      namer: -1,
      named: -2,
      laid: [-1, 2],
      laidOpenly: [],
    },
  });
  expect(json.seats[0]).toMatchObject({
    points: 2,
    kills: 1,
    actionCards: [2, 3],
    lastCard: 4,
    jumps: 2,
    asked: 30,
    offersDraw: true,
  });
  expect(json.pieces.find(({ id }) => id === 'yellow-goblin')).toMatchObject({
    marks: ['attacks'],
    ownPoints: 2,
  });
});

const drawn = written(textOf('bNa: c7', 'yNa: d9, wounded', 'bRo: D'));
const rowOf = (text: string, row: number): string =>
  text.split('\n').find((line) => line.startsWith(`${row}`.padStart(3))) ?? '';

describe('a drawing', () => {
  test('says where pieces are, who is wounded, and what lies on a face-down room', () => {
    expect(rowOf(drawn, 7)).toContain('bNa');
    expect(rowOf(drawn, 9)).toContain('yna');
    expect(rowOf(drawn, 5)).toContain('bRo');
    expect(written(drawn)).toBe(drawn);
  });

  test('may leave out edges, ground, rows and the letters on the rim', () => {
    const lean = textOf(
      'labyrinth:',
      `  9 ${'    '.repeat(3)} yna`,
      `  7 ${'    '.repeat(2)} bNa`,
      `  3 ${'    '.repeat(8)} bRo`,
    );
    expect(written(lean)).toBe(drawn);
  });

  test('shows portcullises as they are, and is read so', () => {
    const gates = [...drawn.matchAll(/===|H/g)].length;
    expect(gates).toBeGreaterThan(2);
    const open = drawn.replace('===', '= =').replace('H', 'x');
    const json = read(open);
    const states = json.slots.flatMap(({ gates: all }) => all);
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
    expect(states.filter((state) => state === 'broken')).toHaveLength(1);
    expect(written(open)).toBe(open);
  });
});

const inDrawing = (change: (text: string) => string): string => change(drawn);

describe('a text that is no position is refused with its line and reason', () => {
  test.each<[what: string, text: string, line: number | string, reason: string | RegExp]>([
    ['nothing', '', 1, 'the first line must be "Dungeon Twister position 1"'],
    [
      'another title',
      '\n# hm\nDungeon Twister 2\n',
      3,
      'the first line must be "Dungeon Twister position 1"',
    ],
    [
      'an indented line at first',
      'Dungeon Twister position 1\n  hm',
      2,
      'an indented line belongs below a "key:"',
    ],
    ['no entry', 'Dungeon Twister position 1\nhm', 2, '"key: value" is wanted, found "hm"'],
    ['no scenario', 'Dungeon Twister position 1\nturn: 4', 1, 'the scenario is missing: "scenario: base"'],
    ['an unknown scenario', 'Dungeon Twister position 1\nscenario: chess', 2, /there is no scenario "chess"/],
    ['no rooms', 'Dungeon Twister position 1\nscenario: base', 1, /the rooms are missing/],
    ['a key twice', textOf('turn: 3 blue', 'turn: 4 yellow'), 7, '"turn" stands here for the second time'],
    ['an unknown key', textOf('weather: fine'), 6, '"weather" is neither a key nor a piece of this game'],
    ['lines below a value', textOf('turn: 3', '  hm'), 7, '"turn" has no lines below it'],
    [
      'a value beside a block',
      textOf('labyrinth: here'),
      6,
      'what "labyrinth" says stands in the lines below it',
    ],
    ['options that are no JSON', textOf('options: goal=6'), 6, /./],
    ['options that are a list', textOf('options: [1]'), 6, 'options are a JSON object, as in {"goal":6}'],
    [
      'a scenario in the options',
      textOf('options: {"scenario":"base"}'),
      6,
      'the scenario has a line of its own',
    ],
    ['bad options', textOf('options: {"goal":6}'), 2, 'options: prison-1 has a goal of its own'],
    ['other letters', textOf('letters: de'), 6, '"en" or "fr" is wanted, found "de"'],
    ['a turn that is none', textOf('turn: soon'), 6, 'a number is wanted, found "soon"'],
    ['a turn of nobody here', textOf('turn: 3 red'), 6, 'nobody plays "red" here: blue, yellow'],
    [
      'too much of a turn',
      textOf('turn: 3 blue again'),
      6,
      'a number and a colour are wanted, as in "7 blue"',
    ],
    ['an unknown stage', textOf('stage: lunch'), 6, /stage: one of/],
    ['too many points', textOf('action points: 9'), 6, /^action points: a whole number from 0 to 5/],
    ['stirred by half', textOf('stirred: half'), 6, '"yes" or "no" is wanted'],
    [
      'lots that are none',
      textOf('lots: winner blue'),
      6,
      'lots are "chooser blue", "placer blue" and "player blue"',
    ],
    ['a reveal of no room', textOf('reveal: Z'), 6, 'a room and a colour are wanted, as in "C blue"'],
    ['a combat of nobody', textOf('combat: blue'), 6, 'who attacks whom is wanted first, as in "bCl x yGo"'],
    ['a combat of an unknown', textOf('combat: bCl x yNa'), 6, 'there is no piece "bCl"'],
    ['an odd combat', textOf('combat: bNa x yNa, loud'), 6, /"loud" says nothing about a combat/],
    ['an odd ending', textOf('ending: goal, blue'), 6, 'an ending reads "goal, won by blue"'],
    ['an unknown ending', textOf('ending: rain'), 6, /ending: one of/],
    ['a room that is none', textOf().replace('39cw-N', '39cw'), 4, /"39cw" is no room/],
    ['half a bracket', textOf().replace('39cw-N', '(39cw-N'), 4, /is no room/],
    ['an unknown room', textOf().replace('39cw-N', '1cw-N'), 4, 'room A: there is no room "1cw"'],
    ['a room twice', textOf().replace('39ccw-E', '39cw-E'), 4, /^room B: .*another slot/],
    ['too few rooms', textOf().replace('(40ccw-W)', ''), 3, '4 rooms are wanted, found 3'],
    [
      'too many rooms',
      textOf().replace('(40ccw-W)', '(40ccw-W) 1cw-N'),
      5,
      'there are 4 rooms, "1cw-N" is too much',
    ],
    ['a slot out of order', textOf().replace('39cw-N', 'B 39cw-N'), 4, 'room A comes next, found B'],
    ['a copy that is not there', textOf().replace('39cw-N', '39cw*2-N'), 4, /^room A: a whole number/],
    [
      'an unknown portcullis',
      textOf('open: c7n'),
      6,
      'there is no portcullis "c7n": a square and its side, as in b3n',
    ],
    [
      'a player who says nothing',
      textOf('blue: happy'),
      6,
      /"happy" says nothing about a player: points, exits/,
    ],
    ['a player who says it twice', textOf('blue: points 1, points 2'), 6, '"points" stands twice'],
    ['points without a number', textOf('blue: points'), 6, 'one number is wanted behind "points"'],
    [
      'too many jumps',
      textOf('blue: jumps 4'),
      6,
      'blue, jumps: a whole number from 0 to 1 is wanted, found 4',
    ],
    [
      'a piece that says nothing',
      textOf('bNa: asleep'),
      6,
      /"asleep" says nothing about bNa: a square, a room, hand/,
    ],
    ['an unknown piece is held', textOf('bNa: c7, holds bSw'), 6, 'there is no piece "bSw"'],
    [
      'a piece at two places',
      textOf('bNa: c7', 'killed: bNa'),
      6,
      'blue-naga is already said to be elsewhere, in line 7',
    ],
    ['an unknown piece is dead', textOf('killed: bSw'), 6, 'there is no piece "bSw"'],
    [
      'a square that is none',
      textOf('bNa: z99'),
      6,
      'there is no square "z99" on this board; squares look like c7',
    ],
    [
      'a comma that is missing',
      textOf('bNa: c7 wounded'),
      6,
      'a comma is wanted behind "c7": "bNa: c7, wounded"',
    ],
    [
      'a figure that is carried',
      textOf('bNa: c7, holds bMe'),
      6,
      'blue-mekanork is not wounded: only wounded characters are carried',
    ],
    [
      'a piece out of its column',
      inDrawing((text) => text.replace(/^( {2}7 .) \. /m, '$1 y ')),
      '  7',
      '"y" stands alone at a7: a piece has three letters, and columns are 4 characters wide',
    ],
    ['a row that is none', textOf('labyrinth:', ' 99'), 7, 'there is no row 99'],
    ['rows in disorder', textOf('labyrinth:', '  7', '  9'), 8, 'rows stand from north to south, each once'],
    [
      'edges beside no row',
      textOf('labyrinth:', '    +---+'),
      7,
      'there is no row with a number beside these edges',
    ],
    [
      'a drawing too wide',
      inDrawing((text) => text.replace(/^( {2}9.*)$/m, (row) => `${row.padEnd(44)} wide`)),
      '  9',
      /^the drawing is 45 characters wide/,
    ],
    [
      'letters out of place',
      textOf('labyrinth:', '        a   b'),
      7,
      'column a must stand above character 7, found ""',
    ],
    [
      'a wall that is not there',
      inDrawing((text) => text.replace(/^( {2}7.{5}) /m, '$1|')),
      '  7',
      /stands "\|", but the rooms print/,
    ],
    [
      'ground that is not there',
      inDrawing((text) => text.replace(/^( {2}7 .) \. /m, '$1 o ')),
      '  7',
      /^"o" stands at a7, but there room A \(39cw\) has/,
    ],
    [
      'a hidden square that is open',
      inDrawing((text) => text.replace(/^( {2}7 .) \. /m, '$1 ? ')),
      '  7',
      /^"\?" stands at a7/,
    ],
    [
      'open ground in a hidden room',
      inDrawing((text) => text.replace('?', 'o')),
      '  5',
      /which lies face down: "\?" or a piece, not "o"/,
    ],
    [
      'something on a line',
      inDrawing((text) => text.replace(/^( {2}0 {3})\./m, '$1o')),
      '  0',
      'a0 is a square of a line: ".", ":" or a piece, not "o"',
    ],
    [
      'an unknown piece',
      inDrawing((text) => text.replace('bNa', 'bSw')),
      '  7',
      'there is no piece "bSw" (at c7): a letter for the colour and two for the kind, as in bCl',
    ],
    [
      'a corner that is none',
      inDrawing((text) => text.replace('+', '*')),
      '    *',
      /a corner "\+" belongs at character/,
    ],
    ['edges in the rim', textOf('labyrinth:', '  7', '  ---'), 8, 'the first 4 characters are the rim'],
  ])('%s', (_what, text, line, reason) => {
    const answer = parsePosition(text);
    if (answer.ok) throw new Error('it was read');
    expect(answer.reason).toEqual(like(reason));
    const found =
      typeof line === 'number' ? answer.line : text.split('\n')[answer.line - 1].slice(0, line.length);
    expect(found).toBe(line);
  });
});

test('a combat that could not be declared is refused, and everybody who must fight fights', () => {
  const prison =
    'Dungeon Twister position 1\nscenario: prison-5\nrooms:\n  37cw-N 37ccw-N 38cw-N 38ccw-N 39cw-N 39ccw-N 40cw-N 40ccw-N\n';
  const combat = (...lines: readonly string[]): unknown => {
    const answer = parsePosition(`${prison}turn: 9 yellow\nstage: layCard\n${lines.join('\n')}`);
    return answer.ok ? writePosition(answer.position).chooser : answer.reason;
  };
  const fought = 'combat: yCl x bNa, yellow laid 2';
  // Yellow has laid his card, so blue must choose; nothing else has to be said.
  expect(combat(fought, 'yCl: b14', 'bNa: c14')).toBe(0);
  expect(combat('combat: yCl x bNa', 'yCl: b14', 'bNa: c14')).toBe(1);
  expect(combat(fought, 'yCl: b14', 'bNa: b2')).toMatch(/^combat: cannot be attacked from there: /);
  expect(combat(fought, 'yCl: b14', 'bNa: c14', 'bMe: a14')).toEqual(
    expect.stringMatching(/^blue-mekanork: in this combat it defends$/),
  );
  expect(combat(fought, 'yCl: b14', 'bNa: c14', 'bMe: a14, defends')).toBe(0);
  expect(combat(fought, 'yCl: b14', 'bNa: c14', 'bMe: a1, defends')).toMatch(
    /it takes no part in this combat$/,
  );
  expect(combat(`${fought}, namer yellow`, 'yCl: b14', 'bNa: c14')).toBe(
    'combat: who may name a card follows from who fights',
  );
});

test('capitals of keys do not matter', () => {
  const shouted = textOf('Action Points: 3', 'BLUE: points 1', 'bNa: c7').replace('scenario', 'Scenario');
  expect(read(shouted)).toMatchObject({ ap: 3, seats: [{ points: 1 }, { points: 0 }] });
});

test('a file from another system is read: byte order mark, carriage returns', () => {
  expect(written(`\uFEFF${drawn.replaceAll('\n', '\r\n')}`)).toBe(drawn);
});
