/** How a game ended, in one line: `Result: blue 5, yellow 2. Blue wins after 32 turns in all.` Turns are those of all players. */
import { type Position, viewOf } from '@dungeon-twister/rules';
import { capital, type Language, seatColour } from './language.ts';

export function sayResult(p: Position, language: Language): string {
  const { shown } = viewOf(p, 'spectator');
  const colourOf = (seat: number): string => seatColour(p.ruleset, seat, language);
  const score = shown.seats.map(({ points }, seat) => `${colourOf(seat)} ${points}`).join(', ');
  const winners = shown.winners.map(colourOf).join(', ');
  const several = shown.winners.length > 1;
  if (language === 'fr')
    return `Résultat : ${score}. ${winners ? `${capital(winners)} ${several ? 'gagnent' : 'gagne'}` : 'Match nul'} après ${shown.turn} tour${shown.turn < 2 ? '' : 's'} en tout.`;
  return `Result: ${score}. ${winners ? `${capital(winners)} ${several ? 'win' : 'wins'}` : 'A draw'} after ${shown.turn} turn${shown.turn === 1 ? '' : 's'} in all.`;
}
