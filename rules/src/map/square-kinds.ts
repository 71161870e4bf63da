/**
 * What is true of each kind of square. Whoever asks what a square does asks here; only who means a pit, a gear or a
 * line itself (to jump over it, to turn it, to leave by it) asks for the kind.
 * Rules: BD-TERM-5, BD-TERM-8, BD-TERM-16; BD-MOVE-11, BD-PLACE-3, BD-PLACE-5, BD-RULING-129: a gear is floor to
 * whoever stands on it.
 */
import { FLOOR, GEAR, HIDDEN, LINE, NO_PLACE, PIT, type Words } from '../vocabulary.ts';

interface SquareKind {
  /** How it is drawn in a room and called there; null for what no room prints. */
  readonly printed: { readonly mark: string; readonly name: Words } | null;
  readonly isPlace: boolean;
  /** Whether somebody without traits may step here and stay. */
  readonly mayStand: boolean;
  /** Whether something may lie here that nobody holds. */
  readonly mayRest: boolean;
  /** Whether whatever is let go here with nothing to hold it is gone. */
  readonly swallows: boolean;
}

type Kind = typeof FLOOR | typeof PIT | typeof GEAR | typeof LINE | typeof HIDDEN | typeof NO_PLACE;

const SOLID = { isPlace: true, mayStand: true, mayRest: true, swallows: false };

const KINDS: Readonly<Record<Kind, SquareKind>> = {
  [FLOOR]: { printed: { mark: '.', name: { en: 'floor', fr: 'du sol' } }, ...SOLID },
  [PIT]: {
    printed: { mark: 'o', name: { en: 'a pit', fr: 'une fosse' } },
    isPlace: true,
    mayStand: false,
    mayRest: false,
    swallows: true,
  },
  [GEAR]: { printed: { mark: '*', name: { en: 'a gear', fr: 'une roue dentée' } }, ...SOLID },
  [LINE]: { printed: null, ...SOLID },
  [HIDDEN]: { printed: null, isPlace: true, mayStand: false, mayRest: false, swallows: false },
  [NO_PLACE]: { printed: null, isPlace: false, mayStand: false, mayRest: false, swallows: false },
};

/** By number: kinds are counted from 0, and so are the values of their table. */
const ROWS = Object.values(KINDS);

/** The facts of a kind as 0 or 1, for questions that are asked at every step. */
const fact = (holds: (kind: SquareKind) => boolean): Uint8Array =>
  Uint8Array.from(ROWS, (kind) => (holds(kind) ? 1 : 0));
export const IS_PLACE: Uint8Array = fact(({ isPlace }) => isPlace);
export const MAY_STAND: Uint8Array = fact(({ mayStand }) => mayStand);
export const MAY_REST: Uint8Array = fact(({ mayRest }) => mayRest);
export const SWALLOWS: Uint8Array = fact(({ swallows }) => swallows);

/** What a room prints, by kind: its mark in drawings and its name. */
export const PRINTED_SQUARES = ROWS.flatMap(({ printed }) => printed ?? []);
