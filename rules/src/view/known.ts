/**
 * What a viewer knows, as a position: everything that he sees and remembers is in it, and what is to be dealt is not
 * dealt yet. It is made once for a view; every sample of the view begins with a copy.
 */
import { NO_CARD } from '../combat/cards/laid.ts';
import { positionFrom } from '../position-json/write.ts';
import { type CombatJson, POSITION_FORMAT } from '../position-json/schema.ts';
import type { PieceJson } from '../position-json/pieces.ts';
import { copyOf, type SlotJson } from '../position-json/slots.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { COLOURS } from '../vocabulary.ts';
import { knownRooms } from './deal-rooms.ts';
import type { CombatView, View } from './view.ts';

export function knownPosition(view: View, ruleset: Ruleset): Position {
  const { shown, remembered, own } = view;
  const { rooms: _rooms, combat, seats, pieces: _pieces, ...course } = shown;
  const { firstChooser, firstPlacer, firstPlayer } = remembered.lots;
  const seen = new Map(
    [...shown.pieces, ...own.pieces, ...(remembered.pieces ?? [])].map((piece) => [piece.id, piece]),
  );
  return positionFrom(ruleset, {
    format: POSITION_FORMAT,
    version: 1,
    options: view.options,
    ...course,
    lots: { firstChooser, firstPlacer: firstPlacer ?? 0, firstPlayer: firstPlayer ?? 0 },
    ...(remembered.drafted ? { drafted: remembered.drafted } : {}),
    ...(remembered.laying ? { laying: remembered.laying } : {}),
    slots: slotsOf(view, ruleset),
    ...(shown.dealt === undefined && dealtLines({ ruleset }).length > 0 ? { dealt: COLOURS } : {}),
    combat: combat && combatOf(view, combat, ruleset),
    seats: seats.map(({ inHand: _inHand, faceDownOn: _dots, leftOut: _out, ...seat }, index) => ({
      ...seat,
      combatCards: remembered.combatCards[index],
    })),
    pieces: ruleset.pieces.ids.map((id): PieceJson => seen.get(id) ?? { id, where: 'box' }),
  });
}

/** A combat with the cards that he knows; the others, and answers that lie face down, are laid by chance. */
function combatOf({ viewer, own }: View, combat: CombatView, ruleset: Ruleset): CombatJson {
  const { laidSecond: _hidden, chosen: _chosen, ...open } = combat;
  const attacker = ruleset.pieces.owner[ruleset.pieces.byId.get(combat.attacker) ?? 0];
  return {
    ...open,
    laid: combat.laid.map((card, seat) =>
      card === 'hidden' ? (seat === viewer ? own.laid : NO_CARD) : card,
    ),
    ...(own.laidSecond !== undefined && attacker === viewer ? { laidSecond: own.laidSecond } : {}),
  };
}

function slotsOf(view: View, ruleset: Ruleset): SlotJson[] {
  const lying = knownRooms(view, ruleset);
  return view.shown.rooms.map((room, slot): SlotJson => {
    if (!room.faceUp) return { room: ruleset.rooms[0].id, faceUp: false, turned: 0, gates: [] };
    const copy = copyOf(ruleset, lying[slot]);
    return { ...room, ...(copy === undefined ? {} : { copy }) };
  });
}
