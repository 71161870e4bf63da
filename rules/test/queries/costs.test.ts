import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { HIDDEN_ROOM, VOID } from '../../src/labyrinth/neighbouring-squares.ts';
import { SLOT } from '../../src/model/fields.ts';
import { isFaceUp, type Position } from '../../src/model/position.ts';
import { exitPlaces } from '../../src/model/getters.ts';
import { costsTo, type Prices } from '../../src/queries/costs.ts';
import { BLOCK_PIT, BLOCK_PORTCULLIS, PIT, type Place, ROOM_SIDE } from '../../src/vocabulary.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

const NEVER = 10_000;

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

/** Rooms that share a side, from where the plan lays them; only for labyrinths in which nothing slides. */
function touch(p: Position, one: number, other: number): boolean {
  const { slots } = p.ruleset.layout;
  const dx = Math.abs(slots[one].x - slots[other].x);
  const dy = Math.abs(slots[one].y - slots[other].y);
  return (dx === ROOM_SIDE && dy < ROOM_SIDE) || (dy === ROOM_SIDE && dx < ROOM_SIDE);
}

/** Every step there is, from a goal outwards, with its price. */
function edgesOf(p: Position, prices: Prices, goals: readonly Place[]): Edge[] {
  const { ground, layout, rules } = p.ruleset;
  const isStraight = prices.jumpsAsRuled === true && rules.jumpLanding === 'straight';
  ground.refresh(p);
  const edges: Edge[] = [];
  const priceOf = (link: number): number => {
    const block = ground.blocks[link];
    if (block === 0) return 1;
    if (block === BLOCK_PORTCULLIS) return prices.portcullis;
    return block === BLOCK_PIT ? prices.pit : prices.wall;
  };
  const isPit = (place: number): boolean => place >= 0 && ground.kind[place] === PIT;
  for (let from = 0; from < layout.places; from++)
    for (let link = from * ground.stride; link < (from + 1) * ground.stride; link++) {
      const to = ground.to[link];
      if (to === VOID) continue;
      const price = (isPit(from) ? prices.pit : 0) + priceOf(link);
      // Nobody goes on from a pit; whoever jumps over it comes from behind it.
      if (isStraight && isPit(from) && !goals.includes(from)) continue;
      if (isStraight && isPit(to)) {
        const behind = to * ground.stride + link - from * ground.stride;
        const start = ground.to[behind];
        if (start >= 0 && !isPit(start))
          edges.push({ from, to: start, price: price + prices.pit + priceOf(behind) });
      }
      if (to > VOID) edges.push({ from, to, price });
      else {
        const hidden = layout.places + HIDDEN_ROOM - to;
        edges.push({ from, to: hidden, price }, { from: hidden, to: from, price: prices.hiddenRoom });
      }
    }
  const faceDown = [...layout.slots.keys()].filter((slot) => !isFaceUp(p, slot));
  for (const one of faceDown)
    for (const other of faceDown)
      if (touch(p, one, other))
        edges.push({ from: layout.places + one, to: layout.places + other, price: prices.hiddenRoom });
  return edges;
}

/** The same question, answered by going over all steps until nothing becomes cheaper (Bellman and Ford). */
function slowly(p: Position, goals: readonly Place[], prices: Prices): number[] {
  const { layout } = p.ruleset;
  const costs = Array<number>(layout.places + layout.slots.length).fill(NEVER);
  for (const goal of goals) costs[goal] = 0;
  const edges = edgesOf(p, prices, goals);
  for (let better = true; better; ) {
    better = false;
    for (const { from, to, price } of edges)
      if (costs[from] < NEVER && costs[from] + price < costs[to]) {
        costs[to] = costs[from] + price;
        better = true;
      }
  }
  return costs;
}

const PLAIN: Prices = { portcullis: 4, pit: 5, wall: 12, hiddenRoom: 7 };
/** One of them dearer than all others together, each in turn; and all as cheap as a step. */
const PRICES: readonly Prices[] = [
  PLAIN,
  { portcullis: 40, pit: 2, wall: 3, hiddenRoom: 1 },
  { portcullis: 2, pit: 40, wall: 3, hiddenRoom: 1 },
  { portcullis: 2, pit: 1, wall: 40, hiddenRoom: 3 },
  { portcullis: 2, pit: 3, wall: 1, hiddenRoom: 40 },
  { portcullis: 1, pit: 1, wall: 1, hiddenRoom: 1 },
  { ...PLAIN, jumpsAsRuled: true },
  { portcullis: 2, pit: 40, wall: 30, hiddenRoom: 1, jumpsAsRuled: true },
];

const faceDownIn = (p: Position): number =>
  [...p.ruleset.layout.slots.keys()].filter((slot) => !isFaceUp(p, slot)).length;

test.each(['base', 'mixed', 'standard-4', 'card-standard', 'card-advanced'])(
  'what it costs is what going over all steps again and again says: %s',
  (scenario) => {
    let hidden = 0;
    for (let seed = 0; seed < 3; seed++) {
      const p = sceneByChance({ scenario }, `costs ${seed}`);
      const chance = new Chance(`goals ${scenario} ${seed}`);
      hidden += faceDownIn(p);
      for (const prices of PRICES) {
        const some = Array.from({ length: 1 + chance.below(3) }, () => chance.below(p.ruleset.layout.places));
        for (const goals of [exitPlaces(p, 0), some])
          expect([...costsTo(p, goals, prices)]).toEqual(slowly(p, goals, prices));
      }
    }
    expect(hidden).toBeGreaterThan(0);
  },
);

/** What the way around the corner of a pit costs. */
function aroundPit(jumpLanding: 'straight' | 'anySide', jumpsAsRuled: boolean): number {
  const board = sketch(
    `+---+---+---+---+---+
     | a  1o | .   .   . |
     +---+   +---+---+---+
     | .   2   .   .   . |`,
    { a: 'blue cleric' },
    { rules: { jumpLanding } },
  );
  const prices = { portcullis: 100, pit: 3, wall: 1000, hiddenRoom: 1000, jumpsAsRuled };
  return costsTo(board.position, [board.at('2')], prices)[board.at('a')];
}

test('a way over a pit leads straight on, or around its corner where that is the rule', () => {
  expect(aroundPit('anySide', true)).toBe(5);
  expect(aroundPit('straight', true)).toBe(1001);
  // Whoever does not ask for the rules crosses pits as he likes.
  expect(aroundPit('straight', false)).toBe(5);
});

const fourRooms = (faceDown: readonly number[]) =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
     | a   .   .   .   1   .   .   .   .   .   .   .   .   .   .   2   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+`,
    { a: 'blue cleric' },
    { faceDown },
  );

describe('rooms that lie face down', () => {
  const PRICE = { portcullis: 100, pit: 100, wall: 1000, hiddenRoom: 7 };

  test('are crossed as a whole, from one to the next', () => {
    const one = fourRooms([1, 2]);
    const { places } = one.position.ruleset.layout;
    const costs = costsTo(one.position, [one.at('a')], PRICE);
    // Four steps to the border and one into the first of them; then the price of a room for each that is left.
    expect([costs[one.at('1')], costs[places + 1], costs[places + 2], costs[one.at('2')]]).toEqual([
      4,
      5,
      5 + 7,
      5 + 7 + 7,
    ]);
  });

  test('are looked for anew where they lay open in another position', () => {
    const one = fourRooms([]);
    const hidden = one.position.copy();
    hidden.data[SLOT + 1] = 0;
    const costs = [one.position, hidden, one.position].map((p) => costsTo(p, [one.at('a')], PRICE));
    // Through a room that lies face down: a step into it and its price, instead of ten steps less one.
    expect(costs.map((cost) => cost[one.at('2')])).toEqual([15, 4 + 1 + 7 + 5, 15]);
  });

  test('lead nowhere while they lie open', () => {
    const one = fourRooms([]);
    const { places, slots } = one.position.ruleset.layout;
    const costs = costsTo(one.position, [one.at('a')], PRICE);
    expect([...costs.subarray(places)]).toEqual(slots.map(() => NEVER));
    expect(costs[one.at('2')]).toBe(15);
  });

  test('lead to what is open behind them in the Card Game too', () => {
    const one = zones({
      rooms: ['green-cw', '(blue-cw)', 'blue-ccw', '(green-ccw)'],
      pieces: { 'blue-cleric': 'A.C' },
    });
    const { position } = one;
    const zone = one.zone('A.C');
    const costs = costsTo(position, [zone], PRICE);
    const { places } = position.ruleset.layout;
    expect([...costs]).toEqual(slowly(position, [zone], PRICE));
    expect([costs[places + 1] < NEVER, costs[places + 3] < NEVER]).toEqual([true, true]);
  });
});

test.each(PRICES)(
  'a portcullis that nothing leads around has its price, however dear: $portcullis',
  (prices) => {
    const one = sketch(
      `+===+===+===+===+===+---+---+---+---+---+
       | a   .   .   .   1 H 2   3   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . H .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . H .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . H .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . H .   .   .   .   . |
       +===+===+===+===+===+---+---+---+---+---+`,
      { a: 'blue cleric' },
      { borders: 'second' },
    );
    const costs = costsTo(one.position, [one.at('a')], prices);
    expect(['1', '2', '3'].map((letter) => costs[one.at(letter)])).toEqual([
      4,
      4 + prices.portcullis,
      5 + prices.portcullis,
    ]);
    expect([...costs]).toEqual(slowly(one.position, [one.at('a')], prices));
  },
);

test('nothing leads anywhere without a goal, and what costs too much is as far as that', () => {
  const one = sketch(
    `+---+---+---+---+---+
     | a | 1   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue cleric' },
  );
  const dear = { ...PLAIN, wall: NEVER };
  expect(new Set(costsTo(one.position, [], PLAIN))).toEqual(new Set([NEVER]));
  expect(costsTo(one.position, [one.at('a')], { ...PLAIN, wall: NEVER - 1 })[one.at('1')]).toBe(NEVER - 1);
  expect(costsTo(one.position, [one.at('a')], dear)[one.at('1')]).toBe(NEVER);
  expect(costsTo(one.position, [one.at('a')], dear)[one.at('a')]).toBe(0);
});

test('more places than there is room for at first cost the same', () => {
  const rooms = 16;
  const { position } = sketch(
    `${'+---'.repeat(rooms * ROOM_SIDE)}+\n|${' .  '.repeat(rooms * ROOM_SIDE - 1)} . |`,
  );
  const { places } = position.ruleset.layout;
  expect(places).toBeGreaterThan(512);
  // All of them at once but the first and the last, which only the first and the last of the others can reach.
  const goals = Array.from({ length: places - 2 }, (_, i) => i + 1);
  const costs = costsTo(position, goals, PLAIN);
  expect([...costs]).toEqual(slowly(position, goals, PLAIN));
  expect([costs[0], costs[places - 1]]).toEqual([1, 1]);
});
