/**
 * The tables of the server at which somebody of this device sits, or which he has opened, with the tokens that open them:
 * they are worth as much as the seat.
 */
import type { Shelf } from './saves.ts';

const PREFIX = 'dungeon-twister-table:';

export interface KeptTable {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** The token by which this device takes part; null for who watches. */
  readonly token: string | null;
  /** What only whoever opened the table has: the right to change it, and the links to its seats. */
  readonly host: {
    readonly token: string;
    readonly seats: readonly string[];
    /** Whether others may watch: only then there is a link for them. */
    readonly watch: boolean;
  } | null;
}

export function keepTable(shelf: Shelf, table: KeptTable): boolean {
  try {
    shelf.setItem(PREFIX + table.id, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

export const tableKept = (shelf: Shelf, id: string): KeptTable | null =>
  parsed(shelf.getItem(PREFIX + id), id);

export const forgetTable = (shelf: Shelf, id: string): void => shelf.removeItem(PREFIX + id);

/** The latest first. */
export const keptTables = (shelf: Shelf): KeptTable[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => tableKept(shelf, key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.when - a.when);

const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(text: string | null, id: string): KeptTable | null {
  try {
    const { when, token, host } = JSON.parse(text ?? 'null') as Partial<KeptTable>;
    if (typeof when !== 'number' || (token !== null && !isText(token))) return null;
    const isHost = host && isText(host.token) && Array.isArray(host.seats) && host.seats.every(isText);
    return { id, when, token, host: isHost ? host : null };
  } catch {
    return null;
  }
}
