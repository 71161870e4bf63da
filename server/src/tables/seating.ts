/**
 * Seats for people whom nobody has sent a link: one that they choose in the lobby, or the next that fits.
 *
 * Whoever asks makes up a key, and his token follows from it. So the same request again is the same seat and the same token,
 * though only a hash is kept.
 */
import type { OnlineRequestOf } from '@dungeon-twister/protocol';
import type { Seat } from '@dungeon-twister/rules';
import type { Storage } from '../storage/port.ts';
import { fits, hostToken, sha256, tableOfKey, takenToken } from '../table/secrets.ts';
import type { Table } from '../table/table.ts';
import { agreedOptions, sameGame } from './agreed.ts';
import { judgeTake, no, type No, type Taker } from './judge.ts';
import type { Lobby } from './lobby.ts';
import { Queues } from './queues.ts';
import type { Tables } from './tables.ts';

/** A seat that somebody has taken himself. */
export interface Taken {
  readonly table: string;
  readonly seat: Seat;
  readonly token: string;
  readonly number: number;
}

/** A seat that was found for somebody; and where he opened the table, what he needs while he waits. */
export interface Paired extends Taken {
  readonly host: string | null;
  readonly bot: { readonly level: string; readonly at: number } | null;
}

/** Whoever has waited so long alone is offered a bot. */
export const BOT_AFTER_MS = 60_000;
const BOT_OFFERED = 'casual';

/** Why somebody does not get a seat at one table, and is to try the next. */
const GONE = new Set(['BEGUN', 'SEAT_TAKEN', 'NAME_TAKEN', 'NO_ENTRY']);

export class Seating {
  private readonly storage: Storage;
  private readonly tables: Tables;
  private readonly lobby: Lobby;
  private readonly queues = new Queues();

  constructor(storage: Storage, tables: Tables, lobby: Lobby) {
    this.storage = storage;
    this.tables = tables;
    this.lobby = lobby;
  }

  /** A seat of a table in the lobby. */
  take({ table, ...taker }: Omit<OnlineRequestOf<'take'>, 'do' | 'id'>): Promise<Taken | No> {
    return this.sitDown(table, taker);
  }

  /** A seat at the table that waits longest for such a game; where none does, at a new one, if one may be opened. */
  pair(request: Omit<OnlineRequestOf<'pair'>, 'do' | 'id'>, mayOpen: () => boolean): Promise<Paired | No> {
    const { key, name, part, options, clock } = request;
    const taker = { key, name, part };
    const found = nameOf(key);
    return this.queues.after(found, async () => {
      const agreed = agreedOptions({ options, clock }, true);
      if ('code' in agreed) return agreed;
      const known = await this.storage.named(found);
      if (known !== null) return this.paired(await this.sitDown(known, taker, found), key);
      const wish = sameGame(agreed, clock);
      for (const one of await this.lobby.waiting()) {
        if (one.friendly || sameGame(one.options, one.clock) !== wish) continue;
        const answer = await this.sitDown(one.table, taker, found);
        if (!('code' in answer) || !GONE.has(answer.code)) return this.paired(answer, key);
      }
      if (!mayOpen()) return no('TOO_MANY');
      // Strangers begin with phrases.
      const opened = await this.tables.open({
        key,
        options,
        clock,
        watch: false,
        listed: true,
        chat: 'phrases',
      });
      return 'code' in opened ? opened : this.paired(await this.sitDown(opened.table, taker, found), key);
    });
  }

  /** Where the same was asked before, the answer is the same; but a seat that was lost since is not got again by it. */
  private async sitDown(id: string, taker: Taker, found?: string): Promise<Taken | No> {
    const answer = await this.tables.ask(
      id,
      requestOf(taker.key),
      (table) => (mayTake(table, taker.key) ? judgeTake(table, taker) : no('NO_ENTRY')),
      found,
    );
    if ('code' in answer) return answer;
    const mine = await this.tables.look(id, (table) => seatOf(table, taker.key));
    return mine ? { table: id, ...mine, number: answer.number } : no('NO_SEAT');
  }

  private async paired(answer: Taken | No, key: string): Promise<Paired | No> {
    if ('code' in answer) return answer;
    const waits = await this.tables.look(answer.table, (table) =>
      table.id === tableOfKey(key)
        ? { host: hostToken(key, table.opening.linkSalt), begun: table.game !== null, since: table.openedAt }
        : null,
    );
    const bot = waits && !waits.begun ? { level: BOT_OFFERED, at: waits.since + BOT_AFTER_MS } : null;
    return { ...answer, host: waits?.host ?? null, bot };
  }
}

const requestOf = (key: string): string => `take ${sha256(key)}`;
const nameOf = (key: string): string => sha256(`pair ${key}`);

/** Of a table that is not in the lobby nobody learns that there is one. Who opened it may sit down first. */
const mayTake = ({ id, opening, game, occupants }: Table, key: string): boolean =>
  opening.listed === true &&
  (game !== null || occupants.some(({ kind }) => kind === 'person') || id === tableOfKey(key));

function seatOf({ opening, seats }: Table, key: string): Pick<Taken, 'seat' | 'token'> | null {
  const token = takenToken(key, opening.linkSalt);
  const seat = seats.findIndex(({ link }) => fits(token, link));
  return seat < 0 ? null : { seat, token };
}
