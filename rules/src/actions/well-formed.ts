/**
 * Whether something that came from outside has the form of an action at all: right type, right fields, no nonsense
 * numbers. Whether it is legal is for the rules to say.
 */
import { DIRECTIONS } from '../vocabulary.ts';
import type { Action, ActionType } from '../model/action.ts';

type Test = (value: unknown) => boolean;

const isCount: Test = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 4096;
const isId: Test = (value) => typeof value === 'string' && value.length > 0 && value.length < 64;
const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const listOf =
  (test: Test, most: number): Test =>
  (value) =>
    // A hole in a list is an entry too, and `every` alone would step over it.
    Array.isArray(value) && value.length <= most && Array.from(value).every(test);
const isOneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const shape =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Readonly<Record<string, unknown>>;
    return (
      Object.keys(record).every((key) => Object.hasOwn(tests, key)) &&
      Object.entries(tests).every(([key, test]) => test(Object.hasOwn(record, key) ? record[key] : undefined))
    );
  };

/** Longest list that any action can need. */
const MOST = 64;
const isPortcullis = shape({ slot: isCount, gate: isCount });
const isHandling = shape({ step: isCount, leave: optional(isId), to: optional(isId), take: optional(isId) });

const FORMS: Readonly<Record<ActionType, Readonly<Record<string, Test>>>> = {
  choose: { piece: isId },
  dismiss: { piece: isId },
  deploy: { piece: isId, place: isCount },
  lay: { piece: isId, slot: isCount },
  playCard: { card: isCount },
  endTurn: {},
  move: { piece: isId, path: listOf(isCount, MOST), handlings: optional(listOf(isHandling, MOST)) },
  face: { piece: isId, place: isCount },
  jump: { piece: isId, pit: optional(isCount), to: isCount, card: optional(isCount) },
  reveal: { piece: isId, slot: isCount, over: optional(isOneOf(...DIRECTIONS)) },
  rotate: { piece: isId, slot: isCount, turn: isOneOf('cw', 'ccw') },
  slide: { piece: isId, to: isOneOf('up', 'down') },
  lift: { piece: isId },
  leave: { piece: isId },
  openGate: { piece: isId, at: isPortcullis },
  closeGate: { piece: isId, at: isPortcullis },
  breakGate: { piece: isId, at: isPortcullis },
  attack: {
    piece: isId,
    target: isId,
    joiners: optional(listOf(isId, MOST)),
    with: optional(listOf(isId, MOST)),
  },
  heal: { piece: isId, target: isId },
  regenerate: { piece: isId },
  wallWalk: {
    piece: isId,
    to: isCount,
    leave: optional(isId),
    handlings: optional(listOf(isHandling, MOST)),
  },
  scream: { piece: isId, target: isId },
  fireball: { piece: isId, target: isId },
  drink: { piece: isId },
  breakWalls: { piece: isId },
  invert: { piece: isId, slot: isCount },
  steal: { piece: isId, item: isId, target: isId },
  levitate: { piece: isId, item: isId, path: listOf(isCount, MOST), to: optional(isId) },
  place: { piece: isId, place: isCount },
  join: { side: isOneOf('attack', 'defence', null) },
  countCards: { count: isCount },
  nameCard: { card: (value) => value === null || isCount(value) },
  layCard: { card: isCount, second: optional(isCount) },
  resign: {},
  offerDraw: {},
  declineDraw: {},
  claimEnd: {},
};

export const ACTION_TYPES = Object.keys(FORMS) as readonly ActionType[];

/** The fields of an action besides its type, in the order in which they are written. */
export const fieldsOf = (type: ActionType): readonly string[] => Object.keys(FORMS[type]);

export function wellFormed(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return false;
  const { type } = value as { type: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(FORMS, type)) return false;
  return shape({ type: isId, ...FORMS[type as ActionType] })(value);
}
