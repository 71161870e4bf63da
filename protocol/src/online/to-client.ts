/** Everything that a server says. */
import * as v from 'valibot';
import {
  AnyEvent,
  AnyOptions,
  AnyRecord,
  AnyView,
  Decision as RefereeDecision,
  GameResult,
  RefusalAnswer,
  Words,
} from '../referee/parts.ts';
import { Channel, ChatRule, Said } from './chat.ts';
import { FAREWELLS, ONLINE_CODES } from './codes.ts';
import {
  AbsenceChoice,
  BotLevel,
  ClockPlan,
  Count,
  OnlineId,
  OnlineViewer,
  Seat,
  TableId,
  Token,
} from './parts.ts';

/** Who has a seat: nobody yet, a person, or a bot. */
export const Occupant = v.variant('kind', [
  v.strictObject({ kind: v.literal('nobody') }),
  /** `bot` plays for him until he resumes. */
  v.strictObject({ kind: v.literal('person'), name: v.string(), bot: v.exactOptional(v.string()) }),
  v.strictObject({ kind: v.literal('bot'), level: v.string() }),
]);
export type Occupant = v.InferOutput<typeof Occupant>;

/**
 * Something that happened, by its number. Numbers have no gaps; what a viewer may not know is a number with nothing else.
 * `at` is the server's time in milliseconds.
 */
const event = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.strictObject({ number: Count, at: Count, what: v.literal(name), ...entries });

export const OnlineEvent = v.union([
  v.strictObject({ number: Count }),
  event('opened', {}),
  /** Who has this seat now; and what was told when this began the game. */
  event('seat', { seat: Seat, occupant: Occupant, events: v.array(AnyEvent) }),
  event('deed', { seat: Seat, events: v.array(AnyEvent) }),
  /** What was told with this number never happened. */
  event('undone', { seat: Seat, of: Count }),
  /** What somebody wants to do about the one at seat `of`, who is away; and what was told where this settled it. */
  event('absent', {
    seat: Seat,
    of: Seat,
    choice: AbsenceChoice,
    settled: v.boolean(),
    events: v.array(AnyEvent),
  }),
  /** Somebody asks to take back his deed of this number. Where it is granted, nothing since then ever happened in the game. */
  event('asked', { seat: Seat, of: Count, granted: v.boolean() }),
  event('answered', { seat: Seat, of: Count, agrees: v.boolean(), granted: v.boolean() }),
  /** The server was away; that time is nobody's. */
  event('back', { gone: Count }),
]);
export type OnlineEvent = v.InferOutput<typeof OnlineEvent>;

/** What is left on a clock, in milliseconds when the message was written, and whether it runs. */
const ClockNow = v.strictObject({
  seat: Seat,
  left: Count,
  /** Of the small bank for choices out of turn, where there is one. */
  aside: v.nullable(Count),
  runs: v.nullable(v.picklist(['main', 'aside'])),
});
export type ClockNow = v.InferOutput<typeof ClockNow>;

const ShownDealSchema = v.strictObject({
  commitment: v.string(),
  salt: v.string(),
  secret: v.string(),
  parts: v.array(v.nullable(v.string())),
  seed: v.string(),
});

/** How a table stands after the event of this number, as one viewer may know it. */
export const TableState = v.strictObject({
  number: Count,
  /** The server's time at which the clocks were read. */
  now: Count,
  options: AnyOptions,
  clock: ClockPlan,
  seats: v.array(Occupant),
  /** Before the game begins there is nothing to see. */
  view: v.nullable(AnyView),
  decisions: v.array(v.omit(RefereeDecision, ['colour'])),
  /** Whether the viewer may take back what he did last. */
  undo: v.boolean(),
  friendly: v.exactOptional(v.literal(true)),
  /** What may be said; absent where everything may. */
  chat: v.exactOptional(ChatRule),
  /** Who asks to take back his deed of this number, and who has agreed; absent where nobody asks. */
  asked: v.exactOptional(v.strictObject({ seat: Seat, of: Count, granted: v.array(Seat) })),
  clocks: v.array(ClockNow),
  /** Who is away, since when, and from when on the others may choose what to do; absent where nobody is. */
  away: v.exactOptional(v.array(v.strictObject({ seat: Seat, since: Count, choose: Count }))),
  result: v.nullable(GameResult),
  /** The rules have changed since the game began, and it cannot go on: nobody has lost. */
  departed: v.boolean(),
  commitment: v.string(),
  /** Everything about the deal, once the game is over. */
  deal: v.nullable(ShownDealSchema),
});
export type TableState = v.InferOutput<typeof TableState>;

/** A table in the lobby: what everybody may know of it. */
export const LobbyTable = v.strictObject({
  table: TableId,
  /** Since when it waits, by the server's time. */
  since: Count,
  options: AnyOptions,
  clock: ClockPlan,
  watch: v.boolean(),
  /** Whether what has settled something may be taken back where all others agree; absent where not. */
  friendly: v.exactOptional(v.literal(true)),
  seats: v.array(Occupant),
});
export type LobbyTable = v.InferOutput<typeof LobbyTable>;

/** Something that happened, and how the viewer saw the game then; null before it began. */
const StoryStep = v.strictObject({ event: OnlineEvent, view: v.nullable(AnyView) });
export type StoryStep = v.InferOutput<typeof StoryStep>;

const done = <const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) => v.strictObject({ say: v.literal('done'), to: v.literal(name), id: OnlineId, ...entries });

/** The request is kept: nothing that happens to the server can lose it. Its number is that of its event. */
const kept = { number: Count };

export const OnlineDone = v.variant('to', [
  done('hello', { protocol: Count, rules: Count, now: Count }),
  done('open', { table: TableId, host: Token, seats: v.array(Token) }),
  done('lobby', { tables: v.array(LobbyTable) }),
  done('take', { table: TableId, seat: Seat, token: Token, number: Count }),
  done('pair', {
    table: TableId,
    seat: Seat,
    token: Token,
    number: Count,
    /** The token of the host, for whoever opened the table. */
    host: v.nullable(Token),
    /** From when on the host should be offered this bot, if he still waits. */
    bot: v.nullable(v.strictObject({ level: BotLevel, at: Count })),
  }),
  done('join', { table: TableId, viewer: OnlineViewer, number: Count }),
  /** The next numbers, without a gap; none where nothing followed. */
  done('story', { steps: v.array(StoryStep) }),
  done('leave', {}),
  done('sit', kept),
  done('stand', kept),
  done('act', kept),
  done('undo', kept),
  done('takeback', kept),
  done('answer', kept),
  done('absent', kept),
  done('resume', kept),
  done('bot', kept),
  done('link', { ...kept, token: Token }),
  done('say', kept),
  done('report', {}),
  done('record', { record: AnyRecord }),
  done('ping', { now: Count }),
]);
export type OnlineDone = v.InferOutput<typeof OnlineDone>;

export const OnlineRefused = v.strictObject({
  say: v.literal('refused'),
  /** Null where the message was so broken that it had none. */
  id: v.nullable(OnlineId),
  code: v.picklist(ONLINE_CODES),
  /** Why the rules say no. */
  refusal: v.exactOptional(v.omit(RefusalAnswer, ['piece', 'place', 'slot'])),
  /** What is wrong with the options. */
  faults: v.exactOptional(v.array(Words)),
  /** Which field of the message is wrong. */
  field: v.exactOptional(v.string()),
  /** What the server speaks, where the page speaks another version. */
  versions: v.exactOptional(v.strictObject({ protocol: Count, rules: Count })),
});
export type OnlineRefused = v.InferOutput<typeof OnlineRefused>;

export const OnlineNews = v.strictObject({
  say: v.literal('news'),
  table: TableId,
  /** The next numbers, without a gap. */
  events: v.array(OnlineEvent),
  /** How things stand after the last of them. */
  state: TableState,
});
export type OnlineNews = v.InferOutput<typeof OnlineNews>;

/** What was said, by numbers of its own in each channel. */
export const OnlineChat = v.strictObject({
  say: v.literal('chat'),
  table: TableId,
  channel: Channel,
  messages: v.array(
    v.strictObject({
      number: Count,
      at: Count,
      /** Who plays is known by his seat, who watches by the name that he gives himself. */
      from: v.union([v.strictObject({ seat: Seat }), v.strictObject({ name: v.string() })]),
      words: Said,
    }),
  ),
});
export type OnlineChat = v.InferOutput<typeof OnlineChat>;

/** What has changed in the lobby since the last message about it. */
export const OnlineLobby = v.strictObject({
  say: v.literal('lobby'),
  /** Tables that are new there, and those that stand otherwise now. */
  put: v.array(LobbyTable),
  gone: v.array(TableId),
});
export type OnlineLobby = v.InferOutput<typeof OnlineLobby>;

export const OnlineBye = v.strictObject({ say: v.literal('bye'), code: v.picklist(FAREWELLS) });
export type OnlineBye = v.InferOutput<typeof OnlineBye>;

export const ToClient = v.union([OnlineDone, OnlineRefused, OnlineNews, OnlineLobby, OnlineChat, OnlineBye]);
export type ToClient = v.InferOutput<typeof ToClient>;
