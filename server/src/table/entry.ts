/**
 * What is kept of a table: the list of what people, bots and clocks have asked of it. Everything else is worked out from
 * it. These are never sent to anybody: what a viewer may know of one is said in news.ts.
 */
import type { AbsenceChoice, ChatRule, ClockPlan } from '@dungeon-twister/protocol';
import type { Action, GameOptions, Seat } from '@dungeon-twister/rules';
import type { StoredEntry } from '../storage/port.ts';

export interface Opening {
  readonly kind: 'open';
  readonly options: GameOptions;
  readonly clock: ClockPlan;
  /** Whether somebody without a token may watch. */
  readonly watch: boolean;
  /** Whether it is in the lobby while it waits for people. */
  readonly listed?: boolean;
  /** Whether deeds may be taken back that have settled something, where all others agree. */
  readonly friendly?: boolean;
  /** What may be said; everything where it does not say. */
  readonly chat?: ChatRule;
  /** The version of the rules. */
  readonly rules: number;
  /** From the key of the host and this follow all tokens; it never leaves the server. */
  readonly linkSalt: string;
  /** Hashes of the tokens of the host and of the seats. */
  readonly host: string;
  readonly links: readonly string[];
  readonly deal: { readonly salt: string; readonly secret: string };
}

export type Body =
  | Opening
  | { readonly kind: 'sit'; readonly seat: Seat; readonly name: string; readonly part: string }
  /** Somebody took a free seat himself: the hash of a token that nobody else can know. */
  | {
      readonly kind: 'take';
      readonly seat: Seat;
      readonly hash: string;
      readonly name: string;
      readonly part: string;
    }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string | null }
  /** A new link to a seat: the hash of its token. */
  | { readonly kind: 'link'; readonly seat: Seat; readonly hash: string }
  /** An action of a person or of a bot. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly decision: number; readonly action: Action }
  /** An action that was drawn by lot for somebody who did not choose, where the rules do not choose for him. */
  | { readonly kind: 'lot'; readonly seat: Seat; readonly decision: number; readonly action: Action }
  | { readonly kind: 'undo'; readonly seat: Seat }
  /** Somebody asks to take back his deed of this number; granted at once where no other person plays. */
  | { readonly kind: 'ask-back'; readonly seat: Seat; readonly of: number; readonly granted: boolean }
  /** Somebody agrees, or does not; granted where everybody has agreed. */
  | {
      readonly kind: 'answer-back';
      readonly seat: Seat;
      readonly of: number;
      readonly agrees: boolean;
      readonly granted: boolean;
    }
  /** What somebody wants to do about one who is away; `bot` is who plays for that one, where this settled it so. */
  | {
      readonly kind: 'absent';
      readonly seat: Seat;
      readonly of: Seat;
      readonly choice: AbsenceChoice;
      readonly settled: boolean;
      readonly bot?: string;
    }
  /** Somebody takes his seat over from the bot that has played for him. */
  | { readonly kind: 'resume'; readonly seat: Seat }
  /** The clock of a seat has run out. */
  | { readonly kind: 'late'; readonly seat: Seat }
  /** The server was away since this time. */
  | { readonly kind: 'back'; readonly since: number };

export interface Entry {
  readonly number: number;
  /** The server's time in milliseconds; it never goes back. */
  readonly at: number;
  /** Who asked and under which id, so that the same request has one effect; null for what the server did by itself. */
  readonly request: string | null;
  readonly body: Body;
}

/** The name of whoever sits down is kept beside his entry: see storage/port.ts. */
export function writeEntry({ number, ...rest }: Entry): StoredEntry {
  if (rest.body.kind !== 'sit' && rest.body.kind !== 'take') return { number, body: JSON.stringify(rest) };
  const { name, ...body } = rest.body;
  return { number, body: JSON.stringify({ ...rest, body }), name };
}

/** Whose name is gone has an empty one. */
export function readEntry({ number, body, name = '' }: StoredEntry): Entry {
  const rest = JSON.parse(body) as Omit<Entry, 'number'>;
  return rest.body.kind === 'sit' || rest.body.kind === 'take'
    ? { ...rest, number, body: { ...rest.body, name } }
    : { ...rest, number };
}
