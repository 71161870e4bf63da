/**
 * A conversation with the referee: a line goes in, a line comes out. It knows neither processes nor streams.
 *
 * Whatever is sent, exactly one answer comes back, and it never throws: a request that cannot be served is answered
 * with its error, and nothing has changed.
 */
import {
  idOf,
  LIMITS,
  type Limits,
  type RefereeAnswer,
  type RefereeRequest,
} from '@dungeon-twister/protocol';
import { chartOf } from '@dungeon-twister/rules';
import type { Context, Handler } from './context.ts';
import { fault, Fault } from './fault.ts';
import { KeptGames } from './kept-games.ts';
import { withPlaceNames } from './place-names.ts';
import { demandExactNumbers, objectOn, requestFrom } from './read-line.ts';
import { HANDLERS } from './requests/index.ts';

export interface SessionPlan {
  readonly program: string;
  readonly drawSeed: () => string;
  readonly limits?: Partial<Limits>;
}

export class Session {
  private readonly context: Context;
  private ended = false;

  constructor({ program, drawSeed, limits }: SessionPlan) {
    const all = { ...LIMITS, ...limits };
    this.context = { program, drawSeed, limits: all, games: new KeptGames(all) };
  }

  /** Nobody asks any more. */
  get over(): boolean {
    return this.ended;
  }

  /** The answer to a line; none to a blank one. */
  answer(line: string): string | null {
    return line.trim() === '' ? null : JSON.stringify(this.serve(line));
  }

  /** The answer to a line that could not even be read. */
  fail(found: Fault): string {
    return JSON.stringify(failure({}, found));
  }

  private serve(line: string): RefereeAnswer {
    let id: ReturnType<typeof idOf> = {};
    try {
      const object = objectOn(line);
      id = idOf(object);
      demandExactNumbers(line, object);
      const request = requestFrom(object);
      // The name selects the handler and the type of the request alike, which the compiler cannot see.
      const handle = HANDLERS[request.do] as Handler<typeof request.do>;
      const answer: RefereeAnswer = { ...id, ok: true, ...handle(request, this.context) };
      if (request.do === 'quit') this.ended = true;
      return this.named(request, answer);
    } catch (error) {
      return failure(id, error instanceof Fault ? error : internal(error));
    }
  }

  /** With the names of places, where they are asked for. */
  private named(request: RefereeRequest, answer: RefereeAnswer): RefereeAnswer {
    if (!('names' in request) || !request.names) return answer;
    // A game that has just begun may have got its name only in the answer.
    const game = 'game' in answer ? answer.game : request.game;
    return game === undefined
      ? answer
      : withPlaceNames(answer, chartOf(this.context.games.get(game).game.position));
  }
}

const failure = (id: ReturnType<typeof idOf>, { error }: Fault): RefereeAnswer => ({
  ...id,
  ok: false,
  error,
});

/** A fault in the program. Its message only: where it happened is of no use to whoever plays. */
function internal(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  return fault('INTERNAL', { en: message, fr: `Le programme a un défaut : ${message}` });
}
