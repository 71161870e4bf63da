/**
 * The opponents whom one meets at this table: who they are, how well they play and what they like to do. A saved game
 * knows the level and the style only; whoever plays like that is shown for them.
 */
import type { Words } from '@dungeon-twister/rules';
import type { ICONS } from '../icons/names.mjs';
import { type BotLevel, botName, type BotPlayer, type BotStyle } from './player.ts';

/** In words how he or she plays. */
export interface Opponent extends Words {
  /** The same in all languages. */
  readonly name: string;
  readonly level: BotLevel;
  readonly style?: BotStyle;
  readonly portrait: Portrait;
}

/** A face under an arch, a sign before it, and the colour of the wall behind. */
interface Portrait {
  readonly face: keyof typeof ICONS;
  readonly sign: keyof typeof ICONS;
  readonly wall: 'moss' | 'clay' | 'ochre' | 'teal' | 'slate' | 'plum' | 'wine' | 'night';
}

/** From the gentlest to the strongest. */
export const CAST: readonly Opponent[] = [
  {
    name: 'Pim',
    level: 'random',
    portrait: { face: 'goblin', sign: 'walk', wall: 'moss' },
    en: 'Wanders about and tries whatever is allowed: good company while you learn to walk.',
    fr: 'Se promène et essaie tout ce qui est permis : une bonne compagnie pour apprendre à marcher.',
  },
  {
    name: 'Brindle',
    level: 'greedy',
    portrait: { face: 'thief', sign: 'treasure', wall: 'ochre' },
    en: 'Grabs the best thing in reach, one step at a time, without any plan.',
    fr: 'Prend ce qu’il y a de mieux à portée de main, un pas après l’autre, sans aucun plan.',
  },
  {
    name: 'Odo',
    level: 'novice',
    portrait: { face: 'troll', sign: 'rope', wall: 'clay' },
    en: 'Has just learned the rules, takes one step at a time and overlooks much of the team.',
    fr: 'Vient d’apprendre les règles, avance pas à pas et oublie une bonne part de son équipe.',
  },
  {
    name: 'Tamsin',
    level: 'casual',
    portrait: { face: 'elf-scout', sign: 'bow', wall: 'teal' },
    en: 'Sees two moves ahead and plays for the pleasure of it.',
    fr: 'Voit deux coups à l’avance et joue pour le plaisir.',
  },
  {
    name: 'Tock',
    level: 'skilled',
    style: 'tinkerer',
    portrait: { face: 'golem', sign: 'gear', wall: 'slate' },
    en: 'Cannot pass a gear: opens rooms early and builds a plan on those that turn.',
    fr: 'Ne résiste à aucun rouage : ouvre tôt les salles et bâtit ses plans sur celles qui tournent.',
  },
  {
    name: 'Vesna',
    level: 'skilled',
    style: 'runner',
    portrait: { face: 'assassin', sign: 'jump', wall: 'plum' },
    en: 'Plans three moves ahead, and makes straight for the way out.',
    fr: 'Prévoit trois coups, et file droit vers la sortie.',
  },
  {
    name: 'Korva',
    level: 'expert',
    style: 'hunter',
    portrait: { face: 'berserker', sign: 'attack', wall: 'wine' },
    en: 'Plans the whole turn, and would rather strike than run.',
    fr: 'Prévoit tout son tour, et aime mieux frapper que courir.',
  },
  {
    name: 'Aldemar',
    level: 'master',
    portrait: { face: 'wizard', sign: 'key', wall: 'night' },
    en: 'Thinks longest, about your answers and what you may be hiding, and forgives little.',
    fr: 'Réfléchit le plus longtemps, à vos réponses et à ce que vous cachez peut-être, et pardonne peu.',
  },
];

/** Who plays like this bot; null for a level or a style that nobody of the cast has. */
export const opponentOf = (bot: Pick<BotPlayer, 'level' | 'style'>): Opponent | null =>
  CAST.find((one) => botName(one) === botName(bot)) ?? null;

/** An opponent as somebody who takes a seat. */
export const seated = ({ level, style }: Opponent): BotPlayer => ({
  kind: 'bot',
  level,
  ...(style === undefined ? {} : { style }),
});
