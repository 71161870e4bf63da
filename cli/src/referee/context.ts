/** What every request may need to be served. */
import type { AnswerTo, Limits, RequestName, RequestOf } from '@dungeon-twister/protocol';
import type { KeptGames } from './kept-games.ts';

export interface Context {
  readonly games: KeptGames;
  readonly limits: Limits;
  /** The version of this program. */
  readonly program: string;
  /** A seed that nobody can guess. */
  readonly drawSeed: () => string;
}

/** The rest of an answer; `id` and `ok` are the same in all of them. */
type Body<Name extends RequestName> = Without<AnswerTo<Name>>;
type Without<Answer> = Answer extends unknown ? Omit<Answer, 'id' | 'ok'> : never;

export type Handler<Name extends RequestName> = (request: RequestOf<Name>, context: Context) => Body<Name>;
