/**
 * A game once more, step by step: what was done, what was told of it, and how things lay before and after.
 *
 * What happened before somebody asks is done again; what happens afterwards is written down while it is played.
 */
import { Game, type GameListener, type LogEntry } from '../game.ts';
import type { AddressedEvent } from '../model/events.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../refusals.ts';

/** One step of a replay. */
export interface Step {
  /** How many deeds had been done; 0 is the beginning. */
  readonly number: number;
  readonly entry: LogEntry | null;
  /** How things lay when it was done: in a room that turned, squares have other names afterwards. */
  readonly before: Position;
  readonly position: Position;
  readonly events: readonly AddressedEvent[];
}

/** Where a game begins and what was done in it; a `Game` is one. */
type Played = Pick<Game, 'setupRoll' | 'start' | 'log'>;

/** The same game at its beginning. */
export const begunAgain = ({ setupRoll, start }: Omit<Played, 'log'>, listener?: GameListener): Game =>
  new Game(setupRoll ? { ruleset: start.ruleset, setupRoll } : { position: start }, listener);

/** Does an entry of a log in a game; why not, where the rules do not accept it there. */
export function redo(game: Game, entry: LogEntry): Refusal | 'noClock' | null {
  const { seat } = entry;
  if ('timeRanOut' in entry) return game.timeRanOut(seat) ? null : 'noClock';
  const answer = game.perform({ seat, decision: game.asked(seat), action: entry.action });
  return answer.ok ? null : answer.refusal;
}

/** Every step of a game, the beginning first. */
export function stepsOf(played: Played): Step[] {
  const events: AddressedEvent[] = [];
  const game = begunAgain(played, { onEvent: (one) => events.push(one) });
  const steps = [stepAfter([], null, game.position, events)];
  for (const entry of played.log) {
    redo(game, entry);
    steps.push(stepAfter(steps, entry, game.position, events));
  }
  return steps;
}

function stepAfter(
  steps: readonly Step[],
  entry: LogEntry | null,
  now: Position,
  events: AddressedEvent[],
): Step {
  const position = now.copy();
  const before = steps.at(-1)?.position ?? position;
  return { number: steps.length, entry, before, position, events: events.splice(0) };
}

/** The steps of a game that goes on. */
export class History {
  private known: readonly Step[];

  constructor(game: Game) {
    this.known = stepsOf(game);
    const events: AddressedEvent[] = [];
    game.listen({
      onEvent: (one) => events.push(one),
      done: (entry) => {
        this.known = [...this.known, stepAfter(this.known, entry, game.position, events)];
      },
      undone: () => {
        this.known = this.known.slice(0, -1);
      },
    });
  }

  /** Every step until now: the same array as long as nothing has happened. */
  get steps(): readonly Step[] {
    return this.known;
  }
}

const histories = new WeakMap<Game, History>();

/** The history of a game, one for everybody who asks. */
export function historyOf(game: Game): History {
  const history = histories.get(game) ?? new History(game);
  histories.set(game, history);
  return history;
}
