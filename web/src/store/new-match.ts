/** How a match comes about: anew, from a position, or from a record that is played on. */
import {
  createGame,
  Game,
  type GameOptions,
  type GameRecord,
  type Position,
  type Told,
} from '@dungeon-twister/rules';
import { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';

const SEED_BYTES = 16;

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Players in the order in which they came; where lots decide about the sides, they sit as drawn. */
export function newMatch(options: GameOptions, players: readonly Player[], seed = newSeed()): Match {
  const told: Told[] = [];
  const game = createGame(options, seed, { told: (one) => told.push(one) });
  const seated = game.draw ? game.draw.players.map((player) => players[player]) : players;
  return new Match(game, seated, told);
}

export const matchFrom = (position: Position, players: readonly Player[]): Match =>
  new Match(new Game({ position }), players);

/** Does everything again, so that each event belongs to its deed and the last deeds can still be taken back. */
export function reopen({ game }: GameRecord, players: readonly Player[]): Match {
  const told: Told[] = [];
  const { draw, start, position } = game;
  const again = new Game(draw ? { table: position.table, draw } : { position: start }, {
    told: (one) => told.push(one),
  });
  const match = new Match(again, players, told);
  for (const deed of game.deeds)
    if ('timeRanOut' in deed) match.timeRanOut(deed.seat);
    else match.perform(deed.seat, deed.action);
  return match;
}
