/**
 * What a viewer knows, as a position: everything that he sees and remembers is in it, and what is to be dealt is not
 * dealt yet. It is made once for a view; every sample of the view begins with a copy.
 */
import { NO_CARD } from '../combat/laid-cards.ts';
import { positionFrom } from '../position/fill.ts';
import { type CombatJson, type PieceJson, POSITION_FORMAT, type SlotJson } from '../position/json.ts';
import { dealtLines } from '../position/lines.ts';
import type { Position } from '../position/position.ts';
import type { Table } from '../position/ruleset.ts';
import { COLOURS } from '../vocabulary.ts';
import { knownRooms } from './deal-rooms.ts';
import type { CombatView, View } from './view.ts';

export function knownPosition(view: View, table: Table): Position {
  const { shown, remembered, own } = view;
  const { rooms: _rooms, combat, seats, pieces: _pieces, ...course } = shown;
  const { firstChooser, firstPlacer, firstPlayer } = remembered.lots;
  const seen = new Map(
    [...shown.pieces, ...own.pieces, ...(remembered.pieces ?? [])].map((piece) => [piece.id, piece]),
  );
  return positionFrom(table, {
    format: POSITION_FORMAT,
    version: 1,
    options: view.options,
    ...course,
    lots: { firstChooser, firstPlacer: firstPlacer ?? 0, firstPlayer: firstPlayer ?? 0 },
    ...(remembered.drafted ? { drafted: remembered.drafted } : {}),
    ...(remembered.laying ? { laying: remembered.laying } : {}),
    slots: slotsOf(view, table),
    ...(shown.dealt === undefined && dealtLines({ table }).length > 0 ? { dealt: COLOURS } : {}),
    combat: combat && combatOf(view, combat, table),
    seats: seats.map(({ inHand: _inHand, faceDownOn: _dots, leftOut: _out, ...seat }, index) => ({
      ...seat,
      combatCards: remembered.combatCards[index],
    })),
    pieces: table.pieces.ids.map((id): PieceJson => seen.get(id) ?? { id, where: 'box' }),
  });
}

/** A combat with the cards that he knows; the others, and answers that lie face down, are laid by chance. */
function combatOf({ viewer, own }: View, combat: CombatView, table: Table): CombatJson {
  const { laidSecond: _hidden, chosen: _chosen, ...open } = combat;
  const attacker = table.pieces.owner[table.pieces.byId.get(combat.attacker) ?? 0];
  return {
    ...open,
    laid: combat.laid.map((card, seat) =>
      card === 'hidden' ? (seat === viewer ? own.laid : NO_CARD) : card,
    ),
    ...(own.laidSecond !== undefined && attacker === viewer ? { laidSecond: own.laidSecond } : {}),
  };
}

function slotsOf(view: View, table: Table): SlotJson[] {
  const lying = knownRooms(view, table);
  return view.shown.rooms.map((room, slot): SlotJson => {
    if (!room.faceUp) return { room: table.rooms[0].id, faceUp: false, turned: 0, gates: [] };
    const { id } = table.rooms[lying[slot]];
    const before = table.rooms.slice(0, lying[slot]).filter((one) => one.id === id).length;
    return {
      room: id,
      ...(before > 0 ? { copy: before + 1 } : {}),
      faceUp: true,
      turned: room.turned,
      gates: room.gates,
      ...(room.wallsBroken ? { wallsBroken: true as const } : {}),
    };
  });
}
