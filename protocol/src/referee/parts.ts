/** What requests and answers have in common. */
import type {
  Action,
  Colour,
  GameEvent,
  GameOptions,
  PositionJson,
  RecordJson,
  AddressedEvent,
  View,
} from '@dungeon-twister/rules';
import * as v from 'valibot';
import { LONGEST_NAME } from './limits.ts';
import { WANTED } from './wanted.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that is handed on as it is: the rules own its form and judge it. */
export const PlainObject = v.custom<Readonly<Record<string, unknown>>>(isRecord, WANTED.object.en);

/** Whatever a client wants to find its answers by. */
export const RequestId = v.union([
  v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  v.pipe(v.number(), v.minValue(-Number.MAX_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER)),
]);

/** Without control characters and broken halves of characters: it is printed, and it is a key. */
export const oneLine = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u, WANTED.oneLine.en));

export const GameId = oneLine(LONGEST_NAME);

/** Tables have up to four seats. Whether a game has this one is asked when the game is known. */
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

export const Viewer = v.union([Seat, v.literal('spectator')]);
export const Hear = v.union([Seat, v.literal('spectator'), v.literal('all')]);
export const Form = v.picklist(['text', 'json']);
export const Lang = v.picklist(['en', 'fr']);
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

// --- of answers

export const Words = v.strictObject({ en: v.string(), fr: v.string() });
export const ColourName = v.custom<Colour>(
  (value) => typeof value === 'string' && ['blue', 'red', 'yellow', 'green'].includes(value),
);

export const Decision = v.strictObject({
  seat: Seat,
  colour: ColourName,
  /** An answer may name it: then it cannot be taken for the answer to a later decision. */
  number: Count,
  about: v.string(),
  clock: v.nullable(v.picklist(['turn', 'placing', 'combatCard'])),
});

export const GameResult = v.strictObject({ ending: v.string(), winners: v.array(Seat) });

/** Something on the board, and how the notation calls it. */
const Named = v.strictObject({ id: v.union([v.string(), v.number()]), name: v.string() });

export const RefusalAnswer = v.strictObject({
  code: v.string(),
  rule: v.string(),
  words: Words,
  piece: v.exactOptional(Named),
  place: v.exactOptional(Named),
  slot: v.exactOptional(Named),
  /** Which field of an action that is not complete is wrong. */
  field: v.exactOptional(v.string()),
});

// The form of these belongs to the rules, which write them; here only what tells them apart.

const has = (value: unknown, ...keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => Object.hasOwn(value, key));

export const AnyAction = v.custom<Action>((value) => has(value, 'type'));
export const AnyEvent = v.custom<GameEvent>((value) => has(value, 'type'));
export const AnyTold = v.custom<AddressedEvent>((value) => has(value, 'event'));
export const AnyOptions = v.custom<GameOptions>((value) => has(value, 'scenario'));
export const AnyView = v.custom<View>((value) =>
  has(value, 'viewer', 'options', 'shown', 'own', 'remembered'),
);
export const AnyPosition = v.custom<PositionJson>((value) => has(value, 'format', 'version', 'options'));
export const AnyRecord = v.custom<RecordJson>((value) => has(value, 'format', 'version', 'actions'));
