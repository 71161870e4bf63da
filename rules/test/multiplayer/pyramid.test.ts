import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import {
  ACTIVE,
  ARRANGEMENT,
  ENDING,
  ENDINGS,
  FACE_UP,
  FIRST_PLAYER,
  IN_HAND,
  KILLS,
  ROOM_IN,
  SLOT,
  TURNED,
  WINNERS,
} from '../../src/model/fields.ts';
import { isFaceUp, placeOf, whereIs } from '../../src/model/position.ts';
import { groundKey } from '../../src/queries/search-keys.ts';
import { asTheTurnLeavesIt } from '../../src/queries/turned-rooms.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf } from '../../src/view/view.ts';
import { heard } from '../../testing/fighting.ts';
import {
  type MultiplayerBoard,
  multiplayerGame,
  multiplayerScene,
  type MultiplayerScene,
} from '../../testing/multiplayer-scene.ts';

const TOP = 0;
const SOUTH = 2;
const LEVEL_OF = [5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2];
const slotsOf = (level: number): number[] => LEVEL_OF.flatMap((of, slot) => (of === level ? [slot] : []));

const allBut = (hidden: number): number[] => [...LEVEL_OF.keys()].filter((slot) => slot !== hidden);

/** Rooms without walls, all face up: what touches what is the map's doing alone. */
const open = (scene: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('pyramid-4', { open: true, faceUp: 'all', ...scene });

const walk = (scene: MultiplayerBoard, piece: string, ...squares: readonly string[]): string | null =>
  scene.why({ type: 'move', piece, path: squares.map((name) => scene.square(name)) });

/** Performs the first legal action of whoever decides, as long as one of these stages is open. */
function playOn(
  game: MultiplayerBoard,
  stages: readonly string[],
  each: (game: MultiplayerBoard) => void = () => {},
): void {
  while (stages.includes(game.stage)) {
    each(game);
    game.do(game.legal()[0]);
  }
}

const isCharacter = (game: MultiplayerBoard, id: string): boolean =>
  game.position.ruleset.pieces.isCharacter[game.piece(id)] === 1;

/** How many pieces of a seat are of a sort and where this says. */
const count = (game: MultiplayerBoard, test: (id: string, seat: number) => boolean): number => {
  const { ids, owner } = game.position.ruleset.pieces;
  return ids.filter((id, piece) => test(id, owner[piece])).length;
};
const onLines = (game: MultiplayerBoard, seat: number): number =>
  count(game, (id, owner) => owner === seat && game.placeOf(id) >= game.position.ruleset.layout.linesFrom);

describe('set-up', () => {
  test('[MP-PYR-1] four sit at it; three have a version of their own', () => {
    expect(multiplayerGame({ scenario: 'pyramid-4' }, 'seats').position.ruleset.colours).toEqual([
      'blue',
      'red',
      'yellow',
      'green',
    ]);
    expect(multiplayerGame({ scenario: 'pyramid-3' }, 'seats').position.ruleset.seats).toBe(3);
  });

  test('[MP-PYR-2, MP-RULING-34] room A lies on top, the other fifteen by chance, all face down', () => {
    const layouts = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const game = multiplayerGame({ scenario: 'pyramid-4' }, `rooms ${seed}`);
      const rooms = LEVEL_OF.map((_, slot) => game.roomIn(slot).id);
      expect(rooms[TOP]).toBe('9cw');
      expect(new Set(rooms).size).toBe(16);
      for (const slot of LEVEL_OF.keys()) expect(isFaceUp(game.position, slot)).toBe(false);
      layouts.add(rooms.join());
    }
    expect(layouts.size).toBe(12);
  });

  test('[MP-RULING-34] another room may be chosen for the top', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4', rules: { topRoom: '11ccw' } }, 'other');
    expect(game.roomIn(TOP).id).toBe('11ccw');
    expect(LEVEL_OF.slice(1).some((_, slot) => game.roomIn(slot + 1).id === '9cw')).toBe(true);
  });

  test('[MP-RULING-34] everybody knows which room is on top; how it is turned, nobody does', () => {
    const { position } = multiplayerGame({ scenario: 'pyramid-4' }, 'secret');
    const chance = new Chance('worlds');
    const worlds = Array.from({ length: 40 }, () => sample(viewOf(position, 'spectator'), chance));
    expect(new Set(worlds.map(({ data }) => data[ROOM_IN + TOP])).size).toBe(1);
    expect(new Set(worlds.map(({ data }) => data[ROOM_IN + 1])).size).toBeGreaterThan(3);
    expect(new Set(worlds.map(({ data }) => data[SLOT + TOP] & TURNED)).size).toBe(4);
  });

  test('[MP-PYR-4] each chooses six of the eight characters and has all six objects', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4' }, 'teams');
    expect(game.stage).toBe('choose');
    const choices = game.legal('choose', undefined, 2);
    expect(choices).toHaveLength(8);
    for (const action of choices) expect(isCharacter(game, 'piece' in action ? action.piece : '')).toBe(true);
    playOn(game, ['choose']);
    for (const seat of [0, 1, 2, 3]) {
      const taken = (id: string, owner: number): boolean =>
        owner === seat && whereIs(game.position, game.piece(id)) === IN_HAND;
      expect(count(game, (id, owner) => taken(id, owner) && isCharacter(game, id))).toBe(6);
      expect(count(game, (id, owner) => taken(id, owner) && !isCharacter(game, id))).toBe(6);
    }
  });

  test('[MP-PYR-5] five levels: lines, six rooms, five, four, one', () => {
    const { slots, plan } = multiplayerGame({ scenario: 'pyramid-4' }, 'levels').position.ruleset.layout;
    expect([5, 4, 3, 2].map((level) => slots.filter((slot) => slot.level === level).length)).toEqual([
      1, 4, 5, 6,
    ]);
    // A higher level lies further north, and the lines are the deepest of all.
    expect([5, 4, 3, 2].map((level) => slots.find((slot) => slot.level === level)?.y)).toEqual([
      0, 5, 10, 15,
    ]);
    expect(plan.lines.map(({ y }) => y)).toEqual([20, 20, 20]);
  });

  test('[MP-PYR-6] lots decide who is first, and everybody hears it', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const game = multiplayerGame({ scenario: 'pyramid-4' }, `lots ${seed}`);
      playOn(game, ['choose']);
      const seat = game.position.data[FIRST_PLAYER];
      expect(game.events).toContainEqual({ type: 'lotDrawn', lot: 'firstPlacer', seat });
      expect(game.seat).toBe(seat);
      first.add(seat);
    }
    expect([...first].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  test('[MP-PYR-7, MP-PYR-8, MP-PYR-9] in turn, one on any free dot of any line, until all twelve are taken', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4' }, 'deploy');
    playOn(game, ['choose']);
    const dots = game.position.ruleset.layout.lines.flatMap((line) => line.dots);
    expect(dots).toHaveLength(12);
    const first = game.seat;
    const laidBy: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      expect(game.stage).toBe('deploy');
      expect(game.seat).toBe((first + turn) % 4);
      const free = dots.slice(turn);
      const offered = game.legal('deploy').map((action) => ('place' in action ? action.place : -1));
      expect([...new Set(offered)].sort((a, b) => a - b)).toEqual(free);
      laidBy.push(game.seat);
      const [action] = game.legal('deploy').filter((one) => 'place' in one && one.place === dots[turn]);
      const { seat } = game;
      // Face down: the others hear that a dot is taken, not by whom.
      expect(heard(game, action, (seat + 1) % 4)).toEqual([
        { type: 'pieceDeployed', seat, piece: 'hidden', place: dots[turn] },
      ]);
    }
    expect([0, 1, 2, 3].map((seat) => onLines(game, seat))).toEqual([3, 3, 3, 3]);
    // Four colours on each line.
    expect([0, 4, 8].map((from) => new Set(laidBy.slice(from, from + 4)).size)).toEqual([4, 4, 4]);
    expect(game.stage).toBe('lay');
  });

  test('[MP-PYR-7] a dot is taken by one token only', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4' }, 'taken');
    playOn(game, ['choose']);
    const [action] = game.legal('deploy');
    game.do(action);
    const again = game.legal('deploy')[0];
    const place = 'place' in action ? action.place : -1;
    const piece = 'piece' in again ? again.piece : '';
    expect(game.why({ type: 'deploy', piece, place })).toBe('DOT_TAKEN');
  });

  test('[MP-PYR-10, MP-PYR-11, MP-PYR-12, MP-PYR-13, MP-PYR-14, MP-RULING-45] level by level, each kind in its place', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4' }, 'lay');
    playOn(game, ['choose', 'deploy']);
    const { layout } = game.position.ruleset;
    const filled: number[] = [];
    let last = '';
    const first = game.seat;
    let turn = 0;
    while (game.stage === 'lay') {
      expect(game.seat).toBe((first + turn++) % 4);
      const level = turn <= 12 ? 2 : turn <= 27 ? 3 : turn <= 35 ? 4 : 5;
      const offers = game.legal('lay');
      for (const action of offers) {
        expect(LEVEL_OF['slot' in action ? action.slot : -1]).toBe(level);
        expect(isCharacter(game, 'piece' in action ? action.piece : '')).toBe(level === 2);
      }
      const action = offers[offers.length - 1];
      const { seat } = game;
      const slot = 'slot' in action ? action.slot : -1;
      expect(heard(game, action, (seat + 1) % 4)[0]).toEqual({
        type: 'tokenLaid',
        seat,
        piece: 'hidden',
        slot,
      });
      filled.push(slot);
      last = 'piece' in action ? action.piece : '';
    }
    expect(turn).toBe(36);
    layout.slots.forEach(({ capacity }, slot) => {
      expect(filled.filter((one) => one === slot)).toHaveLength(capacity);
    });
    expect(filled[35]).toBe(TOP);
    expect(game.where(last)).toBe('at room 0');
    expect(isCharacter(game, last)).toBe(false);
    expect(game.stage).toBe('card');
    expect(positionFault(game.position)).toBeNull();
  });

  test('[MP-PYR-10, MP-PYR-11, MP-PYR-12, MP-PYR-13] why a token may not be laid', () => {
    const game = multiplayerGame({ scenario: 'pyramid-4' }, 'refused');
    playOn(game, ['choose', 'deploy']);
    const colour = game.position.ruleset.colours[game.seat];
    const rope = `${colour}-rope`;
    const [first] = game.legal('lay');
    const hero = 'piece' in first ? first.piece : '';
    expect(game.refusal({ type: 'lay', piece: rope, slot: 5 })).toMatchObject({
      code: 'LOWER_LEVEL_FIRST',
      rule: 'MP-PYR-11',
    });
    expect(game.why({ type: 'lay', piece: rope, slot: 10 })).toBe('WRONG_KIND_FOR_ROOM');
    for (const slot of [5, 1, TOP])
      expect(game.why({ type: 'lay', piece: hero, slot })).toBe('WRONG_KIND_FOR_ROOM');
    expect(game.why({ type: 'lay', piece: hero, slot: 10 })).toBeNull();
    playOn(game, ['lay'], () => {
      const mine = game.legal('lay').find((action) => 'piece' in action && isCharacter(game, action.piece));
      const laid = slotsOf(2).find((slot) => count(game, (id) => game.where(id) === `at room ${slot}`) === 2);
      const full = mine && laid !== undefined && 'piece' in mine ? { piece: mine.piece, slot: laid } : null;
      expect(full && game.why({ type: 'lay', ...full })).toBe(full && 'ROOM_FULL');
    });
  });

  test('[MP-PYR-15] a token of the wrong kind is removed when its room is revealed, and nobody scores', () => {
    const scene = open({
      options: { rules: { allowMisplacement: true } },
      faceUp: [],
      at: `
            a   b   c   d   e
        5  rTh rRo  ?   ?   ?
        0   .   :  bWr  :   .
      `,
    });
    const told = scene.do({ type: 'reveal', piece: 'blue-warrior', slot: 10, over: 'south' });
    expect(told).toContainEqual({ type: 'pieceRemoved', piece: 'red-rope' });
    expect(scene.where('red-rope')).toBe('removed');
    expect(scene.where('red-thief')).toBe('at room 10');
    expect(scene.stage).toBe('place');
    expect(['blue', 'red', 'yellow', 'green'].map((one) => scene.points(one as 'blue'))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});

describe('three players', () => {
  test('[MP-PYR-31, MP-PYR-32, MP-PYR-33, MP-RULING-44] four each on the lines; the rooms hold what is left', () => {
    const game = multiplayerGame({ scenario: 'pyramid-3' }, 'three');
    const { slots } = game.position.ruleset.layout;
    expect([5, 4, 3, 2].map((level) => slotsOf(level).map((slot) => slots[slot].capacity))).toEqual([
      [0],
      [2, 2, 2, 2],
      [2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1, 1],
    ]);
    playOn(game, ['choose', 'deploy']);
    expect([0, 1, 2].map((seat) => onLines(game, seat))).toEqual([4, 4, 4]);
    playOn(game, ['lay'], () => {
      for (const action of game.legal('lay')) {
        const level = LEVEL_OF['slot' in action ? action.slot : -1];
        expect(isCharacter(game, 'piece' in action ? action.piece : '')).toBe(level === 2);
        expect(level).toBeLessThan(5);
      }
    });
    expect(game.stage).toBe('card');
    expect(slotsOf(5).map((slot) => count(game, (id) => game.where(id) === `at room ${slot}`))).toEqual([0]);
  });

  test('[MP-RULING-44] three each on the lines is a setting', () => {
    const game = multiplayerGame({ scenario: 'pyramid-3', rules: { pyramidStarters: 3 } }, 'literal');
    playOn(game, ['choose', 'deploy']);
    expect([0, 1, 2].map((seat) => onLines(game, seat))).toEqual([3, 3, 3]);
    expect(slotsOf(2).map((slot) => game.position.ruleset.layout.slots[slot].capacity)).toEqual([
      1, 2, 1, 2, 1, 2,
    ]);
    playOn(game, ['lay']);
    expect(game.stage).toBe('card');
  });
});

describe('the lines', () => {
  test('[MP-PYR-3, MP-PYR-9, MP-RULING-21, MP-RULING-22] everybody walks on all three, one strip, and leaves by none', () => {
    const scene = open({
      at: `
            i   j   k   l   m   n   o   p   q   r   s   t   u   v
        0  bWr  .   .   :   .   :   .   .   :   .   :   .   .  gTh
      `,
    });
    const strip = [9, 10].map((square) => scene.lineSquare(0, square));
    const beyond = [1, 2].map((square) => scene.lineSquare(1, square));
    scene.do({ type: 'move', piece: 'blue-warrior', path: [...strip, ...beyond] });
    expect(scene.placeOf('blue-warrior')).toBe(beyond[1]);
    expect(scene.points('blue')).toBe(0);
    scene.do({ type: 'endTurn' });
    const other = open({
      at: `
            t   u   v
        0   .   .  gTh
      `,
      turn: 'green',
    });
    const path = [other.square('v0'), other.square('u0'), other.square('t0')];
    other.do({ type: 'move', piece: 'green-thief', path });
    expect(other.where('green-thief')).toBe(other.square('t0'));
  });

  test('[MP-PYR-30] from a line one gets into level 2, and from there up', () => {
    const scene = open({
      at: `
            h
        2   .
        1   .
        0  bWr
      `,
    });
    expect(walk(scene, 'blue-warrior', 'h0', 'h1', 'h2')).toBeNull();
    const ends = scene
      .legal('move', 'blue-warrior')
      .map((action) => ('path' in action ? action.path.at(-1) : -1) ?? -1);
    const rooms = ends.filter((place) => place < 16 * 25).map((place) => LEVEL_OF[Math.floor(place / 25)]);
    expect(rooms.length).toBeGreaterThan(0);
    expect(new Set(rooms)).toEqual(new Set([2]));
    const higher = open({
      at: `
            h
        7   .
        6   .
        5  bWr
      `,
    });
    expect(walk(higher, 'blue-warrior', 'h5', 'h6', 'h7')).toBeNull();
  });

  test('[MP-PYR-17] a character on a line cannot be attacked', () => {
    const scene = open({
      at: `
            g   h
        1  rGo bWr
        0   :  rTh
      `,
    });
    expect(scene.refusal({ type: 'attack', piece: 'blue-warrior', target: 'red-thief' })).toMatchObject({
      code: 'NO_ATTACK_ON_LINES',
      rule: 'MP-PYR-17',
    });
    expect(scene.why({ type: 'attack', piece: 'blue-warrior', target: 'red-goblin' })).toBeNull();
    expect(scene.legal('attack').map((action) => 'target' in action && action.target)).toEqual([
      'red-goblin',
    ]);
  });

  test('[MP-PYR-17, MP-RULING-24] nor a wounded there', () => {
    const scene = open({
      at: `
            h
        1  bWr
        0  rth
      `,
    });
    expect(scene.why({ type: 'attack', piece: 'blue-warrior', target: 'red-thief' })).toBe(
      'NO_ATTACK_ON_LINES',
    );
  });

  test('[MP-RULING-23] from a line one may attack; one joins by adjacency and is wounded with the side that loses', () => {
    const attacking = open({
      at: `
            g   h
        1  rGo bWr
        0   :  rTh
      `,
      turn: 'red',
    });
    expect(attacking.why({ type: 'attack', piece: 'red-thief', target: 'blue-warrior' })).toBeNull();
    const joining = open({
      at: `
            g   h
        1  rGo bWr
        0   :  rTh
      `,
      ap: 2,
    });
    const result = joining.fight('blue-warrior', 'red-goblin', 6, 0);
    // Warrior 3 + 6 against Goblin 1 and Thief 2, who stands on the line.
    expect(result).toEqual({ attack: 9, defence: 3, winner: 0 });
    expect(joining.isWounded('red-thief')).toBe(true);
    expect(joining.isWounded('red-goblin')).toBe(true);
  });

  test('[MP-PYR-18] a fireball reaches whoever stands on a line', () => {
    const scene = open({
      at: `
            h
        3  bWi
        2   .
        1   .
        0  rTh
        bWi: holds bFw
      `,
    });
    scene.do({ type: 'fireball', piece: 'blue-wizard', target: 'red-thief' });
    expect(scene.where('red-thief')).toBe('killed');
  });

  test('[MP-PYR-19, MP-RULING-25] on a line enemies are passed, but nobody ends on them', () => {
    const scene = open({
      at: `
            c   d   e   f
        0  bWr rTh ggo  .
      `,
    });
    const path = [3, 4, 5, 6].map((square) => scene.lineSquare(0, square));
    expect(scene.why({ type: 'move', piece: 'blue-warrior', path })).toBeNull();
    expect(scene.why({ type: 'move', piece: 'blue-warrior', path: path.slice(0, 2) })).toBe('SQUARE_TAKEN');
    expect(scene.why({ type: 'move', piece: 'blue-warrior', path: path.slice(0, 3) })).toBe(
      'ENEMY_WOUNDED_THERE',
    );
  });

  test('[MP-PYR-19] in a room enemies bar the way as ever', () => {
    const scene = open({
      at: `
            h   i   j
        2  bWr rTh  .
      `,
    });
    expect(walk(scene, 'blue-warrior', 'h2', 'i2', 'j2')).toBe('ENEMY_IN_THE_WAY');
  });

  test('[MP-RULING-26] whoever passes takes nothing from an enemy figure', () => {
    const scene = open({
      at: `
            c   d   e
        0  bWr rTh  .
        rTh: holds rRo
      `,
    });
    const path = [3, 4, 5].map((square) => scene.lineSquare(0, square));
    const handlings = [{ step: 1, take: 'red-rope' }];
    expect(scene.why({ type: 'move', piece: 'blue-warrior', path, handlings })).toBe('HELD_BY_ENEMY');
  });

  test('[MP-RULING-27] from a line any figure reveals the rooms along that line, not those of the next', () => {
    const scene = open({
      faceUp: [],
      at: `
            o
        0  rTh
      `,
      turn: 'red',
    });
    const slots = scene.legal('reveal').map((action) => ('slot' in action ? action.slot : -1));
    expect(new Set(slots)).toEqual(new Set([12, 13]));
  });
});

describe('the rooms', () => {
  test('[MP-RULING-8] a room along a line is offered without a choice of sides: the line holds nothing in', () => {
    const scene = open({
      faceUp: [],
      at: `
            b
        0  bWr
      `,
    });
    expect(scene.legal('reveal')).toEqual([
      { type: 'reveal', piece: 'blue-warrior', slot: 10 },
      { type: 'reveal', piece: 'blue-warrior', slot: 11 },
    ]);
    // The outer room is free in the south and the west, the next one in the south alone.
    for (const slot of [10, 11]) {
      const over = (side: 'south' | 'west'): string | null =>
        scene.why({ type: 'reveal', piece: 'blue-warrior', slot, over: side });
      expect([over('south'), over('west')]).toEqual([null, 'SIDE_NOT_FREE']);
    }
  });

  test('[MP-PYR-16, MP-RULING-35] a revealed room lies where the map has it, half a room aside of two others', () => {
    const scene = open({
      faceUp: [2, 6, 7],
      at: `
             n   o   p   q   r
        20   ?   ?   ?   ?   ?
        19   ?   ?   ?   ?   ?
        18   ?   ?   ?   ?   ?
        17   ?   ?   ?   ?   ?
        16   ?   ?   ?   ?   ?
        15  bWr  .   ?   ?   ?
      `,
    });
    const below = scene.square('n15');
    scene.do({ type: 'reveal', piece: 'blue-warrior', slot: TOP, over: 'north' });
    expect(Math.floor(scene.square('n20') / 25)).toBe(TOP);
    expect(Math.floor(scene.square('r16') / 25)).toBe(TOP);
    expect([scene.place(12, 4), scene.place(18, 4), scene.place(13, -1)]).toEqual([-1, -1, -1]);
    expect(scene.square('n15')).toBe(below);
    expect(walk(scene, 'blue-warrior', 'n15', 'n16', 'n17')).toBeNull();
  });

  test('[MP-RULING-35] the room on top meets two rooms below it, two squares and three', () => {
    const scene = open({
      at: `
             o   p
        16  bWr  .
        15   .   .
        14   .   .
      `,
    });
    expect(walk(scene, 'blue-warrior', 'o16', 'o15')).toBeNull();
    expect(walk(scene, 'blue-warrior', 'o16', 'p16', 'p15', 'p14')).toBeNull();
    expect([14, 15].map((x) => Math.floor(scene.place(x, 5) / 25))).toEqual([2, 3]);
  });
});

const ON_TOP = `
       n   o   p   q   r
  20   .   .   .   .   .
  19   .   .   .   .   .
  18   .   .  bWr  .   .
  17   .   .   .   .   .
  16   .   .   .   .   .
`;
/** Somebody on the gear of the top room, with company there and below; he has lifted it. */
const risen = (at: MultiplayerScene['at'] = ON_TOP, scene: MultiplayerScene = {}): MultiplayerBoard => {
  const made = open({ at, ...scene });
  made.do({ type: 'lift', piece: 'blue-warrior' });
  return made;
};

/** What is wrong with how the rooms lie, by the mechanism alone. */
const mechanismFault = ({ position }: MultiplayerBoard): string | null =>
  position.ruleset.policies.boardEffects.fault?.(position)?.en ?? null;

describe('the lift', () => {
  test('[MP-PYR-24] one point, on the gear of the top room', () => {
    const scene = open({
      at: `
             m   n   o   p
        20      bTr  .   .
        19       .   .   .
        18       .   .  bWr
        13  bTh  .   .   .
      `,
      ap: 3,
    });
    expect(scene.legal('lift')).toEqual([{ type: 'lift', piece: 'blue-warrior' }]);
    expect(scene.refusal({ type: 'lift', piece: 'blue-troll' })).toMatchObject({
      code: 'NOT_ON_GEAR',
      rule: 'MP-PYR-24',
    });
    expect(scene.refusal({ type: 'lift', piece: 'blue-thief' })).toMatchObject({
      code: 'GEAR_MOVES_NOTHING',
      rule: 'MP-PYR-24',
    });
    const told = scene.do({ type: 'lift', piece: 'blue-warrior' });
    expect(told).toEqual([{ type: 'roomLifted', by: 'blue-warrior', slot: TOP }]);
    expect(scene.ap).toBe(2);
    expect(scene.arrangement).toBe(1);
    expect(mechanismFault(scene)).toBeNull();
  });

  test('[MP-PYR-24] only by a figure of the active player that can act', () => {
    const wounded = open({
      at: `
             p
        18  bwr
      `,
    });
    expect(wounded.why({ type: 'lift', piece: 'blue-warrior' })).toBe('WOUNDED_CANNOT_ACT');
    const other = open({
      at: `
             p
        18  rWr
      `,
    });
    expect(other.why({ type: 'lift', piece: 'red-warrior' })).toBe('NOT_YOUR_PIECE');
    const poor = open({
      at: `
             p
        18  bWr
      `,
      ap: 0,
    });
    expect(poor.why({ type: 'lift', piece: 'blue-warrior' })).toBe('NO_POINTS');
    expect([wounded, other, poor].flatMap((scene) => scene.legal('lift'))).toEqual([]);
  });

  test('[MP-RULING-36] a room that lies face down is not lifted from anywhere', () => {
    const faceUp = allBut(TOP);
    const scene = open({
      faceUp,
      at: `
             m
        13  bWr
      `,
    });
    expect(scene.legal('lift')).toEqual([]);
    scene.position.data[ARRANGEMENT] = 1;
    expect(mechanismFault(scene)).toContain('face down');
  });

  test('[MP-RULING-40] it is not lifted twice in a turn', () => {
    const scene = risen();
    expect(scene.refusal({ type: 'lift', piece: 'blue-warrior' })).toMatchObject({
      code: 'ALREADY_LIFTED',
      rule: 'MP-RULING-40',
    });
    expect(scene.legal('lift')).toEqual([]);
  });
});

/** The slots in which a figure could end a move. */
const ends = (scene: MultiplayerBoard, piece: string): Set<number> =>
  new Set(
    scene.legal('move', piece).map((one) => Math.floor((('path' in one && one.path.at(-1)) || 0) / 25)),
  );

describe('while the room is up', () => {
  test('[MP-PYR-25, MP-RULING-37] nobody walks in or out', () => {
    const docked = open({
      at: `
             o   p
        16  bTr  .
        15   .  bTh
      `,
    });
    const [inside, below] = [docked.square('o16'), docked.square('o15')];
    const up = risen(`
           o   p
      18   .  bWr
      17   .   .
      16  bTr  .
      15   .  bTh
    `);
    expect(docked.why({ type: 'move', piece: 'blue-troll', path: [inside, below] })).toBeNull();
    expect(up.why({ type: 'move', piece: 'blue-troll', path: [inside, below] })).toBe('NOT_NEXT_TO');
    expect(ends(docked, 'blue-thief').has(TOP)).toBe(true);
    expect(ends(up, 'blue-thief').has(TOP)).toBe(false);
    expect(ends(up, 'blue-troll')).toEqual(new Set([TOP]));
  });

  test('[MP-PYR-25, MP-RULING-37] nobody fights or sees across', () => {
    const docked = open({
      at: `
             o
        16  bWi
        15  rTh
        bWi: holds bFw
      `,
    });
    const up = risen(`
           o   p
      18   .  bWr
      17   .   .
      16  bWi  .
      15  rTh  .
      bWi: holds bFw
    `);
    const attack = { type: 'attack', piece: 'blue-wizard', target: 'red-thief' } as const;
    const fireball = { type: 'fireball', piece: 'blue-wizard', target: 'red-thief' } as const;
    expect([docked.why(attack), docked.why(fireball)]).toEqual([null, null]);
    expect(up.why(attack)).toBe('NOT_ADJACENT');
    expect(up.why(fireball)).toBe('NOT_IN_SIGHT');
  });

  test('[MP-PYR-25, MP-RULING-37] nobody steps through a wall across', () => {
    const scene = {
      open: false,
      rooms: { [TOP]: '9cw', 3: '1ccw' },
      at: `
             n   o   p   q   r
        18 |bWr  . | .   . H .
           +   +---+   +   +   +
        17 | .   .   o   . | . |
           +   +---+---+   +   +
        16   .   .   .  bWa| .
           +---+   +---+---+   +
        15   . | .   . | . | o |
           +   +---+   +---+   +
        14 | .   .   . | .   .
      `,
    };
    const step = { type: 'wallWalk', piece: 'blue-wall-walker', to: 3 * 25 + 1 } as const;
    expect(open(scene).why(step)).toBeNull();
    const up = open(scene);
    up.do({ type: 'lift', piece: 'blue-warrior' });
    expect(up.why(step)).toBe('NO_WALL_THERE');
  });

  test('[MP-PYR-25, MP-RULING-37] nobody jumps across', () => {
    // A pit of the room below lies right under the open south-eastern corner of the top room.
    const scene = {
      open: false,
      rooms: { [TOP]: '9cw', 3: '1ccw' },
      at: `
             n   o   p   q   r
        18 |bWr  . | .   . H .
           +   +---+   +   +   +
        17 | .   .   o   . | . |
           +   +---+---+   +   +
        16   .   .   .   . |bTh
           +---+   +---+---+   +
        15   . | .   . | . | o |
           +   +---+   +---+   +
        14 | .   .   . | .   .
      `,
    };
    const jump = { type: 'jump', piece: 'blue-thief', pit: 3 * 25 + 2, to: 3 * 25 + 7 } as const;
    expect(open(scene).why(jump)).toBeNull();
    const up = open(scene);
    up.do({ type: 'lift', piece: 'blue-warrior' });
    expect(up.why(jump)).toBe('PIT_NOT_ADJACENT');
    expect(up.legal('jump', 'blue-thief')).toEqual([]);
  });

  test('[MP-PYR-25, MP-RULING-37] nobody in it reveals a room below, and it takes no part in revealing there', () => {
    const faceUp = allBut(2);
    const reveal = { type: 'reveal', piece: 'blue-troll', slot: 2, over: 'west' } as const;
    expect(
      open({
        faceUp,
        at: `
               o
          16  bTr
          10  bTh
        `,
      }).why(reveal),
    ).toBeNull();
    const up = risen(
      `
             o   p
        18   .  bWr
        17   .   .
        16  bTr  .
        10  bTh  .
      `,
      { faceUp },
    );
    expect(up.why(reveal)).toBe('NO_ACCESS');
    // Held on all sides, it may be flipped over any; with the top room away, it is pulled out to the north.
    const over = (scene: MultiplayerBoard, side: 'north' | 'west'): string | null =>
      scene.why({ ...reveal, piece: 'blue-thief', over: side });
    const docked = open({
      faceUp,
      at: `
             o
        16  bTr
        10  bTh
      `,
    });
    expect([over(docked, 'north'), over(docked, 'west')]).toEqual([null, null]);
    expect([over(up, 'north'), over(up, 'west')]).toEqual([null, 'SIDE_NOT_FREE']);
  });

  test('[MP-RULING-37] inside everything goes on: walking, fighting, turning', () => {
    const up = risen(
      `
             n   o   p
        20  bTr  .   .
        19   .   .  rTh
        18   .   .  bWr
      `,
      { rooms: { [TOP]: '9cw' } },
    );
    expect(up.why({ type: 'move', piece: 'blue-troll', path: [0, 1] })).toBeNull();
    expect(up.why({ type: 'attack', piece: 'blue-warrior', target: 'red-thief' })).toBeNull();
    up.do({ type: 'rotate', piece: 'blue-warrior', slot: TOP, turn: 'cw' });
    expect(up.turned(TOP)).toBe(1);
    expect(up.arrangement).toBe(1);
  });

  test('[MP-RULING-37] its twin still turns it', () => {
    const up = risen(
      `
             f   g   h   i   j   k   l   m   n   o   p
        18                                   .   .  bWr
         8  bTr  .   .   .   .   *   .   .   .   .   *
      `,
      { rooms: { [TOP]: '9cw', 5: '9ccw' } },
    );
    up.do({ type: 'rotate', piece: 'blue-troll', slot: TOP, turn: 'cw' });
    expect(up.turned(TOP)).toBe(1);
  });

  test('[MP-PYR-25] the rooms below are as before once it is back', () => {
    const scene = risen(`
           o   p
      18   .  bWr
      17   .   .
      16  bTr  .
      15  rTh  .
    `);
    const { neighbour, blocks } = scene.position.ruleset.terrain;
    scene.do({ type: 'endTurn' });
    scene.position.ruleset.terrain.refresh(scene.position);
    const south = scene.square('o15') * 4;
    expect([neighbour[south], blocks[south]]).toEqual([scene.square('o16'), 0]);
    expect(neighbour[scene.square('o16') * 4 + SOUTH]).toBe(scene.square('o15'));
  });
});

describe('leaving', () => {
  test('[MP-PYR-23] while the top room is down there is no way out at all', () => {
    const at = `
           a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p
      20                                                      bTh  .   .
      19                                                       .   .   .
      18                                                       .   .  bWr
       0  bGo  :   .   :   .   .   :   .   :   .   .   :   .   :   .   .
    `;
    const scene = open({ at });
    expect(scene.legal('leave')).toEqual([]);
    expect(scene.refusal({ type: 'leave', piece: 'blue-thief' })).toMatchObject({ code: 'NOT_AT_SURFACE' });
    for (const action of scene.legal('move')) {
      const copy = open({ at });
      copy.do(action);
      expect(copy.points('blue')).toBe(0);
    }
  });

  test('[MP-PYR-26, MP-RULING-38] each figure of the active player in it may leave, for a point each, from any square', () => {
    const scene = risen(`
           n   o   p   q   r
      20   .   .   .   .  bTr
      19   .  rTh  .   .   .
      18   .   .  bWr  .   .
      17   .   .   .   .   .
      16  bTh  .   .   .   .
      15   .  bGo  .   .   .
    `);
    const leavers = scene.legal('leave').map((action) => 'piece' in action && action.piece);
    expect(new Set(leavers)).toEqual(new Set(['blue-thief', 'blue-troll', 'blue-warrior']));
    expect(scene.refusal({ type: 'leave', piece: 'blue-goblin' })).toMatchObject({
      code: 'NOT_AT_SURFACE',
      rule: 'MP-PYR-26',
    });
    expect(scene.why({ type: 'leave', piece: 'red-thief' })).toBe('NOT_YOUR_PIECE');
    scene.do({ type: 'leave', piece: 'blue-thief' });
    scene.do({ type: 'leave', piece: 'blue-warrior' });
    expect(scene.ap).toBe(2);
    expect(scene.where('blue-warrior')).toBe('left');
    expect(scene.points('blue')).toBe(2);
    expect(scene.arrangement).toBe(1);
  });

  test('[MP-PYR-26, MP-RULING-38] not a wounded, not one who was healed in this turn, not without a point', () => {
    const scene = risen(
      `
             n   o   p   q   r
        20  bth  .   .   .  bTr
        19   .   .   .   .   .
        18   .   .  bWr  .   .
        bTr: spent
      `,
      { ap: 2 },
    );
    expect(scene.why({ type: 'leave', piece: 'blue-thief' })).toBe('WOUNDED_CANNOT_ACT');
    expect(scene.why({ type: 'leave', piece: 'blue-troll' })).toBe('SPENT');
    scene.do({ type: 'leave', piece: 'blue-warrior' });
    const poor = risen(
      `
             n   o   p
        20  bGo  .   .
        19   .   .   .
        18   .   .  bWr
      `,
      { ap: 1 },
    );
    expect(poor.why({ type: 'leave', piece: 'blue-goblin' })).toBe('NO_POINTS');
    expect(poor.legal('leave')).toEqual([]);
  });

  test('[MP-PYR-29, MP-RULING-38] with the load: the Goblin 2, the Treasure 1 more, a carried wounded is saved', () => {
    const scene = risen(`
           n   o   p   q   r
      20  bGo  .   .   .   .
      19   .   .   .   .   .
      18   .   .  bWr  .   .
      17   .   .   .   .   .
      16   .   .   .   .  bTh
      bGo: holds rTs
      bTh: holds bTr
      bTr: wounded
    `);
    const told = scene.do({ type: 'leave', piece: 'blue-goblin' });
    expect(told).toEqual([
      { type: 'pieceWentOut', piece: 'blue-goblin', load: 'red-treasure', points: 3 },
      { type: 'pointsScored', seat: 0, points: 3 },
    ]);
    expect(scene.where('red-treasure')).toBe('removed');
    scene.do({ type: 'leave', piece: 'blue-thief' });
    expect(scene.points('blue')).toBe(4);
    expect(scene.where('blue-troll')).toBe('saved');
  });

  test('[MP-RULING-39] whoever else is in the room rides up and down unharmed', () => {
    const scene = risen(`
           n   o   p   q   r
      20  rTh  .   .   .   .
      19   .   .   .   .   .
      18   .   .  bWr  .   .
      17   .  ySw  .   .   .
      16   .   .   .   .  gtr
      rTh: holds rRo
    `);
    scene.do({ type: 'endTurn' });
    expect(['red-thief', 'green-troll', 'yellow-sword'].map((id) => scene.where(id))).toEqual([0, 24, 16]);
    expect(scene.where('red-rope')).toBe('held by red-thief');
    expect(scene.isWounded('red-thief')).toBe(false);
  });
});

describe('the return', () => {
  test('[MP-PYR-27, MP-PYR-28, MP-RULING-42] at the end of the turn it turns by a quarter and docks, even if nobody left', () => {
    const scene = risen(
      `
             n   o   p   q   r
        18   .   .  bWr  .   .
        17   .   .   .   .   .
        16   .   .   .   .   .
        15   .   .   .   .   .
      `,
      { rooms: { [TOP]: '9cw' } },
    );
    const told = scene.do({ type: 'endTurn' });
    expect(told.slice(0, 2)).toEqual([
      { type: 'roomReturned', slot: TOP, turned: 1 },
      { type: 'turnEnded', seat: 0 },
    ]);
    expect(scene.turned(TOP)).toBe(1);
    expect(isFaceUp(scene.position, TOP)).toBe(true);
    expect(scene.arrangement).toBe(0);
    // Two squares over the second room of level 4, three over the third.
    expect([13, 14, 15, 16, 17].map((x) => Math.floor(scene.place(x, 4) / 25))).toEqual([0, 0, 0, 0, 0]);
    expect([13, 14, 15, 16, 17].map((x) => Math.floor(scene.place(x, 5) / 25))).toEqual([2, 2, 3, 3, 3]);
  });

  test('[MP-PYR-27] the other way for a room whose arrow points there, and on from how it lay', () => {
    const ccw = risen(
      `
             p
        18  bWr
      `,
      { options: { rules: { topRoom: '10ccw' } } },
    );
    ccw.do({ type: 'endTurn' });
    expect(ccw.turned(TOP)).toBe(3);
    const turned = risen(
      `
             p
        18  bWr
      `,
      { rooms: { [TOP]: '9cw' }, turned: { [TOP]: 3 } },
    );
    turned.do({ type: 'endTurn' });
    expect(turned.turned(TOP)).toBe(0);
  });

  test('a search sees the rooms as the turn will leave them, before it has ended', () => {
    const scene = risen(
      `
             p
        18  bWr
      `,
      { rooms: { [TOP]: '9cw' } },
    );
    const warrior = scene.piece('blue-warrior');
    const before = scene.position.copy();
    const seen = asTheTurnLeavesIt(scene.position);
    expect(scene.position.data).toEqual(before.data);
    scene.do({ type: 'endTurn' });
    expect(groundKey(seen)).toBe(groundKey(scene.position));
    expect(groundKey(seen)).not.toBe(groundKey(before));
    expect(placeOf(seen, warrior)).toBe(placeOf(scene.position, warrior));
    // What stays as it is, is not copied.
    const still = multiplayerScene('standard-4').position;
    expect(asTheTurnLeavesIt(still)).toBe(still);
  });

  test('[MP-PYR-27] a room that was not lifted stays as it is', () => {
    const scene = open({
      at: `
             p
        18  bWr
      `,
    });
    const told = scene.do({ type: 'endTurn' });
    expect(told.some(({ type }) => type === 'roomReturned')).toBe(false);
    expect(scene.turned(TOP)).toBe(0);
  });

  test('[MP-RULING-40] it stays up until the turn ends, whatever else happens in it', () => {
    const scene = risen(`
           i   j   k   l   m   n   o   p
      19                       .   .  rTh
      18                       .   .  bWr
       3   .   .   .   .   *   .   .   .
       2  bTr  .   .   .   .   .   .   .
    `);
    scene.fight('blue-warrior', 'red-thief', 0, 0);
    expect(scene.arrangement).toBe(1);
    expect(walk(scene, 'blue-troll', 'i2', 'i3')).toBeNull();
    scene.do({ type: 'leave', piece: 'blue-warrior' });
    expect(scene.arrangement).toBe(1);
    scene.do({ type: 'endTurn' });
    expect(scene.arrangement).toBe(0);
  });

  test('[MP-RULING-41] a Mekanork turns rooms either way, but not this quarter', () => {
    const scene = open({
      rooms: { [TOP]: '9cw' },
      at: `
             p
        18  bMe
      `,
    });
    scene.do({ type: 'lift', piece: 'blue-mekanork' });
    scene.do({ type: 'rotate', piece: 'blue-mekanork', slot: TOP, turn: 'ccw' });
    expect(scene.turned(TOP)).toBe(3);
    scene.do({ type: 'endTurn' });
    expect(scene.turned(TOP)).toBe(0);
  });

  test('[MP-RULING-43, MP-PYR-20] with the last point the room still turns and docks; then the game is over', () => {
    const scene = risen(
      `
             n   o   p
        20  bTh  .   .
        19   .   .   .
        18   .   .  bWr
      `,
      { rooms: { [TOP]: '9cw' }, points: { blue: 3, red: 2 } },
    );
    scene.do({ type: 'leave', piece: 'blue-thief' });
    expect(scene.points('blue')).toBe(4);
    expect(ENDINGS[scene.position.data[ENDING]]).toBe('running');
    const told = scene.do({ type: 'endTurn' });
    expect(told.map(({ type }) => type)).toEqual(['roomReturned', 'turnEnded', 'gameEnded']);
    expect(scene.turned(TOP)).toBe(1);
    expect(scene.arrangement).toBe(0);
    expect(ENDINGS[scene.position.data[ENDING]]).toBe('goal');
    expect(scene.position.data[WINNERS]).toBe(1);
  });

  test('a room that is up makes no sense between two turns', () => {
    const scene = risen();
    scene.do({ type: 'endTurn' });
    expect(scene.stage).toBe('card');
    expect(mechanismFault(scene)).toBeNull();
    scene.position.data[ARRANGEMENT] = 1;
    expect(mechanismFault(scene)).toContain('middle of a turn');
  });
});

/** Everybody has lost five of his six characters, the Goblin among them. */
const losses = (more: MultiplayerScene): MultiplayerBoard => {
  const names = ['cleric', 'mekanork', 'troll', 'wizard', 'goblin'];
  const at: Record<string, string> = { 'blue-warrior': '2:2,2', 'red-warrior': '4:2,2' };
  for (const colour of ['blue', 'red', 'yellow', 'green'])
    for (const name of names) at[`${colour}-${name}`] = 'killed';
  return open({
    at: `
           m   n   o   p   q   r   s   t   u   v   w
      13  bWr  .   .   .   .   *   .   .   .   .  rWr
      killed: bCl bGo bMe bTr bWi rCl rGo rMe rTr rWi yCl yGo yMe yTr yWi gCl gGo gMe gTr gWi
    `,
    ...more,
  });
};

describe('the end', () => {
  test('[MP-PYR-20] three points are not enough', () => {
    const scene = risen(
      `
             n   o   p
        20  bTh  .   .
        19   .   .   .
        18   .   .  bWr
      `,
      { points: { blue: 2 } },
    );
    scene.do({ type: 'leave', piece: 'blue-thief' });
    scene.do({ type: 'endTurn' });
    expect(ENDINGS[scene.position.data[ENDING]]).toBe('running');
    expect(scene.position.data[ACTIVE]).toBe(1);
  });

  test('[MP-PYR-22] an enemy eliminated scores nothing', () => {
    const scene = open({
      at: `
             k   l   m   n
        15  bWi  .   .  rTh
        bWi: holds bFw
      `,
    });
    scene.do({ type: 'fireball', piece: 'blue-wizard', target: 'red-thief' });
    expect(scene.where('red-thief')).toBe('killed');
    expect(scene.points('blue')).toBe(0);
    expect(scene.position.data[KILLS]).toBe(0);
  });

  test('[MP-PYR-21, MP-RULING-31] a draw for all when nobody can reach four points, whoever leads', () => {
    // One character each is left, and worth one point: there is no Treasure and no Goblin any more.
    const scene = losses({ points: { blue: 2 } });
    const told = scene.do({ type: 'endTurn' });
    expect(told.at(-1)).toEqual({ type: 'gameEnded', ending: 'dead', winners: [] });
    expect(scene.position.data[WINNERS]).toBe(0);
  });

  test('[MP-PYR-21, MP-PYR-22] enemies still alive do not keep it going, figures that can leave do', () => {
    const over = losses({ points: { blue: 1, red: 1, yellow: 1, green: 1 } });
    over.do({ type: 'endTurn' });
    expect(ENDINGS[over.position.data[ENDING]]).toBe('dead');
    const alive = losses({ points: { blue: 3 } });
    alive.do({ type: 'endTurn' });
    expect(ENDINGS[alive.position.data[ENDING]]).toBe('running');
  });
});

test('a broken fixed room, or a room without its twin, is noticed', () => {
  const { position } = multiplayerGame({ scenario: 'pyramid-4' }, 'fault');
  expect(positionFault(position)).toBeNull();
  const swapped = position.copy();
  [swapped.data[ROOM_IN + TOP], swapped.data[ROOM_IN + 5]] = [
    position.data[ROOM_IN + 5],
    position.data[ROOM_IN + TOP],
  ];
  expect(positionFault(swapped)).toEqual({
    path: ['slots', TOP, 'room'],
    words: { en: 'must be 9cw in this scenario', fr: 'doit être 9cw dans ce scénario' },
  });
  const early = position.copy();
  early.data[ARRANGEMENT] = 1;
  expect(positionFault(early)).toMatchObject({ path: ['arrangement'] });
  const shown = position.copy();
  shown.data[SLOT + TOP] |= FACE_UP;
  expect(positionFault(shown)).toMatchObject({ path: ['slots', TOP, 'faceUp'] });
});
