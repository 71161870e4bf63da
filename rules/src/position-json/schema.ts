/**
 * A position as JSON that a person can read: the complete truth, nothing hidden, nothing derived.
 *
 * Every field is a row here (rooms and pieces in `slots.ts` and `pieces.ts`): from it follow its type, how it is read,
 * how it is written and whether a view shows it. `model/fields.ts` says of its integers what they mean and who may know
 * them. Whether the values fit each other is asked in `faults/`.
 */
import { HIGHEST_COMBAT_CARD } from '../combat/cards/hand.ts';
import { NO_CARD, UNDECIDED } from '../combat/cards/laid.ts';
import { ACTION_CARDS } from '../actions/play-action-card.ts';
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import type { PieceId } from '../model/action.ts';
import { draftedOf, draftsAndLeavesOut, noteDrafted } from '../model/drafted.ts';
import * as fields from '../model/fields.ts';
import type { LaidJson } from '../model/laying-order.ts';
import { LAID_KINDS, layingOf, MOST_LAID, orderTells, setLaying } from '../model/laying-order.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import type { GameOptions } from '../model/options.ts';
import { allSeats } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { STAGE_IDS, type StageId } from '../model/stage.ts';
import { type Colour, COLOURS, type Seat, type Words } from '../vocabulary.ts';
import {
  actionCard,
  among,
  bits,
  combatCard,
  combatHand,
  constant,
  isSo,
  MOST,
  named,
  pieceId,
  readColours,
  readPieceId,
  readSeat,
  rising,
  seat,
  seatOrNone,
  slot,
  whole,
  yesOrNo,
} from './forms.ts';
import { PIECE } from './pieces.ts';
import {
  type Form,
  hidden,
  type JsonOf,
  maybe,
  one,
  perSeat,
  record,
  recordOrNull,
  records,
  type Row,
  Schema,
} from './row.ts';
import { ROOM_SLOT } from './slots.ts';

export const POSITION_FORMAT = 'dungeon-twister-position';

const MOST_POINTS = 100;

const stage: Form<StageId> = {
  shape: { form: 'oneOf', values: STAGE_IDS },
  read: (at, { ruleset }) => at.oneOf(ruleset.stages.map(({ id }) => id)),
  json: (number, { stages }) => stages[number].id,
  value: (id, { stageNumbers }) => stageNumbers[id] ?? 0,
};

const REVEAL = new Schema({ slot: one(fields.REVEALED, slot, -1), seat: one(fields.REVEALER, seat, -1) });

const actionPoints = whole(0, ({ policies }) => policies.actionPoints.most);
const arrangementNumber = whole(0, ({ layout }) => layout.arrangements.length - 1);

/** What the game waits for and how far it has come: known to everybody. */
export const COURSE = new Schema({
  stage: one(fields.STAGE, stage),
  active: one(fields.ACTIVE, seat),
  /** The seat that chooses; -1 while several choose at once, and when the game is over. */
  chooser: one(fields.CHOOSER, seatOrNone),
  turn: one(fields.TURN, whole(0, MOST)),
  ap: one(fields.AP, actionPoints),
  highest: one(fields.HIGHEST, actionCard),
  quiet: one(fields.IDLE_TURNS, whole(0, MOST)),
  stirred: one(fields.PROGRESSED, yesOrNo),
  /** The clock of this turn has run out: it ends with the action that is under way. */
  timeOut: maybe(fields.TIME_OUT, isSo),
  arrangement: one(fields.ARRANGEMENT, arrangementNumber),
  reveal: recordOrNull(REVEAL, fields.REVEALED),
  ending: one(fields.ENDING, named(fields.ENDINGS)),
  winners: one(fields.WINNERS, bits(seat)),
});

export type CourseJson = JsonOf<typeof COURSE>;

const LOTS = new Schema({
  firstChooser: one(fields.FIRST_CHOOSER, seat),
  firstPlacer: hidden(one(fields.FIRST_PLACER, seat)),
  firstPlayer: hidden(one(fields.FIRST_PLAYER, seat)),
});

/** What a player has drafted who leaves some of it out in secret; nothing is said where it is not known. */
const drafted: Row<readonly PieceId[] | undefined> = {
  at: fields.DRAFTED,
  shape: { form: 'list', of: pieceId.shape },
  mayLack: true,
  exists: (ruleset) => ruleset.colours.some((_colour, player) => draftsAndLeavesOut(ruleset, player)),
  read: (at, { ruleset }) => readEach(at.items(), (id) => readPieceId(id, ruleset)),
  write: (p) => draftedOf(p).drafted,
  fill: (p, _index, ids = []) => ids.forEach((id) => noteDrafted(p, pieceId.value(id, p.ruleset))),
};

const laidToken = { seat, slot, kind: { ...named(LAID_KINDS), mayLack: true } } as const;

/** The tokens in the order in which they were laid, where it tells something; nothing is said where it is not known. */
const laying: Row<readonly LaidJson[] | undefined> = {
  at: fields.LAYING,
  shape: {
    form: 'list',
    of: {
      form: 'either',
      of: [
        { form: 'shape', fields: laidToken },
        { form: 'shape', fields: { seat, left: isSo } },
      ],
    },
  },
  mayLack: true,
  exists: orderTells,
  read: (at, { ruleset }) => readLaying(at, ruleset),
  write: (p) => {
    const all = layingOf(p);
    return all.length > 0 ? all : undefined;
  },
  fill: (p, _index, all = []) => setLaying(p, all),
};

/** The order of laying: whether it could have been, is asked with the pieces. */
function readLaying(cursor: Cursor, ruleset: Ruleset): LaidJson[] {
  const items = cursor.items();
  if (items.length > MOST_LAID)
    cursor.fail({
      en: `at most ${MOST_LAID} entries are wanted, found ${items.length}`,
      fr: `il faut au plus ${MOST_LAID} éléments, il y en a ${items.length}`,
    });
  return readEach(items, (item) => {
    if (item.maybe('left')) {
      const at = item.record(['seat', 'left']);
      at.left.oneOf([true]);
      return { seat: readSeat(at.seat, ruleset), left: true };
    }
    const at = item.record(['seat', 'slot'], ['kind']);
    const kind = item.maybe('kind')?.oneOf(LAID_KINDS);
    return {
      seat: readSeat(at.seat, ruleset),
      slot: at.slot.integer(0, ruleset.layout.slots.length - 1),
      ...(kind === undefined ? {} : { kind }),
    };
  });
}

/** What everybody heard at set-up and the pieces do not show. */
export const HEARD = new Schema({ drafted, laying });

/** The colour of each line that lots deal out, where there are such lines. */
export const dealt: Row<readonly Colour[] | undefined> = {
  at: fields.DEALT,
  shape: { form: 'list', of: { form: 'oneOf', values: COLOURS } },
  exists: (ruleset) => dealtLines({ ruleset }).length > 0,
  read: (at, { ruleset }) => readColours(at, dealtLines({ ruleset }).length),
  write: (p) => {
    const lines = dealtLines(p);
    return lines.length > 0 ? lines.map((_line, index) => COLOURS[p.data[fields.DEALT + index]]) : undefined;
  },
  fill: ({ data }, _index, colours = []) =>
    colours.forEach((colour, line) => {
      data[fields.DEALT + line] = COLOURS.indexOf(colour);
    }),
};

const hasAny = (list: readonly number[]): boolean => list.some((answer) => answer !== fields.NOT_ASKED);

/** Per seat 0 not asked, 1 with the attackers, 2 with the defenders, 3 neither; left out where nobody has an answer. */
function answers(at: number, empty: Words): Row<readonly number[] | undefined> {
  const all = perSeat(at, whole(fields.NOT_ASKED, fields.STAYED_OUT), fields.NOT_ASKED);
  return {
    ...all,
    mayLack: true,
    // So that there is one way to write it.
    read: (cursor, reading) => {
      const list = all.read(cursor, reading);
      return hasAny(list) ? list : cursor.fail(empty);
    },
    write: (p, index) => {
      const list = all.write(p, index);
      return hasAny(list) ? list : undefined;
    },
  };
}

/** The seats of which an integer is 1. */
const seatsWith = (at: number): Row<readonly Seat[]> => ({
  at,
  shape: { form: 'list', of: seat.shape },
  read: (cursor, reading) => rising(cursor, (item) => seat.read(item, reading)),
  write: (p) => allSeats(p).filter((one) => p.data[at + one] === 1),
  fill: ({ data }, _index, seats = []) => {
    for (const one of seats) data[at + one] = 1;
  },
});

/** Only the attacker ever lays two. */
const laidSecond: Row<number | undefined> = {
  at: fields.LAID_SECOND,
  shape: combatCard.shape,
  mayLack: true,
  read: (at, reading) => combatCard.read(at, reading),
  write: (p) =>
    allSeats(p)
      .map((one) => p.data[fields.LAID_SECOND + one])
      .find((card) => card !== NO_CARD),
  fill: ({ data, ruleset }, _index, card) => {
    data.fill(NO_CARD, fields.LAID_SECOND, fields.LAID_SECOND + fields.MOST_SEATS);
    if (card !== undefined) data[fields.LAID_SECOND + ruleset.pieces.owner[data[fields.ATTACKER]]] = card;
  },
};

export const COMBAT = new Schema({
  attacker: one(fields.ATTACKER, pieceId, -1),
  target: one(fields.TARGET, pieceId, -1),
  /** The seat that may name a card, or has; -1 for none. */
  namer: one(fields.NAMER, seatOrNone, -1),
  /** The card named: -2 undecided, -1 none. */
  named: one(fields.NAMED, whole(UNDECIDED, HIGHEST_COMBAT_CARD, 'card'), NO_CARD),
  /** Per seat the card it has laid, or -1. */
  laid: hidden(perSeat(fields.LAID, whole(NO_CARD, HIGHEST_COMBAT_CARD, 'card'), NO_CARD)),
  /** The seats whose card lies face up. */
  laidOpenly: seatsWith(fields.LAID_OPENLY),
  /** How many cards the attacker lays, where he has said it. */
  cardsToLay: maybe(fields.CARDS_TO_LAY, whole(1, 2)),
  /** The second card of the attacker, where he has laid two. */
  laidSecond: hidden(laidSecond),
  /** Per seat whether it came into a combat of others, where somebody was asked. */
  joined: answers(fields.JOINED, {
    en: 'is left out where nobody was asked',
    fr: 'ne s’écrit pas quand personne n’a été interrogé',
  }),
  /** Per seat what it has answered face down, where others have still to choose. */
  chosen: hidden(
    answers(fields.CHOSEN, {
      en: 'is left out where nobody has chosen',
      fr: 'ne s’écrit pas quand personne n’a choisi',
    }),
  ),
});
export type CombatJson = JsonOf<typeof COMBAT>;

const pieceCount = whole(0, ({ pieces }) => pieces.count);
const jumpCards = whole(0, ({ scenario }) => scenario.jumpCards);
const savedPoints = whole(1, ({ policies }) => policies.actionPoints.mostSaved);

/** Action points kept for later turns, if any. */
const savings: Row<number | undefined> = {
  ...maybe(fields.SAVINGS, savedPoints),
  exists: ({ policies }) => policies.actionPoints.mostSaved > 0,
};

export const SEAT = new Schema({
  colour: constant({ form: 'oneOf', values: COLOURS }, ({ colours }, player) => colours[player]),
  actionCards: one(fields.ACTION_HAND, bits(among(ACTION_CARDS))),
  /** The action card on top of the played pile, 0 for none. */
  lastCard: one(fields.LAST_CARD, actionCard),
  /** Everybody remembers them, but nobody sees them (BD-RULING-21). */
  combatCards: hidden(one(fields.COMBAT_HAND, combatHand)),
  jumps: one(fields.JUMPS, jumpCards),
  points: one(fields.POINTS, whole(0, MOST_POINTS)),
  exits: one(fields.EXITS, pieceCount),
  kills: one(fields.KILLS, pieceCount),
  offersDraw: one(fields.OFFER, yesOrNo),
  asked: one(fields.ASKED, whole(0, MOST)),
  savings,
  /** The player has left the table. */
  gone: maybe(fields.GONE, isSo),
});
export type SeatJson = JsonOf<typeof SEAT>;

/** Read before everything else: they say which game it is. */
const options: Row<GameOptions> = {
  ...constant({ form: 'options' }, (ruleset) => ruleset.options),
  read: (_at, { ruleset }) => ruleset.options,
};
const { arrangement, reveal, ending, winners, ...moment } = COURSE.rows;

/** In the order in which it is read; what lies open is written first. */
export const POSITION = new Schema({
  format: constant({ form: 'oneOf', values: [POSITION_FORMAT] }, () => POSITION_FORMAT),
  version: constant({ form: 'oneOf', values: [1] }, () => 1 as const),
  options,
  ...moment,
  lots: hidden(record(LOTS)),
  drafted: hidden(drafted),
  laying: hidden(laying),
  arrangement,
  slots: hidden(records(ROOM_SLOT, ({ layout }) => layout.slots.length)),
  dealt: hidden(dealt),
  reveal,
  combat: hidden(recordOrNull(COMBAT, fields.ATTACKER)),
  seats: hidden(records(SEAT, ({ seats }) => seats)),
  pieces: hidden(records(PIECE, ({ pieces }) => pieces.count)),
  ending,
  winners,
});

/** A whole position, secrets included. */
export type PositionJson = JsonOf<typeof POSITION>;
