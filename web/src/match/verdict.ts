/** How a game ended for the person at this screen; null where nobody or more than one plays at it. */
import type { Result, Seat } from '@dungeon-twister/rules';
import type { Sitter } from './table-game.ts';

export type Verdict = 'won' | 'lost' | 'drawn';

export function verdictOf(
  players: readonly Pick<Sitter, 'kind'>[],
  { winners }: Pick<Result, 'winners'>,
): Verdict | null {
  const humans = [...players.keys()].filter((seat: Seat) => players[seat]?.kind === 'human');
  const [only, ...others] = humans;
  if (only === undefined || others.length > 0) return null;
  if (winners.length === 0) return 'drawn';
  return winners.includes(only) ? 'won' : 'lost';
}
