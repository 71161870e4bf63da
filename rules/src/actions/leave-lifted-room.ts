/**
 * Leave: while a room is up at the surface, whoever is in it may leave with what he carries. Its worth: turn/exit.ts.
 * Rules: MP-PYR-23, MP-PYR-26, MP-PYR-29; MP-RULING-38, MP-RULING-39.
 */
import { ARRANGEMENT } from '../model/fields.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse } from '../refusals.ts';
import { exitLabyrinth } from '../turn/exit.ts';
import type { Piece } from '../vocabulary.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { figureKind } from './kind-makers.ts';
import type { RisingRoom } from './lift-room.ts';
import type { ActionRow } from '../model/action-row.ts';
import { oneselfRow } from './row-makers.ts';
import { slotOf } from '../map/place-numbers.ts';

const isAtSurface = (p: Position, { slot, up }: RisingRoom, piece: Piece): boolean =>
  p.data[ARRANGEMENT] === up && slotOf(whereIs(p, piece)) === slot;

export const makeLeave = (room: RisingRoom): ActionKind =>
  figureKind({
    type: 'leave',
    list(p, _seat, piece, out): void {
      if (isAtSurface(p, room, piece)) out.push(piece, room.slot);
    },
    check: (p, piece, action) =>
      isAtSurface(p, room, piece) ? room.slot : refuse('NOT_AT_SURFACE', { piece: action.piece }),
    perform: (p, piece, _packed, emit) => exitLabyrinth(p, piece, emit),
    decode: (_p, _packed, piece) => ({ type: 'leave', piece }),
  });

export const leaveRow: ActionRow<'leave'> = oneselfRow('leave', { en: 'leave', fr: 'sortir' });
