/** `perform`, `timeout`, `undo`, `playout`: what changes a game. */
import type { RequestOf } from '@dungeon-twister/protocol';
import { type LogEntry, Game, type AddressedEvent } from '@dungeon-twister/rules';
import type { Context, Handler } from '../context.ts';
import { courseOf, newsFor } from '../course.ts';
import { fault } from '../fault.ts';
import { decisionOf } from '../kept-game.ts';
import { playOut, type Played } from '../playout.ts';
import { refused, withNames } from '../refusal-names.ts';
import { seatAt } from '../seat.ts';
import { judged } from '../action-request.ts';

export const perform: Handler<'perform'> = (request, context) =>
  changed(request, context, (game) => {
    const answer = judged(game, request, (request) => game.perform(request));
    if (!answer.ok) throw refused(withNames(game.position, answer.refusal, request.lang ?? 'en'));
  });

export const timeout: Handler<'timeout'> = (request, context) =>
  changed(request, context, (game) => {
    if (!game.timeRanOut(seatAt(game, request.seat)))
      throw fault('NO_CLOCK', {
        en: `No clock of seat ${request.seat} is running.`,
        fr: `Aucune horloge du siège ${request.seat} ne tourne.`,
      });
  });

type Change = RequestOf<'perform'> | RequestOf<'performAll'> | RequestOf<'timeout'>;

/** Does so many deeds, and answers what was told of them and what is open then. */
export function changed(
  { game: id, hear }: Change,
  { games, limits }: Context,
  change: (game: Game) => void,
  deeds = 1,
) {
  return games.get(id).change((game) => {
    // Asked before anything is done: who hears may be a seat that this table does not have.
    newsFor(game, [], hear);
    leaveRoom(game, deeds, limits.deeds);
    games.roomForDeeds(deeds);
    const events: AddressedEvent[] = [];
    const stop = game.listen({ onEvent: (one) => events.push(one) });
    try {
      change(game);
    } finally {
      stop();
    }
    return { ...courseOf(game), ...newsFor(game, events, hear) };
  });
}

function leaveRoom(game: Game, more: number, most: number): void {
  if (game.log.length + more > most)
    throw fault('GAME_TOO_LONG', {
      en: `The limit of deeds in a game, ${most}, is reached.`,
      fr: `La limite des actes d’une partie, ${most}, est atteinte.`,
    });
}

export const undo: Handler<'undo'> = ({ game: id, seat }, { games }) =>
  games.get(id).change((game) => {
    const last: LogEntry | undefined = game.lastDone;
    const refusal = game.undo(seat === undefined ? (last?.seat ?? 0) : seatAt(game, seat));
    if (refusal) throw refused({ ...refusal });
    // The clock of a seat is a barrier: what is taken back is always somebody's action.
    return { undone: last as Extract<LogEntry, { action: unknown }>, ...courseOf(game) };
  });

/** What a playout does at most, unless it is said. */
const USUAL_MOST = 5000;

export const playout: Handler<'playout'> = ({ game: id, seed, most = USUAL_MOST, keep }, { games, limits }) =>
  games.get(id).change((game) => {
    if (!keep) {
      const copy = game.position.copy();
      const actions = playOut(copy, seed, Math.min(most, limits.deeds), null);
      return { actions, result: courseOf(new Game({ position: copy })).result };
    }
    if (!game.result) leaveRoom(game, 1, limits.deeds);
    // On a copy first: the game itself is played by the wishes of players, like any other.
    const played: Played[] = [];
    const room = Math.min(limits.deeds - game.log.length, game.result ? 0 : games.roomForDeeds());
    playOut(game.position.copy(), seed, Math.min(most, room), (one) => played.push(one));
    for (const { seat, action } of played)
      if (!game.perform({ seat, decision: decisionOf(game, seat) ?? 0, action }).ok)
        throw new Error(`A listed action was refused: ${JSON.stringify(action)}.`);
    return { actions: played.length, result: courseOf(game).result };
  });
