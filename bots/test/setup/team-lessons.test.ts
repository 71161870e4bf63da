/** What is learned of teams is what decided the games. */
import { Chance, createGame, rulesetFor } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { pieceWorth } from '../../src/setup/team.ts';
import { learnedFrom, type TeamGame } from '../../tools/train/team-lessons.ts';

const GAMES = 400;

/** Games that one piece decides, wherever only one side has it; else a coin does. */
function gamesDecidedBy(kind: string): TeamGame[] {
  const { all, owner, isCharacter, ids } = rulesetFor({ scenario: 'mixed' }).pieces;
  const chance = new Chance(kind);
  const teamOf = (seat: number): string[] =>
    [1, 0].flatMap((sort) =>
      chance
        .shuffled(all.filter((piece) => owner[piece] === seat && isCharacter[piece] === sort))
        .slice(0, sort === 1 ? 8 : 6)
        .map((piece) => ids[piece]),
    );
  return Array.from({ length: GAMES }, () => {
    const teams = [teamOf(0), teamOf(1)];
    const [first, second] = teams.map((team) => team.some((id) => id.endsWith(`-${kind}`)));
    return { teams, winners: [first === second ? chance.below(2) : first ? 0 : 1] };
  });
}

test.each(['wizard', 'troll', 'key', 'bow'])('%s decides every game', (kind) => {
  const { values, loss } = learnedFrom('mixed', gamesDecidedBy(kind));
  const { position } = createGame({ scenario: 'mixed' }, 'lessons');
  const { all, owner, kinds } = position.ruleset.pieces;
  const worths = all
    .filter((piece) => owner[piece] === 0)
    .map((piece) => ({ kind: kinds[piece].id, worth: pieceWorth(position, piece, values) }))
    .sort((a, b) => b.worth - a.worth);
  expect(worths[0].kind).toBe(kind);
  expect(worths[0].worth).toBeGreaterThan(2 * Math.abs(worths[1].worth));
  expect(loss).toBeLessThan(0.9);
});
