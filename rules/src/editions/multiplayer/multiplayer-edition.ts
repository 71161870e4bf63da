/**
 * Three and four players: the game of two in a bigger maze, with what changes when there is more than one opponent.
 * What is in the box (group MP-COMP), players and teams: box.ts.
 * Rules: group MP-STD; MP-RULING-4, MP-RULING-7, MP-RULING-15, MP-RULING-30.
 */
import { JOIN_STAGE } from '../../flow/stages.ts';
import { AS_IN_PRISON, AS_RULED, boardEdition, BOARD_RULES } from '../board-edition.ts';
import type { Edition } from '../../model/edition.ts';
import { overASide } from '../policies/flipping.ts';
import { whoeverCanAct } from '../policies/turn-order.ts';
import { MULTIPLAYER_REASONS } from './reasons.ts';
import { MULTIPLAYER_RULES } from './rulings.ts';

/** With several opponents none is "the" opponent who could score another's own dead (MP-RULING-15). */
const RULE_NAMES = [...BOARD_RULES.filter((name) => name !== 'selfKill'), ...MULTIPLAYER_RULES];

const forSeveral = (edition: Edition): Edition => ({
  ...edition,
  ruleNames: RULE_NAMES,
  reasons: MULTIPLAYER_REASONS,
  stages: [...edition.stages, JOIN_STAGE],
  policies: (scenario, options, rules) => ({
    ...edition.policies(scenario, options, rules),
    turnOrder: whoeverCanAct,
    flipping: overASide,
  }),
});

/** By the rules of the base set, as the expansion is. */
export const multiplayerEdition = forSeveral(
  boardEdition('party', { en: '3/4 Players', fr: '3/4 joueurs' }, { ...AS_RULED, selfKill: 'none' }),
);

/** By the rules of Prison, for games with both boxes (BD-RULING-125). */
export const mixedMultiplayerEdition = forSeveral(
  boardEdition(
    'mixedParty',
    { en: '3/4 Players with Prison', fr: '3/4 joueurs avec Prison' },
    { ...AS_IN_PRISON, selfKill: 'none' },
  ),
);
