import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { optionsFault } from '../../src/options-fault.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { FACE_UP, HELD, KILLS, SLOT } from '../../src/model/fields.ts';
import { type Colour, COLOURS } from '../../src/vocabulary.ts';
import { viewOf } from '../../src/view/view.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';
import { asked, count, endTurn, gameWith, stroll, tokensOn, verdict } from './games.ts';

const CHARACTERS = ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wall-walker', 'warrior', 'wizard'];
const OBJECTS = ['armor', 'fireball-wand', 'rope', 'speed-potion', 'sword', 'treasure'];

/** Rooms of the edges take characters, those of centre and corners objects. */
const EDGES = [1, 2, 4, 7, 8, 11, 13, 14];
const CENTRE = [5, 6, 9, 10];
const CORNERS = [0, 3, 12, 15];

const hall = (scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene('crossing', { open: true, faceUp: 'all', ...scene });

/** A square beside each line, and the square of the line. */
const DOORS: Readonly<Record<Colour, readonly [string, string]>> = {
  blue: ['i1', 'i0'],
  red: ['b13', 'a13'],
  yellow: ['i20', 'i21'],
  green: ['u13', 'v13'],
};
const OPPOSITE: readonly (readonly [Colour, Colour])[] = [
  ['blue', 'yellow'],
  ['red', 'green'],
  ['yellow', 'blue'],
  ['green', 'red'],
];

/** After the starting teams are on the lines. */
const laying = (rules = {}): WholeGame =>
  gameWith({ scenario: 'crossing', rules }, { firstPlacer: 2 }).finish('deploy');

describe('Crossing: the set-up', () => {
  test('[MP-CROSS-1] four players, and never fewer', () => {
    expect(rulesetFor({ scenario: 'crossing' }).colours).toEqual(['blue', 'red', 'yellow', 'green']);
    for (const absent of COLOURS)
      expect(optionsFault({ scenario: 'crossing', absent })).toBe('nobody is absent in crossing');
    // Sixteen characters and 24 objects fill the rooms exactly.
    const { position } = laying().finish('lay');
    expect(position.ruleset.layout.slots.map(({ capacity }) => capacity)).toEqual([
      3, 2, 2, 3, 2, 3, 3, 2, 2, 3, 3, 2, 3, 2, 2, 3,
    ]);
  });

  test('[MP-CROSS-2] all sixteen rooms, shuffled, face down', () => {
    const ruleset = rulesetFor({ scenario: 'crossing' });
    const draws = count(200).map((seed) => rollSetup(ruleset, `crossing ${seed}`));
    for (const { rooms } of draws) expect(rooms.toSorted((a, b) => a - b)).toEqual(count(16));
    for (const slot of count(16)) expect(new Set(draws.map(({ rooms }) => rooms[slot])).size).toBe(16);
    const { data } = startGame({ scenario: 'crossing' }).position;
    expect(count(16).map((slot) => data[SLOT + slot] & FACE_UP)).toEqual(count(16).map(() => 0));
  });

  test('[MP-CROSS-3] each team has the eight characters and six objects of the base set', () => {
    const game = startGame({ scenario: 'crossing' });
    for (const [seat, colour] of COLOURS.entries()) {
      expect(game.team(seat, true).sort()).toEqual(CHARACTERS.map((kind) => `${colour}-${kind}`));
      expect(game.team(seat, false).sort()).toEqual(OBJECTS.map((kind) => `${colour}-${kind}`));
    }
  });

  test('[MP-CROSS-4] four characters of each face down on the dots of his own line', () => {
    const game = startGame({ scenario: 'crossing' });
    for (const [seat, colour] of COLOURS.entries()) {
      const piece = `${colour}-goblin`;
      const foreign = COLOURS.filter((other) => other !== colour).map((other) =>
        game.why({ type: 'deploy', piece, place: game.dots(other)[0] }, seat),
      );
      expect(foreign).toEqual(['NOT_YOUR_DOT', 'NOT_YOUR_DOT', 'NOT_YOUR_DOT']);
    }
    game.do({ type: 'deploy', piece: 'red-goblin', place: game.dots('red')[2] }, 1);
    expect(game.heard(1).at(-1)).toMatchObject({ type: 'pieceDeployed', piece: 'red-goblin' });
    for (const other of [0, 2, 3, -1])
      expect(game.heard(other).at(-1)).toMatchObject({ type: 'pieceDeployed', piece: 'hidden' });
    game.finish('deploy');
    for (const [seat, colour] of COLOURS.entries()) {
      const here = game.pieces(seat, (where) => where < HELD);
      expect(new Set(here.map((id) => game.placeOf(id)))).toEqual(new Set(game.dots(colour)));
      const shown = viewOf(game.position, (seat + 1) % 4).shown;
      expect(new Set(shown.seats[seat].faceDownOn)).toEqual(new Set(game.dots(colour)));
      expect(shown.pieces).toEqual([]);
    }
  });

  test('[MP-CROSS-5] the others are laid face down, one each in turn', () => {
    const game = laying();
    const turns: Colour[] = [];
    while (game.stage === 'lay') {
      const { seat } = game;
      turns.push(asked(game));
      game.do(game.legal()[0]);
      const laid = game.addressed.findLast(({ event }) => event.type === 'tokenLaid');
      expect([laid?.only, laid?.instead]).toMatchObject([seat, { piece: 'hidden' }]);
    }
    expect(turns).toHaveLength(40);
    expect(turns).toEqual(count(40).map((i) => COLOURS[(2 + i) % 4]));
  });

  test('[MP-CROSS-6, MP-CROSS-7] rooms of 2 take characters only, rooms of 3 objects only', () => {
    const game = laying();
    const { slots } = game.position.ruleset.layout;
    const character = game.inHand(2).find((id) => CHARACTERS.some((kind) => id === `yellow-${kind}`));
    for (const [slot, { capacity }] of slots.entries()) {
      expect([2, 3]).toContain(capacity);
      const forCharacters = verdict(game, { type: 'lay', piece: character ?? '', slot });
      const forObjects = verdict(game, { type: 'lay', piece: 'yellow-rope', slot });
      const wrong = 'WRONG_KIND_FOR_ROOM MP-RULING-9';
      expect([slot, forCharacters, forObjects]).toEqual(
        capacity === 2 ? [slot, 'legal', wrong] : [slot, wrong, 'legal'],
      );
    }
    game.finish('lay');
    for (const [slot, { capacity }] of slots.entries()) {
      const here = tokensOn(game, slot);
      expect(here).toHaveLength(capacity);
      const objects = here.filter((id) => OBJECTS.some((kind) => id.endsWith(kind)));
      expect(objects).toHaveLength(capacity === 2 ? 0 : capacity);
    }
  });

  test('[MP-CROSS-8] with allowMisplacement a token of the wrong kind is laid, and removed when its room is revealed', () => {
    const game = laying({ allowMisplacement: true });
    for (const slot of count(16))
      expect([slot, game.why({ type: 'lay', piece: 'yellow-rope', slot })]).toEqual([slot, null]);
    const board = multiplayerScene('crossing', {
      open: true,
      options: { rules: { allowMisplacement: true } },
      faceUp: [5],
      at: `
             g   h   i   j   k   l   m   n   o   p
        20  yTr rAr  ?   ?   ?   ?   ?   ?   ?   ?
        15   .   .   .   .   .  bTr rGo gSw  ?   ?
        14   .   .   .   .   .   ?   ?   ?   ?   ?
        13   .   .   *   .  bCl  ?   ?   ?   ?   ?
      `,
    });
    const told = board.do({ type: 'reveal', piece: 'blue-cleric', slot: 6, over: 'north' });
    expect(told.filter(({ type }) => type === 'pieceRemoved')).toEqual([
      { type: 'pieceRemoved', piece: 'blue-troll' },
      { type: 'pieceRemoved', piece: 'red-goblin' },
    ]);
    expect([board.where('blue-troll'), board.where('red-goblin')]).toEqual(['removed', 'removed']);
    // What is left is placed.
    expect(board.legal('place').every((action) => 'piece' in action && action.piece === 'green-sword')).toBe(
      true,
    );
    board.do({ type: 'place', piece: 'green-sword', place: board.spot('l15') });
    board.do(stroll(board, 'blue-cleric', 'k14', 'k15'));
    board.do({ type: 'reveal', piece: 'blue-cleric', slot: 1 });
    expect(board.where('red-armor')).toBe('removed');
    board.do({ type: 'place', piece: 'yellow-troll', place: board.spot('g20') });
    expect(board.stage).toBe('act');
    for (const colour of COLOURS) {
      expect(board.points(colour)).toBe(0);
      expect(board.position.data[KILLS + board.seatOf(colour)]).toBe(0);
    }
  });

  test('[MP-CROSS-13] the objects are heaped up in the middle: all twelve places of the centre, and the corners', () => {
    const { slots } = rulesetFor({ scenario: 'crossing' }).layout;
    const forObjects = [...slots.keys()].filter((slot) => slots[slot].kinds === 'objects');
    expect(forObjects).toEqual([...CENTRE, ...CORNERS].sort((a, b) => a - b));
    expect([...slots.keys()].filter((slot) => slots[slot].kinds === 'characters')).toEqual(EDGES);
    // The middle of a maze of 20 by 20 squares.
    for (const slot of CENTRE) {
      expect(slots[slot].capacity).toBe(3);
      expect([5, 10]).toContain(slots[slot].x);
      expect([5, 10]).toContain(slots[slot].y);
    }
    const game = laying().finish('lay');
    expect(CENTRE.flatMap((slot) => tokensOn(game, slot))).toHaveLength(12);
  });
});

describe('Crossing: how to win', () => {
  test('[MP-CROSS-9] six points end the game, five do not', () => {
    const at = `
           u
      13  rCl
    `;
    const five = hall({ at, turn: 'red', points: { red: 4 } });
    five.do(stroll(five, 'red-cleric', DOORS.green[1]));
    expect(endTurn(five)).toBe('running:');
    const six = hall({ at, turn: 'red', points: { red: 5 } });
    six.do(stroll(six, 'red-cleric', DOORS.green[1]));
    expect(endTurn(six)).toBe('goal: red');
  });

  test('[MP-CROSS-10] an enemy eliminated is one point', () => {
    const board = hall({
      at: `
             i   j
        13  yTr ggo
      `,
      turn: 'yellow',
    });
    board.fight('yellow-troll', 'green-goblin', 3, 0);
    expect([board.where('green-goblin'), board.points('yellow')]).toEqual(['killed', 1]);
  });

  test.each([
    ['warrior', null, 1],
    ['goblin', null, 2],
    ['warrior', 'red-treasure', 2],
    ['goblin', 'blue-treasure', 3],
  ] as const)('[MP-CROSS-11] the %s leaves with %s for %i VP', (kind, load, points) => {
    const piece = `blue-${kind}`;
    const at = { [piece]: DOORS.yellow[0], ...(load ? { [load]: `held by ${piece}` } : {}) };
    const board = hall({ at });
    board.do(stroll(board, piece, DOORS.yellow[1]));
    expect([board.where(piece), board.points('blue')]).toEqual(['left', points]);
  });

  test.each(OPPOSITE)('[MP-CROSS-12] %s leaves only over the line of %s', (colour, across) => {
    const piece = `${colour}-cleric`;
    for (const line of COLOURS.filter((other) => other !== colour && other !== across)) {
      const board = hall({ at: { [piece]: DOORS[line][0] }, turn: colour });
      expect(verdict(board, stroll(board, piece, DOORS[line][1]))).toBe('LINE_CLOSED MP-RULING-19');
      expect(
        board.legal('move', piece).filter((action) => {
          const end = action.type === 'move' ? (action.path.at(-1) ?? -1) : -1;
          return end >= board.position.ruleset.layout.linesFrom;
        }),
      ).toEqual([]);
    }
    const board = hall({ at: { [piece]: DOORS[across][0] }, turn: colour });
    board.do(stroll(board, piece, DOORS[across][1]));
    expect([board.where(piece), board.points(colour)]).toEqual(['left', 1]);
  });

  test('[MP-CROSS-12] straight opposite: the two lines lie on the same columns, or on the same rows', () => {
    const { lines } = rulesetFor({ scenario: 'crossing' }).layout.plan;
    const lineOf = (colour: Colour) => lines.find(({ owner }) => owner === colour);
    for (const [colour, across] of OPPOSITE) {
      const [one, other] = [lineOf(colour), lineOf(across)];
      expect(one?.runs).toBe(other?.runs);
      expect(one?.runs === 'east' ? one.x === other?.x : one?.y === other?.y).toBe(true);
      expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0)) + Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBe(21);
    }
  });
});
