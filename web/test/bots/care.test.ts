import { type Action, ActionList, legalActions } from '@dungeon-twister/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { playBots } from '../../src/bots/bots.ts';
import type { Answer, Question } from '../../src/bots/worker.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';

const BOT: Player = { kind: 'bot', level: 'greedy' };
const HUMAN: Player = { kind: 'human' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stands in for the worker: answers every question with what the test says. */
function withMind(think: (question: Question) => Action | null): Question[] {
  const asked: Question[] = [];
  class Mind {
    private readonly ears: ((event: { data: Answer }) => void)[] = [];
    addEventListener(type: string, ear: (event: { data: Answer }) => void): void {
      if (type === 'message') this.ears.push(ear);
    }
    postMessage(question: Question): void {
      asked.push(question);
      const action = think(question);
      setTimeout(() => {
        for (const ear of this.ears) ear({ data: { number: question.number, action } });
      }, 1);
    }
    terminate(): void {
      this.ears.length = 0;
    }
  }
  vi.stubGlobal('Worker', Mind);
  vi.useFakeTimers();
  return asked;
}

test('a bot is shown its own view and nothing more', () => {
  const asked = withMind(() => null);
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'eyes');
  const bots = playBots(match, { pause: 5 });
  vi.advanceTimersByTime(20);
  expect(asked[0]?.seat).toBe(1);
  expect(asked[0]?.view.viewer).toBe(1);
  bots.stop();
});

test('an answer that is refused is asked for again from the simplest bot, and then somebody is told', () => {
  const asked = withMind(() => ({ type: 'endTurn' }));
  const onTrouble = vi.fn<(seat: number) => void>();
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'trouble');
  const bots = playBots(match, { pause: 5, onTrouble });
  vi.advanceTimersByTime(200);
  expect(asked.map(({ level }) => level)).toEqual(['greedy', 'random', 'random']);
  expect(onTrouble).toHaveBeenCalledWith(1);
  bots.again();
  vi.advanceTimersByTime(200);
  expect(asked).toHaveLength(6);
  bots.stop();
});

test('bots go on until somebody else must decide, and wait while something is shown', () => {
  let held = true;
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'pace');
  const asked = withMind(({ seat }) => legalActions(match.game.position, seat, new ActionList())[0] ?? null);
  const bots = playBots(match, { pause: 5, isHeld: () => held });
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([]);
  held = false;
  bots.again();
  vi.advanceTimersByTime(2000);
  expect(match.now.value.open.map(({ seat }) => seat)).toEqual([0]);
  bots.stop();
});

test('a draw that is offered to bots is declined', async () => {
  withMind(() => null);
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'draw');
  const bots = playBots(match, { pause: 5 });
  match.perform(0, { type: 'offerDraw' });
  await Promise.resolve();
  expect(match.now.value.view.shown.seats[0]?.offersDraw).toBe(false);
  bots.stop();
});
