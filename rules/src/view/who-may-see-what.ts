/**
 * Who may know what: for each thing that is not always public, the one question that decides it.
 *
 * A view asks here and nowhere else. What is public is what was told to everybody; the rest belongs to the owner of the
 * piece or card, or to nobody until an event tells it.
 * Rules: BD-SETUP-6, BD-SETUP-7, BD-SETUP-16, BD-SETUP-17, BD-ITEM-10, BD-COMBAT-4, BD-MIX-3, BD-HANDICAP-1,
 * BD-RULING-10; CG-SETUP-14, CG-ITEM-8, CG-WOUND-8, CG-HANDICAP-7, group CG-SECRET; CG-RULING-186, CG-RULING-202,
 * CG-RULING-203, CG-RULING-206. How many cards are in hand (BD-RULING-21), and that no view has the spent ones
 * (BD-COMBAT-12, CG-COMBAT-9, BD-RULING-20, CG-RULING-189): view.ts.
 */
import { laidBy, NO_CARD } from '../combat/cards/laid.ts';
import { seenBy } from '../combat/course-and-cards.ts';
import { draftedOf, isDrafted } from '../model/drafted.ts';
import {
  ASKED,
  AT_SLOT,
  GONE,
  HELD,
  IN_BOX,
  IN_HAND,
  LAID,
  LAID_OPENLY,
  TURN,
  UNTURNED,
} from '../model/fields.ts';
import {
  allSeats,
  holderOf,
  isFaceUp,
  isWounded,
  marksOf,
  placeOf,
  type Position,
  whereIs,
} from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { stageOf } from '../turn/turn-and-game-end.ts';
import { toDeploy } from '../turn/set-up-order.ts';
import type { Piece, Seat } from '../vocabulary.ts';

/** A player, or somebody who watches and has heard everything that all players were told. */
export type Viewer = Seat | 'spectator';

/** The starting teams lie face up: play has begun, or they are being turned to what they face (CG-SETUP-16). */
const teamsAreShown = (p: Position): boolean =>
  playHasBegun(p) || p.ruleset.pieces.ids.some((_id, piece) => marksOf(p, piece) & UNTURNED);

/** The starting teams have been shown and the first player is known. */
const playHasBegun = (p: Position): boolean => p.data[TURN] > 0;

/** Everybody's starting team lies on its line: that is when lots are drawn for the first token (BD-SETUP-9). */
export const layingHasBegun = (p: Position): boolean =>
  playHasBegun(p) || deploysInTurn(p) || allSeats(p).every((seat) => hasDeployed(p, seat));

/** A starting team lies on its line, or its player left and the others went on without him (MP-RULING-77). */
function hasDeployed(p: Position, seat: Seat): boolean {
  if (p.data[GONE + seat] === 0) return toDeploy(p, seat) <= 0;
  return (
    !holdsTokens(p, seat) ||
    seatPieces(p, seat).filter((piece) => whereIs(p, piece) < HELD).length >= p.ruleset.scenario.onLine[seat]
  );
}

const seatPieces = ({ ruleset: { pieces } }: Position, seat: Seat): Piece[] =>
  [...pieces.ids.keys()].filter((piece) => pieces.owner[piece] === seat);

const holdsTokens = (p: Position, seat: Seat): boolean =>
  seatPieces(p, seat).some((piece) => whereIs(p, piece) === IN_HAND);

/** The first player lays the first starter: he is known as soon as that begins, when all teams are there (MP-PYR-6). */
const deploysInTurn = (p: Position): boolean =>
  p.ruleset.scenario.deployOrder === 'inTurn' && allSeats(p).every((seat) => hasTeam(p, seat));

/** A team is complete, and what a handicap takes away is gone; or its player left and nobody waits for him. */
function hasTeam(p: Position, seat: Seat): boolean {
  if (p.data[GONE + seat] && !holdsTokens(p, seat)) return true;
  const { scenario, teamSizes, pieces } = p.ruleset;
  const team = seatPieces(p, seat).filter((piece) => whereIs(p, piece) !== IN_BOX);
  const characters = team.filter((piece) => pieces.isCharacter[piece] === 1).length;
  const objects = scenario.teamSize?.objects ?? scenario.teams[seat].objects.length;
  return characters === teamSizes[seat] && team.length - characters === objects;
}

/** The first player is known when the second lot is drawn (BD-SETUP-19), or from the start where a scenario says it. */
export const firstPlayerIsKnown = (p: Position): boolean =>
  playHasBegun(p) || p.ruleset.scenario.firstPlayer !== 'lot' || deploysInTurn(p);

/** Whose way out each of the lines is that lots have dealt is known when the starting teams are (MP-EXITS-9). */
export const dealtLinesAreKnown = teamsAreShown;

/** Where a piece is, is known to everybody; of any other, its owner alone remembers where he put it (BD-SETUP-16). */
export function isShown(p: Position, piece: Piece): boolean {
  const where = whereIs(p, piece);
  if (where < HELD) return teamsAreShown(p);
  if (where < AT_SLOT) return true;
  if (where < IN_HAND) return isFaceUp(p, where - AT_SLOT);
  if (where === IN_HAND) return false;
  return where !== IN_BOX || !isSecretlyOut(p, piece);
}

/**
 * Whether a piece that everybody has seen lies face down now: an object in somebody's hands, or a wounded, where
 * objects are secret. It may be remembered, but not looked at (CG-SECRET-1, CG-SECRET-2, CG-RULING-186).
 */
export function isVeiled(p: Position, piece: Piece): boolean {
  if (!p.ruleset.options.secretObjects || placeOf(p, piece) < 0 || !isShown(p, piece)) return false;
  return p.ruleset.pieces.isCharacter[piece] === 1 ? isWounded(p, piece) : holderOf(p, piece) >= 0;
}

/** The seat that may look at a veiled piece: whose character it is, or carries it. */
export function veilerOf(p: Position, piece: Piece): Seat {
  const { owner, isCharacter } = p.ruleset.pieces;
  return owner[isCharacter[piece] === 1 ? piece : holderOf(p, piece)];
}

/** Everybody sees what a seat has laid in the combat: nothing yet, or a card face up (BD-COMBAT-4). */
export const cardIsShown = (p: Position, seat: Seat): boolean =>
  p.data[LAID + seat] === NO_CARD || p.data[LAID_OPENLY + seat] === 1;

/** What this person has looked at before another, card by card; nothing unless his side sees first (CG-RULING-100). */
export function cardsSeenBy(p: Position, viewer: Viewer): readonly number[] {
  const seat = viewer === 'spectator' ? -1 : seenBy(p, viewer);
  return seat < 0 ? [] : laidBy(p, seat);
}

/** Teams were chosen or drawn in secret. */
const teamsAreSecret = (p: Position): boolean =>
  p.ruleset.teamChoice === 'fullFrontal' || p.ruleset.teamChoice === 'random';

/**
 * A piece stays in the box without the others knowing: its team was chosen or drawn in secret, or its player may have
 * left it out for his handicap.
 *
 * In a mutual choice both teams are the same, so what the other player never had was never chosen. A draft was heard;
 * where it is not known, all of them count as secret.
 */
function isSecretlyOut(p: Position, piece: Piece): boolean {
  if (teamsAreSecret(p)) return true;
  const { teamChoice } = p.ruleset;
  const { handicap } = p.ruleset.options;
  const { owner } = p.ruleset.pieces;
  if (!handicap || handicap.colour !== p.ruleset.colours[owner[piece]] || stageOf(p) === 'choose')
    return false;
  if (teamChoice === 'draft') return isDrafted(p, piece) || draftedOf(p).drafted === undefined;
  return !twinsOf(p, piece).some((twin) => whereIs(p, twin) === IN_BOX);
}

/** The same kind of piece in the other colours. */
function twinsOf(p: Position, piece: Piece): Piece[] {
  const { pieces, colours } = p.ruleset;
  const nameOf = (one: Piece): string => pieces.ids[one].slice(colours[pieces.owner[one]].length);
  const twins: Piece[] = [];
  for (let other = 0; other < pieces.count; other++)
    if (other !== piece && nameOf(other) === nameOf(piece)) twins.push(other);
  return twins;
}

/**
 * How many characters and how many objects a seat left in the box is known. Not while teams are chosen in secret:
 * a pick is seen, but not of which kind it is. Once a starting team is being laid, all teams are complete.
 */
export function kindsInBoxAreKnown(p: Position): boolean {
  if (p.ruleset.teamChoice !== 'fullFrontal') return true;
  if (p.ruleset.pieces.ids.some((_id, piece) => whereIs(p, piece) < HELD)) return true;
  if (playHasBegun(p) || (stageOf(p) !== 'choose' && stageOf(p) !== 'over')) return true;
  // It ended during the set-up: everybody has heard how many picks there were.
  return allSeats(p).every((seat) => p.data[ASKED + seat] >= picksOf(p.ruleset, seat));
}

/** How many pieces a player picks, where he picks in secret: a sort that he gets whole needs no pick (MP-PYR-4). */
function picksOf({ scenario: { teamSize, teams } }: Ruleset, seat: Seat): number {
  if (!teamSize) return 0;
  const of = (sort: 'characters' | 'objects'): number =>
    teamSize[sort] < teams[seat][sort].length ? teamSize[sort] : 0;
  return of('characters') + of('objects');
}
