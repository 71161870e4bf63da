/** How the rulings of the games for three and four are read unless a table chooses otherwise (group MP-OPTION). */
import type { MultiplayerRuleOptions } from '../../model/options.ts';

export const MULTIPLAYER_AS_RULED: MultiplayerRuleOptions = {
  allowMisplacement: false,
  pyramidStarters: 4,
  topRoom: '9cw',
  breakTies: false,
  otherLines: 'closed',
  partyFighters: 'allInContact',
  partyAnswers: 'together',
};

export const MULTIPLAYER_RULES = Object.keys(MULTIPLAYER_AS_RULED) as (keyof MultiplayerRuleOptions)[];
