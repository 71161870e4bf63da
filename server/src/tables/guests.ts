/** Who is at which table now, and how they hear what happens there: each by his own view. */
import type { Viewer } from '@dungeon-twister/rules';
import { type Away, newsFor } from '../table/news.ts';
import type { Happening } from '../table/happening.ts';
import type { Table } from '../table/table.ts';

/** Somebody who has joined a table. */
export interface Guest {
  readonly viewer: Viewer;
  /** The hash of the link by which he came; null for who watches. */
  readonly link: string | null;
  /** Is sent what happens, as it goes over the wire. */
  news(text: string): void;
  /** His link is worth nothing any more. */
  revoked(): void;
}

export class Guests {
  private readonly tables = new Map<string, Set<Guest>>();

  get count(): number {
    let count = 0;
    for (const guests of this.tables.values()) count += guests.size;
    return count;
  }

  /** Whether somebody is at this seat. */
  isHere(table: string, viewer: Viewer): boolean {
    return [...(this.tables.get(table) ?? [])].some((guest) => guest.viewer === viewer);
  }

  add(table: string, guest: Guest): void {
    this.tables.set(table, (this.tables.get(table) ?? new Set()).add(guest));
  }

  /** Sends a text to those whom it is for. */
  send(table: string, text: string, isFor: (viewer: Viewer) => boolean): void {
    for (const guest of this.tables.get(table) ?? []) if (isFor(guest.viewer)) guest.news(text);
  }

  /** Whether he was there. */
  remove(table: string, guest: Guest): boolean {
    const guests = this.tables.get(table);
    const was = guests?.delete(guest) ?? false;
    if (guests?.size === 0) this.tables.delete(table);
    return was;
  }

  /** Tells everybody what happened, if anything, and how things stand. Two with the same eyes get the same text, which is written once. */
  tell(table: Table, happenings: readonly Happening[], now: number, away: Away): void {
    const texts = new Map<Viewer, string>();
    for (const guest of this.tables.get(table.id) ?? []) {
      if (guest.viewer !== 'spectator' && table.seats[guest.viewer]?.link !== guest.link) {
        guest.revoked();
        continue;
      }
      const text =
        texts.get(guest.viewer) ?? JSON.stringify(newsFor(table, happenings, guest.viewer, now, away));
      texts.set(guest.viewer, text);
      guest.news(text);
    }
  }
}
