/**
 * What both languages say alike must be a name or a number: otherwise something stayed English when the page is
 * French.
 */
import { CAST } from '../../src/match/cast.ts';

/** Words that are the same in both languages; names of the game and of the project. */
const ALIKE: ReadonlySet<string> = new Set([
  ...CAST.map(({ name }) => name),
  'Dungeon Twister',
  'Français',
  'English',
  'Options',
  'Action',
  'Adjacent',
  'Alliance',
  'Assassin',
  'Base',
  'Combat',
  'Golem',
  'Handicap',
  'Menu',
  'Notation',
  'Obstacle',
  'Paladin',
  'Pickpocket',
  'Prison',
  'Tab',
  'Troll',
  'Volume',
  'Zone',
  'index',
  'normal',
  'note',
  'Sources',
  'Question',
  'option',
]);

/** Coordinates, ids and groups of rules, notation, numbers and signs have no language; and points are points, actions are actions. */
const isWithoutLanguage = (text: string): boolean =>
  /^[A-Z]{2}(?:-\w+)+$/.test(text) ||
  /^[A-Z]+\d?$/.test(text) ||
  /^\d+ (?:points|actions)$/.test(text) ||
  !/\p{L}{3}/u.test(text);

/** Without the marks around it: sentences are cut where a part of them is bold or a link. */
const bare = (text: string): string => text.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');

/** What a screen says in French that it says in English too. */
export const leftInEnglish = (french: readonly string[], english: ReadonlySet<string>): string[] =>
  french.filter((text) => english.has(text) && !ALIKE.has(bare(text)) && !isWithoutLanguage(text));
