/**
 * The Card Game: zones instead of squares, a wheel instead of action cards (CG-COMP-6). Two players (CG-COMP-12):
 * editions/standard.ts; what is in the box (group CG-COMP): box.ts.
 */
import { IN_ZONES } from '../../actions/what-an-action-point-buys.ts';
import { face, facers } from '../../actions/zones/facing-at-set-up.ts';
import { ZoneGround } from '../../labyrinth/neighbouring-zones.ts';
import { zoneSight } from '../../labyrinth/zone-sight.ts';
import {
  actStage,
  COMBAT_STAGES,
  COUNT_STAGE,
  OVER_STAGE,
  PLACE_STAGE,
  SET_UP_STAGES,
  stage,
} from '../../flow/stages.ts';
import type { Edition } from '../../model/edition.ts';
import type { RuleOptions } from '../../model/options.ts';
import { AS_IN_PRISON, atRest } from '../board-edition.ts';
import { sameZone } from '../policies/reach-to-heal-or-steal.ts';
import { asItWasDrawn } from '../policies/flipping.ts';
import { makeGoal } from '../policies/who-wins.ts';
import { plainLines } from '../policies/meeting-on-lines.ts';
import { turnFirst } from '../policies/facings-before-first-turn.ts';
import { ownObjectsByTheOther } from '../policies/who-places-in-revealed-room.ts';
import { stepsTowardsTheEnd } from '../policies/quiet-turns.ts';
import { roomInFront } from '../policies/reveal-from-line.ts';
import { scoresOwnDead } from '../policies/points-for-eliminations.ts';
import { everybody } from '../policies/turn-order.ts';
import { wheel } from '../policies/action-point-wheel.ts';
import { zoneCombatants } from '../policies/zone-combatants.ts';
import { zoneStacking } from '../../actions/zones/zone-stacking.ts';
import { CARD_REASONS } from './reasons.ts';
import { CARDS_AS_RULED } from './rulings.ts';

export const cardEdition: Edition = {
  id: 'cards',
  name: { en: 'Card Game', fr: 'Jeu de cartes' },
  ruleNames: [...(Object.keys(CARDS_AS_RULED) as (keyof RuleOptions)[]), 'noProgressCycles', 'undo'],
  ruleDefaults: { ...AS_IN_PRISON, spearJoins: false },
  stages: [
    ...SET_UP_STAGES,
    stage('face', [face], { deciders: facers }),
    actStage(IN_ZONES),
    PLACE_STAGE,
    COUNT_STAGE,
    ...COMBAT_STAGES,
    OVER_STAGE,
  ],
  figureKinds: IN_ZONES,
  reasons: CARD_REASONS,
  undoRule: 'CG-RULING-9',
  ground: (terrain, layout, rooms) => new ZoneGround(terrain, layout, rooms),
  policies({ goal }, _options, rules) {
    const played = makeGoal(goal);
    return {
      // Without an end for dead games, everybody can always hope.
      goal: rules.deadGameEnds ? played : { ...played, possible: () => true },
      actionPoints: wheel,
      stacking: zoneStacking,
      sight: zoneSight,
      contact: sameZone,
      combatants: zoneCombatants,
      revealAccess: roomInFront,
      afterSetup: turnFirst,
      placing: ownObjectsByTheOther,
      scoring: scoresOwnDead,
      turnOrder: everybody,
      flipping: asItWasDrawn,
      lineConduct: plainLines,
      boardEffects: atRest,
      progress: stepsTowardsTheEnd,
    };
  },
};
