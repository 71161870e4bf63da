/**
 * What the abilities do, for the card of a piece. Loaded only when somebody looks at a card: most of the page's words
 * are needed earlier than these.
 */
import type { Language } from '@dungeon-twister/rules';

/**
 * By the id of an ability: its name, and one or two sentences for each book that has it, because the Card Game may use
 * an id of the board game for a different rule.
 */
export type AbilityTexts = Readonly<
  Record<string, { readonly name: string; readonly BD?: string; readonly CG?: string }>
>;

/** The words of an ability; its first rule tells from which book it is. */
export function saidOf(
  texts: AbilityTexts,
  { id, rules }: { readonly id: string; readonly rules: readonly string[] },
): { readonly name: string; readonly text: string } | undefined {
  const said = texts[id];
  const text = rules[0]?.startsWith('CG-') ? said?.CG : said?.BD;
  return said && text ? { name: said.name, text } : undefined;
}

export const loadAbilities = async (language: Language): Promise<AbilityTexts> =>
  language === 'fr'
    ? (await import('./abilities-french.ts')).ABILITIES
    : (await import('./abilities-english.ts')).ABILITIES;
