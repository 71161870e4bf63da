/**
 * Two real servers that are alike in everything, but for what the others lay face down. Whatever one player and one who
 * watches receive over their sockets (answers, refusals, news, states, what is resent after a reconnection) is the same to
 * the byte, until the starters are shown.
 */
import { type Action, ActionList, Chance, legalActions, sample } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { Client, newKey } from '../../testing/client.ts';
import { SAMPLES } from '../../testing/party.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { SetTime } from '../../testing/time.ts';

const listed = new ActionList();
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];
/** What is laid face down, so that others may lay something else. */
const SECRET: readonly Action['type'][] = ['deploy', 'lay'];

interface World {
  readonly server: TestServer;
  readonly time: SetTime;
  readonly people: readonly Client[];
  readonly watcher: Client;
}

async function worldOf(scenario: string, key: string): Promise<World> {
  const time = new SetTime();
  let drawn = 0;
  const server = await testServer({ time, draw: (bytes) => `${++drawn}`.padStart(2 * bytes, '0') });
  const first = await new Client(server).start();
  const clock = { kind: 'bank', bank: 3600, increment: 10, aside: 60 } as const;
  const opened = await first.get('open', { key, options: { scenario }, clock, watch: true }, 'open');
  const people: Client[] = [];
  for (const [seat, token] of opened.seats.entries()) {
    const client = seat === 0 ? first : await new Client(server).start();
    await client.join(opened.table, token);
    people.push(client);
  }
  const watcher = await new Client(server).start();
  await watcher.join(opened.table);
  for (const [seat, client] of people.entries())
    await client.get('sit', { name: NAMES[seat] ?? '', part: `${seat}`.padStart(32, '0') }, `sit-${seat}`);
  await allHeard({ people, watcher });
  return { server, time, people, watcher };
}

async function allHeard({ people, watcher }: Pick<World, 'people' | 'watcher'>): Promise<void> {
  const all = [...people, watcher];
  const last = Math.max(...all.map(({ state }) => state?.number ?? 0));
  for (const client of all) await client.until(() => (client.state?.number ?? 0) >= last);
}

/** Connects anew: the greeting is answered, then the table, then what was missed. */
async function comeBack(client: Client | undefined): Promise<void> {
  const heard = client?.heard.length ?? 0;
  client?.cut();
  await client?.until(() => client.heard.length >= heard + 3);
}

/** What a seat may do, worked out from its own view alone. */
function choicesOf({ state }: Client, seat: number): Action[] {
  if (!state?.view) return [];
  return legalActions(sample(state.view, new Chance('choices')), seat, listed);
}

/** The same as the others see it, with another piece of the same kind where there is one. */
function twinOf(action: Action, client: Client, seat: number): Action {
  if (!SECRET.includes(action.type) || !('piece' in action)) return action;
  const { view } = client.state ?? {};
  if (!view) return action;
  const { isCharacter, byId } = sample(view, new Chance('kinds')).ruleset.pieces;
  const kind = (piece: string): unknown => isCharacter[byId.get(piece) ?? -1];
  const alike = choicesOf(client, seat).filter(
    (one) =>
      'piece' in one &&
      kind(one.piece) === kind(action.piece) &&
      JSON.stringify({ ...one, piece: '' }) === JSON.stringify({ ...action, piece: '' }),
  );
  return alike.find((one) => 'piece' in one && one.piece !== action.piece) ?? alike[0] ?? action;
}

/** Ids say by their order only what was asked when: the bytes of one world can be those of the other. */
const textsOf = (client: Client | undefined, from = 0): string[] =>
  (client?.heard ?? []).slice(from).map(withoutId);
const withoutId = (text: string): string => text.replace(/"id":"[0-9a-f-]{36}"/, '"id":"…"');

const isShown = ({ events }: Client): boolean =>
  events.some((event) => 'events' in event && event.events.some(({ type }) => type === 'teamsShown'));

test.each(SAMPLES)('%s: what others lay face down changes no byte for anybody else', async (scenario) => {
  const key = newKey();
  const [one, two] = [await worldOf(scenario, key), await worldOf(scenario, key)];
  const chance = new Chance(`bytes ${scenario}`);
  let [differing, compared, watched] = [0, 0, 0];
  for (let deeds = 0; deeds < 80 && !isShown(one.watcher); deeds++) {
    for (const world of [one, two]) {
      world.time.pass(700);
      // The curious ask for what cannot be, take back, and come back as if they had been away.
      await world.people[0]?.ask('act', { decision: 0, action: { type: 'endTurn' } }, `no-${deeds}`);
      if (deeds % 5 === 2) await world.people[0]?.ask('undo', {}, `undo-${deeds}`);
      if (deeds % 7 === 3) await comeBack(world.people[0]);
      await allHeard(world);
    }
    const open = one.watcher.state?.decisions ?? [];
    const { seat } = open[chance.below(Math.max(1, open.length))] ?? { seat: 0 };
    const [mine, theirs] = [one.people[seat], two.people[seat]];
    if (!mine || !theirs || one.watcher.state?.result) break;
    const number = one.watcher.state?.decisions.find((decision) => decision.seat === seat)?.number ?? 0;
    const choices = choicesOf(mine, seat);
    const action = choices[chance.below(choices.length)];
    if (!action) break;
    const twin = seat === 0 ? action : twinOf(action, theirs, seat);
    if (JSON.stringify(twin) !== JSON.stringify(action)) differing++;
    await mine.ask('act', { decision: number, action: { ...action } }, `act-${deeds}`);
    await theirs.ask('act', { decision: number, action: { ...twin } }, `act-${deeds}`);
    await allHeard(one);
    await allHeard(two);
    if (isShown(one.watcher)) break;
    expect(textsOf(two.people[0], compared)).toEqual(textsOf(one.people[0], compared));
    expect(textsOf(two.watcher, watched)).toEqual(textsOf(one.watcher, watched));
    compared = one.people[0]?.heard.length ?? 0;
    watched = one.watcher.heard.length;
  }
  expect(compared).toBeGreaterThan(20);
  expect(differing).toBeGreaterThan(0);
  // It was not for lack of a difference: whoever laid it knows it.
  expect(textsOf(two.people[1])).not.toEqual(textsOf(one.people[1]));
  for (const { people, watcher, server } of [one, two]) {
    for (const client of [...people, watcher]) await client.close();
    await server.stop();
  }
});
