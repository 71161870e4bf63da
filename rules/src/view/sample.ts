/**
 * A whole position that fits a view: what the viewer knows stays, what he does not know is dealt anew.
 *
 * For search: a bot plays on in such positions and never in the true one. Everything that is hidden is a permutation
 * (rooms in slots, pieces at places), so a sample is a shuffle with a few constraints, and needs no second try.
 */
import type { Chance } from '../chance.ts';
import { openAnswers } from '../combat/joining.ts';
import { NO_CARD } from '../combat/laying.ts';
import { tableFor } from '../new-game.ts';
import { CHOSEN, NOT_ASKED } from '../position/fields.ts';
import { copiesOf, positionFrom } from '../position/fill.ts';
import {
  type CombatJson,
  type PieceJson,
  POSITION_FORMAT,
  type SlotJson,
  type WhereJson,
} from '../position/json.ts';
import { dealtLines } from '../position/lines.ts';
import type { Position } from '../position/position.ts';
import type { Table } from '../position/table.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';
import { dealPieces } from './deal-pieces.ts';
import { dealRooms } from './deal-rooms.ts';
import type { CombatView, View } from './view.ts';

/** The table is that of the view's options, unless the game is played on one of its own. */
export function sample(view: View, chance: Chance, table: Table = tableFor(view.options)): Position {
  const { shown, remembered } = view;
  const { rooms: _rooms, combat, seats, pieces: _pieces, ...course } = shown;
  const lot = (known: Seat | null): Seat => known ?? chance.below(table.seats);
  const firstPlayer = lot(remembered.lots.firstPlayer);
  const position = positionFrom(table, {
    format: POSITION_FORMAT,
    version: 1,
    options: view.options,
    ...course,
    lots: {
      firstChooser: remembered.lots.firstChooser,
      // Where starters are laid in turn, one lot decides both.
      firstPlacer: table.scenario.deployOrder === 'inTurn' ? firstPlayer : lot(remembered.lots.firstPlacer),
      firstPlayer,
    },
    slots: slotsFor(view, table, chance),
    ...(shown.dealt === undefined && dealtLines({ table }).length > 0
      ? { dealt: chance.shuffled(COLOURS) }
      : {}),
    combat: combat && combatFor(view, combat, table, chance),
    seats: seats.map(({ inHand: _inHand, faceDownOn: _dots, leftOut: _out, ...seat }, index) => ({
      ...seat,
      combatCards: remembered.combatCards[index],
    })),
    pieces: piecesFor(view, table, chance),
  });
  if (combat?.chosen) answerFor(view, combat.chosen, position, chance);
  return position;
}

/** Answers that lie face down: the viewer's own, of the others any that is open to them, one as likely as another. */
function answerFor(
  view: View,
  chosen: NonNullable<CombatView['chosen']>,
  position: Position,
  chance: Chance,
): void {
  position.table.ground.refresh(position);
  position.table.crowd.read(position);
  chosen.forEach((answer, seat) => {
    if (answer !== 'hidden') return;
    const open = openAnswers(position, seat);
    position.data[CHOSEN + seat] =
      seat === view.viewer ? (view.own.chosen ?? NOT_ASKED) : open[chance.below(open.length)];
  });
}

function combatFor(view: View, combat: CombatView, table: Table, chance: Chance): CombatJson {
  const { laidSecond, chosen: _chosen, ...open } = combat;
  const attacker = table.pieces.owner[table.pieces.byId.get(combat.attacker) ?? 0];
  const cards = combat.laid.map((card, seat) =>
    cardsFor(view, seat, card, laidSecond !== undefined && seat === attacker, chance),
  );
  const second = cards[attacker]?.[1];
  return {
    ...open,
    laid: cards.map(([card]) => card),
    ...(second === undefined ? {} : { laidSecond: second }),
  };
}

/** What a seat has laid: the viewer's own, what he has seen, or any that it still holds, one as likely as another. */
function cardsFor(
  view: View,
  seat: Seat,
  card: number | 'hidden',
  two: boolean,
  chance: Chance,
): readonly number[] {
  const { laid, laidSecond, seen } = view.own;
  if (card === NO_CARD) return [card];
  if (seat === view.viewer) {
    const first = card === 'hidden' ? laid : card;
    return laidSecond === undefined ? [first] : [first, laidSecond];
  }
  if (seen) return seen;
  const held = [...view.remembered.combatCards[seat]];
  const draw = (): number => held.splice(chance.below(held.length), 1)[0];
  if (card !== 'hidden') held.splice(held.indexOf(card), 1);
  const first = card === 'hidden' ? draw() : card;
  // Two cards face down have no order: the lower one counts as the first.
  const both = two ? [first, draw()] : [first];
  return card === 'hidden' ? both.sort((a, b) => a - b) : both;
}

function slotsFor(view: View, table: Table, chance: Chance): SlotJson[] {
  const lying = dealRooms(view, table, chance);
  return view.shown.rooms.map((room, slot) => ({
    room: table.rooms[lying[slot]].id,
    copy: copiesOf(table, table.rooms[lying[slot]].id).indexOf(lying[slot]) + 1,
    faceUp: room.faceUp,
    turned: room.faceUp ? room.turned : chance.below(4),
    ...(room.faceUp && room.wallsBroken ? { wallsBroken: true as const } : {}),
    gates: room.faceUp
      ? room.gates
      : Array.from({ length: table.rooms[lying[slot]].portcullises }, () => 'closed' as const),
  }));
}

function piecesFor(view: View, table: Table, chance: Chance): PieceJson[] {
  const seen = [...view.shown.pieces, ...view.own.pieces, ...(view.remembered.pieces ?? [])];
  const known = new Map(seen.map((piece) => [piece.id, piece]));
  const dealt = new Map<string, WhereJson>();
  for (let seat = 0; seat < table.seats; seat++)
    for (const [id, where] of dealPieces(view, table, seat, chance)) dealt.set(id, where);
  return table.pieces.ids.map((id) => known.get(id) ?? { id, where: dealt.get(id) ?? 'box' });
}
