/**
 * The five scenarios of the Card Game: three that teach it, and two full games. The edition that plays them is not
 * named here: these are the numbers of the scenario cards and nothing else; their sums and limits (CG-SCEN-16) hold by
 * these numbers. A scenario of one's own with too little room for its tokens is refused (CG-SCEN-14):
 * authoring/scenario-checks.ts. No combat in Tutorial 1 (CG-SCEN-3): actions/who-may-be-attacked.ts; whole pairs,
 * shuffled (CG-SETUP-2, CG-SETUP-3): editions/roll-setup.ts; the shape (CG-SCEN-15):
 * content/card-game/maps/two-starting-zones.ts; hands (CG-SETUP-6, CG-CARD-1 to 3): editions/cards-of-each-player.ts;
 * teams of a full game (group CG-DRAFT): turn/draft-of-teams.ts; its handicap (group CG-HANDICAP): turn/handicap.ts;
 * when it is won (group CG-END): policies/who-wins.ts.
 * Rules: group CG-SCEN; CG-SETUP-1, CG-SETUP-4, CG-SETUP-6, CG-SETUP-7, CG-END-2.
 */
import { backstabber } from '../../content/card-game/characters/backstabber.ts';
import { cleric } from '../../content/card-game/characters/cleric.ts';
import { colossus } from '../../content/card-game/characters/colossus.ts';
import { crossbowman } from '../../content/card-game/characters/crossbowman.ts';
import { mekanork } from '../../content/card-game/characters/mekanork.ts';
import { naga } from '../../content/card-game/characters/naga.ts';
import { warrior } from '../../content/card-game/characters/warrior.ts';
import { wizard } from '../../content/card-game/characters/wizard.ts';
import { twoZones } from '../../content/card-game/maps/two-starting-zones.ts';
import { bow } from '../../content/card-game/objects/bow.ts';
import { key } from '../../content/card-game/objects/key.ts';
import { largeShield } from '../../content/card-game/objects/large-shield.ts';
import { rope } from '../../content/card-game/objects/rope.ts';
import { both, FOR_TWO } from '../standard.ts';
import type { Scenario } from '../../model/scenario.ts';
import { ALL_CARDS, BLUE_PAIR, CARD_ROOMS, GREEN_PAIR } from './box.ts';

/** A scenario of the Card Game without the edition that plays it. */
export type CardScenario = Omit<Scenario, 'edition'>;

const each = (rooms: number, capacity: number): readonly number[] => Array<number>(rooms).fill(capacity);
const firstTo = (points: number) => ({ kind: 'points', points, atOnce: true }) as const;

/** What the scenarios have in common; each says what it changes. */
const common = {
  ...FOR_TWO,
  rooms: CARD_ROOMS,
  onLine: [2, 2],
  secretObjectsAllowed: true,
} as const;

export const cardTutorial1: CardScenario = {
  ...common,
  id: 'card-1',
  name: { en: 'Card Game: Tutorial 1', fr: 'Jeu de cartes : Tutorial 1' },
  rules: ['CG-SCEN-1', 'CG-SCEN-2', 'CG-SCEN-3', 'CG-SCEN-11', 'CG-SETUP-4', 'CG-SETUP-7', 'CG-END-2'],
  layout: twoZones(each(4, 1), 'objects'),
  rooms: [...BLUE_PAIR, ...GREEN_PAIR],
  teams: both({ characters: [mekanork, naga], objects: [rope, key] }),
  combatCards: [],
  goal: firstTo(2),
};

export const cardTutorial2: CardScenario = {
  ...common,
  id: 'card-2',
  name: { en: 'Card Game: Tutorial 2', fr: 'Jeu de cartes : Tutorial 2' },
  rules: ['CG-SCEN-4', 'CG-SCEN-5', 'CG-SCEN-6', 'CG-SCEN-12'],
  // Two cards in the middle row: no other choice is fair to both sides and both columns (CG-SCEN-12).
  layout: twoZones([1, 1, 2, 2, 1, 1]),
  teams: both({ characters: [naga, warrior, colossus, backstabber], objects: [rope, key] }),
  goal: firstTo(3),
};

export const cardTutorial3: CardScenario = {
  ...common,
  id: 'card-3',
  name: { en: 'Card Game: Tutorial 3', fr: 'Jeu de cartes : Tutorial 3' },
  rules: ['CG-SCEN-7', 'CG-SCEN-8', 'CG-SCEN-9', 'CG-SCEN-13'],
  layout: twoZones(each(8, 2)),
  teams: both({
    characters: [crossbowman, wizard, naga, mekanork, warrior, cleric],
    objects: [rope, key, bow, largeShield],
  }),
  goal: firstTo(4),
};

/** In the full games the players choose from all their cards; the goal of five or more allows a handicap. */
const fullGame = {
  ...common,
  teams: both(ALL_CARDS),
  teamSize: { characters: 8, objects: 6 },
  handicapAllowed: true,
} as const;

export const cardStandard: CardScenario = {
  ...fullGame,
  id: 'card-standard',
  name: { en: 'Card Game: standard full game', fr: 'Jeu de cartes : partie complète standard' },
  rules: ['CG-SCEN-10', 'CG-SCEN-17', 'CG-SCEN-19', 'CG-DRAFT-1', 'CG-HANDICAP-1'],
  layout: twoZones(each(8, 3)),
  goal: firstTo(5),
};

export const cardAdvanced: CardScenario = {
  ...fullGame,
  id: 'card-advanced',
  name: { en: 'Card Game: advanced scenario', fr: 'Jeu de cartes : scénario avancé' },
  rules: ['CG-SCEN-10', 'CG-SCEN-18', 'CG-SCEN-19', 'CG-DRAFT-1', 'CG-HANDICAP-1'],
  layout: twoZones(each(12, 2)),
  goal: firstTo(6),
};

export const CARD_SCENARIOS: readonly CardScenario[] = [
  cardTutorial1,
  cardTutorial2,
  cardTutorial3,
  cardStandard,
  cardAdvanced,
];
