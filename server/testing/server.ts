/** A server on this machine for tests: in memory and on a free port, unless a test wants it otherwise. */
import { MemoryStorage } from '../src/storage/memory.ts';
import { type RunningServer, type ServerPlan, startServer } from '../src/serve.ts';

/** Tests ask faster than people. */
const UNHURRIED = {
  socket: { most: 1e6, perSecond: 1e6 },
  address: { most: 1e6, perSecond: 1e6 },
  tables: { most: 1e6, perSecond: 1e6 },
  listings: { most: 1e6, perSecond: 1e6 },
  words: { most: 1e6, perSecond: 1e6 },
  sockets: { most: 1e6, perSecond: 1e6 },
  people: { most: 1e6, perSecond: 1e6 },
  registrations: { most: 1e6, perSecond: 1e6 },
  socketsAtOnce: 1000,
};

export interface TestServer extends RunningServer {
  readonly where: () => string;
  readonly lines: readonly string[];
}

export async function testServer(plan: Partial<ServerPlan> = {}): Promise<TestServer> {
  const lines: string[] = [];
  const server = await startServer({
    storage: new MemoryStorage(),
    host: '127.0.0.1',
    port: 0,
    log: (event, facts = {}) => lines.push(JSON.stringify({ event, ...facts })),
    limits: UNHURRIED,
    ...plan,
  });
  return { ...server, lines, where: () => `ws://127.0.0.1:${server.port}/play` };
}
