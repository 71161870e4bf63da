/**
 * How teams are chosen, in the mixed game and in full Card Games. What is not chosen stays in the box (CG-SETUP-19).
 * Whom a handicap then leaves out (BD-HANDICAP-1, CG-HANDICAP-2, CG-HANDICAP-6, CG-HANDICAP-7): handicap.ts; who knows
 * of which kinds the picks are (CG-DRAFT-6): view/secret-picks.ts; which four start (BD-SETUP-6):
 * actions/deploy-starting-team.ts.
 *
 * In a draft a pick is taken from the other player's pool. Thirteen kinds do not give two teams of eight that share
 * nothing, so each player drafts as many as the other can do without (five), and the kinds that are left go to both.
 * Rules: MP-PYR-4, BD-MIX-2, BD-MIX-3, group CG-DRAFT; CG-RULING-187, CG-RULING-197.
 */
import { CHOOSER, FIRST_CHOOSER, GONE, IN_BOX, IN_HAND } from '../model/fields.ts';
import { noteDrafted } from '../model/drafted.ts';
import { atTheTable, isCharacter, put, whereIs, type Position } from '../model/position.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';
import { openStage } from './turn-and-game-end.ts';
import { openDismissal } from './handicap.ts';
import { inHand } from './set-up-order.ts';

const poolOf = (p: Position, characters: boolean): number =>
  p.ruleset.scenario.teams[0]?.[characters ? 'characters' : 'objects'].length ?? 0;

const sizeOf = (p: Position, characters: boolean): number =>
  p.ruleset.scenario.teamSize?.[characters ? 'characters' : 'objects'] ?? poolOf(p, characters);

/** Characters are chosen first, then objects. */
const choosingCharacters = (p: Position): boolean =>
  atTheTable(p).some((seat) => inHand(p, seat, true) < sizeOf(p, true));

const modeOf = (p: Position): string | null => p.ruleset.teamChoice;

/** Whether picks are seen by everybody. */
export const isOpenChoice = (p: Position): boolean => modeOf(p) !== 'fullFrontal';

/** A piece without its colour: a second copy of a kind is another piece (CG-RULING-187). */
const nameOf = ({ ruleset: { pieces, colours } }: Position, piece: Piece): string =>
  pieces.ids[piece].slice(colours[pieces.owner[piece]].length);

/** The same piece in the other teams at the table. */
const twinsOf = (p: Position, piece: Piece): Piece[] => {
  const { all, owner } = p.ruleset.pieces;
  return all.filter(
    (other) =>
      owner[other] !== owner[piece] &&
      p.data[GONE + owner[other]] === 0 &&
      nameOf(p, other) === nameOf(p, piece),
  );
};

/** Why a seat chooses no more characters, or no objects, now: none of them. */
function sortRefusal(p: Position, seat: Seat, characters: boolean): RefusalCode | null {
  if (isOpenChoice(p) && characters !== choosingCharacters(p))
    return characters ? 'TEAM_FULL' : 'CHARACTERS_FIRST';
  return inHand(p, seat, characters) >= sizeOf(p, characters) ? 'TEAM_FULL' : null;
}

/** Why a seat does not choose this piece, were its sort asked for. */
function pickRefusal(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  if (p.ruleset.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  return whereIs(p, piece) === IN_BOX ? null : 'CHOSEN_ALREADY';
}

const isDraftedByOther = (p: Position, piece: Piece): boolean =>
  modeOf(p) === 'draft' && twinsOf(p, piece).some((twin) => whereIs(p, twin) === IN_HAND);

export function mayChoose(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  const refusal = pickRefusal(p, seat, piece) ?? sortRefusal(p, seat, isCharacter(p, piece));
  if (refusal) return refusal;
  return isDraftedByOther(p, piece) ? 'DRAFTED_BY_OTHER' : null;
}

/** Every piece that a seat may choose; which sorts are asked for is the same for all of them. */
export function choosable(p: Position, seat: Seat): Piece[] {
  const characters = sortRefusal(p, seat, true) === null;
  const objects = sortRefusal(p, seat, false) === null;
  return p.ruleset.pieces.all.filter(
    (piece) =>
      (isCharacter(p, piece) ? characters : objects) &&
      pickRefusal(p, seat, piece) === null &&
      !isDraftedByOther(p, piece),
  );
}

function intoTeam(p: Position, piece: Piece): void {
  put(p, piece, IN_HAND);
  noteDrafted(p, piece);
}

export function takePiece(p: Position, piece: Piece): void {
  intoTeam(p, piece);
  if (modeOf(p) === 'mutual') for (const twin of twinsOf(p, piece)) put(p, twin, IN_HAND);
  if (modeOf(p) === 'draft') shareTheRest(p, isCharacter(p, piece));
}

/** When both have drafted what the other can do without, both get the kinds that are left. */
function shareTheRest(p: Position, characters: boolean): void {
  const { pieces, seats } = p.ruleset;
  const exclusive = Math.min(poolOf(p, characters) - sizeOf(p, characters), sizeOf(p, characters));
  for (let seat = 0; seat < seats; seat++) if (inHand(p, seat, characters) < exclusive) return;
  if (exclusive === sizeOf(p, characters)) return;
  const free = pieces.all.filter(
    (piece) => isCharacter(p, piece) === characters && whereIs(p, piece) === IN_BOX,
  );
  for (const piece of free) if (twinsOf(p, piece).some((twin) => free.includes(twin))) intoTeam(p, piece);
}

/** Whether a team is not complete yet; who has left the table needs none. */
const isChoosing = (p: Position, seat: Seat): boolean =>
  p.data[GONE + seat] === 0 &&
  (inHand(p, seat, true) < sizeOf(p, true) || inHand(p, seat, false) < sizeOf(p, false));

/** How many pieces a seat is still to get, by its own choice or by that of others. */
export const picksLeft = (p: Position, seat: Seat): number =>
  sizeOf(p, true) + sizeOf(p, false) - inHand(p, seat, true) - inHand(p, seat, false);

/** Opens the first choice that is still to be made. */
export function openTeamChoice(p: Position, emit: Emit): void {
  if (!atTheTable(p).some((seat) => isChoosing(p, seat))) openDismissal(p, emit);
  else openStage(p, 'choose', isOpenChoice(p) ? turnToChoose(p) : -1);
}

/**
 * Turns alternate; the objects are begun by the other player (in the manner of CG-DRAFT-5, CG-DRAFT-10). Whoever has
 * left the table is passed over (MP-RULING-77).
 */
function turnToChoose(p: Position): Seat {
  const { seats } = p.ruleset;
  const characters = choosingCharacters(p);
  const isFirst = atTheTable(p).every((seat) => inHand(p, seat, characters) === 0);
  let seat = isFirst ? p.data[FIRST_CHOOSER] + (characters ? 0 : 1) : p.data[CHOOSER] + 1;
  while (p.data[GONE + (seat % seats)]) seat++;
  return seat % seats;
}

/** The seats that choose a piece now. */
export function choosers(p: Position): number {
  if (p.data[CHOOSER] >= 0) return 1 << p.data[CHOOSER];
  let bits = 0;
  for (let seat = 0; seat < p.ruleset.seats; seat++) if (isChoosing(p, seat)) bits |= 1 << seat;
  return bits;
}
