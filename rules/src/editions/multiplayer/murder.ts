/**
 * Friendly murder party: fights are open to all, and wounds score too. Four corner rooms stay empty.
 *
 * Who comes into a combat and on which side: murder-combat.ts (MP-MURDER-9 to MP-MURDER-19); the cards of several
 * players on a side and what a winner gets: combat/sides.ts, combat/outcome.ts (MP-MURDER-20 to MP-MURDER-25,
 * MP-RULING-56 to MP-RULING-61). A Rope is stolen without combat (MP-RULING-63). Tokens of a kind that a room does not
 * take: actions/lay.ts; found there: actions/reveal.ts (MP-MURDER-6 to MP-MURDER-8).
 * Rules: group MP-MURDER; MP-MAP-14.
 */
import { fourSides, square } from '../../content/maps/square.ts';
import type { Scoring } from '../../model/policies.ts';
import type { Scenario, TeamPlan } from '../../model/scenario.ts';
import { BASE_TEAM } from '../base.ts';
import { enemiesAmong } from '../policies/scoring.ts';
import { openCombat } from './murder-combat.ts';
import { FOUR_PLAYERS } from './standard.ts';

/** The wand and the Treasure stay out (MP-MURDER-3, MP-MURDER-4). */
const STAY_OUT: readonly string[] = ['fireball-wand', 'treasure'];
const TEAM: TeamPlan = {
  characters: BASE_TEAM.characters,
  objects: BASE_TEAM.objects.filter(({ id }) => !STAY_OUT.includes(id)),
};

/** Every wound counts, and every death counts again (MP-MURDER-25, MP-MURDER-28, MP-MURDER-29). */
const woundsScore: Scoring = {
  id: 'woundsScore',
  perEnemy: Number.POSITIVE_INFINITY,
  scorers: enemiesAmong,
  woundScorers: enemiesAmong,
};

export const murderParty: Scenario = {
  ...FOUR_PLAYERS,
  id: 'murder',
  name: { en: 'Friendly murder party', fr: 'Massacre entre amis' },
  rules: ['MP-MURDER-1', 'MP-MURDER-9', 'MP-MURDER-26', 'MP-MAP-14'],
  layout: {
    slots: square({
      corner: { capacity: 0 },
      edge: { capacity: 2, kinds: 'objects' },
      centre: { capacity: 4, kinds: 'characters' },
    }),
    lines: fourSides('owned'),
  },
  teams: [TEAM, TEAM, TEAM, TEAM],
  goal: { kind: 'points', points: 12, atOnce: false },
  amend: () => ({ scoring: woundsScore, combatants: openCombat }),
};
