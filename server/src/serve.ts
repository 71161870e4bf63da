/** A server: storage, tables, bots and sockets put together, started and stopped. */
import type { AddressInfo } from 'node:net';
import { type BotAsker, ThreadOfBots } from './bots/asker.ts';
import { httpServer, type PageAnswerer } from './net/http.ts';
import { NET_LIMITS, type NetLimits } from './net/limits.ts';
import { peopleRoutes } from './net/people-routes.ts';
import { faultFacts, type Log } from './net/log.ts';
import type { Figure } from './net/metrics.ts';
import type { Proxies } from './net/address.ts';
import { Sockets } from './net/sockets.ts';
import { Notifier } from './notices/notifier.ts';
import { type MayReach, senderTo } from './notices/sender.ts';
import { Wishes } from './notices/wishes.ts';
import { People } from './people/people.ts';
import { Seats } from './people/seats.ts';
import type { Storage } from './storage/port.ts';
import { prune, type Retention, USUAL_RETENTION } from './tables/retention.ts';
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
  /** Proxies whose word counts about from where somebody comes; none unless said. */
  readonly proxies?: Proxies;
  /** How long tables are kept at which nothing happens any more. */
  readonly retention?: Retention;
  /** Where notices may be sent: on the open internet, unless a test has its own receiver. */
  readonly mayReach?: MayReach;
  readonly time?: Time;
  readonly bots?: BotAsker;
  readonly cached?: number;
  /** Where secrets come from; by chance unless a test wants two servers that are alike. */
  readonly draw?: (bytes: number) => string;
}

/** A sign of life is written every five seconds; one that is older says that nothing can be written. */
const LIFE_MS = 30_000;
/** How often is looked whether somebody was barred or renamed. */
const LOOK_AGAIN_MS = 1000;
/** How often abandoned tables are looked for, and when first: many servers do not run all day. */
const PRUNE_MS = 3_600_000;
const FIRST_PRUNE_MS = 60_000;

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
    onKept: (table) => notifier.touch(table),
    ...(plan.cached === undefined ? {} : { cached: plan.cached }),
    ...(plan.draw === undefined ? {} : { draw: plan.draw }),
  });
  const proxies: Proxies = plan.proxies ?? new Set();
  const people = new People(storage.people, time);
  const seats = new Seats(storage, service.tables, time);
  const notifier = new Notifier({
    storage,
    tables: service.tables,
    time,
    send: senderTo(plan.mayReach),
    onTold: (kind, outcome) => log('notice', { kind, outcome }),
    onFault,
  });
  const limits = { ...NET_LIMITS, ...plan.limits };
  const sockets = new Sockets({
    tables: service.tables,
    lobby: service.lobby,
    chat: service.chat,
    seating: service.seating,
    time,
    proxies,
    people,
    seats,
    limits,
    onFault,
  });
  people.onEnded = (person, isEnded) => sockets.farewell(person, isEnded);
  const http = httpServer({
    page: plan.page ?? null,
    figures: () => figuresOf(service, sockets, counts.faults),
    proxies,
    people: peopleRoutes({
      people,
      seats,
      wishes: new Wishes(storage.notices, time, plan.mayReach),
      time,
      proxies,
      limits,
      onFault,
    }),
    isWell: () =>
      storage.lastBeat().then(
        (last) => last !== null && time.now() - last < LIFE_MS,
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
  notifier.start();
  log('listening', { port });
  let revision = await storage.people.revision();
  /** Something was done from outside: names and sessions are looked at anew. */
  async function lookAgain(): Promise<void> {
    const now = await storage.people.revision();
    if (now === revision) return;
    revision = now;
    service.tables.forgetAll();
    await sockets.lookAgain();
  }
  const looking = setInterval(() => void lookAgain().catch(onFault), LOOK_AGAIN_MS);
  looking.unref();
  const keep = plan.retention ?? USUAL_RETENTION;
  const pruneNow = (): void =>
    void prune(storage, time.now(), keep).then((tables) => log('pruned', { tables }), onFault);
  const pruning = [setTimeout(pruneNow, FIRST_PRUNE_MS), setInterval(pruneNow, PRUNE_MS)];
  for (const timer of pruning) timer.unref();
  return {
    port,
    async stop() {
      log('stopping');
      for (const timer of [...pruning, looking]) clearTimeout(timer);
      await sockets.stop();
      await http.close();
      await notifier.stop();
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
