/** Games by chance, for tests that want positions of all sorts. */
import { ActionList, type Chance, decisions, type Game, legalActions } from '@dungeon-twister/rules';

const listed = new ActionList();

/** Performs something that is allowed; false when the game is over. */
export function stepByChance(game: Game, chance: Chance): boolean {
  const [next] = decisions(game.position);
  if (!next) return false;
  const { seat, number } = next;
  const legal = legalActions(game.position, seat, listed);
  const action = legal[chance.below(legal.length)];
  if (action) game.perform({ seat, decision: number, action });
  return true;
}
