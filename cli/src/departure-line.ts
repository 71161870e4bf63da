/** That a game leaves the rules of today, as one line of the terminal. */
import type { Departure } from '@dungeon-twister/rules';
import { type Language, sayDeparture } from '@dungeon-twister/words';

export function departureLine(departed: Departure, language: Language): string {
  const { where, why, changes } = sayDeparture(departed, language);
  return [where, why, ...changes].join(' ');
}
