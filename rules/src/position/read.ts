/**
 * Reads a position from a text or a parsed JSON value. Whatever is not a position comes back as a refusal with its
 * line and reason, never as an exception, and never as a position that the rules would trip over later.
 *
 * Here every value gets its form: type, range, known name. Whether the values fit each other is asked in `faults/`.
 */
import { ACTION_CARDS } from '../actions/cards.ts';
import { HIGHEST_COMBAT_CARD } from '../combat/cards.ts';
import { NO_CARD, UNDECIDED } from '../combat/combat.ts';
import type { GameOptions } from '../editions/options.ts';
import { optionsFault } from '../editions/options-fault.ts';
import { type Cursor, failAt, readFile, type Unreadable } from '../json/cursor.ts';
import { tableFor } from '../new-game.ts';
import { type Colour, COLOURS, type Seat } from '../vocabulary.ts';
import { draftsAndLeavesOut } from './drafted.ts';
import { positionFault } from './faults/fault.ts';
import { ENDINGS, NOT_ASKED, OWN_POINTS, OWN_POINTS_SHIFT, STAYED_OUT } from './fields.ts';
import { copiesOf, positionFrom } from './fill.ts';
import {
  type CombatJson,
  ELSEWHERE_NAMES,
  GATE_STATES,
  MARK_NAMES,
  type PieceJson,
  POSITION_FORMAT,
  type PositionJson,
  type SeatJson,
  type SlotJson,
  type WhereJson,
} from './json.ts';
import { LAID_KINDS, type LaidJson, MOST_LAID, orderTells } from './laying.ts';
import { dealtLines } from './lines.ts';
import type { Position } from './position.ts';
import type { Table } from './table.ts';

export interface ReadPosition {
  readonly ok: true;
  readonly position: Position;
}

/** More turns, points or decisions than any game has; keeps every number a small integer. */
const MOST = 1_000_000;
const MOST_POINTS = 100;

export function readPosition(input: unknown): ReadPosition | Unreadable {
  return readFile(input, (root) => ({ ok: true, position: positionAt(root) }));
}

/** The position that stands here in a file. */
export function positionAt(root: Cursor): Position {
  root.field('format').oneOf([POSITION_FORMAT]);
  root.field('version').oneOf([1]);
  const table = readTable(root.field('options'));
  const position = positionFrom(table, readForm(root, table));
  const fault = positionFault(position);
  return fault ? failAt(root, fault.path, fault.reason) : position;
}

/** The table that a file names by its options. */
export function readTable(cursor: Cursor): Table {
  const options = cursor.plain();
  const fault = optionsFault(options);
  if (fault !== null) cursor.fail(fault);
  return tableFor(options as GameOptions);
}

const KEYS = [
  'format',
  'version',
  'options',
  'stage',
  'active',
  'chooser',
  'turn',
  'ap',
  'highest',
  'quiet',
  'stirred',
  'lots',
  'arrangement',
  'slots',
  'reveal',
  'combat',
  'seats',
  'pieces',
  'ending',
  'winners',
] as const satisfies readonly (keyof PositionJson)[];

function readForm(root: Cursor, table: Table): PositionJson {
  const lines = dealtLines({ table }).length;
  const at = root.record(KEYS, [
    'timeOut',
    ...(lines > 0 ? ['dealt'] : []),
    ...(table.colours.some((_colour, seat) => draftsAndLeavesOut(table, seat)) ? ['drafted'] : []),
    ...(orderTells(table) ? ['laying'] : []),
  ]);
  const drafted = root.maybe('drafted');
  const laying = root.maybe('laying');
  const { layout, stages, pieces } = table;
  return {
    format: POSITION_FORMAT,
    version: 1,
    options: table.options,
    stage: at.stage.oneOf(stages.map(({ id }) => id)),
    active: readSeat(at.active, table),
    chooser: readSeatOrNone(at.chooser, table),
    turn: at.turn.integer(0, MOST),
    ap: at.ap.integer(0, table.policies.actionPoints.most),
    highest: at.highest.oneOf([0, ...ACTION_CARDS]),
    quiet: at.quiet.integer(0, MOST),
    stirred: at.stirred.boolean(),
    ...(root.maybe('timeOut')?.oneOf([true]) ? { timeOut: true } : {}),
    lots: readLots(at.lots, table),
    ...(drafted ? { drafted: drafted.items().map((id) => readPieceId(id, table)) } : {}),
    ...(laying ? { laying: readLaying(laying, table) } : {}),
    arrangement: at.arrangement.integer(0, layout.arrangements.length - 1),
    slots: at.slots.items(layout.slots.length).map((slot) => readSlot(slot, table)),
    ...(lines > 0 ? { dealt: readColours(root.field('dealt'), lines) } : {}),
    reveal: at.reveal.isNull ? null : readReveal(at.reveal, table),
    combat: at.combat.isNull ? null : readCombat(at.combat, table),
    seats: at.seats.items(table.seats).map((seat, index) => readSeatRecord(seat, table, index)),
    pieces: at.pieces.items(pieces.count).map((piece, index) => readPiece(piece, table, index)),
    ending: at.ending.oneOf(ENDINGS),
    winners: readSeats(at.winners, table),
  };
}

export const readSeat = (cursor: Cursor, table: Table): Seat => cursor.integer(0, table.seats - 1);

/** A seat, or -1. */
const readSeatOrNone = (cursor: Cursor, table: Table): Seat => cursor.integer(-1, table.seats - 1);

/** A list of seats, rising: so that there is one way to write it. */
function readSeats(cursor: Cursor, table: Table): Seat[] {
  return rising(cursor, (item) => readSeat(item, table));
}

/** Numbers in rising order, none twice. */
function rising(cursor: Cursor, read: (item: Cursor) => number): number[] {
  const numbers: number[] = [];
  for (const item of cursor.items()) {
    const number = read(item);
    if (number <= (numbers.at(-1) ?? -1)) item.fail('must be greater than the one before');
    numbers.push(number);
  }
  return numbers;
}

function readLots(cursor: Cursor, table: Table): PositionJson['lots'] {
  const at = cursor.record(['firstChooser', 'firstPlacer', 'firstPlayer']);
  return {
    firstChooser: readSeat(at.firstChooser, table),
    firstPlacer: readSeat(at.firstPlacer, table),
    firstPlayer: readSeat(at.firstPlayer, table),
  };
}

/** The order of laying: whether it could have been, is asked with the pieces. */
function readLaying(cursor: Cursor, table: Table): LaidJson[] {
  const items = cursor.items();
  if (items.length > MOST_LAID) cursor.fail(`at most ${MOST_LAID} entries are wanted, found ${items.length}`);
  return items.map((item) => {
    if (item.maybe('left')) {
      const at = item.record(['seat', 'left']);
      at.left.oneOf([true]);
      return { seat: readSeat(at.seat, table), left: true };
    }
    const at = item.record(['seat', 'slot'], ['kind']);
    const kind = item.maybe('kind')?.oneOf(LAID_KINDS);
    return {
      seat: readSeat(at.seat, table),
      slot: at.slot.integer(0, table.layout.slots.length - 1),
      ...(kind === undefined ? {} : { kind }),
    };
  });
}

function readSlot(cursor: Cursor, table: Table): SlotJson {
  const at = cursor.record(['room', 'turned', 'faceUp', 'gates'], ['copy', 'wallsBroken']);
  const names = table.rooms.map(({ id }) => id);
  const room = at.room.indexIn(names, 'room');
  const copy = cursor.maybe('copy')?.integer(2, copiesOf(table, names[room]).length);
  return {
    room: names[room],
    ...(copy === undefined ? {} : { copy }),
    turned: at.turned.integer(0, 3),
    faceUp: at.faceUp.boolean(),
    gates: at.gates.items(table.rooms[room].portcullises).map((gate) => gate.oneOf(GATE_STATES)),
    ...(cursor.maybe('wallsBroken')?.oneOf([true]) ? { wallsBroken: true } : {}),
  };
}

/** The colours of the lines that lots deal out: each of them to one line. */
export function readColours(cursor: Cursor, lines: number): Colour[] {
  const colours: Colour[] = [];
  for (const item of cursor.items(lines)) {
    const colour = item.oneOf(COLOURS);
    if (colours.includes(colour)) item.fail('is dealt to another line too');
    colours.push(colour);
  }
  return colours;
}

function readReveal(cursor: Cursor, table: Table): PositionJson['reveal'] {
  const at = cursor.record(['slot', 'seat']);
  return { slot: at.slot.integer(0, table.layout.slots.length - 1), seat: readSeat(at.seat, table) };
}

const readCard = (cursor: Cursor): number => cursor.integer(0, HIGHEST_COMBAT_CARD);

function readCombat(cursor: Cursor, table: Table): CombatJson {
  const at = cursor.record(
    ['attacker', 'target', 'namer', 'named', 'laid', 'laidOpenly'],
    ['cardsToLay', 'laidSecond', 'joined'],
  );
  const cardsToLay = cursor.maybe('cardsToLay')?.integer(1, 2);
  const laidSecond = cursor.maybe('laidSecond')?.integer(0, HIGHEST_COMBAT_CARD);
  const joined = cursor.maybe('joined');
  return {
    attacker: readPieceId(at.attacker, table),
    target: readPieceId(at.target, table),
    namer: readSeatOrNone(at.namer, table),
    named: at.named.integer(UNDECIDED, HIGHEST_COMBAT_CARD),
    laid: at.laid.items(table.seats).map((card) => card.integer(NO_CARD, HIGHEST_COMBAT_CARD)),
    laidOpenly: readSeats(at.laidOpenly, table),
    ...(cardsToLay === undefined ? {} : { cardsToLay }),
    ...(laidSecond === undefined ? {} : { laidSecond }),
    ...(joined ? { joined: readJoined(joined, table) } : {}),
  };
}

/** Left out where nobody was asked: so that there is one way to write it. */
function readJoined(cursor: Cursor, table: Table): number[] {
  const joined = cursor.items(table.seats).map((side) => side.integer(NOT_ASKED, STAYED_OUT));
  return joined.some((side) => side !== NOT_ASKED)
    ? joined
    : cursor.fail('is left out where nobody was asked');
}

const readPieceId = (cursor: Cursor, table: Table): string =>
  table.pieces.ids[cursor.indexIn(table.pieces.ids, 'piece')];

function readSeatRecord(cursor: Cursor, table: Table, seat: Seat): SeatJson {
  const savings = cursor.maybe('savings')?.integer(1, table.policies.actionPoints.most);
  const at = cursor.record(
    [
      'colour',
      'actionCards',
      'lastCard',
      'combatCards',
      'jumps',
      'points',
      'exits',
      'kills',
      'offersDraw',
      'asked',
    ],
    ['savings', 'gone'],
  );
  return {
    colour: at.colour.oneOf([table.colours[seat]]),
    actionCards: rising(at.actionCards, (card) => card.oneOf(ACTION_CARDS)),
    lastCard: at.lastCard.oneOf([0, ...ACTION_CARDS]),
    combatCards: at.combatCards.items().map(readCard),
    jumps: at.jumps.integer(0, table.scenario.jumpCards),
    points: at.points.integer(0, MOST_POINTS),
    exits: at.exits.integer(0, table.pieces.count),
    kills: at.kills.integer(0, table.pieces.count),
    offersDraw: at.offersDraw.boolean(),
    asked: at.asked.integer(0, MOST),
    ...(savings === undefined ? {} : { savings }),
    ...(cursor.maybe('gone')?.oneOf([true]) ? { gone: true } : {}),
  };
}

function readPiece(cursor: Cursor, table: Table, index: number): PieceJson {
  const at = cursor.record(['id', 'where'], ['marks', 'ownPoints', 'enteredFrom']);
  const entered = cursor.maybe('enteredFrom')?.integer(0, table.layout.places - 1);
  const marks = cursor.maybe('marks');
  const points = cursor.maybe('ownPoints');
  return {
    // In the order of the table: so none can be missing or stand twice.
    id: at.id.oneOf([table.pieces.ids[index]]),
    where: readWhere(at.where, table),
    ...(marks ? { marks: marks.items().map((name) => name.oneOf(MARK_NAMES)) } : {}),
    ...(points ? { ownPoints: points.integer(1, OWN_POINTS >> OWN_POINTS_SHIFT) } : {}),
    ...(entered === undefined ? {} : { enteredFrom: entered }),
  };
}

function readWhere(cursor: Cursor, table: Table): WhereJson {
  if (!cursor.isRecord) return cursor.oneOf(ELSEWHERE_NAMES);
  if (cursor.maybe('place'))
    return { place: cursor.record(['place']).place.integer(0, table.layout.places - 1) };
  if (cursor.maybe('slot'))
    return { slot: cursor.record(['slot']).slot.integer(0, table.layout.slots.length - 1) };
  return { holder: readPieceId(cursor.record(['holder']).holder, table) };
}
