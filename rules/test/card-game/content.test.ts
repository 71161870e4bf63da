import { cardEdition } from '../../src/editions/card-game/card-edition.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type Aura,
  bit,
  MELEE,
  type Fighter,
  RANGED,
  REACH,
  type Trait,
} from '../../src/model/ability.ts';
import type { CharacterKind, ObjectKind } from '../../src/model/piece-kinds.ts';
import { ALL_CARDS } from '../../src/editions/card-game/box.ts';
import { CARD_SCENARIOS } from '../../src/editions/card-game/scenarios.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';

const LEDGER = readFileSync(new URL('../../../docs/rules/card-game.md', import.meta.url), 'utf8');
const LEDGER_IDS = new Set(
  Array.from(LEDGER.matchAll(/\*\*(CG(?:-[A-Za-z0-9]+)+)\*\*/g), ([, id]) => id ?? ''),
);

const CHARACTERS = ALL_CARDS.characters;
const OBJECTS = [...new Set(ALL_CARDS.objects)];
const KINDS: readonly (CharacterKind | ObjectKind)[] = [...CHARACTERS, ...OBJECTS];
const ABILITIES = [...new Set(KINDS.flatMap(({ abilities }) => abilities))];

const filesOf = (folder: string): string[] =>
  readdirSync(new URL(`../../src/content/card-game/${folder}`, import.meta.url))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
const inKebabCase = (id: string): string => id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const kind = (id: string): CharacterKind | ObjectKind => {
  const found = KINDS.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const traitsOf = (abilities: readonly Ability[]): Trait[] =>
  abilities.flatMap(({ traits }) => [...(traits ?? [])]).toSorted();
/** The traits of a kind, and those that a wounded keeps. */
const traits = (id: string): Trait[] => traitsOf(kind(id).abilities);
const keptTraits = (id: string): Trait[] =>
  traitsOf(kind(id).abilities.filter(({ whileWounded }) => whileWounded));
const who = (trait: Trait): string[] =>
  KINDS.filter(({ id }) => traits(id).includes(trait)).map(({ id }) => id);
const whoAnswers = (question: keyof Ability): string[] =>
  KINDS.filter(({ abilities }) => abilities.some((one) => one[question] !== undefined)).map(({ id }) => id);
/** How many loads a kind may have, and how many while wounded. */
const capacities = (id: string): (number | undefined)[] => {
  const { pieces } = rulesetFor({ scenario: 'card-standard' });
  const piece = pieces.kinds.indexOf(kind(id));
  return [pieces.capacity[piece], pieces.woundedCapacity[piece]];
};
const exitPoints = (id: string): number =>
  kind(id).abilities.reduce((sum, ability) => sum + (ability.exitPoints ?? 0), 0);

const alone: Fighter = {
  attacking: true,
  mode: MELEE,
  wounded: false,
  companions: 0,
  rules: cardEdition.ruleDefaults,
};
/** What a kind adds in a combat. */
const adds = (id: string, fighter: Partial<Fighter>): number =>
  kind(id).abilities.reduce((sum, { combat }) => sum + (combat?.({ ...alone, ...fighter }) ?? 0), 0);

describe('the cards of a player', () => {
  test('[CG-COMP-7, CG-CHAR-Assassin-1, CG-CHAR-Backstabber-1, CG-CHAR-Berserker-1, CG-CHAR-Cleric-1, CG-CHAR-Colossus-1, CG-CHAR-Crossbowman-1, CG-CHAR-DarkAngel-1, CG-CHAR-ElfScout-1, CG-CHAR-General-1, CG-CHAR-Ghost-1, CG-CHAR-Goblin-1, CG-CHAR-Golem-1, CG-CHAR-Mechanork-1, CG-CHAR-Naga-1, CG-CHAR-Paladin-1, CG-CHAR-Pickpocket-1, CG-CHAR-Samurai-1, CG-CHAR-Wizard-1, CG-CHAR-Telekineticist-1, CG-CHAR-Telepath-1, CG-CHAR-Thief-1, CG-CHAR-Troll-1, CG-CHAR-WallWalker-1, CG-CHAR-Warrior-1, CG-CHAR-WeaponMaster-1] 25 different characters have the numbers of the ledger', () => {
    const printed = Array.from(
      LEDGER.matchAll(/\*\*CG-CHAR-(\w+)-1\*\* Movement (\d), combat (\d)/g),
      ([, name = '', movement, combat]) => `${name.toLowerCase()} ${movement} ${combat}`,
    );
    // The ids of rules keep the spelling of their box.
    const ours = CHARACTERS.map(
      ({ name, alsoSpelt: [asPrinted = name.en] = [], movement, combat }) =>
        `${asPrinted.toLowerCase().replace(/[ -]/, '')} ${movement} ${combat}`,
    );
    expect(new Set(CHARACTERS).size).toBe(25);
    expect(ours).toEqual(printed);
  });

  test('[CG-COMP-8, CG-CARD-5] 13 objects are of ten kinds: two Ropes, two Keys, two Swords', () => {
    expect(ALL_CARDS.objects).toHaveLength(13);
    expect(OBJECTS).toHaveLength(10);
    const twice = OBJECTS.filter((object) => ALL_CARDS.objects.filter((one) => one === object).length === 2);
    expect(twice.map(({ id }) => id).toSorted()).toEqual(['key', 'rope', 'sword']);
  });

  test('every object of the ledger is there', () => {
    const part = LEDGER.slice(LEDGER.indexOf('## <a id="cg-obj">'), LEDGER.indexOf('## <a id="part-4">'));
    const printed = Array.from(part.matchAll(/^### <a id="[\w-]+"><\/a>(.+)$/gm), ([, name]) => name);
    expect(OBJECTS.map(({ name }) => name.en)).toEqual(printed);
  });

  test('all have their names in both languages', () => {
    expect(KINDS.map(({ name }) => `${name.en} / ${name.fr}`)).toEqual([
      'Assassin / Assassin',
      'Backstabber / Traîtresse',
      'Berserker / Berserk',
      'Cleric / Clerc',
      'Colossus / Colosse',
      'Crossbowman / Arbalétrier',
      'Dark angel / Ange sombre',
      'Elf scout / Éclaireur elfe',
      'General / Général',
      'Ghost / Fantôme',
      'Goblin / Gobelin',
      'Golem / Golem',
      'Mekanork / Méchanork',
      'Naga / Homme-serpent',
      'Paladin / Paladin',
      'Pickpocket / Pickpocket',
      'Samurai / Samouraï',
      'Wizard / Magicien',
      'Telekineticist / Télékinésiste',
      'Telepath / Télépathe',
      'Thief / Voleuse',
      'Troll / Troll',
      'Wall-Walker / Passe-muraille',
      'Warrior / Guerrier',
      "Weapon master / Maître d'armes",
      'Armor / Armure',
      'Bow / Arc',
      'Key / Clef',
      'Fireball scroll / Parchemin de boule de feu',
      'Large shield / Grand bouclier',
      'Rope / Corde',
      "Scroll of inversion / Parchemin d'inversion",
      'Sword / Épée',
      'Treasure / Trésor',
      'Telescoping spear / Lance télescopique',
    ]);
  });

  test('all have letters of their own; who is in the board game too has the same there', () => {
    const board = SCENARIOS.flatMap(({ teams }) => teams)
      .flatMap((team): readonly (CharacterKind | ObjectKind)[] => [...team.characters, ...team.objects])
      .filter((one) => !KINDS.includes(one));
    for (const language of ['en', 'fr'] as const) {
      const letters = new Map([...board, ...KINDS].map(({ id, letters }) => [id, letters[language]]));
      for (const { id, letters: own } of [...board, ...KINDS]) expect(own[language]).toBe(letters.get(id));
      expect(new Set(letters.values()).size).toBe(letters.size);
      for (const pair of letters.values()) expect(pair).toMatch(/^[A-Z][a-z]$/);
    }
  });

  test('every file of the content is in play, under its own name', () => {
    expect(filesOf('characters')).toEqual(CHARACTERS.map(({ id }) => id).toSorted());
    expect(filesOf('objects')).toEqual(OBJECTS.map(({ id }) => id).toSorted());
    // An ability of the board game by other rules needs no file; rules/test/content/catalogue.test.ts looks at those.
    const abilities = ABILITIES.map(({ id }) => inKebabCase(id));
    expect(filesOf('abilities').filter((file) => !abilities.includes(file))).toEqual([]);
  });

  test('every ability and scenario names rules that exist', () => {
    const named = [...ABILITIES, ...CARD_SCENARIOS];
    expect(named.filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(named.flatMap(({ rules }) => rules).filter((id) => !LEDGER_IDS.has(id))).toEqual([]);
  });
});

describe('what a wound leaves', () => {
  test('[CG-CHAR-Paladin-6] the Paladin goes on holding two things', () => {
    expect(capacities('paladin')).toEqual([2, 2]);
    expect(capacities('cleric')).toEqual([1, 1]);
  });

  test('[CG-RULING-191, CG-RULING-192] an undead stays undead, and the Ghost holds nothing', () => {
    expect(capacities('ghost')).toEqual([0, 0]);
    expect(keptTraits('ghost')).toEqual(['undead']);
    expect(keptTraits('dark-angel')).toEqual(['undead']);
  });

  test('[CG-RULING-78] of the objects, Armor and Large shield serve', () => {
    const serving = OBJECTS.filter(({ abilities }) => abilities.some(({ whileWounded }) => whileWounded));
    expect(serving.map(({ id }) => id).toSorted()).toEqual(['armor', 'large-shield']);
  });

  test('everybody else loses what he can', () => {
    const keeping = CHARACTERS.filter(({ id }) => keptTraits(id).length > 0).map(({ id }) => id);
    expect(keeping.toSorted()).toEqual(['dark-angel', 'ghost']);
  });
});

describe('values', () => {
  test('[CG-OBJ-Armor-1] Armor adds one in defence only', () => {
    expect(adds('armor', { attacking: false })).toBe(1);
    expect(adds('armor', { attacking: true })).toBe(0);
  });

  test('[CG-OBJ-Sword-1, CG-RULING-119] a Sword adds one in attack only, and not to a spear', () => {
    expect(adds('sword', { attacking: true })).toBe(1);
    expect(adds('sword', { attacking: false })).toBe(0);
    expect(adds('sword', { attacking: true, mode: REACH })).toBe(0);
  });

  test('[CG-CHAR-Backstabber-2, CG-CHAR-Backstabber-3, CG-CHAR-Backstabber-4] the Backstabber adds two in company, attacking or not', () => {
    for (const attacking of [true, false]) {
      expect(adds('backstabber', { attacking, companions: 1 })).toBe(2);
      expect(adds('backstabber', { attacking, companions: 2, mode: REACH })).toBe(2);
      expect(adds('backstabber', { attacking, companions: 0 })).toBe(0);
      expect(adds('backstabber', { attacking, companions: 1, mode: RANGED })).toBe(0);
    }
  });

  test('[CG-CHAR-Crossbowman-2, CG-OBJ-Bow-3] a crossbow shoots with three, a Bow with one', () => {
    const shots = KINDS.flatMap(({ id, abilities }) =>
      abilities.filter(({ shot }) => shot !== undefined).map(({ shot }) => [id, shot]),
    );
    expect(shots).toEqual([
      ['crossbowman', 3],
      ['bow', 1],
    ]);
    expect(whoAnswers('weapon')).toEqual(['crossbowman', 'bow', 'telescoping-spear']);
    expect(whoAnswers('memory')).toEqual(['crossbowman', 'golem', 'samurai', 'troll']);
  });

  test('[CG-CHAR-General-2, CG-CHAR-General-4, CG-RULING-114] the General adds one to friends in his room, not to shots nor in a combat of shots only', () => {
    const near: Aura = { sameRoom: true, mode: MELEE, ranged: false };
    const aura = (about: Partial<Aura>): number =>
      kind('general').abilities.reduce((sum, one) => sum + (one.aura?.({ ...near, ...about }) ?? 0), 0);
    expect(aura({})).toBe(1);
    expect(aura({ mode: REACH })).toBe(1);
    expect(aura({ sameRoom: false })).toBe(0);
    expect(aura({ mode: RANGED })).toBe(0);
    expect(aura({ ranged: true })).toBe(0);
  });

  test('[CG-CHAR-Paladin-7] an undead is worth one point more to the Paladin, others are not', () => {
    const bounties = kind('paladin').abilities.flatMap(({ bounty }) => bounty ?? []);
    expect(bounties.map((bounty) => bounty(bit('undead') | bit('overPits')))).toEqual([1]);
    expect(bounties.map((bounty) => bounty(bit('overPits')))).toEqual([0]);
    expect(who('undead')).toEqual(['dark-angel', 'ghost']);
  });

  test('[CG-CHAR-Goblin-2, CG-OBJ-Treasure-1] Goblin and Treasure are worth one point more at the exit', () => {
    const worth = KINDS.filter(({ id }) => exitPoints(id) > 0).map(({ id }) => [id, exitPoints(id)]);
    expect(worth).toEqual([
      ['goblin', 1],
      ['treasure', 1],
    ]);
  });
});

test('who can do what', () => {
  expect(who('overPits')).toEqual(['dark-angel', 'elf-scout', 'wizard', 'thief']);
  expect(who('overEnemies')).toEqual(['dark-angel', 'ghost', 'wizard']);
  expect(who('incorporeal')).toEqual(['ghost']);
  expect(who('throughSlits')).toEqual(['naga']);
  expect(who('turnsEitherWay')).toEqual(['mekanork']);
  expect(whoAnswers('letsPass')).toEqual(['colossus']);
  expect(whoAnswers('kills')).toEqual(['assassin']);
  expect(whoAnswers('laysTwo')).toEqual(['berserker']);
  expect(whoAnswers('looksFirst')).toEqual(['weapon-master']);
  expect(whoAnswers('namesCard')).toEqual(['telepath']);
  expect(whoAnswers('freeAttack')).toEqual(['samurai']);
  expect(who('castsSpells')).toEqual(['wizard', 'telekineticist']);
  expect(who('spansPits')).toEqual(['rope']);
  expect(whoAnswers('breaksInDefeat')).toEqual(['telescoping-spear']);
  expect(whoAnswers('vetoes')).toEqual(['large-shield']);
});

type Involvement = Parameters<NonNullable<Ability['namesCard']>>[0];
type Blow = Parameters<NonNullable<Ability['kills']>>[0];
const kills = (blow: Blow): boolean => kind('assassin').abilities.some((one) => one.kills?.(blow));

describe('what abilities answer about a combat', () => {
  const duel: Involvement = {
    attacking: true,
    mode: MELEE,
    duel: true,
    ranged: false,
    cards: 2,
    opposed: false,
  };
  const answer = (
    id: string,
    question: 'laysTwo' | 'looksFirst' | 'namesCard',
    about: Partial<Involvement>,
  ): boolean => kind(id).abilities.some((ability) => ability[question]?.({ ...duel, ...about }));

  test('[CG-CHAR-Berserker-6, CG-RULING-94] two cards: attacking, one against one, with two in hand', () => {
    expect(answer('berserker', 'laysTwo', {})).toBe(true);
    for (const other of [{ attacking: false }, { duel: false }, { cards: 1 }])
      expect(answer('berserker', 'laysTwo', other)).toBe(false);
  });

  test('[CG-CHAR-WeaponMaster-4] the first look: not for a shooter, nor in a combat of shots only', () => {
    expect(answer('weapon-master', 'looksFirst', { duel: false })).toBe(true);
    expect(answer('weapon-master', 'looksFirst', { mode: RANGED })).toBe(false);
    expect(answer('weapon-master', 'looksFirst', { ranged: true })).toBe(false);
  });

  test('[CG-CHAR-WeaponMaster-5, CG-CHAR-Telepath-7] two against each other neither look nor name', () => {
    expect(answer('weapon-master', 'looksFirst', { opposed: true })).toBe(false);
    expect(answer('telepath', 'namesCard', { opposed: true })).toBe(false);
  });

  test('[CG-CHAR-Telepath-6] a card is named one against one only', () => {
    expect(answer('telepath', 'namesCard', {})).toBe(true);
    expect(answer('telepath', 'namesCard', { duel: false })).toBe(false);
  });

  test('[CG-CHAR-Assassin-4, CG-RULING-107] a fatal blow is struck hand to hand', () => {
    expect(kills({ mode: MELEE, atHand: true })).toBe(true);
    expect(kills({ mode: MELEE, atHand: false })).toBe(false);
    expect(kills({ mode: REACH, atHand: true })).toBe(false);
  });
});
