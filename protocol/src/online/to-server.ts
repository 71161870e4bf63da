/** Everything that can be asked of a server. A field that is not named here is refused, so that no slip is lost. */
import * as v from 'valibot';
import { Channel, ChatRule, Said } from './chat.ts';
import { PlainObject } from '../referee/parts.ts';
import {
  AbsenceChoice,
  BotLevel,
  ClockPlan,
  Count,
  DealPart,
  OnlineId,
  PersonName,
  Seat,
  TableId,
  Token,
} from './parts.ts';

const message = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.strictObject({ do: v.literal(name), id: OnlineId, ...entries });

export const TO_SERVER = {
  /** The first message of every conversation. */
  hello: message('hello', { protocol: Count, rules: Count }),
  /** A new table. Whoever holds the key is its host; the same key always means the same table. */
  open: message('open', {
    key: Token,
    options: PlainObject,
    clock: ClockPlan,
    watch: v.boolean(),
    /** Whether everybody finds it in the lobby. */
    listed: v.exactOptional(v.boolean()),
    /** Whether what has settled something may be taken back where all others agree. */
    friendly: v.exactOptional(v.boolean()),
    /** What may be said at it; everything, unless it says otherwise. */
    chat: v.exactOptional(ChatRule),
  }),
  /** Looks into the lobby, and hears what changes there; or no more. */
  lobby: message('lobby', { look: v.boolean() }),
  /** A free seat of a table in the lobby. The same key always means the same seat. */
  take: message('take', { table: TableId, key: Token, name: PersonName, part: DealPart }),
  /** A seat at the table that waits longest for just such a game, or at a new one. The same key always means the same seat. */
  pair: message('pair', {
    key: Token,
    name: PersonName,
    part: DealPart,
    options: PlainObject,
    clock: ClockPlan,
  }),
  /** Take part: with the token of a seat, with that of the host, or without one to watch. `after` is the last number seen. */
  join: message('join', {
    table: TableId,
    token: v.exactOptional(Token),
    after: v.exactOptional(Count),
  }),
  /** What happened after this number, with how things stood each time; a part of it, where it is much. */
  story: message('story', { after: Count }),
  leave: message('leave', {}),
  sit: message('sit', { name: PersonName, part: DealPart }),
  stand: message('stand', {}),
  act: message('act', { decision: Count, action: PlainObject }),
  undo: message('undo', {}),
  /** Asks the others to let him take back what he did last, though something was learnt or settled by it. */
  takeback: message('takeback', {}),
  /** Whether somebody else may take back his deed of this number. */
  answer: message('answer', { of: Count, agrees: v.boolean() }),
  /** What is to be done about the one at this seat, who is away. */
  absent: message('absent', { seat: Seat, choice: AbsenceChoice }),
  /** Takes the own seat over again from the bot that has played meanwhile. */
  resume: message('resume', {}),
  /** The host gives a seat to a bot; null takes it from one. */
  bot: message('bot', { host: Token, seat: Seat, level: v.nullable(BotLevel) }),
  /** The host makes a new link to a seat; the old one is worth nothing any more. */
  link: message('link', { host: Token, seat: Seat }),
  /** Says something; whoever watches gives himself a name for it. */
  say: message('say', { words: Said, name: v.exactOptional(PersonName) }),
  /** Asks an operator to read what was said with this number. */
  report: message('report', { channel: Channel, number: Count }),
  /** The whole game with its deal, once it is over. */
  record: message('record', {}),
  ping: message('ping', {}),
} as const;

export type OnlineName = keyof typeof TO_SERVER;
export type OnlineRequestOf<Name extends OnlineName> = v.InferOutput<(typeof TO_SERVER)[Name]>;
export type OnlineRequest = { [Name in OnlineName]: OnlineRequestOf<Name> }[OnlineName];
