/** The seats of people who have an account: shown to be theirs, listed, told whole, and given up with the name. */
import type { TableOfPerson } from '@dungeon-twister/protocol';
import { decisions, type Seat } from '@dungeon-twister/rules';
import type { Named, Person, SeatOfPerson } from '../storage/people.ts';
import type { Storage } from '../storage/port.ts';
import { type Entry, readEntry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Time } from '../time.ts';

/** Seats of one person: his list is worked out from the tables themselves. */
const MOST_SEATS = 200;

export interface Claim {
  readonly table: string;
  readonly token: string;
}

export class Seats {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly time: Time;

  constructor(storage: Storage, tables: Tables, time: Time) {
    this.storage = storage;
    this.tables = tables;
    this.time = time;
  }

  /** Claims seats by their tokens. What is no seat, or somebody else's, is left out, and it is not said why. */
  async claim(person: Person, claims: readonly Claim[]): Promise<{ table: string; seat: Seat }[]> {
    const claimed: { table: string; seat: Seat }[] = [];
    for (const { table, token } of claims) {
      const who = await this.tables.whoIs(table, token);
      if (!who || who.viewer === 'spectator' || who.link === null) continue;
      if (await this.take(person.id, table, who.viewer, who.link)) claimed.push({ table, seat: who.viewer });
    }
    return claimed;
  }

  /** The seat is his from now on: false where it is somebody else's. */
  take(person: string, table: string, seat: Seat, link: string): Promise<boolean> {
    return this.storage.people.claim({ person, table, seat, link, at: this.time.now() }, MOST_SEATS);
  }

  /** The seat that somebody has at a table by his account; null where he has none, or its link was revoked. */
  async seatAt(
    person: string,
    table: string,
  ): Promise<{ readonly viewer: Seat; readonly link: string } | null> {
    const mine = await this.storage.people.seatAt(person, table);
    if (!mine) return null;
    const link = await this.tables.look(table, ({ seats }) => seats[mine.seat]?.link ?? null);
    return link === mine.link ? { viewer: mine.seat, link } : null;
  }

  /** The tables of a person: those that wait for him first, then those that go on, the latest first. */
  async list(person: Person): Promise<TableOfPerson[]> {
    const seats = await this.storage.people.seatsOf(person.id);
    const tables: TableOfPerson[] = [];
    for (const mine of seats) {
      const one = await this.tables.look(mine.table, (table) => rowOf(table, mine));
      if (one) tables.push(one);
    }
    return tables.toSorted(
      (a, b) => rank(a) - rank(b) || (a.until ?? Infinity) - (b.until ?? Infinity) || b.at - a.at,
    );
  }

  /** Everything that is kept about a person. */
  async tellAll(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const { people, notices } = this.storage;
    const channels = await notices.channelsOf(person.id);
    const sessions = await people.sessionsOf(person.id, this.time.now());
    const seats = await people.seatsOf(person.id);
    const tables: unknown[] = [];
    for (const mine of seats) {
      const entries = await this.entries(mine.table);
      tables.push({
        table: mine.table,
        seat: mine.seat,
        claimed: mine.at,
        asked: entries
          .filter(({ body }) => isOf(body, mine.seat))
          .map(({ number, at, body }) => ({ number, at, ...body })),
        record: await this.tables.look(mine.table, ({ record }) => record),
      });
    }
    return {
      name: person.name,
      registered: person.made,
      sessions: sessions.map(({ made, until }) => ({ made, until })),
      notices: {
        wishes: await notices.wishes(person.id),
        channels: channels.map(({ kind, endpoint, made }) => ({ kind, endpoint, made })),
      },
      tables,
    };
  }

  /** The account goes, and the name with it, from every table too; what was played stays. */
  async forget(person: Person): Promise<void> {
    const named = await namesOf(this.storage, person.id);
    await this.storage.people.remove(person.id, named);
    for (const { table } of named) await this.tables.forget(table);
  }

  private async entries(table: string): Promise<Entry[]> {
    return entriesOf(this.storage, table);
  }
}

const entriesOf = async (storage: Storage, table: string): Promise<Entry[]> =>
  (await storage.entries(table, 0)).map(readEntry);

/** Where the name of a person stands. */
export async function namesOf(storage: Storage, person: string): Promise<Named[]> {
  const named: Named[] = [];
  for (const mine of await storage.people.seatsOf(person))
    named.push({ table: mine.table, numbers: sittings(await entriesOf(storage, mine.table), mine) });
  return named;
}

const isOf = (body: Entry['body'], seat: Seat): boolean =>
  'seat' in body && body.seat === seat && body.kind !== 'link' && body.kind !== 'bot';

/** The entries with which somebody sat down by his link; and the last one, where his link came to the seat after the game began. */
function sittings(entries: readonly Entry[], { seat, link }: SeatOfPerson): number[] {
  const mine = new Set<number>();
  let last: number | null = null;
  let now: string | undefined;
  for (const { number, body } of entries) {
    if (body.kind === 'open') now = body.links[seat];
    else if (body.kind === 'link' && body.seat === seat) now = body.hash;
    else if (body.kind === 'sit' && body.seat === seat) {
      last = number;
      if (now === link) mine.add(number);
    }
  }
  if (last !== null && now === link) mine.add(last);
  return [...mine];
}

const rank = ({ waits, stage }: TableOfPerson): number =>
  waits ? 0 : stage === 'running' ? 1 : stage === 'unbegun' ? 2 : 3;

/** What is told of a table in a list: nothing that its seat does not know. Null where the seat is his no more. */
function rowOf(table: Table, { seat, link }: SeatOfPerson): TableOfPerson | null {
  if (table.seats[seat]?.link !== link) return null;
  const { game, isOver, clocks } = table;
  const waits = game !== null && !isOver && decisions(game.position).some((one) => one.seat === seat);
  const clock = clocks.now(table.at).find((one) => one.seat === seat && one.runs !== null);
  const left = clock && (clock.runs === 'aside' && clock.aside !== null ? clock.aside : clock.left);
  return {
    table: table.id,
    seat,
    scenario: table.opening.options.scenario,
    names: table.occupants.map((one) => (one.kind === 'person' ? one.name : null)),
    stage: isOver ? 'finished' : game ? 'running' : 'unbegun',
    waits,
    until: waits && left !== undefined ? table.at + left : null,
    at: table.at,
  };
}
