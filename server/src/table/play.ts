/** The game that is played at a table, and which entry each deed in it came with. */
import {
  type AddressedEvent,
  type createGame,
  type Game,
  type GameListener,
  type GameOptions,
  type LogEntry,
  type Seat,
} from '@dungeon-twister/rules';

export class Play {
  /** The running game; null until everybody sits. */
  game: Game | null = null;
  /** The rules of today refuse what was done in the game: it cannot go on. */
  departed = false;
  seed = '';
  private options: GameOptions | null = null;
  /** The number of the entry of each deed that stands, in the order of the log. */
  private deeds: number[] = [];
  private told: AddressedEvent[] = [];
  /** The number of the entry that is being carried out. */
  private doing = 0;
  private readonly newGame: typeof createGame;
  private readonly listener: GameListener = {
    onEvent: (one) => this.told.push(one),
    done: () => this.deeds.push(this.doing),
    undone: () => this.deeds.pop(),
  };

  constructor(newGame: typeof createGame) {
    this.newGame = newGame;
  }

  begin(options: GameOptions, seed: string, number: number): void {
    this.options = options;
    this.seed = seed;
    this.doing = number;
    this.game = this.newGame(options, seed, this.listener);
  }

  /** A deed that the rules of today refuse was done under older ones: here the game ends, and nobody has lost. */
  carryOut(number: number, done: (game: Game) => boolean): readonly AddressedEvent[] {
    if (!this.game || this.departed) return [];
    this.doing = number;
    this.departed = !done(this.game);
    return this.takeTold();
  }

  /** Takes back the last deed; answers with which number it came, or null where the rules of today do not. */
  undo(seat: Seat): number | null {
    const { game } = this;
    if (!game || this.departed) return null;
    const last = game.lastDone;
    const of = this.deeds[last ? game.log.lastIndexOf(last) : -1] ?? 0;
    this.departed = game.undo(seat) !== null;
    // What was said about a draw meanwhile is said still: nobody is told of it twice.
    this.takeTold();
    return this.departed ? null : of;
  }

  /** The number of the last deed of a seat that stands; null where it has done nothing. */
  lastDeedOf(seat: Seat): number | null {
    const at = this.game?.log.findLastIndex((one) => one.seat === seat && isOwnDeed(one)) ?? -1;
    return this.deeds[at] ?? null;
  }

  /** The game as it was before the deed of this number: played again from its beginning, which nobody is told of. */
  goBackBefore(number: number): void {
    const at = this.deeds.indexOf(number);
    if (!this.game || !this.options || this.departed || at < 0) return;
    const [log, deeds] = [this.game.log.slice(0, at), this.deeds];
    this.deeds = [];
    const game = this.newGame(this.options, this.seed, this.listener);
    this.game = game;
    for (const [done, entry] of log.entries()) {
      this.doing = deeds[done] ?? 0;
      if (!again(game, entry)) this.departed = true;
    }
    this.takeTold();
  }

  takeTold(): readonly AddressedEvent[] {
    const { told } = this;
    this.told = [];
    return told;
  }
}

/** Words about a draw are not taken back, nor is what the clock has chosen. */
const isOwnDeed = (entry: LogEntry): boolean =>
  'action' in entry && entry.action.type !== 'offerDraw' && entry.action.type !== 'declineDraw';

const again = (game: Game, entry: LogEntry): boolean =>
  'action' in entry
    ? game.perform({ ...entry, decision: game.asked(entry.seat) }).ok
    : game.timeRanOut(entry.seat);
