/** What messages to a server and from it have in common. */
import * as v from 'valibot';
import { Count, Seat } from '../referee/parts.ts';
import { LONGEST_ID, LONGEST_LEVEL } from './limits.ts';
import { keptName, nameFault } from './person-name.ts';

/** Whatever a client wants to find its answers by. The same id twice is the same request: it has one effect. */
export const OnlineId = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID), v.regex(/^[\w.:-]+$/));

/** A table: sixteen signs that are hard to confuse. */
export const TableId = v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/));

/** 256 random bits: what opens a table, and what the links to its seats hold. */
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** What a person adds to the deal: 128 random bits or more. */
export const DealPart = v.pipe(v.string(), v.regex(/^[0-9a-f]{32,64}$/));

export const PersonName = v.pipe(
  v.string(),
  v.check((name) => nameFault(name) === null),
  v.transform(keptName),
);

export const BotLevel = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LEVEL),
  v.regex(/^[a-z]+(?:[/@][a-z0-9.]+)*$/),
);

export const OnlineViewer = v.union([Seat, v.literal('spectator')]);

/** What the others do about somebody who is away. */
export const AbsenceChoice = v.picklist(['wait', 'bot', 'claim']);
export type AbsenceChoice = v.InferOutput<typeof AbsenceChoice>;

const seconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const DAY = 86_400;

/** How time is kept at a table. Times are in seconds, except days. */
export const ClockPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** As the book has it: one clock for the turn, one for each hurried answer; the set-up is not timed. */
  v.strictObject({
    kind: v.literal('book'),
    turn: seconds(10, DAY),
    placing: seconds(3, DAY),
    combatCard: seconds(3, DAY),
  }),
  /** A bank for the own turns and the set-up, with an increment each turn, and a small one for choices out of turn. */
  v.strictObject({
    kind: v.literal('bank'),
    bank: seconds(10, DAY),
    increment: seconds(5, DAY),
    aside: seconds(10, DAY),
  }),
  /** Slow play: so many days for each turn, for the whole set-up, and for each choice out of turn. */
  v.strictObject({ kind: v.literal('days'), days: seconds(1, 30) }),
]);
export type ClockPlan = v.InferOutput<typeof ClockPlan>;

export { Count, Seat };
