/**
 * The lobby: tables that wait for people, as everybody may see them. It is read from storage, so that tables of other
 * processes stand there too and nothing is lost by a restart; who looks is told what has changed, not oftener than it is
 * asked to tell.
 *
 * A live table stands there while somebody who sits at it is connected; one of slow play waits by itself, for two weeks.
 */
import type { LobbyTable, OnlineLobby } from '@dungeon-twister/protocol';
import type { Storage } from '../storage/port.ts';
import { readLobby } from '../table/in-lobby.ts';
import type { Time } from '../time.ts';
import { Queues } from './queues.ts';
import type { Tables } from './tables.ts';

/** So many are shown, those that wait longest first. */
const LOBBY_SHOWN = 100;
/** Among so many of the newest they are looked for. */
const LOBBY_READ = 1000;
const SLOW_MS = 14 * 86_400_000;

/** Everything about it is done one after the other. */
const LOBBY = 'lobby';

type Send = (text: string) => void;

export class Lobby {
  private readonly storage: Storage;
  private readonly time: Time;
  private readonly tables: Pick<Tables, 'isThere'>;
  /** What is told follows what was answered: nobody hears of a change before he knows what has changed. */
  private readonly queues = new Queues();
  private readonly looking = new Set<Send>();
  /** What those who look were last told, as it went over the wire. */
  private shown: ReadonlyMap<string, string> = new Map();

  constructor(storage: Storage, time: Time, tables: Pick<Tables, 'isThere'>) {
    this.storage = storage;
    this.time = time;
    this.tables = tables;
  }

  get lookers(): number {
    return this.looking.size;
  }

  /** Somebody looks: he hears what stands there, and then what changes. */
  look(send: Send, answer: (tables: LobbyTable[]) => void): Promise<void> {
    return this.queues.after(LOBBY, async () => {
      // Whoever comes later begins with what the others know, so that the next change is the same for all.
      if (this.looking.size === 0) this.shown = textsOf(await this.waiting());
      answer([...this.shown.values()].map((text) => JSON.parse(text) as LobbyTable));
      this.looking.add(send);
    });
  }

  away(send: Send): void {
    this.looking.delete(send);
  }

  /** Tells everybody who looks what has changed since he was last told. */
  tell(): Promise<void> {
    return this.queues.after(LOBBY, () => this.tellAll());
  }

  private async tellAll(): Promise<void> {
    if (this.looking.size === 0) return;
    const now = textsOf(await this.waiting());
    const before = this.shown;
    const put = [...now].filter(([id, text]) => before.get(id) !== text);
    const gone = [...before.keys()].filter((id) => !now.has(id));
    this.shown = now;
    if (put.length === 0 && gone.length === 0) return;
    const change: OnlineLobby = {
      say: 'lobby',
      put: put.map(([, text]) => JSON.parse(text) as LobbyTable),
      gone,
    };
    const text = JSON.stringify(change);
    for (const send of this.looking) send(text);
  }

  /** The tables that wait now, the oldest first. */
  async waiting(): Promise<LobbyTable[]> {
    const all = (await this.storage.lobby(LOBBY_READ)).map(readLobby);
    return all.filter((one) => this.stands(one)).reverse();
  }

  private stands({ table, clock, seats, since }: LobbyTable): boolean {
    if (clock.kind === 'days') return since > this.time.now() - SLOW_MS;
    return seats.some(({ kind }, seat) => kind === 'person' && this.tables.isThere(table, seat));
  }
}

const textsOf = (tables: readonly LobbyTable[]): ReadonlyMap<string, string> =>
  new Map(tables.slice(0, LOBBY_SHOWN).map((one) => [one.table, JSON.stringify(one)]));
