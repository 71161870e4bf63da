/**
 * Lift: from its own gear a room is raised out of the labyrinth; it stays up until the turn ends.
 * Rules: MP-PYR-24, MP-PYR-25; MP-RULING-36, MP-RULING-37, MP-RULING-40.
 */
import { ARRANGEMENT } from '../model/fields.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { GEAR, type Piece } from '../vocabulary.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { figureKind } from './kind-makers.ts';
import type { ActionRow } from '../model/action-row.ts';
import { oneselfRow } from './row-makers.ts';
import { slotOf } from '../map/place-numbers.ts';

/** A room that rises: its slot, and the arrangements of the map in which it is down and up. */
export interface RisingRoom {
  readonly slot: number;
  readonly down: number;
  readonly up: number;
}

const OWN_RULES: RuleByCode = { NOT_ON_GEAR: 'MP-PYR-24', GEAR_MOVES_NOTHING: 'MP-PYR-24' };

/** Whoever stands on its gear has found the room, so one that lies face down is never lifted (MP-RULING-36). */
function liftRefusal(p: Position, { slot, up }: RisingRoom, piece: Piece): RefusalCode | null {
  const place = whereIs(p, piece);
  if (p.ruleset.ground.kind[place] !== GEAR) return 'NOT_ON_GEAR';
  if (slotOf(place) !== slot) return 'GEAR_MOVES_NOTHING';
  return p.data[ARRANGEMENT] === up ? 'ALREADY_LIFTED' : null;
}

export const makeLift = (room: RisingRoom): ActionKind =>
  figureKind({
    type: 'lift',
    list(p, _seat, piece, out): void {
      if (liftRefusal(p, room, piece) === null) out.push(piece, room.slot);
    },
    check(p, piece, action) {
      const code = liftRefusal(p, room, piece);
      return code ? refuse(code, { piece: action.piece, slot: room.slot }, OWN_RULES) : room.slot;
    },
    perform(p, piece, _packed, emit): void {
      p.data[ARRANGEMENT] = room.up;
      emit?.({ event: { type: 'roomLifted', by: p.ruleset.pieces.ids[piece], slot: room.slot } });
    },
    decode: (_p, _packed, piece) => ({ type: 'lift', piece }),
  });

export const liftRow: ActionRow<'lift'> = oneselfRow('lift', { en: 'lift', fr: 'hisser' });
