/** An action that is asked for, as a line of notation or as an object, as a wish that the rules can judge. */
import type { RequestOf } from '@dungeon-twister/protocol';
import { type Action, type Game, resolveLine, type Wish } from '@dungeon-twister/rules';
import { cut, Fault } from './fault.ts';
import { decisionOf } from './kept-game.ts';
import { seatOrDecider } from './seat.ts';

type Wishing = Omit<RequestOf<'check'>, 'do'>;

export function wishOf(game: Game, request: Wishing): Wish {
  const seat = seatOrDecider(game, request.seat);
  return {
    seat,
    decision: request.decision ?? decisionOf(game, seat) ?? 0,
    action: actionOf(game, seat, request),
  };
}

function actionOf(game: Game, seat: number, { action, lang }: Wishing): Action {
  // Whether an object has the form of an action is for the rules to say.
  if (typeof action !== 'string') return action as unknown as Action;
  const read = resolveLine(game.position, seat, action, lang);
  if (read.ok) return read.action;
  const words = { en: cut(read.words.en), fr: cut(read.words.fr) };
  throw new Fault({ code: 'UNCLEAR_ACTION', message: words.en, words });
}
