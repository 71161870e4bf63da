/** Plays a seat by lot, as the demonstration does: with the view of that seat and what is legal for it. */
import {
  ActionList,
  type Chance,
  type Decision,
  type Game,
  legalActions,
  viewOf,
} from '@dungeon-twister/rules';
import { chooseAction, mayClaim } from '../choose.ts';

export function playByLot(game: Game, { seat, number, about }: Decision, chance: Chance): void {
  const { position } = game;
  // As soon as the rules let anybody end a game that goes in circles, it ends.
  if (
    mayClaim(position.ruleset, about) &&
    game.perform({ seat, decision: number, action: { type: 'claimEnd' } }).ok
  )
    return;
  const legal = legalActions(position, seat, new ActionList());
  const action = chooseAction(position.ruleset, viewOf(position, seat), seat, legal, chance);
  if (!game.perform({ seat, decision: number, action }).ok)
    throw new Error(`A listed action is refused: ${JSON.stringify(action)}`);
}
