/** People of the page at a real server on this machine, with sockets that a test can cut. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGames, type RunningServer, startServer } from '@dungeon-twister/server';
import type { ClockPlan, OnlineDone } from '@dungeon-twister/protocol';
import type { GameOptions } from '@dungeon-twister/rules';
import { WebSocket } from 'ws';
import { Connection, type Socket } from '../../src/online/connection.ts';
import { newKey, newPart, randomHex } from '../../src/online/random.ts';
import { Room } from '../../src/online/room.ts';

const UNHURRIED = {
  socket: { most: 1e6, perSecond: 1e6 },
  address: { most: 1e6, perSecond: 1e6 },
  tables: { most: 1e6, perSecond: 1e6 },
  sockets: { most: 1e6, perSecond: 1e6 },
  socketsAtOnce: 1000,
};

/** Where games are kept, for a server that is started again. */
export const newFile = (): string => join(tmpdir(), `games-${randomHex(8)}.sqlite`);

export async function serverOn(file: string, time?: { now(): number }): Promise<RunningServer> {
  const opened = openGames(file);
  if (!opened.storage) throw new Error(opened.why);
  return startServer({
    storage: opened.storage,
    host: '127.0.0.1',
    port: 0,
    log: () => undefined,
    limits: UNHURRIED,
    ...(time && { time }),
  });
}

export const remove = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
};

/** Every socket that was opened, so that a test can cut them. */
export class Sockets {
  readonly all: WebSocket[] = [];
  /** The server may move when it is started again. */
  port: () => number;
  /** Told of each text that comes. */
  heard: (text: string) => void = () => undefined;

  constructor(port: () => number) {
    this.port = port;
  }

  readonly open = (): Socket => {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/play`);
    socket.on('message', (data) => this.heard(Buffer.from(data as Buffer).toString('utf8')));
    this.all.push(socket);
    return socket as unknown as Socket;
  };

  cut(): void {
    for (const socket of this.all.splice(0)) socket.terminate();
  }
}

type Opened = Extract<OnlineDone, { to: 'open' }>;

export async function openTable(
  { open }: Sockets,
  options: GameOptions,
  { clock = { kind: 'none' }, ...more }: { clock?: ClockPlan; watch?: boolean; friendly?: boolean } = {},
): Promise<Opened> {
  const connection = new Connection({ open });
  const reply = await connection.ask('open', {
    key: newKey(),
    options: { ...options },
    clock,
    watch: false,
    ...more,
  });
  connection.close();
  if (reply.say === 'refused') throw new Error(reply.code);
  return reply;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee'];

/** Everybody at the table, sitting. */
export async function gather(sockets: Sockets, { table, seats }: Opened): Promise<Room[]> {
  const rooms: Room[] = [];
  for (const [seat, token] of seats.entries()) {
    const room = new Room({ open: sockets.open, place: { table, token } });
    rooms.push(room);
    const reply = await room.connection.ask('sit', { name: NAMES[seat] ?? '', part: newPart() });
    if (reply.say === 'refused') throw new Error(reply.code);
  }
  await Promise.all(rooms.map((room) => room.until(seats.length)));
  return rooms;
}

/** Waits for what the server will have told. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 4000) throw new Error('it was waited for in vain');
    await new Promise((done) => setTimeout(done, 5));
  }
}
