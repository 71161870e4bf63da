/** The teams of the Card Game: those of the tutorials, and everything that a player may choose from. */
import { assassin } from '../../content/cards/characters/assassin.ts';
import { backstabber } from '../../content/cards/characters/backstabber.ts';
import { berserker } from '../../content/cards/characters/berserker.ts';
import { cleric } from '../../content/cards/characters/cleric.ts';
import { colossus } from '../../content/cards/characters/colossus.ts';
import { crossbowman } from '../../content/cards/characters/crossbowman.ts';
import { darkAngel } from '../../content/cards/characters/dark-angel.ts';
import { elfScout } from '../../content/cards/characters/elf-scout.ts';
import { general } from '../../content/cards/characters/general.ts';
import { ghost } from '../../content/cards/characters/ghost.ts';
import { goblin } from '../../content/cards/characters/goblin.ts';
import { golem } from '../../content/cards/characters/golem.ts';
import { mekanork } from '../../content/cards/characters/mekanork.ts';
import { naga } from '../../content/cards/characters/naga.ts';
import { paladin } from '../../content/cards/characters/paladin.ts';
import { pickpocket } from '../../content/cards/characters/pickpocket.ts';
import { samurai } from '../../content/cards/characters/samurai.ts';
import { telekineticist } from '../../content/cards/characters/telekineticist.ts';
import { telepath } from '../../content/cards/characters/telepath.ts';
import { thief } from '../../content/cards/characters/thief.ts';
import { troll } from '../../content/cards/characters/troll.ts';
import { wallWalker } from '../../content/cards/characters/wall-walker.ts';
import { warrior } from '../../content/cards/characters/warrior.ts';
import { weaponMaster } from '../../content/cards/characters/weapon-master.ts';
import { wizard } from '../../content/cards/characters/wizard.ts';
import { armor } from '../../content/cards/objects/armor.ts';
import { bow } from '../../content/cards/objects/bow.ts';
import { fireballScroll } from '../../content/cards/objects/fireball-scroll.ts';
import { key } from '../../content/cards/objects/key.ts';
import { largeShield } from '../../content/cards/objects/large-shield.ts';
import { rope } from '../../content/cards/objects/rope.ts';
import { scrollOfInversion } from '../../content/cards/objects/scroll-of-inversion.ts';
import { sword } from '../../content/cards/objects/sword.ts';
import { telescopingSpear } from '../../content/cards/objects/telescoping-spear.ts';
import { treasure } from '../../content/cards/objects/treasure.ts';
import type { TeamPlan } from '../scenario.ts';

/** Rules: CG-SCEN-2. */
export const TUTORIAL_1_TEAM: TeamPlan = {
  characters: [mekanork, naga],
  objects: [rope, key],
};

/** Rules: CG-SCEN-5. */
export const TUTORIAL_2_TEAM: TeamPlan = {
  characters: [naga, warrior, colossus, backstabber],
  objects: [rope, key],
};

/** Rules: CG-SCEN-8. */
export const TUTORIAL_3_TEAM: TeamPlan = {
  characters: [crossbowman, wizard, naga, mekanork, warrior, cleric],
  objects: [rope, key, bow, largeShield],
};

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
