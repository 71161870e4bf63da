/** A server: storage, tables, bots and sockets put together, started and stopped. */
import type { AddressInfo } from 'node:net';
import { type BotAsker, ThreadOfBots } from './bots/asker.ts';
import { httpServer, type PageAnswerer } from './net/http.ts';
import { NET_LIMITS, type NetLimits } from './net/limits.ts';
import { faultFacts, type Log } from './net/log.ts';
import type { Figure } from './net/metrics.ts';
import { Sockets } from './net/sockets.ts';
import type { Storage } from './storage/port.ts';
import { Service } from './tables/service.ts';
import { steadyTime, type Time } from './time.ts';

export interface ServerPlan {
  readonly storage: Storage;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly log: Log;
  /** Answers whatever else is asked over http; without it only games are served. */
  readonly page?: PageAnswerer;
  readonly limits?: Partial<NetLimits>;
  readonly time?: Time;
  readonly bots?: BotAsker;
  readonly cached?: number;
  /** Where secrets come from; by chance unless a test wants two servers that are alike. */
  readonly draw?: (bytes: number) => string;
}

export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const { storage, log, host } = plan;
  const time = plan.time ?? steadyTime();
  const counts = { faults: 0 };
  const onFault = (fault: unknown): void => {
    counts.faults++;
    log('fault', faultFacts(fault));
  };
  const service = new Service({
    storage,
    time,
    bots: plan.bots ?? new ThreadOfBots(),
    onFault,
    ...(plan.cached === undefined ? {} : { cached: plan.cached }),
    ...(plan.draw === undefined ? {} : { draw: plan.draw }),
  });
  const sockets = new Sockets({
    tables: service.tables,
    lobby: service.lobby,
    chat: service.chat,
    seating: service.seating,
    time,
    limits: { ...NET_LIMITS, ...plan.limits },
    onFault,
  });
  const http = httpServer({
    page: plan.page ?? null,
    figures: () => figuresOf(service, sockets, counts.faults),
    isWell: () =>
      storage.lastBeat().then(
        () => true,
        () => false,
      ),
  });
  sockets.attach(http.server);
  // A port that is taken is found out before anything is done to the games.
  try {
    await http.listen({ host, port: plan.port });
  } catch (fault) {
    await sockets.stop();
    await storage.close();
    throw fault;
  }
  const { port } = http.server.address() as AddressInfo;
  await service.start();
  sockets.accept();
  log('listening', { port });
  return {
    port,
    async stop() {
      log('stopping');
      await sockets.stop();
      await http.close();
      await service.stop();
      log('stopped');
    },
  };
}

const counter = (name: string, help: string, value: number): Figure => ({
  name,
  help,
  type: 'counter',
  value,
});
const gauge = (name: string, help: string, value: number): Figure => ({ name, help, type: 'gauge', value });

function figuresOf({ tables, lobby }: Service, sockets: Sockets, faults: number): Figure[] {
  return [
    counter('tables_opened_total', 'Tables that were opened.', tables.counts.opened),
    counter('entries_kept_total', 'Entries that were kept.', tables.counts.kept),
    counter('requests_refused_total', 'Requests that a table refused.', tables.counts.refused),
    counter('requests_repeated_total', 'Requests that had had their effect before.', tables.counts.repeated),
    counter('tables_replayed_total', 'Tables that were worked out from storage.', tables.gauges.replayed),
    gauge('tables_in_memory', 'Tables in memory.', tables.gauges.cached),
    gauge('lobby_lookers', 'People who look into the lobby.', lobby.lookers),
    gauge('guests', 'People who have joined a table.', tables.gauges.guests),
    gauge('sockets', 'Open sockets.', sockets.gauges.sockets),
    gauge('addresses', 'Addresses that are remembered.', sockets.gauges.addresses),
    counter('sockets_opened_total', 'Sockets that were opened.', sockets.counts.opened),
    counter('sockets_turned_away_total', 'Sockets that were not.', sockets.counts.turnedAway),
    counter('messages_received_total', 'Messages from clients.', sockets.counts.received),
    counter('messages_sent_total', 'Messages to clients.', sockets.counts.sent),
    counter('faults_total', 'Faults in the program.', faults),
    gauge('memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ];
}
