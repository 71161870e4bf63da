/** `decisions`, `legal`, `check`, `view`: questions that change nothing. */
import {
  type Action,
  ActionList,
  chartOf,
  check as judge,
  decode,
  type Game,
  isBarrier,
  legalActions,
  listOf,
  pieceNamed,
  type Seat,
  stageOf,
  anytimeActions,
  viewOf,
  writeAction,
} from '@dungeon-twister/rules';
import type { RequestOf } from '@dungeon-twister/protocol';
import type { Handler } from '../context.ts';
import { courseOf } from '../course.ts';
import { fault } from '../fault.ts';
import { decisionOf } from '../kept-game.ts';
import { withNames } from '../refusal-names.ts';
import { seatAt, seatOrDecider } from '../seat.ts';
import { judged } from '../action-request.ts';

export const decisions: Handler<'decisions'> = (request, { games }) => courseOf(games.get(request.game).game);

export const legal: Handler<'legal'> = (request, { games }) => {
  const { game } = games.get(request.game);
  const { form = 'text', lang } = request;
  const seat = seatOrDecider(game, request.seat);
  const chart = chartOf(game.position);
  const written = (action: Action): Action | string =>
    form === 'json' ? action : writeAction(chart, seat, action, lang);
  return {
    seat,
    decision: decisionOf(game, seat),
    actions: actionsOf(game, seat, request).map(written),
    standing: anytimeActions(game.position, seat).map(written),
  };
};

function actionsOf({ position }: Game, seat: Seat, { piece: name, lang }: RequestOf<'legal'>): Action[] {
  const listed = new ActionList();
  if (name === undefined) return legalActions(position, seat, listed);
  const piece = pieceNamed(position.ruleset, seat, name, lang ?? 'en');
  if (piece < 0) {
    const quoted = JSON.stringify(name);
    throw fault('UNKNOWN_PIECE', {
      en: `There is no piece ${quoted} in this game.`,
      fr: `Il n’y a pas de pièce ${quoted} dans cette partie.`,
    });
  }
  if (stageOf(position) !== 'act') {
    // Tokens are laid and placed piece by piece too, but only a turn can be asked for one piece alone.
    const id = position.ruleset.pieces.ids[piece];
    return legalActions(position, seat, listed).filter((action) => 'piece' in action && action.piece === id);
  }
  listOf(position, seat, piece, listed);
  return Array.from({ length: listed.length }, (_, i) => decode(position, seat, listed.packed(i)));
}

export const check: Handler<'check'> = (request, { games }) => {
  const { game } = games.get(request.game);
  const { position } = game;
  const answer = judged(game, request, (request) => judge(position, request));
  return answer.ok
    ? { legal: true, barrier: isBarrier(position.ruleset, decode(position, answer.seat, answer.packed)) }
    : { legal: false, refusal: withNames(position, answer.refusal, request.lang ?? 'en') };
};

export const view: Handler<'view'> = ({ game: id, viewer }, { games }) => {
  const { game } = games.get(id);
  return { view: viewOf(game.position, viewer === 'spectator' ? viewer : seatAt(game, viewer)) };
};
