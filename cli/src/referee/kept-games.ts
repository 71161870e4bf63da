/** The games that are open, each by its name. */
import type { About, Game } from '@dungeon-twister/rules';
import { fault } from './fault.ts';
import { KeptGame } from './kept-game.ts';

export class KeptGames {
  private readonly games = new Map<string, KeptGame>();
  private readonly most: number;
  private made = 0;

  constructor(most: number) {
    this.most = most;
  }

  all(): readonly KeptGame[] {
    return [...this.games.values()];
  }

  get(id: string): KeptGame {
    const kept = this.games.get(id);
    if (!kept) throw fault('UNKNOWN_GAME', `There is no game ${JSON.stringify(id)}.`);
    return kept;
  }

  /** The name for a new game. Asked before the game is made: a game that finds no room should cost nothing. */
  nameFor(wished: string | undefined): string {
    if (wished !== undefined && this.games.has(wished))
      throw fault('GAME_EXISTS', `There is a game ${JSON.stringify(wished)} already; close it first.`);
    if (this.games.size >= this.most)
      throw fault('TOO_MANY_GAMES', `The limit of open games, ${this.most}, is reached; close one first.`);
    return wished ?? this.freeName();
  }

  keep(id: string, game: Game, about: Partial<About> = {}): KeptGame {
    const kept = new KeptGame(id, game, about);
    this.games.set(id, kept);
    return kept;
  }

  close(id: string): void {
    this.games.delete(this.get(id).id);
  }

  private freeName(): string {
    // A name that was given away is not given again, even when its game is closed: a late request must not find another.
    do this.made++;
    while (this.games.has(`g${this.made}`));
    return `g${this.made}`;
  }
}
