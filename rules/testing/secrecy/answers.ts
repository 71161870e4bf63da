/**
 * Everything by which a game speaks to a person: what he is told, sees, may do, is refused, and what the product deals
 * from his view. The proof of secrecy asks here only, so that a test can put a telltale in the place of any of them
 * and see that the proof notices.
 */
import type { ActionRequest } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import type { LogEntry, Game } from '../../src/game.ts';
import { resolveLine } from '../../src/queries/short-move.ts';
import type { Position } from '../../src/model/position.ts';
import type { AddressedEvent, GameEvent } from '../../src/model/events.ts';
import { eventThrough } from '../../src/record/lens.ts';
import { redo } from '../../src/record/replay.ts';
import { check, decisions, decode, list, anytimeActions } from '../../src/flow/play.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf, type Viewer } from '../../src/view/view.ts';
import type { Language, Seat } from '../../src/vocabulary.ts';

export interface Answers {
  /** Does a deed; null where the rules refuse it. */
  readonly does: (game: Game, entry: LogEntry) => readonly AddressedEvent[] | null;
  readonly hears: (addressed: AddressedEvent, viewer: Viewer) => GameEvent | null;
  readonly sees: (p: Position, viewer: Viewer) => unknown;
  readonly waits: (p: Position) => unknown;
  /** Every legal answer, as numbers, and one in `decoded` of them as an action. */
  readonly lists: (p: Position, seat: Seat, decoded: number) => unknown;
  readonly stands: (p: Position, seat: Seat) => unknown;
  readonly judges: (p: Position, request: ActionRequest) => unknown;
  readonly reads: (p: Position, seat: Seat, line: string, language: Language) => unknown;
  readonly deals: (p: Position, viewer: Viewer, seed: string) => Position;
  /** Why the last deed cannot be taken back. */
  readonly keeps: (game: Game, seat: Seat) => unknown;
}

const listed = new ActionList();

export const HONEST: Answers = {
  does(game, entry) {
    const events: AddressedEvent[] = [];
    const stop = game.listen({ onEvent: (one) => events.push(one) });
    const refusal = redo(game, entry);
    stop();
    return refusal ? null : events;
  },
  hears: eventThrough,
  sees: viewOf,
  waits: decisions,
  lists(p, seat, decoded) {
    list(p, seat, listed);
    return Array.from({ length: listed.length }, (_, i) => {
      const { head, first, second } = listed.packed(i);
      return [head, first, second, ...(i % decoded === 0 ? [decode(p, seat, { head, first, second })] : [])];
    });
  },
  stands: anytimeActions,
  judges: check,
  reads: resolveLine,
  deals: (p, viewer, seed) => sample(viewOf(p, viewer), new Chance(seed), p.ruleset),
  keeps: (game, seat) => game.undoRefusal(seat),
};
