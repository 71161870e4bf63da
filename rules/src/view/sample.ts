/**
 * A whole position that fits a view: what the viewer knows stays, what he does not know is dealt anew.
 *
 * For search: a bot plays on in such positions and never in the true one. Everything that is hidden is a permutation
 * (rooms in slots, pieces at places), so a sample is a shuffle with a few constraints, and needs no second try.
 */
import type { Chance } from '../chance.ts';
import { tableFor } from '../new-game.ts';
import { copiesOf, positionFrom } from '../position/fill.ts';
import { type PieceJson, POSITION_FORMAT, type SlotJson, type WhereJson } from '../position/json.ts';
import type { Position } from '../position/position.ts';
import type { Table } from '../position/table.ts';
import type { Seat } from '../vocabulary.ts';
import { dealPieces } from './deal-pieces.ts';
import { dealRooms } from './deal-rooms.ts';
import type { View } from './view.ts';

/** The table is that of the view's options, unless the game is played on one of its own. */
export function sample(view: View, chance: Chance, table: Table = tableFor(view.options)): Position {
  const { shown, remembered } = view;
  const { rooms: _rooms, combat, seats, pieces: _pieces, ...course } = shown;
  const lot = (known: Seat | null): Seat => known ?? chance.below(table.seats);
  return positionFrom(table, {
    format: POSITION_FORMAT,
    version: 1,
    options: view.options,
    ...course,
    lots: {
      firstChooser: remembered.lots.firstChooser,
      firstPlacer: lot(remembered.lots.firstPlacer),
      firstPlayer: lot(remembered.lots.firstPlayer),
    },
    slots: slotsFor(view, table, chance),
    combat: combat && {
      ...combat,
      laid: combat.laid.map((card, seat) => (card === 'hidden' ? cardFor(view, seat, chance) : card)),
    },
    seats: seats.map(({ inHand: _inHand, faceDownOn: _dots, leftOut: _out, ...seat }, index) => ({
      ...seat,
      combatCards: remembered.combatCards[index],
    })),
    pieces: piecesFor(view, table, chance),
  });
}

/** The viewer's own card, or any that the seat still holds: each card is as likely as another. */
function cardFor(view: View, seat: Seat, chance: Chance): number {
  if (seat === view.viewer) return view.own.laid;
  const cards = view.remembered.combatCards[seat];
  return cards[chance.below(cards.length)];
}

function slotsFor(view: View, table: Table, chance: Chance): SlotJson[] {
  const lying = dealRooms(view, table, chance);
  return view.shown.rooms.map((room, slot) => ({
    room: table.rooms[lying[slot]].id,
    copy: copiesOf(table, table.rooms[lying[slot]].id).indexOf(lying[slot]) + 1,
    faceUp: room.faceUp,
    turned: room.faceUp ? room.turned : chance.below(4),
    gates: room.faceUp
      ? room.gates
      : Array.from({ length: table.rooms[lying[slot]].portcullises }, () => 'closed' as const),
  }));
}

function piecesFor(view: View, table: Table, chance: Chance): PieceJson[] {
  const known = new Map([...view.shown.pieces, ...view.own.pieces].map((piece) => [piece.id, piece]));
  const dealt = new Map<string, WhereJson>();
  for (let seat = 0; seat < table.seats; seat++)
    for (const [id, where] of dealPieces(view, table, seat, chance)) dealt.set(id, where);
  return table.pieces.ids.map((id) => known.get(id) ?? { id, where: dealt.get(id) ?? 'box' });
}
