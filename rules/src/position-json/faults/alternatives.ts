/**
 * What may have stood where something could not be read: enough of it that for every check something is among it of
 * which the check does not complain.
 */
import { FLOOR, type Piece } from '../../vocabulary.ts';
import type { Doubts } from '../doubts.ts';
import {
  ACTIVE,
  ARRANGEMENT,
  AT_SLOT,
  ATTACKER,
  BROKE_WALLS,
  DEALT,
  ENDING,
  ENDINGS,
  FACE_UP,
  PORTCULLIS_SHIFT,
  GONE,
  HELD,
  REVEALED,
  REVEALER,
  ROOM_IN,
  RUNNING,
  SLOT,
  STAGE,
  TARGET,
  TURN,
  TURNED,
  WALLS_BROKEN,
  WOUNDED,
} from '../../model/fields.ts';
import { ELSEWHERE } from '../pieces.ts';
import { dealtLines } from '../../model/own-and-exit-lines.ts';
import { isFaceUp, mark, placeOf, type Position, put, unmark, whereIs } from '../../model/position.ts';
import { slotOf } from '../../map/place-numbers.ts';

/** Puts something else in the place of a part. */
type Change = (p: Position) => void;

/**
 * First the position as it is; then each part by itself, and where pieces count together some of them at once. Rooms
 * are tried in those slots that are said to be unknown.
 */
export function* alternativesOf(p: Position, doubts: Doubts, unknown: readonly number[]): Generator<Change> {
  yield () => undefined;
  if (['stage', 'turn', 'ending'].some((field) => doubts.touches(field))) yield* moments(p, doubts);
  for (const field of ['active', 'reveal', 'combat', 'arrangement', 'dealt'] as const)
    if (doubts.touches(field)) yield* SINGLE[field](p);
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    if (doubts.covers(['seats', seat, 'gone']))
      yield ({ data }) => void (data[GONE + seat] = 1 - data[GONE + seat]);
  for (const slot of doubts.itemsOf('slots')) yield* gates(p, slot);
  for (const slot of unknown) yield* rooms(p, slot);
  yield* pieces(p, doubts);
}

/** No number of turns is too few for anything that may have happened in them. */
const LATE = 1000;

function* moments({ ruleset, data }: Position, doubts: Doubts): Generator<Change> {
  const stages = doubts.touches('stage') ? [...ruleset.stages.keys()] : [data[STAGE]];
  const turns = doubts.touches('turn') ? [0, LATE] : [data[TURN]];
  const endings = doubts.touches('ending')
    ? [RUNNING, ENDINGS.findIndex((_name, ending) => ending !== RUNNING)]
    : [data[ENDING]];
  for (const stage of stages)
    for (const turn of turns)
      for (const ending of endings)
        yield (p) => {
          p.data[STAGE] = stage;
          p.data[TURN] = turn;
          p.data[ENDING] = ending;
        };
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

const SINGLE = {
  active: ({ ruleset }) =>
    numbersTo(ruleset.seats).map(
      (seat) =>
        ({ data }) =>
          void (data[ACTIVE] = seat),
    ),
  reveal: ({ ruleset }) =>
    [-1, ...ruleset.layout.slots.keys()].map((slot) => ({ data }) => {
      data[REVEALED] = slot;
      data[REVEALER] = slot < 0 ? -1 : data[ACTIVE];
    }),
  combat: () =>
    [-1, 0].map((piece) => ({ data }) => {
      data[ATTACKER] = piece;
      data[TARGET] = piece;
    }),
  arrangement: ({ ruleset }) =>
    [...ruleset.layout.arrangements.keys()].map(
      (one) =>
        ({ data }) =>
          void (data[ARRANGEMENT] = one),
    ),
  dealt: ({ ruleset }) => {
    const lines = dealtLines({ ruleset }).length;
    return numbersTo(lines).map((by) => ({ data }) => {
      for (let line = 0; line < lines; line++) data[DEALT + line] = (line + by) % lines;
    });
  },
} satisfies Readonly<Record<string, (p: Position) => Change[]>>;

const TURNS = [0, 1, 2, 3];
/** All portcullises of a room open, or all broken: two bits each. */
const OPEN_GATES = 0x555555;
const BROKEN_GATES = 0xaaaaaa;

/** The same room with its portcullises and walls in every state. */
function* gates({ ruleset, data }: Position, slot: number): Generator<Change> {
  const lying = data[SLOT + slot] & (TURNED | FACE_UP);
  const count = ruleset.rooms[data[ROOM_IN + slot]].portcullises;
  const states = [0, OPEN_GATES, BROKEN_GATES].map(
    (all) => (all & ((1 << (2 * count)) - 1)) << PORTCULLIS_SHIFT,
  );
  for (const state of states)
    for (const walls of [0, WALLS_BROKEN]) yield (p) => void (p.data[SLOT + slot] = lying | state | walls);
}

/** Any room, in any way it can lie. */
function* rooms({ ruleset }: Position, slot: number): Generator<Change> {
  for (const room of ruleset.rooms.keys())
    for (const state of [0, ...TURNS.map((turned) => FACE_UP | turned)])
      yield ({ data }) => {
        data[ROOM_IN + slot] = room;
        data[SLOT + slot] = state;
      };
}

function* pieces(p: Position, doubts: Doubts): Generator<Change> {
  const named = doubts.itemsOf('pieces');
  const { owner, isCharacter } = p.ruleset.pieces;
  const strays = [...doubts.strays];
  const groups = [
    ...named.map((piece) => [piece]),
    ...(named.length > 1 ? [named] : []),
    strays.filter((piece) => isCharacter[piece] === 0),
    ...p.ruleset.colours.map((_colour, seat) =>
      strays.filter((piece) => isCharacter[piece] === 1 && owner[piece] === seat),
    ),
  ].filter((group) => group.length > 0);
  if (groups.length === 0) return;
  const places = placesFor(p, doubts);
  yield spread(p, groups.flat(), freePlaces(p, doubts));
  for (const group of groups)
    for (const where of places) {
      yield together(group, where, (world, piece) => unmark(world, piece, WOUNDED));
      // Out of play it makes no difference.
      if (where < AT_SLOT) yield together(group, where, (world, piece) => mark(world, piece, WOUNDED));
    }
  for (const piece of [...named, ...strays]) yield (world) => mark(world, piece, BROKE_WALLS);
}

const together =
  (group: readonly Piece[], where: number, also: (p: Position, piece: Piece) => void): Change =>
  (p) => {
    for (const piece of group) {
      // Nobody holds himself.
      if (where !== HELD + piece) put(p, piece, where);
      also(p, piece);
    }
  };

/** Everybody on a square of his own. */
function spread({ ruleset }: Position, group: readonly Piece[], free: readonly number[]): Change {
  const characters = group.filter((piece) => ruleset.pieces.isCharacter[piece] === 1);
  return (p) =>
    characters.forEach((piece, index) => put(p, piece, free[index % free.length] ?? whereIs(p, piece)));
}

/** Where a piece makes a difference to others: where they are, in their hands, on the rooms; and beside all that. */
function placesFor(p: Position, doubts: Doubts): number[] {
  const { ruleset } = p;
  const { layout } = ruleset;
  const known = knownPieces(p, doubts);
  return [
    ...Object.values(ELSEWHERE),
    ...[...layout.slots.keys()].map((slot) => AT_SLOT + slot),
    ...known
      .filter((piece) => ruleset.pieces.isCharacter[piece] === 1 && placeOf(p, piece) >= 0)
      .map((piece) => HELD + piece),
    ...takenPlaces(p, known),
    ...freePlaces(p, doubts).slice(0, 2),
    ...(p.data[TURN] === 0 ? layout.lines.flatMap(({ dots }) => dots) : []),
  ];
}

const knownPieces = ({ ruleset }: Position, doubts: Doubts): Piece[] =>
  numbersTo(ruleset.pieces.count).filter((piece) => !doubts.covers(['pieces', piece]));

const takenPlaces = (p: Position, known: readonly Piece[]): Set<number> =>
  new Set(known.map((piece) => placeOf(p, piece)).filter((place) => place >= 0));

function freePlaces(p: Position, doubts: Doubts): number[] {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const taken = takenPlaces(p, knownPieces(p, doubts));
  return numbersTo(layout.linesFrom).filter(
    (place) => ground.kind[place] === FLOOR && !taken.has(place) && isFaceUp(p, slotOf(place)),
  );
}
