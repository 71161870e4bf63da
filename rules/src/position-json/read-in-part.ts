/**
 * Reads of a position what can be read, where not all of it can. In the place of the rest stands something that the
 * rules can be asked about, and the doubts tell which parts these are. The faults themselves were told before.
 */
import { rollSetup } from '../editions/roll-setup.ts';
import type { Cursor, Readers } from '../json/cursor.ts';
import { Gathering } from '../json/fault.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { setUp } from '../new-game.ts';
import { COLOURS, type Piece, type Seat } from '../vocabulary.ts';
import type { Doubts } from './doubts.ts';
import { BEFORE_PLAY } from './faults/course.ts';
import { PIECE, type PieceJson, readWhere } from './pieces.ts';
import { COURSE, POSITION, POSITION_FORMAT, type PositionJson, SEAT, type SeatJson } from './schema.ts';
import { ROOM_SLOT, type SlotJson } from './slots.ts';

export function readInPart(root: Cursor, ruleset: Ruleset, doubts: Doubts): PositionJson {
  const { must, may } = POSITION.readers(root, ruleset);
  const { slots: _slots, seats: _seats, pieces: _pieces, ...single } = { ...must, ...may };
  const found = root.readable(single);
  for (const key of unreadKeys(root, { ...must, ...may }, may))
    if (Object.hasOwn(single, key)) doubts.add(key);
  const course = { ...usualCourse(ruleset, found), ...found };
  const isSetUp = course.turn === 0;
  return {
    ...course,
    slots: slotsInPart(root, ruleset, doubts),
    seats: ruleset.colours.map((_colour, seat) =>
      seatInPart(itemOf(root, 'seats', seat), ruleset, seat, doubts),
    ),
    pieces: ruleset.pieces.ids.map((_id, piece) =>
      pieceInPart(itemOf(root, 'pieces', piece, ruleset.pieces.count), ruleset, piece, isSetUp, doubts),
    ),
  };
}

/** The fields that are not known. One that may be left out may stand behind a key that is none. */
function unreadKeys(at: Cursor | null, readers: Readers<object>, may: Readers<object>): string[] {
  const found = at?.readable(readers) ?? {};
  const hasStranger = !at?.isRecord || at.keys().some((key) => !Object.hasOwn(readers, key));
  return Object.keys(readers).filter(
    (key) => !Object.hasOwn(found, key) && (hasStranger || !Object.hasOwn(may, key) || at.maybe(key)),
  );
}

/** An item of a list, or null: which item is which is not known where the length is wrong. */
const itemOf = (root: Cursor, list: string, index: number, length?: number): Cursor | null =>
  new Gathering().attempt(() => root.field(list).items(length)[index]) ?? null;

/** In play, unless what is known says that it has not begun. */
function usualCourse(
  ruleset: Ruleset,
  { stage, turn }: Partial<PositionJson>,
): Omit<PositionJson, 'slots' | 'seats' | 'pieces'> {
  const nothing = new Position(ruleset);
  COURSE.store(nothing, {});
  return {
    format: POSITION_FORMAT,
    version: 1,
    options: ruleset.options,
    ...COURSE.write(nothing),
    stage: turn === 0 ? 'deploy' : 'act',
    turn: stage !== undefined && BEFORE_PLAY.includes(stage) ? 0 : 9,
    highest: 5,
    lots: { firstChooser: 0, firstPlacer: 0, firstPlayer: 0 },
    dealt: COLOURS.slice(0, dealtLines({ ruleset }).length),
    combat: null,
  };
}

function slotsInPart(root: Cursor, ruleset: Ruleset, doubts: Doubts): SlotJson[] {
  const read = ruleset.layout.slots.map((_plan, slot) => {
    const item = itemOf(root, 'slots', slot, ruleset.layout.slots.length);
    return item && new Gathering().attempt(() => ROOM_SLOT.read(item, ruleset));
  });
  const taken = new Set(read.map((slot) => slot?.room));
  return read.map((slot, index) => {
    if (slot) return slot;
    doubts.add('slots', index);
    return usualSlot(ruleset, taken);
  });
}

/** A room that lies nowhere else, open. */
export function usualSlot({ rooms }: Ruleset, taken: Set<string | undefined>): SlotJson {
  const room = rooms.find(({ id }) => !taken.has(id)) ?? rooms[0];
  taken.add(room.id);
  return {
    room: room.id,
    turned: 0,
    faceUp: true,
    gates: Array.from({ length: room.portcullises }, () => 'closed' as const),
  };
}

function seatInPart(item: Cursor | null, ruleset: Ruleset, seat: Seat, doubts: Doubts): SeatJson {
  const { must, may } = SEAT.readers(item, ruleset, seat);
  const readers = { ...must, ...may };
  for (const key of unreadKeys(item, readers, may)) doubts.add('seats', seat, key);
  return { ...usualSeat(ruleset, seat), ...item?.readable(readers) };
}

/** A player who has lost and won nothing: all cards in hand. */
export const usualSeat = (ruleset: Ruleset, seat: Seat): SeatJson => ({
  ...SEAT.write(setUp(ruleset, rollSetup(ruleset, '')), seat),
  asked: 0,
});

function pieceInPart(
  item: Cursor | null,
  ruleset: Ruleset,
  piece: Piece,
  isSetUp: boolean,
  doubts: Doubts,
): PieceJson {
  const gathering = new Gathering();
  const whole = item && gathering.attempt(() => PIECE.read(item, ruleset, piece));
  if (whole) return whole;
  // Where the list has another length, any of them may be anywhere.
  if (item) doubts.add('pieces', piece);
  else doubts.strays.add(piece);
  const lost = ruleset.pieces.isCharacter[piece] === 1 ? 'killed' : 'removed';
  return {
    id: ruleset.pieces.ids[piece],
    where:
      (item && gathering.attempt(() => readWhere(item.field('where'), ruleset))) ?? (isSetUp ? 'hand' : lost),
  };
}
