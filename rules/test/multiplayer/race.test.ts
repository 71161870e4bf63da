import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { optionsFault } from '../../src/options-fault.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { FACE_UP, HELD, KILLS, SLOT, TURN } from '../../src/model/fields.ts';
import type { Colour } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';
import { asked, count, endOf, gameWith, stroll, tokensOn, verdict } from './games.ts';

const THREE = ['blue', 'red', 'green'] as const;
const CHARACTERS = ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wall-walker', 'warrior', 'wizard'];
const OBJECTS = ['armor', 'fireball-wand', 'rope', 'speed-potion', 'sword', 'treasure'];

/** Four long lines (0 to 3) around the base in the south, two small ones (4 and 5) over the top. */
const LONG = [0, 1, 2, 3];
const FINISH = [4, 5];

const track = (scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene('race', { open: true, faceUp: 'all', ...scene });

const linesOf = ({ position }: WholeGame) => position.ruleset.layout.lines;
const dotsOf = (game: WholeGame): number[] => LONG.flatMap((line) => linesOf(game)[line].dots);

/** Plays to the end with cards and nothing else; whose turns there were. */
function runOutTheClock(game: WholeGame): Colour[] {
  const turns: Colour[] = [];
  while (game.stage === 'card' && turns.length < 100) {
    turns.push(asked(game));
    game.pass();
  }
  return turns;
}

describe('the race: the set-up', () => {
  test('[MP-RACE-1] three players with a team each', () => {
    const ruleset = rulesetFor({ scenario: 'race' });
    expect(ruleset.colours).toEqual(THREE);
    expect(ruleset.seats).toBe(3);
    expect(new Set(ruleset.pieces.owner)).toEqual(new Set([0, 1, 2]));
    // Any colour may stay away; the others remain in their order.
    const withoutGreen = rulesetFor({ scenario: 'race', absent: 'green' });
    expect(withoutGreen.colours).toEqual(['blue', 'red', 'yellow']);
    expect(withoutGreen.pieces.ids).toContain('yellow-troll');
  });

  test('[MP-RACE-2] fourteen rooms, shuffled, face down', () => {
    const ruleset = rulesetFor({ scenario: 'race' });
    const seen = new Set<number>();
    for (const seed of count(60)) {
      const { rooms } = rollSetup(ruleset, `race ${seed}`);
      expect(new Set(rooms).size).toBe(14);
      // Gears turn twins, so pairs stay together.
      expect(new Set(rooms.map((room) => ruleset.rooms[room].pair)).size).toBe(7);
      seen.add(rooms[0]);
    }
    expect(seen.size).toBe(16);
    const { data } = startGame({ scenario: 'race' }).position;
    expect(count(14).map((slot) => data[SLOT + slot] & FACE_UP)).toEqual(count(14).map(() => 0));
    expect(optionsFault({ scenario: 'race', rooms: [1, 2, 3, 4, 9, 10, 11] })).toBe('race has fixed rooms');
  });

  test.each(THREE)('[MP-RACE-3] %s walks on every long line and leaves over either small one', (colour) => {
    const runner = `${colour}-goblin`;
    const onto = {
      d1: 'd0',
      s1: 's0',
      b8: 'a8',
      u3: 'v3',
    };
    for (const [from, to] of Object.entries(onto)) {
      const board = track({ at: { [runner]: from }, turn: colour });
      board.do(stroll(board, runner, to));
      expect(board.where(runner)).toBe(board.spot(to));
    }
    for (const x of [6, 12]) {
      const board = track({ at: { [runner]: `table ${x},0` }, turn: colour });
      board.do(stroll(board, runner, `table ${x},-1`));
      expect(board.where(runner)).toBe('left');
    }
  });

  test('[MP-RACE-4] eight characters and six objects of the base set each', () => {
    const game = startGame({ scenario: 'race' });
    for (const [seat, colour] of THREE.entries()) {
      expect(game.team(seat, true).sort()).toEqual(CHARACTERS.map((kind) => `${colour}-${kind}`));
      expect(game.team(seat, false).sort()).toEqual(OBJECTS.map((kind) => `${colour}-${kind}`));
    }
  });

  test('[MP-RACE-5] the first player by lot; he also puts the first character', () => {
    const ruleset = rulesetFor({ scenario: 'race' });
    const draws = count(60).map((seed) => rollSetup(ruleset, `first ${seed}`));
    expect(new Set(draws.map(({ firstPlayer }) => firstPlayer))).toEqual(new Set([0, 1, 2]));
    for (const { firstPlayer, firstPlacer } of draws) expect(firstPlacer).toBe(firstPlayer);
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 2, firstPlayer: 2 });
    expect(game.heard(-1)).toEqual([{ type: 'lotDrawn', lot: 'firstPlacer', seat: 2 }]);
    expect([game.stage, game.seats]).toEqual(['deploy', [2]]);
    game.toFirstTurn();
    expect([game.stage, game.seat]).toEqual(['card', 2]);
  });

  test('[MP-RACE-5] one character each in turn, face down, on any free dot of any line', () => {
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 1, firstPlayer: 1 });
    const dots = dotsOf(game);
    expect(dots).toHaveLength(16);
    const open = (piece: string): number[] =>
      game.legal('deploy', piece).flatMap((action) => (action.type === 'deploy' ? [action.place] : []));
    expect(open('red-troll')).toEqual(dots);
    expect(verdict(game, { type: 'deploy', piece: 'red-troll', place: linesOf(game)[0].first })).toBe(
      'NOT_YOUR_DOT BD-SETUP-7',
    );
    for (const line of FINISH)
      expect(verdict(game, { type: 'deploy', piece: 'red-troll', place: linesOf(game)[line].first })).toBe(
        'NOT_YOUR_DOT BD-SETUP-7',
      );
    game.do({ type: 'deploy', piece: 'red-troll', place: dots[5] });
    expect(game.heard(-1).at(-1)).toEqual({
      type: 'pieceDeployed',
      seat: 1,
      piece: 'hidden',
      place: dots[5],
    });
    expect(game.seats).toEqual([2]);
    // On the same line as red, but not on the same dot.
    expect(verdict(game, { type: 'deploy', piece: 'green-troll', place: dots[5] })).toBe(
      'DOT_TAKEN BD-SETUP-7',
    );
    game.do({ type: 'deploy', piece: 'green-troll', place: dots[4] });
    expect(game.seats).toEqual([0]);
    game.do({ type: 'deploy', piece: 'blue-troll', place: dots[6] });
    expect(game.seats).toEqual([1]);
  });

  test('[MP-RACE-6] until each has put five; one dot stays free', () => {
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 0, firstPlayer: 0 });
    const turns: number[] = [];
    while (game.stage === 'deploy') {
      turns.push(game.seat);
      game.do(game.legal()[0]);
    }
    expect(turns).toEqual(count(15).map((i) => i % 3));
    const taken = count(3).flatMap((seat) => game.pieces(seat, (where) => where < HELD));
    expect(taken).toHaveLength(15);
    const places = new Set(taken.map((id) => game.placeOf(id)));
    expect(dotsOf(game).filter((dot) => !places.has(dot))).toHaveLength(1);
    expect(game.stage).toBe('lay');
  });

  test('[MP-RACE-7] the others go face down into the rooms, within their capacity', () => {
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 0, firstPlayer: 0 }).finish('deploy');
    expect(count(3).map((seat) => game.inHand(seat).length)).toEqual([9, 9, 9]);
    // The neck before the finish takes nothing.
    for (const slot of [0, 1, 2, 3])
      expect(verdict(game, { type: 'lay', piece: 'blue-rope', slot })).toBe('ROOM_FULL BD-SETUP-14');
    game.do({ type: 'lay', piece: 'blue-rope', slot: 6 });
    expect(game.heard(1).at(-1)).toEqual({ type: 'tokenLaid', seat: 0, piece: 'hidden', slot: 6 });
    game.do({ type: 'lay', piece: 'red-rope', slot: 6 });
    game.do({ type: 'lay', piece: 'green-rope', slot: 6 });
    expect(verdict(game, { type: 'lay', piece: 'blue-sword', slot: 6 })).toBe('ROOM_FULL BD-SETUP-14');
    game.finish('lay');
    const filled = count(14).map((slot) => tokensOn(game, slot).length);
    expect(filled.reduce((sum, tokens) => sum + tokens)).toBe(27);
    const { slots } = game.position.ruleset.layout;
    expect(filled.filter((tokens, slot) => tokens > slots[slot].capacity)).toEqual([]);
  });

  test('[MP-RACE-8] the rooms marked 2 take objects only', () => {
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 0, firstPlayer: 0 }).finish('deploy');
    const { slots } = game.position.ruleset.layout;
    const marked = [...slots.keys()].filter((slot) => slots[slot].capacity === 2);
    expect(marked).toEqual([4, 5]);
    const character = game.inHand(0).find((id) => CHARACTERS.some((kind) => id === `blue-${kind}`)) ?? '';
    for (const slot of marked) {
      expect(verdict(game, { type: 'lay', piece: character, slot })).toBe('WRONG_KIND_FOR_ROOM MP-RULING-9');
      expect(verdict(game, { type: 'lay', piece: 'blue-rope', slot })).toBe('legal');
    }
    for (const slot of [6, 13]) {
      expect(verdict(game, { type: 'lay', piece: character, slot })).toBe('legal');
      expect(verdict(game, { type: 'lay', piece: 'blue-rope', slot })).toBe('legal');
    }
  });

  test('[MP-RACE-9] a character that was laid there all the same is removed when the room is revealed', () => {
    const rules = { allowMisplacement: true };
    const game = gameWith({ scenario: 'race', rules }, { firstPlacer: 0, firstPlayer: 0 }).finish('deploy');
    const character = game.inHand(0).find((id) => CHARACTERS.some((kind) => id === `blue-${kind}`)) ?? '';
    expect(verdict(game, { type: 'lay', piece: character, slot: 4 })).toBe('legal');
    const board = track({
      options: { rules },
      faceUp: [7],
      at: `
             g   h   i   j   k
        15  bGo rSw  ?   ?   ?
        10   .   .  rCl  .   .
      `,
      turn: 'red',
    });
    board.do({ type: 'reveal', piece: 'red-cleric', slot: 4, over: 'west' });
    expect([board.where('blue-goblin'), board.where('red-sword')]).toEqual(['removed', 'at room 4']);
    expect(THREE.map((colour) => board.points(colour))).toEqual([0, 0, 0]);
  });
});

/** Blue beside and on a long line on which red stands. */
const lined = (more: MultiplayerScene = {}): MultiplayerBoard =>
  track({
    at: {
      'blue-wizard': 'line 0:1',
      'blue-fireball-wand': 'held by blue-wizard',
      'blue-warrior': 'e1',
      'red-goblin': 'line 0:4',
      'red-troll': 'line 0:6 wounded',
    },
    ...more,
  });

describe('the race: on the lines', () => {
  test('[MP-RACE-10] nobody who stands there is attacked', () => {
    const board = lined();
    expect(verdict(board, { type: 'attack', piece: 'blue-warrior', target: 'red-goblin' })).toBe(
      'NO_ATTACK_ON_LINES MP-RACE-10',
    );
    expect(board.legal('attack')).toEqual([]);
    // The same neighbours off the line.
    const inside = lined({
      at: `
            e
        2  bWr
        1  rGo
      `,
    });
    expect(verdict(inside, { type: 'attack', piece: 'blue-warrior', target: 'red-goblin' })).toBe('legal');
  });

  test('[MP-RACE-10] a fireball burns there too', () => {
    const board = lined();
    board.do({ type: 'fireball', piece: 'blue-wizard', target: 'red-goblin' });
    expect(board.where('red-goblin')).toBe('killed');
  });

  test('[MP-RACE-10] enemies are crossed there, but nobody ends with one', () => {
    const board = lined({
      at: `
            d   e   f
        0  bCl rGo gTr
      `,
    });
    const walk = (...squares: number[]): string =>
      verdict(board, stroll(board, 'blue-cleric', ...squares.map((square) => `line 0:${square}`)));
    expect(walk(4, 5, 6)).toBe('legal');
    expect(walk(4)).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(walk(4, 5)).toBe('SQUARE_TAKEN BD-MOVE-6');
    // In a room they block as ever.
    const inside = lined({
      at: `
            e   f
        5  bCl rGo
      `,
    });
    expect(verdict(inside, stroll(inside, 'blue-cleric', 'f5', 'g5'))).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
  });
});

/** How a race ends with these points when green's last turn is over. */
function ended(points: Partial<Record<Colour, number>>): string {
  const board = track({ points, turn: 'green' });
  board.position.data[TURN] = 48;
  board.do({ type: 'endTurn' });
  return endOf(board);
}

describe('the race: how it ends', () => {
  test.each(count(3))(
    '[MP-RACE-11, MP-RACE-12, MP-RACE-13, MP-RACE-14, MP-RULING-33] 48 turns when seat %i begins: the third player takes his cards back for the fourth time',
    (firstPlayer) => {
      const game = gameWith({ scenario: 'race' }, { firstPlacer: firstPlayer, firstPlayer }).toFirstTurn();
      const turns = runOutTheClock(game);
      expect(turns).toHaveLength(48);
      expect(turns).toEqual(count(48).map((turn) => THREE[(firstPlayer + turn) % 3]));
      expect(endOf(game)).toBe('goal:');
      // The third player is the one on the right of the first; one marker at the start, one more each time.
      const third = (firstPlayer + 2) % 3;
      const events = game.heard(-1);
      const takenBack = (seat: number): number[] =>
        events.flatMap((event, i) => (event.type === 'cardsTakenBack' && event.seat === seat ? [i] : []));
      expect(1 + takenBack(third).length).toBe(5);
      expect(turns.filter((colour) => colour === THREE[third])).toHaveLength(16);
      expect(turns.at(-1)).toBe(THREE[third]);
      // The last phase of his sixteenth turn: nothing but the end of the turn and of the game comes after it.
      expect(events.slice(takenBack(third)[3]).map(({ type }) => type)).toEqual([
        'cardsTakenBack',
        'turnEnded',
        'gameEnded',
      ]);
      // It is his fifth marker that ends it: after the fourth the game goes on.
      const fourth = events.slice(takenBack(third)[2], takenBack(third)[2] + 3).map(({ type }) => type);
      expect(fourth).toEqual(['cardsTakenBack', 'turnEnded', 'turnBegan']);
    },
  );

  test('[MP-RACE-11] points do not end it', () => {
    const board = track({
      at: `
             h
        25  rGo
      `,
      turn: 'red',
      points: { red: 20 },
    });
    board.do(stroll(board, 'red-goblin', 'h26'));
    board.do({ type: 'endTurn' });
    expect([endOf(board), board.points('red')]).toEqual(['running:', 22]);
  });

  test.each([
    ['warrior', null, 1],
    ['goblin', null, 2],
    ['warrior', 'green-treasure', 2],
    ['goblin', 'red-treasure', 3],
  ] as const)(
    '[MP-RACE-15, MP-RACE-16] over a small line: the %s with %s scores %i',
    (kind, load, points) => {
      for (const x of [5, 9, 10, 14]) {
        const piece = `red-${kind}`;
        const at = { [piece]: `table ${x},0`, ...(load ? { [load]: `held by ${piece}` } : {}) };
        const board = track({ at, turn: 'red' });
        board.do(stroll(board, piece, `table ${x},-1`));
        expect([board.where(piece), board.points('red')]).toEqual(['left', points]);
      }
    },
  );

  test('[MP-RACE-17] kills score nothing', () => {
    const board = track({
      at: `
             i   j
        18  gWr rgo
      `,
      turn: 'green',
    });
    board.fight('green-warrior', 'red-goblin', 3, 0);
    expect(board.where('red-goblin')).toBe('killed');
    expect(THREE.map((colour) => board.points(colour))).toEqual([0, 0, 0]);
    expect(board.position.data[KILLS + board.seatOf('green')]).toBe(0);
  });

  test('[MP-RACE-18] after 48 turns most points win', () => {
    expect(ended({ blue: 2, red: 3, green: 1 })).toBe('goal: red');
    expect(ended({ blue: 1 })).toBe('goal: blue');
    expect(ended({ blue: 2, green: 2 })).toBe('goal: blue green');
  });

  test('[MP-RACE-18] not after 47', () => {
    const board = track({ points: { red: 3 }, turn: 'red' });
    board.position.data[TURN] = 47;
    board.do({ type: 'endTurn' });
    expect(endOf(board)).toBe('running:');
  });
});
