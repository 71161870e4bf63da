/** Games that end by a word: giving up and agreed draws are actions of the rules, and go over the network like any other. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { gather } from '../../testing/party.ts';
import { testServer } from '../../testing/server.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function gathered(scenario: string): Promise<readonly Client[]> {
  const server = await testServer();
  ends.push(() => server.stop());
  const { people } = await gather({ where: server.where, options: { scenario }, seed: scenario });
  for (const client of people) ends.push(() => client.close());
  return people;
}

const say = (client: Client | undefined, type: string) =>
  client?.ask('act', { decision: 0, action: { type } });

const SIZES = [
  [2, 'base'],
  [3, 'standard-3'],
  [4, 'standard-4'],
] as const;

describe.each(SIZES)('among %i', (seats, scenario) => {
  test('whoever gives up is out; the last who is left has won, and everybody is told', async () => {
    const people = await gathered(scenario);
    expect(people).toHaveLength(seats);
    for (let seat = 0; seat < seats - 1; seat++) {
      expect(people[0]?.state?.result).toBeNull();
      expect(await say(people[seat], 'resign')).toMatchObject({ say: 'done' });
      expect(await say(people[seat], 'resign')).toMatchObject({ code: 'REFUSED' });
    }
    for (const client of people) {
      await client.until(() => client.state?.result !== null);
      expect(client.state?.result).toEqual({ ending: 'resigned', winners: [seats - 1] });
    }
  });

  test('a draw is agreed when everybody offers it, and not while one declines', async () => {
    const people = await gathered(scenario);
    for (const client of people.slice(0, -1))
      expect(await say(client, 'offerDraw')).toMatchObject({ say: 'done' });
    expect(await say(people.at(-1), 'declineDraw')).toMatchObject({ say: 'done' });
    // It is declined for all: it has to be offered by everybody anew.
    expect(await say(people.at(-1), 'offerDraw')).toMatchObject({ say: 'done' });
    expect(people.at(-1)?.state?.result).toBeNull();
    for (const client of people.slice(0, -1))
      expect(await say(client, 'offerDraw')).toMatchObject({ say: 'done' });
    for (const client of people) {
      await client.until(() => client.state?.result !== null);
      expect(client.state?.result).toMatchObject({ ending: 'agreed', winners: [] });
    }
  });
});
