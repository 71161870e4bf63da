/** Plays a seat by lot, as the demonstration does: with the view of that seat and what is legal for it. */
import {
  ActionList,
  type Chance,
  type Decision,
  type Game,
  legalActions,
  viewOf,
} from '@dungeon-twister/rules';
import { chooseAction } from '../choose.ts';

export function playByLot(game: Game, { seat, number, about }: Decision, chance: Chance): void {
  const { position } = game;
  // Chance may walk in circles: as soon as the rules let anybody end such a game, it ends.
  if (about === 'card' && game.perform({ seat, decision: number, action: { type: 'claimEnd' } }).ok) return;
  const legal = legalActions(position, seat, new ActionList());
  const action = chooseAction(position.table, viewOf(position, seat), seat, legal, chance);
  if (!game.perform({ seat, decision: number, action }).ok)
    throw new Error(`A listed action is refused: ${JSON.stringify(action)}`);
}
