/** A table with people at all seats, who play a whole game through their sockets. */
import { randomUUID } from 'node:crypto';
import { type Action, Chance, type GameOptions, SCENARIOS } from '@dungeon-twister/rules';
import type { ClockPlan } from '@dungeon-twister/protocol';
import { Client, type ClientPlan, newKey, newPart, type Reply } from './client.ts';
import { wishOf } from './player.ts';

/** One scenario of each edition, small ones first. */
export const SAMPLES: readonly string[] = [
  ...new Map(SCENARIOS.toReversed().map(({ id, edition }) => [edition.id, id])).values(),
];

export interface PartyPlan extends ClientPlan {
  readonly options: GameOptions;
  readonly clock?: ClockPlan;
  readonly seed: string;
  readonly watch?: boolean;
}

export interface Party {
  readonly table: string;
  readonly host: string;
  readonly tokens: readonly string[];
  readonly people: readonly Client[];
}

const WAIT_MS = 200;
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];

/** Opens a table, and everybody sits down: the game begins. */
export async function gather(plan: PartyPlan): Promise<Party> {
  const { options, clock = { kind: 'none' }, watch = false } = plan;
  const first = await new Client(plan).start();
  const opened = await first.get('open', { key: newKey(), options: { ...options }, clock, watch });
  const people: Client[] = [];
  for (const [seat, token] of opened.seats.entries()) {
    const client = seat === 0 ? first : await new Client(plan).start();
    await client.join(opened.table, token);
    await client.get('sit', { name: NAMES[seat] ?? '', part: newPart() });
    people.push(client);
  }
  return { table: opened.table, host: opened.host, tokens: opened.seats, people };
}

/** Plays on, to the end or until so many deeds are done; then somebody gives up. Answers how many deeds were done. */
export async function playOut(
  people: readonly Client[],
  seed: string,
  most: number,
  done: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const chance = new Chance(seed);
  let count = 0;
  for (; !isOver(people); count++) {
    if (count > most + 50) throw new Error('the game does not end');
    await step(people, chance, count >= most);
    await done(count);
  }
  return count;
}

const isOver = (people: readonly Client[]): boolean =>
  people.some(({ state }) => state !== null && (state.result !== null || state.departed));

async function step(people: readonly Client[], chance: Chance, givesUp: boolean): Promise<void> {
  await people[0]?.until(() => isOver(people) || people.some((one, seat) => isAsked(one, seat)));
  if (isOver(people)) return;
  const asked = [...people.keys()].filter((seat) => isAsked(people[seat], seat));
  const seat = asked[chance.below(asked.length)] ?? 0;
  const client = people[seat];
  if (!client) return;
  const wish = givesUp ? { decision: 0, action: { type: 'resign' } as const } : wishOf(client, seat, chance);
  if (!wish) return;
  const reply = await askPatiently(client, wish.decision, wish.action);
  if (reply.say !== 'done') throw new Error(`${JSON.stringify(wish)}: ${JSON.stringify(reply)}`);
  if (!('number' in reply)) return;
  // Everybody has heard of it before anybody acts again: else two would answer to the same.
  await Promise.all(people.map((one) => one.until(() => (one.state?.number ?? -1) >= reply.number)));
}

/** Nobody plays as fast as this: where the server says that it was too much, one waits a little and sends the same again. */
async function askPatiently(client: Client, decision: number, action: Action): Promise<Reply> {
  const id = randomUUID();
  for (;;) {
    const reply = await client.ask('act', { decision, action: { ...action } }, id);
    if (reply.say === 'done' || reply.code !== 'TOO_MANY') return reply;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

const isAsked = (client: Client | undefined, seat: number): boolean =>
  client?.state?.decisions.some((decision) => decision.seat === seat) ?? false;
