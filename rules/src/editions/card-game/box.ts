/**
 * What is in the box of the Card Game: twelve rooms, and all cards that a player may choose from. The combat and jump
 * cards (CG-COMP-9, CG-CARD-1 to 3): editions/cards-of-each-player.ts; the four zones of a room (CG-COMP-4):
 * map/zones-of-a-room.ts.
 * Rules: groups CG-COMP, CG-CARD; CG-ROOM-1 to 22.
 */
import { assassin } from '../../content/card-game/characters/assassin.ts';
import { backstabber } from '../../content/card-game/characters/backstabber.ts';
import { berserker } from '../../content/card-game/characters/berserker.ts';
import { cleric } from '../../content/card-game/characters/cleric.ts';
import { colossus } from '../../content/card-game/characters/colossus.ts';
import { crossbowman } from '../../content/card-game/characters/crossbowman.ts';
import { darkAngel } from '../../content/card-game/characters/dark-angel.ts';
import { elfScout } from '../../content/card-game/characters/elf-scout.ts';
import { general } from '../../content/card-game/characters/general.ts';
import { ghost } from '../../content/card-game/characters/ghost.ts';
import { goblin } from '../../content/card-game/characters/goblin.ts';
import { golem } from '../../content/card-game/characters/golem.ts';
import { mekanork } from '../../content/card-game/characters/mekanork.ts';
import { naga } from '../../content/card-game/characters/naga.ts';
import { paladin } from '../../content/card-game/characters/paladin.ts';
import { pickpocket } from '../../content/card-game/characters/pickpocket.ts';
import { samurai } from '../../content/card-game/characters/samurai.ts';
import { telekineticist } from '../../content/card-game/characters/telekineticist.ts';
import { telepath } from '../../content/card-game/characters/telepath.ts';
import { thief } from '../../content/card-game/characters/thief.ts';
import { troll } from '../../content/card-game/characters/troll.ts';
import { wallWalker } from '../../content/card-game/characters/wall-walker.ts';
import { warrior } from '../../content/card-game/characters/warrior.ts';
import { weaponMaster } from '../../content/card-game/characters/weapon-master.ts';
import { wizard } from '../../content/card-game/characters/wizard.ts';
import { armor } from '../../content/card-game/objects/armor.ts';
import { bow } from '../../content/card-game/objects/bow.ts';
import { fireballScroll } from '../../content/card-game/objects/fireball-scroll.ts';
import { key } from '../../content/card-game/objects/key.ts';
import { largeShield } from '../../content/card-game/objects/large-shield.ts';
import { rope } from '../../content/card-game/objects/rope.ts';
import { scrollOfInversion } from '../../content/card-game/objects/scroll-of-inversion.ts';
import { sword } from '../../content/card-game/objects/sword.ts';
import { telescopingSpear } from '../../content/card-game/objects/telescoping-spear.ts';
import { treasure } from '../../content/card-game/objects/treasure.ts';
import { blueCcw, blueCw } from '../../content/card-game/rooms/blue.ts';
import { greenCcw, greenCw } from '../../content/card-game/rooms/green.ts';
import { orangeCcw, orangeCw } from '../../content/card-game/rooms/orange.ts';
import { purpleCcw, purpleCw } from '../../content/card-game/rooms/purple.ts';
import { redCcw, redCw } from '../../content/card-game/rooms/red.ts';
import { whiteCcw, whiteCw } from '../../content/card-game/rooms/white.ts';
import type { Room } from '../../map/read-room-drawing.ts';
import type { TeamPlan } from '../../model/scenario.ts';

export const BLUE_PAIR = [blueCw, blueCcw];
export const GREEN_PAIR = [greenCw, greenCcw];
/** Six pairs (CG-COMP-3). */
export const CARD_ROOMS: readonly Room[] = [
  ...BLUE_PAIR,
  ...GREEN_PAIR,
  redCw,
  redCcw,
  purpleCw,
  purpleCcw,
  orangeCw,
  orangeCcw,
  whiteCw,
  whiteCcw,
];

/** All cards of a player: 25 characters, and 13 objects of ten kinds. Rules: CG-COMP-7, CG-COMP-8, CG-CARD-5. */
export const ALL_CARDS: TeamPlan = {
  characters: [
    assassin,
    backstabber,
    berserker,
    cleric,
    colossus,
    crossbowman,
    darkAngel,
    elfScout,
    general,
    ghost,
    goblin,
    golem,
    mekanork,
    naga,
    paladin,
    pickpocket,
    samurai,
    wizard,
    telekineticist,
    telepath,
    thief,
    troll,
    wallWalker,
    warrior,
    weaponMaster,
  ],
  objects: [
    armor,
    bow,
    key,
    key,
    fireballScroll,
    largeShield,
    rope,
    rope,
    scrollOfInversion,
    sword,
    sword,
    treasure,
    telescopingSpear,
  ],
};
