/** What the arena and its threads say to each other. */
import type { GameOptions, LogEntry, RecordJson, Seat } from '@dungeon-twister/rules';
import type { Contestant } from './contestant.ts';
import type { Outcome } from './outcome.ts';

/** A game to be played. */
export interface Job {
  readonly game: number;
  readonly options: GameOptions;
  readonly deal: string;
  /** Per seat who plays, and under which name. */
  readonly seats: readonly { readonly contestant: Contestant; readonly name: string }[];
  readonly mostDecisions: number;
  readonly limitMs: number;
}

export interface Played {
  readonly outcome: Outcome;
  readonly record: RecordJson;
}

export type Message =
  /** A seat begins to think; what was done since the last such message. From these a game can be told whose thread died. */
  | { readonly say: 'asked'; readonly seat: Seat; readonly done: readonly LogEntry[] }
  | { readonly say: 'process'; readonly pid: number }
  | { readonly say: 'played'; readonly played: Played };
