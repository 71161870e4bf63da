/**
 * Does what is due at tables: clocks that have run out, and bots that are asked. What is due is kept with the tables, so
 * whoever is alive finds it: after a crash nothing has to be remembered.
 */
import { decisions, viewOf } from '@dungeon-twister/rules';
import type { BotAsker, BotQuestion } from '../bots/asker.ts';
import type { Storage } from '../storage/port.ts';
import type { Table } from '../table/table.ts';
import type { Time } from '../time.ts';
import { judgeWish, no, type Verdict } from './judge.ts';
import { byLot } from './late.ts';
import { Chat } from './chat.ts';
import { Lobby } from './lobby.ts';
import { Seating } from './seating.ts';
import { Tables } from './tables.ts';

export interface ServicePlan {
  readonly storage: Storage;
  readonly time: Time;
  readonly bots: BotAsker;
  readonly cached?: number;
  readonly draw?: (bytes: number) => string;
  /** Told when something happened at a table. */
  readonly onKept?: (table: string) => void;
  /** Told of what should not happen. */
  readonly onFault: (fault: unknown) => void;
}

/** How often is looked for what is due. */
const LOOK_MS = 200;
/** How long a claim holds: longer than a bot thinks. */
const CLAIM_MS = 90_000;
const MOST_AT_ONCE = 64;
const BEAT_MS = 5000;
/** How often is looked who is away. */
const AWAY_MS = 1000;
/** How often those who look into the lobby are told what has changed there. */
const LOBBY_MS = 1000;

export class Service {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly seating: Seating;
  private readonly plan: ServicePlan;
  private readonly served = new Map<string, Promise<void>>();
  private timers: NodeJS.Timeout[] = [];
  private stopped = false;

  constructor(plan: ServicePlan) {
    this.plan = plan;
    this.tables = new Tables({
      ...plan,
      onDue: (table) => this.serve(table),
      onOver: (table) => this.guarded(this.chat.tellPlayers(table)),
    });
    this.lobby = new Lobby(plan.storage, plan.time, this.tables);
    this.chat = new Chat(plan.storage, plan.time, this.tables);
    this.seating = new Seating(plan.storage, this.tables, this.lobby);
  }

  /** Goes on where the last process stopped, whatever ended it. */
  async start(): Promise<void> {
    const { storage, time } = this.plan;
    const last = await storage.lastBeat();
    if (last !== null) await this.tables.comeBack(last);
    await storage.beat(time.now());
    this.timers = [
      setInterval(() => this.guarded(this.lookForDue()), LOOK_MS),
      setInterval(() => this.guarded(this.tables.tellAway()), AWAY_MS),
      setInterval(() => this.guarded(this.lobby.tell()), LOBBY_MS),
      setInterval(() => this.guarded(storage.beat(time.now())), BEAT_MS),
    ];
  }

  /** Whatever was begun is finished; the time until the next start is nobody's. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.plan.bots.close();
    await Promise.all(this.served.values());
    await this.tables.idle();
    await this.plan.storage.beat(this.plan.time.now());
    await this.plan.storage.close();
  }

  private async lookForDue(): Promise<void> {
    const { storage, time } = this.plan;
    const now = time.now();
    for (const table of await storage.claimDue(now, now + CLAIM_MS, MOST_AT_ONCE)) this.serve(table);
  }

  /** Once at a time for each table. */
  private serve(table: string): void {
    if (this.stopped || this.served.has(table)) return;
    const serving = this.serveAll(table)
      .catch(this.plan.onFault)
      .finally(() => this.served.delete(table));
    this.served.set(table, serving);
  }

  private async serveAll(table: string): Promise<void> {
    do await this.tables.settle(table);
    while (!this.stopped && (await this.letBotAct(table)));
  }

  /** Asks the bot that is asked; false where none is. While it thinks, others may act. */
  private async letBotAct(id: string): Promise<boolean> {
    const question = await this.tables.look(id, questionFor);
    if (!question) return false;
    const { decision, ...asked } = question;
    const action = await this.plan.bots.ask(asked);
    if (this.stopped) return false;
    const answer = await this.tables.ask(id, null, (table): Verdict => {
      if (questionFor(table)?.decision !== decision) return no('NOT_BEGUN');
      const wish = action && judgeWish(table, asked.seat, decision, action);
      if (wish && 'body' in wish) return wish;
      // It failed, or dreamt of something illegal: the game goes on all the same.
      const body = byLot(table, asked.seat);
      return body ? { body } : no('NOT_BEGUN');
    });
    return 'number' in answer || answer.code === 'NOT_BEGUN';
  }

  private guarded(work: Promise<void>): void {
    work.catch(this.plan.onFault);
  }
}

/** What the bot of a table is to be asked now; null where none is. */
function questionFor(table: Table): (BotQuestion & { readonly decision: number }) | null {
  const bot = table.botAsked;
  const position = table.game?.position;
  if (!bot || !position) return null;
  const open = decisions(position).find(({ seat }) => seat === bot.seat);
  if (!open) return null;
  return { table: table.id, ...bot, view: viewOf(position, bot.seat), decision: open.number };
}
