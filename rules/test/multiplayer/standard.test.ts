import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { baseGame } from '../../src/editions/base.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { optionsFault } from '../../src/options-fault.ts';
import { scenarioById } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { AT_SLOT, HELD, IN_HAND, KILLS, POINTS } from '../../src/model/fields.ts';
import { type Colour, COLOURS } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { actionCardsOf, startGame } from '../../testing/whole-game.ts';
import { asked, count, endOf, endTurn, gameWith, stroll, strollWith, verdict } from './games.ts';

/** An open plus: the lines lie in the south (blue), west (red), north (yellow) and east (green). */
const plaza = (scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene('standard-4', { open: true, faceUp: 'all', ...scene });

/** The four squares beside the lines, and the step that leads onto each of them. */
const DOORS: Readonly<Record<Colour, readonly [string, string]>> = {
  blue: ['i1', 'i0'],
  red: ['b13', 'table -1,7'],
  yellow: ['i20', 'i21'],
  green: ['u13', 'v13'],
};

const seatsOf = (scenario: string): number => scenarioById(scenario)?.colours.length ?? 0;

/** Room capacities row by row. */
function rows(scenario: string): string {
  const { slots } = rulesetFor({ scenario }).layout;
  const ys = [...new Set(slots.map(({ y }) => y))];
  return ys
    .map((row) => slots.flatMap(({ y, capacity }) => (y === row ? [capacity] : [])).join(' '))
    .join(' / ');
}

/** What a green figure scores that leaves, with a load or without. */
function scored(piece: string, load?: string): number {
  const at = { [piece]: 'i20', ...(load ? { [load]: `held by ${piece}` } : {}) };
  const board = plaza({ at, turn: 'green' });
  board.do(stroll(board, piece, 'i21'));
  expect(board.where(piece)).toBe('left');
  return board.points('green');
}

/** The fewest points with which a game is over. */
function goalOf(scenario: string): number {
  const { position } = startGame({ scenario });
  const { goal } = position.ruleset.policies;
  const reached = (points: number): boolean => {
    position.data[POINTS] = points;
    return goal.reached(position);
  };
  return count(20).findIndex(reached);
}

describe('the standard game', () => {
  test.each(['standard-3', 'standard-4'])(
    '[MP-STD-1] %s: pieces, cards, stages and actions are those of the base game',
    (scenario) => {
      const party = rulesetFor({ scenario });
      const base = rulesetFor({ scenario: 'base' });
      expect(party.scenario.combatCards).toEqual(base.scenario.combatCards);
      expect(party.scenario.jumpCards).toBe(base.scenario.jumpCards);
      for (const team of party.scenario.teams) expect(team).toEqual(baseGame.teams[0]);
      expect(base.stages.filter(({ id }) => !party.stages.some((one) => one.id === id))).toEqual([]);
      const kinds = (ruleset: typeof base): string[] =>
        ruleset.actKinds.map((kind) => ruleset.kinds[kind].type).sort();
      expect(kinds(party)).toEqual(kinds(base));
    },
  );

  test.each(['standard-3', 'standard-4'])(
    '[MP-STD-1] %s: whatever may differ between games is as in the base game, but for whom it is about',
    (scenario) => {
      const party = rulesetFor({ scenario }).policies;
      const base = rulesetFor({ scenario: 'base' }).policies;
      const differing = Object.entries(base).flatMap(([name, { id }]) =>
        party[name as keyof typeof party].id === id ? [] : [name],
      );
      // Whoever has no character is passed over, nobody is "the" opponent, and big mazes are opened from a side.
      expect(differing.sort()).toEqual(['flipping', 'scoring', 'turnOrder']);
      expect(party.goal.atOnce).toBe(false);
    },
  );

  test('[MP-STD-1] a turn among four: combat, healing, gate, jump, rotation as everywhere', () => {
    const board = multiplayerScene('standard-4', {
      rooms: { 3: '1cw', 4: '1ccw' },
      faceUp: 'all',
      at: `
             f   g   h   i   j   k
               +   +   +   +   +   +
        16     | .   * H .   .   o
           +---+---+---+   +---+   +
        15   . | .   .   .  gGo  o
           +   +   +---+---+---+   +
        14 | . |gThHgtr  .   . | . |
           +   +   +   +   +   +   +
        13   .   . |gCl gWr yGo| .
           +---+   +   +   +   +   +
        12   . | . | .   .   .   .
      `,
      turn: 'green',
    });
    // Warrior 3 + 1 against Goblin 1 + 2.
    expect(board.fight('green-warrior', 'yellow-goblin', 1, 2)).toEqual({
      attack: 4,
      defence: 3,
      winner: board.seatOf('green'),
    });
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(verdict(board, { type: 'attack', piece: 'green-warrior', target: 'yellow-goblin' })).toBe(
      'WOUNDED_THIS_TURN BD-COMBAT-13',
    );
    board.do({ type: 'heal', piece: 'green-cleric', target: 'green-troll' });
    expect(board.isWounded('green-troll')).toBe(false);
    expect(verdict(board, stroll(board, 'green-troll', 'i14'))).toBe('SPENT BD-CHAR-Cleric-3');
    board.do({ type: 'openGate', piece: 'green-thief', at: { slot: 3, gate: 0 } });
    const pit = board.spot('k15');
    board.do({ type: 'jump', piece: 'green-goblin', pit, to: board.spot('l15') });
    expect(board.where('green-goblin')).toBe(board.spot('l15'));
    board.do({ type: 'rotate', piece: 'green-warrior', slot: 3, turn: 'cw' });
    expect([board.turned(3), board.ap]).toEqual([1, 0]);
  });

  test('[MP-STD-2, MP-SUM-1] six points end the game of three or four, five that of two', () => {
    expect(goalOf('base')).toBe(5);
    expect(goalOf('standard-3')).toBe(6);
    expect(goalOf('standard-4')).toBe(6);
  });

  test('[MP-STD-2] the sixth point ends the game with the turn, the fifth does not', () => {
    const at = `
           b
      13  bCl
    `;
    const fifth = plaza({ at, points: { blue: 4, green: 3 } });
    fifth.do(stroll(fifth, 'blue-cleric', DOORS.red[1]));
    expect(endTurn(fifth)).toBe('running:');
    const sixth = plaza({ at, points: { blue: 5, green: 3 } });
    sixth.do(stroll(sixth, 'blue-cleric', DOORS.red[1]));
    expect(endOf(sixth)).toBe('running:');
    expect(endTurn(sixth)).toBe('goal: blue');
  });

  test.each(COLOURS)('[MP-STD-3, MP-SUM-3] %s leaves over the line of any opponent for 1 VP', (colour) => {
    const others = COLOURS.filter((other) => other !== colour);
    const runners = ['cleric', 'thief', 'wizard'];
    const at = Object.fromEntries(others.map((other, i) => [`${colour}-${runners[i]}`, DOORS[other][0]]));
    const board = plaza({ at: { ...at, [`${colour}-warrior`]: DOORS[colour][0] }, turn: colour });
    others.forEach((other, i) => {
      board.do(stroll(board, `${colour}-${runners[i]}`, DOORS[other][1]));
      expect(board.where(`${colour}-${runners[i]}`)).toBe('left');
      expect(board.points(colour)).toBe(i + 1);
    });
    // One's own line is no way out.
    board.do(stroll(board, `${colour}-warrior`, DOORS[colour][1]));
    expect(board.where(`${colour}-warrior`)).toBe(board.spot(DOORS[colour][1]));
    expect(board.points(colour)).toBe(3);
    for (const other of others) expect(board.points(other)).toBe(0);
  });

  test('[MP-STD-3] with three players both opponents have such a line', () => {
    const board = multiplayerScene('standard-3', {
      open: true,
      faceUp: 'all',
      at: `
             b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r   s   t   u
        17  rWi  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .  rCl
         1                       .   .  rTh  .   .   .   .   .   .   .
      `,
      turn: 'red',
    });
    board.do(stroll(board, 'red-cleric', 'v17'));
    board.do(stroll(board, 'red-thief', 'i0'));
    expect([board.where('red-cleric'), board.where('red-thief')]).toEqual(['left', 'left']);
    board.do(stroll(board, 'red-wizard', 'table -1,3'));
    expect(board.where('red-wizard')).toBe(board.spot('table -1,3'));
    expect(board.points('red')).toBe(2);
  });

  test.each(['standard-3', 'standard-4'])(
    '[MP-STD-4] %s: six whole pairs, any of the eight, shuffled',
    (scenario) => {
      const ruleset = rulesetFor({ scenario });
      const seen = new Set<number>();
      const firsts = new Set<number>();
      for (const seed of count(60)) {
        const { rooms } = rollSetup(ruleset, `pairs ${seed}`);
        expect(rooms).toHaveLength(12);
        expect(new Set(rooms).size).toBe(12);
        const pairs = rooms.map((room) => ruleset.rooms[room].pair);
        expect(new Set(pairs).size).toBe(6);
        for (const pair of pairs) seen.add(pair);
        firsts.add(rooms[0]);
      }
      expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 9, 10, 11, 12]);
      expect(firsts.size).toBe(16);
    },
  );

  test('[MP-STD-4] players may choose the six pairs, six different ones', () => {
    const rooms = [1, 2, 3, 9, 10, 12];
    const ruleset = rulesetFor({ scenario: 'standard-4', rooms });
    const drawn = rollSetup(ruleset, 'chosen').rooms.map((room) => ruleset.rooms[room].pair);
    expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual(rooms);
    expect(optionsFault({ scenario: 'standard-4', rooms: [1, 2, 3, 4, 9] })).toBe('rooms must name 6 pairs');
    expect(optionsFault({ scenario: 'standard-4', rooms: [1, 2, 3, 4, 9, 10, 11] })).toBe(
      'rooms must name 6 pairs',
    );
    expect(optionsFault({ scenario: 'standard-4', rooms: [1, 1, 2, 3, 4, 9] })).toBe(
      'rooms must name 6 different pairs',
    );
    expect(optionsFault({ scenario: 'standard-4', rooms: [1, 2, 3, 4, 9, 5] })).toBe(
      'rooms must name 6 pairs',
    );
  });

  test('[MP-STD-5] the diagram for the number of players: a plus for four, a T for three', () => {
    expect([seatsOf('standard-4'), rows('standard-4')]).toEqual([4, '3 3 / 3 4 4 3 / 3 4 4 3 / 3 3']);
    expect([seatsOf('standard-3'), rows('standard-3')]).toEqual([3, '2 3 3 2 / 2 3 3 2 / 3 3 / 2 2']);
  });

  test.each(count(4))('[MP-STD-6] turns go clockwise, here from seat %i on', (firstPlayer) => {
    const game = gameWith({ scenario: 'standard-4' }, { firstPlayer }).toFirstTurn();
    const turns = count(9).map(() => {
      const colour = asked(game);
      game.pass();
      return colour;
    });
    expect(turns).toEqual(count(9).map((i) => COLOURS[(firstPlayer + i) % 4]));
  });

  test('[MP-STD-6] with three players too', () => {
    const game = gameWith({ scenario: 'standard-3' }, { firstPlayer: 1 }).toFirstTurn();
    const turns = count(4).map(() => {
      const colour = asked(game);
      game.pass();
      return colour;
    });
    expect(turns).toEqual(['red', 'green', 'blue', 'red']);
  });

  test.each([
    ['blue', 'green'],
    ['red', 'blue'],
    ['yellow', 'red'],
    ['green', 'yellow'],
  ] as const)(
    '[MP-STD-7, MP-STD-8] %s places every token but the objects of that colour, which %s on the right places',
    (revealer, right) => {
      const tokens = COLOURS.flatMap((colour) => [`${colour}-troll`, `${colour}-sword`]);
      const board = multiplayerScene('standard-4', {
        open: true,
        faceUp: [3],
        at: {
          [`${revealer}-cleric`]: 'k13',
          [`${revealer}-rope`]: 'room 4',
          ...Object.fromEntries(tokens.map((token) => [token, 'room 4'])),
        },
        turn: revealer,
      });
      board.do({ type: 'reveal', piece: `${revealer}-cleric`, slot: 4, over: 'north' });
      const own = [`${revealer}-sword`, `${revealer}-rope`];
      const square = board.spot('l15');
      for (const token of own)
        expect(verdict(board, { type: 'place', piece: token, place: square })).toBe(
          'NOT_YOURS_TO_PLACE BD-PLACE-2',
        );
      const placed: string[] = [];
      for (let i = 0; board.stage === 'place'; i++) {
        const [action] = board.legal('place');
        if (action.type !== 'place') throw new Error('nothing to place');
        placed.push(`${asked(board)} ${action.piece}`);
        board.do({ ...action, place: square + i });
      }
      const theirs = tokens.filter((token) => !own.includes(token));
      expect(placed.slice(0, 7).sort()).toEqual(theirs.map((token) => `${revealer} ${token}`).sort());
      expect(placed.slice(7).sort()).toEqual(own.map((token) => `${right} ${token}`).sort());
      expect([board.stage, asked(board)]).toEqual(['act', revealer]);
    },
  );

  test('[MP-STD-8] with three players the right-hand one is he who plays just before', () => {
    const board = multiplayerScene('standard-3', {
      open: true,
      faceUp: [1],
      at: `
             k   l   m   n   o   p
        20   .  rRo  ?   ?   ?   ?
        19   .   ?   ?   ?   ?   ?
        18  rCl  ?   ?   ?   ?   ?
      `,
      turn: 'red',
    });
    board.do({ type: 'reveal', piece: 'red-cleric', slot: 2 });
    expect([board.stage, asked(board)]).toEqual(['place', 'blue']);
  });

  test('[MP-STD-12] in the middle of the maze the revealer names one of the four sides', () => {
    const scene: MultiplayerScene = { open: true, faceUp: [3], at: { 'blue-cleric': 'k13' } };
    const reveal: Action = { type: 'reveal', piece: 'blue-cleric', slot: 4 };
    const board = multiplayerScene('standard-4', scene);
    expect(verdict(board, reveal)).toBe('NAME_A_SIDE MP-STD-12');
    for (const over of ['north', 'east', 'south', 'west'] as const) {
      const other = multiplayerScene('standard-4', { ...scene, turned: { 4: 1 } });
      expect(other.do({ ...reveal, over })).toContainEqual({
        type: 'roomRevealed',
        by: 'blue-cleric',
        slot: 4,
        room: other.roomIn(4).id,
        turned: over === 'north' || over === 'south' ? 1 : 3,
        over: over === 'south' ? 'north' : over === 'west' ? 'east' : over,
        tokens: [],
      });
    }
  });

  test.each(['standard-3', 'standard-4'])(
    '[MP-STD-13] %s: each puts four characters on his own line and lays ten tokens in the rooms',
    (scenario) => {
      const game = startGame({ scenario });
      const { colours, layout } = game.position.ruleset;
      expect(game.stage).toBe('deploy');
      expect(game.seats).toEqual([...colours.keys()]);
      for (const [seat, colour] of colours.entries()) {
        const other = colours[(seat + 1) % colours.length];
        const piece = `${colour}-troll`;
        expect(game.why({ type: 'deploy', piece, place: game.dots(other)[0] }, seat)).toBe('NOT_YOUR_DOT');
        expect(game.why({ type: 'deploy', piece, place: game.dots(colour)[0] }, seat)).toBeNull();
        expect(game.why({ type: 'deploy', piece: `${colour}-rope`, place: game.dots(colour)[0] }, seat)).toBe(
          'NOT_A_CHARACTER',
        );
      }
      game.finish('deploy');
      for (const [seat, colour] of colours.entries()) {
        const here = game.pieces(seat, (where) => where < HELD);
        expect(new Set(here.map((id) => game.placeOf(id)))).toEqual(new Set(game.dots(colour)));
        expect(here).toHaveLength(4);
        expect(game.inHand(seat)).toHaveLength(10);
      }
      game.finish('lay');
      for (const seat of colours.keys())
        expect(game.pieces(seat, (where) => where >= AT_SLOT && where < IN_HAND)).toHaveLength(10);
      for (const [slot, { capacity }] of layout.slots.entries()) {
        const here = [...colours.keys()].flatMap((seat) =>
          game.pieces(seat, (where) => where === AT_SLOT + slot),
        );
        expect(here).toHaveLength(capacity);
      }
    },
  );
});

describe('the rules in short', () => {
  test('[MP-SUM-2] every enemy eliminated is one point, of whatever colour', () => {
    const board = plaza({
      at: `
             i   j
        14  bgo  .
        13  rWr ygo
        12  ggo  .
      `,
      turn: 'red',
      cards: { red: [0, 3, 3, 3], blue: [0], yellow: [0], green: [0] },
    });
    for (const [i, colour] of (['blue', 'yellow', 'green'] as const).entries()) {
      board.fight('red-warrior', `${colour}-goblin`, 3, 0);
      expect(board.where(`${colour}-goblin`)).toBe('killed');
      expect(board.points('red')).toBe(i + 1);
      expect(board.position.data[KILLS + board.seatOf('red')]).toBe(i + 1);
      expect(board.points(colour)).toBe(0);
    }
  });

  test('[MP-SUM-3, MP-SUM-4, MP-SUM-5] leaving: 1 VP, 2 for the Goblin, 1 more for a Treasure, anybody’s', () => {
    expect(scored('green-warrior')).toBe(1);
    expect(scored('green-warrior', 'green-treasure')).toBe(2);
    expect(scored('green-warrior', 'blue-treasure')).toBe(2);
    expect(scored('green-warrior', 'green-sword')).toBe(1);
    expect(scored('green-goblin')).toBe(2);
    expect(scored('green-goblin', 'yellow-treasure')).toBe(3);
  });

  test('[MP-SUM-6] a turn is an Action card, actions, and the taking back of four played cards', () => {
    const game = gameWith({ scenario: 'standard-4' }, { firstPlayer: 3 }).toFirstTurn();
    for (const cycle of [2, 3, 4, 5]) {
      for (const seat of [3, 0, 1, 2]) {
        expect([game.stage, game.seat]).toEqual(['card', seat]);
        expect(game.why({ type: 'endTurn' })).toBe('NOT_NOW');
        game.do({ type: 'playCard', card: cycle });
        expect([game.stage, game.position.data[POINTS + seat]]).toEqual(['act', 0]);
        expect(game.ap).toBe(cycle);
        const told = game.do({ type: 'endTurn' });
        expect(told.some(({ type }) => type === 'cardsTakenBack')).toBe(cycle === 5);
      }
    }
    for (const seat of count(4)) expect(actionCardsOf(game.position, seat)).toEqual([2, 3, 4, 5]);
  });

  test('[MP-SUM-7] reveal, rotate, move, combat, ability and object: 1 AP each', () => {
    const spent = (action: Action): number => {
      const board = plaza({
        faceUp: [3, 7],
        at: `
               g   h   i   j   k
          15   .   .   .   .  yGo
          14   .   .   .   .   .
          13   .   .  yMe  .   .
          12  ytr  .   .   .  yWi
          11  yCl  .   .   .  rTr
          yWi: holds yFw
        `,
        turn: 'yellow',
      });
      board.do(action);
      return 5 - board.ap;
    };
    const deeds: Action[] = [
      { type: 'reveal', piece: 'yellow-goblin', slot: 4, over: 'east' },
      { type: 'rotate', piece: 'yellow-mekanork', slot: 3, turn: 'cw' },
      { type: 'attack', piece: 'yellow-wizard', target: 'red-troll' },
      { type: 'heal', piece: 'yellow-cleric', target: 'yellow-troll' },
      { type: 'fireball', piece: 'yellow-wizard', target: 'red-troll' },
    ];
    expect(deeds.map(spent)).toEqual([1, 1, 1, 1, 1]);
    const walker = plaza({
      at: `
             k
        15  yGo
      `,
      turn: 'yellow',
    });
    walker.do(stroll(walker, 'yellow-goblin', 'j15', 'i15'));
    expect(walker.ap).toBe(4);
  });

  test('[MP-SUM-8] on the way: walls, gates, pits, hidden rooms, and figures of three other colours', () => {
    const board = multiplayerScene('standard-4', {
      rooms: { 3: '1cw', 4: '1ccw' },
      faceUp: [3, 4],
      at: `
             f   g   h   i   j   k   l   m   n   o   p
           +   +---+   +   +   +   +   +   +   +   +   +
        15   ? | .   .   .   .   o   . | . | o | . | .
               +   +---+---+---+   +   +---+   +---+   +
        14   ?  bClH .  bMe rtr|bTh| . | .   .   . | .
               +   +   +   +   +   +   +   +   +   +   +
        13   ?   . | .   *   . | .   . H .   .   . H .
               +   +   +   +   +   +   +   +   +   +   +
        12   ?   . |bGo bWr  .   .  rGo|yGo bTr gGo| .
               +   +---+   +---+---+   +---+   +   +   +
        11   ? | .   .   .   .   . |bWi| .   o   * | .
           +   +---+   +   +   +---+   +   +   +   +   +
        10   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
        bWr: holds bSw
      `,
    });
    const step = (piece: string, ...squares: string[]): string =>
      verdict(board, stroll(board, piece, ...squares));
    expect(step('blue-cleric', 'h14')).toBe('PORTCULLIS_CLOSED BD-MOVE-13');
    expect(step('blue-goblin', 'g12')).toBe('WALL BD-MOVE-14');
    expect(step('blue-goblin', 'i13')).toBe('NOT_NEXT_TO BD-MOVE-3');
    expect(step('blue-goblin', 'h13', 'h14', 'h13', 'h12')).toBe('legal');
    expect(step('blue-goblin', 'i12', 'j12')).toBe('legal');
    expect(step('blue-goblin', 'i12')).toBe('SQUARE_TAKEN BD-MOVE-6');
    expect(step('blue-goblin', 'i12', 'i13')).toBe('legal');
    expect(step('blue-mekanork', 'j14', 'j13')).toBe('legal');
    expect(step('blue-mekanork', 'j14')).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
    expect(step('blue-mekanork', 'i13', 'h13', 'h14', 'i14')).toBe('TOO_FAR BD-MOVE-1');
    expect(step('blue-warrior', 'i11', 'i10')).toBe('ROOM_UNREVEALED BD-MOVE-21');
    expect(step('blue-warrior', 'j12', 'k12', 'l12')).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
    expect(step('blue-troll', 'm12')).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
    expect(step('blue-troll', 'o12')).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
    expect(step('blue-troll', 'n11')).toBe('PIT BD-MOVE-16');
    expect(step('blue-troll', 'n13', 'n14')).toBe('legal');
    // An open gate is no obstacle.
    board.do(stroll(board, 'blue-mekanork', 'h14'));
    board.do(stroll(board, 'blue-thief', 'k13', 'k12', 'j12', 'j13', 'i13'));
    board.do(stroll(board, 'blue-mekanork', 'i14'));
    board.do(stroll(board, 'blue-thief', 'h13', 'h14'));
    board.do({ type: 'openGate', piece: 'blue-thief', at: { slot: 3, gate: 0 } });
    board.do({ type: 'endTurn' });
    for (const card of [2, 2, 2]) {
      board.do({ type: 'playCard', card });
      board.do({ type: 'endTurn' });
    }
    board.do({ type: 'playCard', card: 2 });
    expect(step('blue-cleric', 'h14', 'h13')).toBe('legal');
  });

  test('[MP-SUM-8] one’s own line is ground: onto it, along it and back', () => {
    const board = plaza({
      at: `
             u   v
        13  gGo  .
        12   .  gCl
      `,
      turn: 'green',
    });
    expect(verdict(board, stroll(board, 'green-goblin', 'v13', 'v12', 'v11'))).toBe('legal');
    expect(verdict(board, stroll(board, 'green-goblin', 'v13', 'v14', 'u14'))).toBe('legal');
    expect(verdict(board, stroll(board, 'green-goblin', 'v13', 'v12'))).toBe('SQUARE_TAKEN BD-MOVE-6');
  });

  test.each([
    ['an own figure', 'red-troll: 1', 'SQUARE_TAKEN BD-MOVE-6'],
    ['a blue figure', 'blue-troll: 1', 'ENEMY_IN_THE_WAY BD-MOVE-7'],
    ['a yellow figure', 'yellow-troll: 1', 'ENEMY_IN_THE_WAY BD-MOVE-7'],
    ['a green figure', 'green-troll: 1', 'ENEMY_IN_THE_WAY BD-MOVE-7'],
    ['a blue wounded', 'blue-troll: 1, wounded', 'ENEMY_WOUNDED_THERE BD-MOVE-10'],
    ['a yellow wounded', 'yellow-troll: 1, wounded', 'ENEMY_WOUNDED_THERE BD-MOVE-10'],
    ['a green wounded', 'green-troll: 1, wounded', 'ENEMY_WOUNDED_THERE BD-MOVE-10'],
    ['two other tokens', 'red-troll: 1, wounded, holds green-sword', 'THREE_PIECES BD-STACK-3'],
    ['an own wounded', 'red-troll: 1, wounded', 'legal'],
    ['an object', 'green-sword: 1', 'legal'],
  ] as const)('[MP-SUM-9] may a move end with %s?', (_what, other, answer) => {
    const board = plaza({
      at: `
             i   j
        13  rWr  1
        ${other}
      `,
      turn: 'red',
    });
    expect(verdict(board, stroll(board, 'red-warrior', 'j13'))).toBe(answer);
    const ends = board
      .legal('move', 'red-warrior')
      .map((action) => (action.type === 'move' && !action.handlings ? action.path.at(-1) : -1));
    expect(ends.includes(board.spot('j13'))).toBe(answer === 'legal');
  });

  test('[MP-SUM-9] nor on a pit', () => {
    const board = multiplayerScene('standard-4', {
      rooms: { 3: '1cw' },
      faceUp: [3],
      at: `
             h   i   j   k   l
                           +
        16   ?   ?   ?   ?   ?
           +   +   +   +   +   +
        15   .  rWi rWr  o   ?
           +---+---+---+   +
        14 H .   .   . |rTh| ?
           +   +   +   +   +
        13 | .   *   . | .   ?
      `,
      turn: 'red',
    });
    expect(verdict(board, stroll(board, 'red-warrior', 'k15'))).toBe('PIT BD-MOVE-16');
    expect(verdict(board, stroll(board, 'red-wizard', 'j15', 'k15'))).toBe('PIT_NO_STAY BD-PIT-11');
    expect(verdict(board, stroll(board, 'red-thief', 'k15'))).toBe('legal');
  });

  test('[MP-SUM-10] one action at a time: nothing else before a reveal is placed and a combat is fought', () => {
    const board = plaza({
      faceUp: [3],
      at: `
             i   j   k   l   m   n   o   p
        15   .   .  gGo bSw  ?   ?   ?   ?
        14   .   .   .   ?   ?   ?   ?   ?
        13  gTr  .   .   ?   ?   ?   ?   ?
        12  yCl  .   .   ?   ?   ?   ?   ?
      `,
      turn: 'green',
    });
    const step = stroll(board, 'green-goblin', 'j15');
    const attack: Action = { type: 'attack', piece: 'green-troll', target: 'yellow-cleric' };
    board.do({ type: 'reveal', piece: 'green-goblin', slot: 4, over: 'west' });
    for (const action of [step, attack, { type: 'endTurn' } as const])
      expect(verdict(board, action)).toBe('NOT_NOW BD-TURN-2');
    board.do({ type: 'place', piece: 'blue-sword', place: board.spot('n13') });
    board.do(attack);
    for (const colour of ['green', 'yellow'] as const) {
      expect(asked(board)).toBe(colour);
      for (const action of [step, { type: 'endTurn' } as const])
        expect(verdict(board, action)).toBe('NOT_NOW BD-TURN-2');
      for (const other of ['blue', 'red'] as const)
        expect(verdict(board, { type: 'layCard', card: 0 }, board.seatOf(other))).toBe(
          'NOT_YOUR_DECISION BD-TURN-17',
        );
      board.do({ type: 'layCard', card: 0 });
    }
    expect(verdict(board, step)).toBe('legal');
  });

  test('[MP-SUM-10] at most two tokens on a square after an action, though more on the way', () => {
    const board = plaza({
      at: `
             g   h   i   j   k
        13  yTh yWr gAr  .   .
        12   .   .   .   .  ycl
        11   .   .   .   .  yGo
        yGo: holds yTs
        yTh: holds rRo
        yWr: holds bSw
      `,
      turn: 'yellow',
    });
    const squares = ['h13', 'i13', 'j13'];
    expect(verdict(board, stroll(board, 'yellow-thief', ...squares))).toBe('legal');
    expect(verdict(board, stroll(board, 'yellow-thief', ...squares.slice(0, 2)))).toBe(
      'THREE_PIECES BD-STACK-3',
    );
    expect(verdict(board, stroll(board, 'yellow-goblin', 'k12'))).toBe('THREE_PIECES BD-STACK-3');
    const dropped = { step: 2, leave: 'red-rope' };
    expect(verdict(board, strollWith(board, 'yellow-thief', squares, dropped))).toBe(
      'TWO_OBJECTS BD-STACK-5',
    );
    const swapped = { step: 2, leave: 'red-rope', take: 'green-armor' };
    expect(verdict(board, strollWith(board, 'yellow-thief', squares, swapped))).toBe('legal');
  });
});
