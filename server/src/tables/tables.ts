/**
 * All tables: who asks what of which, one after the other. An entry is kept before anybody hears of it; what cannot be
 * kept has not happened.
 */
import { type OnlineRequestOf, STORY_STEPS, type StoryStep } from '@dungeon-twister/protocol';
import { decisions, RULES_VERSION, type Seat, type Viewer } from '@dungeon-twister/rules';
import type { Storage } from '../storage/port.ts';
import type { Body } from '../table/entry.ts';
import { type Away, newsFor, storyStepFor } from '../table/news.ts';
import { drawHex, fits, hostToken, seatToken, sha256, tableOfKey } from '../table/secrets.ts';
import type { Happening } from '../table/happening.ts';
import { seatsFor, type Table } from '../table/table.ts';
import type { Time } from '../time.ts';
import { awayFrom } from './absence.ts';
import { agreedOptions } from './agreed.ts';
import { type Guest, Guests } from './guests.ts';
import { judgeAny, no, type No, type Verdict } from './judge.ts';
import { lateBody } from './late.ts';
import { Presence } from './presence.ts';
import { Queues } from './queues.ts';
import { Shelf } from './shelf.ts';

export interface TablesPlan {
  readonly storage: Storage;
  readonly time: Time;
  /** Tables in memory at once. */
  readonly cached?: number;
  /** Told when a table needs somebody now: a bot is asked, or a clock has run out. */
  readonly onDue?: (table: string) => void;
  /** Told when something happened at a table. */
  readonly onKept?: (table: string) => void;
  /** Told when the game of a table is over. */
  readonly onOver?: (table: string) => void;
  /** So many random bytes in hexadecimal digits: secrets come from here. */
  readonly draw?: (bytes: number) => string;
}

export interface Opened {
  readonly table: string;
  readonly host: string;
  readonly seats: string[];
}

/** A request had its effect, now or before. */
export interface Kept {
  readonly number: number;
}

const CACHED = 1000;
/** How often an entry is tried whose number somebody else took. */
const TRIES = 8;

export class Tables {
  private readonly storage: Storage;
  private readonly time: Time;
  private readonly shelf: Shelf;
  private readonly onDue: (table: string) => void;
  private readonly onKept: (table: string) => void;
  private readonly onOver: (table: string) => void;
  private readonly draw: (bytes: number) => string;
  private readonly guests = new Guests();
  private readonly presence = new Presence();
  private readonly queues = new Queues();
  /** Counted for whoever runs the server. */
  readonly counts = { opened: 0, kept: 0, refused: 0, repeated: 0 };

  constructor({
    storage,
    time,
    cached = CACHED,
    onDue = () => undefined,
    onKept = () => undefined,
    onOver = () => undefined,
    draw = drawHex,
  }: TablesPlan) {
    this.draw = draw;
    this.onKept = onKept;
    this.storage = storage;
    this.time = time;
    this.shelf = new Shelf(storage, time, cached, (table, happening) => this.tell(table, [happening]));
    this.onDue = onDue;
    this.onOver = onOver;
  }

  get gauges(): { readonly cached: number; readonly replayed: number; readonly guests: number } {
    return { cached: this.shelf.size, replayed: this.shelf.replayed, guests: this.guests.count };
  }

  /** A new table; the same key again is the same table, with the same links. */
  async open({
    key,
    options,
    clock,
    watch,
    listed = false,
    friendly = false,
    chat = 'free',
  }: Omit<OnlineRequestOf<'open'>, 'do' | 'id'>): Promise<Opened | No> {
    const agreed = agreedOptions({ options, clock }, listed);
    if ('code' in agreed) return agreed;
    const id = tableOfKey(key);
    return this.queues.after(id, async () => {
      const known = await this.shelf.load(id);
      if (known) return linksOf(known, key);
      const linkSalt = this.draw(16);
      const host = hostToken(key, linkSalt);
      const links = Array.from({ length: seatsFor(agreed) }, (_, seat) => seatToken(host, linkSalt, seat, 0));
      await this.shelf.begin(id, {
        kind: 'open',
        options: agreed,
        clock,
        watch,
        ...(listed && { listed }),
        ...(friendly && { friendly }),
        ...(chat !== 'free' && { chat }),
        rules: RULES_VERSION,
        linkSalt,
        host: sha256(host),
        links: links.map(sha256),
        deal: { salt: this.draw(16), secret: this.draw(32) },
      });
      const table = await this.shelf.load(id);
      this.counts.opened++;
      return table ? linksOf(table, key) : no('INTERNAL');
    });
  }

  /** Who somebody is at a table: by his token a seat or the host, else one who watches; null where he may not even know of it. */
  whoIs(id: string, token: string | undefined): Promise<Pick<Guest, 'viewer' | 'link'> | null> {
    return this.look(id, ({ opening, seats }) => {
      if (token === undefined) return opening.watch ? { viewer: 'spectator' as const, link: null } : null;
      const seat = seats.findIndex(({ link }) => fits(token, link));
      if (seat >= 0) return { viewer: seat, link: seats[seat]?.link ?? null };
      return fits(token, opening.host) ? { viewer: 'spectator' as const, link: null } : null;
    });
  }

  /**
   * Somebody joins: he hears the number of the last entry, everything after the one that he saw last, and then whatever
   * happens. False where he claims to have seen what has not happened.
   */
  join(
    id: string,
    guest: Guest,
    after: number | undefined,
    joined: (number: number) => void,
  ): Promise<boolean> {
    return this.queues.after(id, async () => {
      const table = await this.shelf.load(id);
      if (!table || (after !== undefined && after >= table.next)) return false;
      const missed = after === undefined ? [] : await this.shelf.happenings(table, after + 1);
      joined(table.next - 1);
      const now = this.time.now();
      // In slow play nobody is away, and when somebody looks at his game is nobody's business.
      if (table.opening.clock.kind !== 'days') this.presence.come(id, guest.viewer, table.seats.length, now);
      guest.news(JSON.stringify(newsFor(table, missed, guest.viewer, now, this.awayFrom(table))));
      this.guests.add(id, guest);
      return true;
    });
  }

  /** What happened after this number, as this guest saw it; null where his link is worth nothing any more. */
  story(
    id: string,
    { viewer, link }: Pick<Guest, 'viewer' | 'link'>,
    after: number,
  ): Promise<StoryStep[] | null> {
    return this.queues.after(id, async () => {
      const table = await this.shelf.load(id);
      if (!table || (viewer !== 'spectator' && table.seats[viewer]?.link !== link)) return null;
      const steps: StoryStep[] = [];
      await this.shelf.retell(id, Math.min(after + STORY_STEPS, table.next - 1), (happening, then) => {
        if (happening.number > after) steps.push(storyStepFor(then, happening, viewer));
      });
      return steps;
    });
  }

  /** Whether somebody is at this seat now. */
  isHere(id: string, seat: Seat): boolean {
    return this.guests.isHere(id, seat);
  }

  leave(id: string, guest: Guest): void {
    if (this.guests.remove(id, guest)) this.presence.go(id, guest.viewer, this.time.now());
  }

  /**
   * Asks something of a table. The same request has one effect, however often it comes; where it has one, the table is found
   * by this alias from then on.
   */
  ask(
    id: string,
    request: string | null,
    judge: (table: Table) => Verdict,
    alias?: string,
  ): Promise<Kept | No> {
    return this.queues.after(id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const table = await this.upToTime(id);
        if (!table) return no('NO_ENTRY');
        const before = request === null ? undefined : table.numberOf(request);
        if (before !== undefined) {
          this.counts.repeated++;
          return { number: before };
        }
        const verdict = judgeAny(table, judge(table));
        if ('code' in verdict) {
          this.counts.refused++;
          return verdict;
        }
        const number = table.next;
        if (await this.keep(table, verdict.body, request, alias)) return { number };
      }
      return no('INTERNAL');
    });
  }

  /** Looks at a table, after everything that was asked of it before. */
  look<T>(id: string, look: (table: Table) => T): Promise<T | null> {
    return this.queues.after(id, async () => {
      const table = await this.shelf.load(id);
      return table && look(table);
    });
  }

  /** A name has changed: nothing of the table is told from memory any more. */
  forget(id: string): Promise<void> {
    return this.queues.after(id, () => Promise.resolve(this.shelf.forget(id)));
  }

  /** Names have changed somewhere. */
  forgetAll(): void {
    this.shelf.forgetAll();
  }

  /** Sees to the clocks of a table that have run out. */
  settle(id: string): Promise<void> {
    return this.queues.after(id, async () => {
      await this.upToTime(id);
    });
  }

  /** The server was away: time since then counts for nobody. Asked before anything else is. */
  async comeBack(since: number): Promise<void> {
    for (const id of await this.storage.waiting())
      await this.queues.after(id, async () => {
        const table = await this.shelf.load(id);
        if (!table) return;
        if (table.clocks.dueAt !== null) await this.keep(table, { kind: 'back', since }, null);
      });
  }

  /** Whether somebody who has this seat is connected here. */
  isThere(id: string, seat: Seat): boolean {
    return this.presence.isHere(id, seat);
  }

  /** Sends a text to those at a table whom it is for. */
  send(id: string, text: string, isFor: (viewer: Viewer) => boolean): void {
    this.guests.send(id, text, isFor);
  }

  /** Tells those who wait for somebody that he is away, or there again. */
  async tellAway(): Promise<void> {
    for (const id of this.presence.changed(this.time.now()))
      await this.look(id, (table) => {
        if (this.presence.isNew(id, JSON.stringify(this.awayFrom(table)))) this.tell(table, []);
      });
  }

  /** Who is away from a table, as the server sees it. */
  awayFrom(table: Table): Away {
    return awayFrom(table, this.presence.away(table.id, this.time.now()));
  }

  /** When nothing is under way any more. */
  idle(): Promise<void> {
    return this.queues.empty();
  }

  private tell(table: Table, happenings: readonly Happening[]): void {
    this.guests.tell(table, happenings, this.time.now(), this.awayFrom(table));
  }

  /** Keeps an entry and tells everybody; false where its number was taken. */
  private async keep(table: Table, body: Body, request: string | null, alias?: string): Promise<boolean> {
    const wasOver = table.isOver;
    const happening = await this.shelf.keep(table, body, request, alias);
    if (!happening) return false;
    this.counts.kept++;
    const now = this.time.now();
    this.tell(table, [happening]);
    this.onKept(table.id);
    if (table.isOver && !wasOver) this.onOver(table.id);
    const due = table.dueAt;
    if (due !== null && due <= now) this.onDue(table.id);
    return true;
  }

  /** The table after everything that the clocks have done to it: whoever is late is late before anybody else is heard. */
  private async upToTime(id: string): Promise<Table | null> {
    let table = await this.shelf.load(id);
    /** The decision that the rules were asked to make last: where it stays open, it is made by lot. */
    let asked = '';
    while (table && !table.isOver) {
      const [seat] = table.clocks.late(this.time.now());
      const position = table.game?.position;
      if (seat === undefined || !position) break;
      const open = decisions(position).find((decision) => decision.seat === seat);
      const name = `${seat} ${open?.number}`;
      const body = lateBody(table, seat, asked === name);
      if (!body) break;
      asked = name;
      if (!(await this.keep(table, body, null))) table = await this.shelf.load(id);
    }
    return table;
  }
}

/** The links of a table, for whoever has its key: the same that he got when he opened it, or those that came after. */
function linksOf({ id, opening, seats }: Table, key: string): Opened {
  const host = hostToken(key, opening.linkSalt);
  return {
    table: id,
    host,
    seats: seats.map(({ generation }, seat) => seatToken(host, opening.linkSalt, seat, generation)),
  };
}
