/**
 * Reveal: a figure with direct access (BD-REVEAL-2, CG-REVEAL-3) turns a hidden room face up; its tokens are placed.
 *
 * From a line: editions/policies/reveal-from-line.ts; over which side: flipping.ts; who places what:
 * actions/place-in-revealed-room.ts; that one who is wounded or spent cannot (BD-RULING-13, CG-RULING-12):
 * who-may-act.ts; which room from a starting zone (CG-RULING-11): labyrinth/starting-zone.ts.
 * Rules: groups BD-REVEAL, CG-REVEAL; BD-TURN-8; BD-RULING-10 to BD-RULING-12, BD-RULING-14, BD-RULING-15; MP-STD-12,
 * MP-RULING-7 to MP-RULING-10; tokens of a wrong kind: MP-CROSS-8, MP-PYR-15, MP-RACE-9, MP-MURDER-8; CG-RULING-13 to
 * CG-RULING-16.
 */
import { HIDDEN_ROOM, hiddenRoomsBeside } from '../labyrinth/neighbouring-squares.ts';
import { AT_SLOT, FACE_UP, REVEALED, REVEALER, ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import { noteRevealed } from '../model/laying-order.ts';
import { isFaceUp, whereIs, type Position } from '../model/position.ts';
import { type Cause, malformed, refuse, type RefusalCode } from '../refusals.ts';
import { remove, noteProgress } from '../turn/drop-remove-score.ts';
import type { Emit } from '../model/events.ts';
import { type DirectionName, DIRECTIONS, LINE, type Piece, type Place } from '../vocabulary.ts';
import { type PackedAction, targetOf } from '../model/packed-action.ts';
import { figureKind } from './kind-makers.ts';
import { isMeantFor } from './lay-on-room.ts';
import { askPlacer } from './place-in-revealed-room.ts';
import { type ActionRow, oneOf, optional, PIECE_ID, SLOT_NUMBER } from '../model/action-row.ts';
import { nearestHiddenRoom } from '../labyrinth/nearest.ts';

/**
 * What stands between ends access, whoever he is (BD-CHAR-Naga-3, BD-CHAR-WallWalker-5, CG-CHAR-Naga-3,
 * CG-CHAR-WallWalker-4, CG-RULING-15).
 */
function accessRefusal(p: Position, piece: Piece, slot: number): Cause | null {
  const { layout } = p.ruleset;
  if (slot >= layout.slots.length) return malformed('slot');
  if (isFaceUp(p, slot)) return 'ALREADY_REVEALED';
  const place = whereIs(p, piece);
  if (accessible(p, place) & (1 << slot)) return null;
  const isBlocked = p.ruleset.ground.kind[place] !== LINE && hiddenRoomsBeside(p, place) & (1 << slot);
  return isBlocked ? 'ACCESS_BLOCKED' : 'NO_ACCESS';
}

/** The hidden rooms to which somebody here has direct access, one bit each. */
function accessible(p: Position, place: Place): number {
  const { ground, policies } = p.ruleset;
  if (ground.kind[place] === LINE) return policies.revealAccess.fromLine(p, place);
  let bits = 0;
  for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
    if (ground.to[link] <= HIDDEN_ROOM && ground.blocks[link] === 0)
      bits |= 1 << (HIDDEN_ROOM - ground.to[link]);
  return bits;
}

/** How a listed reveal is flipped: as it was drawn, over the north or the south, over the east or the west. */
const OVER_EAST_OR_WEST = 2;
/** A half turn of the two bits that say how a room is turned. */
const HALF_TURN = 2;

/** The sides that make a difference: opposite ones give the same room (MP-RULING-7). */
function flips(p: Position, slot: number): number[] {
  const sides = p.ruleset.policies.flipping.sides(p, slot);
  if (sides === 0) return [0];
  return [1, 2].filter((way) => sides & (0b0101 << (way - 1)));
}

/** The side that is named for a way to flip, where there is a choice: of two opposite ones the first. */
const sideNamed = (p: Position, packed: PackedAction): { readonly over?: DirectionName } =>
  flips(p, targetOf(packed)).length > 1 ? { over: DIRECTIONS[packed.first - 1] } : {};

function flipOver(p: Position, slot: number, over: DirectionName | undefined): number | RefusalCode {
  const sides = p.ruleset.policies.flipping.sides(p, slot);
  if (sides === 0) return over === undefined ? 0 : 'NO_SIDE_TO_NAME';
  if (over === undefined) {
    const ways = flips(p, slot);
    return ways.length === 1 ? ways[0] : 'NAME_A_SIDE';
  }
  const direction = DIRECTIONS.indexOf(over);
  return sides & (1 << direction) ? 1 + (direction % 2) : 'SIDE_NOT_FREE';
}

/** Tokens of the wrong kind leave the game; nobody scores (MP-CROSS-8, MP-RULING-10). */
function removeMisplaced(p: Position, slot: number, emit: Emit): void {
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
    if (whereIs(p, piece) === AT_SLOT + slot && !isMeantFor(p, slot, piece)) remove(p, piece, emit);
}

export const reveal = figureKind({
  type: 'reveal',
  barrier: true,

  list(p, _seat, piece, out): void {
    let bits = accessible(p, whereIs(p, piece));
    for (let slot = 0; bits !== 0; slot++, bits >>= 1)
      if (bits & 1) for (const way of flips(p, slot)) out.push(piece, slot, way);
  },

  check(p, piece, { piece: id, slot, over }, out) {
    const code = accessRefusal(p, piece, slot);
    if (code) return refuse(code, { piece: id, slot });
    const way = flipOver(p, slot, over);
    if (typeof way === 'string') return refuse(way, { piece: id, slot });
    out.first = way;
    return slot;
  },

  perform(p, piece, packed, emit): void {
    const { pieces, rooms } = p.ruleset;
    const slot = targetOf(packed);
    noteProgress(p, 'reveal');
    const side = sideNamed(p, packed);
    // Over the east or the west side it comes out half a turn further than over the north or the south (MP-RULING-7).
    if (packed.first === OVER_EAST_OR_WEST) p.data[SLOT + slot] ^= HALF_TURN;
    p.data[SLOT + slot] |= FACE_UP;
    p.data[REVEALED] = slot;
    p.data[REVEALER] = pieces.owner[piece];
    emit?.({
      event: {
        type: 'roomRevealed',
        by: pieces.ids[piece],
        slot,
        room: rooms[p.data[ROOM_IN + slot]]?.id ?? '',
        turned: p.data[SLOT + slot] & TURNED,
        ...side,
        tokens: pieces.ids.filter((_id, token) => whereIs(p, token) === AT_SLOT + slot),
      },
    });
    noteRevealed(p, slot);
    if (p.ruleset.rules.allowMisplacement) removeMisplaced(p, slot, emit);
    askPlacer(p, emit);
  },

  decode: (p, packed, piece) => ({
    type: 'reveal',
    piece,
    slot: targetOf(packed),
    ...sideNamed(p, packed),
  }),
});

export const revealRow: ActionRow<'reveal'> = {
  fields: { piece: PIECE_ID, slot: SLOT_NUMBER, over: optional(oneOf(...DIRECTIONS)) },
  text: [{ piece: 'piece' }, 'flip'],
  aim: { slot: 'slot' },
  ask: (p, { piece, place, slot }) => ({ type: 'reveal', piece, slot: nearestHiddenRoom(p, place) ?? slot }),
};
