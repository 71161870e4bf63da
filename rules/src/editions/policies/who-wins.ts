/**
 * What the game is played for. Each goal also says whether it can still be reached, by public knowledge only: ending a
 * game must not tell a secret (BD-RULING-117, BD-RULING-136, CG-RULING-204). How many points it takes, the scenario
 * says: in the standard game editions/standard.ts (BD-END-1; chosen by the players: group BD-HIGHSCORE). When the
 * question is asked, at once or at the end of the turn: turn/turn-and-game-end.ts; what points are given for:
 * points-for-eliminations.ts, turn/exit.ts.
 * Rules: groups BD-END, CG-END; BD-SCN1-1, BD-SCN1-10, BD-SCN2-9 to 11, BD-SCN3-1, BD-SCN4-1, BD-SCN5-2; MP-CROSS-9,
 * MP-PYR-20, MP-PYR-21, MP-RACE-18, MP-ELEV-14, MP-EXITS-12, MP-MURDER-26, MP-SURP-13; BD-RULING-113 to 117,
 * BD-RULING-119, BD-RULING-128, CG-RULING-176 to 181, MP-RULING-28, MP-RULING-29, MP-RULING-31, MP-RULING-71,
 * MP-RULING-72, MP-RULING-80.
 */
import {
  ACTIVE,
  AT_SLOT,
  EXITS,
  GONE,
  IN_BOX,
  KILLED,
  KILLS,
  LEFT,
  POINTS,
  REMOVED,
  SAVED,
  TURN,
} from '../../model/fields.ts';
import { atTheTable, hostile, whereIs, type Position } from '../../model/position.ts';
import { invariant, type Piece, type Seat } from '../../vocabulary.ts';
import type { Goal, GoalPlan } from '../../model/policies.ts';

const isGone = (p: Position, piece: Piece): boolean => {
  const where = whereIs(p, piece);
  return where === KILLED || where === LEFT || where === SAVED || where === REMOVED;
};

/** Whether a seat still has face-down tokens of this sort: how many is public, which ones is not. */
function hasHidden(p: Position, seat: Seat, isCharacter: number): boolean {
  const { pieces } = p.ruleset;
  return pieces.all.some(
    (piece) =>
      pieces.owner[piece] === seat &&
      pieces.isCharacter[piece] === isCharacter &&
      whereIs(p, piece) >= AT_SLOT &&
      whereIs(p, piece) < IN_BOX,
  );
}

/** A piece that, for all that everybody knows, may still come to score: one of the hidden tokens might be it. */
function maybeInPlay(p: Position, piece: Piece): boolean {
  const { pieces, secretTeams } = p.ruleset;
  if (isGone(p, piece)) return false;
  if (whereIs(p, piece) !== IN_BOX) return true;
  return secretTeams && hasHidden(p, pieces.owner[piece], pieces.isCharacter[piece]);
}

/**
 * Characters of a seat that are neither out nor dead. How many is public, even where it is not known which. Whoever
 * leaves the table takes all of them along, also those that he has not chosen yet (MP-RULING-75).
 */
export function charactersLeft(p: Position, seat: Seat): number {
  const { pieces, teamSizes } = p.ruleset;
  if (p.data[GONE + seat]) return 0;
  let left = teamSizes[seat] ?? 0;
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1 && isGone(p, piece)) left--;
  return left;
}

/** The enemies whom a seat could still eliminate: none, once it has no character of its own (BD-RULING-117). */
function enemiesLeft(p: Position, seat: Seat): number {
  if (charactersLeft(p, seat) === 0) return 0;
  let left = 0;
  for (let other = 0; other < p.ruleset.seats; other++)
    if (hostile(p, seat, other)) left += charactersLeft(p, other);
  return left;
}

/** What a seat could still earn for enemies of a sort that one of its characters hunts (CG-RULING-179). */
function bounties(p: Position, seat: Seat): number {
  const { pieces } = p.ruleset;
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

/**
 * The most points that a seat could have in the end: everybody out with everything worth carrying, every enemy dead.
 * Without a character of its own it adds none (BD-RULING-117, MP-RULING-31, CG-RULING-179).
 */
function mostPossible(p: Position, seat: Seat): number {
  const { pieces, policies } = p.ruleset;
  const own = charactersLeft(p, seat);
  const enemies = enemiesLeft(p, seat);
  let most = p.data[POINTS + seat] + own;
  if (own === 0) return most;
  // Where wounds score, one enemy may be worth any number of points; none of them is no point there too.
  const { scoring } = policies;
  if (enemies > 0) most += scoring.woundScorers ? Number.POSITIVE_INFINITY : enemies * scoring.perDeath;
  for (let piece = 0; piece < pieces.count; piece++) {
    const usable = pieces.isCharacter[piece] === 0 || pieces.owner[piece] === seat;
    if (usable && pieces.exitPoints[piece] > 0 && maybeInPlay(p, piece)) most += pieces.exitPoints[piece];
  }
  return most + bounties(p, seat);
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** Those of these seats who have the highest count. */
function best(among: readonly Seat[], count: (seat: Seat) => number): Seat[] {
  const most = Math.max(...among.map(count));
  return among.filter((seat) => count(seat) === most);
}

/** Those who are equal at the end win together; all who are at the table is a draw (BD-RULING-114, MP-RULING-29). */
const unlessAll = (p: Position, tied: readonly Seat[]): number =>
  tied.length === atTheTable(p).length ? 0 : bitsOf(tied);

/** The seats with the highest count. */
const leaders = (p: Position, count: (seat: Seat) => number): number =>
  unlessAll(p, best(atTheTable(p), count));

/** Most points; where the table has chosen to break ties, whoever brought out more, then whoever eliminated more. */
function mostPoints(p: Position): number {
  const points = (seat: Seat): number => p.data[POINTS + seat];
  if (!p.ruleset.rules.breakTies) return leaders(p, points);
  let tied = best(atTheTable(p), points);
  for (const counts of [EXITS, KILLS]) tied = best(tied, (seat) => p.data[counts + seat]);
  return unlessAll(p, tied);
}

const anySeat = (p: Position, test: (seat: Seat) => boolean): boolean => {
  for (let seat = 0; seat < p.ruleset.seats; seat++) if (test(seat)) return true;
  return false;
};

/** Victory points: whoever has most when the goal is reached (BD-END-1 to BD-END-5, BD-SCN4-1; MP-RULING-28). */
const points = (goal: number, atOnce: boolean, drawIfDead: boolean): Goal => ({
  id: 'points',
  atOnce,
  reached: (p) => atTheTable(p).some((seat) => p.data[POINTS + seat] >= goal),
  winners: mostPoints,
  possible: (p, seat) => p.data[GONE + seat] === 0 && mostPossible(p, seat) >= goal,
  ...(drawIfDead ? { winnersShortOfIt: () => 0 } : {}),
});

/** The seats that are no enemies of this one, itself among them. */
const sideOf = (p: Position, seat: Seat): Seat[] =>
  [...Array(p.ruleset.seats).keys()].filter((other) => !hostile(p, seat, other));

/** What a seat and its allies have together. */
const sumOf = (p: Position, seat: Seat): number =>
  sideOf(p, seat).reduce((total, ally) => total + p.data[POINTS + ally], 0);

/** Allies add their points; equal sums are a draw (MP-SURP-13, MP-RULING-71). */
const alliedPoints = (goal: number): Goal => ({
  id: 'alliedPoints',
  atOnce: false,
  reached: (p) => anySeat(p, (seat) => sumOf(p, seat) >= goal),
  winners(p): number {
    const tied = best([...Array(p.ruleset.seats).keys()], (seat) => sumOf(p, seat));
    // The points of one who has left still count for his ally; he himself cannot win (MP-RULING-75).
    return tied.length === p.ruleset.seats ? 0 : bitsOf(tied.filter((seat) => p.data[GONE + seat] === 0));
  },
  possible(p, seat): boolean {
    // Enemies and treasures are counted for each ally: more than can be is no harm, less would end a live game.
    const most = sideOf(p, seat).reduce((total, ally) => total + mostPossible(p, ally), 0);
    return p.data[GONE + seat] === 0 && most >= goal;
  },
});

/** Turns that pass unplayed after this one, because those whose turns they are have left the table (MP-RULING-77). */
function unplayed(p: Position): number {
  const { seats } = p.ruleset;
  let turns = 0;
  while (turns < seats && p.data[GONE + ((p.data[ACTIVE] + 1 + turns) % seats)]) turns++;
  return turns;
}

/** Most points when the last turn is over; as long as somebody can still move, the clock runs (MP-RACE-18). */
const afterTurns = (turns: number): Goal => ({
  id: 'turns',
  atOnce: false,
  reached: (p) => p.data[TURN] + unplayed(p) >= turns,
  winners: mostPoints,
  possible: (p, seat) => p.data[GONE + seat] === 0 && charactersLeft(p, seat) > 0,
  hasLastTurn: true,
});

/** The first to bring all figures out (BD-SCN1-1). */
const allOut: Goal = {
  id: 'allOut',
  atOnce: true,
  reached: (p) => anySeat(p, (seat) => p.data[EXITS + seat] >= (p.ruleset.teamSizes[seat] ?? 0)),
  winners: (p) => leaders(p, (seat) => p.data[EXITS + seat]),
  possible: (p, seat) => p.data[EXITS + seat] + charactersLeft(p, seat) >= (p.ruleset.teamSizes[seat] ?? 0),
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
    const piece = p.ruleset.pieces.byId.get(preyId);
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
  if (plan.kind === 'points') return points(plan.points, plan.atOnce, plan.drawIfDead ?? false);
  if (plan.kind === 'alliedPoints') return alliedPoints(plan.points);
  if (plan.kind === 'turns') return afterTurns(plan.turns);
  if (plan.kind === 'kills') return kills(plan.kills);
  if (plan.kind === 'hunt') return hunt(plan.hunters, plan.prey);
  return allOut;
}
