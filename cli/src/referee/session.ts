/**
 * A conversation with the referee: a line goes in, a line comes out. It knows neither processes nor streams.
 *
 * Whatever is sent, exactly one answer comes back, and it never throws: a request that cannot be served is answered
 * with its error, and nothing has changed.
 */
import { idOf, LIMITS, type Limits, type RefereeAnswer, type RefereeError } from '@dungeon-twister/protocol';
import type { Context, Handler } from './context.ts';
import { cut, Fault } from './fault.ts';
import { KeptGames } from './kept-games.ts';
import { objectOn, requestFrom } from './read-line.ts';
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
    this.context = { program, drawSeed, limits: all, games: new KeptGames(all.games) };
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
  fail(error: RefereeError): string {
    return JSON.stringify(failure({}, error));
  }

  private serve(line: string): RefereeAnswer {
    let id: ReturnType<typeof idOf> = {};
    try {
      const object = objectOn(line);
      id = idOf(object);
      const request = requestFrom(object);
      // The name selects the handler and the type of the request alike, which the compiler cannot see.
      const handle = HANDLERS[request.do] as Handler<typeof request.do>;
      const answer: RefereeAnswer = { ...id, ok: true, ...handle(request, this.context) };
      if (request.do === 'quit') this.ended = true;
      return answer;
    } catch (error) {
      return failure(id, error instanceof Fault ? error.error : internal(error));
    }
  }
}

const failure = (id: ReturnType<typeof idOf>, error: RefereeError): RefereeAnswer => ({
  ...id,
  ok: false,
  error,
});

/** A fault in the program. Its message only: where it happened is of no use to whoever plays. */
const internal = (error: unknown): RefereeError => ({
  code: 'INTERNAL',
  message: cut(error instanceof Error ? error.message : String(error)),
});
