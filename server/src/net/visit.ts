/** What a conversation and its requests share: where the client is, and how he is answered. */
import type { Farewell, OnlineCode, OnlineDone, OnlineRefused, ToClient } from '@dungeon-twister/protocol';
import type { Guest } from '../tables/guests.ts';
import type { People } from '../people/people.ts';
import type { Seats } from '../people/seats.ts';
import type { Chat } from '../tables/chat.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Time } from '../time.ts';
import type { Bucket } from '../buckets.ts';

export interface Visit {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly seating: Seating;
  readonly time: Time;
  /** How many tables this address may still open. */
  readonly openings: Bucket;
  /** How many of them in the lobby. */
  readonly listings: Bucket;
  readonly people: People;
  readonly seats: Seats;
  /** Whoever is logged in, and by which session; null for anybody else. */
  person: { readonly id: string; readonly session: string } | null;
  /** How much this address may still say. */
  readonly words: Bucket;
  /** The table that was joined, and as whom. */
  at: { readonly table: string; readonly guest: Guest } | null;
  readonly say: (message: ToClient) => void;
  readonly send: (text: string) => void;
  readonly farewell: (code: Farewell) => void;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** An answer before it has the id of its request. */
export type Answer = WithoutId<OnlineDone> | WithoutId<OnlineRefused>;
export type RefusedAnswer = WithoutId<OnlineRefused>;

export const refusal = (
  code: OnlineCode,
  more: Pick<Partial<OnlineRefused>, 'refusal' | 'faults' | 'field'> = {},
): RefusedAnswer => ({
  say: 'refused',
  code,
  ...(more.refusal && { refusal: more.refusal }),
  ...(more.faults && { faults: more.faults }),
  ...(more.field !== undefined && { field: more.field }),
});
