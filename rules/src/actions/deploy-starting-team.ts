/**
 * Deploy: a character of the starting team goes face down on a free dot of its own line, one decision per token. Whose
 * turn it is, and when all are turned up (BD-SETUP-17, CG-SETUP-16): turn/set-up-order.ts; how many: the scenario's
 * `onLine` (MP-STD-13, MP-RACE-6, MP-EXITS-15).
 * Rules: BD-SETUP-6 to BD-SETUP-8, BD-SCN1-6, BD-SCN2-5, BD-SCN3-4, BD-SCN4-6; MP-CROSS-4, MP-ELEV-9, MP-MURDER-5,
 * MP-SURP-4, MP-PYR-7 to MP-PYR-9, MP-RACE-5, MP-EXITS-6, MP-EXITS-7; CG-SETUP-8, CG-SETUP-9, CG-RULING-3.
 */
import type { Line } from '../map/layout.ts';
import { IN_HAND } from '../model/fields.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';
import { afterDeploying } from '../turn/set-up-order.ts';
import { tokenKind } from './kind-makers.ts';
import { pieceOf, targetOf } from '../model/packed-action.ts';
import { type ActionRow, PIECE_ID, PLACE_NUMBER } from '../model/action-row.ts';

function tokenRefusal(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  const { pieces } = p.ruleset;
  if (pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  if (whereIs(p, piece) !== IN_HAND) return 'NOT_IN_HAND';
  return pieces.isCharacter[piece] === 1 ? null : 'NOT_A_CHARACTER';
}

/** A line is its owner's, or everybody's (MP-PYR-7). */
const isFor = (line: Line, seat: Seat): boolean => line.owner === seat || line.owner < 0;

function dotRefusal(p: Position, seat: Seat, place: Place): RefusalCode | null {
  const { layout, pieces } = p.ruleset;
  if (!layout.lines.some((line) => isFor(line, seat) && line.dots.includes(place))) return 'NOT_YOUR_DOT';
  return pieces.all.some((piece) => whereIs(p, piece) === place) ? 'DOT_TAKEN' : null;
}

export const deploy = tokenKind({
  type: 'deploy',

  list(p, seat, _piece, out): void {
    const dots = p.ruleset.layout.lines.flatMap((line) => (isFor(line, seat) ? line.dots : []));
    const free = dots.filter((dot) => dotRefusal(p, seat, dot) === null);
    for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
      if (tokenRefusal(p, seat, piece) === null) for (const dot of free) out.push(piece, dot);
  },

  check(p, seat, piece, { piece: id, place }) {
    const code = tokenRefusal(p, seat, piece) ?? dotRefusal(p, seat, place);
    return code ? refuse(code, { piece: id, at: place }) : place;
  },

  perform(p, seat, packed, emit): void {
    const place = targetOf(packed);
    put(p, pieceOf(packed), place);
    const event = {
      type: 'pieceDeployed',
      seat,
      piece: p.ruleset.pieces.ids[pieceOf(packed)],
      place,
    } as const;
    emit?.({ event, only: seat, instead: { ...event, piece: 'hidden' } });
    afterDeploying(p, emit);
  },

  decode: (packed, piece) => ({ type: 'deploy', piece, place: targetOf(packed) }),
});

export const deployRow: ActionRow<'deploy'> = {
  fields: { piece: PIECE_ID, place: PLACE_NUMBER },
  text: [{ piece: 'piece' }, { place: 'place', mark: '@', on: 'line' }],
  aim: { place: 'place' },
};
