import { type Action, ActionList, legalActions } from '@dungeon-twister/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { playBots, type StandIn } from '../../src/bots/bots.ts';
import type { Answer, Question } from '../../src/bots/worker.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';

const BOT: Player = { kind: 'bot', level: 'greedy' };
const MASTER: Player = { kind: 'bot', level: 'master' };
const HUNTER: Player = { kind: 'bot', level: 'expert', style: 'hunter' };
const HUMAN: Player = { kind: 'human' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stands in for the worker: answers every question with what the test says, or never. */
function withMind(think: (question: Question) => Action | null | 'never' | 'crash'): Question[] {
  const asked: Question[] = [];
  class Mind {
    private readonly ears: ((event: { data: Answer }) => void)[] = [];
    private readonly watchers: (() => void)[] = [];
    private isDead = false;
    addEventListener(type: string, ear: (event: { data: Answer }) => void): void {
      if (type === 'message') this.ears.push(ear);
      else this.watchers.push(() => ear({ data: { number: 0, action: null } }));
    }
    postMessage(question: Question): void {
      asked.push(question);
      if (this.isDead) return;
      const action = think(question);
      if (action === 'never') return;
      if (action === 'crash') {
        this.isDead = true;
        setTimeout(() => this.watchers.forEach((tell) => tell()), 1);
        return;
      }
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
  const bots = playBots(match, { pause: () => 5 });
  vi.advanceTimersByTime(20);
  expect(asked[0]?.seat).toBe(1);
  expect(asked[0]?.view.viewer).toBe(1);
  bots.stop();
});

test('an answer that is refused is asked for again from the simplest bot, and then somebody is told', () => {
  const asked = withMind(() => ({ type: 'endTurn' }));
  const onTrouble = vi.fn<(seat: number) => void>();
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'trouble');
  const bots = playBots(match, { pause: () => 5, onTrouble });
  vi.advanceTimersByTime(200);
  expect(asked.map(({ name }) => name)).toEqual(['greedy', 'random', 'random']);
  expect(onTrouble).toHaveBeenCalledWith(1);
  bots.again();
  vi.advanceTimersByTime(200);
  expect(asked).toHaveLength(6);
  bots.stop();
});

test('who thinks too long is replaced for this decision by somebody quicker, and that is said', () => {
  const match = Match.create({ scenario: 'base' }, [HUMAN, MASTER], 'slow');
  const asked = withMind(({ name, seat }) =>
    name === 'master' ? 'never' : (legalActions(match.game.position, seat, new ActionList())[0] ?? null),
  );
  const onStandIn = vi.fn<(standIn: StandIn) => void>();
  const bots = playBots(match, { pause: () => 5, onStandIn });
  vi.advanceTimersByTime(9_900);
  expect(onStandIn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  // The next decision is its own again.
  expect(asked.map(({ name }) => name)).toEqual(['master', 'novice', 'master']);
  expect(onStandIn.mock.calls).toEqual([[{ seat: 1, why: 'slow' }]]);
  bots.stop();
});

test('who crashes is replaced at once, and asked again for the next decision', () => {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUNTER], 'crash');
  let hasCrashed = false;
  const asked = withMind(({ seat }) => {
    if (hasCrashed) return legalActions(match.game.position, seat, new ActionList())[0] ?? null;
    hasCrashed = true;
    return 'crash';
  });
  const onStandIn = vi.fn<(standIn: StandIn) => void>();
  const bots = playBots(match, { pause: () => 5, onStandIn });
  vi.advanceTimersByTime(200);
  expect(asked.map(({ name }) => name).slice(0, 3)).toEqual(['expert/hunter', 'novice', 'expert/hunter']);
  expect(onStandIn.mock.calls).toEqual([[{ seat: 1, why: 'failed' }]]);
  bots.stop();
});

test('bots go on until somebody else must decide, and wait while something is shown', () => {
  let held = true;
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'pace');
  const asked = withMind(({ seat }) => legalActions(match.game.position, seat, new ActionList())[0] ?? null);
  const bots = playBots(match, { pause: () => 5, isHeld: () => held });
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
  const bots = playBots(match, { pause: () => 5 });
  match.perform(0, { type: 'offerDraw' });
  await Promise.resolve();
  expect(match.now.value.view.shown.seats[0]?.offersDraw).toBe(false);
  bots.stop();
});
