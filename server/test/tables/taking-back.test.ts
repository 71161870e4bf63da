/** Taking back what has settled something: asked, answered by everybody else, and then as if it had never been done. */
import { Chance, decisions, type GameOptions, viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/table/entry.ts';
import { newsFor } from '../../src/table/news.ts';
import { judgeAbsence } from '../../src/tables/absence.ts';
import { judgeAct, judgeBot, judgeSit, judgeUndo } from '../../src/tables/judge.ts';
import { judgeAnswer, judgeTakeBack } from '../../src/tables/taking-back.ts';
import { newKey, newPart } from '../../testing/client.ts';
import { Host } from '../../testing/host.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];

interface Played {
  readonly host: Host;
  readonly table: string;
  /** How the game stood before each deed, as everybody saw it, by the number of the deed. */
  readonly before: Map<number, string>;
}

const standing = (host: Host, id: string): Promise<string> =>
  host.tables
    .look(id, ({ game }) =>
      game
        ? JSON.stringify([
            [...game.position.data],
            decisions(game.position),
            [0, 1].map((seat) => viewOf(game.position, seat)),
          ])
        : '',
    )
    .then((text) => text ?? '');

/** A friendly table at which so many deeds were done. */
async function played(
  deeds: number,
  {
    options = { scenario: 'prison-1' },
    friendly = true,
    bots = 0,
  }: { options?: GameOptions; friendly?: boolean; bots?: number } = {},
): Promise<Played> {
  const host = new Host();
  const opened = await host.tables.open({
    key: newKey(),
    options: { ...options },
    clock: { kind: 'none' },
    watch: true,
    friendly,
  });
  if ('code' in opened) throw new Error(opened.code);
  const { table, seats } = opened;
  for (const seat of seats.keys())
    await host.tables.ask(table, null, (one) =>
      seat >= seats.length - bots
        ? judgeBot(one, opened.host, seat, 'random')
        : judgeSit(one, seat, NAMES[seat] ?? '', newPart()),
    );
  const before = new Map<number, string>();
  const chance = new Chance('taken back');
  for (let n = 0; n < deeds; n++) {
    const was = await standing(host, table);
    const number = await host.act(table, chance);
    if (number !== null) before.set(number, was);
  }
  return { host, table, before };
}

const takeBack = ({ host, table }: Played, seat: number) =>
  host.tables.ask(table, null, (one) => judgeTakeBack(one, seat));
const answer = ({ host, table }: Played, seat: number, of: number, agrees = true) =>
  host.tables.ask(table, null, (one) => judgeAnswer(one, seat, of, agrees));
const lastDeed = ({ host, table }: Played, seat: number): Promise<number> =>
  host.tables.look(table, (one) => one.lastDeedOf(seat)).then((of) => of ?? -1);
const toldLast = ({ host, table }: Played) =>
  host.tables.look(table, (one) => newsFor(one, one.tail.slice(-1), 'spectator', 0));

describe('what is granted', () => {
  test('stands as before that deed, for whoever replays the table too', async () => {
    const game = await played(40);
    // The other has acted since: the rules themselves would not take that back.
    const seat = (await lastDeed(game, 0)) < (await lastDeed(game, 1)) ? 0 : 1;
    const of = await lastDeed(game, seat);
    expect(await game.host.tables.ask(game.table, null, (one) => judgeUndo(one, seat))).toMatchObject({
      code: 'NOT_TAKEN_BACK',
    });
    expect(await takeBack(game, seat)).toMatchObject({ number: 43 });
    expect((await toldLast(game))?.events).toMatchObject([{ what: 'asked', seat, of, granted: false }]);
    expect((await toldLast(game))?.state.asked).toEqual({ seat, of, granted: [] });
    expect(await standing(game.host, game.table)).not.toBe(game.before.get(of));
    expect(await answer(game, 1 - seat, of)).toMatchObject({ number: 44 });
    expect(await standing(game.host, game.table)).toBe(game.before.get(of));
    expect(await standing(new Host(game.host.storage), game.table)).toBe(game.before.get(of));
    const told = await toldLast(game);
    expect(told?.events).toMatchObject([
      { what: 'answered', seat: 1 - seat, of, agrees: true, granted: true },
    ]);
    expect(told?.state.asked).toBeUndefined();
  });

  test('may be done again and taken back again, further and further', async () => {
    const game = await played(40);
    const chance = new Chance('again');
    for (let n = 0; n < 5; n++) {
      const of = await lastDeed(game, 0);
      await takeBack(game, 0);
      await answer(game, 1, of);
      expect(await standing(game.host, game.table)).toBe(game.before.get(of));
    }
    for (let n = 0; n < 30; n++) await game.host.act(game.table, chance);
    expect(await standing(new Host(game.host.storage), game.table)).toBe(
      await standing(game.host, game.table),
    );
  });

  test('needs everybody among three, and no bot', async () => {
    const game = await played(30, { options: { scenario: 'standard-3' } });
    const of = await lastDeed(game, 0);
    await takeBack(game, 0);
    await answer(game, 2, of);
    expect((await toldLast(game))?.state.asked).toEqual({ seat: 0, of, granted: [2] });
    expect(await answer(game, 2, of)).toEqual({ code: 'NOT_ASKED' });
    await answer(game, 1, of);
    expect(await standing(game.host, game.table)).toBe(game.before.get(of));

    const withBots = await played(30, { options: { scenario: 'standard-3' }, bots: 2 });
    const mine = await lastDeed(withBots, 0);
    await takeBack(withBots, 0);
    expect((await toldLast(withBots))?.events).toMatchObject([{ what: 'asked', granted: true }]);
    expect(await standing(withBots.host, withBots.table)).toBe(withBots.before.get(mine));
  });

  test('does not wait for one who has given up, nor for one for whom a bot plays', async () => {
    const game = await played(30, { options: { scenario: 'standard-4' } });
    const { host, table } = game;
    await host.tables.ask(table, null, (one) => judgeAct(one, 3, 0, { type: 'resign' }));
    const away = [{ seat: 2, since: 0, choose: 0 }];
    for (const seat of [0, 1])
      await host.tables.ask(table, null, (one) => judgeAbsence(one, seat, { of: 2, choice: 'bot' }, away, 1));
    const of = await lastDeed(game, 0);
    await takeBack(game, 0);
    expect(await answer(game, 3, of)).toEqual({ code: 'NOT_ASKED' });
    expect(await answer(game, 2, of)).toEqual({ code: 'NOT_ASKED' });
    await answer(game, 1, of);
    expect((await toldLast(game))?.events).toMatchObject([{ granted: true }]);
  });
});

describe('what is not', () => {
  test('stays, is told, and is not asked again', async () => {
    const game = await played(40);
    const before = await standing(game.host, game.table);
    const of = await lastDeed(game, 0);
    await takeBack(game, 0);
    await answer(game, 1, of, false);
    expect((await toldLast(game))?.events).toMatchObject([
      { what: 'answered', agrees: false, granted: false },
    ]);
    expect((await toldLast(game))?.state.asked).toBeUndefined();
    expect(await standing(game.host, game.table)).toBe(before);
    expect(await takeBack(game, 0)).toEqual({ code: 'NOT_TAKEN_BACK' });
    // The other may still ask for his.
    expect(await takeBack(game, 1)).toMatchObject({ number: 45 });
  });

  test('one question at a time, answered by who was asked, about what was asked', async () => {
    const game = await played(40);
    const of = await lastDeed(game, 0);
    expect(await answer(game, 1, of)).toEqual({ code: 'NOT_ASKED' });
    await takeBack(game, 0);
    expect(await takeBack(game, 1)).toEqual({ code: 'ASKED_ALREADY' });
    expect(await answer(game, 0, of)).toEqual({ code: 'NOT_ASKED' });
    expect(await answer(game, 1, of + 1)).toEqual({ code: 'NOT_ASKED' });
    expect(await answer(game, 7, of)).toEqual({ code: 'NOT_ASKED' });
    // Whoever plays on has let the question lie.
    await game.host.act(game.table, new Chance('on'));
    expect(await answer(game, 1, of)).toEqual({ code: 'NOT_ASKED' });
  });

  test('at a table that is not friendly, before the game and after it', async () => {
    const strict = await played(40, { friendly: false });
    expect(await takeBack(strict, 0)).toEqual({ code: 'NOT_TAKEN_BACK' });
    const { host } = strict;
    const empty = await host.open();
    expect(await takeBack({ ...strict, table: empty.table }, 0)).toEqual({ code: 'NOT_BEGUN' });
    const over = await played(40);
    await over.host.tables.ask(over.table, null, (one) => judgeAct(one, 0, 0, { type: 'resign' }));
    expect(await takeBack(over, 1)).toEqual({ code: 'NOT_TAKEN_BACK' });
    const kinds = (await over.host.storage.entries(over.table, 0)).map((one) => readEntry(one).body.kind);
    expect(kinds).not.toContain('ask-back');
  });
});
