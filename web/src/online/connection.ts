/**
 * The conversation with the server of this page. Whatever was asked is sent again, by the same id, until it is answered,
 * over as many connections as that takes; a table that was joined is joined again, from the number that was seen last.
 * Specified in docs/server.md.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type Farewell,
  ONLINE_PROTOCOL,
  type OnlineDone,
  type OnlineName,
  type OnlineNews,
  type OnlineRefused,
  type OnlineRequestOf,
  type ToClient,
} from '@dungeon-twister/protocol';
import { RULES_VERSION } from '@dungeon-twister/rules';
import { randomHex } from './random.ts';

/** How it stands: being made, there, lost and sought again; or ended for good, and why. */
export type Contact = 'connecting' | 'open' | 'lost' | 'otherVersion' | 'revoked' | 'noEntry' | 'closed';

export type Reply = OnlineDone | OnlineRefused;
type DoneWith<Name extends OnlineName> = Extract<OnlineDone, { to: Name }>;

/** What a request holds besides its name and id. */
type Fields<Name extends OnlineName> = Omit<OnlineRequestOf<Name>, 'do' | 'id'>;

/** What is needed of a web socket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>;

export interface Place {
  readonly table: string;
  readonly token: string | null;
}

export interface ConnectionPlan {
  readonly open: () => Socket;
  /** The table that is joined by each connection; without one only requests are sent. */
  readonly place?: Place;
  /** The number that was seen last; null before anything was. */
  readonly seen?: () => number | null;
  readonly onNews?: (news: OnlineNews) => void;
  /** As whom somebody has joined. */
  readonly onJoined?: (joined: DoneWith<'join'>) => void;
}

interface Pending {
  readonly text: string;
  readonly name: OnlineName;
  readonly resolve: (reply: Reply) => void;
  tries: number;
}

const OPEN = 1;
/** The first attempt to come back is quick, later ones rarer: a server that starts must not be stormed. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** A line that is silent for so long is asked whether it is still there, and given up where it does not answer. */
const SILENT_MS = 15_000;
const GIVE_UP_MS = 8000;
/** What is to be sent again after a while: nothing has happened. */
const AGAIN: Readonly<Partial<Record<OnlineRefused['code'], number>>> = { TOO_MANY: 1200, INTERNAL: 600 };
const MOST_TRIES = 8;

const HELLO = 'hello';
const JOIN = 'join';
const PING = 'ping';

export class Connection {
  private readonly plan: ConnectionPlan;
  private readonly now = signal<Contact>('connecting');
  private readonly pending = new Map<string, Pending>();
  private socket: Socket | null = null;
  /** Whether requests may be sent: greeted, and the table joined. */
  private ready = false;
  private attempts = 0;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(plan: ConnectionPlan) {
    this.plan = plan;
    this.connect();
    this.listen('online');
    this.listen('pageshow');
  }

  get contact(): ReadonlySignal<Contact> {
    return this.now;
  }

  /** Asks something, and again until it is answered. */
  ask<Name extends OnlineName>(name: Name, fields: Fields<Name>): Promise<DoneWith<Name> | OnlineRefused> {
    return new Promise((resolve) => {
      const id = randomHex(12);
      const text = JSON.stringify({ do: name, id, ...fields });
      // The answer to a request bears its name.
      this.pending.set(id, { text, name, resolve: resolve as Pending['resolve'], tries: 0 });
      if (this.ready) this.send(text);
    });
  }

  /** Ends it; what was not answered is given up. */
  close(): void {
    this.end('closed');
  }

  /** At once, and not only when the wait is over. */
  private readonly hurry = (): void => {
    if (this.now.peek() !== 'lost') return;
    this.attempts = 0;
    this.connect();
  };

  private listen(event: 'online' | 'pageshow'): void {
    if ('addEventListener' in globalThis) addEventListener(event, this.hurry);
  }

  private later(name: string, ms: number, act: () => void): void {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(act, ms));
  }

  private end(why: Contact): void {
    this.now.value = why;
    this.ready = false;
    this.timers.forEach(clearTimeout);
    if ('removeEventListener' in globalThis)
      for (const event of ['online', 'pageshow'] as const) removeEventListener(event, this.hurry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private get isEnded(): boolean {
    const now = this.now.peek();
    return now !== 'connecting' && now !== 'open' && now !== 'lost';
  }

  private connect(): void {
    if (this.isEnded) return;
    clearTimeout(this.timers.get('again'));
    const before = this.socket;
    this.socket = null;
    before?.close();
    const socket = this.plan.open();
    this.socket = socket;
    this.ready = false;
    const versions = { protocol: ONLINE_PROTOCOL, rules: RULES_VERSION };
    socket.addEventListener('open', () => {
      if (socket === this.socket) this.send(JSON.stringify({ do: 'hello', id: HELLO, ...versions }));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as ToClient);
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose();
    });
    this.watchSilence();
  }

  /** Nothing is lost: everything that matters is kept by the server, or asked for again. */
  private lose(): void {
    if (this.isEnded) return;
    this.socket = null;
    this.ready = false;
    this.now.value = 'lost';
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts++);
    clearTimeout(this.timers.get('silence'));
    // Not all at the same moment.
    this.later('again', wait * (0.75 + Math.random() / 2), () => this.connect());
  }

  private watchSilence(): void {
    this.later('silence', SILENT_MS, () => {
      this.send(JSON.stringify({ do: 'ping', id: PING }));
      this.later('silence', GIVE_UP_MS, () => {
        const { socket } = this;
        this.lose();
        socket?.close();
      });
    });
  }

  private send(text: string): void {
    if (this.socket?.readyState === OPEN) this.socket.send(text);
  }

  private hear(message: ToClient): void {
    this.watchSilence();
    if (message.say === 'bye') this.bye(message.code);
    else if (message.say === 'news') this.plan.onNews?.(message);
    else if (message.say === 'done' || message.say === 'refused') this.answered(message);
  }

  private answered(message: Reply): void {
    if (message.id === HELLO) this.greeted(message);
    else if (message.id === JOIN) this.joined(message);
    else if (message.id !== PING) this.settle(message);
  }

  private bye(code: Farewell): void {
    if (code === 'OTHER_VERSION') this.end('otherVersion');
    if (code === 'REVOKED') this.end('revoked');
    // Whoever asked too much waits longest.
    if (code === 'TOO_MANY') this.attempts = Math.max(this.attempts, 4);
  }

  private greeted(reply: Reply): void {
    if (reply.say === 'refused') {
      if (reply.code === 'OTHER_VERSION') this.end('otherVersion');
      return;
    }
    if (this.plan.place) this.join(this.plan.seen?.() ?? null);
    else this.begin();
  }

  private join(after: number | null): void {
    const { table, token } = this.plan.place ?? { table: '', token: null };
    this.send(
      JSON.stringify({
        do: 'join',
        id: JOIN,
        table,
        ...(token === null ? {} : { token }),
        ...(after === null ? {} : { after }),
      }),
    );
  }

  private joined(reply: Reply): void {
    if (reply.say === 'done') {
      if (reply.to === 'join') this.plan.onJoined?.(reply);
      this.begin();
      return;
    }
    // A server that was set back to an older copy knows less than we have seen.
    if (reply.code === 'AHEAD') this.join(null);
    else if (reply.code in AGAIN)
      this.later(JOIN, AGAIN[reply.code] ?? 0, () => this.join(this.plan.seen?.() ?? null));
    else this.end('noEntry');
  }

  /** Everything that was not answered is sent, oldest first. */
  private begin(): void {
    this.attempts = 0;
    this.ready = true;
    this.now.value = 'open';
    for (const { text } of this.pending.values()) this.send(text);
  }

  private settle(reply: Reply): void {
    const id = reply.id ?? '';
    const asked = this.pending.get(id);
    if (!asked) return;
    const wait = reply.say === 'refused' ? AGAIN[reply.code] : undefined;
    if (wait !== undefined && asked.tries++ < MOST_TRIES) {
      this.later(id, wait, () => {
        if (this.ready) this.send(asked.text);
      });
      return;
    }
    this.pending.delete(id);
    asked.resolve(reply);
  }
}
