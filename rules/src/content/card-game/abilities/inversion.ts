/**
 * Inversion: the scroll, in a magic user's hand, makes his room and one beside it change places, once. Everything in
 * and on the rooms goes with them, tokens of a room that lies face down too. The place by which somebody came among
 * enemies is a zone of a room and goes with it: he may be parted from it, and then he stays (CG-RULING-38). Whoever
 * stands in a starting zone stays there, before the same column (CG-RULING-85).
 */
import { toolFor } from '../../../actions/ability-or-object.ts';
import { figureKind } from '../../../actions/kind-makers.ts';
import { targetOf } from '../../../model/packed-action.ts';
import { areNeighbours } from '../../../labyrinth/neighbouring-rooms.ts';
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
import { remove } from '../../../turn/drop-remove-score.ts';
import { type Piece, ROOM_SQUARES, type Slot } from '../../../vocabulary.ts';
import { bit, defineAbility, ruleIds } from '../../../model/ability.ts';
import { type ActionRow, PIECE_ID, SLOT_NUMBER } from '../../../model/action-row.ts';
import { slotOf } from '../../../map/place-numbers.ts';

const CASTS_SPELLS = bit('castsSpells');
const RULES: RuleByCode = { NO_SPELLCASTER: 'CG-OBJ-Inversion-1', NOT_IN_A_ROOM: 'CG-RULING-83' };

const slotAround = (p: Position, piece: Piece): Slot => slotOf(whereIs(p, piece));

function swapRefusal(p: Position, caster: Piece, slot: number): Cause | null {
  const { layout, rules } = p.ruleset;
  if (!(traitsOf(p, caster) & CASTS_SPELLS)) return 'NO_SPELLCASTER';
  if (slot >= layout.slots.length) return malformed('slot');
  if (whereIs(p, caster) >= layout.linesFrom) return 'NOT_IN_A_ROOM';
  if (!areNeighbours(p, slotAround(p, caster), slot)) return 'NOT_NEIGHBOURS';
  return isFaceUp(p, slot) || rules.invertsHidden ? null : 'HIDDEN_STAYS';
}

/** Where something is after two rooms have changed places: a zone of one of them, or a token at it. */
function carriedAlong(p: Position, where: number, a: number, b: number): number {
  const { linesFrom } = p.ruleset.layout;
  if (where === AT_SLOT + a) return AT_SLOT + b;
  if (where === AT_SLOT + b) return AT_SLOT + a;
  if (where < 0 || where >= linesFrom) return where;
  const slot = slotOf(where);
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

const invert = figureKind({
  type: 'invert',
  list(p, _seat, caster, out) {
    for (let slot = 0; slot < p.ruleset.layout.slots.length; slot++)
      if (swapRefusal(p, caster, slot) === null) out.push(caster, slot);
  },
  check(p, caster, { piece, slot }) {
    const code = swapRefusal(p, caster, slot);
    return code ? refuse(code, { piece, slot }, RULES) : slot;
  },
  perform(p, caster, packed, emit) {
    const slots = [slotAround(p, caster), targetOf(packed)] as const;
    emit?.({ event: { type: 'roomsSwapped', by: p.ruleset.pieces.ids[caster], slots } });
    remove(p, toolFor(p, caster, 'invert'), emit);
    swapRooms(p, ...slots);
  },
  decode: (_p, packed, piece) => ({ type: 'invert', piece, slot: targetOf(packed) }),
});

export const inversion = defineAbility({
  id: 'inversion',
  rules: ruleIds('CG-OBJ-Inversion-1 to 5', 'CG-RULING-38', 'CG-RULING-82 to 85'),
  actions: [invert],
});

export const invertRow: ActionRow<'invert'> = {
  fields: { piece: PIECE_ID, slot: SLOT_NUMBER },
  text: [{ piece: 'piece' }, { word: { en: 'invert', fr: 'inverser' } }, { slot: 'slot', mark: '' }],
  aim: { slot: 'slot' },
  ask: (_p, { piece, slot }) => ({ type: 'invert', piece, slot }),
};
