/**
 * Names of people who have no account: short, one line, of one script, and no two at a table that look alike.
 *
 * A name is what others read to know with whom they play. So nothing in it may hide, turn text around, or be taken for
 * somebody else's name.
 */
import { LONGEST_PERSON } from './limits.ts';

/** Letters with their accents, digits, and what stands within names. */
const SIGNS = /^[\p{L}\p{M}\p{Nd} .'’_-]+$/u;
/** No sign carries more than two accents: towers of them reach over the lines above. */
const TOWER = /\p{M}{3,}/u;

/** Letters of several of these in one name are there to deceive. Japanese is written in three scripts at once. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];
const OF_SOME_SCRIPT = new RegExp(`^(?:${SCRIPTS.map(({ source }) => source).join('|')})$`, 'u');

export type NameFault = 'LENGTH' | 'SIGNS' | 'SPACES' | 'SCRIPTS';

/** A name as it is kept: signs that mean the same are the same. */
export const keptName = (name: string): string => name.normalize('NFKC');

/** What is wrong with a name, or null. */
export function nameFault(name: string): NameFault | null {
  if (name.length > LONGEST_PERSON * 4) return 'LENGTH';
  const kept = keptName(name);
  const signs = Array.from(kept);
  if (signs.length === 0 || signs.length > LONGEST_PERSON) return 'LENGTH';
  if (!SIGNS.test(kept) || TOWER.test(kept.normalize('NFD')) || !/[\p{L}\p{Nd}]/u.test(kept)) return 'SIGNS';
  if (kept.trim() !== kept || kept.includes('  ')) return 'SPACES';
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  if (!letters.every((letter) => OF_SOME_SCRIPT.test(letter))) return 'SCRIPTS';
  return SCRIPTS.filter((script) => script.test(kept)).length > 1 ? 'SCRIPTS' : null;
}

/** What looks like a Latin letter or digit, by what it looks like. */
const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  ı: 'l',
  j: 'j',
  '5': 's',
  '’': "'",
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ζ: 'z',
  η: 'h',
  μ: 'm',
  // Cyrillic
  а: 'a',
  в: 'b',
  е: 'e',
  з: '3',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'l',
  ј: 'j',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  // Armenian
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
};

/** What is left of a name for a hasty reader: two names with the same look are one name. */
export function lookOf(name: string): string {
  const bare = keptName(name).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const looks = Array.from(bare, (sign) => LOOKS[sign] ?? sign).join('');
  return looks
    .replaceAll(/[ .'_-]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}
