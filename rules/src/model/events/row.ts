/**
 * What an event says of itself: what its fields are, what of the board it touches, and what moves there.
 *
 * Facts of the rules, so that whoever shows, names or points out what happened need not know each type; how a movement
 * looks and sounds is not said here.
 */
import type { PieceId, PortcullisAt } from '../action.ts';
import type { Place } from '../../vocabulary.ts';

/** What the field of an event is, alone or in a list; a path is a list of places in their order. */
export type FieldKind = 'piece' | 'place' | 'path' | 'slot' | 'seat' | 'value';

/** The kinds of all fields; where a field holds an object or a list of objects, those of its fields. */
export interface FieldKinds {
  readonly [field: string]: FieldKind | FieldKinds;
}

/** What of the board an event touches. */
export interface Touched {
  readonly path?: readonly Place[];
  readonly places?: readonly Place[];
  readonly slots?: readonly number[];
  /** Pieces, wherever they stand. */
  readonly pieces?: readonly PieceId[];
}

/** What moves in an event, for whoever shows it. */
export type Movement =
  | { readonly how: 'walks'; readonly piece: PieceId; readonly path: readonly Place[] }
  | { readonly how: 'leaps'; readonly piece: PieceId; readonly to: Place }
  /** Comes into somebody's hands. */
  | { readonly how: 'isTaken'; readonly piece: PieceId; readonly by: PieceId }
  | { readonly how: 'dies'; readonly piece: PieceId; readonly place: Place }
  | { readonly how: 'appears' | 'goesOut' | 'isHurt' | 'isHealed' | 'isHit'; readonly piece: PieceId }
  | { readonly how: 'roomTurns'; readonly slot: number; readonly turn: 'cw' | 'ccw' }
  | { readonly how: 'roomFlips' | 'roomSlides' | 'wallsBreak'; readonly slot: number }
  | { readonly how: 'roomsSwap'; readonly slots: readonly number[] }
  | {
      readonly how: 'portcullisOpens' | 'portcullisCloses' | 'portcullisBreaks';
      readonly at: PortcullisAt;
    }
  | { readonly how: 'cardsShow' | 'gameEnds' | 'nothing' };

/** Whatever the value of a field may be called: a text is no place, and what may be a word besides is a value. */
type KindOf<Value> = [Value] extends [number]
  ? 'place' | 'slot' | 'seat' | 'value'
  : [Value] extends [string]
    ? string extends Value
      ? 'piece' | 'value'
      : 'value'
    : [Value] extends [readonly number[]]
      ? 'path' | 'slot' | 'seat' | 'value'
      : [Value] extends [readonly string[]]
        ? 'piece'
        : [Value] extends [readonly (infer One extends object)[]]
          ? KindsOf<One>
          : [Value] extends [object]
            ? KindsOf<Value>
            : 'value';
type KindsOf<Owner> = {
  readonly [Field in Exclude<keyof Owner, 'type'>]-?: KindOf<Exclude<Owner[Field], null | undefined>>;
};

export interface EventRow<Event, Fields = KindsOf<Event>> {
  readonly fields: Fields;
  /** Without it: nothing of the board. */
  readonly touches?: (event: Event) => Touched;
  /** Without it: nothing moves. */
  readonly moves?: (event: Event) => Movement;
}

/** A row for each of some events: the compiler lists those that have none. */
export type EventRows<Events> = { readonly [T in keyof Events]: EventRow<Readonly<Events[T]>> };

export const onPlace = ({ place }: { readonly place: Place }): Touched => ({ places: [place] });
export const inSlot = ({ slot }: { readonly slot: number }): Touched => ({ slots: [slot] });
export const alongPath = ({ path }: { readonly path: readonly Place[] }): Touched =>
  path.length > 1 ? { path } : { places: path };

export const NOTHING: Movement = { how: 'nothing' };
type Walk = Readonly<{ piece: PieceId; path: readonly Place[] }>;
export const walks = ({ piece, path }: Walk): Movement => ({ how: 'walks', piece, path });
export const stepsTo = ({ piece, to }: { readonly piece: PieceId; readonly to: Place }): Movement =>
  walks({ piece, path: [to] });
export const isTaken = ({ piece, by }: { readonly piece: PieceId; readonly by: PieceId }): Movement => ({
  how: 'isTaken',
  piece,
  by,
});
export const appears = ({ piece }: { readonly piece: PieceId }): Movement => ({ how: 'appears', piece });
export const slidingRoom = ({ slot }: { readonly slot: number }): Movement => ({ how: 'roomSlides', slot });
export const cardsShow = (): Movement => ({ how: 'cardsShow' });
