import { describe, expect, test } from 'vitest';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  AT_SLOT,
  COMBAT_HAND,
  DEALT,
  ENDING,
  EXITS,
  HELD,
  HIGHEST,
  IN_BOX,
  IN_HAND,
  JUMPS,
  KILLED,
  MOST_SLOTS,
  POINTS,
  WINNERS,
} from '../../src/model/fields.ts';
import {
  actionPointsLeft,
  activeSeat,
  combatHand,
  exitPlaces,
  exitsOf,
  isInHand,
  jumpsLeft,
  mostActionPoints,
  pointsWanted,
  victoryPoints,
  waitsAt,
  winnersAtTurnEnd,
  winnersOf,
} from '../../src/model/getters.ts';
import { type Position, put } from '../../src/model/position.ts';
import { list, perform } from '../../src/flow/play.ts';
import { typeOf } from '../../src/queries/listed.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { newGame } from '../../src/new-game.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

const board = () =>
  sketch(
    `+---+---+---+---+---+
     | a   .   .   .   . |`,
    { a: 'blue cleric' },
  );
const zoneBoard = () =>
  zones({
    rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
    pieces: { 'blue-cleric': 'A.C' },
  });
const cards = (...values: number[]): number => values.reduce((hand, card) => hand | (1 << card), 0);

test('what a seat has is its own', () => {
  const { position } = board();
  for (const [at, ask] of [
    [POINTS, victoryPoints],
    [EXITS, exitsOf],
    [JUMPS, jumpsLeft],
    [COMBAT_HAND, combatHand],
  ] as const) {
    position.data[at] = 3;
    position.data[at + 1] = 4;
    expect([ask(position, 0), ask(position, 1)]).toEqual([3, 4]);
  }
});

test('whose turn it is, and how many points are left in it', () => {
  const { position } = board();
  position.data[ACTIVE] = 1;
  position.data[AP] = 4;
  expect([activeSeat(position), actionPointsLeft(position)]).toEqual([1, 4]);
});

test('winners are named once the game is over, and it may have none', () => {
  const { position } = board();
  position.data[WINNERS] = 2;
  expect(winnersOf(position)).toBe(-1);
  position.data[ENDING] = 1;
  expect(winnersOf(position)).toBe(2);
  position.data[WINNERS] = 0;
  expect(winnersOf(position)).toBe(0);
});

describe('the most action points', () => {
  test.each([
    { hand: [2, 3, 4, 5], highest: 5, most: 5 },
    { hand: [2, 4], highest: 5, most: 4 },
    { hand: [2], highest: 5, most: 2 },
    // The limit at the start: one more than the highest card so far.
    { hand: [2, 3, 4, 5], highest: 2, most: 3 },
    { hand: [2, 5], highest: 3, most: 2 },
    { hand: [2, 3, 4, 5], highest: 0, most: 2 },
    // Whoever has no card takes all of them back before he plays one.
    { hand: [], highest: 5, most: 5 },
  ])('of the cards $hand, after a $highest was played, are $most', ({ hand, highest, most }) => {
    const { position } = board();
    position.data[HIGHEST] = highest;
    position.data[ACTION_HAND] = cards(2);
    position.data[ACTION_HAND + 1] = cards(...hand);
    expect([mostActionPoints(position, 0), mostActionPoints(position, 1)]).toEqual([2, most]);
  });

  test('where a wheel gives them are those of a turn and what can be saved', () => {
    expect(mostActionPoints(zoneBoard().position, 0)).toBe(6);
  });
});

describe('the points that end a game', () => {
  test.each([
    ['base', 5],
    ['card-standard', 5],
    // Allies add theirs.
    ['surprise', 10],
    // Turns, kills, a hunt and everybody out.
    ['prison-1', null],
    ['prison-2', null],
    ['prison-3', null],
  ])('of %s are %s', (scenario, points) => {
    expect(pointsWanted(newGame({ scenario }, 'goal').ruleset)).toBe(points);
  });

  test('are those of the options where somebody chose them', () => {
    expect(pointsWanted(newGame({ scenario: 'base', goal: 7 }, 'goal').ruleset)).toBe(7);
  });
});

describe('a piece that is not on the board', () => {
  test('waits at its room, from the first to the last', () => {
    const one = board();
    const cleric = one.piece('blue-cleric');
    for (const slot of [0, 3, MOST_SLOTS - 1]) {
      put(one.position, cleric, AT_SLOT + slot);
      expect(waitsAt(one.position, cleric)).toBe(slot);
    }
  });

  test.each([0, HELD, HELD + 1, AT_SLOT - 1, AT_SLOT + MOST_SLOTS, IN_HAND, IN_BOX, KILLED])(
    'waits nowhere at %i',
    (where) => {
      const one = board();
      put(one.position, one.piece('blue-cleric'), where);
      expect(waitsAt(one.position, one.piece('blue-cleric'))).toBe(-1);
    },
  );

  test('is in hand until it is laid', () => {
    const one = board();
    const cleric = one.piece('blue-cleric');
    expect(isInHand(one.position, cleric)).toBe(false);
    for (const [where, inHand] of [
      [IN_HAND, true],
      [IN_BOX, false],
      [AT_SLOT, false],
    ] as const) {
      put(one.position, cleric, where);
      expect(isInHand(one.position, cleric)).toBe(inHand);
    }
  });
});

describe('the places by which one leaves', () => {
  test('are the whole line of the other player', () => {
    const one = board();
    const line = (colour: 'blue' | 'yellow'): number[] => [1, 2, 3, 4, 5].map((i) => one.line(colour, i));
    expect(exitPlaces(one.position, 0)).toEqual(line('yellow'));
    expect(exitPlaces(one.position, 1)).toEqual(line('blue'));
  });

  test('are none for somebody who walks on both lines', () => {
    const one = sketch(`+---+---+---+---+---+\n| .   .   .   .   . |`, {}, { walksOnLines: [0] });
    expect([exitPlaces(one.position, 0).length, exitPlaces(one.position, 1).length]).toEqual([0, 5]);
  });

  test('are every facing of the starting zone of the other player in the Card Game', () => {
    const one = zoneBoard();
    const all = ['A', 'B'].flatMap((room) =>
      ['T', 'S', 'C', 'G'].map((icon) => one.facing('yellow', room, icon)),
    );
    expect(exitPlaces(one.position, 0)).toEqual(all);
  });

  test('are the line that lots dealt, where they deal them', () => {
    const p = newGame({ scenario: 'exit-3' }, 'lots');
    const { layout, colours } = p.ruleset;
    const dealt = layout.lines.filter(({ use }) => use === 'dealt');
    expect(dealt.length).toBeGreaterThanOrEqual(colours.length);
    colours.forEach((colour, seat) => {
      const own = dealt.filter((_, i) => COLOURS[p.data[DEALT + i]] === colour);
      const places = own.flatMap(({ first, length }) => Array.from({ length }, (_, i) => first + i));
      expect(places.length).toBeGreaterThan(0);
      expect(exitPlaces(p, seat)).toEqual(places);
    });
  });
});

/** The position after the turn that is played now. */
function turnEnded(p: Position): Position {
  const actions = new ActionList();
  const after = p.copy();
  const seat = activeSeat(p);
  list(p, seat, actions);
  const at = Array.from({ length: actions.length }, (_, index) => actions.packed(index)).find(
    (packed) => typeOf(p, packed) === 'endTurn',
  );
  if (at) perform(after, seat, at);
  return after;
}

test.each(['base', 'standard-3', 'surprise', 'pyramid-4'])(
  'who wins when the turn ends is said before it does: %s',
  (scenario) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 6; seed++)
      for (let points = 0; points < 36; points++) {
        const p = sceneByChance({ scenario }, `end ${seed}`);
        for (let seat = 0; seat < p.ruleset.seats; seat++)
          p.data[POINTS + seat] = seat === 0 ? points % 6 : Math.floor(points / 6) + seat - 1;
        const said = winnersAtTurnEnd(p);
        expect([seed, points, winnersOf(turnEnded(p))]).toEqual([seed, points, said]);
        seen.add(Math.sign(said));
      }
    expect([seen.has(-1), seen.has(1)]).toEqual([true, true]);
  },
);

test('a goal that ends the game at once leaves nothing to the end of the turn', () => {
  const p = sceneByChance({ scenario: 'prison-4' }, 'at once');
  p.data[POINTS] = 9;
  expect(winnersAtTurnEnd(p)).toBe(-1);
});
