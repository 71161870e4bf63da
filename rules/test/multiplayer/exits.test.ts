import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { DEALT, FACE_UP, HELD, KILLS, SLOT } from '../../src/model/fields.ts';
import { viewOf } from '../../src/view/view.ts';
import { type Colour, COLOURS } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';
import { count, endTurn, gameWith, stroll, tokensOn, verdict } from './games.ts';

const CHARACTERS = ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wall-walker', 'warrior', 'wizard'];
const OBJECTS = ['armor', 'fireball-wand', 'rope', 'speed-potion', 'sword', 'treasure'];
const LONG = [0, 1, 2, 3];
const SMALL = [4, 5, 6, 7];

/** A square before each small line, and the square of the line: north, east, south, west. */
const WAYS_OUT: readonly (readonly [string, string])[] = [
  ['table 17,0', 'table 17,-1'],
  ['table 19,17', 'table 20,17'],
  ['table 2,19', 'table 2,20'],
  ['table 0,2', 'table -1,2'],
];
/** The same for the long lines: south, west, north, east. */
const SIDES: readonly (readonly [string, string])[] = [
  ['table 7,19', 'table 7,20'],
  ['table 0,7', 'table -1,7'],
  ['table 7,0', 'table 7,-1'],
  ['table 19,7', 'table 20,7'],
];

/** An open square; lots have dealt the small lines to these colours, in the order of WAYS_OUT. */
function square(scenario: string, dealt: readonly Colour[], scene: MultiplayerScene): MultiplayerBoard {
  const board = multiplayerScene(scenario, { open: true, faceUp: 'all', ...scene });
  dealt.forEach((colour, line) => {
    board.position.data[DEALT + line] = COLOURS.indexOf(colour);
  });
  return board;
}
const DEALT_OUT: readonly Colour[] = ['yellow', 'green', 'blue', 'red'];

const dotsOf = ({ position }: WholeGame): number[] =>
  LONG.flatMap((line) => position.ruleset.layout.lines[line].dots);
const onDots = (game: WholeGame): string[] =>
  game.position.ruleset.colours.flatMap((_colour, seat) => game.pieces(seat, (where) => where < HELD));

const isShowing = (type: string): boolean => type === 'linesShown' || type === 'teamsShown';

describe('the exits: the set-up', () => {
  test('[MP-EXITS-1] four players, or three in a version of their own', () => {
    expect(rulesetFor({ scenario: 'exit-4' }).colours).toEqual(COLOURS);
    expect(rulesetFor({ scenario: 'exit-3' }).colours).toEqual(['blue', 'red', 'green']);
  });

  test.each(['exit-4', 'exit-3'])('[MP-EXITS-2] %s: all sixteen rooms, shuffled, face down', (scenario) => {
    const ruleset = rulesetFor({ scenario });
    const draws = count(200).map((seed) => rollSetup(ruleset, `exits ${seed}`));
    for (const { rooms } of draws) expect(rooms.toSorted((a, b) => a - b)).toEqual(count(16));
    for (const slot of count(16)) expect(new Set(draws.map(({ rooms }) => rooms[slot])).size).toBe(16);
    const { data } = startGame({ scenario }).position;
    expect(count(16).map((slot) => data[SLOT + slot] & FACE_UP)).toEqual(count(16).map(() => 0));
  });

  test.each(['exit-4', 'exit-3'])(
    '[MP-EXITS-3] %s: the four small lines are shuffled and lie face down',
    (scenario) => {
      const ruleset = rulesetFor({ scenario });
      const { lines } = ruleset.layout.plan;
      expect(SMALL.map((line) => [lines[line].use, lines[line].length])).toEqual(
        SMALL.map(() => ['dealt', 5]),
      );
      const draws = count(200).map((seed) => rollSetup(ruleset, `lines ${seed}`).lines);
      for (const dealt of draws) expect(dealt.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      // All the 24 ways to lay them.
      expect(new Set(draws.map((dealt) => dealt.join(''))).size).toBe(24);
      const game = startGame({ scenario });
      for (const viewer of [...ruleset.colours.keys(), -1])
        expect(viewOf(game.position, viewer).shown.dealt).toBeUndefined();
    },
  );

  test('[MP-EXITS-4, MP-EXITS-10] any character walks on any long line, whatever its colour', () => {
    for (const colour of COLOURS)
      for (const [from, to] of SIDES) {
        const piece = `${colour}-cleric`;
        const board = square('exit-4', DEALT_OUT, { at: { [piece]: from }, turn: colour });
        board.do(stroll(board, piece, to));
        expect(board.where(piece)).toBe(board.spot(to));
        const [x, y] = to.slice('table '.length).split(',').map(Number);
        const along = [0, 1, 2].map((i) => (y < 0 || y > 19 ? `table ${x + i},${y}` : `table ${x},${y + i}`));
        board.do(stroll(board, piece, ...along.slice(1)));
        expect(board.where(piece)).toBe(board.spot(along[2]));
        expect(board.points(colour)).toBe(0);
      }
  });

  test.each(['exit-4', 'exit-3'])('[MP-EXITS-5] %s: eight characters and six objects each', (scenario) => {
    const game = startGame({ scenario });
    for (const [seat, colour] of game.position.ruleset.colours.entries()) {
      expect(game.team(seat, true).sort()).toEqual(CHARACTERS.map((kind) => `${colour}-${kind}`));
      expect(game.team(seat, false).sort()).toEqual(OBJECTS.map((kind) => `${colour}-${kind}`));
    }
  });

  test('[MP-EXITS-6] by lot one begins; in turn one character each on any free dot until all are full', () => {
    const ruleset = rulesetFor({ scenario: 'exit-4' });
    const draws = count(60).map((seed) => rollSetup(ruleset, `first ${seed}`));
    expect(new Set(draws.map(({ firstPlayer }) => firstPlayer))).toEqual(new Set([0, 1, 2, 3]));
    for (const { firstPlayer, firstPlacer } of draws) expect(firstPlacer).toBe(firstPlayer);

    const game = gameWith({ scenario: 'exit-4' }, { firstPlacer: 3, firstPlayer: 3 });
    const dots = dotsOf(game);
    const open = game
      .legal('deploy', 'green-troll')
      .flatMap((action) => (action.type === 'deploy' ? [action.place] : []));
    expect(open).toEqual(dots);
    for (const line of SMALL)
      expect(
        game.why({ type: 'deploy', piece: 'green-troll', place: ruleset.layout.lines[line].first + 1 }),
      ).toBe('NOT_YOUR_DOT');
    game.do({ type: 'deploy', piece: 'green-troll', place: dots[9] });
    expect(game.heard(0).at(-1)).toMatchObject({ type: 'pieceDeployed', piece: 'hidden' });
    expect(game.why({ type: 'deploy', piece: 'blue-troll', place: dots[9] })).toBe('DOT_TAKEN');
    const turns: number[] = [];
    while (game.stage === 'deploy') {
      turns.push(game.seat);
      game.do(game.legal()[0]);
    }
    expect(turns).toEqual(count(15).map((i) => i % 4));
    expect(new Set(onDots(game).map((id) => game.placeOf(id)))).toEqual(new Set(dots));
    expect(onDots(game)).toHaveLength(16);
  });

  test('[MP-EXITS-7] colours mix on a line', () => {
    const game = gameWith({ scenario: 'exit-4' }, { firstPlacer: 0, firstPlayer: 0 });
    const [line] = game.position.ruleset.layout.lines;
    for (const [seat, colour] of COLOURS.entries())
      game.do({ type: 'deploy', piece: `${colour}-troll`, place: line.dots[seat] });
    expect(COLOURS.map((colour) => game.placeOf(`${colour}-troll`))).toEqual(line.dots);
  });

  test.each([
    ['exit-4', 10, 40],
    ['exit-3', 9, 27],
  ])(
    '[MP-EXITS-8] %s: then the other tokens go into the rooms within their capacity',
    (scenario, each, all) => {
      const game = startGame({ scenario }).finish('deploy');
      const { slots } = game.position.ruleset.layout;
      for (const seat of game.position.ruleset.colours.keys()) expect(game.inHand(seat)).toHaveLength(each);
      const [first] = game.legal('lay');
      game.do(first);
      const laid = game.addressed.at(-1);
      expect(laid?.instead).toMatchObject({ type: 'tokenLaid', piece: 'hidden' });
      // Characters and objects alike go anywhere.
      for (const slot of count(16).filter((one) => tokensOn(game, one).length < slots[one].capacity))
        for (const piece of game.inHand(game.seat))
          expect([slot, piece, game.why({ type: 'lay', piece, slot })]).toEqual([slot, piece, null]);
      game.finish('lay');
      const filled = count(16).map((slot) => tokensOn(game, slot).length);
      expect(filled.reduce((sum, tokens) => sum + tokens)).toBe(all);
      expect(filled.filter((tokens, slot) => tokens > slots[slot].capacity)).toEqual([]);
    },
  );

  test('[MP-EXITS-9] then the small lines are turned up, and after them the characters', () => {
    const game = gameWith(
      { scenario: 'exit-4' },
      { firstPlacer: 0, firstPlayer: 0, lines: [2, 3, 0, 1] },
    ).finish('deploy');
    while (game.stage === 'lay') {
      expect(viewOf(game.position, game.seat).shown.dealt).toBeUndefined();
      expect(game.heard(-1).some(({ type }) => isShowing(type))).toBe(false);
      game.do(game.legal()[0]);
    }
    const shown = game.heard(-1).filter(({ type }) => isShowing(type));
    expect(shown.map(({ type }) => type)).toEqual(['linesShown', 'teamsShown']);
    expect(shown[0]).toEqual({
      type: 'linesShown',
      lines: [
        { line: 4, colour: 'yellow' },
        { line: 5, colour: 'green' },
        { line: 6, colour: 'blue' },
        { line: 7, colour: 'red' },
      ],
    });
    for (const viewer of [0, 1, 2, 3, -1])
      expect(viewOf(game.position, viewer).shown.dealt).toEqual(DEALT_OUT);
  });
});

describe('the exits: on the lines', () => {
  test('[MP-EXITS-11] nobody who stands there is attacked, but a fireball reaches him', () => {
    const board = square('exit-4', DEALT_OUT, {
      at: `
            i   j   k
        1  yWr bGo  .
        0  rTr  :  yWi
        yWi: holds bFw
      `,
      turn: 'yellow',
    });
    const at = (target: string): string =>
      verdict(board, { type: 'attack', piece: 'yellow-warrior', target });
    expect(at('red-troll')).toBe('NO_ATTACK_ON_LINES MP-EXITS-11');
    expect(at('blue-goblin')).toBe('legal');
    board.do({ type: 'fireball', piece: 'yellow-wizard', target: 'red-troll' });
    expect(board.where('red-troll')).toBe('killed');
  });

  test('[MP-EXITS-11] enemies are crossed there, but nobody ends with one', () => {
    const board = square('exit-4', DEALT_OUT, {
      at: `
             i   j   k
        21  gCl rTr bGo
      `,
      turn: 'green',
    });
    const to = (...xs: number[]): string =>
      verdict(board, stroll(board, 'green-cleric', ...xs.map((x) => `table ${x},-1`)));
    expect(to(8, 9, 10)).toBe('legal');
    expect(to(8)).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(to(8, 9)).toBe('SQUARE_TAKEN BD-MOVE-6');
  });
});

describe('the exits: how to win', () => {
  test.each(['exit-4', 'exit-3'])('[MP-EXITS-12] %s: five points end the game, four do not', (scenario) => {
    const at = `
           b
      18  rCl
    `;
    const four = square(scenario, DEALT_OUT, { at, turn: 'red', points: { red: 3 } });
    four.do(stroll(four, 'red-cleric', WAYS_OUT[3][1]));
    expect(endTurn(four)).toBe('running:');
    const five = square(scenario, DEALT_OUT, { at, turn: 'red', points: { red: 4 } });
    five.do(stroll(five, 'red-cleric', WAYS_OUT[3][1]));
    expect(endTurn(five)).toBe('goal: red');
  });

  test('[MP-EXITS-13] each leaves over the small line of its own colour, wherever lots have put it', () => {
    const deals: readonly (readonly Colour[])[] = [DEALT_OUT, COLOURS, ['green', 'blue', 'red', 'yellow']];
    for (const dealt of deals)
      for (const colour of COLOURS)
        for (const [line, [from, to]] of WAYS_OUT.entries()) {
          const piece = `${colour}-cleric`;
          const board = square('exit-4', dealt, { at: { [piece]: from }, turn: colour });
          expect([colour, line, verdict(board, stroll(board, piece, to))]).toEqual([
            colour,
            line,
            dealt[line] === colour ? 'legal' : 'LINE_CLOSED MP-RULING-20',
          ]);
        }
  });

  test.each([
    ['warrior', null, 1],
    ['goblin', null, 2],
    ['warrior', 'red-treasure', 2],
    ['goblin', 'blue-treasure', 3],
  ] as const)('[MP-EXITS-13] the %s with %s scores %i', (kind, load, points) => {
    const piece = `green-${kind}`;
    const at = { [piece]: WAYS_OUT[1][0], ...(load ? { [load]: `held by ${piece}` } : {}) };
    const board = square('exit-4', DEALT_OUT, { at, turn: 'green' });
    board.do(stroll(board, piece, WAYS_OUT[1][1]));
    expect([board.where(piece), board.points('green')]).toEqual(['left', points]);
  });

  test.each(['exit-4', 'exit-3'])('[MP-EXITS-14] %s: kills score nothing', (scenario) => {
    const board = square(scenario, DEALT_OUT, {
      at: `
             i   j
        13  gWr rgo
      `,
      turn: 'green',
    });
    board.fight('green-warrior', 'red-goblin', 3, 0);
    expect(board.where('red-goblin')).toBe('killed');
    expect([board.points('green'), board.points('red')]).toEqual([0, 0]);
    expect(board.position.data[KILLS + board.seatOf('green')]).toBe(0);
  });
});

describe('the exits for three', () => {
  test('[MP-EXITS-15] each puts five characters; one dot stays free', () => {
    const game = gameWith({ scenario: 'exit-3' }, { firstPlacer: 1, firstPlayer: 1 });
    const turns: number[] = [];
    while (game.stage === 'deploy') {
      turns.push(game.seat);
      game.do(game.legal()[0]);
    }
    expect(turns).toEqual(count(15).map((i) => (1 + i) % 3));
    for (const seat of count(3)) expect(game.pieces(seat, (where) => where < HELD)).toHaveLength(5);
    const taken = new Set(onDots(game).map((id) => game.placeOf(id)));
    expect(dotsOf(game).filter((dot) => !taken.has(dot))).toHaveLength(1);
  });

  test.each(COLOURS)('[MP-EXITS-16] the small line of the absent %s is closed to everybody', (absent) => {
    const present = COLOURS.filter((colour) => colour !== absent);
    expect(rulesetFor({ scenario: 'exit-3', absent }).colours).toEqual(present);
    for (const colour of present)
      for (const [line, [from, to]] of WAYS_OUT.entries()) {
        const piece = `${colour}-cleric`;
        const board = square('exit-3', DEALT_OUT, {
          options: { absent },
          at: { [piece]: from },
          turn: colour,
        });
        expect([colour, line, verdict(board, stroll(board, piece, to))]).toEqual([
          colour,
          line,
          DEALT_OUT[line] === colour ? 'legal' : 'LINE_CLOSED MP-RULING-20',
        ]);
      }
  });

  test('[MP-EXITS-16] it is shown among the four like the others', () => {
    const game = gameWith({ scenario: 'exit-3' }, { lines: [2, 3, 0, 1] }).toFirstTurn();
    const shown = game.heard(-1).find(({ type }) => type === 'linesShown');
    expect(shown).toMatchObject({
      lines: [{ colour: 'yellow' }, { colour: 'green' }, { colour: 'blue' }, { colour: 'red' }],
    });
  });

  test('[MP-EXITS-17] other capacities, and one room is not full in the end', () => {
    const game = startGame({ scenario: 'exit-3' }).toFirstTurn();
    const { slots } = game.position.ruleset.layout;
    expect(slots.map(({ capacity }) => capacity)).toEqual([1, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1]);
    const free = slots.map(({ capacity }, slot) => capacity - tokensOn(game, slot).length);
    expect(free.filter((places) => places > 0)).toEqual([1]);
  });
});
