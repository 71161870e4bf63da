/** The file that keeps the values of hands: two characters for each pair of hands, the higher number first. */
import type { CombatsSeen } from '../src/combat/card-table.ts';
import { DIGITS, STEPS_PER_FIGHT, ZERO_AT } from '../src/combat/card-values.ts';
import { HAND_KINDS } from '../src/combat/hand-numbers.ts';

const WIDTH = 110;

const written = (value: number): string => {
  const number = Math.round(value * STEPS_PER_FIGHT) + ZERO_AT;
  return DIGITS.charAt(number >> 6) + DIGITS.charAt(number & 63);
};

function digitsOf(table: Float64Array): string {
  let digits = '';
  for (let own = 0; own < HAND_KINDS; own++)
    for (let other = 0; other < own; other++) digits += written(table[own * HAND_KINDS + other]);
  return digits;
}

export function writtenTable({ games, leads }: CombatsSeen, table: Float64Array): string {
  const lines = digitsOf(table).match(new RegExp(`.{1,${WIDTH}}`, 'gu')) ?? [];
  return `/** What hands of combat cards are worth against each other. Written by \`npm run bots:cards\`; see card-values.ts. */

/** The combats that were seen in games: how many games, and how often an attacker led by how much before cards. */
export interface CombatsSeen {
  readonly games: number;
  readonly leads: readonly (readonly [lead: number, times: number])[];
}

export const SEEN: CombatsSeen = {
  games: ${games},
  leads: [
${leads.map(([lead, times]) => `    [${lead}, ${times}],\n`).join('')}  ],
};

export const TABLE = \`
${lines.join('\n')}
\`;
`;
}
