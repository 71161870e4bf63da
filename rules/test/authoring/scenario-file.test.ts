import { describe, expect, test } from 'vitest';
import { readScenario } from '../../src/authoring/scenario-file.ts';
import { KNOWN_CHARACTERS } from '../../src/authoring/catalogue.ts';
import { SCENARIO_KEYS } from '../../src/authoring/said.ts';
import { baseGame } from '../../src/editions/base.ts';
import { mixedGame } from '../../src/editions/mixed.ts';
import { prisonGame, targetColossus } from '../../src/editions/prison.ts';
import { HALLS, own, scenarioOf, SMALL } from './drawings.ts';

const answer = (text: string): string => {
  const read = readScenario(text);
  if (read.ok) return 'fine';
  if (read.words.fr === read.words.en) throw new Error(`no French for: ${read.reason}`);
  return `${read.line}: ${read.reason}`;
};

const remarks = (text: string): string[] => {
  const read = readScenario(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  for (const { words } of read.remarks)
    if (words.fr === words.en) throw new Error(`no French for: ${words.en}`);
  return read.remarks.map(({ line, words }) => `${line}: ${words.en}`);
};

const KEYS = [...SCENARIO_KEYS, 'Room', 'Pair', 'Arrow'].join(', ');
const IDS = 'base, prison-1, prison-2, prison-3, prison-4, prison-5, mixed';
const ids = (kinds: readonly { readonly id: string }[]): string[] => kinds.map(({ id }) => id);

/** Fourteen names, so that eight and six can be chosen. */
const POOL =
  'cleric, goblin, mekanork, thief, troll, wall-walker, warrior, wizard, naga, armor, rope, sword, key, bow, treasure, large-shield';

describe('a scenario file', () => {
  test('that says nothing is the scenario it is based on, under its own name', () => {
    const { id, basedOn, name, rules, ...rest } = scenarioOf('Scenario: mine\nBased on: mixed');
    const { id: _id, name: _name, rules: _rules, ...mixed } = mixedGame;
    expect(rest).toEqual(mixed);
    expect({ id, basedOn, name, rules }).toEqual({
      id: 'mine',
      basedOn: 'mixed',
      name: { en: 'mine', fr: 'mine' },
      rules: [],
    });
  });

  test('changes what it says', () => {
    const scenario = scenarioOf(
      [
        'Scenario: duel-of-two',
        'Name: Duel',
        'Nom: Le duel',
        'based on: Prison-2',
        'MAP:',
        '  3 1c',
        '  2o 3',
        'Rooms: 1, 38cw 38ccw',
        'Blue: cleric, naga, wall-walker, thief, rope',
        'Yellow: Colossus mekanork key',
        'On line: 3 1',
        'Deploy: yellow first',
        'Sides by lot: no',
        'First player: lot',
        'Combat cards: 0 0 1 6',
        'Jump cards: 0',
        'Goal: hunt the yellow mekanork',
        'Walk on lines: both',
      ].join('\n'),
    );
    expect(scenario).toMatchObject({
      id: 'duel-of-two',
      name: { en: 'Duel', fr: 'Le duel' },
      edition: targetColossus.edition,
      onLine: [3, 1],
      deployOrder: [1, 0],
      firstPlayer: 'lot',
      combatCards: [0, 0, 1, 6],
      jumpCards: 0,
      goal: { kind: 'hunt', hunters: 0, prey: 'yellow-mekanork' },
      goalIsOption: false,
      walksOnLines: [0, 1],
    });
    expect(scenario.sidesByLot).toBeUndefined();
    expect(scenario.layout.slots.map(({ capacity, kinds }) => `${capacity} ${kinds}`)).toEqual([
      '3 any',
      '1 characters',
      '2 objects',
      '3 any',
    ]);
    expect(ids(scenario.rooms)).toEqual(['1cw', '1ccw', '38cw', '38ccw']);
    expect(scenario.teams.map(({ characters, objects }) => [ids(characters), ids(objects)])).toEqual([
      [['cleric', 'naga', 'wall-walker', 'thief'], ['rope']],
      [['colossus', 'mekanork'], ['key']],
    ]);
  });

  test.each<[string, object]>([
    ['5 points', { goal: { kind: 'points', points: 5, atOnce: false }, goalIsOption: false }],
    ['1 point at once', { goal: { kind: 'points', points: 1, atOnce: true }, goalIsOption: false }],
    [
      '6 points unless chosen otherwise',
      { goal: { kind: 'points', points: 6, atOnce: false }, goalIsOption: true },
    ],
    ['2 kills', { goal: { kind: 'kills', kills: 2 }, goalIsOption: false }],
    ['All  out', { goal: { kind: 'allOut' }, goalIsOption: false }],
    ['hunt blue naga', { goal: { kind: 'hunt', hunters: 1, prey: 'blue-naga' } }],
  ])('is played for "%s"', (goal, expected) => {
    expect(scenarioOf(own(`Goal: ${goal}`))).toMatchObject(expected);
  });

  test('keeps what only fits the game of the box while it fits', () => {
    expect(scenarioOf(own('Jump cards: 5'))).toMatchObject({ goalIsOption: true, handicapAllowed: true });
    expect(scenarioOf(own('Goal: 5 points at once'))).toMatchObject({ handicapAllowed: false });
    expect(scenarioOf(own('Combat cards: 0 1 2 3 4 5'))).toMatchObject({ handicapAllowed: false });
    const three = ['Blue: naga, thief, cleric', 'Yellow: naga, thief, cleric', 'On line: 3', 'Map: 0 0'];
    expect(scenarioOf(own(...three))).toMatchObject({
      goalIsOption: false,
      handicapAllowed: false,
    });
  });

  test('may spell the Mekanork as the Card Game does', () => {
    const [usual, other] = ['mekanork', 'mechanork'].map((name) => `Blue: ${POOL.replace('mekanork', name)}`);
    const yellow = `Yellow: ${POOL}`;
    const choose = 'Choose: 8 characters and 6 objects';
    expect(scenarioOf(own(other, yellow, choose)).teams).toEqual(
      scenarioOf(own(usual, yellow, choose)).teams,
    );
    expect(answer(own(`${usual}, mechanork`, yellow, choose))).toContain('mekanork is named twice');
  });

  test('has teams that are played whole, or chosen', () => {
    const named = [`Blue: ${POOL}`, `Yellow: ${POOL}`];
    const map = ['Map:', ...Array.from({ length: 4 }, () => '4 4')];
    expect(
      scenarioOf(['Scenario: t', 'Based on: mixed', ...named, ...map].join('\n')).teamSize,
    ).toBeUndefined();
    expect(scenarioOf(own(...named, 'Choose: 8 characters and 6 objects')).teamSize).toEqual({
      characters: 8,
      objects: 6,
    });
    expect(scenarioOf(own(...named, 'Choose: 4 characters')).teamSize).toEqual({ characters: 4, objects: 0 });
    expect(scenarioOf('Scenario: t\nBased on: mixed').teamSize).toEqual({ characters: 8, objects: 6 });
  });

  test('plays with drawn rooms besides those of the box, or with those that it names', () => {
    expect(ids(scenarioOf(`${own()}\n${HALLS}`).rooms)).toEqual([
      ...ids(prisonGame.rooms),
      'hall-cw',
      'hall-ccw',
    ]);
    const named = scenarioOf(`${own('Map: 2 2', 'Rooms: 50', ...SMALL)}\n${HALLS}`);
    expect(ids(named.rooms)).toEqual(['hall-cw', 'hall-ccw']);
    const afterwards = scenarioOf(`Scenario: last\n${HALLS}\nBased on: base\nJump cards: 1`);
    expect(ids(afterwards.rooms)).toEqual([...ids(baseGame.rooms), 'hall-cw', 'hall-ccw']);
  });
});

const layoutOf = (...rows: readonly string[]) =>
  scenarioOf(own('Map:', ...rows, ...SMALL, 'Rooms: 1 2 3 4 37 38 39 40')).layout;

describe('a map', () => {
  test('has two dots before every room at a line', () => {
    const { slots, lines } = layoutOf('2 2 2 2', '2 . . 2', '2 2 . 2', '. 2 2 2');
    expect(slots).toHaveLength(12);
    expect(slots.slice(3, 6)).toEqual([
      { x: 15, y: 0, capacity: 2, kinds: 'any' },
      { x: 0, y: 5, capacity: 2, kinds: 'any' },
      { x: 15, y: 5, capacity: 2, kinds: 'any' },
    ]);
    expect(lines).toEqual([
      { x: 0, y: 20, runs: 'east', length: 20, dots: [6, 8, 11, 13, 16, 18], owner: 'blue' },
      { x: 0, y: -1, runs: 'east', length: 20, dots: [1, 3, 6, 8, 11, 13, 16, 18], owner: 'yellow' },
    ]);
  });

  test('may be one room wide, or one row in one line', () => {
    expect(layoutOf('2', '2').lines.map(({ length, dots }) => [length, dots])).toEqual([
      [5, [1, 3]],
      [5, [1, 3]],
    ]);
    expect(scenarioOf(own('Map: 1 1', ...SMALL)).layout.slots).toHaveLength(2);
  });
});

describe('a scenario file is refused, with its line', () => {
  test.each<[string, string]>([
    ['', '1: "Scenario: …" is missing; a scenario needs it'],
    ['Scenario: t', '1: "Based on: …" is missing; a scenario needs it'],
    [
      'Scenario: A b\nBased on: base',
      '1: Scenario: "A b" is no name: small letters, digits and single dashes, at most 30',
    ],
    [
      'Scenario: base\nBased on: base',
      '1: Scenario: there is a scenario base in the box; choose another name',
    ],
    [
      'Scenario: t\n\nBased on: prizon-4',
      `3: Based on: there is no scenario "prizon-4"; did you mean "prison-4"? There are: ${IDS}`,
    ],
    ['Scenario: t\nBased on: chess', `2: Based on: there is no scenario "chess"; there are: ${IDS}`],
    [
      'Scenario: t\nBased on: card-1',
      `2: Based on: card-1 is played in zones, and scenarios of one’s own on squares; there are: ${IDS}`,
    ],
    [
      'Scenario: t\nBased on: pyramid-3',
      `2: Based on: pyramid-3 is for 3 players, and scenarios of one’s own for two; there are: ${IDS}`,
    ],
    [
      'Scenario: card-1\nBased on: base',
      '1: Scenario: there is a scenario card-1 in the box; choose another name',
    ],
    [own('Colour: red'), `3: there is no key "Colour"; there are: ${KEYS}`],
    [own('Jumpcards: 3'), `3: there is no key "Jumpcards"; did you mean "Jump cards"? There are: ${KEYS}`],
    [own('Goal: 5 points', 'Goal: 6 points'), '4: "Goal:" stands in line 3 already'],
    [own('Goal:'), '3: "Goal:" says nothing'],
    [own('Goal: 5 points', 'and more'), '4: "and more" is no key; nothing is drawn below "Goal:"'],
    [own(`Name: ${'x'.repeat(61)}`), '3: Name: a name has at most 60 characters, this has 61'],
  ])('%j: %s', (text, expected) => {
    expect(answer(text)).toBe(expected);
  });

  test.each([
    [own('Blue: golem'), /^3: Blue: there is no [a-z ]+"golem"/],
    [own('Rooms: 101'), /^3: Rooms: there is no pair "101"/],
    [own('Rooms: blue-cw'), /^3: Rooms: there is no room "blue-cw"/],
  ])('%j names what only the Card Game has', (text, expected) => {
    expect(answer(text)).toMatch(expected);
  });

  test.each<[string[], string]>([
    [[], '3: Map: 1 to 6 rows of 1 to 4 rooms are wanted, found 0 rows of 0'],
    [['2 2 2 2 2'], '3: Map: 1 to 6 rows of 1 to 4 rooms are wanted, found 1 rows of 5'],
    [
      Array.from({ length: 7 }, () => '2'),
      '3: Map: 1 to 6 rows of 1 to 4 rooms are wanted, found 7 rows of 1',
    ],
    [['2 2', '2'], '5: Map: the first row has 2 places, this has 1; write "." where no room lies'],
    [
      ['2 2', '2 x'],
      '5: Map: "x" is no room: write how many tokens it takes, as 3, 3c (characters) or 3o (objects)',
    ],
    [['2 26'], '4: Map: a whole number from 0 to 25 is wanted, found "26"'],
    [['. .'], '3: Map: a map has 2 to 16 rooms, this has 0'],
    [['2 2 2 2', '2 2 2 2', '2 2 2 2', '2 2 2 2', '2 2 2 2'], '3: Map: a map has 2 to 16 rooms, this has 20'],
    [
      ['2 2 2', '2 2 2', '2 2 2'],
      '3: Map: rooms come in pairs, so a map has an even number of them, not 9; "." leaves a place empty',
    ],
    [
      ['2 . 2'],
      '3: Map: the rooms do not hang together; from each there must be a way over common sides to every other',
    ],
    [['2 2', '. .'], "3: Map: no room lies at blue's line; leave out a row without rooms"],
    [['. .', '2 2'], "3: Map: no room lies at yellow's line; leave out a row without rooms"],
  ])('map %j: %s', (rows, expected) => {
    expect(answer(own('Map:', ...rows))).toBe(expected);
  });

  test.each<[string, string]>([
    ['Rooms: 1 2 3', '3: the map has 8 places for rooms, but only 6 rooms are in play'],
    [
      'Rooms: 1 2 3 5',
      '3: Rooms: there is no pair "5"; there are: 1, 2, 3, 4, 9, 10, 11, 12, 37, 38, 39, 40',
    ],
    [
      'Rooms: 37cx',
      '3: Rooms: there is no room "37cx"; did you mean "37cw"? There are: 1cw, 1ccw, 2cw, 2ccw, 3cw, 3ccw, 4cw, 4ccw, 9cw, 9ccw, 10cw, 10ccw, 11cw, 11ccw, 12cw, 12ccw, 37cw, 37ccw, 38cw, 38ccw, 39cw, 39ccw, 40cw, 40ccw',
    ],
    ['Rooms: 1 2 3 4 1cw', '3: Rooms: 1cw is named twice'],
    ['Rooms: 1 2 3 4cw 37', '3: Rooms: 4cw is named without its twin; name 4ccw too, or the pair 4'],
    [
      'Blue: clerk, key',
      `3: Blue: there is no character or object "clerk"; did you mean "cleric"? There are: `,
    ],
    ['Blue: dragon', `3: Blue: there is no character or object "dragon"; there are: cleric, goblin, `],
    ['Blue: cleric, naga, cleric', '3: Blue: cleric is named twice'],
    ['Blue: key, rope', '3: Blue: a team has at least one character'],
    ['On line: 0', '3: On line: a whole number from 1 to 8 is wanted, found "0"'],
    ['On line: 1 2 3', '3: On line: one number is wanted, or one for blue and one for yellow, found 3'],
    [
      'On line: 5',
      '3: On line: 5 characters of blue begin on the line, but it has 4 dots, two for each room at it',
    ],
    ['Combat cards: 0 7', '3: Combat cards: a whole number from 0 to 6 is wanted, found "7"'],
    [
      'Combat cards: 0 2 2 2 2',
      '3: Combat cards: at most 3 cards of one value, but 2 stands there more often',
    ],
    [
      'Combat cards: 1 2 3',
      '3: Combat cards: a 0 is wanted, the card that always comes back; or write "none" for a game without combat',
    ],
    ['Jump cards: many', '3: Jump cards: a whole number from 0 to 9 is wanted, found "many"'],
    ['First player: red', '3: First player: cannot be "red"; there are: lot, blue, yellow'],
    ['Deploy: blue', '3: Deploy: cannot be "blue"; there are: together, blue first, yellow first'],
    ['Sides by lot: maybe', '3: Sides by lot: cannot be "maybe"; there are: yes, no'],
    [
      'Walk on lines: bleu',
      '3: Walk on lines: cannot be "bleu"; did you mean "blue"? There are: nobody, both, blue, yellow',
    ],
    [
      'Goal: win',
      '3: Goal: "win" is no goal: write "5 points", "5 points at once", "5 points unless chosen otherwise", "2 kills", "all out" or "hunt yellow colossus"',
    ],
    ['Goal: hunt red naga', '3: Goal: "hunt red naga" is no goal: write '],
    ['Goal: 0 points', '3: Goal: a whole number from 1 to 99 is wanted, found "0"'],
    ['Goal: 17 points', '3: Goal: 17 points are wanted, but blue can make 16 at most'],
    ['Goal: 9 kills', '3: Goal: 9 kills are wanted, but blue has 8 enemies'],
    ['Goal: hunt yellow troll', '3: Goal: yellow has no troll to hunt'],
    ['Choose: some', '3: Choose: write "8 characters, 6 objects" or "all", not "some"'],
    [
      'Choose: 99 characters',
      `3: Choose: a whole number from 1 to ${KNOWN_CHARACTERS.length} is wanted, found "99"`,
    ],
    ['Choose: 8 characters', '3: Choose: 8 of 8 characters is no choice; there must be more to choose from'],
    [
      'Choose: 4 characters, 6 objects',
      '3: Choose: 6 of 6 objects is no choice; there must be more to choose from',
    ],
  ])('%j: %s', (line, expected) => {
    expect(answer(own(line)).slice(0, expected.length)).toBe(expected);
  });

  test.each<[string, string[], string]>([
    [
      'teams to choose from that differ',
      [`Blue: ${POOL}`, 'Choose: 4 characters, 2 objects'],
      '4: Choose: both players choose from the same kinds, but "Blue:" and "Yellow:" differ',
    ],
    [
      'a hunt where teams are chosen',
      [`Blue: ${POOL}`, `Yellow: ${POOL}`, 'Choose: 8 characters, 6 objects', 'Goal: hunt yellow naga'],
      '6: Goal: nobody can be hunted where teams are chosen',
    ],
    [
      'a small team with the starting team of a large one',
      ['Blue: naga, cleric'],
      '3: On line: 4 characters of blue begin on the line, but the team has 2',
    ],
    [
      'a narrow map with a large starting team',
      ['Map:', '6', '6', '4', '4'],
      '3: On line: 4 characters of blue begin on the line, but it has 2 dots, two for each room at it',
    ],
    [
      'rooms that take too few tokens',
      ['Map:', '2 2', '3 3', '3 3', '2 1'],
      '3: Map: 8 characters and 12 objects are laid on the rooms, but these take 19 tokens',
    ],
    [
      'rooms that characters can fill',
      ['Map:', '2c 2', '3 3', '3 3', '2 2'],
      '3: Map: 12 objects are laid on the rooms, but there may be room for 10 only, if the others are laid badly; let every room take anything, or give each sort rooms of its own',
    ],
    [
      'rooms that objects can fill',
      ['Map:', '2o 3', '3 3', '3 3', '2o 3'],
      '3: Map: 8 characters are laid on the rooms, but there may be room for 6 only, if the others are laid badly; let every room take anything, or give each sort rooms of its own',
    ],
    [
      'a goal that may be chosen too high',
      [...SMALL.slice(0, 3), 'Map: 1 1', 'Goal: 3 points unless chosen otherwise'],
      '7: Goal: 8 points are wanted, but blue can make 4 at most',
    ],
    [
      'a goal of the box that small teams cannot reach',
      [...SMALL.slice(0, 3), 'Map: 1 1'],
      '3: Goal: 5 points are wanted, but blue can make 4 at most',
    ],
    [
      'a drawn room with a name of the box',
      HALLS.replaceAll('hall-', '1').split('\n'),
      '3: Room: there is a room 1cw in the box; choose another name',
    ],
    [
      'a drawn room with a number of the box',
      HALLS.replaceAll('50', '37').split('\n'),
      '3: Room: hall-cw has the number of a pair in the box; choose another than 37',
    ],
    [
      'a drawn room without its twin',
      HALLS.split('\n').slice(0, 14),
      '3: Room: hall-cw has no twin: draw another room of pair 50',
    ],
    [
      'a room with more tokens than squares',
      [
        'Map: 24 24',
        ...SMALL,
        'Rooms: 50',
        ...HALLS.replace('| .   .   .   .   . |', '| o   .   .   .   . |').split('\n'),
      ],
      '3: Map: a room takes 24 tokens, but room hall-cw has only 23 squares that are no pits',
    ],
    [
      'more rooms than anybody draws from',
      Array.from({ length: 12 }, (_, i) =>
        HALLS.replaceAll('50', String(50 + i)).replaceAll('hall-', `hall-${i}-`),
      ),
      '2: at most 15 pairs of rooms are in play, these are 16',
    ],
  ])('%s', (_what, lines, expected) => {
    expect(answer(own(...lines))).toBe(expected);
  });

  test('and never throws, whatever the text', () => {
    const whole = `${own('Map:', '2 2', '3 3', '3 3', '2 2', 'Goal: 5 points')}\n${HALLS}`;
    for (let cut = 0; cut < whole.length; cut++) {
      const read = readScenario(whole.slice(0, cut) + whole.slice(cut + 1));
      expect(read.ok || (read.line > 0 && read.reason === read.words.en && read.words.fr !== '')).toBe(true);
    }
  });
});

describe('a scenario that can be played, with remarks', () => {
  const HANDICAP =
    'the handicap cannot be chosen: its table is made for eight characters, at most four of them on the line, combat cards 5 and 6, and points that end the game after a turn';

  test.each<[string, string[], string[]]>([
    [
      'places that stay empty',
      ['Map:', '2 2', '3 3', '3 3', '2 4'],
      ['3: the rooms take 22 tokens, but only 20 are laid; some places stay empty'],
    ],
    [
      'a drawn pair that is not named',
      ['Rooms: 1 2 3 4', ...HALLS.split('\n')],
      [
        '4: room hall-cw is drawn, but "Rooms:" does not name it; it is not in play',
        '19: room hall-ccw is drawn, but "Rooms:" does not name it; it is not in play',
      ],
    ],
    [
      'a goal that cannot be fought for',
      ['Goal: 2 kills', 'Combat cards: none'],
      [`2: ${HANDICAP}`, '4: without combat cards nobody attacks, but the goal is kills'],
    ],
    [
      'a goal behind a line on which one walks',
      ['Walk on lines: yellow'],
      ['3: yellow walks on every line and so never leaves the labyrinth, but the goal asks for it'],
    ],
    [
      'a remark about a drawing',
      HALLS.replaceAll('*', '.').split('\n'),
      [
        '3: room hall-cw has no gear; a printed room has one',
        '18: room hall-ccw has no gear; a printed room has one',
      ],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(remarks(own(...lines))).toEqual(expected);
  });
});
