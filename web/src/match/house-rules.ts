/** The rulings on which tables differ: what each can be. */
import type { RuleOptions } from '@dungeon-twister/rules';

/** The values of a ruling that is neither a yes nor a number. */
export const VALUES = {
  revealFromLine: ['alongLine', 'inFront'],
  jumpLanding: ['straight', 'anySide'],
  thiefOnPit: ['ropeSaves', 'alwaysDies'],
  selfKill: ['opponent', 'none'],
  otherLines: ['closed', 'open'],
  partyFighters: ['allInContact', 'facingEnemies'],
  partyAnswers: ['together', 'inTurn'],
  pyramidStarters: [3, 4],
  noProgressCycles: [0, 1, 2, 3, 4, 6],
} as const satisfies Partial<{ readonly [Name in keyof RuleOptions]: readonly RuleOptions[Name][] }>;
