/**
 * Prison: four scenarios that teach the game and the standard game. Here: rooms, teams, cards, who begins (BD-SCN2-7)
 * and the goal of each; what is new in one follows from its pieces and cards (BD-SCN1-8, BD-SCN2-12, BD-SCN3-9,
 * BD-SCN4-9). Elsewhere: the shape (BD-SCN1-2, BD-SCN1-3, BD-SCN4-2): content/maps/two-lines.ts; lots (BD-SCN1-12,
 * BD-SCN2-2, BD-SCN3-6, BD-SCN4-8): roll-setup.ts; starters (BD-SCN1-6, BD-SCN3-4, BD-SCN4-6):
 * actions/deploy-starting-team.ts; who puts his down first (BD-SCN2-5): turn/set-up-order.ts; tokens (BD-SCN1-7,
 * BD-SCN2-6, BD-SCN3-5, BD-SCN4-7): actions/lay-on-room.ts; no combat (BD-SCN1-9): actions/who-may-be-attacked.ts; who
 * walks on which line (BD-SCN2-8, BD-SCN3-7, BD-SCN3-8, BD-RULING-120): model/own-and-exit-lines.ts; lines and the
 * scream (BD-RULING-121): content/abilities/scream.ts; who has won, and whether at once (BD-SCN1-1, BD-SCN1-10,
 * BD-SCN2-9 to BD-SCN2-11, BD-SCN3-1, BD-SCN4-1, BD-SCN5-2, BD-RULING-119): policies/who-wins.ts. Its forged spears and
 * blank tokens are no pieces here (BD-COMP-13).
 * Rules: groups BD-SCN1, BD-SCN2, BD-SCN3, BD-SCN4, BD-SCN5; BD-COMP-7; BD-RULING-119 to BD-RULING-121.
 */
import { backstabber } from '../content/characters/backstabber.ts';
import { banshee } from '../content/characters/banshee.ts';
import { cleric } from '../content/characters/cleric.ts';
import { colossus } from '../content/characters/colossus.ts';
import { mekanork } from '../content/characters/mekanork.ts';
import { naga } from '../content/characters/naga.ts';
import { telepath } from '../content/characters/telepath.ts';
import { wizard } from '../content/characters/wizard.ts';
import { twoLines } from '../content/maps/two-lines.ts';
import { bow } from '../content/objects/bow.ts';
import { fireballWand } from '../content/objects/fireball-wand.ts';
import { key } from '../content/objects/key.ts';
import { largeShield } from '../content/objects/large-shield.ts';
import { rope } from '../content/objects/rope.ts';
import { telescopingSpear } from '../content/objects/telescoping-spear.ts';
import { room37Ccw, room37Cw } from '../content/rooms/pair-37.ts';
import { room38Ccw, room38Cw } from '../content/rooms/pair-38.ts';
import { room39Ccw, room39Cw } from '../content/rooms/pair-39.ts';
import { room40Ccw, room40Cw } from '../content/rooms/pair-40.ts';
import { prisonEdition } from './board-edition.ts';
import { both, FOR_TWO, STANDARD_FOR_TWO, STARTING_TEAM } from './standard.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';

const PAIR_37 = [room37Cw, room37Ccw];
const PAIR_38 = [room38Cw, room38Ccw];
const PAIR_39 = [room39Cw, room39Ccw];
const PAIR_40 = [room40Cw, room40Ccw];
export const PRISON_ROOMS = [...PAIR_37, ...PAIR_38, ...PAIR_39, ...PAIR_40];

const BLUE = 0;
const YELLOW = 1;

/** What the scenarios that teach the game have in common; each says what it changes. */
const prison = { ...FOR_TWO, edition: prisonEdition } as const;

export const firstWalk: Scenario = {
  ...prison,
  id: 'prison-1',
  name: { en: 'Prison 1: First walk', fr: 'Prison 1 : Premiers pas' },
  rules: ['BD-SCN1-1', 'BD-SCN1-2', 'BD-SCN1-4', 'BD-SCN1-5'],
  layout: twoLines([1, 1, 1, 1], 'objects'),
  rooms: [...PAIR_39, ...PAIR_40],
  teams: both({ characters: [mekanork, naga], objects: [key, rope] }),
  onLine: [2, 2],
  combatCards: [],
  jumpCards: 1,
  goal: { kind: 'allOut' },
};

export const targetColossus: Scenario = {
  ...prison,
  id: 'prison-2',
  name: { en: 'Prison 2: Target Colossus', fr: 'Prison 2 : Objectif Colosse' },
  rules: ['BD-SCN2-1', 'BD-SCN2-2', 'BD-SCN2-3', 'BD-SCN2-9', 'BD-SCN2-10'],
  layout: twoLines([1, 1, 1, 1], 'objects'),
  rooms: [...PAIR_37, ...PAIR_38],
  teams: [
    { characters: [cleric, naga, backstabber], objects: [telescopingSpear, rope] },
    { characters: [colossus, mekanork], objects: [telescopingSpear, rope] },
  ],
  onLine: [3, 2],
  deployOrder: [BLUE, YELLOW],
  firstPlayer: BLUE,
  sidesByLot: true,
  goal: { kind: 'hunt', hunters: BLUE, prey: 'yellow-colossus' },
  walksOnLines: [BLUE],
};

export const firstBlood: Scenario = {
  ...prison,
  id: 'prison-3',
  name: { en: 'Prison 3: First blood', fr: 'Prison 3 : Premier sang' },
  rules: ['BD-SCN3-1', 'BD-SCN3-2', 'BD-SCN3-3', 'BD-SCN3-8'],
  layout: twoLines([1, 1, 1, 1], 'objects'),
  rooms: [...PAIR_38, ...PAIR_40],
  teams: both({ characters: [wizard, mekanork, naga, banshee], objects: [key, telescopingSpear] }),
  onLine: [4, 4],
  goal: { kind: 'kills', kills: 2 },
  walksOnLines: [BLUE, YELLOW],
};

export const fourPoints: Scenario = {
  ...prison,
  id: 'prison-4',
  name: { en: 'Prison 4: Four points', fr: 'Prison 4 : Quatre points' },
  rules: ['BD-SCN4-1', 'BD-SCN4-2', 'BD-SCN4-3', 'BD-SCN4-4', 'BD-SCN4-7'],
  layout: twoLines([2, 2, 2, 2, 2, 2]),
  rooms: [...PAIR_37, ...PAIR_38, ...PAIR_40],
  teams: both({
    characters: [telepath, wizard, colossus, cleric, mekanork, backstabber],
    objects: [bow, largeShield, rope, fireballWand],
  }),
  onLine: [STARTING_TEAM, STARTING_TEAM],
  goal: { kind: 'points', points: 4, atOnce: true },
};

export const PRISON_TEAM: TeamPlan = {
  characters: [cleric, mekanork, wizard, naga, backstabber, colossus, banshee, telepath],
  objects: [key, telescopingSpear, bow, largeShield, rope, fireballWand],
};

export const prisonGame: Scenario = {
  ...STANDARD_FOR_TWO,
  edition: prisonEdition,
  id: 'prison-5',
  name: { en: 'Prison 5: standard game', fr: 'Prison 5 : partie standard' },
  rules: ['BD-SCN5-1', 'BD-SCN5-2', 'BD-SCN5-3'],
  rooms: PRISON_ROOMS,
  teams: both(PRISON_TEAM),
};
