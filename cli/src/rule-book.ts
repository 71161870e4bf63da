/** Lines of the rule books (docs/rules), as plain text: what a scenario says besides the rules of its game. */
import { readFileSync } from 'node:fs';
import type { Language } from '@dungeon-twister/words';
import { bulletOf, spansOf } from '@dungeon-twister/words/rule-book';

export interface RuleLine {
  readonly id: string;
  readonly text: string;
}

const BOOKS: Readonly<Record<string, string>> = { BD: 'board', CG: 'card-game', MP: 'multiplayer' };
const FOLDERS: Readonly<Record<Language, string>> = { en: '', fr: 'fr/' };

/** Groups that speak of one scenario alone: they are told whole. Of others only the lines that a scenario names. */
const OF_ONE_SCENARIO = /^(BD-(SCN\d|MIX)|MP-(STD|CROSS|PYR|RACE|ELEV|EXITS|MURDER|SURP))$/;

/** What these say holds for every game of the box. */
const GENERAL = /^BD-(COMP|SETUP|END)$/;

const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** The lines that say what is special where these rules are named, in the order of the book. */
export function specialRules(named: readonly string[], language: Language): RuleLine[] {
  const books = new Set(named.map((id) => BOOKS[id.slice(0, 2)] ?? ''));
  const groups = new Set(named.map(groupOf).filter((group) => OF_ONE_SCENARIO.test(group)));
  return [...books].flatMap((book) =>
    linesOf(book, language).filter(
      ({ id }) => groups.has(groupOf(id)) || (named.includes(id) && !GENERAL.test(groupOf(id))),
    ),
  );
}

function linesOf(book: string, language: Language): RuleLine[] {
  const file = new URL(`../../docs/rules/${FOLDERS[language]}${book}.md`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(bulletOf)
    .flatMap((bullet) => (bullet?.id ? [{ id: bullet.id, text: plain(bullet.text) }] : []));
}

const plain = (text: string): string =>
  spansOf(text)
    .map(({ t }) => t)
    .join('');
