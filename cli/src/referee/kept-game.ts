/** A game that the referee keeps, and what it knows about it besides. */
import { type About, begunAgain, decisions, type Game, type LogEntry, redo } from '@dungeon-twister/rules';
import { Fault } from './fault.ts';
import { DEED, weightWithoutDeeds } from './weight.ts';

export class KeptGame {
  readonly id: string;
  /** What a record of it says; its seed is told only when the game is over. */
  readonly about: Partial<About>;
  private now: Game;
  private readonly withoutDeeds: number;
  private readonly heavier: (bytes: number) => void;

  /** Whoever keeps it hears by how many bytes it becomes heavier. */
  constructor(id: string, game: Game, about: Partial<About>, heavier: (bytes: number) => void) {
    this.id = id;
    this.now = game;
    // Written anew: a piece of a text keeps the whole text in memory, and it may have been a long one.
    this.about = JSON.parse(JSON.stringify(about)) as Partial<About>;
    this.withoutDeeds = weightWithoutDeeds(game, this.about);
    this.heavier = heavier;
  }

  /** How many bytes it keeps, estimated. */
  get weight(): number {
    return this.withoutDeeds + DEED * this.now.log.length;
  }

  get game(): Game {
    return this.now;
  }

  /** Does something that may change the game. If it breaks in the middle, the game is as it was. */
  change<Answer>(change: (game: Game) => Answer): Answer {
    const deeds = [...this.now.log];
    const before = this.weight;
    try {
      return change(this.now);
    } catch (error) {
      // A fault is an answer and has changed nothing; anything else may have stopped anywhere.
      if (!(error instanceof Fault)) this.now = replayed(this.now, deeds);
      throw error;
    } finally {
      this.heavier(this.weight - before);
    }
  }
}

function replayed(before: Game, deeds: readonly LogEntry[]): Game {
  const game = begunAgain(before);
  for (const entry of deeds) redo(game, entry);
  return game;
}

/** The number of the open decision of a seat, or null. */
export const decisionOf = (game: Game, seat: number): number | null =>
  decisions(game.position).find((decision) => decision.seat === seat)?.number ?? null;
