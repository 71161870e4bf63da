/**
 * Friendly murder party: fights are open to all, and wounds score too. Four corner rooms stay empty. Here: the map, the
 * teams, how many of each start, and what wounds and deaths score (MP-MURDER-3 to 5, MP-MURDER-25, MP-MURDER-28,
 * MP-MURDER-29). Elsewhere: players and rooms (MP-MURDER-1, MP-MURDER-2): box.ts; shuffled (MP-MURDER-2):
 * roll-setup.ts; starters (MP-MURDER-5): actions/deploy-starting-team.ts; tokens and their kinds (MP-MURDER-5 to 7):
 * actions/lay-on-room.ts; one of a wrong kind that is found (MP-MURDER-8): actions/reveal.ts; who comes into a combat,
 * when and on which side (MP-MURDER-9 to 19, MP-RULING-53 to 55, MP-RULING-62, MP-RULING-81): murder-who-fights.ts;
 * when each is asked, and the cards (MP-MURDER-12, MP-MURDER-20, MP-RULING-54): combat/course-and-cards.ts; totals,
 * losers and winners (MP-MURDER-21 to 25, MP-RULING-56, MP-RULING-57, MP-RULING-61): combat/outcome.ts; the +0
 * (MP-MURDER-23): combat/cards/spent-or-taken-back.ts; what each is worth (MP-RULING-60): combat/strength.ts; a wounded
 * Thief on a pit (MP-RULING-59): turn/wounds-and-deaths.ts; when it is won (MP-MURDER-26): policies/who-wins.ts; points
 * for leaving (MP-MURDER-27): turn/exit.ts. A Rope is stolen without combat (MP-RULING-63).
 * Rules: group MP-MURDER; MP-MAP-14.
 */
import { fourSides, square } from '../../content/maps/square.ts';
import type { Scoring } from '../../model/policies.ts';
import type { Scenario, TeamPlan } from '../../model/scenario.ts';
import { BASE_TEAM } from '../base.ts';
import { enemiesAmong } from '../policies/points-for-eliminations.ts';
import { openCombat } from './murder-who-fights.ts';
import { fourPlayers } from './box.ts';

/** The wand and the Treasure stay out (MP-MURDER-3, MP-MURDER-4). */
const STAY_OUT: readonly string[] = ['fireball-wand', 'treasure'];
const TEAM: TeamPlan = {
  characters: BASE_TEAM.characters,
  objects: BASE_TEAM.objects.filter(({ id }) => !STAY_OUT.includes(id)),
};

/** Every wound counts, and every death counts again (MP-MURDER-25, MP-MURDER-28, MP-MURDER-29). */
const woundsScore: Scoring = {
  id: 'woundsScore',
  perDeath: 1,
  scorers: enemiesAmong,
  woundScorers: enemiesAmong,
};

export const murderParty: Scenario = {
  ...fourPlayers({ team: TEAM, onLine: 4 }),
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
  goal: { kind: 'points', points: 12, atOnce: false },
  amend: () => ({ scoring: woundsScore, combatants: openCombat }),
};
