/** What an action is aimed at, what it touches and how much it does besides, as its row says; and a request of a type. */
import { PLAIN } from '../model/action-row.ts';
import type { Action, ActionType, PieceId, PortcullisAt } from '../model/action.ts';
import { placeOf, type Position } from '../model/position.ts';
import type { Place, Seat } from '../vocabulary.ts';
import { ACTION_ROWS } from './how-actions-are-written.ts';
import { slotOf } from '../map/place-numbers.ts';

/** What one points at to do something. */
export type Aim =
  | { readonly place: Place }
  | { readonly piece: PieceId }
  | { readonly slot: number }
  | { readonly portcullis: PortcullisAt };

/** The places and rooms that an action changes or passes, for whoever wants to see it before it is done. */
export type Touched =
  | { readonly path: readonly Place[] }
  | { readonly places: readonly Place[] }
  | { readonly slots: readonly number[] }
  | { readonly turn: { readonly slot: number; readonly turn: 'cw' | 'ccw' } };

// Rows name fields that their action has, and of the right kind: the compiler has seen to it.
const valueIn = (action: Readonly<Record<string, unknown>>, field: string): unknown => action[field];

/** What one points at to do this; null where it is chosen without pointing at anything. */
export function aimOf(action: Action): Aim | null {
  const { aim } = ACTION_ROWS[action.type];
  if (!aim) return null;
  const [[what, field]] = Object.entries(aim) as [[string, string]];
  const value = valueIn(action, field);
  return { [what]: Array.isArray(value) ? value.at(-1) : value } as unknown as Aim;
}

/** What is touched, else what is aimed at: a path, a place or a room. */
export function touchedByAction(action: Action): Touched | null {
  const { aim, touches } = ACTION_ROWS[action.type];
  if (touches && 'turn' in touches)
    return {
      turn: {
        slot: valueIn(action, touches.slot) as number,
        turn: valueIn(action, touches.turn) as 'cw' | 'ccw',
      },
    };
  if (touches) return { path: valueIn(action, touches.path) as Place[] };
  if (aim && 'slot' in aim) return { slots: [valueIn(action, aim.slot) as number] };
  if (!aim || !('place' in aim)) return null;
  const value = valueIn(action, aim.place) as Place | readonly Place[];
  return typeof value === 'number' ? { places: [value] } : { path: value };
}

/** How much an action does besides its purpose: of several with one aim, the plainest is meant. */
export const complexityOf = (action: Action): number =>
  ACTION_ROWS[action.type].complexity?.(action) ?? PLAIN;

/** A request of a type that is not listed for this piece, to be refused with the reason; null where none can be made up. */
export function requestOf(p: Position, seat: Seat, piece: PieceId, type: ActionType): Action | null {
  const { pieces, layout } = p.ruleset;
  const place = placeOf(p, pieces.byId.get(piece) ?? -1);
  if (place < 0) return null;
  const slot = place < layout.linesFrom ? slotOf(place) : 0;
  return ACTION_ROWS[type].ask?.(p, { seat, piece, place, slot }) ?? null;
}
