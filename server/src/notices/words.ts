/** What somebody is told outside the page, in his language and by his clock: which game waits, and nothing of the game. */
import { SCENARIOS } from '@dungeon-twister/rules';
import type { Notice, NoticeWishes } from '../storage/notices.ts';

export interface Standing {
  readonly scenario: string;
  /** The others at the table. */
  readonly names: readonly string[];
  readonly until: number | null;
}

interface Told {
  readonly title: string;
  readonly text: string;
}

interface Phrases {
  readonly title: Readonly<Record<Notice['what'], string>>;
  readonly turn: (game: string) => string;
  readonly until: (time: string) => string;
  readonly soon: (game: string, time: string) => string;
  readonly with: (game: string, names: string) => string;
}

const PHRASES: Readonly<Record<NoticeWishes['language'], Phrases>> = {
  en: {
    title: { turn: 'Your turn', soon: 'Time is running out' },
    turn: (game) => `It is your turn in ${game}.`,
    until: (time) => `You have time until ${time}.`,
    soon: (game, time) => `It is your turn in ${game}, and your time runs out on ${time}.`,
    with: (game, names) => `${game} with ${names}`,
  },
  fr: {
    title: { turn: 'C’est à vous', soon: 'Le temps presse' },
    turn: (game) => `C’est à vous de jouer : ${game}.`,
    until: (time) => `Vous avez jusqu’au ${time}.`,
    soon: (game, time) => `C’est à vous de jouer : ${game}. Votre temps s’achève le ${time}.`,
    with: (game, names) => `${game}, avec ${names}`,
  },
};

/** A scenario of somebody's own has a name that he made up: it is not sent to others. */
const NO_SCENARIO = { en: 'Dungeon Twister', fr: 'Dungeon Twister' };

export function wordsOf(
  what: Notice['what'],
  { scenario, names, until }: Standing,
  { language, zone }: NoticeWishes,
): Told {
  const phrases = PHRASES[language];
  const name = (SCENARIOS.find(({ id }) => id === scenario)?.name ?? NO_SCENARIO)[language];
  const others = new Intl.ListFormat(language).format(names);
  const game = others === '' ? name : phrases.with(name, others);
  const time =
    until === null
      ? null
      : new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
          until,
        );
  const text =
    time === null
      ? phrases.turn(game)
      : what === 'soon'
        ? phrases.soon(game, time)
        : `${phrases.turn(game)} ${phrases.until(time)}`;
  return { title: phrases.title[what], text };
}

/** Whether the machine knows this time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
