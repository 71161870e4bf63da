/**
 * Inversion: the scroll, in a magic user's hand, makes his room and one beside it change places, once.
 *
 * Everything in and on the rooms goes with them, tokens of a room that lies face down too. The place by which somebody
 * came among enemies is a zone of a room and goes with it: he may be parted from it, and then he stays (CG-RULING-38).
 * Whoever stands in a starting zone stays there, before the same column (CG-RULING-85).
 */
import { abilityRefusal, toolFor } from '../../../actions/ability.ts';
import { pieceById } from '../../../actions/acting.ts';
import { pieceOf, targetOf } from '../../../model/packed-action.ts';
import type { ActionKind } from '../../../model/action-kind.ts';
import { areNeighbours } from '../../../labyrinth/neighbour-slots.ts';
import { AT_SLOT, ROOM_IN, SLOT } from '../../../model/fields.ts';
import {
  enteredFrom,
  isFaceUp,
  put,
  setEnteredFrom,
  traitsOf,
  whereIs,
  type Position,
} from '../../../model/position.ts';
import { type Cause, malformed, refuse, type RuleByCode } from '../../../refusals.ts';
import { pay, remove } from '../../../turn/effects.ts';
import { type Piece, ROOM_SQUARES } from '../../../vocabulary.ts';
import { bit, defineAbility } from '../../../model/ability.ts';
import { type ActionRow, PIECE_ID, SLOT_NUMBER } from '../../../model/action-row.ts';

const CASTS_SPELLS = bit('castsSpells');
const RULES: RuleByCode = { NO_SPELLCASTER: 'CG-OBJ-Inversion-1', NOT_IN_A_ROOM: 'CG-RULING-83' };

const slotOf = (p: Position, piece: Piece): number => Math.floor(whereIs(p, piece) / ROOM_SQUARES);

function swapRefusal(p: Position, caster: Piece, slot: number): Cause | null {
  const { layout, rules } = p.ruleset;
  if (!(traitsOf(p, caster) & CASTS_SPELLS)) return 'NO_SPELLCASTER';
  if (slot >= layout.slots.length) return malformed('slot');
  if (whereIs(p, caster) >= layout.linesFrom) return 'NOT_IN_A_ROOM';
  if (!areNeighbours(p, slotOf(p, caster), slot)) return 'NOT_NEIGHBOURS';
  return isFaceUp(p, slot) || rules.invertsHidden ? null : 'HIDDEN_STAYS';
}

/** Where something is after two rooms have changed places: a zone of one of them, or a token at it. */
function carriedAlong(p: Position, where: number, a: number, b: number): number {
  const { linesFrom } = p.ruleset.layout;
  if (where === AT_SLOT + a) return AT_SLOT + b;
  if (where === AT_SLOT + b) return AT_SLOT + a;
  if (where < 0 || where >= linesFrom) return where;
  const slot = Math.floor(where / ROOM_SQUARES);
  const other = slot === a ? b : slot === b ? a : slot;
  return where + (other - slot) * ROOM_SQUARES;
}

function swapRooms(p: Position, a: number, b: number): void {
  for (const field of [ROOM_IN, SLOT]) {
    const kept = p.data[field + a];
    p.data[field + a] = p.data[field + b];
    p.data[field + b] = kept;
  }
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    put(p, piece, carriedAlong(p, whereIs(p, piece), a, b));
    setEnteredFrom(p, piece, carriedAlong(p, enteredFrom(p, piece), a, b));
  }
}

const invert: ActionKind = {
  type: 'invert',
  barrier: false,
  list(p, _seat, caster, out) {
    for (let slot = 0; slot < p.ruleset.layout.slots.length; slot++)
      if (swapRefusal(p, caster, slot) === null) out.push(caster, slot);
  },
  check(p, seat, action, out) {
    if (action.type !== 'invert') return refuse('MALFORMED');
    const refusal = abilityRefusal(p, seat, action.piece, 'invert', 1);
    if (refusal) return refusal;
    const caster = pieceById(p, action.piece);
    const code = swapRefusal(p, caster, action.slot);
    if (code) return refuse(code, { piece: action.piece, slot: action.slot }, RULES);
    out.head |= (caster << 6) | (action.slot << 13);
    return null;
  },
  perform(p, _seat, packed, emit) {
    const caster = pieceOf(packed);
    const slots = [slotOf(p, caster), targetOf(packed)] as const;
    pay(p, caster, 1);
    if (emit) emit({ event: { type: 'roomsSwapped', by: p.ruleset.pieces.ids[caster], slots } });
    remove(p, toolFor(p, caster, 'invert'), emit);
    swapRooms(p, ...slots);
  },
  decode: (p, _seat, packed) => ({
    type: 'invert',
    piece: p.ruleset.pieces.ids[pieceOf(packed)],
    slot: targetOf(packed),
  }),
};

export const inversion = defineAbility({
  id: 'inversion',
  rules: [
    'CG-OBJ-Inversion-1',
    'CG-OBJ-Inversion-2',
    'CG-OBJ-Inversion-3',
    'CG-OBJ-Inversion-4',
    'CG-OBJ-Inversion-5',
    'CG-RULING-38',
    'CG-RULING-82',
    'CG-RULING-83',
    'CG-RULING-84',
    'CG-RULING-85',
  ],
  actions: [invert],
});

export const invertRow: ActionRow<'invert'> = {
  fields: { piece: PIECE_ID, slot: SLOT_NUMBER },
  text: [{ piece: 'piece' }, { word: { en: 'invert', fr: 'inverser' } }, { slot: 'slot', mark: '' }],
  aim: { slot: 'slot' },
  ask: (_p, { piece, slot }) => ({ type: 'invert', piece, slot }),
};
