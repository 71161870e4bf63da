/** Plays a seat by lot, as the demonstration does, or by a bot: with the view of that seat and what is legal for it. */
import type { Bot } from '@dungeon-twister/bots';
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

/** The seed of its answer is drawn, so that it tells nothing about the labyrinth. */
export function playByBot(bot: Bot, game: Game, { seat, number }: Decision, chance: Chance): void {
  const { position } = game;
  const { ruleset } = position;
  const seed = String(chance.next());
  const action = bot.choose({ view: viewOf(position, seat), seat, seed, ruleset });
  if (!game.perform({ seat, decision: number, action }).ok)
    throw new Error(`A bot answers what is refused: ${JSON.stringify(action)}`);
}
