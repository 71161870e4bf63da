/** The base set of 2004: one standard game for two, as standard.ts has it. Rules: BD-COMP-2, BD-COMP-6, BD-COMP-8. */
import { cleric } from '../content/characters/cleric.ts';
import { goblin } from '../content/characters/goblin.ts';
import { mekanork } from '../content/characters/mekanork.ts';
import { thief } from '../content/characters/thief.ts';
import { troll } from '../content/characters/troll.ts';
import { wallWalker } from '../content/characters/wall-walker.ts';
import { warrior } from '../content/characters/warrior.ts';
import { wizard } from '../content/characters/wizard.ts';
import { armor } from '../content/objects/armor.ts';
import { fireballWand } from '../content/objects/fireball-wand.ts';
import { rope } from '../content/objects/rope.ts';
import { speedPotion } from '../content/objects/speed-potion.ts';
import { sword } from '../content/objects/sword.ts';
import { treasure } from '../content/objects/treasure.ts';
import { room1Ccw, room1Cw } from '../content/rooms/pair-1.ts';
import { room2Ccw, room2Cw } from '../content/rooms/pair-2.ts';
import { room3Ccw, room3Cw } from '../content/rooms/pair-3.ts';
import { room4Ccw, room4Cw } from '../content/rooms/pair-4.ts';
import { baseEdition } from './board-edition.ts';
import { both, STANDARD_FOR_TWO } from './standard.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';

export const BASE_ROOMS = [room1Cw, room1Ccw, room2Cw, room2Ccw, room3Cw, room3Ccw, room4Cw, room4Ccw];

export const BASE_TEAM: TeamPlan = {
  characters: [cleric, goblin, mekanork, thief, troll, wallWalker, warrior, wizard],
  objects: [armor, fireballWand, rope, speedPotion, sword, treasure],
};

export const baseGame: Scenario = {
  ...STANDARD_FOR_TWO,
  id: 'base',
  edition: baseEdition,
  name: { en: 'Base set: standard game', fr: 'Boîte de base : partie standard' },
  rules: ['BD-SETUP-1', 'BD-COMP-8', 'BD-END-1'],
  rooms: BASE_ROOMS,
  teams: both(BASE_TEAM),
};
