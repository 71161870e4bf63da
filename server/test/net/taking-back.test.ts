/** Taking back by consent over sockets: everybody is told, and whoever comes later sees the game as it stands. */
import { expect, test } from 'vitest';
import { Chance } from '@dungeon-twister/rules';
import { Client, newKey, newPart } from '../../testing/client.ts';
import { wishOf } from '../../testing/player.ts';
import { testServer } from '../../testing/server.ts';

test('what the other agrees to is taken back for everybody, also for who comes later', async () => {
  const server = await testServer();
  const [ada, bo, zoe] = [new Client(server), new Client(server), new Client(server)];
  for (const client of [ada, bo, zoe]) await client.start();
  const opened = await ada.get('open', {
    key: newKey(),
    options: { scenario: 'prison-1' },
    clock: { kind: 'bank', bank: 900, increment: 10, aside: 60 },
    watch: true,
    friendly: true,
  });
  for (const [seat, client] of [ada, bo].entries()) {
    await client.join(opened.table, opened.seats[seat]);
    await client.get('sit', { name: seat === 0 ? 'Ada' : 'Bo', part: newPart() });
  }
  await ada.until(() => ada.state?.view !== null && (ada.state?.decisions.length ?? 0) > 0);
  const seat = ada.state?.decisions[0]?.seat ?? 0;
  const [mine, theirs] = seat === 0 ? [ada, bo] : [bo, ada];
  const before = JSON.stringify([mine.state?.view, mine.state?.decisions]);
  const theirsBefore = JSON.stringify([theirs.state?.view, theirs.state?.decisions]);
  const wish = wishOf(mine, seat, new Chance('over sockets'));
  const { number: of } = await mine.get('act', {
    decision: wish?.decision ?? 0,
    action: { ...wish?.action },
  });
  expect(await theirs.ask('takeback', {})).toMatchObject({ code: 'NOT_TAKEN_BACK' });
  const asked = await mine.get('takeback', {}, 'once');
  expect(await mine.get('takeback', {}, 'once')).toEqual(asked);
  await theirs.until(() => theirs.state?.asked?.of === of);
  expect(await mine.ask('answer', { of, agrees: true })).toMatchObject({ code: 'NOT_ASKED' });
  const { number } = await theirs.get('answer', { of, agrees: true });
  await mine.until(() => mine.state?.number === number);
  expect(JSON.stringify([mine.state?.view, mine.state?.decisions])).toBe(before);
  expect(JSON.stringify([theirs.state?.view, theirs.state?.decisions])).toBe(theirsBefore);
  await zoe.join(opened.table, opened.seats[1 - seat], 0);
  expect(zoe.events.slice(-theirs.events.length)).toEqual(theirs.events);
  expect(JSON.stringify([zoe.state?.view, zoe.state?.decisions])).toBe(theirsBefore);
  for (const client of [ada, bo, zoe]) await client.close();
  await server.stop();
});
