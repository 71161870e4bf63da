/**
 * What the game is played for. Each goal also says whether it can still be reached, by public knowledge only: ending
 * a game must not tell a secret (BD-RULING-117, BD-RULING-136).
 */
import {
  AT_SLOT,
  EXITS,
  IN_BOX,
  KILLED,
  KILLS,
  LEFT,
  POINTS,
  REMOVED,
  SAVED,
} from '../../position/fields.ts';
import { hostile, whereIs, type Position } from '../../position/position.ts';
import { invariant, type Piece, type Seat } from '../../vocabulary.ts';
import type { Goal, GoalPlan } from './policies.ts';

const isGone = (p: Position, piece: Piece): boolean => {
  const where = whereIs(p, piece);
  return where === KILLED || where === LEFT || where === SAVED || where === REMOVED;
};

/** Whether a seat still has face-down tokens of this sort: how many is public, which ones is not. */
function hasHidden(p: Position, seat: Seat, isCharacter: number): boolean {
  const { pieces } = p.table;
  for (let piece = 0; piece < pieces.count; piece++) {
    const where = whereIs(p, piece);
    if (
      pieces.owner[piece] === seat &&
      pieces.isCharacter[piece] === isCharacter &&
      where >= AT_SLOT &&
      where < IN_BOX
    )
      return true;
  }
  return false;
}

/** A piece that, for all that everybody knows, may still come to score: one of the hidden tokens might be it. */
function maybeInPlay(p: Position, piece: Piece): boolean {
  const { pieces, secretTeams } = p.table;
  if (isGone(p, piece)) return false;
  if (whereIs(p, piece) !== IN_BOX) return true;
  return secretTeams && hasHidden(p, pieces.owner[piece], pieces.isCharacter[piece]);
}

/** Characters of a seat that are neither out nor dead. How many is public, even where it is not known which. */
function charactersLeft(p: Position, seat: Seat): number {
  const { pieces, teamSizes } = p.table;
  let left = teamSizes[seat] ?? 0;
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1 && isGone(p, piece)) left--;
  return left;
}

function enemiesLeft(p: Position, seat: Seat): number {
  let left = 0;
  for (let other = 0; other < p.table.seats; other++)
    if (hostile(p, seat, other)) left += charactersLeft(p, other);
  return left;
}

/** What a seat could still earn for enemies of a sort that one of its characters hunts (CG-RULING-179). */
function bounties(p: Position, seat: Seat): number {
  const { pieces } = p.table;
  let most = 0;
  for (let hunter = 0; hunter < pieces.count; hunter++) {
    if (pieces.owner[hunter] !== seat || !maybeInPlay(p, hunter)) continue;
    for (const { bounty } of pieces.kinds[hunter].abilities) {
      if (!bounty) continue;
      for (let prey = 0; prey < pieces.count; prey++)
        if (hostile(p, seat, pieces.owner[prey]) && maybeInPlay(p, prey)) most += bounty(pieces.traits[prey]);
    }
  }
  return most;
}

/** The most points that a seat could still add: everybody out with everything worth carrying, every enemy dead. */
function mostPossible(p: Position, seat: Seat): number {
  const { pieces } = p.table;
  let most = p.data[POINTS + seat] + charactersLeft(p, seat) + enemiesLeft(p, seat);
  for (let piece = 0; piece < pieces.count; piece++) {
    const usable = pieces.isCharacter[piece] === 0 || pieces.owner[piece] === seat;
    if (usable && pieces.exitPoints[piece] > 0 && maybeInPlay(p, piece)) most += pieces.exitPoints[piece];
  }
  return most + bounties(p, seat);
}

/** The seats with the highest count; all of them together is a draw (BD-RULING-114). */
function leaders(p: Position, count: (seat: Seat) => number): number {
  let best = -1;
  let bits = 0;
  for (let seat = 0; seat < p.table.seats; seat++) {
    const points = count(seat);
    if (points > best) bits = 0;
    if (points >= best) {
      best = points;
      bits |= 1 << seat;
    }
  }
  return bits === (1 << p.table.seats) - 1 ? 0 : bits;
}

const anySeat = (p: Position, test: (seat: Seat) => boolean): boolean => {
  for (let seat = 0; seat < p.table.seats; seat++) if (test(seat)) return true;
  return false;
};

/** Victory points: whoever has most when the goal is reached (BD-END-1 to BD-END-5, BD-SCN4-1). */
const points = (goal: number, atOnce: boolean): Goal => ({
  id: 'points',
  atOnce,
  reached: (p) => anySeat(p, (seat) => p.data[POINTS + seat] >= goal),
  winners: (p) => leaders(p, (seat) => p.data[POINTS + seat]),
  possible: (p, seat) => mostPossible(p, seat) >= goal,
});

/** The first to bring all figures out (BD-SCN1-1). */
const allOut: Goal = {
  id: 'allOut',
  atOnce: true,
  reached: (p) => anySeat(p, (seat) => p.data[EXITS + seat] >= (p.table.teamSizes[seat] ?? 0)),
  winners: (p) => leaders(p, (seat) => p.data[EXITS + seat]),
  possible: (p, seat) => p.data[EXITS + seat] + charactersLeft(p, seat) >= (p.table.teamSizes[seat] ?? 0),
};

/** The first to eliminate so many enemies (BD-SCN3-1). */
const kills = (goal: number): Goal => ({
  id: 'kills',
  atOnce: true,
  reached: (p) => anySeat(p, (seat) => p.data[KILLS + seat] >= goal),
  winners: (p) => leaders(p, (seat) => p.data[KILLS + seat]),
  possible: (p, seat) => p.data[KILLS + seat] + enemiesLeft(p, seat) >= goal,
});

/** One character is hunted: out as a figure its side wins, dead the hunters, anything else is a draw (BD-SCN2-9 to 11). */
function hunt(hunters: Seat, preyId: string): Goal {
  const prey = (p: Position): number => {
    const piece = p.table.pieces.byId.get(preyId);
    invariant(piece !== undefined, () => `no piece "${preyId}" to hunt`);
    return whereIs(p, piece);
  };
  return {
    id: 'hunt',
    atOnce: true,
    reached: (p) => prey(p) === LEFT || prey(p) === KILLED,
    winners: (p) => (prey(p) === KILLED ? 1 << hunters : prey(p) === LEFT ? 1 << (1 - hunters) : 0),
    possible: (p) => prey(p) !== SAVED,
  };
}

export function makeGoal(plan: GoalPlan): Goal {
  if (plan.kind === 'points') return points(plan.points, plan.atOnce);
  if (plan.kind === 'kills') return kills(plan.kills);
  if (plan.kind === 'hunt') return hunt(plan.hunters, plan.prey);
  return allOut;
}
