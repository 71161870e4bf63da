/**
 * What a person rightly learns by a deed: the hidden numbers of the position before it that lie open after it.
 *
 * A second opinion on the whole of BD-SETUP-16, BD-SETUP-17, BD-SETUP-9, BD-SETUP-19, BD-REVEAL and BD-COMBAT-4, made
 * from the two positions and from nothing that is told: a reveal that tells more than this is a leak.
 */
import { laidBy } from '../../src/combat/cards/laid.ts';
import type { LogEntry } from '../../src/game.ts';
import { newGame } from '../../src/new-game.ts';
import {
  AT_SLOT,
  type Field,
  FIELDS,
  DEALT,
  FIRST_PLACER,
  FIRST_PLAYER,
  GONE,
  HELD,
  IN_BOX,
  LAID,
  LAID_SECOND,
  PIECE_FIELDS,
  PIECE_SIZE,
  PIECES,
  ROOM_IN,
  SLOT,
  TURN,
  WHERE,
} from '../../src/model/fields.ts';
import { dealtLines } from '../../src/model/own-and-exit-lines.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { cardsSeenBy } from '../../src/view/who-may-see-what.ts';
import type { Viewer } from '../../src/view/view.ts';
import type { Piece } from '../../src/vocabulary.ts';
import { hiddenParts } from './twin.ts';

/** A number of the position, and what of it is learned. */
export interface Fact {
  readonly at: number;
  readonly read: (value: number) => unknown;
}

const whole = (value: number): unknown => value;
const numberAt = (at: number): Fact => ({ at, read: whole });
const placeOf = (piece: Piece): Fact => numberAt(PIECES + piece * PIECE_SIZE + WHERE);

export const agreesIn = (p: Position, facts: readonly Fact[], world: Position): boolean =>
  facts.every(({ at, read }) => read(p.data[at]) === read(world.data[at]));

export const fieldAt = (at: number): Field | undefined =>
  at < PIECES
    ? FIELDS.find((field) => at >= field.at && at < field.at + field.size)
    : PIECE_FIELDS.find((field) => (at - PIECES) % PIECE_SIZE === field.at);

export function learnedBy(viewer: Viewer, before: Position, entry: LogEntry, after: Position): Fact[] {
  return [
    ...ofRooms(before, after),
    ...ofSetUp(before, after),
    ...ofCards(viewer, before, after),
    ...ofLeaver(before, after),
    ...(isOpenAtOnce(viewer, before, entry, after) ? ofDeed(before, entry) : []),
  ];
}

const piecesThat = (p: Position, test: (piece: Piece, where: number) => boolean): Piece[] =>
  p.ruleset.pieces.ids.map((_id, piece) => piece).filter((piece) => test(piece, whereIs(p, piece)));

const faceUp = (p: Position): Map<number, number> =>
  new Map(
    [...p.ruleset.layout.slots.keys()]
      .filter((slot) => isFaceUp(p, slot))
      .map((slot) => [p.data[ROOM_IN + slot], slot]),
  );

/** A room that nobody had seen, how it is turned, and the tokens on it; not one that has only changed places. */
function ofRooms(before: Position, after: Position): Fact[] {
  const known = faceUp(before);
  return [...faceUp(after)].flatMap(([room, slot]) =>
    known.has(room)
      ? []
      : [
          numberAt(ROOM_IN + slot),
          numberAt(SLOT + slot),
          ...piecesThat(before, (_piece, where) => where === AT_SLOT + slot).map(placeOf),
        ],
  );
}

const teamsLieOpen = (p: Position): boolean => p.data[TURN] > 0 || stageOf(p) === 'face';

/** Who lays first is told when the first token can be laid; in turn, already with the first starter. */
const layingIsOpen = (p: Position): boolean =>
  p.data[TURN] > 0 ||
  ['lay', 'face'].includes(stageOf(p)) ||
  (p.ruleset.scenario.deployOrder === 'inTurn' && stageOf(p) === 'deploy');

function ofSetUp(before: Position, after: Position): Fact[] {
  const facts: Fact[] = [];
  const inTurn = before.ruleset.scenario.deployOrder === 'inTurn';
  if (!layingIsOpen(before) && layingIsOpen(after))
    facts.push(numberAt(FIRST_PLACER), ...(inTurn ? [numberAt(FIRST_PLAYER)] : []));
  if (!teamsLieOpen(before) && teamsLieOpen(after)) {
    facts.push(...piecesThat(before, (_piece, where) => where < HELD).map(placeOf));
    facts.push(...dealtLines(before).map((_line, index) => numberAt(DEALT + index)));
  }
  if (before.data[TURN] === 0 && after.data[TURN] > 0) facts.push(numberAt(FIRST_PLAYER));
  return facts;
}

/** Numbers that belong to a seat each: a card laid, an answer. */
const OF_SEATS = FIELDS.filter(({ secrecy }) => secrecy === 'owner');

/** How these numbers are while nothing lies there. */
const EMPTY = new WeakMap<Ruleset, Position>();
function emptyOf({ ruleset }: Position): Position {
  const empty = EMPTY.get(ruleset) ?? newGame(ruleset.options, 'empty');
  EMPTY.set(ruleset, empty);
  return empty;
}

const somebodyLeft = (before: Position, after: Position): boolean =>
  after.ruleset.colours.some((_colour, seat) => before.data[GONE + seat] !== after.data[GONE + seat]);

/** What lay face down and is taken away has been shown, unless a combat was called off (MP-RULING-76). */
function ofCards(viewer: Viewer, before: Position, after: Position): Fact[] {
  const gone = somebodyLeft(before, after)
    ? []
    : OF_SEATS.flatMap(({ at, size }) =>
        Array.from({ length: size }, (_, seat) => at + seat).filter(
          (one) => before.data[one] !== after.data[one] && before.data[one] !== emptyOf(before).data[one],
        ),
      );
  return [...gone, ...seenByLooker(viewer, before, after)].map(numberAt);
}

/** Who looks before he lays learns what lies there. */
function seenByLooker(viewer: Viewer, before: Position, after: Position): number[] {
  if (cardsSeenBy(after, viewer).length === 0) return [];
  return after.ruleset.colours.flatMap((_colour, seat) =>
    seat !== viewer && laidBy(before, seat).length > 0 ? [LAID + seat, LAID_SECOND + seat] : [],
  );
}

/** Whose pieces go out of the game is known, and so which of them were in it; not where they were. */
function ofLeaver(before: Position, after: Position): Fact[] {
  const { owner } = before.ruleset.pieces;
  return piecesThat(
    before,
    (piece) => before.data[GONE + owner[piece]] !== after.data[GONE + owner[piece]],
  ).map((piece) => ({ ...placeOf(piece), read: (where) => where === IN_BOX }));
}

/** Whether what is hidden in a deed comes to light by the deed itself: the last card, the last starter. */
export function isOpenAtOnce(viewer: Viewer, before: Position, entry: LogEntry, after: Position): boolean {
  if (!('action' in entry) || hiddenParts(before, entry).length === 0) return false;
  switch (entry.action.type) {
    case 'choose':
    case 'dismiss':
    case 'lay':
      return false;
    case 'deploy':
      return teamsLieOpen(after);
    case 'layCard':
      return laidBy(after, entry.seat).length === 0 || cardsSeenBy(after, viewer).length > 0;
    default:
      return stageOf(before) !== stageOf(after);
  }
}

/** The piece of which it speaks is then the same for everybody. */
const ofDeed = (p: Position, entry: LogEntry): Fact[] => {
  const named = 'action' in entry && 'piece' in entry.action ? entry.action.piece : null;
  const piece = named === null ? undefined : p.ruleset.pieces.byId.get(named);
  return piece === undefined ? [] : [placeOf(piece)];
};
