/**
 * Who scores a character that dies: whoever eliminated it, if it was an enemy; for one's own, the opponent or nobody.
 * Rules: BD-VP-2, BD-RULING-48, BD-RULING-62, BD-RULING-108.
 */
import { hostile } from '../../position/position.ts';
import type { Scoring } from './policies.ts';

export const scoresOwnDead: Scoring = {
  id: 'scoresOwnDead',
  scorer: (p, owner, by) => (hostile(p, by, owner) ? by : (owner + 1) % p.table.seats),
};

export const ownDeadScoreNobody: Scoring = {
  id: 'ownDeadScoreNobody',
  scorer: (p, owner, by) => (hostile(p, by, owner) ? by : -1),
};
