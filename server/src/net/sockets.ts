/** The sockets: who may open one, what is sent over it, and when it is ended. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGE_BYTES } from '@dungeon-twister/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Chat } from '../tables/chat.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Time } from '../time.ts';
import { addressOf, homeOf, isSecure, type Proxies } from './address.ts';
import type { People } from '../people/people.ts';
import type { Seats } from '../people/seats.ts';
import { tokenIn } from './cookies.ts';
import { Conversation } from './conversation.ts';
import { isFromHere } from './from-here.ts';
import { Addresses, type AddressNow, type NetLimits } from './limits.ts';

/** Where sockets are opened. */
const SOCKET_PATH = '/play';

export interface SocketsPlan {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly seating: Seating;
  readonly time: Time;
  readonly limits: NetLimits;
  readonly proxies: Proxies;
  readonly people: People;
  readonly seats: Seats;
  readonly onFault: (fault: unknown) => void;
}

/** How long a client has to take leave before its socket is cut. */
const LEAVE_MS = 1000;

interface Open {
  readonly socket: WebSocket;
  readonly conversation: Conversation;
  alive: boolean;
}

export class Sockets {
  private readonly plan: SocketsPlan;
  private readonly addresses: Addresses;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  private readonly open = new Set<Open>();
  private readonly pinging: NodeJS.Timeout;
  /** Nobody is let in before everything is ready, nor after it is to end. */
  private accepting = false;
  readonly counts = { opened: 0, received: 0, sent: 0, turnedAway: 0 };

  constructor(plan: SocketsPlan) {
    this.plan = plan;
    this.addresses = new Addresses(plan.limits, plan.time);
    this.pinging = setInterval(() => this.ping(), plan.limits.pingMs);
    this.pinging.unref();
  }

  get gauges(): { readonly sockets: number; readonly addresses: number } {
    return { sockets: this.open.size, addresses: this.addresses.size };
  }

  attach(http: Server): void {
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  accept(): void {
    this.accepting = true;
  }

  /** Takes leave of everybody, when what they asked is answered. */
  async stop(): Promise<void> {
    this.accepting = false;
    clearInterval(this.pinging);
    const all = [...this.open];
    await Promise.all(all.map(({ conversation }) => conversation.idle()));
    for (const { conversation } of all) conversation.farewell('STOPPING');
    const cut = setTimeout(() => {
      for (const { socket } of this.open) socket.terminate();
    }, LEAVE_MS);
    await Promise.all(all.map(({ socket }) => closed(socket)));
    clearTimeout(cut);
  }

  /** Sessions of somebody have ended: whoever came by one of them is sent away. */
  farewell(person: string, isEnded: (session: string) => boolean): void {
    for (const { conversation } of this.open) conversation.endedFor(person, isEnded);
  }

  /** Whoever came by a session that is none any more is sent away. */
  async lookAgain(): Promise<void> {
    for (const { conversation } of this.open) {
      const { session } = conversation;
      if (session !== null && !(await this.plan.people.isOpen(session))) conversation.farewell('REVOKED');
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A connection that breaks while it is turned away is nobody's fault.
    socket.on('error', () => socket.destroy());
    const address = this.from(request);
    const status = this.whyNot(request, address.open);
    if (status === null && address.sockets.take(1)) {
      this.server.handleUpgrade(request, socket, head, (opened) => this.begin(opened, request));
      return;
    }
    this.counts.turnedAway++;
    socket.end(
      `HTTP/1.1 ${status ?? '429 Too Many Requests'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  }

  private from(request: IncomingMessage): AddressNow {
    return this.addresses.of(homeOf(addressOf(request, this.plan.proxies)));
  }

  /** The status with which somebody is turned away, or null. */
  private whyNot({ url, headers }: IncomingMessage, open: number): string | null {
    if (url !== SOCKET_PATH) return '404 Not Found';
    if (!isFromHere(headers.origin, headers.host)) return '403 Forbidden';
    if (!this.accepting || this.open.size >= this.plan.limits.socketsInAll) return '503 Service Unavailable';
    return open >= this.plan.limits.socketsAtOnce ? '429 Too Many Requests' : null;
  }

  private begin(socket: WebSocket, request: IncomingMessage): void {
    const { limits } = this.plan;
    const address = this.from(request);
    const conversation = new Conversation({
      ...this.plan,
      address,
      who: () => this.plan.people.of(tokenIn(request.headers, isSecure(request, this.plan.proxies))),
      line: {
        send: (text) => this.send(one, text),
        end: () => {
          socket.close();
          setTimeout(() => socket.terminate(), LEAVE_MS).unref();
        },
      },
    });
    const one: Open = { socket, conversation, alive: true };
    this.open.add(one);
    address.open++;
    this.counts.opened++;
    const greeting = setTimeout(() => {
      if (!conversation.hasGreeted) socket.terminate();
    }, limits.greetingMs);
    socket.on('pong', () => {
      one.alive = true;
    });
    socket.on('message', (data, isBinary) => {
      this.counts.received++;
      // What is not text is no message; it is answered like any other that cannot be read.
      conversation.receive(isBinary ? '' : textOf(data));
    });
    // Its end follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(greeting);
      this.open.delete(one);
      address.open--;
      conversation.end();
    });
  }

  /** Whoever does not read is let go: he can come back and is told what he missed. */
  private send({ socket, conversation }: Open, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.plan.limits.backlog) {
      conversation.end();
      socket.terminate();
      return;
    }
    this.counts.sent++;
    socket.send(text);
  }

  private ping(): void {
    for (const one of this.open) {
      if (one.alive) one.socket.ping();
      else one.socket.terminate();
      one.alive = false;
    }
    this.addresses.forget();
  }
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8');

const closed = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.CLOSED) resolve();
    else socket.once('close', () => resolve());
  });
