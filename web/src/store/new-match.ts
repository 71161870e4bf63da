/** How a match comes about: anew, from a position, or from a record that is played on. */
import {
  begunAgain,
  createGame,
  Game,
  type GameOptions,
  type GameRecord,
  type Position,
} from '@dungeon-twister/rules';
import { Match, USUAL_TABLE } from '../match/match.ts';
import type { TableOptions } from '../match/table-game.ts';
import type { Player } from '../match/player.ts';

const SEED_BYTES = 16;

export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Players in the order in which they came; where lots decide about the sides, they sit as drawn. */
export function newMatch(
  options: GameOptions,
  players: readonly Player[],
  seed = newSeed(),
  table: TableOptions = USUAL_TABLE,
): Match {
  const game = createGame(options, seed);
  const seated = game.setupRoll ? game.setupRoll.players.map((player) => players[player]) : players;
  return new Match(game, seated, table);
}

export const matchFrom = (position: Position, players: readonly Player[], table?: TableOptions): Match =>
  new Match(new Game({ position }), players, table);

/** Does everything again, so that each event belongs to its deed and the last deeds can still be taken back. */
export function reopen(
  { game }: GameRecord,
  players: readonly Player[],
  table: TableOptions = USUAL_TABLE,
): Match {
  const match = new Match(begunAgain(game), players, table);
  for (const entry of game.log)
    if ('timeRanOut' in entry) match.timeRanOut(entry.seat);
    else match.perform(entry.seat, entry.action);
  return match;
}
