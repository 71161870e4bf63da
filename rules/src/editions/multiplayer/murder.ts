/** Friendly murder party: fights are open to all, and wounds score too. Rules: group MP-MURDER; MP-MAP-14. */
import { murder as map } from '../../content/maps/murder.ts';
import { BASE_TEAM } from '../base.ts';
import { openCombat } from '../policies/open-combat.ts';
import { woundsScore } from '../policies/scoring.ts';
import type { Scenario, TeamPlan } from '../../model/scenario.ts';
import { FOUR_PLAYERS } from './common.ts';

/** The wand and the Treasure stay out (MP-MURDER-3, MP-MURDER-4). */
const STAY_OUT: readonly string[] = ['fireball-wand', 'treasure'];
const TEAM: TeamPlan = {
  characters: BASE_TEAM.characters,
  objects: BASE_TEAM.objects.filter(({ id }) => !STAY_OUT.includes(id)),
};

export const murderParty: Scenario = {
  ...FOUR_PLAYERS,
  id: 'murder',
  name: { en: 'Friendly murder party', fr: 'Massacre entre amis' },
  rules: ['MP-MURDER-1', 'MP-MURDER-9', 'MP-MURDER-26', 'MP-MAP-14'],
  layout: map,
  teams: [TEAM, TEAM, TEAM, TEAM],
  goal: { kind: 'points', points: 12, atOnce: false },
  amend: () => ({ scoring: woundsScore, combatants: openCombat }),
};
