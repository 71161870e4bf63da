/** Everything that the referee answers: one form for each request, and one for each kind of error. */
import * as v from 'valibot';
import { ERROR_CODES } from './error-codes.ts';
import {
  AnyAction,
  AnyEvent,
  AnyOptions,
  AnyPosition,
  AnyRecord,
  AnyTold,
  AnyView,
  ColourName,
  Count,
  Decision,
  GameId,
  GameResult,
  RefusalAnswer,
  RequestId,
  Seat,
  Words,
} from './parts.ts';
import type { RequestName } from './requests.ts';

const answer = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ id: v.exactOptional(RequestId), ok: v.literal(true), ...entries });

/** What every player sees of the course of a game: who is asked what, and how it ended. */
const course = { decisions: v.array(Decision), result: v.nullable(GameResult) };

/** What happened: everything with who hears it, or only what one person hears. */
const news = { told: v.exactOptional(v.array(AnyTold)), events: v.exactOptional(v.array(AnyEvent)) };

const action = v.union([v.string(), AnyAction]);
const actions = v.array(action);
const position = v.union([v.string(), AnyPosition]);

/** One side of a combat: whose it is, who fights, their sum before cards, and the cards that each seat has not played. */
const Side = v.strictObject({
  seats: v.array(Seat),
  pieces: v.array(v.string()),
  total: v.number(),
  cards: v.array(v.strictObject({ seat: Seat, cards: v.array(Count) })),
});

export const ANSWERS = {
  hello: answer({
    protocol: Count,
    rules: Count,
    program: v.string(),
    languages: v.array(v.string()),
    scenarios: v.array(
      v.strictObject({
        id: v.string(),
        name: Words,
        edition: v.string(),
        colours: v.array(ColourName),
        options: v.array(v.string()),
      }),
    ),
    limits: v.strictObject({ games: Count, deeds: Count, lineBytes: Count, keptBytes: Count }),
  }),
  new: answer({
    game: GameId,
    options: AnyOptions,
    seedHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    ...course,
    ...news,
  }),
  load: answer({
    game: GameId,
    loaded: v.picklist(['position', 'record']),
    options: AnyOptions,
    deeds: Count,
    /** Where a record of older rules leaves those of today: the game holds what was done before. */
    departed: v.nullable(
      v.strictObject({
        rules: Count,
        after: Count,
        of: Count,
        line: Count,
        reason: Words,
        changes: v.array(v.strictObject({ since: Count, rules: v.array(v.string()), words: Words })),
      }),
    ),
    /** What is perhaps not meant, though it can be played. */
    remarks: v.exactOptional(v.array(Words)),
    ...course,
  }),
  fork: answer({ game: GameId, ...course }),
  imagine: answer({ game: GameId, options: AnyOptions, ...course }),
  decisions: answer(course),
  legal: answer({ seat: Seat, decision: v.nullable(Count), actions, standing: actions }),
  check: v.variant('legal', [
    answer({ legal: v.literal(true), barrier: v.boolean() }),
    answer({ legal: v.literal(false), refusal: RefusalAnswer }),
  ]),
  perform: answer({ ...course, ...news }),
  performAll: answer({ ...course, ...news }),
  timeout: answer({ ...course, ...news }),
  undo: answer({ undone: v.strictObject({ seat: Seat, action: AnyAction }), ...course }),
  playout: answer({ actions: Count, result: v.nullable(GameResult) }),
  view: answer({ view: AnyView }),
  sample: answer({ positions: v.array(position) }),
  attack: answer({ attack: Side, defence: Side, asked: v.array(Seat) }),
  evaluate: answer({
    seat: Seat,
    value: v.number(),
    features: v.nullable(v.record(v.string(), v.number())),
  }),
  choose: answer({ seat: Seat, decision: Count, action }),
  position: answer({ position }),
  save: answer({ record: v.union([v.string(), AnyRecord]) }),
  games: answer({
    games: v.array(v.strictObject({ game: GameId, scenario: v.string(), deeds: Count, over: v.boolean() })),
  }),
  close: answer({}),
  quit: answer({}),
} as const satisfies Record<RequestName, v.GenericSchema>;

/** For people: in English, and in both languages. */
const said = { message: v.string(), words: Words };
/** Codes with something to add to the message. */
const RICH = ['NOT_A_REQUEST', 'BAD_OPTIONS', 'UNREADABLE', 'UNCLEAR_ACTION', 'REFUSED'] as const;
type PlainCode = Exclude<(typeof ERROR_CODES)[number], (typeof RICH)[number]>;
const PLAIN = ERROR_CODES.filter((code) => !RICH.some((rich) => rich === code)) as PlainCode[];

/** Which action of a list it is, counted from 0. */
const index = v.exactOptional(Count);

export const RefereeError = v.variant('code', [
  v.strictObject({ code: v.picklist(PLAIN), ...said }),
  /** The field that is wrong; none where the whole line is. */
  v.strictObject({ code: v.literal('NOT_A_REQUEST'), ...said, field: v.nullable(v.string()) }),
  /** Everything that is wrong with the options; the first of it is told. */
  v.strictObject({
    code: v.literal('BAD_OPTIONS'),
    ...said,
    faults: v.array(Words),
    more: Count,
  }),
  /** The first fault of the text that was to be loaded, all of them, and how many more there are. Lines count from 1. */
  v.strictObject({
    code: v.literal('UNREADABLE'),
    ...said,
    line: Count,
    faults: v.array(v.strictObject({ line: Count, words: Words })),
    more: Count,
  }),
  v.strictObject({ code: v.literal('UNCLEAR_ACTION'), ...said, index }),
  v.strictObject({ code: v.literal('REFUSED'), ...said, refusal: RefusalAnswer, index }),
]);

export const FailureAnswer = v.strictObject({
  id: v.exactOptional(RequestId),
  ok: v.literal(false),
  error: RefereeError,
});

export type AnswerTo<Name extends RequestName> = v.InferOutput<(typeof ANSWERS)[Name]>;
export type RefereeError = v.InferOutput<typeof RefereeError>;
export type FailureAnswer = v.InferOutput<typeof FailureAnswer>;
export type RefereeAnswer = { [Name in RequestName]: AnswerTo<Name> }[RequestName] | FailureAnswer;
export type NamedRefusal = v.InferOutput<typeof RefusalAnswer>;
