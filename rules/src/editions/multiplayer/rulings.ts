/** How the rulings of the games for three and four are read unless a table chooses otherwise (group MP-OPTION). */
import type { PartyRuleOptions } from '../options.ts';

export const PARTIES_AS_RULED: PartyRuleOptions = {
  allowMisplacement: false,
  pyramidStarters: 4,
  topRoom: '9cw',
  breakTies: false,
  otherLines: 'closed',
  partyFighters: 'allInContact',
  partyAnswers: 'together',
};

export const PARTY_RULES: readonly (keyof PartyRuleOptions)[] = [
  'allowMisplacement',
  'pyramidStarters',
  'topRoom',
  'breakTies',
  'otherLines',
  'partyFighters',
  'partyAnswers',
];
