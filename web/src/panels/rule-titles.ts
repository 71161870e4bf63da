/**
 * What a rule is about, in words: the title of its group, or the question that a ruling answers. Loaded when the first
 * link to a rule is drawn.
 */
import type { Language } from '@dungeon-twister/rules';

export interface RuleTitles {
  /** By the anchor of a group. */
  readonly groups: Readonly<Record<string, string>>;
  /** By the anchor of a rule that has a title of its own. */
  readonly rules: Readonly<Record<string, string>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('virtual:rules/titles'),
  fr: () => import('virtual:rules/fr/titles'),
};

export const loadTitles = async (into: Language): Promise<RuleTitles> =>
  (await LOADERS[into]()).default as RuleTitles;

/** The group of a rule, as its id says. */
export const groupOf = (id: string): string => id.toLowerCase().replace(/-\d+$/, '');

export const titleOf = ({ groups, rules }: RuleTitles, id: string): string | undefined =>
  rules[id.toLowerCase()] ?? groups[groupOf(id)];
