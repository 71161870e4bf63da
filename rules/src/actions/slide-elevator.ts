/**
 * Slide: from certain gears a room is moved to the next stop of its shaft, with everything in it.
 *
 * Pieces stand on squares of their room, so only the arrangement of the map changes and nobody is touched.
 * Rules: MP-ELEV-10 to MP-ELEV-13; MP-RULING-46 to MP-RULING-52.
 */
import { ARRANGEMENT, ROOM_IN } from '../model/fields.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { GEAR, type Piece } from '../vocabulary.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { figureKind } from './kind-makers.ts';
import { type ActionRow, oneOf, PIECE_ID } from '../model/action-row.ts';
import { slotOf } from '../map/place-numbers.ts';

export interface Shaft {
  /** The slot that slides. */
  readonly slot: number;
  /** The arrangements of the map in which it is at its stops, from the top down. */
  readonly stops: readonly number[];
  /** The numbers of the rooms whose gears move it. */
  readonly pairs: readonly number[];
}

const SLIDES = ['up', 'down'] as const;
const OWN_RULES: RuleByCode = { NOT_ON_GEAR: 'MP-ELEV-10' };

/** The arrangement after a slide up (0) or down (1); none beyond the last stop. */
const nextStop = (p: Position, { stops }: Shaft, way: number): number | undefined =>
  stops[stops.indexOf(p.data[ARRANGEMENT]) + (way === 0 ? -1 : 1)];

function gearRefusal(p: Position, shaft: Shaft, piece: Piece): RefusalCode | null {
  const { ground, rooms } = p.ruleset;
  const place = whereIs(p, piece);
  if (ground.kind[place] !== GEAR) return 'NOT_ON_GEAR';
  const { pair } = rooms[p.data[ROOM_IN + slotOf(place)]];
  return shaft.pairs.includes(pair) ? null : 'GEAR_MOVES_NOTHING';
}

export const makeSlide = (shaft: Shaft): ActionKind =>
  figureKind({
    type: 'slide',
    list(p, _seat, piece, out): void {
      if (gearRefusal(p, shaft, piece) !== null) return;
      for (let way = 0; way < SLIDES.length; way++)
        if (nextStop(p, shaft, way) !== undefined) out.push(piece, shaft.slot, way);
    },
    check(p, piece, action, out) {
      out.first = SLIDES.indexOf(action.to);
      const beyond = nextStop(p, shaft, out.first) === undefined ? 'NO_FURTHER_STOP' : null;
      const code = gearRefusal(p, shaft, piece) ?? beyond;
      return code ? refuse(code, { piece: action.piece, slot: shaft.slot }, OWN_RULES) : shaft.slot;
    },
    perform(p, piece, { first: way }, emit): void {
      const arrangement = nextStop(p, shaft, way) ?? p.data[ARRANGEMENT];
      p.data[ARRANGEMENT] = arrangement;
      const by = p.ruleset.pieces.ids[piece];
      emit?.({ event: { type: 'roomSlid', by, slot: shaft.slot, to: SLIDES[way], arrangement } });
    },
    decode: (_p, packed, piece) => ({ type: 'slide', piece, to: SLIDES[packed.first] }),
  });

export const slideRow: ActionRow<'slide'> = {
  fields: { piece: PIECE_ID, to: oneOf(...SLIDES) },
  text: [
    { piece: 'piece' },
    { word: { en: 'slide', fr: 'glisser' } },
    {
      choice: 'to',
      among: [
        ['up', { en: 'up', fr: 'haut' }],
        ['down', { en: 'down', fr: 'bas' }],
      ],
      no: { en: 'is no way to slide: up or down.', fr: 'n’est pas un sens : haut ou bas.' },
    },
  ],
  ask: (_p, { piece }) => ({ type: 'slide', piece, to: 'up' }),
};
