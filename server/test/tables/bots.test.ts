/** Bots at a table: they think in a thread of their own, from views only, and a game never waits for one in vain. */
import { type Action, Chance } from '@dungeon-twister/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BotAsker, type BotQuestion, ThreadOfBots } from '../../src/bots/asker.ts';
import { MemoryStorage } from '../../src/storage/memory.ts';
import type { Storage } from '../../src/storage/port.ts';
import { Service } from '../../src/tables/service.ts';
import { newKey } from '../../testing/client.ts';
import { SetTime } from '../../testing/time.ts';

const faults: unknown[] = [];
const running: Service[] = [];
afterEach(async () => {
  for (const service of running.splice(0)) await service.stop();
  const [fault] = faults.splice(0);
  if (fault) throw fault;
});

const serviceWith = (
  bots: BotAsker,
  storage: Storage = new MemoryStorage(),
  time = new SetTime(),
): Service => {
  const service = new Service({ storage, time, bots, onFault: (fault) => faults.push(fault) });
  running.push(service);
  return service;
};

/** A table at which bots alone sit; it begins when the last of them does. */
async function tableOfBots(
  { tables }: Service,
  levels: readonly string[],
  scenario = 'prison-1',
): Promise<string> {
  const opened = await tables.open({
    key: newKey(),
    options: { scenario },
    clock: { kind: 'none' },
    watch: true,
  });
  if ('code' in opened) throw new Error(opened.code);
  // Nobody may ask for this: one seat is left for a person.
  for (const [seat, level] of levels.entries())
    await tables.ask(opened.table, null, () => ({ body: { kind: 'bot', seat, level } }));
  return opened.table;
}

const lengthOf = ({ tables }: Service, id: string): Promise<number | null> =>
  tables.look(id, ({ next }) => next);

describe('bots', () => {
  test('play in their thread', async () => {
    const service = serviceWith(new ThreadOfBots());
    const table = await tableOfBots(service, ['greedy', 'random']);
    await vi.waitUntil(async () => ((await lengthOf(service, table)) ?? 0) > 20, 60_000);
  });

  test('are asked with the view of their seat and nothing else', async () => {
    const asked: BotQuestion[] = [];
    const answers: ((action: null) => void)[] = [];
    const thinking = new Promise<null>((resolve) => answers.push(resolve));
    const service = serviceWith({
      ask: (question) => {
        asked.push(question);
        return thinking;
      },
      close: () => Promise.resolve(answers[0]?.(null)),
    });
    await tableOfBots(service, ['greedy', 'novice']);
    await vi.waitUntil(() => asked.length > 0);
    const [question] = asked;
    expect(Object.keys(question ?? {}).sort()).toEqual(['level', 'seat', 'table', 'view']);
    expect(question?.view.viewer).toBe(question?.seat);
  });

  test('that fail, or wish for what is not legal, do not stop the game', async () => {
    const chance = new Chance('bad bot');
    const bad: readonly (Action | null)[] = [
      null,
      { type: 'endTurn' },
      { type: 'reveal' } as unknown as Action,
    ];
    const service = serviceWith({
      ask: () => Promise.resolve(bad[chance.below(bad.length)] ?? null),
      close: () => Promise.resolve(),
    });
    const table = await tableOfBots(service, ['greedy', 'greedy']);
    await vi.waitUntil(async () => ((await lengthOf(service, table)) ?? 0) > 60, 20_000);
  });

  test('whose thread is stuck are given up, and the next is asked in another', async () => {
    const thread = new ThreadOfBots(1);
    // Within a millisecond no thread has even started.
    const service = serviceWith(thread);
    const table = await tableOfBots(service, ['master', 'master']);
    await vi.waitUntil(async () => ((await lengthOf(service, table)) ?? 0) > 5, 60_000);
  });

  test('go on by themselves after the process that asked them is gone', async () => {
    const storage = new MemoryStorage();
    const never = new Promise<null>(() => undefined);
    // It dies while a bot thinks: nobody stops it.
    const dead = new Service({
      storage,
      time: new SetTime(),
      bots: { ask: () => never, close: () => Promise.resolve() },
      onFault: (fault) => faults.push(fault),
    });
    const table = await tableOfBots(dead, ['greedy', 'greedy']);
    const time = new SetTime();
    time.pass(1);
    const alive = serviceWith(
      { ask: () => Promise.resolve(null), close: () => Promise.resolve() },
      storage,
      time,
    );
    await alive.start();
    await vi.waitUntil(async () => ((await lengthOf(alive, table)) ?? 0) > 20, 20_000);
  });
});
