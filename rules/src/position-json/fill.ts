/**
 * The integers of a position that is given as JSON: the other direction of `write.ts`, for one that is known to be
 * well formed. A file from outside goes through `read.ts`, which asks first.
 */
import { handOf } from '../combat/cards/hand.ts';
import { NO_CARD } from '../combat/cards/laid.ts';
import { noteDrafted } from '../model/drafted.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  CARDS_TO_LAY,
  ARRANGEMENT,
  ASKED,
  AT_SLOT,
  ATTACKER,
  CHOOSER,
  COMBAT_HAND,
  DEALT,
  ENDING,
  ENDINGS,
  EXITS,
  FACE_UP,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  PORTCULLIS_SHIFT,
  GONE,
  HELD,
  HIGHEST,
  CHOSEN,
  JOINED,
  JUMPS,
  KILLS,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  LAST_CARD,
  MOST_SEATS,
  NAMED,
  NAMER,
  NOT_ASKED,
  OFFER,
  POINTS,
  IDLE_TURNS,
  REVEALED,
  REVEALER,
  ROOM_IN,
  SAVINGS,
  SLOT,
  STAGE,
  PROGRESSED,
  TARGET,
  TIME_OUT,
  TURN,
  WALLS_BROKEN,
  WINNERS,
} from '../model/fields.ts';
import {
  ELSEWHERE,
  PORTCULLIS_STATES,
  type PieceJson,
  type PositionJson,
  type SeatJson,
  type SlotJson,
  type WhereJson,
} from './json.ts';
import { setLaying } from '../model/laying.ts';
import { MARK_TABLE } from '../model/marks.ts';
import { mark, Position, put, setEnteredFrom, setOwnPoints } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { COLOURS } from '../vocabulary.ts';

export function positionFrom(ruleset: Ruleset, json: PositionJson): Position {
  const p = new Position(ruleset);
  const { data } = p;
  data[STAGE] = ruleset.stageNumbers[json.stage] ?? 0;
  data[ACTIVE] = json.active;
  data[CHOOSER] = json.chooser;
  data[TURN] = json.turn;
  data[AP] = json.ap;
  data[HIGHEST] = json.highest;
  data[IDLE_TURNS] = json.quiet;
  data[PROGRESSED] = json.stirred ? 1 : 0;
  data[TIME_OUT] = json.timeOut ? 1 : 0;
  data[FIRST_CHOOSER] = json.lots.firstChooser;
  data[FIRST_PLACER] = json.lots.firstPlacer;
  data[FIRST_PLAYER] = json.lots.firstPlayer;
  for (const id of json.drafted ?? []) noteDrafted(p, ruleset.pieces.byId.get(id) ?? -1);
  setLaying(p, json.laying ?? []);
  data[ARRANGEMENT] = json.arrangement;
  data[REVEALED] = json.reveal?.slot ?? -1;
  data[REVEALER] = json.reveal?.seat ?? -1;
  data[ENDING] = ENDINGS.indexOf(json.ending);
  data[WINNERS] = bitsOf(json.winners);
  json.slots.forEach((slot, index) => fillSlot(p, index, slot));
  json.dealt?.forEach((colour, line) => {
    data[DEALT + line] = COLOURS.indexOf(colour);
  });
  fillCombat(p, json);
  json.seats.forEach((seat, index) => fillSeat(p, index, seat));
  for (const piece of json.pieces) fillPiece(p, piece);
  return p;
}

const bitsOf = (numbers: readonly number[]): number =>
  numbers.reduce((bits, number) => bits | (1 << number), 0);

/** The rooms of the table with this name: more than one where a pair is in play twice. */
export const copiesOf = (ruleset: Ruleset, id: string): number[] =>
  [...ruleset.rooms.keys()].filter((room) => ruleset.rooms[room].id === id);

function fillSlot(p: Position, slot: number, json: SlotJson): void {
  p.data[ROOM_IN + slot] = copiesOf(p.ruleset, json.room)[(json.copy ?? 1) - 1];
  p.data[SLOT + slot] = json.gates.reduce(
    (state, gate, index) => state | (PORTCULLIS_STATES.indexOf(gate) << (PORTCULLIS_SHIFT + 2 * index)),
    json.turned | (json.faceUp ? FACE_UP : 0) | (json.wallsBroken ? WALLS_BROKEN : 0),
  );
}

function fillCombat(p: Position, { combat }: PositionJson): void {
  const { data, ruleset } = p;
  const idOf = (id: string): number => ruleset.pieces.byId.get(id) ?? -1;
  data[ATTACKER] = combat ? idOf(combat.attacker) : -1;
  data[TARGET] = combat ? idOf(combat.target) : -1;
  data[NAMER] = combat?.namer ?? -1;
  data[NAMED] = combat?.named ?? NO_CARD;
  data[CARDS_TO_LAY] = combat?.cardsToLay ?? 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    data[LAID + seat] = combat?.laid[seat] ?? NO_CARD;
    data[LAID_SECOND + seat] = NO_CARD;
    data[LAID_OPENLY + seat] = combat?.laidOpenly.includes(seat) ? 1 : 0;
    data[JOINED + seat] = combat?.joined?.[seat] ?? NOT_ASKED;
    data[CHOSEN + seat] = combat?.chosen?.[seat] ?? NOT_ASKED;
  }
  // Only the attacker ever lays two.
  if (combat?.laidSecond !== undefined)
    data[LAID_SECOND + ruleset.pieces.owner[data[ATTACKER]]] = combat.laidSecond;
}

function fillSeat(p: Position, seat: number, json: SeatJson): void {
  const { data } = p;
  data[ACTION_HAND + seat] = bitsOf(json.actionCards);
  data[LAST_CARD + seat] = json.lastCard;
  data[COMBAT_HAND + seat] = handOf(json.combatCards);
  data[JUMPS + seat] = json.jumps;
  data[POINTS + seat] = json.points;
  data[EXITS + seat] = json.exits;
  data[KILLS + seat] = json.kills;
  data[OFFER + seat] = json.offersDraw ? 1 : 0;
  data[ASKED + seat] = json.asked;
  data[SAVINGS + seat] = json.savings ?? 0;
  data[GONE + seat] = json.gone ? 1 : 0;
}

export function fillPiece(p: Position, json: PieceJson): void {
  const piece = p.ruleset.pieces.byId.get(json.id) ?? -1;
  put(p, piece, whereNumber(p.ruleset, json.where));
  for (const name of json.marks ?? []) mark(p, piece, MARK_TABLE[name].bits);
  setOwnPoints(p, piece, json.ownPoints ?? 0);
  setEnteredFrom(p, piece, json.enteredFrom ?? -1);
}

function whereNumber(ruleset: Ruleset, where: WhereJson): number {
  if (typeof where === 'string') return ELSEWHERE[where];
  if ('place' in where) return where.place;
  if ('slot' in where) return AT_SLOT + where.slot;
  return HELD + (ruleset.pieces.byId.get(where.holder) ?? -1);
}
