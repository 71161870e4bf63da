/** Which teams `dt play --bot` gives to whom, and that bots play them. */
import { BOT_NAMES, botNamed } from '@dungeon-twister/bots';
import { Chance, createGame, decisions, rulesetFor, viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { botSeats } from '../../src/play/bot-seats.ts';
import { playByBot } from '../../src/play/bot.ts';
import { Session } from '../../src/play/session.ts';
import { PaperDesk } from './paper-desk.ts';

const seated = (scenario: string, ...names: string[]): [number, string][] =>
  [...botSeats(rulesetFor({ scenario }), names, 'en')]
    .map(([seat, bot]): [number, string] => [seat, bot === null ? 'chance' : 'bot'])
    .sort(([a], [b]) => a - b);

describe('--bot', () => {
  test('a colour is played by chance, in either language', () => {
    expect(seated('base', 'yellow')).toEqual([[1, 'chance']]);
    expect(seated('base', 'bleu', 'yellow')).toEqual([
      [0, 'chance'],
      [1, 'chance'],
    ]);
  });

  test.each([...BOT_NAMES, 'expert/runner', 'master@0.25'])('%s plays against the first team', (name) => {
    expect(seated('base', name)).toEqual([[1, 'bot']]);
  });

  test('a level takes every team but the first of which nothing is said', () => {
    expect(seated('standard-4', 'casual')).toEqual([
      [1, 'bot'],
      [2, 'bot'],
      [3, 'bot'],
    ]);
    expect(seated('base', 'casual', 'blue=novice')).toEqual([[0, 'bot']]);
    expect(seated('standard-4', 'casual', 'blue')).toEqual([
      [0, 'chance'],
      [2, 'bot'],
      [3, 'bot'],
    ]);
  });

  test('what is done is what the bot of that name chooses from the view of its seat', () => {
    const game = createGame({ scenario: 'prison-1' }, 'bots');
    const [next] = decisions(game.position);
    if (!next) throw new Error('Somebody must begin.');
    const { seat } = next;
    const seed = String(new Chance('x').next());
    const chosen = botNamed('greedy')?.choose({ view: viewOf(game.position, seat), seat, seed });
    const bot = botNamed('greedy');
    if (!bot) throw new Error('There is a greedy bot.');
    playByBot(bot, game, next, new Chance('x'));
    expect(game.log).toEqual([{ seat, action: chosen }]);
  });

  test('two bots play a game to its end at a keyboard that nobody touches', async () => {
    const game = createGame({ scenario: 'prison-1' }, 'bots');
    const bots = botSeats(game.position.ruleset, ['blue=greedy', 'yellow=greedy'], 'en');
    const plan = { language: 'en', bots, chance: new Chance('x'), save: () => true } as const;
    await new Session(game, plan, new PaperDesk(() => null)).play();
    expect(game.result).not.toBeNull();
  }, 120_000);
});
