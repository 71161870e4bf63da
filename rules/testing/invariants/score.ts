/**
 * The points: what exits and eliminations have earned, counted again from the pieces that are gone; and the teams:
 * nobody has more or fewer characters than the game gave him.
 * Rules: group BD-VP; BD-COMP-2, BD-HANDICAP-1, BD-RULING-108.
 */
import {
  ENDING,
  EXITS,
  GONE,
  IN_BOX,
  KILLED,
  KILLS,
  LEFT,
  MOST_SEATS,
  PIECE_SIZE,
  PIECES,
  POINTS,
  REMOVED,
  SAVED,
  STAGE,
  WHERE,
  WINNERS,
} from '../../src/model/fields.ts';
import { hostile, type Position } from '../../src/model/position.ts';
import { demand } from './fault.ts';

const exits = new Int16Array(MOST_SEATS);
const worth = new Int16Array(MOST_SEATS);
const dead = new Int16Array(MOST_SEATS);
/** How many wounded those who left could carry: some carry two (CG-ITEM-4). */
const carriers = new Int16Array(MOST_SEATS);
const saved = new Int16Array(MOST_SEATS);
const team = new Int16Array(MOST_SEATS);

export function checkScore(p: Position): void {
  const extra = countPieces(p);
  const { data, ruleset } = p;
  let carriedOut = 0;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    demand(
      data[EXITS + seat] === exits[seat],
      'BD-VP-1',
      () => `seat ${seat} is credited with ${data[EXITS + seat]} exits, ${exits[seat]} have left`,
    );
    checkKills(p, seat);
    const beyond = data[POINTS + seat] - data[KILLS + seat] - worth[seat];
    demand(
      beyond >= 0,
      'BD-VP-1',
      () => `seat ${seat} has ${data[POINTS + seat]} points, fewer than it has earned`,
    );
    carriedOut += beyond;
    demand(
      together(p, seat, saved) <= together(p, seat, carriers),
      'BD-EXIT-5',
      () => `seat ${seat} and its allies saved more than they could carry out`,
    );
    checkTeam(p, seat);
  }
  demand(
    carriedOut <= extra || ruleset.policies.scoring.woundScorers !== undefined,
    'BD-VP-4',
    () => `${carriedOut} points more than exits and eliminations earned`,
  );
  checkGoal(p);
}

/** A count of a seat and its allies: they may save each other's wounded (MP-SURP-9). */
function together(p: Position, seat: number, counts: Int16Array): number {
  let sum = 0;
  for (let other = 0; other < p.ruleset.seats; other++) if (!hostile(p, seat, other)) sum += counts[other];
  return sum;
}

/** What eliminating this character may be worth beyond the usual point, to anybody at this table (CG-CHAR-Paladin-7). */
function bountyOn(p: Position, piece: number): number {
  const { kinds, traits } = p.ruleset.pieces;
  let most = 0;
  for (const { abilities } of kinds)
    for (const { bounty } of abilities) if (bounty) most = Math.max(most, bounty(traits[piece]));
  return most;
}

/** Counts everybody who is gone; answers what removed objects and bounties may have earned. */
function countPieces(p: Position): number {
  const { pieces } = p.ruleset;
  exits.fill(0);
  worth.fill(0);
  dead.fill(0);
  carriers.fill(0);
  saved.fill(0);
  team.fill(0);
  let extra = 0;
  for (let piece = 0; piece < pieces.count; piece++) {
    const at = p.data[PIECES + PIECE_SIZE * piece + WHERE];
    const seat = pieces.owner[piece];
    if (pieces.isCharacter[piece] === 0) {
      if (at === REMOVED) extra += pieces.exitPoints[piece];
      continue;
    }
    if (at !== IN_BOX) team[seat]++;
    if (at === LEFT) {
      exits[seat]++;
      carriers[seat] += pieces.capacity[piece];
      worth[seat] += 1 + pieces.exitPoints[piece];
    } else if (at === KILLED) {
      dead[seat]++;
      extra += bountyOn(p, piece);
    }
    if (at === SAVED) saved[seat]++;
  }
  return extra;
}

/** Every dead enemy is somebody's, unless those whom their own player killed are nobody's (BD-RULING-108). */
function checkKills(p: Position, seat: number): void {
  let most = 0;
  for (let other = 0; other < p.ruleset.seats; other++) if (hostile(p, seat, other)) most += dead[other];
  const kills = p.data[KILLS + seat];
  const exact = p.ruleset.seats === 2 && p.ruleset.rules.selfKill === 'opponent';
  demand(
    kills >= 0 && (exact ? kills === most : kills <= most),
    'BD-VP-2',
    () => `seat ${seat} is credited with ${kills} eliminations, ${most} enemies are dead`,
  );
}

function checkTeam(p: Position, seat: number): void {
  const { stageNumbers, teamSizes } = p.ruleset;
  // Teams are complete once the first figure goes on a line.
  if (p.data[STAGE] < (stageNumbers['deploy'] ?? 0) || p.data[STAGE] === stageNumbers['over']) return;
  if (p.data[GONE + seat]) return;
  demand(
    team[seat] === teamSizes[seat],
    'BD-HANDICAP-1',
    () => `seat ${seat} has ${team[seat]} characters in the game, not ${teamSizes[seat]}`,
  );
}

/** A goal that has been reached has ended the game: at once, or with the turn. */
function checkGoal(p: Position): void {
  const { policies, stageNumbers, seats } = p.ruleset;
  const over = p.data[ENDING] !== 0;
  // A last turn is played to its end, however many points there are.
  const mustBeOver =
    policies.goal.atOnce || (p.data[STAGE] === stageNumbers['card'] && policies.goal.id !== 'turns');
  demand(
    over || !mustBeOver || !policies.goal.reached(p),
    'BD-END-4',
    () => 'the goal is reached and play goes on',
  );
  const winners = p.data[WINNERS];
  demand(
    over ? winners >= 0 && winners < (1 << seats) - 1 : winners === 0,
    'BD-RULING-114',
    () => `these cannot be the winners: ${winners}`,
  );
}
