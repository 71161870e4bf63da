/**
 * The form of a position: every value of a file gets its type and range, or is a known name. Whether the values fit
 * each other is asked in `faults/`.
 */
import { ACTION_CARDS } from '../actions/play-card.ts';
import { HIGHEST_COMBAT_CARD } from '../combat/cards/hand.ts';
import { NO_CARD, UNDECIDED } from '../combat/cards/laid.ts';
import type { Cursor, Readers } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import { type Colour, COLOURS, type Piece, type Seat, type Words } from '../vocabulary.ts';
import { draftsAndLeavesOut } from '../model/drafted.ts';
import { ENDINGS, NOT_ASKED, OWN_POINTS, OWN_POINTS_SHIFT, STAYED_OUT } from '../model/fields.ts';
import { copiesOf } from './fill.ts';
import {
  type CombatJson,
  ELSEWHERE_NAMES,
  PORTCULLIS_STATES,
  MARK_NAMES,
  type PieceJson,
  POSITION_FORMAT,
  type PositionJson,
  type SeatJson,
  type SlotJson,
  type WhereJson,
} from './json.ts';
import { LAID_KINDS, type LaidJson, MOST_LAID, orderTells } from '../model/laying.ts';
import { dealtLines } from '../model/lines.ts';
import type { Ruleset } from '../model/ruleset.ts';

/** More turns, points or decisions than any game has; keeps every number a small integer. */
const MOST = 1_000_000;
const MOST_POINTS = 100;

const PIECE: Words = { en: 'piece', fr: 'pièce' };
export const ROOM: Words = { en: 'room', fr: 'salle' };

type MayBe = 'timeOut' | 'drafted' | 'laying';

/** How each field is read: those that every position has, and those that some have. */
interface FormReaders {
  readonly must: Readers<Omit<PositionJson, MayBe>>;
  readonly may: Readers<Partial<Pick<PositionJson, MayBe>>>;
}

export function readForm(root: Cursor, ruleset: Ruleset): PositionJson {
  const { must, may } = formReaders(ruleset);
  return root.fields<Omit<PositionJson, MayBe>, Pick<PositionJson, MayBe>>(must, may);
}

export function formReaders(ruleset: Ruleset): FormReaders {
  const lines = dealtLines({ ruleset }).length;
  const { layout, stages, pieces } = ruleset;
  const lot = (at: Cursor): Seat => readSeat(at, ruleset);
  return {
    must: {
      format: (at) => at.oneOf([POSITION_FORMAT]),
      version: (at) => at.oneOf([1]),
      options: () => ruleset.options,
      stage: (at) => at.oneOf(stages.map(({ id }) => id)),
      active: (at) => readSeat(at, ruleset),
      chooser: (at) => readSeatOrNone(at, ruleset),
      turn: (at) => at.integer(0, MOST),
      ap: (at) => at.integer(0, ruleset.policies.actionPoints.most),
      highest: (at) => at.oneOf([0, ...ACTION_CARDS]),
      quiet: (at) => at.integer(0, MOST),
      stirred: (at) => at.boolean(),
      lots: (at) => at.fields({ firstChooser: lot, firstPlacer: lot, firstPlayer: lot }),
      arrangement: (at) => at.integer(0, layout.arrangements.length - 1),
      slots: (at) => readEach(at.items(layout.slots.length), (slot) => readSlot(slot, ruleset)),
      reveal: (at) => (at.isNull ? null : readReveal(at, ruleset)),
      combat: (at) => (at.isNull ? null : readCombat(at, ruleset)),
      seats: (at) => readEach(at.items(ruleset.seats), (seat, index) => readSeatRecord(seat, ruleset, index)),
      pieces: (at) => readEach(at.items(pieces.count), (piece, index) => readPiece(piece, ruleset, index)),
      ending: (at) => at.oneOf(ENDINGS),
      winners: (at) => readSeats(at, ruleset),
      ...(lines > 0 ? { dealt: (at: Cursor) => readColours(at, lines) } : {}),
    },
    may: {
      timeOut: (at) => at.oneOf([true]),
      ...(ruleset.colours.some((_colour, seat) => draftsAndLeavesOut(ruleset, seat))
        ? { drafted: (at: Cursor) => readEach(at.items(), (id) => readPieceId(id, ruleset)) }
        : {}),
      ...(orderTells(ruleset) ? { laying: (at: Cursor) => readLaying(at, ruleset) } : {}),
    },
  };
}

export const readSeat = (cursor: Cursor, ruleset: Ruleset): Seat => cursor.integer(0, ruleset.seats - 1);

/** A seat, or -1. */
const readSeatOrNone = (cursor: Cursor, ruleset: Ruleset): Seat => cursor.integer(-1, ruleset.seats - 1);

/** A list of seats, rising: so that there is one way to write it. */
function readSeats(cursor: Cursor, ruleset: Ruleset): Seat[] {
  return rising(cursor, (item) => readSeat(item, ruleset));
}

/** Numbers in rising order, none twice. */
function rising(cursor: Cursor, read: (item: Cursor) => number): number[] {
  let before = -1;
  return readEach(cursor.items(), (item) => {
    const number = read(item);
    if (number <= before)
      item.fail({ en: 'must be greater than the one before', fr: 'doit dépasser celui d’avant' });
    before = number;
    return number;
  });
}

/** The order of laying: whether it could have been, is asked with the pieces. */
function readLaying(cursor: Cursor, ruleset: Ruleset): LaidJson[] {
  const items = cursor.items();
  if (items.length > MOST_LAID)
    cursor.fail({
      en: `at most ${MOST_LAID} entries are wanted, found ${items.length}`,
      fr: `il faut au plus ${MOST_LAID} éléments, il y en a ${items.length}`,
    });
  return readEach(items, (item) => {
    if (item.maybe('left')) {
      const at = item.record(['seat', 'left']);
      at.left.oneOf([true]);
      return { seat: readSeat(at.seat, ruleset), left: true };
    }
    const at = item.record(['seat', 'slot'], ['kind']);
    const kind = item.maybe('kind')?.oneOf(LAID_KINDS);
    return {
      seat: readSeat(at.seat, ruleset),
      slot: at.slot.integer(0, ruleset.layout.slots.length - 1),
      ...(kind === undefined ? {} : { kind }),
    };
  });
}

export function readSlot(cursor: Cursor, ruleset: Ruleset): SlotJson {
  const names = ruleset.rooms.map(({ id }) => id);
  const room = names.indexOf(String(cursor.maybe('room')?.plain()));
  return cursor.fields<Omit<SlotJson, 'copy' | 'wallsBroken'>, Pick<SlotJson, 'copy' | 'wallsBroken'>>(
    {
      room: (at) => names[at.indexIn(names, ROOM)],
      turned: (at) => at.integer(0, 3),
      faceUp: (at) => at.boolean(),
      // How many there are is known with the room.
      gates: (at) =>
        readEach(at.items(ruleset.rooms[room]?.portcullises), (gate) => gate.oneOf(PORTCULLIS_STATES)),
    },
    {
      copy: (at) => at.integer(2, copiesOf(ruleset, names[room]).length),
      wallsBroken: (at) => at.oneOf([true]),
    },
  );
}

/** The colours of the lines that lots deal out: each of them to one line. */
export function readColours(cursor: Cursor, lines: number): Colour[] {
  const colours: Colour[] = [];
  return readEach(cursor.items(lines), (item) => {
    const colour = item.oneOf(COLOURS);
    if (colours.includes(colour))
      item.fail({ en: 'is dealt to another line too', fr: 'est attribué aussi à une autre ligne' });
    colours.push(colour);
    return colour;
  });
}

const readReveal = (cursor: Cursor, ruleset: Ruleset): PositionJson['reveal'] =>
  cursor.fields({
    slot: (at) => at.integer(0, ruleset.layout.slots.length - 1),
    seat: (at) => readSeat(at, ruleset),
  });

const readCard = (cursor: Cursor): number => cursor.integer(0, HIGHEST_COMBAT_CARD);

type MayInCombat = 'cardsToLay' | 'laidSecond' | 'joined' | 'chosen';

function readCombat(cursor: Cursor, ruleset: Ruleset): CombatJson {
  return cursor.fields<Omit<CombatJson, MayInCombat>, Pick<CombatJson, MayInCombat>>(
    {
      attacker: (at) => readPieceId(at, ruleset),
      target: (at) => readPieceId(at, ruleset),
      namer: (at) => readSeatOrNone(at, ruleset),
      named: (at) => at.integer(UNDECIDED, HIGHEST_COMBAT_CARD),
      laid: (at) => readEach(at.items(ruleset.seats), (card) => card.integer(NO_CARD, HIGHEST_COMBAT_CARD)),
      laidOpenly: (at) => readSeats(at, ruleset),
    },
    {
      cardsToLay: (at) => at.integer(1, 2),
      laidSecond: (at) => readCard(at),
      joined: (at) =>
        readAnswers(at, ruleset, {
          en: 'is left out where nobody was asked',
          fr: 'ne s’écrit pas quand personne n’a été interrogé',
        }),
      chosen: (at) =>
        readAnswers(at, ruleset, {
          en: 'is left out where nobody has chosen',
          fr: 'ne s’écrit pas quand personne n’a choisi',
        }),
    },
  );
}

/** Left out where there is none: so that there is one way to write it. */
function readAnswers(cursor: Cursor, ruleset: Ruleset, empty: Words): number[] {
  const answers = readEach(cursor.items(ruleset.seats), (side) => side.integer(NOT_ASKED, STAYED_OUT));
  return answers.some((side) => side !== NOT_ASKED) ? answers : cursor.fail(empty);
}

const readPieceId = (cursor: Cursor, ruleset: Ruleset): string =>
  ruleset.pieces.ids[readPieceName(cursor, ruleset)];

/** The number of a piece by its id, however that is spelt. */
export function readPieceName(cursor: Cursor, { pieces }: Ruleset): Piece {
  const names = [...pieces.byId.keys()];
  return pieces.byId.get(names[cursor.indexIn(names, PIECE)]) ?? -1;
}

type MayOfSeat = 'savings' | 'gone';

function readSeatRecord(cursor: Cursor, ruleset: Ruleset, seat: Seat): SeatJson {
  const { must, may } = seatReaders(ruleset, seat);
  return cursor.fields<Omit<SeatJson, MayOfSeat>, Pick<SeatJson, MayOfSeat>>(must, may);
}

interface SeatReaders {
  readonly must: Readers<Omit<SeatJson, MayOfSeat>>;
  readonly may: Readers<Partial<Pick<SeatJson, MayOfSeat>>>;
}

export function seatReaders(ruleset: Ruleset, seat: Seat): SeatReaders {
  const { mostSaved } = ruleset.policies.actionPoints;
  return {
    must: {
      colour: (at) => at.oneOf([ruleset.colours[seat]]),
      actionCards: (at) => rising(at, (card) => card.oneOf(ACTION_CARDS)),
      lastCard: (at) => at.oneOf([0, ...ACTION_CARDS]),
      combatCards: (at) => readEach(at.items(), readCard),
      jumps: (at) => at.integer(0, ruleset.scenario.jumpCards),
      points: (at) => at.integer(0, MOST_POINTS),
      exits: (at) => at.integer(0, ruleset.pieces.count),
      kills: (at) => at.integer(0, ruleset.pieces.count),
      offersDraw: (at) => at.boolean(),
      asked: (at) => at.integer(0, MOST),
    },
    may: {
      ...(mostSaved > 0 ? { savings: (at: Cursor) => at.integer(1, mostSaved) } : {}),
      gone: (at) => at.oneOf([true]),
    },
  };
}

/** Whether this is a name of the piece with that number, however spelt. */
const isNamed = (name: unknown, { pieces }: Ruleset, piece: Piece): boolean =>
  typeof name === 'string' && pieces.byId.get(name) === piece;

type MayOfPiece = 'marks' | 'ownPoints' | 'enteredFrom';

export function readPiece(cursor: Cursor, ruleset: Ruleset, index: number): PieceJson {
  const own = ruleset.pieces.ids[index];
  return cursor.fields<Omit<PieceJson, MayOfPiece>, Pick<PieceJson, MayOfPiece>>(
    {
      // In the order of the table: so none can be missing or stand twice.
      id: (at) => (isNamed(at.plain(), ruleset, index) ? own : at.oneOf([own])),
      where: (at) => readWhere(at, ruleset),
    },
    {
      marks: (at) => readEach(at.items(), (name) => name.oneOf(MARK_NAMES)),
      ownPoints: (at) => at.integer(1, OWN_POINTS >> OWN_POINTS_SHIFT),
      enteredFrom: (at) => at.integer(0, ruleset.layout.places - 1),
    },
  );
}

export function readWhere(cursor: Cursor, ruleset: Ruleset): WhereJson {
  if (!cursor.isRecord) return cursor.oneOf(ELSEWHERE_NAMES);
  if (cursor.maybe('place'))
    return cursor.fields({ place: (at) => at.integer(0, ruleset.layout.places - 1) });
  if (cursor.maybe('slot'))
    return cursor.fields({ slot: (at) => at.integer(0, ruleset.layout.slots.length - 1) });
  return cursor.fields({ holder: (at) => readPieceId(at, ruleset) });
}
