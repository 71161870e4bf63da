/**
 * Every world that fits a view is as likely as every other. On small positions all worlds are listed: each way to deal
 * the pieces of one seat to their places that looks the same to the viewer and could have sounded the same.
 */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import {
  COMBAT_HAND,
  DEALT,
  FIRST_PLACER,
  FIRST_PLAYER,
  LAID,
  LAID_SECOND,
  ROOM_IN,
  SLOT,
  TURN,
  TURNED,
} from '../../src/model/fields.ts';
import { cardsIn } from '../../src/combat/cards/hand.ts';
import { isFaceUp, type Position, put, whereIs } from '../../src/model/position.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import type { Piece } from '../../src/vocabulary.ts';
import { sample } from '../../src/view/sample.ts';
import { type View, viewOf } from '../../src/view/view.ts';
import { contradiction } from './could-have-been.ts';
import { CHOSEN, HANDICAP, type Heard, heardGame, MIXED_ROOMS } from './heard-games.ts';
import { firstPosition } from './random-positions.ts';
import { CONSTANT, FORGETFUL, type Sampler } from './samplers.ts';
import { unevenly } from './unevenly.ts';

const VIEWER = 0;
const OTHER = 1;
const TIME = 300_000;

/** Every way to deal these pieces to the places where they are now. */
function* deals(p: Position, pieces: readonly Piece[]): Generator<Position> {
  const places = new Map<number, number>();
  for (const piece of pieces) places.set(whereIs(p, piece), (places.get(whereIs(p, piece)) ?? 0) + 1);
  const world = p.copy();
  const dealFrom = function* (index: number): Generator<Position> {
    if (index === pieces.length) {
      yield world.copy();
      return;
    }
    for (const [where, free] of places) {
      if (free === 0) continue;
      places.set(where, free - 1);
      put(world, pieces[index], where);
      yield* dealFrom(index + 1);
      places.set(where, free);
    }
  };
  yield* dealFrom(0);
}

const unseenOf = (p: Position, view: View): Piece[] =>
  view.remembered.unseen[OTHER].map((id) => p.ruleset.pieces.byId.get(id) ?? -1);

/** The worlds that look the same, and those of them that could have sounded the same; by where the pieces are. */
function worldsOf({ position, events }: Heard): { alike: number; fitting: string[] } {
  const view = viewOf(position, VIEWER);
  const pieces = unseenOf(position, view);
  const shown = JSON.stringify(view);
  let alike = 0;
  const fitting: string[] = [];
  for (const world of deals(position, pieces)) {
    if (JSON.stringify(viewOf(world, VIEWER)) !== shown) continue;
    alike++;
    if (contradiction(world, events, VIEWER) === null) fitting.push(dealOf(world, pieces));
  }
  return { alike, fitting };
}

const dealOf = (p: Position, pieces: readonly Piece[]): string =>
  pieces.map((piece) => whereIs(p, piece)).join();

/** What is uneven about the deals of a sampler, or null. */
function unevenDeals(heard: Heard, fitting: readonly string[], sampler: Sampler): string | null {
  const view = viewOf(heard.position, VIEWER);
  const pieces = unseenOf(heard.position, view);
  const even = new Map(fitting.map((deal) => [deal, 1]));
  return unevenly(even, (chance) => dealOf(sampler(view, chance), pieces));
}

const uneven = (
  p: Position,
  even: ReadonlyMap<string, number>,
  of: (one: Position) => string,
  by: Sampler,
) => {
  const view = viewOf(p, VIEWER);
  return unevenly(even, (chance) => of(by(view, chance)));
};

const evenly = (values: readonly string[]): Map<string, number> => new Map(values.map((value) => [value, 1]));

const orders = (things: readonly number[]): number[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing) =>
        orders(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
      );

function positionsIn(options: GameOptions, seeds: number, test: (p: Position) => boolean): Heard[] {
  return Array.from({ length: seeds }, (_, seed) => [...heardGame(options, `uniform ${seed}`, 4, 120)])
    .flat()
    .filter(({ position }) => test(position));
}

describe('the pieces', () => {
  test(
    '[MP-RULING-74] where the order of laying tells something, every deal that could have been laid so',
    () => {
      let forgotten = 0;
      let constant = 0;
      for (const heard of positionsIn(
        { scenario: 'test', own: MIXED_ROOMS },
        3,
        (p) => stageOf(p) !== 'deploy',
      )) {
        const { alike, fitting } = worldsOf(heard);
        if (fitting.length < 2) continue;
        expect(unevenDeals(heard, fitting, sample)).toBeNull();
        if (unevenDeals(heard, fitting, CONSTANT['the pieces'])) constant++;
        if (fitting.length < alike && unevenDeals(heard, fitting, FORGETFUL['the order of laying']))
          forgotten++;
      }
      expect(forgotten).toBeGreaterThan(20);
      expect(constant).toBeGreaterThan(20);
    },
    TIME,
  );

  test(
    '[BD-MIX-3] while teams are chosen in secret, every set of picks',
    () => {
      const choosing = positionsIn(
        { scenario: 'test', own: CHOSEN, teamChoice: 'fullFrontal' },
        3,
        (p) => stageOf(p) === 'choose',
      );
      expect(choosing.length).toBeGreaterThan(8);
      for (const heard of choosing) expect(unevenDeals(heard, worldsOf(heard).fitting, sample)).toBeNull();
    },
    TIME,
  );

  test(
    '[BD-MIX-3, BD-HANDICAP-1] of a drafted team, everybody may have been left out, and nobody else',
    () => {
      const options = { scenario: 'mixed', teamChoice: 'draft', handicap: HANDICAP } as const;
      const [heard] = positionsIn(options, 4, (p) => stageOf(p) === 'deploy' && p.data[TURN] === 0).filter(
        ({ position }) => viewOf(position, VIEWER).shown.seats[OTHER].faceDownOn.length === 0,
      );
      const { fitting } = worldsOf(heard);
      // Four of the eight that were drafted.
      expect(fitting).toHaveLength(70);
      expect(unevenDeals(heard, fitting, sample)).toBeNull();
      expect(unevenDeals(heard, fitting, FORGETFUL['the draft'])).not.toBeNull();
    },
    TIME,
  );
});

const faceDown = (p: Position): number[] =>
  p.ruleset.layout.slots.map((_plan, slot) => slot).filter((slot) => !isFaceUp(p, slot));
const deckOf = (p: Position): string =>
  faceDown(p)
    .map((slot) => p.data[ROOM_IN + slot])
    .join();
const pairsOf = (one: Position): string =>
  [...new Set(faceDown(one).map((slot) => one.ruleset.rooms[one.data[ROOM_IN + slot]].pair))]
    .sort((a, b) => a - b)
    .join();
const shaftOf = (one: Position): string =>
  [5, 6, 12].map((slot) => one.ruleset.rooms[one.data[ROOM_IN + slot]].id).join();
const lotsOf = (one: Position): string => `${one.data[FIRST_PLACER]}${one.data[FIRST_PLAYER]}`;
const linesOf = (one: Position): string => one.data.slice(DEALT, DEALT + 4).join();

describe('the rooms', () => {
  test.each([4, 3, 2])('every order of %i rooms that lie face down, and every turn', (count) => {
    const p = firstPosition({ scenario: 'prison-1' }, 'deck', (one) => faceDown(one).length === count);
    const even = evenly(
      orders(faceDown(p).map((slot) => p.data[ROOM_IN + slot])).map((order) => order.join()),
    );
    expect(uneven(p, even, deckOf, sample)).toBeNull();
    expect(uneven(p, even, deckOf, CONSTANT['the rooms'])).not.toBeNull();
    for (const slot of faceDown(p)) {
      const turnOf = (one: Position): string => String(one.data[SLOT + slot] & TURNED);
      expect(uneven(p, evenly(['0', '1', '2', '3']), turnOf, sample)).toBeNull();
      expect(uneven(p, evenly(['0', '1', '2', '3']), turnOf, CONSTANT['the turns of rooms'])).not.toBeNull();
    }
  });

  test('[BD-MIX-1] every set of pairs of which nothing has been seen', () => {
    const p = firstPosition({ scenario: 'mixed' }, 'pairs', () => true);
    const pairs = [...new Set(p.ruleset.rooms.map(({ pair }) => pair))].sort((a, b) => a - b);
    const sets = pairs.flatMap((a) =>
      pairs.flatMap((b) =>
        pairs.flatMap((c) => pairs.filter((d) => a < b && b < c && c < d).map((d) => [a, b, c, d].join())),
      ),
    );
    expect(sets).toHaveLength(70);
    expect(uneven(p, evenly(sets), pairsOf, sample)).toBeNull();
  });

  test('[MP-ELEV-3, MP-ELEV-4] in the Elevator the rooms of the shaft in every order', () => {
    const p = firstPosition({ scenario: 'elevator' }, 'shaft', () => true);
    const even = evenly(['3cw,3ccw', '3ccw,3cw'].flatMap((two) => [`${two},1cw`, `${two},1ccw`]));
    expect(uneven(p, even, shaftOf, sample)).toBeNull();
  });
});

describe('the lots', () => {
  test('who lays and who plays first, before it is told', () => {
    const p = firstPosition({ scenario: 'base' }, 'lots', () => true);
    const even = evenly(['00', '01', '10', '11']);
    expect(uneven(p, even, lotsOf, sample)).toBeNull();
    expect(uneven(p, even, lotsOf, CONSTANT['the lot for the first player'])).not.toBeNull();
    expect(uneven(p, even, lotsOf, CONSTANT['the lot for the first token'])).not.toBeNull();
  });

  test('[MP-PYR-6] where starters are laid in turn, one lot for both', () => {
    const p = firstPosition({ scenario: 'pyramid-4' }, 'lots', (one) => stageOf(one) === 'choose');
    expect(uneven(p, evenly(['00', '11', '22', '33']), lotsOf, sample)).toBeNull();
  });

  test('[MP-EXITS-3] whose way out each line is', () => {
    const p = firstPosition({ scenario: 'exit-4' }, 'lines', () => true);
    const even = evenly(orders([0, 1, 2, 3]).map((order) => order.join()));
    expect(uneven(p, even, linesOf, sample)).toBeNull();
    expect(uneven(p, even, linesOf, CONSTANT['the lines that are dealt out'])).not.toBeNull();
  });
});

describe('the combat cards', () => {
  const rooms = ['blue', 'green', 'red', 'purple']
    .map((colour) => `${colour}-cw-N ${colour}-ccw-N`)
    .join(' ');
  const reading = (combat: string): Position => {
    const read = parsePosition(
      `Dungeon Twister position 1\nscenario: card-standard\nturn: 10 yellow\nstage: layCard\nchooser: blue\nrooms:\n  ${rooms}\nyBe: A.T\nbNa: A.T\nyellow: combat 0 1 2 2 3 6\ncombat: ${combat}\n`,
    );
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    return read.position;
  };

  test('any card of the hand; of two that are alike each counts', () => {
    const p = reading('yBe x bNa, cards 1, yellow laid 3');
    const hand = cardsIn(p.data[COMBAT_HAND + OTHER]);
    const even = new Map<string, number>();
    for (const card of hand) even.set(String(card), (even.get(String(card)) ?? 0) + 1);
    const cardOf = (one: Position): string => String(one.data[LAID + OTHER]);
    expect(uneven(p, even, cardOf, sample)).toBeNull();
    expect(uneven(p, even, cardOf, CONSTANT['a combat card'])).not.toBeNull();
  });

  test('[CG-CHAR-Berserker-4] any two cards of the hand', () => {
    const p = reading('yBe x bNa, cards 2, yellow laid 1, second 3');
    const hand = cardsIn(p.data[COMBAT_HAND + OTHER]);
    const even = new Map<string, number>();
    hand.forEach((first, i) => {
      for (const second of hand.slice(i + 1))
        even.set(`${first}${second}`, (even.get(`${first}${second}`) ?? 0) + 1);
    });
    const cardsOf = (one: Position): string => `${one.data[LAID + OTHER]}${one.data[LAID_SECOND + OTHER]}`;
    expect(uneven(p, even, cardsOf, sample)).toBeNull();
    expect(uneven(p, even, cardsOf, CONSTANT['a combat card'])).not.toBeNull();
  });
});

test('a sample depends on its view and on chance alone', () => {
  const p = firstPosition({ scenario: 'race' }, 'seed', (one) => one.data[TURN] === 2);
  const view = viewOf(p, VIEWER);
  const [first, again] = [1, 2].map(() =>
    sample(JSON.parse(JSON.stringify(view)) as View, new Chance('same')),
  );
  expect(again.data).toEqual(first.data);
  // One that has been sampled before gives the same, and another seed gives another.
  sample(view, new Chance('before'));
  expect(sample(view, new Chance('same')).data).toEqual(first.data);
  expect(sample(view, new Chance('other')).data).not.toEqual(first.data);
});
