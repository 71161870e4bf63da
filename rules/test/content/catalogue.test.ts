import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionType } from '../../src/model/action.ts';
import type { Ability } from '../../src/model/ability.ts';
import type { CharacterKind, ObjectKind } from '../../src/model/piece-kinds.ts';
import { BASE_TEAM } from '../../src/editions/base.ts';
import { GUESTS } from '../../src/editions/guests.ts';
import { PRISON_TEAM } from '../../src/editions/prison.ts';
import type { Scenario, TeamPlan } from '../../src/model/scenario.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { REASONS, REFUSAL_CODES } from '../../src/refusals.ts';
import { check, perform } from '../../src/flow/play.ts';
import type { Words } from '../../src/vocabulary.ts';
import { sketch } from '../../testing/sketch.ts';

const ledger = (name: string): string =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const idsIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\*\*((?:BD|CG|MP)(?:-[A-Za-z0-9]+)+)\*\*/g), ([, id]) => id ?? ''));

const LEDGER = ledger('board');
const FRENCH_LEDGER = ledger('fr/board');
const LEDGER_IDS = idsIn(LEDGER);
const CARD_LEDGER_IDS = idsIn(ledger('card-game'));
const PARTY_LEDGER_IDS = idsIn(ledger('multiplayer'));
const BOARD_IDS = new Set([...LEDGER_IDS, ...PARTY_LEDGER_IDS]);
const isRule = (id: string): boolean => BOARD_IDS.has(id) || CARD_LEDGER_IDS.has(id);

const byId = <K extends { readonly id: string }>(kinds: readonly K[]): ReadonlyMap<string, K> =>
  new Map(kinds.map((kind) => [kind.id, kind]));

/** The board game is played on squares, the Card Game in zones: two boxes of content that may use the same ids. */
const [ON_SQUARES, IN_ZONES] = [true, false].map((squares) =>
  SCENARIOS.filter(({ layout }) => (layout.zones === undefined) === squares),
);

const TEAMS = ON_SQUARES.flatMap(({ teams }) => teams);
/** Whoever is in a box. */
const BOXED = byId<CharacterKind>(TEAMS.flatMap(({ characters }) => characters));
const CHARACTERS = byId<CharacterKind>([...BOXED.values(), ...GUESTS]);
const OBJECTS = byId<ObjectKind>(TEAMS.flatMap(({ objects }) => objects));
const ABILITIES = byId<Ability>(
  [...BOXED.values(), ...OBJECTS.values()].flatMap(({ abilities }) => abilities),
);

/** What is in play in these scenarios; guests are where places are squares. */
const kindsOf = (scenarios: readonly Scenario[]): readonly (CharacterKind | ObjectKind)[] => [
  ...new Set([
    ...scenarios.flatMap(({ teams }) => teams.flatMap((team) => [...team.characters, ...team.objects])),
    ...(scenarios === IN_ZONES ? [] : GUESTS),
  ]),
];
/** Every ability of every edition. */
const ALL_ABILITIES = [...new Set(kindsOf(SCENARIOS).flatMap(({ abilities }) => abilities))];

/** The files of a folder of content, without their ending. */
const filesOf = (folder: string): string[] =>
  readdirSync(new URL(`../../src/content/${folder}`, import.meta.url))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();

const inKebabCase = (id: string): string => id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const activatedObjects = (team: TeamPlan): string[] =>
  team.objects.filter(({ abilities }) => abilities.some(({ actions }) => actions)).map(({ id }) => id);

const afterStrike = (object: string, defence: number): string | number => {
  const board = sketch(
    `+---+---+---+---+---+
     |as   .   y   .   . |
     +---+---+---+---+---+`,
    { a: 'blue cleric', s: `blue ${object}`, y: 'yellow cleric' },
  );
  board.fight('blue-cleric', 'yellow-cleric', 2, defence);
  return board.where(`blue-${object}`);
};

const policiesOf = (scenario: string): string[] =>
  Object.values(rulesetFor({ scenario }).policies).map(({ id }: { readonly id: string }) => id);

describe('the catalogue', () => {
  test('[BD-CHAR-Cleric-1, BD-CHAR-Goblin-1, BD-CHAR-Mekanork-1, BD-CHAR-Thief-1, BD-CHAR-Troll-1, BD-CHAR-WallWalker-1, BD-CHAR-Warrior-1, BD-CHAR-Wizard-1, BD-CHAR-Naga-1, BD-CHAR-Backstabber-1, BD-CHAR-Colossus-1, BD-CHAR-Banshee-1, BD-CHAR-Telepath-1] every character has the numbers of the ledger', () => {
    const printed = Array.from(
      LEDGER.matchAll(/\*\*BD-CHAR-(\w+)-1\*\* \[\w+\] Movement (\d), combat (\d)\./g),
      ([, name, movement, combat]) => `${name} ${movement} ${combat}`,
    );
    const ours = Array.from(
      CHARACTERS.values(),
      ({ name, movement, combat }) => `${name.en.replace('-', '')} ${movement} ${combat}`,
    );
    expect(printed).toHaveLength(filesOf('characters').length);
    expect(ours.toSorted()).toEqual(printed.toSorted());
  });

  test('every character has the names that the ledgers print, in both languages', () => {
    const printed = [LEDGER, FRENCH_LEDGER].map((text) =>
      Array.from(text.matchAll(/^### <a id="bd-char-\w+"><\/a>(.+)$/gm), ([, name]) => name),
    );
    const named = Array.from(CHARACTERS.values(), ({ name }) => `${name.en} / ${name.fr}`);
    expect(named.toSorted()).toEqual(
      printed[0].map((name, index) => `${name} / ${printed[1][index]}`).toSorted(),
    );
  });

  test('every object of the ledger is there, with its name in both languages', () => {
    const headings = LEDGER.slice(
      LEDGER.indexOf('## <a id="bd-obj">'),
      LEDGER.indexOf('## <a id="bd-scn1">'),
    );
    const printed = Array.from(headings.matchAll(/^### <a id="[\w-]+"><\/a>(.+)$/gm), ([, name]) => name);
    expect(Array.from(OBJECTS.values(), ({ name }) => name.en).toSorted()).toEqual(printed.toSorted());
    expect(Object.fromEntries(Array.from(OBJECTS, ([id, { name }]) => [id, name.fr]))).toEqual({
      armor: 'Armure',
      'fireball-wand': 'Bâton de boule de feu',
      rope: 'Corde',
      'speed-potion': 'Potion de vitesse',
      sword: 'Épée',
      treasure: 'Trésor',
      key: 'Clef',
      'telescoping-spear': 'Lance télescopique',
      bow: 'Arc',
      'large-shield': 'Grand bouclier',
    });
  });

  test.each([
    ['on squares', ON_SQUARES, ''],
    ['in zones', IN_ZONES, 'card-game/'],
  ])('one id means one kind, whichever scenario %s it is in', (_where, scenarios, folder) => {
    const kinds = kindsOf(scenarios);
    const count = filesOf(`${folder}characters`).length + filesOf(`${folder}objects`).length;
    expect(kinds).toHaveLength(count);
    expect(byId<CharacterKind | ObjectKind>(kinds).size).toBe(count);
    const abilities = [...new Set(kinds.flatMap((kind) => kind.abilities))];
    expect(byId(abilities).size).toBe(abilities.length);
  });

  test('a kind and its namesake of the other box are of one sort', () => {
    const characters = new Set(IN_ZONES.flatMap(({ teams }) => teams.flatMap((team) => team.characters)));
    const objects = new Set(IN_ZONES.flatMap(({ teams }) => teams.flatMap((team) => team.objects)));
    for (const { id } of characters) expect(OBJECTS.has(id)).toBe(false);
    for (const { id } of objects) expect(CHARACTERS.has(id)).toBe(false);
  });

  test.each([
    ['', ON_SQUARES],
    ['card-game/', IN_ZONES],
  ])('every file of content/%s is in play in some scenario, under its own name', (folder, scenarios) => {
    const kinds = kindsOf(scenarios);
    const ids = (isCharacter: boolean): string[] =>
      kinds.filter((kind) => 'movement' in kind === isCharacter).map(({ id }) => id);
    expect(filesOf(`${folder}characters`)).toEqual(ids(true).toSorted());
    expect(filesOf(`${folder}objects`)).toEqual(ids(false).toSorted());
    const abilities = [...new Set(kinds.flatMap((kind) => kind.abilities))];
    const files = filesOf(`${folder}abilities`);
    const used = abilities.map(({ id }) => inKebabCase(id));
    expect(files.filter((file) => !used.includes(file))).toEqual([]);
    // What has no file of its own is an ability of the board game by other rules, and the same in everything else.
    const others = abilities.filter(({ id }) => !files.includes(inKebabCase(id)));
    const namesakes = byId(kindsOf(ON_SQUARES).flatMap((kind) => kind.abilities));
    expect(others).toEqual(others.map(({ id, rules }) => ({ ...namesakes.get(id), rules })));
    expect(folder === '' ? others : []).toEqual([]);
    const pairs = new Set(scenarios.flatMap(({ rooms }) => rooms.map(({ pair }) => pair)));
    expect(filesOf(`${folder}rooms`)).toHaveLength(pairs.size);
  });

  test('every ability and scenario names rules that exist', () => {
    for (const [scenarios, ids] of [
      [ON_SQUARES, BOARD_IDS],
      [IN_ZONES, CARD_LEDGER_IDS],
    ] as const) {
      const named = [...new Set(kindsOf(scenarios).flatMap(({ abilities }) => abilities)), ...scenarios];
      expect(named.filter(({ rules }) => rules.length === 0)).toEqual([]);
      expect(named.flatMap(({ rules }) => rules).filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test('games for three and four name rules of their own book, games for two do not', () => {
    expect(PARTY_LEDGER_IDS.size).toBeGreaterThan(200);
    for (const { colours, rules } of ON_SQUARES)
      expect(rules.some((id) => PARTY_LEDGER_IDS.has(id))).toBe(colours.length > 2);
  });

  test('every pair of rooms on squares has a file of its own, under its number', () => {
    const pairs = new Set(ON_SQUARES.flatMap(({ rooms }) => rooms.map(({ pair }) => `pair-${pair}`)));
    expect(filesOf('rooms')).toEqual([...pairs].toSorted());
    expect(['pair-9', 'pair-10', 'pair-11', 'pair-12'].filter((pair) => !pairs.has(pair))).toEqual([]);
  });

  test('a scenario on squares has a map of its own, but for those that mix boxes on a standard one', () => {
    const played = new Map<unknown, string[]>();
    for (const { layout, id } of ON_SQUARES) played.set(layout, [...(played.get(layout) ?? []), id]);
    expect([...played.values()].filter(({ length }) => length > 1)).toEqual([
      ['base', 'prison-5', 'mixed'],
      ['standard-3', 'mixed-3'],
      ['standard-4', 'mixed-4'],
    ]);
  });

  test('every policy of every edition has a name', () => {
    for (const { id } of SCENARIOS) expect(policiesOf(id).filter((name) => name === '')).toEqual([]);
    expect(policiesOf('base')).toContain('ownObjectsByTheOther');
    expect(policiesOf('base')).toContain('scoresOwnDead');
    expect(policiesOf('base')).toContain('roomsAlongLine');
    expect(policiesOf('prison-5')).toContain('roomInFront');
    expect(policiesOf('card-1')).toContain('wheel');
    expect(policiesOf('standard-4')).toContain('whoeverCanAct');
    expect(policiesOf('race')).toContain('turnsAreTheClock');
    expect(policiesOf('surprise')).toContain('ownByTheOneAcross');
  });

  test('every ability does something', () => {
    const idle = ALL_ABILITIES.filter(
      ({ id: _id, rules: _rules, whileWounded: _whileWounded, ...says }) =>
        Object.values(says).flat().length === 0,
    );
    expect(idle).toEqual([]);
  });

  test('every refusal has a rule that exists and words of its own in both languages', () => {
    expect(REFUSAL_CODES.filter((code) => !isRule(REASONS[code].rule))).toEqual([]);
    for (const language of ['en', 'fr'] as const) {
      const words = REFUSAL_CODES.map((code) => REASONS[code].words[language]);
      expect(words.filter((sentence) => !/^\p{Lu}.{10,}\.$/u.test(sentence))).toEqual([]);
      expect(new Set(words).size).toBe(words.length);
    }
    const words: readonly Words[] = REFUSAL_CODES.map((code) => REASONS[code].words);
    expect(words.filter(({ en, fr }) => en === fr)).toEqual([]);
    const own = SCENARIOS.flatMap(({ edition }) => Object.values(edition.reasons ?? {}));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ rule }) => !isRule(rule))).toEqual([]);
    const ownWords = own.flatMap((reason) => reason.words ?? []);
    expect(ownWords.filter(({ en, fr }) => en === fr)).toEqual([]);
    const sentences = ownWords.flatMap(({ en, fr }) => [en, fr]);
    expect(sentences.filter((sentence) => !/^\p{Lu}.{10,}\.$/u.test(sentence))).toEqual([]);
  });
});

/** Who or what in a box brings a kind of action, by id. */
const whoCan = (team: TeamPlan, type: ActionType): string[] =>
  [...team.characters, ...team.objects]
    .filter(({ abilities }) => abilities.some(({ actions }) => actions?.some((kind) => kind.type === type)))
    .map(({ id }) => id);

/** One figure of the action, with all it needs around it, and what the action costs. */
const ACTIVATED: readonly {
  type: ActionType;
  squares: string;
  legend: Readonly<Record<string, string>>;
  cost: number;
}[] = [
  {
    type: 'heal',
    squares: '| a   w   .   .   . |',
    legend: { a: 'blue cleric', w: 'blue goblin wounded' },
    cost: 1,
  },
  { type: 'regenerate', squares: '| a   .   .   .   . |', legend: { a: 'blue troll wounded' }, cost: 1 },
  { type: 'wallWalk', squares: '| a | .   .   .   . |', legend: { a: 'blue wall-walker' }, cost: 1 },
  { type: 'openGate', squares: '| a H .   .   .   . |', legend: { a: 'blue thief' }, cost: 1 },
  { type: 'breakGate', squares: '| a H .   .   .   . |', legend: { a: 'blue warrior' }, cost: 1 },
  {
    type: 'drink',
    squares: '|ap   .   .   .   . |',
    legend: { a: 'blue goblin', p: 'blue speed-potion' },
    cost: 1,
  },
  {
    type: 'fireball',
    squares: '|af   .   .   y   . |',
    legend: { a: 'blue wizard', f: 'blue fireball-wand', y: 'yellow goblin' },
    cost: 1,
  },
  { type: 'openGate', squares: '|ak H .   .   .   . |', legend: { a: 'blue naga', k: 'blue key' }, cost: 1 },
  { type: 'breakGate', squares: '| a H .   .   .   . |', legend: { a: 'blue colossus' }, cost: 1 },
  {
    type: 'scream',
    squares: '| a   .   y   .   . |',
    legend: { a: 'blue banshee', y: 'yellow goblin' },
    cost: 2,
  },
];

/** Where an object is once its action has been used. */
const afterUse = (type: ActionType, object: string): string | number => {
  const row = ACTIVATED.find(
    (one) => one.type === type && Object.values(one.legend).includes(object.replace('-', ' ')),
  );
  const board = sketch(`+---+---+---+---+---+\n${row?.squares}\n+---+---+---+---+---+`, row?.legend);
  board.do(board.legal(type)[0]);
  return board.where(object);
};

describe('the two boxes side by side', () => {
  test('[BD-DIFF-7] activated abilities cost 1 AP in the base set, in Prison what they say: the scream 2', () => {
    for (const { type, squares, legend, cost } of ACTIVATED) {
      const plan = `+---+---+---+---+---+\n${squares}\n+---+---+---+---+---+`;
      expect(sketch(plan, legend, { ap: cost - 1 }).legal(type)).toEqual([]);
      const board = sketch(plan, legend, { ap: cost });
      const [action] = board.legal(type);
      board.do(action);
      expect([type, board.ap]).toEqual([type, 0]);
    }
    // No other ability of either box is activated.
    const types = new Set(
      [...ABILITIES.values()].flatMap(({ actions }) => actions ?? []).map(({ type }) => type),
    );
    expect([...types].toSorted()).toEqual(
      [...new Set([...ACTIVATED.map(({ type }) => type), 'closeGate' as const])].toSorted(),
    );
    expect(whoCan(BASE_TEAM, 'scream')).toEqual([]);
    expect(whoCan(PRISON_TEAM, 'scream')).toEqual(['banshee']);
  });

  test('an action does the same when nobody listens', () => {
    for (const { type, squares, legend } of ACTIVATED) {
      const plan = `+---+---+---+---+---+\n${squares}\n+---+---+---+---+---+`;
      const heard = sketch(plan, legend);
      const silent = sketch(plan, legend);
      const [action] = heard.legal(type);
      heard.do(action);
      const answer = check(silent.position, { seat: 0, decision: 0, action });
      if (!answer.ok) throw new Error(`${type} is refused: ${answer.refusal.code}`);
      perform(silent.position, 0, answer.packed);
      expect(silent.position.data).toEqual(heard.position.data);
    }
  });

  test('[BD-DIFF-8] activated objects: used up in the base set, in Prison only the wand', () => {
    expect(activatedObjects(BASE_TEAM)).toEqual(['fireball-wand', 'speed-potion']);
    expect(activatedObjects(PRISON_TEAM).toSorted()).toEqual(['fireball-wand', 'key']);
    expect(afterUse('fireball', 'blue-fireball-wand')).toBe('removed');
    expect(afterUse('drink', 'blue-speed-potion')).toBe('removed');
    expect(afterUse('openGate', 'blue-key')).toBe('held by blue-naga');
  });

  test('[BD-DIFF-8] a spear breaks only on defeat, a Bow never', () => {
    expect(afterStrike('telescoping-spear', 0)).toBe('held by blue-cleric');
    expect(afterStrike('telescoping-spear', 6)).toBe('removed');
    expect(afterStrike('bow', 6)).toBe('held by blue-cleric');
  });

  test('[BD-DIFF-9] who breaks and who opens: Warrior and Thief in the base set, Colossus, Backstabber and Key in Prison', () => {
    expect(whoCan(BASE_TEAM, 'breakGate')).toEqual(['warrior']);
    expect(whoCan(PRISON_TEAM, 'breakGate')).toEqual(['colossus']);
    for (const type of ['openGate', 'closeGate'] as const) {
      expect(whoCan(BASE_TEAM, type)).toEqual(['thief']);
      expect(whoCan(PRISON_TEAM, type).toSorted()).toEqual(['backstabber', 'key']);
    }
  });
});
