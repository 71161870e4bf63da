import { rulesetFor } from '@dungeon-twister/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { FIRST_FORM } from '../../src/home/form.ts';
import type { Player } from '../../src/match/player.ts';
import { speak } from '../../src/words/language.ts';
import { introduced, opponentAt } from '../../src/words/opponents.ts';

const HUMAN: Player = { kind: 'human' };
const BRINDLE: Player = { kind: 'bot', level: 'greedy' };
const ODO: Player = { kind: 'bot', level: 'novice' };

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await speak('en');
  return () => vi.unstubAllGlobals();
});

test('three opponents whom nobody chose have three names', () => {
  const names = FIRST_FORM.players.flatMap((one) => (one.kind === 'bot' ? [introduced(one).name] : []));
  expect(names).toEqual(['Brindle', 'Odo', 'Tamsin']);
});

test('opponents of one name are told apart by their colours, in either language', async () => {
  const ruleset = rulesetFor({ scenario: 'standard-4' });
  const table = { ruleset, players: [HUMAN, BRINDLE, ODO, BRINDLE] };
  expect([1, 2, 3].map((seat) => opponentAt(table, seat))).toEqual([
    'Brindle (Red)',
    'Odo',
    'Brindle (Green)',
  ]);
  await speak('fr');
  expect(opponentAt(table, 1)).toBe('Brindle (Rouge)');
});
