/** A record: a game, and what people want to know about it besides. */
import type { Game, Result } from '../game.ts';
import type { Ruleset } from '../model/ruleset.ts';

/** Something said about the game when so many deeds had been done. */
export interface Comment {
  readonly after: number;
  readonly text: string;
}

/** What is told about a game besides its actions. */
export interface About {
  /** Per seat who played; null where nobody is named. Empty if nobody is. */
  readonly players: readonly (string | null)[];
  /**
   * SHA-256 in hexadecimal digits, of the seed or of salt and seed one after the other: shown before a game, so that
   * the seed cannot be exchanged afterwards.
   */
  readonly seedHash: string | null;
  /** 128 random bits in hexadecimal digits, told with the seed: without them a seed that somebody chose can be guessed. */
  readonly seedSalt: string | null;
  /** The seed itself, once the game is over: it shows that the lots were drawn from it. */
  readonly seed: string | null;
  /** Anything else: the event, the date, the place. */
  readonly tags: Readonly<Record<string, string>>;
  readonly comments: readonly Comment[];
}

/** A game, and what is told about it. */
export interface GameRecord {
  readonly game: Game;
  readonly about: About;
}

const NOTHING: About = { players: [], seedHash: null, seedSalt: null, seed: null, tags: {}, comments: [] };

/** The record of a game, about which nothing need be told. */
export const recordOf = (game: Game, about: Partial<About> = {}): GameRecord => ({
  game,
  about: { ...NOTHING, ...about },
});

/** How a game ended, as the notation writes it: in the same words in every language. */
export function resultText({ ending, winners }: Result, { colours }: Ruleset): string {
  const names = winners.map((seat) => colours[seat]).join(' ');
  return names ? `${ending}, won by ${names}` : ending;
}
