/**
 * A view: what one person may know of a game. Its own type, built up field by field, so that a new field of the
 * position stays hidden until somebody adds it here on purpose.
 *
 * `shown` lies open for everybody and is the same in every view. `own` is what this player alone sees or has put
 * somewhere himself. `remembered` is what he can no longer see but was told: lots, cards that were played, and, by
 * elimination, which pieces must be among those he has not seen. Somebody who watches remembers as much as anybody.
 *
 * Plain JSON, so that it can cross a process border. What is secret at all: who-may-see-what.ts (group CG-SECRET).
 * Rules: BD-SETUP-16, BD-ITEM-10, BD-COMBAT-12, BD-RULING-10, BD-RULING-20, BD-RULING-21; CG-ITEM-8, CG-COMBAT-9,
 * CG-RULING-189.
 */
import type { PieceId } from '../model/action.ts';
import { cardsIn } from '../combat/cards/hand.ts';
import { NO_CARD } from '../combat/cards/laid.ts';
import type { GameOptions } from '../model/options.ts';
import {
  AT_SLOT,
  ATTACKER,
  CHOSEN,
  COMBAT_HAND,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  HELD,
  IN_BOX,
  IN_HAND,
  LAID,
  LAID_SECOND,
  NOT_ASKED,
} from '../model/fields.ts';
import type { LaidJson } from '../model/laying-order.ts';
import { allSeats, isFaceUp, placeOf, type Position, whereIs } from '../model/position.ts';
import { PIECE, type PieceJson } from '../position-json/pieces.ts';
import type { OpenJsonOf } from '../position-json/row.ts';
import { COMBAT, COURSE, type CourseJson, dealt, HEARD, SEAT } from '../position-json/schema.ts';
import { ROOM_SLOT, type SlotJson } from '../position-json/slots.ts';
import type { Colour, Piece, Place, Seat } from '../vocabulary.ts';
import {
  cardIsShown,
  cardsSeenBy,
  dealtLinesAreKnown,
  firstPlayerIsKnown,
  isShown,
  isVeiled,
  kindsInBoxAreKnown,
  layingHasBegun,
  veilerOf,
  type Viewer,
} from './who-may-see-what.ts';

export type { Viewer } from './who-may-see-what.ts';

/** What one person may know of a game. */
export interface View {
  readonly viewer: Viewer;
  readonly options: GameOptions;
  readonly shown: Shown;
  readonly own: Own;
  readonly remembered: Remembered;
}

/** What lies open on the table. */
export interface Shown extends CourseJson {
  readonly rooms: readonly RoomView[];
  /** The colour of each line that lots have dealt, once everybody knows it. */
  readonly dealt?: readonly Colour[];
  readonly combat: CombatView | null;
  readonly seats: readonly SeatView[];
  /** The pieces that everybody can see or has seen leave. */
  readonly pieces: readonly PieceJson[];
  /** What lies face down in somebody's hands or on the floor, where objects are secret. */
  readonly veiled?: readonly Veiled[];
}

/** A card that may not be looked at: an object that a character of this seat carries, or a wounded of this seat. */
export interface Veiled {
  readonly sort: 'object' | 'wounded';
  readonly seat: Seat;
  readonly place: Place;
}

/** A room as everybody sees it. */
export type RoomView =
  | ({ readonly faceUp: true } & Omit<SlotJson, 'faceUp' | 'copy'>)
  /** Per seat the number of its tokens that lie face down on the room. */
  | { readonly faceUp: false; readonly tokens: readonly number[] };

/** A combat as everybody sees it: cards lie face down until they are shown. */
export interface CombatView extends OpenJsonOf<typeof COMBAT> {
  /** Per seat: -1 for no card yet, one that lies face down, or one that lies openly. */
  readonly laid: readonly (number | 'hidden')[];
  /** The attacker has laid a second card; it always lies face down. */
  readonly laidSecond?: 'hidden';
  /** Where several choose whether they join: per seat 0, or an answer that lies face down. */
  readonly chosen?: readonly (typeof NOT_ASKED | 'hidden')[];
}

/** What everybody sees of a player. */
export interface SeatView extends OpenJsonOf<typeof SEAT> {
  /** How many combat cards it holds, with one that it has just laid: the values are not shown (BD-RULING-21). */
  readonly combatCards: number;
  /** Tokens that it has still to lay. */
  readonly inHand: number;
  /** The dots of its line on which a token lies face down. */
  readonly faceDownOn: readonly Place[];
  /** What it keeps out of the game unseen; null while nobody can know of which kind its picks are. */
  readonly leftOut: { readonly characters: number; readonly objects: number } | null;
}

/** What this player alone knows; nothing for somebody who watches. */
export interface Own {
  /** Pieces that he sees and the others do not: in his hand, on his dots, at hidden rooms, left out, carried in secret. */
  readonly pieces: readonly PieceJson[];
  /** The card that he has laid face down, or -1. */
  readonly laid: number;
  /** The second one, where he lays two. */
  readonly laidSecond?: number;
  /** What he has answered to a combat of others, while it lies face down. */
  readonly chosen?: number;
  /** The opponent's cards, where his side sees them before it lays its own. */
  readonly seen?: readonly number[];
}

/** What somebody can no longer see but was told. */
export interface Remembered {
  readonly lots: {
    readonly firstChooser: Seat;
    readonly firstPlacer: Seat | null;
    readonly firstPlayer: Seat | null;
  };
  /** Per seat the combat cards that it has not yet played. */
  readonly combatCards: readonly (readonly number[])[];
  /** Per seat the pieces that may be any of those this person has not seen. */
  readonly unseen: readonly (readonly PieceId[])[];
  /** What a player has drafted who left some of it out in secret. */
  readonly drafted?: readonly PieceId[];
  /** The tokens in the order in which they were laid, where it tells something of their kinds. */
  readonly laying?: readonly LaidJson[];
  /** What lies face down for him now, but he has seen it there: everything was picked up before everybody's eyes. */
  readonly pieces?: readonly PieceJson[];
}

/** What a player, or somebody who watches, may know of a position. */
export function viewOf(p: Position, viewer: Viewer): View {
  const { data, ruleset } = p;
  const { owner, ids } = ruleset.pieces;
  const seats = allSeats(p);
  const lines = dealt.write(p, 0);
  const open: Piece[] = [];
  const hidden: Piece[] = [];
  const veiled: Piece[] = [];
  for (let piece = 0; piece < ruleset.pieces.count; piece++)
    (isVeiled(p, piece) ? veiled : isShown(p, piece) ? open : hidden).push(piece);
  const [looked, remembered] = [true, false].map((own) =>
    veiled.filter((piece) => (veilerOf(p, piece) === viewer) === own).map((piece) => PIECE.write(p, piece)),
  );
  return {
    viewer,
    options: ruleset.options,
    shown: {
      ...COURSE.write(p),
      rooms: ruleset.layout.slots.map((_plan, slot) => roomOf(p, slot, hidden)),
      ...(lines && dealtLinesAreKnown(p) ? { dealt: lines } : {}),
      combat: combatOf(p),
      seats: seats.map((seat) => seatOf(p, seat, hidden)),
      pieces: open.map((piece) => PIECE.write(p, piece)),
      ...(ruleset.options.secretObjects ? { veiled: veiledOf(p, veiled) } : {}),
    },
    own: {
      pieces: [
        ...hidden.filter((piece) => owner[piece] === viewer).map((piece) => PIECE.write(p, piece)),
        ...looked,
      ],
      ...ownCardsOf(p, viewer),
    },
    remembered: {
      lots: {
        firstChooser: data[FIRST_CHOOSER],
        firstPlacer: layingHasBegun(p) ? data[FIRST_PLACER] : null,
        firstPlayer: firstPlayerIsKnown(p) ? data[FIRST_PLAYER] : null,
      },
      combatCards: seats.map((seat) => cardsIn(data[COMBAT_HAND + seat])),
      unseen: seats.map((seat) =>
        seat === viewer ? [] : hidden.filter((piece) => owner[piece] === seat).map((piece) => ids[piece]),
      ),
      ...HEARD.write(p),
      ...(ruleset.options.secretObjects ? { pieces: remembered } : {}),
    },
  };
}

/** Sorted by what can be seen: the order of the pieces would tell which is which. */
const veiledOf = (p: Position, pieces: readonly Piece[]): Veiled[] =>
  pieces
    .map((piece) => ({
      sort: p.ruleset.pieces.isCharacter[piece] === 1 ? ('wounded' as const) : ('object' as const),
      seat: veilerOf(p, piece),
      place: placeOf(p, piece),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat || (a.sort < b.sort ? -1 : 1));

function roomOf(p: Position, slot: number, hidden: readonly Piece[]): RoomView {
  if (!isFaceUp(p, slot)) {
    const tokens = hidden.filter((piece) => whereIs(p, piece) === AT_SLOT + slot);
    const { owner } = p.ruleset.pieces;
    return {
      faceUp: false,
      tokens: allSeats(p).map((seat) => tokens.filter((piece) => owner[piece] === seat).length),
    };
  }
  const { copy: _copy, faceUp: _faceUp, ...lying } = ROOM_SLOT.write(p, slot);
  return { faceUp: true, ...lying };
}

function combatOf(p: Position): CombatView | null {
  if (p.data[ATTACKER] < 0) return null;
  const second = allSeats(p).some((seat) => p.data[LAID_SECOND + seat] !== NO_CARD);
  const chosen = allSeats(p).map((seat) => (p.data[CHOSEN + seat] === NOT_ASKED ? NOT_ASKED : 'hidden'));
  return {
    ...COMBAT.writeOpen(p),
    laid: allSeats(p).map((seat) => (cardIsShown(p, seat) ? p.data[LAID + seat] : 'hidden')),
    ...(second ? { laidSecond: 'hidden' } : {}),
    ...(chosen.includes('hidden') ? { chosen } : {}),
  };
}

/** What this person knows of the cards and answers that lie face down. */
function ownCardsOf(p: Position, viewer: Viewer): Omit<Own, 'pieces'> {
  if (viewer === 'spectator') return { laid: NO_CARD };
  const second = p.data[LAID_SECOND + viewer];
  const chosen = p.data[CHOSEN + viewer];
  const seen = cardsSeenBy(p, viewer);
  return {
    laid: cardIsShown(p, viewer) ? NO_CARD : p.data[LAID + viewer],
    ...(second === NO_CARD ? {} : { laidSecond: second }),
    ...(chosen === NOT_ASKED ? {} : { chosen }),
    ...(seen.length > 0 ? { seen } : {}),
  };
}

function seatOf(p: Position, seat: Seat, hidden: readonly Piece[]): SeatView {
  const { owner, isCharacter } = p.ruleset.pieces;
  const own = hidden.filter((piece) => owner[piece] === seat);
  const box = own.filter((piece) => whereIs(p, piece) === IN_BOX);
  const characters = box.filter((piece) => isCharacter[piece] === 1).length;
  return {
    ...SEAT.writeOpen(p, seat),
    combatCards: cardsIn(p.data[COMBAT_HAND + seat]).length,
    inHand: own.filter((piece) => whereIs(p, piece) === IN_HAND).length,
    // Sorted: the order of the pieces would tell who lies where.
    faceDownOn: own
      .map((piece) => whereIs(p, piece))
      .filter((where) => where < HELD)
      .sort((a, b) => a - b),
    leftOut: kindsInBoxAreKnown(p) ? { characters, objects: box.length - characters } : null,
  };
}
