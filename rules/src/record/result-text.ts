/** How a game ended, as the notation writes it: in the same words in every language. */
import type { Result } from '../game.ts';
import type { Ruleset } from '../model/ruleset.ts';

export function resultText({ ending, winners }: Result, { colours }: Ruleset): string {
  const names = winners.map((seat) => colours[seat]).join(' ');
  return names ? `${ending}, won by ${names}` : ending;
}
