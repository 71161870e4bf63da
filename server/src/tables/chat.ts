/**
 * What is said at tables. It is kept apart from the game, whose replay it does not touch, by channels with numbers of their
 * own. Those who watch do not hear those who play, who would otherwise have to weigh their words; those who play hear those
 * who watched when the game is over, because until then it would be advice.
 */
import { type Channel, lookOf, type OnlineChat, type OnlineRequestOf } from '@dungeon-twister/protocol';
import type { Viewer } from '@dungeon-twister/rules';
import type { Storage, StoredEntry } from '../storage/port.ts';
import type { Table } from '../table/table.ts';
import type { Time } from '../time.ts';
import type { Guest } from './guests.ts';
import { no, type No } from './judge.ts';
import { Queues } from './queues.ts';
import type { Kept, Tables } from './tables.ts';

type Message = OnlineChat['messages'][number];
/** A message as it is kept: with the request by which it came, so that it is said once. */
interface KeptMessage extends Omit<Message, 'number'> {
  readonly request: string;
}

/** So many of the last messages are told to who joins. */
const SHOWN = 50;
/** So many are kept in a channel. */
const MOST_SAID = 1000;
const REPORTS = 'reports';

export class Chat {
  private readonly storage: Storage;
  private readonly time: Time;
  private readonly tables: Tables;
  private readonly queues = new Queues();

  constructor(storage: Storage, time: Time, tables: Tables) {
    this.storage = storage;
    this.time = time;
    this.tables = tables;
  }

  /** Somebody says something; the same request is said once. */
  say(
    id: string,
    { viewer, link }: Guest,
    { id: asked, words, name }: OnlineRequestOf<'say'>,
  ): Promise<Kept | No> {
    const channel = channelOf(viewer);
    return this.queues.after(id, async () => {
      const why = await this.tables.look(id, (table) => whyNot(table, viewer, link, words, name));
      if (why !== null) return why;
      const from = viewer === 'spectator' ? { name: name ?? '' } : { seat: viewer };
      const request = JSON.stringify([from, asked, viewer === 'spectator' ? words : null]);
      const message = { at: this.time.now(), from, words };
      const kept = await this.keep(id, channel, request, message);
      if ('code' in kept || kept.before) return kept;
      this.send(id, channel, [{ number: kept.number, ...message }], await this.isOver(id));
      return { number: kept.number };
    });
  }

  /** What was said last, for somebody who has just joined. */
  greet(id: string, guest: Guest): Promise<void> {
    return this.queues.after(id, async () => {
      for (const channel of heardBy(guest.viewer, await this.isOver(id))) {
        const messages = (await this.storage.said(id, channel, 0)).slice(-SHOWN).map(messageIn);
        if (messages.length > 0) guest.news(textOf(id, channel, messages));
      }
    });
  }

  /** The game is over: those who play hear what was said of it. */
  async tellPlayers(id: string): Promise<void> {
    await this.queues.after(id, async () => {
      const messages = (await this.storage.said(id, 'watchers', 0)).slice(-SHOWN).map(messageIn);
      if (messages.length === 0) return;
      this.tables.send(id, textOf(id, 'watchers', messages), (viewer) => viewer !== 'spectator');
    });
  }

  /** Somebody finds that an operator should read something. */
  report(id: string, { viewer }: Guest, channel: Channel, number: number): Promise<No | null> {
    return this.queues.after(id, async () => {
      const [said] = await this.storage.said(id, channel, number);
      const hears = heardBy(viewer, await this.isOver(id)).includes(channel);
      if (!hears || said?.number !== number) return no('NOT_SAID');
      const kept = await this.keep(id, REPORTS, JSON.stringify([viewer, channel, number]), {
        channel,
        number,
      });
      return 'code' in kept ? kept : null;
    });
  }

  /** The next number of a channel, or the one that the same request got before. */
  private async keep(
    id: string,
    channel: string,
    request: string,
    what: object,
  ): Promise<{ readonly number: number; readonly before: boolean } | No> {
    const all = await this.storage.said(id, channel, 0);
    const before = all.find(({ body }) => (JSON.parse(body) as KeptMessage).request === request);
    if (before) return { number: before.number, before: true };
    if (all.length >= MOST_SAID) return no('TOO_LONG');
    const entry = { number: all.length, body: JSON.stringify({ request, ...what }) };
    // Somebody else's process may have been quicker: he asks again.
    return (await this.storage.say(id, channel, entry))
      ? { number: entry.number, before: false }
      : no('INTERNAL');
  }

  private send(id: string, channel: Channel, messages: readonly Message[], over: boolean): void {
    const text = textOf(id, channel, messages);
    this.tables.send(id, text, (viewer) => heardBy(viewer, over).includes(channel));
  }

  private async isOver(id: string): Promise<boolean> {
    return (await this.tables.look(id, ({ isOver }) => isOver)) ?? false;
  }
}

const channelOf = (viewer: Viewer): Channel => (viewer === 'spectator' ? 'watchers' : 'players');

const heardBy = (viewer: Viewer, over: boolean): readonly Channel[] =>
  viewer === 'spectator' ? ['watchers'] : over ? ['players', 'watchers'] : ['players'];

function whyNot(
  table: Table,
  viewer: Viewer,
  link: string | null,
  words: Message['words'],
  name: string | undefined,
): No | null {
  const { chat } = table.opening;
  if (viewer !== 'spectator') {
    if (table.seats[viewer]?.link !== link) return no('NO_SEAT');
  } else if (name === undefined) return no('NO_NAME');
  else if (table.occupants.some((one) => one.kind === 'person' && lookOf(one.name) === lookOf(name)))
    return no('NAME_TAKEN');
  return chat === 'off' || (chat === 'phrases' && 'text' in words) ? no('CHAT_OFF') : null;
}

function messageIn({ number, body }: StoredEntry): Message {
  const { at, from, words } = JSON.parse(body) as KeptMessage;
  return { number, at, from, words };
}

const textOf = (table: string, channel: Channel, messages: readonly Message[]): string =>
  JSON.stringify({ say: 'chat', table, channel, messages: [...messages] } satisfies OnlineChat);
