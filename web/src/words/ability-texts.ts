/**
 * What the abilities do, for the card of a piece. Loaded only when somebody looks at a card: most of the page's words
 * are needed earlier than these.
 */
import type { Language } from '@dungeon-twister/rules';

interface AbilityWords {
  readonly name: string;
  /** One or two sentences. */
  readonly text: string;
}

/** By book and ability, as `BD.armor`: the board game and the Card Game may use the same id for different rules. */
export type AbilityTexts = Readonly<Record<string, AbilityWords>>;

/** The key of an ability; its first rule tells from which book it is. */
export const abilityKey = ({
  id,
  rules,
}: {
  readonly id: string;
  readonly rules: readonly string[];
}): string => `${rules[0]?.split('-')[0] ?? ''}.${id}`;

export const loadAbilities = async (language: Language): Promise<AbilityTexts> =>
  language === 'fr'
    ? (await import('./abilities-french.ts')).ABILITIES
    : (await import('./abilities-english.ts')).ABILITIES;
