/** How opponents are called and what is said of them; also of those whom nobody of the cast plays. */
import type { Language } from '@dungeon-twister/rules';
import { opponentOf } from '../match/cast.ts';
import type { BotLevel, BotPlayer, BotStyle } from '../match/player.ts';

interface Tables {
  /** Somebody without a name of its own. */
  readonly computer: string;
  readonly level: Readonly<Record<BotLevel, string>>;
  readonly style: Readonly<Record<BotStyle, string>>;
  readonly about: Readonly<Record<BotLevel, string>>;
}

const english: Tables = {
  computer: 'Computer',
  level: {
    random: 'harmless',
    greedy: 'short-sighted',
    novice: 'novice',
    casual: 'casual',
    skilled: 'skilled',
    expert: 'expert',
    master: 'master',
  },
  style: { runner: 'likes to run', hunter: 'likes to hunt', tinkerer: 'likes to tinker' },
  about: {
    random: 'Does anything that is allowed.',
    greedy: 'Takes the best move in sight, without a plan.',
    novice: 'Has just learned the rules, and overlooks things.',
    casual: 'Sees two moves ahead.',
    skilled: 'Plans three moves ahead, and turns rooms for it.',
    expert: 'Plans the whole turn, and thinks of your answer.',
    master: 'Thinks longest, also about what you may hide.',
  },
};

const french: Tables = {
  computer: 'Ordinateur',
  level: {
    random: 'sans malice',
    greedy: 'à courte vue',
    novice: 'débutant',
    casual: 'du dimanche',
    skilled: 'habile',
    expert: 'niveau expert',
    master: 'niveau maître',
  },
  style: { runner: 'aime courir', hunter: 'aime chasser', tinkerer: 'aime bricoler' },
  about: {
    random: 'Fait n’importe quel coup permis.',
    greedy: 'Prend le meilleur coup en vue, sans plan.',
    novice: 'Vient d’apprendre les règles, et oublie des choses.',
    casual: 'Voit deux coups à l’avance.',
    skilled: 'Prévoit trois coups, et tourne des salles pour cela.',
    expert: 'Prévoit tout son tour, et pense à votre réponse.',
    master: 'Réfléchit le plus longtemps, aussi à ce que vous pouvez cacher.',
  },
};

const TABLES: Readonly<Record<Language, Tables>> = { en: english, fr: french };

export interface Introduction {
  readonly name: string;
  /** The level, and the style where there is one. */
  readonly rank: string;
  /** A sentence about how it plays. */
  readonly about: string;
  /** For lists in a line: a name says enough, and somebody without one is known by the level. */
  readonly brief: string;
}

export function introduce(bot: Pick<BotPlayer, 'level' | 'style'>, language: Language): Introduction {
  const { computer, level, style, about } = TABLES[language];
  const known = opponentOf(bot);
  const rank = [level[bot.level], ...(bot.style === undefined ? [] : [style[bot.style]])].join(', ');
  return {
    name: known?.name ?? computer,
    rank,
    about: known?.[language] ?? about[bot.level],
    brief: known?.name ?? `${computer}, ${rank}`,
  };
}
