/** `performAll`: a list of actions, all of them or none. */
import type { RequestOf } from '@dungeon-twister/protocol';
import { type ActionRequest, Game } from '@dungeon-twister/rules';
import { judged } from '../action-request.ts';
import type { Handler } from '../context.ts';
import { Fault } from '../fault.ts';
import { refused, withNames } from '../refusal-names.ts';
import { changed } from './act.ts';

export const performAll: Handler<'performAll'> = (request, context) =>
  changed(
    request,
    context,
    (game) => {
      for (const one of tried(game, request))
        if (!game.perform(one).ok)
          throw new Error(`What was possible is refused: ${JSON.stringify(one.action)}.`);
    },
    request.actions.length,
  );

/** What is to be done, as it went on a copy: a list that is refused in the middle leaves the game as it was. */
function tried(game: Game, { actions, ...request }: RequestOf<'performAll'>): ActionRequest[] {
  const copy = new Game({ position: game.position });
  return actions.map((action, index) => {
    try {
      const answer = judged(copy, { ...request, action }, (one) => {
        const done = copy.perform(one);
        return done.ok ? { ok: true as const, one } : done;
      });
      if (answer.ok) return answer.one;
      throw refused(withNames(copy.position, answer.refusal, request.lang ?? 'en'));
    } catch (error) {
      throw error instanceof Fault ? inList(error, index) : error;
    }
  });
}

/** The same fault, with the number of the action in the list. */
const inList = ({ error }: Fault, index: number): Fault =>
  error.code === 'REFUSED' || error.code === 'UNCLEAR_ACTION'
    ? new Fault({ ...error, index })
    : new Fault(error);
