/**
 * How the board game is played, whichever box, and its two readings (group BD-DIFF); all else is in the pieces. What is
 * in the boxes (BD-COMP-6 to 8): base.ts, prison.ts; the cards (BD-COMP-3, BD-COMP-5): cards-of-each-player.ts.
 */
import { straightSight } from '../labyrinth/sight.ts';
import { SquareGround } from '../labyrinth/squares-as-places.ts';
import { ON_SQUARES } from '../actions/what-an-action-point-buys.ts';
import { BOARD_STAGES } from '../flow/stages.ts';
import type { Edition } from '../model/edition.ts';
import { CARDS_AS_RULED } from './card-game/rulings.ts';
import type { RuleOptions } from '../model/options.ts';
import type { BoardEffects } from '../model/policies.ts';
import { MULTIPLAYER_AS_RULED } from './multiplayer/rulings.ts';
import { actionCards } from './policies/action-cards.ts';
import { adjacentSquare } from './policies/reach-to-heal-or-steal.ts';
import { boardCombatants } from './policies/board-combatants.ts';
import { boardStacking } from '../actions/squares/square-stacking.ts';
import { makeGoal } from './policies/who-wins.ts';
import { asItWasDrawn } from './policies/flipping.ts';
import { plainLines } from './policies/meeting-on-lines.ts';
import { playAtOnce } from './policies/facings-before-first-turn.ts';
import { ownObjectsByTheOther } from './policies/who-places-in-revealed-room.ts';
import { anyLastingChange } from './policies/quiet-turns.ts';
import { roomInFront, roomsAlongLine } from './policies/reveal-from-line.ts';
import { ownDeadScoreNobody, scoresOwnDead } from './policies/points-for-eliminations.ts';
import { everybody } from './policies/turn-order.ts';

/** Rooms move only when somebody moves them; one comes down by itself in multiplayer/lifted-room-returns.ts. */
export const atRest: BoardEffects = { id: 'atRest' };

/** The rulings of the board as ruled, where the boxes differ as the base set prints it (BD-DIFF-1, BD-DIFF-2). */
const BOARD_AS_RULED = {
  revealFromLine: 'alongLine',
  jumpLanding: 'straight',
  thiefOnPit: 'ropeSaves',
  strictRope: false,
  selfKill: 'opponent',
  noProgressCycles: 2,
  healEnemy: true,
  spearJoins: true,
  bowJoins: true,
  undo: true,
} as const;

export const BOARD_RULES = Object.keys(BOARD_AS_RULED) as (keyof RuleOptions)[];

/** All rulings as ruled; each can be chosen otherwise. */
export const AS_RULED: RuleOptions = { ...BOARD_AS_RULED, ...CARDS_AS_RULED, ...MULTIPLAYER_AS_RULED };
/** The same as Prison prints it. */
export const AS_IN_PRISON: RuleOptions = { ...AS_RULED, revealFromLine: 'inFront', jumpLanding: 'anySide' };

export const boardEdition = (id: string, name: Edition['name'], ruleDefaults: RuleOptions): Edition => ({
  id,
  name,
  ruleNames: BOARD_RULES,
  ruleDefaults,
  stages: BOARD_STAGES,
  figureKinds: ON_SQUARES,
  ground: (terrain) => new SquareGround(terrain),
  policies({ goal }, options, rules) {
    return {
      goal: makeGoal(goal.kind === 'points' && options.goal ? { ...goal, points: options.goal } : goal),
      actionPoints: actionCards,
      stacking: boardStacking,
      sight: straightSight,
      contact: adjacentSquare,
      combatants: boardCombatants,
      revealAccess: rules.revealFromLine === 'alongLine' ? roomsAlongLine : roomInFront,
      afterSetup: playAtOnce,
      placing: ownObjectsByTheOther,
      scoring: rules.selfKill === 'opponent' ? scoresOwnDead : ownDeadScoreNobody,
      turnOrder: everybody,
      flipping: asItWasDrawn,
      lineConduct: plainLines,
      boardEffects: atRest,
      progress: anyLastingChange,
    };
  },
});

export const baseEdition = boardEdition('base', { en: 'Base set', fr: 'Boîte de base' }, AS_RULED);

/** The mixed game follows it too (BD-RULING-125). */
export const prisonEdition = boardEdition('prison', { en: 'Prison', fr: 'Prison' }, AS_IN_PRISON);
