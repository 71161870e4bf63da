/**
 * Tells people that a slow game waits for them when they are not there.
 *
 * What is to be told follows from the tables: whoever is asked, has a channel and is not at the table is to be told of
 * this decision, once. So nothing is lost when the process ends between a deed and its notice; a look at all tables finds
 * it. What was found is kept until it is told or given up.
 */
import { createHash } from 'node:crypto';
import { decisions, type Seat } from '@dungeon-twister/rules';
import type { Channel, Notice, NoticeWishes, Watcher } from '../storage/notices.ts';
import type { Storage } from '../storage/port.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Time } from '../time.ts';
import type { Outcome, Parcel, Sender } from './sender.ts';
import { drawVapidKey, encryptPush, vapidHeader } from './web-push.ts';
import { type Standing, wordsOf } from './words.ts';

export interface NotifierPlan {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly time: Time;
  readonly send: Sender;
  /** Told how a notice ended, without whom it was for. */
  readonly onTold: (kind: Channel['kind'], outcome: Outcome) => void;
  readonly onFault: (fault: unknown) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ROUND_MS = 500;
/** How often all tables are looked at: for reminders, and for whoever has left without a move. */
const LOOK_MS = MINUTE;
/** A claim holds longer than sending may take. */
const CLAIM_MS = MINUTE;
const MOST_AT_ONCE = 20;
/** When it is tried again after each failure; then it is given up. */
const AGAIN_MS: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR];
/** A reminder comes a day before the end, or when a quarter of shorter times is left. */
const SOON_MS = DAY;
const SOON_PART = 4;
/** For so long is known what was told: longer than any slow turn takes. */
const REMEMBERED_MS = 60 * DAY;

export const VAPID = 'vapid';

interface Waiting extends Standing {
  readonly decision: number;
  readonly days: number;
}

export class Notifier {
  private readonly plan: NotifierPlan;
  private readonly changed = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private under: Promise<void> = Promise.resolve();

  constructor(plan: NotifierPlan) {
    this.plan = plan;
  }

  start(): void {
    const every = (ms: number, work: () => Promise<void>): NodeJS.Timeout =>
      setInterval(() => {
        this.under = this.under.then(work).catch(this.plan.onFault);
      }, ms).unref();
    this.timers = [every(ROUND_MS, () => this.round()), every(LOOK_MS, () => this.lookAtAll())];
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.under;
  }

  /** Something happened at this table. */
  touch(table: string): void {
    this.changed.add(table);
  }

  /** Looks at the tables that have changed, and tells what is to be told. */
  async round(): Promise<void> {
    const changed = [...this.changed];
    this.changed.clear();
    for (const table of changed) await this.look(await this.plan.storage.notices.watchers(table));
    await this.tellAll();
  }

  async lookAtAll(): Promise<void> {
    const { notices } = this.plan.storage;
    await this.look(await notices.watchers(null));
    await notices.sweep(this.plan.time.now() - REMEMBERED_MS);
  }

  private async look(watchers: readonly Watcher[]): Promise<void> {
    const { storage, time } = this.plan;
    for (const { person, table, seat, link } of watchers) {
      const waiting = await this.waitingFor(table, seat, link);
      if (!waiting) continue;
      const { decision, until, days } = waiting;
      const soon = Math.min(SOON_MS, (days * DAY) / SOON_PART);
      const isSoon = until !== null && until - time.now() <= soon;
      for (const { id } of await storage.notices.channelsOf(person))
        await storage.notices.post({
          channel: id,
          table,
          what: isSoon ? 'soon' : 'turn',
          decision,
          seat,
          at: time.now(),
          tries: 0,
        });
    }
  }

  private async tellAll(): Promise<void> {
    const { storage, time } = this.plan;
    const now = time.now();
    const due = await storage.notices.claim(now, now + CLAIM_MS, MOST_AT_ONCE);
    await Promise.all(
      due.map((notice) =>
        this.tell(notice).catch((fault: unknown) => {
          this.plan.onFault(fault);
          return this.tryAgain(notice);
        }),
      ),
    );
  }

  private async tell(notice: Notice): Promise<void> {
    const { notices, people } = this.plan.storage;
    const channel = await notices.channel(notice.channel);
    const wishes = channel && (await notices.wishes(channel.person));
    const mine = channel && (await people.seatAt(channel.person, notice.table));
    const waiting = mine && (await this.waitingFor(notice.table, mine.seat, mine.link));
    // Meanwhile he may have acted, or come to the table.
    if (!channel || !wishes || waiting?.decision !== notice.decision) return notices.settle(notice, null);
    const outcome = await this.plan.send(await this.parcelOf(notice, channel, wishes, waiting));
    this.plan.onTold(channel.kind, outcome);
    if (outcome === 'gone') return notices.endChannel(channel.id);
    return outcome === 'failed' ? this.tryAgain(notice) : notices.settle(notice, null);
  }

  private tryAgain(notice: Notice): Promise<void> {
    const again = AGAIN_MS[notice.tries];
    const { storage, time } = this.plan;
    return storage.notices.settle(notice, again === undefined ? null : time.now() + again);
  }

  /** What a seat is asked in a slow game while nobody is there by it; null for nothing. */
  private async waitingFor(table: string, seat: Seat, link: string): Promise<Waiting | null> {
    const { tables } = this.plan;
    if (tables.isHere(table, seat)) return null;
    return tables.look(table, (one) => waitingAt(one, seat, link));
  }

  private async parcelOf(
    { what, table }: Notice,
    { kind, endpoint, p256dh, auth }: Channel,
    wishes: NoticeWishes,
    waiting: Waiting,
  ): Promise<Parcel> {
    const { title, text } = wordsOf(what, waiting, wishes);
    const { home } = wishes;
    if (kind === 'hook') {
      const line = `${title}: ${text} ${home}`;
      // As the two kinds of chat want it that most people have; nobody is called by what stands in it.
      const body = JSON.stringify({
        content: line,
        text: line,
        allowed_mentions: { parse: [] },
        what,
        table,
      });
      return { to: endpoint, headers: { 'content-type': 'application/json' }, body };
    }
    const { time, storage } = this.plan;
    const key = await storage.notices.key(VAPID, drawVapidKey);
    const left = waiting.until === null ? DAY : waiting.until - time.now();
    return {
      to: endpoint,
      headers: {
        authorization: vapidHeader(key, endpoint, home, time.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.round(left / SECOND))),
        // A later notice of the same table takes the place of one that was not delivered; the service need not know which.
        topic: createHash('sha256').update(`${key} ${table}`).digest('base64url').slice(0, 32),
        urgency: 'normal',
      },
      body: encryptPush(JSON.stringify({ title, text, what, table }), { p256dh, auth }),
    };
  }
}

function waitingAt(table: Table, seat: Seat, link: string): Waiting | null {
  const { game, opening, clocks } = table;
  if (opening.clock.kind !== 'days' || !game || table.isOver || table.seats[seat]?.link !== link) return null;
  const open = decisions(game.position).find((decision) => decision.seat === seat);
  if (!open) return null;
  const clock = clocks.now(table.at).find((one) => one.seat === seat && one.runs !== null);
  return {
    decision: open.number,
    days: opening.clock.days,
    scenario: opening.options.scenario,
    names: table.occupants.flatMap((one, at) =>
      at !== seat && one.kind === 'person' && one.name ? [one.name] : [],
    ),
    until: clock ? table.at + clock.left : null,
  };
}
