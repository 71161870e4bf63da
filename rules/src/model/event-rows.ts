/**
 * What is known of each type of event: what its fields are, what of the board it touches, and what moves there.
 *
 * Facts of the rules, so that whoever shows, names or points out what happened need not know each type. A new event
 * gets its row here, and the compiler asks for it; how a movement looks and sounds is not said here.
 */
import type { PieceId, PortcullisAt } from './action.ts';
import type { EventOf, EventType, GameEvent } from './events.ts';
import type { Place } from '../vocabulary.ts';

/** What the field of an event is, alone or in a list; a path is a list of places in their order. */
export type FieldKind = 'piece' | 'place' | 'path' | 'slot' | 'seat' | 'value';

/** The kinds of all fields; where a field holds an object or a list of objects, those of its fields. */
export interface FieldKinds {
  readonly [field: string]: FieldKind | FieldKinds;
}

/** What of the board an event touches. */
interface Touched {
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

interface EventRow<T extends EventType> {
  readonly fields: KindsOf<EventOf<T>>;
  /** Without it: nothing of the board. */
  readonly touches?: (event: EventOf<T>) => Touched;
  /** Without it: nothing moves. */
  readonly moves?: (event: EventOf<T>) => Movement;
}

const onPlace = ({ place }: { readonly place: Place }): Touched => ({ places: [place] });
const inSlot = ({ slot }: { readonly slot: number }): Touched => ({ slots: [slot] });
const alongPath = ({ path }: { readonly path: readonly Place[] }): Touched =>
  path.length > 1 ? { path } : { places: path };

const NOTHING: Movement = { how: 'nothing' };
const walks = ({ piece, path }: { readonly piece: PieceId; readonly path: readonly Place[] }): Movement => ({
  how: 'walks',
  piece,
  path,
});
const stepsTo = ({ piece, to }: { readonly piece: PieceId; readonly to: Place }): Movement =>
  walks({ piece, path: [to] });
const isTaken = ({ piece, by }: { readonly piece: PieceId; readonly by: PieceId }): Movement => ({
  how: 'isTaken',
  piece,
  by,
});
const appears = ({ piece }: { readonly piece: PieceId }): Movement => ({ how: 'appears', piece });
const roomSlides = ({ slot }: { readonly slot: number }): Movement => ({ how: 'roomSlides', slot });
const cardsShow = (): Movement => ({ how: 'cardsShow' });

const PORTCULLIS = {
  open: 'portcullisOpens',
  closed: 'portcullisCloses',
  broken: 'portcullisBreaks',
} as const;

const EVENT_ROWS: { readonly [T in EventType]: EventRow<T> } = {
  // --- setting up
  pieceChosen: { fields: { seat: 'seat', piece: 'piece' } },
  pieceDismissed: { fields: { seat: 'seat', piece: 'piece' } },
  pieceDeployed: {
    fields: { seat: 'seat', piece: 'piece', place: 'place' },
    touches: onPlace,
    moves: appears,
  },
  tokenLaid: { fields: { seat: 'seat', piece: 'piece', slot: 'slot' }, touches: inSlot },
  lotDrawn: { fields: { lot: 'value', seat: 'seat' } },
  linesShown: { fields: { lines: { line: 'value', colour: 'value' } } },
  teamsShown: {
    fields: { pieces: { piece: 'piece', place: 'place' } },
    touches: ({ pieces }) => ({ places: pieces.map(({ place }) => place) }),
  },

  // --- turns
  turnBegan: { fields: { seat: 'seat', turn: 'value' } },
  cardPlayed: { fields: { seat: 'seat', card: 'value' }, moves: cardsShow },
  cardsTakenBack: { fields: { seat: 'seat' } },
  pointsGained: { fields: { seat: 'seat', points: 'value', total: 'value' } },
  turnEnded: { fields: { seat: 'seat' } },

  // --- rooms
  roomRevealed: {
    fields: { by: 'piece', slot: 'slot', room: 'value', turned: 'value', over: 'value', tokens: 'piece' },
    touches: inSlot,
    moves: ({ slot }) => ({ how: 'roomFlips', slot }),
  },
  tokenPlaced: { fields: { seat: 'seat', piece: 'piece', place: 'place' }, touches: onPlace, moves: appears },
  roomTurned: {
    fields: { by: 'piece', slot: 'slot', turn: 'value', turned: 'value' },
    touches: inSlot,
    moves: ({ slot, turn }) => ({ how: 'roomTurns', slot, turn }),
  },
  roomSlid: {
    fields: { by: 'piece', slot: 'slot', to: 'value', arrangement: 'value' },
    touches: inSlot,
    moves: roomSlides,
  },
  roomLifted: { fields: { by: 'piece', slot: 'slot' }, touches: inSlot, moves: roomSlides },
  roomReturned: { fields: { slot: 'slot', turned: 'value' }, touches: inSlot, moves: roomSlides },
  roomsSwapped: {
    fields: { by: 'piece', slots: 'slot' },
    touches: ({ slots }) => ({ slots }),
    moves: ({ slots }) => ({ how: 'roomsSwap', slots }),
  },
  gateChanged: {
    fields: { by: 'piece', at: { slot: 'slot', gate: 'value' }, to: 'value' },
    touches: ({ at }) => inSlot(at),
    moves: ({ at, to }) => ({ how: PORTCULLIS[to], at }),
  },
  wallsBroken: {
    fields: { by: 'piece', slot: 'slot' },
    touches: inSlot,
    moves: ({ slot }) => ({ how: 'wallsBreak', slot }),
  },

  // --- ways
  pieceMoved: { fields: { piece: 'piece', path: 'path' }, touches: alongPath, moves: walks },
  pieceJumped: {
    fields: { piece: 'piece', pit: 'place', to: 'place' },
    touches: ({ pit, to }) => ({ places: pit === null ? [to] : [pit, to] }),
    moves: ({ piece, to }) => ({ how: 'leaps', piece, to }),
  },
  cardGivenUp: { fields: { seat: 'seat', card: 'value' } },
  pieceTurned: {
    fields: { seat: 'seat', piece: 'piece', place: 'place' },
    touches: onPlace,
    moves: ({ piece, place }) => stepsTo({ piece, to: place }),
  },
  wallPassed: {
    fields: { piece: 'piece', to: 'place' },
    touches: ({ to }) => ({ places: [to] }),
    moves: stepsTo,
  },
  piecePushed: {
    fields: { piece: 'piece', by: 'piece', from: 'place', to: 'place' },
    touches: ({ from, to }) => ({ path: [from, to] }),
    moves: stepsTo,
  },
  pieceWentOut: {
    fields: { piece: 'piece', load: 'piece', more: 'piece', points: 'value' },
    moves: ({ piece }) => ({ how: 'goesOut', piece }),
  },

  // --- loads
  pieceTaken: { fields: { piece: 'piece', by: 'piece', place: 'place' }, touches: onPlace, moves: isTaken },
  pieceLeft: {
    fields: { piece: 'piece', by: 'piece', place: 'place', to: 'piece' },
    touches: onPlace,
    moves: ({ piece, to }) => (to === undefined ? appears({ piece }) : NOTHING),
  },
  objectStolen: {
    fields: { piece: 'piece', by: 'piece', from: 'piece' },
    touches: ({ piece, by }) => ({ pieces: [piece, by] }),
    moves: isTaken,
  },
  objectLevitated: {
    fields: { piece: 'piece', by: 'piece', path: 'path', to: 'piece' },
    touches: alongPath,
    moves: walks,
  },

  // --- combat
  attackDeclared: {
    fields: { by: 'piece', target: 'piece', attackers: 'piece', defenders: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
  },
  sideChosen: { fields: { seat: 'seat', side: 'value' } },
  sideTaken: {
    fields: { seat: 'seat', side: 'value', attackers: 'piece', defenders: 'piece' },
    touches: ({ attackers, defenders }) => ({ pieces: [...attackers, ...defenders] }),
  },
  cardNamed: { fields: { seat: 'seat', card: 'value' } },
  handShown: { fields: { seat: 'seat', cards: 'value' } },
  cardsCounted: { fields: { seat: 'seat', count: 'value' } },
  cardLaid: { fields: { seat: 'seat', card: 'value', second: 'value' } },
  cardsSeen: { fields: { by: 'seat', seat: 'seat', cards: 'value' } },
  combatFought: {
    fields: {
      cards: { seat: 'seat', card: 'value', second: 'value' },
      attack: 'value',
      defence: 'value',
      winner: 'seat',
      alsoWon: 'seat',
    },
    moves: cardsShow,
  },

  // --- what becomes of pieces
  pieceWounded: {
    fields: { piece: 'piece' },
    touches: ({ piece }) => ({ pieces: [piece] }),
    moves: ({ piece }) => ({ how: 'isHurt', piece }),
  },
  pieceHealed: {
    fields: { piece: 'piece', by: 'piece' },
    touches: ({ piece, by }) => ({ pieces: [piece, by] }),
    moves: ({ piece }) => ({ how: 'isHealed', piece }),
  },
  pieceEliminated: {
    fields: { piece: 'piece', place: 'place', scorer: 'seat', alsoScores: 'seat' },
    touches: onPlace,
    moves: ({ piece, place }) => ({ how: 'dies', piece, place }),
  },
  pieceRemoved: { fields: { piece: 'piece' } },
  fireballThrown: {
    fields: { by: 'piece', target: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
    moves: ({ target }) => ({ how: 'isHit', piece: target }),
  },
  potionDrunk: { fields: { by: 'piece', points: 'value' }, touches: ({ by }) => ({ pieces: [by] }) },

  // --- players
  pointsScored: { fields: { seat: 'seat', points: 'value' } },
  drawOffered: { fields: { seat: 'seat' } },
  drawDeclined: { fields: { seat: 'seat' } },
  playerLeft: { fields: { seat: 'seat' } },
  timeRanOut: { fields: { seat: 'seat' } },
  gameEnded: { fields: { ending: 'value', winners: 'seat' }, moves: () => ({ how: 'gameEnds' }) },
};

/** Every type of event. */
export const EVENT_TYPES = Object.keys(EVENT_ROWS) as readonly EventType[];

/** A row as it takes any event: each takes those of its own type, which TypeScript cannot follow through the index. */
const rowOf = ({ type }: GameEvent) => EVENT_ROWS[type] as EventRow<EventType>;

/** What the fields of an event are. */
export const fieldsOf = (event: GameEvent): FieldKinds => rowOf(event).fields;
/** What of the board an event touches. */
export const touchedByEvent = (event: GameEvent): Touched => rowOf(event).touches?.(event) ?? {};
/** What moves in an event. */
export const movementOf = (event: GameEvent): Movement => rowOf(event).moves?.(event) ?? NOTHING;
