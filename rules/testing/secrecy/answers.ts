/**
 * Everything by which a game speaks to a person: what he is told, sees, may do, is refused, and what the product deals
 * from his view. The proof of secrecy asks here only, so that a test can put a telltale in the place of any of them
 * and see that the proof notices.
 */
import type { Wish } from '../../src/actions/action.ts';
import { ActionList } from '../../src/actions/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import type { Deed, Game } from '../../src/game.ts';
import { resolveLine } from '../../src/notation/short-move.ts';
import type { Position } from '../../src/position/position.ts';
import { type GameEvent, heardBy, type Told } from '../../src/turn/events.ts';
import { check, decisions, decode, list, standing } from '../../src/turn/play.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf, type Viewer } from '../../src/view/view.ts';
import type { Language, Seat } from '../../src/vocabulary.ts';

export interface Answers {
  /** Does a deed; null where the rules refuse it. */
  readonly does: (game: Game, deed: Deed) => readonly Told[] | null;
  readonly hears: (told: Told, viewer: Viewer) => GameEvent | null;
  readonly sees: (p: Position, viewer: Viewer) => unknown;
  readonly waits: (p: Position) => unknown;
  /** Every legal answer, as numbers, and one in `decoded` of them as an action. */
  readonly lists: (p: Position, seat: Seat, decoded: number) => unknown;
  readonly stands: (p: Position, seat: Seat) => unknown;
  readonly judges: (p: Position, wish: Wish) => unknown;
  readonly reads: (p: Position, seat: Seat, line: string, language: Language) => unknown;
  readonly deals: (p: Position, viewer: Viewer, seed: string) => Position;
  /** Why the last deed cannot be taken back. */
  readonly keeps: (game: Game, seat: Seat) => unknown;
}

const listed = new ActionList();

export const HONEST: Answers = {
  does(game, deed) {
    const told: Told[] = [];
    const stop = game.listen({ told: (one) => told.push(one) });
    const isDone =
      'action' in deed
        ? game.perform({ seat: deed.seat, decision: game.asked(deed.seat), action: deed.action }).ok
        : game.timeRanOut(deed.seat);
    stop();
    return isDone ? told : null;
  },
  hears: (told, viewer) => heardBy(told, viewer === 'spectator' ? -1 : viewer),
  sees: viewOf,
  waits: decisions,
  lists(p, seat, decoded) {
    list(p, seat, listed);
    return Array.from({ length: listed.length }, (_, i) => {
      const { head, first, second } = listed.code(i);
      return [head, first, second, ...(i % decoded === 0 ? [decode(p, seat, { head, first, second })] : [])];
    });
  },
  stands: standing,
  judges: check,
  reads: resolveLine,
  deals: (p, viewer, seed) => sample(viewOf(p, viewer), new Chance(seed), p.table),
  keeps: (game, seat) => game.undoRefusal(seat),
};
