/**
 * A client as docs/server.md describes it, for tests: it resumes by number, resends what was not answered, and holds
 * every message against the schemas and the numbering.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  messageFault,
  ONLINE_PROTOCOL,
  type LobbyTable,
  type OnlineChat,
  type OnlineDone,
  type OnlineEvent,
  type OnlineName,
  type OnlineRefused,
  type OnlineRequestOf,
  type TableState,
  ToClient,
} from '@dungeon-twister/protocol';
import { RULES_VERSION } from '@dungeon-twister/rules';
import { type RawData, WebSocket } from 'ws';

export type Reply = OnlineDone | OnlineRefused;
export type DoneWith<Name extends OnlineName> = Extract<OnlineDone, { to: Name }>;

/** What a request holds besides its name and id. */
type Fields<Name extends OnlineName> = Omit<OnlineRequestOf<Name>, 'do' | 'id'>;

export const newKey = (): string => randomBytes(32).toString('base64url');
export const newPart = (): string => randomBytes(16).toString('hex');

type Said = OnlineChat['messages'][number];

interface Pending {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
}

export interface ClientPlan {
  /** Where the server is now; it may move when it is started again. */
  readonly where: () => string;
  /** What becomes of a message on its way: sent as it is, unless a test is cruel. */
  readonly sends?: (text: string, send: (text: string) => void, cut: () => void, by: Client) => void;
  /** Whether an answer reaches the client; where not, the connection is cut instead. */
  readonly hears?: (id: string) => boolean;
  /** What a browser sends with the socket. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Whether it connects again by itself. */
  readonly returns?: boolean;
}

const textOf = (data: RawData): string => Buffer.from(data as Buffer).toString('utf8');

const RETRY_MS = 20;
const MOST_RETRIES = 1500;

export class Client {
  readonly events: OnlineEvent[] = [];
  /** Every text that came, in order. */
  readonly heard: string[] = [];
  readonly acknowledged = new Map<string, number>();
  /** What stands in the lobby, where he looks into it. */
  lobby = new Map<string, LobbyTable>();
  /** What was said, by channel and number. */
  readonly said = { players: new Map<number, Said>(), watchers: new Map<number, Said>() };
  state: TableState | null = null;
  byes: string[] = [];
  private readonly plan: ClientPlan;
  private readonly pending = new Map<string, Pending>();
  private socket: WebSocket | null = null;
  private place: { table: string; token?: string } | null = null;
  private wakers: (() => void)[] = [];
  private closed = false;
  private retries = 0;

  constructor(plan: ClientPlan) {
    this.plan = plan;
  }

  /** Connects and greets. */
  async start(): Promise<this> {
    this.connect();
    await this.until(() => this.socket?.readyState === WebSocket.OPEN);
    return this;
  }

  /** Asks something, and again until it is answered: over as many connections as it takes, always by the same id. */
  ask<Name extends OnlineName>(name: Name, fields: Fields<Name>, id: string = randomUUID()): Promise<Reply> {
    return new Promise((resolve) => {
      const text = JSON.stringify({ do: name, id, ...fields });
      this.pending.set(id, { text, resolve });
      this.push(text);
    });
  }

  /** Asks something that must be granted. */
  async get<Name extends OnlineName>(name: Name, fields: Fields<Name>, id?: string): Promise<DoneWith<Name>> {
    const reply = await this.ask(name, fields, id);
    if (reply.say !== 'done') throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply as DoneWith<Name>;
  }

  /** Joins a table, and joins it again whenever the connection was lost. */
  async join(table: string, token?: string, after?: number): Promise<DoneWith<'join'>> {
    const place = { table, ...(token === undefined ? {} : { token }) };
    const joined = await this.get('join', { ...place, ...(after === undefined ? {} : { after }) });
    this.place = place;
    await this.until(() => this.state !== null);
    return joined;
  }

  /** Sends a text as it is. */
  raw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  /** Until something holds; it is asked again whenever a message came. */
  async until(holds: () => boolean, patience = 60_000): Promise<void> {
    const ends = Date.now() + patience;
    while (!holds()) {
      if (Date.now() > ends) throw new Error('it was waited for in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.wakers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  cut(): void {
    this.socket?.terminate();
  }

  /** Whether it is connected now. */
  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  async close(): Promise<void> {
    this.closed = true;
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.terminate();
    });
  }

  private get returns(): boolean {
    return this.plan.returns ?? true;
  }

  private connect(): void {
    const socket = new WebSocket(this.plan.where(), { headers: this.plan.headers?.() ?? {} });
    this.socket = socket;
    socket.on('open', () => {
      this.retries = 0;
      this.sendNow(
        JSON.stringify({ do: 'hello', id: 'hello', protocol: ONLINE_PROTOCOL, rules: RULES_VERSION }),
      );
      if (this.place) {
        const after = this.events.at(-1)?.number ?? this.state?.number;
        this.sendNow(
          JSON.stringify({
            do: 'join',
            id: 'again',
            ...this.place,
            ...(after === undefined ? {} : { after }),
          }),
        );
      }
      for (const { text } of this.pending.values()) this.push(text);
      this.wake();
    });
    socket.on('message', (data) => {
      if (socket === this.socket) this.hear(textOf(data));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.wake();
      if (this.closed || !this.returns || socket !== this.socket) return;
      if (this.retries++ > MOST_RETRIES) throw new Error('the server does not come back');
      setTimeout(() => {
        if (!this.closed) this.connect();
      }, RETRY_MS);
    });
  }

  private sendNow(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private push(text: string): void {
    const { sends } = this.plan;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (sends)
      sends(
        text,
        (one) => this.sendNow(one),
        () => this.cut(),
        this,
      );
    else this.sendNow(text);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ToClient;
    const fault = messageFault(ToClient, message);
    if (fault) throw new Error(`${fault}: ${text.slice(0, 300)}`);
    if ((message.say === 'done' || message.say === 'refused') && message.id && !this.reaches(message.id))
      return;
    this.heard.push(text);
    if (message.say === 'news') this.takeNews(message.events, message.state);
    else if (message.say === 'lobby') this.takeLobby(message.put, message.gone);
    else if (message.say === 'chat')
      for (const one of message.messages) this.said[message.channel].set(one.number, one);
    else if (message.say === 'bye') this.byes.push(message.code);
    else this.settle(message);
    this.wake();
  }

  private takeLobby(put: readonly LobbyTable[], gone: readonly string[]): void {
    for (const id of gone) this.lobby.delete(id);
    for (const one of put) this.lobby.set(one.table, one);
  }

  private reaches(id: string): boolean {
    if (!this.pending.has(id) || (this.plan.hears?.(id) ?? true)) return true;
    this.cut();
    return false;
  }

  private settle(reply: Reply): void {
    const id = reply.id ?? '';
    if (reply.say === 'done' && reply.to === 'lobby')
      this.lobby = new Map(reply.tables.map((one) => [one.table, one]));
    if (reply.say === 'done' && 'number' in reply && reply.to !== 'join' && reply.to !== 'say')
      this.acknowledged.set(id, reply.number);
    this.pending.get(id)?.resolve(reply);
    this.pending.delete(id);
  }

  /** Numbers follow each other without a gap and without a repetition, over all connections. */
  private takeNews(events: readonly OnlineEvent[], state: TableState): void {
    for (const event of events) {
      const last = this.events.at(-1)?.number;
      if (last !== undefined && event.number !== last + 1)
        throw new Error(`${event.number} came after ${last}`);
      this.events.push(event);
    }
    this.state = state;
  }

  private wake(): void {
    for (const waker of this.wakers.splice(0)) waker();
  }
}
