/** The games that are open, each by its name, and how much of the memory they take. */
import type { Limits } from '@dungeon-twister/protocol';
import type { About, Game } from '@dungeon-twister/rules';
import { type Fault, fault } from './fault.ts';
import { KeptGame } from './kept-game.ts';
import { DEED } from './weight.ts';

export class KeptGames {
  private readonly games = new Map<string, KeptGame>();
  private readonly limits: Pick<Limits, 'games' | 'keptBytes'>;
  private made = 0;
  /** Bytes that all of them keep. */
  private weight = 0;

  constructor(limits: Pick<Limits, 'games' | 'keptBytes'>) {
    this.limits = limits;
  }

  all(): readonly KeptGame[] {
    return [...this.games.values()];
  }

  get(id: string): KeptGame {
    const kept = this.games.get(id);
    if (!kept)
      throw fault('UNKNOWN_GAME', {
        en: `There is no game ${JSON.stringify(id)}.`,
        fr: `Il n’y a pas de partie ${JSON.stringify(id)}.`,
      });
    return kept;
  }

  /** The name for a new game. Asked before the game is made: a game that finds no room should cost nothing. */
  nameFor(wished: string | undefined): string {
    const most = this.limits.games;
    if (wished !== undefined && this.games.has(wished))
      throw fault('GAME_EXISTS', {
        en: `There is a game ${JSON.stringify(wished)} already; close it first.`,
        fr: `Il y a déjà une partie ${JSON.stringify(wished)} ; la fermer d’abord.`,
      });
    if (this.games.size >= most)
      throw fault('TOO_MANY_GAMES', {
        en: `The limit of open games, ${most}, is reached; close one first.`,
        fr: `La limite des parties ouvertes, ${most}, est atteinte ; en fermer une d’abord.`,
      });
    if (this.room <= 0) throw this.noRoom();
    return wished ?? this.freeName();
  }

  keep(id: string, game: Game, about: Partial<About> = {}): KeptGame {
    const kept = new KeptGame(id, game, about, (more) => (this.weight += more));
    if (kept.weight > this.room) throw this.noRoom();
    this.games.set(id, kept);
    this.weight += kept.weight;
    return kept;
  }

  close(id: string): void {
    const kept = this.get(id);
    this.games.delete(kept.id);
    this.weight -= kept.weight;
  }

  /** How many more deeds can be kept, in any of the games: so many at least, or it is a fault. */
  roomForDeeds(least = 1): number {
    const deeds = Math.floor(this.room / DEED);
    if (deeds < least) throw this.noRoom();
    return deeds;
  }

  private get room(): number {
    return this.limits.keptBytes - this.weight;
  }

  private noRoom(): Fault {
    return fault('NO_ROOM', {
      en: `The limit of what all games keep together, ${this.limits.keptBytes} bytes, is reached; close one first.`,
      fr: `La limite de ce que toutes les parties gardent ensemble, ${this.limits.keptBytes} octets, est atteinte ; en fermer une d’abord.`,
    });
  }

  private freeName(): string {
    // A name that was given away is not given again, even when its game is closed: a late request must not find another.
    do this.made++;
    while (this.games.has(`g${this.made}`));
    return `g${this.made}`;
  }
}
