/**
 * The process that the bench asks: a server whose secrets are known, so that a whole game can be prepared, or a bare echo.
 *
 *   bench-child.ts games FILE | echo
 */
import { WebSocketServer } from 'ws';
import { startServer } from '../src/serve.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';

const HOST = '127.0.0.1';
const WITHOUT_LIMIT = { most: 1e9, perSecond: 1e9 };

const [what, file = ''] = process.argv.slice(2);

if (what === 'echo') {
  const echo = new WebSocketServer({ host: HOST, port: 0, perMessageDeflate: false });
  echo.on('connection', (socket) => socket.on('message', (data) => socket.send(data, { binary: false })));
  echo.on('listening', () => {
    const address = echo.address();
    process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
  });
} else {
  const server = await startServer({
    storage: openSqlite(file),
    host: HOST,
    port: 0,
    log: () => undefined,
    draw: (bytes) => '0'.repeat(2 * bytes),
    cached: 100_000,
    limits: {
      socket: WITHOUT_LIMIT,
      address: WITHOUT_LIMIT,
      tables: WITHOUT_LIMIT,
      sockets: WITHOUT_LIMIT,
      socketsAtOnce: 1e6,
      socketsInAll: 1e6,
    },
  });
  process.stdout.write(`${server.port}\n`);
}
