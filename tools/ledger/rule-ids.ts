/**
 * Rule ids such as BD-MOVE-7 or BD-CHAR-WallWalker-2: edition, group, perhaps a name, number.
 *
 * A test names the rules that it proves in brackets: `[BD-MOVE-7]`, `[BD-MOVE-7, BD-MOVE-8]` or `[…][…]`.
 * Ranges are not allowed: whoever looks for BD-MOVE-8 must find every test of it by searching for that text.
 */
import { RULE_ID } from '@dungeon-twister/words/rule-book';

const WHOLE_ID = new RegExp(`^${RULE_ID}$`);
const FAMILY = /\b(?:BD|CG|MP)(?:-[A-Za-z][A-Za-z0-9]*)+/g;
const BRACKETS = /\[\s*((?:BD|CG|MP)-[^\][]*)\]/g;

export interface NamedIds {
  readonly ids: readonly string[];
  /** Brackets that begin like an id and cannot be read as a list of ids. */
  readonly malformed: readonly string[];
}

export const isRuleId = (text: string): boolean => WHOLE_ID.test(text);

/** The families that a running text speaks of, by an id or as a whole: BD-PIT for `BD-PIT-3` and for `group BD-PIT`. */
export const familiesIn = (text: string): string[] => [...new Set(text.match(FAMILY))];

export const editionOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** MOVE of BD-MOVE-7, CHAR of BD-CHAR-WallWalker-2. */
export const groupOf = (id: string): string => id.split('-')[1] ?? '';

/** All but the number: BD-CHAR-WallWalker of BD-CHAR-WallWalker-2. */
export const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

export function idsInTitle(title: string): NamedIds {
  const ids: string[] = [];
  const malformed: string[] = [];
  for (const [bracket, inside = ''] of title.matchAll(BRACKETS)) {
    const listed = inside.split(',').map((part) => part.trim());
    if (listed.every(isRuleId)) ids.push(...listed);
    else malformed.push(bracket);
  }
  return { ids, malformed };
}
