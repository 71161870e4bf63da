/** Whether a table grants what somebody asks: an entry to be kept, or why not. Nothing is changed here. */
import {
  lookOf,
  MOST_ENTRIES,
  type OnlineCode,
  type OnlineRefused,
  type OnlineRequestOf,
} from '@dungeon-twister/protocol';
import { botNamed } from '@dungeon-twister/bots';
import { type Action, check, type Seat, type Words } from '@dungeon-twister/rules';
import type { Body } from '../table/entry.ts';
import { fits, seatToken, sha256, takenToken } from '../table/secrets.ts';
import type { Table } from '../table/table.ts';

/** Why not, as it is told. */
export interface No extends Pick<OnlineRefused, 'refusal' | 'faults'> {
  readonly code: OnlineCode;
}
export const no = (code: OnlineCode): No => ({ code });

/** Who wants a seat of his own accord: his seat follows from the key that he made up. */
export type Taker = Pick<OnlineRequestOf<'take'>, 'key' | 'name' | 'part'>;

/** An entry to be kept, or why not. */
export type Verdict = { readonly body: Body } | No;

interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly words: Words;
  readonly field?: string;
}

/** Why the rules say no: code, rule and words. Where something stands in the way, the asker sees it on his own board. */
const refusedBy = ({ code, rule, words, field }: Refusal): No => ({
  code: 'REFUSED',
  refusal: { code, rule, words, ...(field === undefined ? {} : { field }) },
});

export function judgeSit(table: Table, seat: Seat, name: string, part: string): Verdict {
  if (table.game) return no('BEGUN');
  if (table.seats[seat]?.occupant.kind !== 'nobody') return no('SEAT_TAKEN');
  return isNamed(table, name) ? no('NAME_TAKEN') : { body: { kind: 'sit', seat, name, part } };
}

function isNamed({ occupants }: Table, name: string): boolean {
  const look = lookOf(name);
  return occupants.some((one) => one.kind === 'person' && lookOf(one.name) === look);
}

/** Somebody whom nobody has sent a link takes the first free seat. */
export function judgeTake(table: Table, { key, name, part }: Taker): Verdict {
  if (table.game) return no('BEGUN');
  const seat = table.occupants.findIndex(({ kind }) => kind === 'nobody');
  if (seat < 0) return no('SEAT_TAKEN');
  if (isNamed(table, name)) return no('NAME_TAKEN');
  const hash = sha256(takenToken(key, table.opening.linkSalt));
  return { body: { kind: 'take', seat, hash, name, part } };
}

export function judgeStand(table: Table, seat: Seat): Verdict {
  if (table.game) return no('BEGUN');
  return table.seats[seat]?.occupant.kind === 'person' ? { body: { kind: 'stand', seat } } : no('NO_SEAT');
}

export function judgeAct(table: Table, seat: Seat, decision: number, action: unknown): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  return table.isPlayedFor(seat) ? no('BOT_PLAYS') : judgeWish(table, seat, decision, action);
}

/** What the person or the bot at a seat wants to do. */
export function judgeWish(table: Table, seat: Seat, decision: number, action: unknown): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  // The rules judge the form themselves: what is no action is refused by them.
  const wish = { seat, decision, action: action as Action };
  const answer = check(table.game.position, wish);
  if (!answer.ok) return refusedBy(answer.refusal);
  return { body: { kind: 'act', ...wish } };
}

export function judgeUndo(table: Table, seat: Seat): Verdict {
  if (!table.game) return no('NOT_BEGUN');
  if (table.isPlayedFor(seat)) return no('BOT_PLAYS');
  const refusal = table.game.undoRefusal(seat);
  return refusal ? { ...refusedBy(refusal), code: 'NOT_TAKEN_BACK' } : { body: { kind: 'undo', seat } };
}

export function judgeBot(table: Table, host: string, seat: Seat, level: string | null): Verdict {
  if (!fits(host, table.opening.host)) return no('NOT_HOST');
  const here = table.seats[seat];
  if (!here) return no('UNKNOWN_SEAT');
  if (table.game) return no('BEGUN');
  if (level !== null && (!botNamed(level) || level.includes('@'))) return no('UNKNOWN_LEVEL');
  if (here.occupant.kind === 'person') return no('SEAT_TAKEN');
  // Bots by themselves would think for nobody, for as long as they like.
  const others = table.seats.filter((_one, at) => at !== seat);
  if (level !== null && others.every(({ occupant }) => occupant.kind === 'bot')) return no('NO_PERSON');
  return { body: { kind: 'bot', seat, level } };
}

export function judgeLink(table: Table, host: string, seat: Seat): Verdict {
  if (!fits(host, table.opening.host)) return no('NOT_HOST');
  const here = table.seats[seat];
  if (!here) return no('UNKNOWN_SEAT');
  // Whoever took a seat himself plays against a stranger: a new link would show that one what he has.
  if (here.taken && table.game) return no('BEGUN');
  const token = seatToken(host, table.opening.linkSalt, seat, here.generation + 1);
  return { body: { kind: 'link', seat, hash: sha256(token) } };
}

/** The token of a seat as it is now, for its host. */
export const tokenNow = ({ opening, seats }: Table, host: string, seat: Seat): string =>
  seatToken(host, opening.linkSalt, seat, seats[seat]?.generation ?? 0);

/** A table does not take entries without end. */
export function judgeAny(table: Table, verdict: Verdict): Verdict {
  if ('code' in verdict) return verdict;
  if (table.next >= MOST_ENTRIES) return no('TOO_LONG');
  return verdict;
}
