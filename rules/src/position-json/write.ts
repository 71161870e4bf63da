/**
 * Writes a position as JSON: every integer under its name, so that a person can read, compare and edit it.
 *
 * The parts are exported because a view is made of the same parts, each only where its reader may know it.
 */
import { ACTION_CARDS } from '../actions/play-card.ts';
import { cardsIn } from '../combat/cards/hand.ts';
import { type Colour, COLOURS, invariant, type Piece, type Seat } from '../vocabulary.ts';
import { draftedOf } from '../model/drafted.ts';
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
  CHOSEN,
  COMBAT_HAND,
  DEALT,
  ENDING,
  ENDINGS,
  EXITS,
  FIRST_CHOOSER,
  FIRST_PLACER,
  FIRST_PLAYER,
  PORTCULLIS_SHIFT,
  GONE,
  HELD,
  HIGHEST,
  IN_HAND,
  JOINED,
  JUMPS,
  KILLS,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  LAST_CARD,
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
  TURNED,
  WALLS_BROKEN,
  WINNERS,
} from '../model/fields.ts';
import {
  type CombatJson,
  ELSEWHERE,
  ELSEWHERE_NAMES,
  PORTCULLIS_STATES,
  type PortcullisState,
  MARK_NAMES,
  type PieceJson,
  POSITION_FORMAT,
  type PositionJson,
  type SeatJson,
  type SlotJson,
  type WhereJson,
} from './json.ts';
import { layingOf } from '../model/laying.ts';
import { dealtLines } from '../model/lines.ts';
import { MARK_TABLE } from '../model/marks.ts';
import { enteredFrom, isFaceUp, marksOf, ownPoints, type Position, whereIs } from '../model/position.ts';

/** Writes a position as JSON, secrets included. */
export function writePosition(p: Position): PositionJson {
  const { data, ruleset } = p;
  return {
    format: POSITION_FORMAT,
    version: 1,
    options: ruleset.options,
    ...courseOf(p),
    lots: {
      firstChooser: data[FIRST_CHOOSER],
      firstPlacer: data[FIRST_PLACER],
      firstPlayer: data[FIRST_PLAYER],
    },
    ...heardOf(p),
    slots: ruleset.layout.slots.map((_plan, slot) => slotOf(p, slot)),
    ...dealtOf(p),
    combat: combatOf(p),
    seats: allSeats(p).map((seat) => seatOf(p, seat)),
    pieces: ruleset.pieces.ids.map((_id, piece) => writePiece(p, piece)),
  };
}

export const allSeats = (p: Position): Seat[] => Array.from({ length: p.ruleset.seats }, (_, seat) => seat);

/** What the game waits for and how far it has come: known to everybody. */
export function courseOf(p: Position) {
  const { data, ruleset } = p;
  return {
    stage: ruleset.stages[data[STAGE]].id,
    active: data[ACTIVE],
    chooser: data[CHOOSER],
    turn: data[TURN],
    ap: data[AP],
    highest: data[HIGHEST],
    quiet: data[IDLE_TURNS],
    stirred: data[PROGRESSED] === 1,
    ...(data[TIME_OUT] === 1 ? { timeOut: true as const } : {}),
    arrangement: data[ARRANGEMENT],
    reveal: data[REVEALED] < 0 ? null : { slot: data[REVEALED], seat: data[REVEALER] },
    ending: ENDINGS[data[ENDING]],
    winners: allSeats(p).filter((seat) => data[WINNERS] & (1 << seat)),
  };
}

/** Whose way out each line is that lots deal out; nothing where there is none. */
export function dealtOf(p: Position): { readonly dealt?: readonly Colour[] } {
  const dealt = dealtLines(p).map((_line, index) => COLOURS[p.data[DEALT + index]]);
  return dealt.length > 0 ? { dealt } : {};
}

/** What everybody heard at set-up and the pieces do not show; nothing where there is nothing of the kind. */
export function heardOf(p: Position): Pick<PositionJson, 'drafted' | 'laying'> {
  const laying = layingOf(p);
  return { ...draftedOf(p), ...(laying.length > 0 ? { laying } : {}) };
}

export function portcullisesOf(p: Position, slot: number): PortcullisState[] {
  const { portcullises } = p.ruleset.rooms[p.data[ROOM_IN + slot]];
  return Array.from(
    { length: portcullises },
    (_, gate) => PORTCULLIS_STATES[(p.data[SLOT + slot] >> (PORTCULLIS_SHIFT + 2 * gate)) & 3],
  );
}

function slotOf(p: Position, slot: number): SlotJson {
  const { rooms } = p.ruleset;
  const index = p.data[ROOM_IN + slot];
  const { id } = rooms[index];
  const before = rooms.slice(0, index).filter((room) => room.id === id).length;
  return {
    room: id,
    ...(before > 0 ? { copy: before + 1 } : {}),
    turned: p.data[SLOT + slot] & TURNED,
    faceUp: isFaceUp(p, slot),
    gates: portcullisesOf(p, slot),
    ...(p.data[SLOT + slot] & WALLS_BROKEN ? { wallsBroken: true as const } : {}),
  };
}

/** What lies open before a seat, its combat cards apart. */
export function openSeatOf(p: Position, seat: Seat): Omit<SeatJson, 'combatCards'> {
  const { data, ruleset } = p;
  return {
    colour: ruleset.colours[seat],
    actionCards: ACTION_CARDS.filter((card) => data[ACTION_HAND + seat] & (1 << card)),
    lastCard: data[LAST_CARD + seat],
    jumps: data[JUMPS + seat],
    points: data[POINTS + seat],
    exits: data[EXITS + seat],
    kills: data[KILLS + seat],
    offersDraw: data[OFFER + seat] === 1,
    asked: data[ASKED + seat],
    ...(data[SAVINGS + seat] > 0 ? { savings: data[SAVINGS + seat] } : {}),
    ...(data[GONE + seat] ? { gone: true as const } : {}),
  };
}

const seatOf = (p: Position, seat: Seat): SeatJson => ({
  ...openSeatOf(p, seat),
  combatCards: cardsIn(p.data[COMBAT_HAND + seat]),
});

/** A combat without the cards and answers that lie face down. */
export function openCombatOf(p: Position): Omit<CombatJson, 'laid' | 'laidSecond' | 'chosen'> | null {
  const { data, ruleset } = p;
  if (data[ATTACKER] < 0) return null;
  const joined = allSeats(p).map((seat) => data[JOINED + seat]);
  return {
    attacker: ruleset.pieces.ids[data[ATTACKER]],
    target: ruleset.pieces.ids[data[TARGET]],
    namer: data[NAMER],
    named: data[NAMED],
    laidOpenly: allSeats(p).filter((seat) => data[LAID_OPENLY + seat] === 1),
    ...(data[CARDS_TO_LAY] > 0 ? { cardsToLay: data[CARDS_TO_LAY] } : {}),
    ...(joined.some((side) => side !== NOT_ASKED) ? { joined } : {}),
  };
}

function combatOf(p: Position): CombatJson | null {
  const open = openCombatOf(p);
  const second = Math.max(...allSeats(p).map((seat) => p.data[LAID_SECOND + seat]));
  const chosen = allSeats(p).map((seat) => p.data[CHOSEN + seat]);
  return (
    open && {
      ...open,
      laid: allSeats(p).map((seat) => p.data[LAID + seat]),
      ...(second >= 0 ? { laidSecond: second } : {}),
      ...(chosen.some((side) => side !== NOT_ASKED) ? { chosen } : {}),
    }
  );
}

export function writePiece(p: Position, piece: Piece): PieceJson {
  const marks = MARK_NAMES.filter((name) => marksOf(p, piece) & MARK_TABLE[name].bits);
  const points = ownPoints(p, piece);
  return {
    id: p.ruleset.pieces.ids[piece],
    where: whereOf(p, piece),
    ...(marks.length > 0 ? { marks } : {}),
    ...(points > 0 ? { ownPoints: points } : {}),
    ...(enteredFrom(p, piece) >= 0 ? { enteredFrom: enteredFrom(p, piece) } : {}),
  };
}

function whereOf(p: Position, piece: Piece): WhereJson {
  const where = whereIs(p, piece);
  if (where < HELD) return { place: where };
  if (where < AT_SLOT) return { holder: p.ruleset.pieces.ids[where - HELD] };
  if (where < IN_HAND) return { slot: where - AT_SLOT };
  const name = ELSEWHERE_NAMES.find((one) => ELSEWHERE[one] === where);
  invariant(name !== undefined, () => `piece ${piece} is nowhere: ${where}`);
  return name;
}
