/** Games by chance, so that there is something to tell of. */
import {
  ActionList,
  Chance,
  createGame,
  decisions,
  type Game,
  type GameOptions,
  legalActions,
} from '@dungeon-twister/rules';

const listed = new ActionList();

/** Plays so many deeds, or to the end. */
export function played(options: GameOptions, seed: string, most: number): Game {
  const chance = new Chance(seed);
  const game = createGame(options, seed);
  while (game.log.length < most && game.result === null) {
    const open = decisions(game.position);
    const { seat } = open[chance.below(open.length)];
    const legal = legalActions(game.position, seat, listed);
    const action = legal[chance.below(legal.length)];
    if (!action) throw new Error('nothing can be done');
    game.perform({ seat, decision: game.asked(seat), action });
  }
  return game;
}

/** Games that have different secrets: teams, dots, tokens, cards, objects in hands, ways out. */
export const SECRETIVE: readonly GameOptions[] = [
  { scenario: 'base' },
  { scenario: 'prison-5' },
  { scenario: 'mixed', teamChoice: 'fullFrontal' },
  { scenario: 'card-standard', secretObjects: true },
  { scenario: 'exit-4' },
];
