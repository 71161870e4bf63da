/**
 * Who scores a character that dies, one point for anybody: whoever eliminated it, if it was an enemy; for one's own,
 * the opponent or nobody. What leaving is worth: turn/exit.ts (BD-VP-1, BD-VP-3 to 5, CG-VP-1, CG-VP-3, CG-VP-4,
 * CG-VP-6, MP-SUM-3 to 5). More for an undead: undead-hunter.ts (CG-VP-5). What wins, ties, and whether it can still be
 * won (BD-RULING-113 to 117, BD-RULING-136, CG-RULING-176 to 180, MP-RULING-28, MP-RULING-29): who-wins.ts. Where
 * wounds score too: multiplayer/murder.ts; one death is one event (MP-RULING-59): turn/wounds-and-deaths.ts.
 * Rules: BD-VP-2, BD-VP-7, BD-VP-8, BD-CHAR-Goblin-3, BD-PIT-15, CG-VP-2, CG-RULING-144, MP-SUM-2, MP-CROSS-10,
 * MP-SURP-14; BD-RULING-48, BD-RULING-62, BD-RULING-108; MP-PYR-22, MP-RACE-17, MP-EXITS-14, MP-RULING-10,
 * MP-RULING-14, MP-RULING-15, MP-RULING-68, MP-RULING-70.
 */
import { hostile, type Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import type { Scoring } from '../../model/policies.ts';

/** Those of `by` to whom this is an enemy's character. */
export function enemiesAmong(p: Position, owner: Seat, by: number): number {
  let scorers = 0;
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    if (by & (1 << seat) && hostile(p, seat, owner)) scorers |= 1 << seat;
  return scorers;
}

export const scoresOwnDead: Scoring = {
  id: 'scoresOwnDead',
  perDeath: 1,
  scorers: (p, owner, by) => enemiesAmong(p, owner, by) || 1 << ((owner + 1) % p.ruleset.seats),
};

export const ownDeadScoreNobody: Scoring = {
  id: 'ownDeadScoreNobody',
  perDeath: 1,
  scorers: enemiesAmong,
};

/** Only who leaves counts. */
export const deadScoreNobody: Scoring = { id: 'deadScoreNobody', perDeath: 0, scorers: () => 0 };
