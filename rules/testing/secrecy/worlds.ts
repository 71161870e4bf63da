/**
 * Other worlds: positions that differ from a given one only in what one person may not know.
 *
 * Besides samples there are variations of one thing each, so that a leak shows even where a sample happens to change
 * little; each says which field it is about.
 */
import { cardsIn } from '../../src/combat/cards/hand.ts';
import { NO_CARD } from '../../src/combat/cards/laid.ts';
import { openAnswers } from '../../src/combat/players-of-a-combat.ts';
import type { Chance } from '../../src/chance.ts';
import {
  AT_SLOT,
  CHOSEN,
  COMBAT_HAND,
  DEALT,
  FACE_UP,
  FIRST_PLACER,
  FIRST_PLAYER,
  HELD,
  IN_BOX,
  IN_HAND,
  LAID,
  LAID_OPENLY,
  LAID_SECOND,
  NOT_ASKED,
  PIECE_SIZE,
  PIECES,
  ROOM_IN,
  SLOT,
  STAGE,
  TURN,
  TURNED,
  WHERE,
} from '../../src/model/fields.ts';
import { isDrafted } from '../../src/model/drafted.ts';
import { heardFaults } from '../../src/position-json/faults/heard.ts';
import { dealtLines } from '../../src/model/own-and-exit-lines.ts';
import { isFaceUp, put, type Position, whereIs } from '../../src/model/position.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { cardsSeenBy } from '../../src/view/who-may-see-what.ts';
import type { Piece, Seat } from '../../src/vocabulary.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf, type Viewer } from '../../src/view/view.ts';

/**
 * The pieces that were taken into teams before everybody's eyes, where a test has watched it; a position alone does
 * not tell a piece that was left out for a handicap from one that nobody ever chose.
 */
export type OpenTeams = ReadonlySet<Piece> | null;

type Variation = (p: Position, viewer: Viewer, chance: Chance, teams: OpenTeams) => Position | null;

const hiddenSlots = (p: Position): number[] =>
  [...p.ruleset.layout.slots.keys()].filter((slot) => !isFaceUp(p, slot));

const two = <T>(things: readonly T[], chance: Chance): [T, T] | null => {
  const [a, b] = chance.shuffled(things);
  return a !== undefined && b !== undefined ? [a, b] : null;
};

/** Where a scenario keeps a slot for certain rooms, everybody knows that no other lies there. */
const mayLieIn = (p: Position, room: number, slot: number): boolean => {
  const plan = p.ruleset.scenario.fixedRooms?.find((fixed) => fixed.slot === slot);
  return plan === undefined || plan.rooms.includes(p.ruleset.rooms[room].id);
};

/** Two rooms that lie face down change places. */
const swapRooms: Variation = (p, _viewer, chance) => {
  const slots = two(hiddenSlots(p), chance);
  if (!slots) return null;
  const [a, b] = slots;
  if (!mayLieIn(p, p.data[ROOM_IN + a], b) || !mayLieIn(p, p.data[ROOM_IN + b], a)) return null;
  const other = p.copy();
  for (const field of [ROOM_IN, SLOT]) {
    other.data[field + a] = p.data[field + b];
    other.data[field + b] = p.data[field + a];
  }
  return other;
};

/** A room that lies face down lies otherwise turned. */
const turnRoom: Variation = (p, _viewer, chance) => {
  const slots = hiddenSlots(p);
  if (slots.length === 0) return null;
  const slot = slots[chance.below(slots.length)];
  const other = p.copy();
  other.data[SLOT + slot] = (p.data[SLOT + slot] + 1 + chance.below(3)) & TURNED;
  return other;
};

const isSetUp = (p: Position): boolean => p.data[TURN] === 0;

/** Whether a piece lies face down, or is behind a screen or in a box into which only its owner has looked. */
function isHidden(p: Position, piece: Piece, teams: OpenTeams): boolean {
  const { options, pieces, colours, stages, teamChoice } = p.ruleset;
  const where = whereIs(p, piece);
  // Starters that turn to what they face have been shown.
  if (where < HELD) return isSetUp(p) && stageOf(p) !== 'face';
  if (where < AT_SLOT) return false;
  if (where < IN_HAND) return !(p.data[SLOT + where - AT_SLOT] & FACE_UP);
  if (where === IN_HAND) return true;
  if (where !== IN_BOX) return false;
  if (teamChoice === 'fullFrontal' || teamChoice === 'random') return true;
  // A handicapped player leaves characters of his team out. His team is everything where none is chosen.
  const dismisses = options.handicap?.colour === colours[pieces.owner[piece]];
  // A draft was open: only who was drafted can have been left out.
  if (teamChoice === 'draft') return dismisses && isDrafted(p, piece);
  const isOfTeam = teamChoice === null || teams?.has(piece) === true;
  return dismisses && isOfTeam && stages[p.data[STAGE]].id !== 'choose';
}

/** Where only one kind of piece can be: a dot takes characters, some rooms take objects. */
function takesOneKind(p: Position, where: number): boolean {
  if (where < HELD) return true;
  if (p.ruleset.rules.allowMisplacement) return false;
  return where >= AT_SLOT && where < IN_HAND && p.ruleset.layout.slots[where - AT_SLOT].kinds !== 'any';
}

/** Two hidden pieces of one enemy change places. */
const swapTokens =
  (test: (p: Position, piece: Piece) => boolean): Variation =>
  (p, viewer, chance, teams) => {
    const { owner, isCharacter, ids } = p.ruleset.pieces;
    const hidden = ids
      .map((_id, piece) => piece)
      .filter((piece) => owner[piece] !== viewer && isHidden(p, piece, teams));
    for (const a of chance.shuffled(hidden.filter((piece) => test(p, piece)))) {
      // How many characters and objects were left out is known; in secret teams, which ones is not.
      const kindsKnown = (where: number): boolean => takesOneKind(p, where) || where === IN_BOX;
      const others = hidden.filter(
        (b) =>
          owner[b] === owner[a] &&
          whereIs(p, b) !== whereIs(p, a) &&
          (isCharacter[a] === isCharacter[b] || !(kindsKnown(whereIs(p, a)) || kindsKnown(whereIs(p, b)))),
      );
      if (others.length === 0) continue;
      const b = others[chance.below(others.length)];
      const other = p.copy();
      put(other, a, whereIs(p, b));
      put(other, b, whereIs(p, a));
      // Where the order of laying tells something, not every world can have been heard.
      if (heardFaults(other).next().done) return other;
    }
    return null;
  };

/** An enemy has laid another of his cards. */
const changeCard: Variation = (p, viewer, chance) => {
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    const card = p.data[LAID + seat];
    if (seat === viewer || card === NO_CARD || p.data[LAID_OPENLY + seat] === 1) continue;
    if (cardsSeenBy(p, viewer).length > 0 || p.data[LAID_SECOND + seat] !== NO_CARD) continue;
    const cards = cardsIn(p.data[COMBAT_HAND + seat]).filter((one) => one !== card);
    if (cards.length === 0) continue;
    const other = p.copy();
    other.data[LAID + seat] = cards[chance.below(cards.length)];
    return other;
  }
  return null;
};

/** An enemy has answered otherwise to a combat of others, while his answer lies face down. */
const changeAnswer: Variation = (p, viewer, chance) => {
  for (const seat of chance.shuffled([...Array(p.ruleset.seats).keys()])) {
    const answer = p.data[CHOSEN + seat];
    if (seat === viewer || answer === NOT_ASKED) continue;
    p.ruleset.ground.refresh(p);
    p.ruleset.occupancy.read(p);
    const others = openAnswers(p, seat).filter((one) => one !== answer);
    const other = p.copy();
    other.data[CHOSEN + seat] = others[chance.below(others.length)];
    return other;
  }
  return null;
};

/** An enemy who has laid two cards has laid two others. */
const changeTwoCards: Variation = (p, viewer, chance) => {
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    if (seat === viewer || p.data[LAID_SECOND + seat] === NO_CARD || cardsSeenBy(p, viewer).length > 0)
      continue;
    if (p.data[LAID_OPENLY + seat] === 1) continue;
    const hand = chance
      .shuffled(cardsIn(p.data[COMBAT_HAND + seat]))
      .slice(0, 2)
      .sort((a, b) => a - b);
    if (hand[0] === p.data[LAID + seat] && hand[1] === p.data[LAID_SECOND + seat]) continue;
    const other = p.copy();
    [other.data[LAID + seat], other.data[LAID_SECOND + seat]] = hand;
    return other;
  }
  return null;
};

/** A lot that has not been told falls otherwise. */
const changeLot =
  (field: number, isKnown: (p: Position) => boolean): Variation =>
  (p) => {
    if (isKnown(p)) return null;
    const other = p.copy();
    other.data[field] = (p.data[field] + 1) % p.ruleset.seats;
    // Where starters are laid in turn, one lot decides who begins everything.
    if (isInTurn(p)) other.data[FIRST_PLACER] = other.data[FIRST_PLAYER] = other.data[field];
    return other;
  };

/** Two of the lines that lots have dealt out change their colours. */
const swapLines: Variation = (p, _viewer, chance) => {
  const lines = two([...dealtLines(p).keys()], chance);
  if (!lines || !isSetUp(p)) return null;
  const [a, b] = lines;
  const other = p.copy();
  other.data[DEALT + a] = p.data[DEALT + b];
  other.data[DEALT + b] = p.data[DEALT + a];
  return other;
};

const isInTurn = (p: Position): boolean => p.ruleset.scenario.deployOrder === 'inTurn';
const layingIsTold = (p: Position): boolean =>
  ![...(isInTurn(p) ? [] : ['deploy']), 'choose', 'dismiss'].includes(p.ruleset.stages[p.data[STAGE]].id);
const firstPlayerIsTold = (p: Position): boolean =>
  !isSetUp(p) || p.ruleset.scenario.firstPlayer !== 'lot' || (isInTurn(p) && layingIsTold(p));

const VARIATIONS: Readonly<Record<string, Variation>> = {
  // One time in three: the other variations lean on nothing that is under test.
  'a sample': (p, viewer, chance) =>
    chance.below(3) === 0 ? sample(viewOf(p, viewer), chance, p.ruleset) : null,
  'rooms swapped': swapRooms,
  'a room turned': turnRoom,
  'tokens at rooms swapped': swapTokens(
    (p, piece) => whereIs(p, piece) >= AT_SLOT && whereIs(p, piece) < IN_HAND,
  ),
  'characters on dots swapped': swapTokens((p, piece) => whereIs(p, piece) < HELD && stageOf(p) !== 'face'),
  'tokens in hand swapped': swapTokens((p, piece) => whereIs(p, piece) === IN_HAND),
  'pieces in the box swapped': swapTokens((p, piece) => whereIs(p, piece) === IN_BOX),
  'another card laid': changeCard,
  'two other cards laid': changeTwoCards,
  'another answer chosen': changeAnswer,
  'another first placer': changeLot(FIRST_PLACER, layingIsTold),
  'another first player': changeLot(FIRST_PLAYER, firstPlayerIsTold),
  'lines dealt otherwise': swapLines,
};

const SAMPLES: ReadonlySet<string> = new Set(['a sample']);

export const VARIATION_NAMES: readonly string[] = Object.keys(VARIATIONS);

/** How often each variation is tried at most on the way to another world: most rooms and tokens change places. */
const TRIES = 4;

export interface OtherWorld {
  readonly world: Position;
  /** What was varied on the way. */
  readonly by: readonly string[];
}

/**
 * A world that this person cannot tell from the given one and that agrees with it in what `agrees` asks for; as far
 * from it otherwise as a few variations of each kind lead. Null where they lead nowhere: he knows everything.
 */
export function anotherWorld(
  p: Position,
  viewer: Viewer,
  chance: Chance,
  teams: OpenTeams,
  agrees: (world: Position) => boolean,
): OtherWorld | null {
  let world = p;
  const by: string[] = [];
  // Not always the same number: what has two sides only would come back to where it was.
  for (const [name, vary] of Object.entries(VARIATIONS))
    for (let n = chance.below(TRIES); n >= 0; n--) {
      const next = vary(world, viewer, chance, teams);
      if (!next) break;
      if (!agrees(next) || !differs(p, next)) continue;
      world = next;
      by.push(name);
      // One sample changes everything.
      if (SAMPLES.has(name)) break;
    }
  return world === p ? null : { world, by };
}

/** Whether two positions are not the same, number by number. */
export const differs = (p: Position, world: Position): boolean =>
  p.data.some((value, at) => value !== world.data[at]);

/** Whose number it is, where a number belongs to a seat or to the owner of a piece. */
export function ownerOf(p: Position, at: number): Seat | null {
  for (const field of [LAID, LAID_SECOND, CHOSEN])
    if (at >= field && at < field + p.ruleset.seats) return at - field;
  if (at >= PIECES && (at - PIECES) % PIECE_SIZE === WHERE)
    return p.ruleset.pieces.owner[(at - PIECES) / PIECE_SIZE];
  return null;
}
