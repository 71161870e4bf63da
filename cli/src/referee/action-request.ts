/** An action that is asked for, as a line of notation or as an object, as a wish that the rules can judge. */
import type { RequestOf } from '@dungeon-twister/protocol';
import {
  type Action,
  type Game,
  type ReadAction,
  type Refused,
  resolveLine,
  type ActionRequest,
} from '@dungeon-twister/rules';
import { Fault } from './fault.ts';
import { decisionOf } from './kept-game.ts';
import { seatOrDecider } from './seat.ts';

type Wishing = Omit<RequestOf<'check'>, 'do'>;

/** The wish, judged; where a rule stands against the very words of a line, there is nothing left to judge. */
export function judged<Judged>(
  game: Game,
  request: Wishing,
  judge: (request: ActionRequest) => Judged | Refused,
): Judged | Refused {
  const seat = seatOrDecider(game, request.seat);
  const read = actionOf(game, seat, request);
  if (!read.ok) return read;
  return judge({ seat, decision: request.decision ?? decisionOf(game, seat) ?? 0, action: read.action });
}

function actionOf(game: Game, seat: number, { action, lang }: Wishing): ReadAction | Refused {
  // Whether an object has the form of an action is for the rules to say.
  if (typeof action !== 'string') return { ok: true, action: action as unknown as Action };
  const read = resolveLine(game.position, seat, action, lang);
  if (read.ok) return read;
  if (read.refusal) return { ok: false, refusal: read.refusal };
  throw new Fault({ code: 'UNCLEAR_ACTION', words: read.words });
}
