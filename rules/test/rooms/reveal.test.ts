import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame, rulesetFor } from '../../src/new-game.ts';
import { FIELDS, ROOM_IN, SLOT } from '../../src/model/fields.ts';
import { isFaceUp } from '../../src/model/position.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, type Legend, sketch, type SketchOptions } from '../../testing/sketch.ts';

const reveal = (piece: string, slot: number): Action => ({ type: 'reveal', piece, slot });

/** The slots that a figure could reveal by the list, each of which the check must accept, and no other. */
function revealable(board: Board, piece: string): number[] {
  const listed = board.legal('reveal', piece).map((action) => (action.type === 'reveal' ? action.slot : -1));
  const accepted = board.position.ruleset.layout.slots
    .map((_plan, slot) => slot)
    .filter((slot) => board.why(reveal(piece, slot)) === null);
  expect(accepted).toEqual(listed);
  return listed;
}

/** Room 0 lies face down in the north; the walls of the border are printed on room 1, where the figures stand. */
function atTheBorder(border: string, figures: string, legend: Legend, options: SketchOptions = {}): Board {
  return sketch(
    `+   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     ${border}
     ${figures}
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +`,
    legend,
    { borders: 'second', faceDown: [0], ...options },
  );
}

/** Four rooms and a figure on the fourth square of blue's line; the southern rooms (2 and 3) border that line. */
const fourHidden = (legend: Legend, options: SketchOptions = {}): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+`,
    legend,
    { faceDown: [0, 1, 2, 3], ...options },
  );

describe('revealing a room', () => {
  test('[BD-REVEAL-1, BD-REVEAL-8, BD-RULING-14] turns one hidden room up for 1 AP, empty or not, and nobody moves', () => {
    const board = atTheBorder(
      '+   +   +   +   +   +',
      '| .   .   a   .   . |',
      { a: 'blue cleric' },
      { ap: 2 },
    );
    expect(isFaceUp(board.position, 0)).toBe(false);
    const told = board.do(reveal('blue-cleric', 0));
    expect(told).toEqual([
      { type: 'roomRevealed', by: 'blue-cleric', slot: 0, room: 'room0', turned: 0, tokens: [] },
    ] satisfies GameEvent[]);
    expect(isFaceUp(board.position, 0)).toBe(true);
    expect(board.ap).toBe(1);
    expect(board.where('blue-cleric')).toBe(board.at('a'));
    // No token waits, so the turn goes on at once.
    expect([board.stage, board.seat]).toEqual(['act', 0]);
  });

  test('[BD-REVEAL-1] without a point left it is refused and not listed', () => {
    const board = atTheBorder(
      '+   +   +   +   +   +',
      '| .   .   a   .   . |',
      { a: 'blue cleric' },
      { ap: 0 },
    );
    expect(board.why(reveal('blue-cleric', 0))).toBe('NO_POINTS');
    expect(board.legal('reveal')).toEqual([]);
  });

  test('[BD-REVEAL-2] asks for a figure of the active player with access of its own', () => {
    const board = atTheBorder('+   +   +   +   +   +', '| a   .   y   .   . |', {
      a: 'blue cleric',
      y: 'yellow cleric',
      f: 'blue wizard on blue line 3',
    });
    expect(revealable(board, 'blue-cleric')).toEqual([0]);
    expect(verdict(board, reveal('yellow-cleric', 0))).toBe('NOT_YOUR_PIECE BD-TURN-17');
    expect(verdict(board, reveal('blue-wizard', 0))).toBe('NO_ACCESS BD-REVEAL-2');
    expect(revealable(board, 'blue-wizard')).toEqual([]);
    expect(board.refusal(reveal('blue-wizard', 0))).toMatchObject({ piece: 'blue-wizard', slot: 0 });
    expect(board.legal('reveal')).toHaveLength(1);
  });

  test('[BD-REVEAL-3] through an open edge, never through a wall, a closed portcullis or a slit', () => {
    const board = atTheBorder('+---+===+-:-+   +   +', '| a   b   c   d   . |', {
      a: 'blue cleric',
      b: 'blue thief',
      c: 'blue wizard',
      d: 'blue troll',
    });
    for (const id of ['blue-cleric', 'blue-thief', 'blue-wizard']) {
      expect(verdict(board, reveal(id, 0))).toBe('ACCESS_BLOCKED BD-REVEAL-3');
      expect(revealable(board, id)).toEqual([]);
    }
    expect(revealable(board, 'blue-troll')).toEqual([0]);
    // Once the portcullis is open it stands in nobody's way.
    board.do({ type: 'openGate', piece: 'blue-thief', at: { slot: 1, gate: 0 } });
    expect(revealable(board, 'blue-thief')).toEqual([0]);
  });

  test('[BD-REVEAL-3] the square must touch the room: a corner or a row farther is no access', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   a   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   b   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   c   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { a: 'blue cleric', b: 'blue thief', c: 'blue troll' },
      { faceDown: [0, 1, 2] },
    );
    // The cleric stands in the corner of room 3: it touches rooms 1 and 2, and room 0 only diagonally.
    expect(revealable(board, 'blue-cleric')).toEqual([1, 2]);
    expect(board.why(reveal('blue-cleric', 0))).toBe('NO_ACCESS');
    expect(revealable(board, 'blue-thief')).toEqual([]);
    expect(revealable(board, 'blue-troll')).toEqual([2]);
    expect(board.why(reveal('blue-troll', 4))).toBe('MALFORMED');
  });

  test('[BD-REVEAL-4, BD-REVEAL-5, BD-DIFF-1] from the own line: both rooms along it in the base set, the room in front in Prison', () => {
    const legend = { a: 'blue cleric on blue line 4', b: 'blue thief on blue line 6' };
    const base = fourHidden(legend, { edition: 'base' });
    expect(revealable(base, 'blue-cleric')).toEqual([2, 3]);
    expect(revealable(base, 'blue-thief')).toEqual([2, 3]);
    expect(verdict(base, reveal('blue-cleric', 0))).toBe('NO_ACCESS BD-REVEAL-2');

    const prison = fourHidden(legend, { edition: 'prison' });
    expect(revealable(prison, 'blue-cleric')).toEqual([2]);
    expect(revealable(prison, 'blue-thief')).toEqual([3]);
    expect(verdict(prison, reveal('blue-cleric', 3))).toBe('NO_ACCESS BD-REVEAL-2');
  });

  test('[BD-REVEAL-4] only the own line gives access to both rooms; on another\u2019s it is the room in front', () => {
    const board = fourHidden({ a: 'blue cleric on yellow line 4' }, { edition: 'base', walksOnLines: [0] });
    expect(revealable(board, 'blue-cleric')).toEqual([0]);
    const other = fourHidden(
      { a: 'yellow cleric on blue line 4' },
      { edition: 'base', walksOnLines: [1], turn: 'yellow' },
    );
    expect(revealable(other, 'yellow-cleric')).toEqual([2]);
  });

  test('[BD-REVEAL-4, BD-REVEAL-5] yellow reveals from his line as blue does from hers', () => {
    const legend = { a: 'yellow cleric on yellow line 4', b: 'yellow thief on yellow line 6' };
    const base = fourHidden(legend, { edition: 'base', turn: 'yellow' });
    expect(revealable(base, 'yellow-cleric')).toEqual([0, 1]);
    const prison = fourHidden(legend, { edition: 'prison', turn: 'yellow' });
    expect(revealable(prison, 'yellow-cleric')).toEqual([0]);
    expect(revealable(prison, 'yellow-thief')).toEqual([1]);
  });

  test('[BD-DIFF-1] the option revealFromLine lets a table take the other reading', () => {
    const legend = { a: 'blue cleric on blue line 4' };
    const base = fourHidden(legend, { edition: 'base', rules: { revealFromLine: 'inFront' } });
    expect(revealable(base, 'blue-cleric')).toEqual([2]);
    const prison = fourHidden(legend, { edition: 'prison', rules: { revealFromLine: 'alongLine' } });
    expect(revealable(prison, 'blue-cleric')).toEqual([2, 3]);
    expect(
      Object.fromEntries(
        SCENARIOS.filter(
          ({ edition, colours }) => edition.ruleNames.includes('revealFromLine') && colours.length === 2,
        ).map(({ id, edition }) => [id, edition.ruleDefaults.revealFromLine]),
      ),
    ).toEqual({
      base: 'alongLine',
      'prison-1': 'inFront',
      'prison-2': 'inFront',
      'prison-3': 'inFront',
      'prison-4': 'inFront',
      'prison-5': 'inFront',
      mixed: 'inFront',
    });
  });

  test('[BD-REVEAL-9] several rooms in one turn, each for 1 AP', () => {
    const board = fourHidden({ a: 'blue cleric on blue line 4' }, { edition: 'base', ap: 2 });
    board.do(reveal('blue-cleric', 2));
    expect(board.ap).toBe(1);
    expect(revealable(board, 'blue-cleric')).toEqual([3]);
    board.do(reveal('blue-cleric', 3));
    expect(board.ap).toBe(0);
    expect([0, 1, 2, 3].map((slot) => isFaceUp(board.position, slot))).toEqual([false, false, true, true]);
  });

  test('[BD-REVEAL-10] a revealed room stays face up and is not revealed again', () => {
    const board = fourHidden({ a: 'blue cleric on blue line 4', y: 'yellow cleric on yellow line 1' });
    board.do(reveal('blue-cleric', 2));
    expect(verdict(board, reveal('blue-cleric', 2))).toBe('ALREADY_REVEALED BD-REVEAL-10');
    expect(revealable(board, 'blue-cleric')).toEqual([]);
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect(isFaceUp(board.position, 2)).toBe(true);
  });

  test('[BD-REVEAL-11, BD-REVEAL-12] neither the Naga through a slit nor the Wall-Walker through a wall', () => {
    const board = atTheBorder('+---+-:-+   +   +   +', '| w   n   .   .   . |', {
      w: 'blue wall-walker',
      n: 'blue naga',
    });
    expect(verdict(board, reveal('blue-naga', 0))).toBe('ACCESS_BLOCKED BD-REVEAL-3');
    expect(verdict(board, reveal('blue-wall-walker', 0))).toBe('ACCESS_BLOCKED BD-REVEAL-3');
    expect(board.legal('reveal')).toEqual([]);
    // A step to the side both have an open edge before them.
    board.do(board.walkPlaces('blue-naga', [board.at('n'), board.at('n') + 1]));
    expect(revealable(board, 'blue-naga')).toEqual([0]);
  });

  test('[BD-RULING-10] how a room lies is drawn evenly when the maze is laid, and told to nobody before the reveal', () => {
    const ruleset = rulesetFor({ scenario: 'base' });
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 200; seed++)
      for (const turned of rollSetup(ruleset, `maze ${seed}`).turned)
        counts[turned] = (counts[turned] ?? 0) + 1;
    expect(counts.reduce((sum, count) => sum + count)).toBe(1600);
    for (const count of counts) expect(Math.abs(count - 400)).toBeLessThan(60);

    const told: GameEvent[] = [];
    const game = newGame({ scenario: 'base' }, 'maze 7', ({ event }) => void told.push(event));
    expect(Array.from(game.data.slice(SLOT, SLOT + 8))).toEqual(rollSetup(ruleset, 'maze 7').turned);
    expect(told.filter((event) => 'turned' in event || 'room' in event)).toEqual([]);
    for (const name of ['roomIn', 'slot'])
      expect(FIELDS.find((field) => field.name === name)?.secrecy).toBe('nobody');

    // The reveal changes nothing about it and chooses nothing.
    const board = fourHidden({ a: 'blue cleric on blue line 4' });
    board.position.data[SLOT + 2] |= 3;
    expect(board.legal('reveal')).toHaveLength(1);
    expect(board.do(reveal('blue-cleric', 2))[0]).toMatchObject({ room: 'room2', turned: 3 });
    expect(board.turned(2)).toBe(3);
    expect(board.position.data[ROOM_IN + 2]).toBe(2);
  });

  test('[BD-RULING-12] the walls of the hidden room itself do not count, nor has a line any', () => {
    const walled = atTheBorder(
      '+---+---+---+---+---+',
      '| a   .   .   .   . |',
      { a: 'blue cleric' },
      { borders: 'first' },
    );
    expect(revealable(walled, 'blue-cleric')).toEqual([0]);
    const own = atTheBorder('+---+---+---+---+---+', '| a   .   .   .   . |', { a: 'blue cleric' });
    expect(own.why(reveal('blue-cleric', 0))).toBe('ACCESS_BLOCKED');
    // The southern rooms have walls along the line as well.
    expect(revealable(fourHidden({ a: 'blue cleric on blue line 2' }), 'blue-cleric')).toEqual([2]);
  });

  test('[BD-RULING-13] neither a wounded gives access nor a figure healed this turn', () => {
    const board = atTheBorder('+   +   +   +   +   +', '| w   s   a   .   . |', {
      w: 'blue troll wounded',
      s: 'blue thief spent',
      a: 'blue cleric',
    });
    expect(verdict(board, reveal('blue-troll', 0))).toBe('WOUNDED_CANNOT_ACT BD-WOUND-2');
    expect(verdict(board, reveal('blue-thief', 0))).toBe('SPENT BD-CHAR-Cleric-3');
    expect(board.legal('reveal')).toEqual([reveal('blue-cleric', 0)]);
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect(board.legal('reveal')).toEqual([reveal('blue-cleric', 0), reveal('blue-thief', 0)]);
  });

  test.each([
    { turn: 'blue', reveals: [] },
    {
      turn: 'yellow',
      reveals: [reveal('yellow-mekanork', 3), reveal('yellow-naga', 0)],
    },
  ] as const)('[BD-EX-6] the figure of the book: on $turn\u2019s turn', ({ turn, reveals }) => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   N   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . | m   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   M   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   n : .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { m: 'blue mekanork', n: 'blue naga', M: 'yellow mekanork', N: 'yellow naga' },
      { faceDown: [0, 3], turn, borders: 'both' },
    );
    expect(board.legal('reveal')).toEqual(reveals);
  });
});
