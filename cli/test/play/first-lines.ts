/** The first so many lines of a game at one keyboard: whoever must decide types the first one that is legal. */
import { createGame, decisions } from '@dungeon-twister/rules';
import { legalLines } from '../../src/play/legal-lines.ts';
import { readLine } from '../../src/play/read-line.ts';

export function firstLines(scenario: string, seed: string, count: number): string[] {
  const game = createGame({ scenario }, seed);
  let sitting = -1;
  return Array.from({ length: count }, () => {
    const open = decisions(game.position);
    const decision = open.find(({ seat }) => seat === sitting) ?? open[0];
    if (!decision) throw new Error('The game is over.');
    const { seat, number } = decision;
    sitting = seat;
    const line = legalLines(game.position, seat, 'en')[0]?.line ?? '';
    const read = readLine(game.position, seat, line, 'en');
    if (!read.ok || !game.perform({ seat, decision: number, action: read.action }).ok) throw new Error(line);
    return line;
  });
}
