/**
 * What the abilities do, for the card of a piece. Loaded only when somebody looks at a card: most of the page's words
 * are needed earlier than these.
 */
import type { Language, Words } from '@dungeon-twister/rules';
import { whenIdle } from '../browser/when-idle.ts';

/**
 * By the id of an ability: its name, and one or two sentences; where two books have it, some for each of them, because
 * the Card Game may use an id of the board game for a different rule.
 */
export type AbilityTexts = Readonly<
  Record<string, { readonly name: Words } & (Words | { readonly BD: Words; readonly CG: Words })>
>;

/** The words of an ability; its first rule tells from which book it is. */
export function saidOf(
  texts: AbilityTexts,
  { id, rules }: { readonly id: string; readonly rules: readonly string[] },
  language: Language,
): { readonly name: string; readonly text: string } | undefined {
  const said = texts[id];
  if (!said) return undefined;
  const text = 'en' in said ? said : rules[0]?.startsWith('CG-') ? said.CG : said.BD;
  return { name: said.name[language], text: text[language] };
}

export async function loadAbilities(): Promise<AbilityTexts> {
  await whenIdle();
  return (await import('./abilities.ts')).ABILITIES;
}
