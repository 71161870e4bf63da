/** Games for tests, played by lot as the demonstration plays. */
import { Chance, createGame, decisions, type Game, type GameOptions } from '@dungeon-twister/rules';
import { playByLot } from '../src/play/bot.ts';

/** Plays until something is so, or to the end. */
export function gameUntil(options: GameOptions, seed: string, isSo: (game: Game) => boolean): Game {
  const game = createGame(options, seed);
  const chance = new Chance(`${seed}, the choices`);
  while (!isSo(game)) {
    const next = decisions(game.position)[0];
    if (!next) break;
    playByLot(game, next, chance);
  }
  return game;
}

export const gameByLot = (options: GameOptions, seed: string, mostDeeds = Number.POSITIVE_INFINITY): Game =>
  gameUntil(options, seed, ({ log: deeds }) => deeds.length >= mostDeeds);

const TRIES = 20;

/** Blue has laid a combat card face down, yellow has not yet. Not every game comes to that: the next seed may. */
export function gameWithHiddenCard(seed: string, scenario = 'base'): Game {
  for (let n = 0; n < TRIES; n++) {
    const found = gameUntil({ scenario }, n === 0 ? seed : `${seed} ${n}`, ({ log: deeds, position }) => {
      const last = deeds.at(-1);
      const isLaid = last?.seat === 0 && 'action' in last && last.action.type === 'layCard';
      return isLaid && decisions(position)[0]?.about === 'layCard';
    });
    if (!found.result) return found;
  }
  throw new Error('Blue never lays a card first.');
}
