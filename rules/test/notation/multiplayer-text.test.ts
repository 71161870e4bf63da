/** What the notation says of games for three and four: new actions, lines that lots deal, players who have left. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { createGame, Game } from '../../src/game.ts';
import { newGame } from '../../src/new-game.ts';
import { readAction, writeAction } from '../../src/notation/action-text.ts';
import { parsePosition, parseRecord } from '../../src/notation/any-form.ts';
import { chartOf, placeName, placeNamed } from '../../src/notation/chart.ts';
import { writePositionText } from '../../src/notation/position-text/write.ts';
import { writeRecordText } from '../../src/notation/record-text/write.ts';
import { samePosition } from '../../src/model/key.ts';
import type { Position } from '../../src/model/position.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';

function read(text: string): Position {
  const answer = parsePosition(text);
  if (!answer.ok) throw new Error(`line ${answer.line}: ${answer.reason}`);
  return answer.position;
}

const reasonFor = (text: string): string => {
  const answer = parsePosition(text);
  return answer.ok ? 'it is read' : `${answer.line}: ${answer.reason}`;
};

const survives = (p: Position): boolean =>
  (['en', 'fr'] as const).every((language) => samePosition(read(writePositionText(p, language)), p));

const ROOMS = [
  'rooms:',
  '  1cw-N 2cw-N 3cw-N 4cw-N',
  '  9cw-N 10cw-N 11cw-N 12cw-N',
  '  1ccw-N 2ccw-N 3ccw-N 4ccw-N',
  '  9ccw-N 10ccw-N 11ccw-N 12ccw-N',
];
const textOf = (scenario: string, ...more: readonly string[]): string =>
  ['Dungeon Twister position 1', `scenario: ${scenario}`, ...more, ...ROOMS].join('\n');

describe('actions of games for three and four', () => {
  const chart = chartOf(newGame({ scenario: 'elevator' }, 'a'));
  const actions: [Action, en: string, fr: string][] = [
    [{ type: 'reveal', piece: 'red-cleric', slot: 6, over: 'north' }, 'Cl ?G/n', 'Cl ?G/n'],
    [{ type: 'reveal', piece: 'red-thief', slot: 0, over: 'west' }, 'Th ?A/w', 'Vo ?A/w'],
    [{ type: 'reveal', piece: 'red-cleric', slot: 6 }, 'Cl ?G', 'Cl ?G'],
    [{ type: 'slide', piece: 'red-cleric', to: 'up' }, 'Cl slide up', 'Cl glisser haut'],
    [{ type: 'slide', piece: 'red-cleric', to: 'down' }, 'Cl slide down', 'Cl glisser bas'],
    [{ type: 'lift', piece: 'red-cleric' }, 'Cl lift', 'Cl hisser'],
    [{ type: 'leave', piece: 'red-cleric' }, 'Cl leave', 'Cl sortir'],
    [{ type: 'join', side: 'attack' }, 'join attack', 'rejoindre attaque'],
    [{ type: 'join', side: 'defence' }, 'join defence', 'rejoindre défense'],
    [{ type: 'join', side: null }, 'join none', 'rejoindre rien'],
    [{ type: 'attack', piece: 'red-cleric', target: 'green-goblin' }, 'Cl x gGo', 'Cl x vGo'],
  ];

  test.each(actions)('%o is written as %s and as %s', (action, en, fr) => {
    for (const [language, line] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      expect(writeAction(chart, 1, action, language)).toBe(line);
      expect(readAction(chart, 1, line, language)).toEqual({ ok: true, action });
    }
  });

  test.each([
    ['Cl ?G/x', 'A room is flipped over one of its sides, n, e, s or w: ?G/n.'],
    ['Cl ?G/n/e', 'A room is flipped over one of its sides, n, e, s or w: ?G/n.'],
    ['Cl ?Z/n', 'There is no room "Z".'],
    ['Cl slide north', '"north" is no way to slide: up or down.'],
    ['Cl slide', 'Something is missing after "slide".'],
    ['join both', '"both" is no side: attack, defence or none.'],
    ['Cl lift up', '"up" is too much.'],
  ])('%s is not understood: %s', (line, words) => {
    const answer = readAction(chart, 1, line);
    expect(answer.ok ? line : answer.words.en).toBe(words);
  });
});

describe('lines that lots deal', () => {
  const text = textOf('exit-4', 'dealt: red green blue yellow', 'bCl: c13');

  test('[MP-EXITS-3] stand in a position, in the order of the lines', () => {
    expect(writePosition(read(text)).dealt).toEqual(['red', 'green', 'blue', 'yellow']);
    expect(writePositionText(read(text))).toContain('\ndealt: red green blue yellow\n');
    expect(survives(read(text))).toBe(true);
  });

  test('are those of the colours in their order where nothing is said', () => {
    const silent = text.replace('dealt: red green blue yellow\n', '');
    expect(writePosition(read(silent)).dealt).toEqual(['blue', 'red', 'yellow', 'green']);
  });

  test.each([
    ['dealt: red green blue', '3: dealt: 4 entries are wanted, found 3'],
    ['dealt: red green blue red', '3: dealt[3]: is dealt to another line too'],
    [
      'dealt: red green blue pink',
      '3: dealt[3]: one of "blue", "red", "yellow", "green" is wanted, found "pink"',
    ],
  ])('"%s" is refused: %s', (line, reason) => {
    expect(reasonFor(text.replace('dealt: red green blue yellow', line))).toBe(reason);
  });

  test('are no part of other games', () => {
    expect(reasonFor(text.replace('exit-4', 'crossing'))).toBe(
      '3: "dealt" is neither a key nor a piece of this game',
    );
  });

  test('[MP-EXITS-3, MP-EXITS-16] stand in a record: with three players too, all four colours', () => {
    const game = createGame({ scenario: 'exit-3' }, 'dealt');
    const record = recordOf(game, { seed: 'dealt' });
    const { lines } = writeRecord(record).draw ?? {};
    expect([...(lines ?? [])].sort()).toEqual(['blue', 'green', 'red', 'yellow']);
    for (const written of [writeRecordText(record), JSON.stringify(writeRecord(record))]) {
      const back = parseRecord(written);
      expect(back.ok && writeRecord(back.record)).toEqual(writeRecord(record));
    }
    const said = `lines: ${lines?.join(' ')}\n`;
    expect(writeRecordText(record)).toContain(said);
    expect(parseRecord(writeRecordText(record).replace(said, ''))).toMatchObject({
      ok: false,
      reason: 'draw: "lines" is missing',
    });
    expect(parseRecord(writeRecordText(record).replace(said, 'lines: red red blue green\n'))).toMatchObject({
      ok: false,
      reason: 'draw.lines[1]: is dealt to another line too',
    });
  });
});

describe('a player who has left the table', () => {
  const text = textOf(
    'crossing',
    'turn: 12 blue',
    'yellow: points 2, gone',
    'bCl: c13',
    'rGo: e13',
    'gTh: h13',
  );

  test('[MP-RULING-75] is gone, and keeps the points', () => {
    const json = writePosition(read(text));
    expect(json.seats.map(({ gone }) => gone ?? false)).toEqual([false, false, true, false]);
    expect(json.seats[2]).toMatchObject({ points: 2 });
    expect(writePositionText(read(text))).toMatch(/^yellow: points 2, .*, gone$/m);
    expect(survives(read(text))).toBe(true);
  });

  test.each([
    [text.replace('turn: 12 blue', 'turn: 12 yellow'), /has left the table/],
    [`${text}\nyWr: c12`, /yellow-warrior: its player has left the table/],
    [text.replace('yellow: points 2, gone', 'yellow: gone, offers draw'), /offers draw: has left the table/],
    [`${text}\nremoved: rCl`, /red-cleric: only an object is removed/],
    [
      text
        .replace('yellow: points 2, gone', 'red: gone\nyellow: gone\ngreen: gone')
        .replace(/\n[rg][A-Z]\w: .*/g, ''),
      /nobody is left to play against/,
    ],
  ])('has no part in the game any more (%#)', (wrong, reason) => {
    expect(reasonFor(wrong)).toMatch(reason);
  });

  test('may have taken characters out of the game', () => {
    expect(writePosition(read(`${text}\nremoved: yWr`)).pieces).toContainEqual({
      id: 'yellow-warrior',
      where: 'removed',
    });
  });
});

describe('a combat of others', () => {
  const before = textOf(
    'murder',
    'turn: 30 red',
    'action points: 3',
    'rWr: d2',
    'bTr: e2',
    'yCl: e3',
    'gGo: v8',
  );
  type Side = 'attack' | 'defence' | null;
  const fight = (side?: Side, text = before): Position => {
    const game = new Game({ position: read(text) });
    const perform = (seat: number, action: Action): void => {
      const answer = game.perform({ seat, decision: game.asked(seat), action });
      if (!answer.ok) throw new Error(answer.refusal.code);
    };
    perform(1, { type: 'attack', piece: 'red-warrior', target: 'blue-troll' });
    if (side !== undefined) perform(2, { type: 'join', side });
    return game.position;
  };

  /** The same with green's Goblin beside the Warrior. */
  const withGreen = before.replace('gGo: v8', 'gGo: c2');
  const inTurn = before.replace('turn: 30', 'options: {"rules":{"partyAnswers":"inTurn"}}\nturn: 30');

  test('[MP-RULING-54] nobody is the chooser while all who may join are asked; in turn it is whoever is asked', () => {
    expect(writePositionText(fight())).toMatch(/^stage: join\n/m);
    expect(writePositionText(fight())).not.toContain('chooser:');
    expect(writePosition(fight())).toMatchObject({ stage: 'join', chooser: -1 });
    expect(writePosition(fight()).combat).not.toHaveProperty('joined');
    expect(survives(fight())).toBe(true);
    const asked = fight(undefined, inTurn);
    expect(writePositionText(asked)).toMatch(/^stage: join\n.*\nchooser: yellow\n/m);
    expect(survives(asked)).toBe(true);
  });

  test('[MP-RULING-54] an answer that lies face down is kept in the line of the combat', () => {
    const p = fight('attack', withGreen);
    expect(writePositionText(p)).toMatch(/^combat: rWr x bTr, yellow chosen attack$/m);
    expect(writePosition(p).combat?.chosen).toEqual([0, 0, 1, 0]);
    expect(writePosition(p).combat).not.toHaveProperty('joined');
    expect(survives(p)).toBe(true);
    const text = writePositionText(p);
    expect(reasonFor(text.replace('yellow chosen attack', 'yellow chosen us'))).toContain(
      '"yellow chosen us" says nothing about a combat',
    );
    expect(reasonFor(text.replace('yellow chosen attack', 'yellow joined attack'))).toContain(
      'answers lie face down while others choose',
    );
    const json = writePosition(p);
    const withChosen = (chosen: unknown): string =>
      reasonFor(JSON.stringify({ ...json, combat: { ...json.combat, chosen } }));
    expect(withChosen([0, 0, 0, 0])).toContain('combat.chosen: is left out where nobody has chosen');
  });

  test.each([
    ['attack', 1],
    [null, 3],
  ] as const)('[MP-RULING-54] an answer %s is kept in the line of the combat', (side, number) => {
    const p = fight(side);
    expect(writePositionText(p)).toMatch(
      new RegExp(`^combat: rWr x bTr, yellow joined ${side ?? 'none'}$`, 'm'),
    );
    expect(writePosition(p).combat?.joined).toEqual([0, 0, number, 0]);
    expect(survives(p)).toBe(true);
  });

  test('is refused where an answer is none', () => {
    const text = writePositionText(fight('attack'));
    expect(reasonFor(text.replace('yellow joined attack', 'yellow joined us'))).toContain(
      '"yellow joined us" says nothing about a combat',
    );
    const json = writePosition(fight('attack'));
    const withJoined = (joined: unknown): string =>
      reasonFor(JSON.stringify({ ...json, combat: { ...json.combat, joined } }));
    expect(withJoined([0, 0, 4, 0])).toContain('combat.joined[2]: a whole number from 0 to 3 is wanted');
    expect(withJoined([0, 0, 0, 0])).toContain('combat.joined: is left out where nobody was asked');
    expect(withJoined([1])).toContain('combat.joined: 4 entries are wanted, found 1');
  });
});

describe('lots where starters are laid in turn', () => {
  test('[MP-PYR-6] the first player begins that too', () => {
    const text = textOf('exit-4', 'lots: player green', 'bCl: c13');
    expect(writePosition(read(text)).lots).toMatchObject({ firstPlacer: 3, firstPlayer: 3 });
    expect(writePositionText(read(text))).not.toContain('placer');
    expect(reasonFor(textOf('exit-4', 'lots: placer red, player green', 'bCl: c13'))).toBe(
      '3: lots: the first player begins the set-up too',
    );
  });
});

describe('rooms that move', () => {
  const lifted = [
    'Dungeon Twister position 1',
    'scenario: pyramid-4',
    'turn: 40 blue',
    'action points: 3',
    'arrangement: 1',
    'rooms:',
    '  9cw-N',
    '  9ccw-N 10cw-N 10ccw-N 11cw-N',
    '  11ccw-N 12cw-N 12ccw-N 1cw-N 1ccw-N',
    '  2cw-N 2ccw-N 3cw-N 3ccw-N 4cw-N 4ccw-N',
    'bCl: o19',
    'rGo: n18',
  ].join('\n');

  test('[MP-PYR-25] the squares of a lifted room keep their names, and walks in it are written like others', () => {
    const p = read(lifted);
    const chart = chartOf(p);
    expect(placeNamed(chart, 'o19')).toBe(6);
    expect(placeName(chart, 6)).toBe('o19');
    expect(writeAction(chart, 0, { type: 'move', piece: 'blue-cleric', path: [6, 1, 0] })).toBe(
      'Cl o19-o20-n20',
    );
    expect(writePositionText(p)).toContain('\narrangement: 1\n');
    expect(survives(p)).toBe(true);
  });

  test('[MP-ELEV-11] the squares of the Elevator are named by where it lies', () => {
    const p = newGame({ scenario: 'elevator' }, 'a');
    const nameIn = (arrangement: number): string => placeName({ ...chartOf(p), arrangement }, 12 * 25);
    expect([0, 1, 2].map(nameIn)).toEqual(['k10', 'k15', 'k5']);
  });

  test('[MP-MAP-5] rooms half a room aside meet on the same squares: columns behind z have two letters', () => {
    const p = newGame({ scenario: 'pyramid-4' }, 'a');
    const corner = (slot: number): string => placeName(chartOf(p), slot * 25);
    expect([0, 1, 5, 10, 15].map(corner)).toEqual(['n20', 'f15', 'd10', 'a5', 'z5']);
    expect(placeName(chartOf(p), p.ruleset.layout.places - 1)).toBe('ad0');
    expect(survives(p)).toBe(true);
  });
});
