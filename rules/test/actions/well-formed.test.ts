import { describe, expect, test } from 'vitest';
import type { Action, ActionType } from '../../src/model/action.ts';
import { formRefusal } from '../../src/actions/well-formed.ts';
import { ACTION_ROWS, ACTION_TYPES, wellFormed } from '../../src/content/how-actions-are-written.ts';
import { refuse } from '../../src/refusals.ts';
import { actionByForm } from '../../testing/request-by-form.ts';

/** Actions with every field they can have; one that is not here has nothing but what its row says. */
const FULL: { readonly [T in ActionType]?: Extract<Action, { readonly type: T }> } = {
  choose: { type: 'choose', piece: 'blue-cleric' },
  dismiss: { type: 'dismiss', piece: 'blue-cleric' },
  deploy: { type: 'deploy', piece: 'blue-cleric', place: 201 },
  lay: { type: 'lay', piece: 'blue-key', slot: 3 },
  face: { type: 'face', piece: 'blue-naga', place: 201 },
  playCard: { type: 'playCard', card: 2 },
  endTurn: { type: 'endTurn' },
  move: {
    type: 'move',
    piece: 'blue-naga',
    path: [0, 1, 2],
    handlings: [{ step: 1, leave: 'blue-key', to: 'blue-cleric', take: 'blue-rope' }],
  },
  jump: { type: 'jump', piece: 'blue-naga', pit: 1, to: 2, card: 3 },
  reveal: { type: 'reveal', piece: 'blue-naga', slot: 0, over: 'west' },
  rotate: { type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'ccw' },
  slide: { type: 'slide', piece: 'blue-thief', to: 'up' },
  lift: { type: 'lift', piece: 'blue-thief' },
  leave: { type: 'leave', piece: 'blue-thief' },
  openGate: { type: 'openGate', piece: 'blue-thief', at: { slot: 0, gate: 0 } },
  closeGate: { type: 'closeGate', piece: 'blue-thief', at: { slot: 0, gate: 0 } },
  breakGate: { type: 'breakGate', piece: 'blue-warrior', at: { slot: 0, gate: 0 } },
  attack: {
    type: 'attack',
    piece: 'blue-naga',
    target: 'yellow-naga',
    joiners: ['blue-cleric'],
    with: ['blue-bow'],
  },
  heal: { type: 'heal', piece: 'blue-cleric', target: 'blue-naga' },
  regenerate: { type: 'regenerate', piece: 'blue-troll' },
  wallWalk: {
    type: 'wallWalk',
    piece: 'blue-wall-walker',
    to: 5,
    leave: 'blue-key',
    handlings: [{ step: 1, take: 'blue-rope' }],
  },
  scream: { type: 'scream', piece: 'blue-banshee', target: 'yellow-naga' },
  fireball: { type: 'fireball', piece: 'blue-wizard', target: 'yellow-naga' },
  drink: { type: 'drink', piece: 'blue-goblin' },
  breakWalls: { type: 'breakWalls', piece: 'blue-golem' },
  invert: { type: 'invert', piece: 'blue-wizard', slot: 1 },
  steal: { type: 'steal', piece: 'blue-pickpocket', item: 'yellow-key', target: 'yellow-naga' },
  levitate: {
    type: 'levitate',
    piece: 'blue-telekineticist',
    item: 'blue-rope',
    path: [0, 1],
    to: 'blue-naga',
  },
  place: { type: 'place', piece: 'blue-goblin', place: 7 },
  join: { type: 'join', side: 'defence' },
  countCards: { type: 'countCards', count: 2 },
  nameCard: { type: 'nameCard', card: 6 },
  layCard: { type: 'layCard', card: 0, second: 4 },
  resign: { type: 'resign' },
  offerDraw: { type: 'offerDraw' },
  declineDraw: { type: 'declineDraw' },
  claimEnd: { type: 'claimEnd' },
};

/** The highest number that may come: nothing is left out. */
const everything = { below: (end: number): number => end - 1 };

/** One action of each type. */
const EVERY: readonly Action[] = ACTION_TYPES.map(
  (type) => FULL[type] ?? actionByForm(type, everything, ({ of }) => (of === 'piece' ? 'blue-cleric' : 7)),
);

/** Fields that an action may do without. */
const OPTIONAL: readonly string[] = [
  'move.handlings',
  'jump.pit',
  'jump.card',
  'reveal.over',
  'attack.joiners',
  'attack.with',
  'wallWalk.leave',
  'wallWalk.handlings',
  'levitate.to',
  'layCard.second',
];

const without = (action: object, field: string): object =>
  Object.fromEntries(Object.entries(action).filter(([key]) => key !== field));

const drink = (length: number): unknown => ({ type: 'drink', piece: 'x'.repeat(length) });

const moving = (path: unknown): unknown => ({ type: 'move', piece: 'blue-naga', path });

const attacking = (joiners: unknown): unknown => ({ type: 'attack', piece: 'a', target: 'b', joiners });

const handling = (handlings: unknown): unknown => ({ type: 'move', piece: 'a', path: [0], handlings });

const handles = (handling: unknown): boolean =>
  wellFormed({ type: 'move', piece: 'a', path: [0], handlings: [handling] });

const opens = (at: unknown): boolean => wellFormed({ type: 'openGate', piece: 'a', at });

/** The fields in which a value is taken. */
const accepted = (value: unknown): string[] =>
  EVERY.flatMap((action) =>
    Object.keys(action)
      .filter((field) => wellFormed({ ...action, [field]: value }))
      .map((field) => `${action.type}.${field}`),
  );

const flips = (over: string): boolean => wellFormed({ type: 'reveal', piece: 'a', slot: 0, over });

const slides = (to: string): boolean => wellFormed({ type: 'slide', piece: 'a', to });

const joins = (side: string | null): boolean => wellFormed({ type: 'join', side });

describe('the form of an action', () => {
  test('complete, and complete again after a journey as JSON', () => {
    expect(EVERY.filter((action) => !wellFormed(action))).toEqual([]);
    expect(EVERY.filter((action) => !wellFormed(JSON.parse(JSON.stringify(action))))).toEqual([]);
  });

  test('each field is needed unless it may be left out, and no other is taken', () => {
    const spared = EVERY.flatMap((action) =>
      Object.keys(action)
        .filter((field) => wellFormed(without(action, field)))
        .map((field) => `${action.type}.${field}`),
    );
    expect(spared).toEqual(OPTIONAL);
    expect(EVERY.filter((action) => wellFormed({ ...action, extra: 1 }))).toEqual([]);
    expect(EVERY.filter((action) => wellFormed({ ...action, constructor: 1 }))).toEqual([]);
  });

  test('nonsense in a field is refused', () => {
    for (const value of [true, -1, 0.5, Number.NaN, Infinity, 4096, '', {}, (): number => 0, 3n])
      expect(accepted(value)).toEqual([]);
    expect(accepted(undefined)).toEqual(OPTIONAL);
    expect(accepted(null)).toEqual(['join.side', 'nameCard.card']);
    expect(accepted([])).toEqual([
      'move.path',
      'move.handlings',
      'attack.joiners',
      'attack.with',
      'wallWalk.handlings',
      'levitate.path',
    ]);
  });

  test('numbers are whole, from 0 to 4095', () => {
    for (const card of [0, 1, 4095]) expect(wellFormed({ type: 'layCard', card })).toBe(true);
    for (const card of [-1, 4096, 1.5, '1', null]) expect(wellFormed({ type: 'layCard', card })).toBe(false);
    for (const card of [null, 0, 4095]) expect(wellFormed({ type: 'nameCard', card })).toBe(true);
  });

  test('sides and ways are named by a few words', () => {
    expect(['north', 'east', 'south', 'west', 'up', 'n'].map(flips)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['up', 'down', 'north'].map(slides)).toEqual([true, true, false]);
    expect(['attack', 'defence', null, 'none'].map(joins)).toEqual([true, true, true, false]);
  });

  test('names have 1 to 63 characters', () => {
    expect([0, 1, 63, 64].map((length) => wellFormed(drink(length)))).toEqual([false, true, true, false]);
  });

  test('lists have at most 64 entries, each of which counts', () => {
    expect([0, 64, 65].map((length) => wellFormed(moving(Array.from({ length }, () => 1))))).toEqual([
      true,
      true,
      false,
    ]);
    expect(wellFormed(moving([1, 2, '3']))).toBe(false);
    expect(wellFormed(moving({ length: 0 }))).toBe(false);
    expect([0, 64, 65].map((length) => wellFormed(attacking(Array.from({ length }, () => 'c'))))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      [0, 64, 65].map((length) => wellFormed(handling(Array.from({ length }, () => ({ step: 0 }))))),
    ).toEqual([true, true, false]);
  });

  test('a list with a hole in it is no list', () => {
    const hollow: unknown[] = [0];
    hollow[2] = 2;
    expect(wellFormed({ type: 'move', piece: 'a', path: hollow })).toBe(false);
    expect(
      wellFormed({
        type: 'move',
        piece: 'a',
        path: [0],
        handlings: Array(2),
      }),
    ).toBe(false);
    expect(wellFormed({ type: 'attack', piece: 'a', target: 'b', joiners: Array(1) })).toBe(false);
  });

  test('what is taken and left on the way: a step, and pieces by name', () => {
    expect(handles({ step: 0 })).toBe(true);
    expect(handles({ step: 0, leave: 'b' })).toBe(true);
    expect(handles({ step: 0, take: 'b' })).toBe(true);
    for (const bad of [
      {},
      { step: -1 },
      { step: 0, leave: '' },
      { step: 0, take: 1 },
      { step: 0, give: 'b' },
      null,
      [],
      'step',
    ])
      expect(handles(bad)).toBe(false);
  });

  test('a portcullis is a slot and a number', () => {
    expect(opens({ slot: 0, gate: 0 })).toBe(true);
    for (const bad of [
      { slot: 0 },
      { gate: 0 },
      { slot: 0, gate: -1 },
      { slot: '0', gate: 0 },
      { slot: 0, gate: 0, side: 1 },
      null,
      [0, 0],
    ])
      expect(opens(bad)).toBe(false);
  });

  test('a turn is cw or ccw', () => {
    const turns = ['cw', 'ccw', 'CW', 'left', 0, undefined];
    expect(turns.map((turn) => wellFormed({ type: 'rotate', piece: 'a', slot: 0, turn }))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('the first fault is named by its field, in the order in which the fields are written', () => {
    const faults = [
      [{}, 'type', 'is missing'],
      [{ type: 'fly' }, 'type', 'is not as it should be'],
      [{ type: 'drink' }, 'piece', 'is missing'],
      [{ type: 'drink', piece: undefined }, 'piece', 'is missing'],
      [{ type: 'drink', piece: 7, extra: 1 }, 'piece', 'is not as it should be'],
      [{ type: 'drink', piece: 'a', extra: 1 }, 'extra', 'does not belong to it'],
      [moving([1, 2, '3']), 'path[2]', 'is not as it should be'],
      [moving(Array(2)), 'path[0]', 'is missing'],
      [moving(Array.from({ length: 65 }, () => 1)), 'path', 'is not as it should be'],
      [handling([{ step: 0 }, { step: 0, take: '' }]), 'handlings[1].take', 'is not as it should be'],
      [handling([{ take: 'b' }]), 'handlings[0].step', 'is missing'],
      [
        { type: 'openGate', piece: 'a', at: { slot: 0, gate: 0, side: 1 } },
        'at.side',
        'does not belong to it',
      ],
      [{ type: 'nameCard', card: 'none' }, 'card', 'is not as it should be'],
    ] as const;
    for (const [value, field, what] of faults) {
      const cause = formRefusal(ACTION_ROWS, value);
      expect(cause).toMatchObject({ code: 'MALFORMED', field });
      expect(cause && refuse(cause).words.en).toBe(`That is not a complete action: "${field}" ${what}.`);
      expect(cause && refuse(cause).words.fr).toContain(`« ${field} »`);
    }
    expect(['endTurn', null, [], 7].map((value) => formRefusal(ACTION_ROWS, value))).toEqual(
      Array(4).fill('MALFORMED'),
    );
  });

  test('a field of any length is not repeated at any length', () => {
    const cause = formRefusal(ACTION_ROWS, { type: 'endTurn', ['x'.repeat(9999)]: 1 });
    expect(cause && refuse(cause).field).toHaveLength(64);
  });

  test('anything that is no action at all', () => {
    const inherited: unknown = Object.create({ type: 'endTurn' });
    for (const value of [
      null,
      undefined,
      'endTurn',
      7,
      [],
      {},
      { type: null },
      { type: 'fly' },
      { type: 'toString' },
      { type: '__proto__' },
      { type: ['endTurn'] },
      Object.assign([], { type: 'endTurn' }),
      inherited,
      { type: 'drink', piece: new String('blue-goblin') },
    ])
      expect(wellFormed(value)).toBe(false);
    const fromAbove: unknown = Object.assign(Object.create({ piece: 'blue-goblin' }) as object, {
      type: 'drink',
    });
    expect(wellFormed(fromAbove)).toBe(false);
  });
});
