/** Turns that must be planned as a whole: in each there is one idea behind the last point, and no single action shows it. */
import {
  type Action,
  activeSeat,
  isGear,
  type PackedAction,
  parsePosition,
  perform,
  placeOf,
  type Position,
  stageOf,
  viewOf,
  winnersOf,
} from '@dungeon-twister/rules';
import { multiplayerScene, sketch } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import { botNamed } from '../src/index.ts';
import { Judge } from '../src/search/judge.ts';
import { planTurn } from '../src/search/plan-turn.ts';

type Board = ReturnType<typeof sketch> | ReturnType<typeof multiplayerScene>;

/** Lets a bot play the turn of blue until something is open or the turn is over; what it did. */
function turnOf(board: Board, level: string): Action['type'][] {
  const { position } = board;
  const bot = botNamed(level);
  if (!bot) throw new Error(level);
  const done: Action['type'][] = [];
  while (stageOf(position) === 'act' && activeSeat(position) === 0 && winnersOf(position) < 0) {
    const question = { view: viewOf(position, 0), seat: 0, seed: `plan ${done.length}` };
    const action = bot.choose({ ...question, ruleset: position.ruleset });
    done.push(action.type);
    board.do(action);
  }
  return done;
}

const LAST_POINT = { points: { blue: 4, yellow: 0 } } as const;
const LEVELS = ['skilled', 'expert', 'master'];

test.each(LEVELS)('%s fetches a potion, drinks and walks out with what it gives', (level) => {
  // Fifteen steps to the line, three of them for a point: three points alone do not do it.
  const board = sketch(
    `+---+---+---+---+   +
     | .   .   .   .   . |
     +   +---+---+---+---+
     | .   .   .   .   . |
     +---+---+---+---+   +
     | w   p   .   .   . |
     +---+---+---+---+---+`,
    { w: 'blue warrior', p: 'yellow speed-potion' },
    { ap: 3, ...LAST_POINT },
  );
  expect(turnOf(board, level)).toContain('drink');
  expect(board.points('blue')).toBe(5);
});

test.each(LEVELS)('%s goes to the gear, turns the room and goes on', (level) => {
  // The room opens to the east alone; turned by a quarter it opens to the north, where the line is.
  const board = sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | c   .   *   .   .
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { c: 'blue cleric' },
    { ap: 3, rooms: ['1 ccw'], ...LAST_POINT },
  );
  expect(turnOf(board, level).slice(0, 3)).toEqual(['move', 'rotate', 'move']);
  expect(board.points('blue')).toBe(5);
});

test.each(LEVELS)('%s steps before the exit of one who would win, although it scores nothing', (level) => {
  const board = sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   c |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+   +
     | y   .   .   .   . |
     +   +---+---+---+---+
     | 1 | .   .   .   . |
     +   +---+---+---+---+`,
    { c: 'blue cleric', y: 'yellow goblin' },
    { ap: 3, points: { blue: 0, yellow: 4 }, cards: { blue: [6], yellow: [0] } },
  );
  turnOf(board, level);
  expect(board.legal('move', 'yellow-goblin')).toEqual([]);
});

test.each(LEVELS)(
  '%s leaves the race with whoever can, since nothing is won by waiting before the finish',
  (level) => {
    const at = { 'blue-thief': 'table 5,0', 'blue-troll': 'table 5,20', 'blue-cleric': 'table 6,20' };
    // However many points there are already: the most win.
    for (const blue of [0, 4, 6]) {
      const scene = { open: true, faceUp: 'all', at, turn: 'blue', ap: 2, points: { blue } } as const;
      const board = multiplayerScene('race', scene);
      turnOf(board, level);
      expect(board.points('blue')).toBe(blue + 1);
    }
  },
);

test.each(LEVELS)(
  '%s goes to the gear that lifts the top of the Pyramid, where nobody is lifted yet',
  (level) => {
    const at = { 'blue-warrior': '0:0,0', 'red-troll': 'table 0,17' };
    const board = multiplayerScene('pyramid-4', { open: true, faceUp: 'all', at, turn: 'blue', ap: 2 });
    turnOf(board, level);
    const blue = board.position.ruleset.pieces.ids.indexOf('blue-warrior');
    expect(isGear(board.position, placeOf(board.position, blue))).toBe(true);
  },
);

/** Where the first piece is before each action of a line and after the last, as long as the turn goes on. */
function placesOf(p: Position, line: readonly PackedAction[]): number[] {
  const at = p.copy();
  const places = [placeOf(at, 0)];
  for (const packed of line) {
    perform(at, 0, packed);
    if (activeSeat(at) === 0) places.push(placeOf(at, 0));
  }
  return places;
}

test('no plan pays a point for staying where one is', () => {
  const { position } = sketch(
    `+---+---+---+---+---+
     | c   . | .   .   . |
     +---+---+---+---+---+`,
    { c: 'blue cleric' },
    { ap: 2 },
  );
  const judge = new Judge(new Evaluator(WEIGHTS, new MapStore()), WEIGHTS);
  const width = { evaluations: 500, most: 50, depth: 3, plans: 50, handlings: 1 };
  const plans = planTurn(position, 0, judge, width).map(({ line }) => placesOf(position, line));
  // There and back is a plan; standing still is none.
  expect(plans.length).toBeGreaterThan(2);
  for (const places of plans)
    for (const [step, place] of places.entries()) expect(place).not.toBe(places[step - 1]);
});

test.each(LEVELS)(
  '%s opens the room at the top of the Pyramid, although nobody knows the way in it',
  (level) => {
    const read = parsePosition(`Dungeon Twister position 1
scenario: pyramid-3
turn: 40 blue
action points: 5
blue: combat 0 3, jumps 0

rooms:
  A (9cw-S)
  B 4cw-E     C 1cw-E     D 3cw-E     E 12cw-N
  F 3ccw-W    G 4ccw-W    H 1ccw-S    I 10ccw-S   J 2ccw-E
  K 11ccw-E   L 10cw-S    M 11cw-S    N 12ccw-W   O 2cw-N     P 9ccw-N

bWr: p15
bTr: r15, holds bTs
bCl: q14
bGo: n15
rTr: b0
gTr: d0
`);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { position } = read;
    const question = { view: viewOf(position, 0), seat: 0, seed: 'top', ruleset: position.ruleset };
    expect(botNamed(level)?.choose(question).type).toBe('reveal');
  },
);
