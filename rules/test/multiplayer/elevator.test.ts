import { describe, expect, test } from 'vitest';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import {
  ACTIVE,
  ARRANGEMENT,
  ENDING,
  ENDINGS,
  FACE_UP,
  PORTCULLIS_BROKEN,
  PORTCULLIS_SHIFT,
  ROOM_IN,
  SLOT,
  TURNED,
  WINNERS,
} from '../../src/model/fields.ts';
import { isFaceUp } from '../../src/model/position.ts';
import { chartOf, placeName } from '../../src/notation/chart.ts';
import { resolveLine } from '../../src/queries/short-move.ts';
import type { Colour } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  multiplayerGame,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';

const ELEVATOR = 12;
/** The rooms beside the shaft, from the top: west and east of each stop. */
const BESIDE_STOP = { top: [1, 2], middle: [5, 6], bottom: [9, 10] } as const;
/** The arrangements of the map. */
const [MIDDLE, TOP, BOTTOM] = [0, 1, 2];
const SLOTS = Array.from({ length: 13 }, (_, slot) => slot);
const allBut = (...hidden: readonly number[]): number[] => SLOTS.filter((slot) => !hidden.includes(slot));

/** Rooms without walls, all face up: what touches what is the map's doing alone. */
const open = (scene: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('elevator', { open: true, faceUp: 'all', ...scene });

/** Whether a place lies at the middle stop. */
const isInShaft = (scene: MultiplayerBoard, place: number): boolean => {
  const [x, y] = scene.onMap(place) ?? [-1, -1];
  return x > 9 && x < 15 && y > 4 && y < 10;
};

const slide = (piece: string, to: 'up' | 'down') => ({ type: 'slide', piece, to }) as const;

const isCharacter = (game: MultiplayerBoard, id: string): boolean =>
  game.position.ruleset.pieces.isCharacter[game.piece(id)] === 1;

const games = Array.from({ length: 16 }, (_, seed) =>
  multiplayerGame({ scenario: 'elevator' }, `rooms ${seed}`),
);

describe('set-up', () => {
  test('[MP-ELEV-1] four sit at it', () => {
    expect(games[0].position.ruleset.colours).toEqual(['blue', 'red', 'yellow', 'green']);
  });

  test('[MP-ELEV-2, MP-ELEV-4] thirteen rooms, all face down; those without a place of their own lie by chance', () => {
    const layouts = new Set<string>();
    const pairs = new Set<number>();
    for (const game of games) {
      const { slots } = game.position.ruleset.layout;
      expect(slots).toHaveLength(13);
      for (const slot of SLOTS) expect(isFaceUp(game.position, slot)).toBe(false);
      const others = allBut(5, 6, ELEVATOR).map((slot) => game.roomIn(slot));
      expect(new Set(others.map(({ id }) => id)).size).toBe(10);
      expect(new Set(others.map(({ pair }) => pair)).size).toBe(5);
      expect(others.some(({ pair }) => pair === 1 || pair === 3)).toBe(false);
      layouts.add(others.map(({ id }) => id).join());
      for (const { pair } of others) pairs.add(pair);
    }
    // Five of these six, by lot.
    expect([...pairs].sort((a, b) => a - b)).toEqual([2, 4, 9, 10, 11, 12]);
    expect(layouts.size).toBe(games.length);
  });

  test('[MP-ELEV-3, MP-ELEV-6, MP-RULING-73] the rooms 3 beside the shaft, a room 1 in it, which of them by lot', () => {
    const beside = games.map((game) => [game.roomIn(5).id, game.roomIn(6).id].join());
    expect(new Set(beside)).toEqual(new Set(['3cw,3ccw', '3ccw,3cw']));
    expect(new Set(games.map((game) => game.roomIn(ELEVATOR).id))).toEqual(new Set(['1cw', '1ccw']));
    for (const slot of [5, 6, ELEVATOR]) expect(new Set(games.map((game) => game.turned(slot))).size).toBe(4);
  });

  test('[MP-RULING-51, MP-RULING-73] the other room 1 stays in the box', () => {
    for (const game of games)
      expect(SLOTS.filter((slot) => game.roomIn(slot).pair === 1)).toEqual([ELEVATOR]);
  });

  test('[MP-ELEV-5] the eight characters and the six objects of the base set', () => {
    const { ids, owner } = games[0].position.ruleset.pieces;
    for (const seat of [0, 1, 2, 3]) {
      const own = ids.filter((_id, piece) => owner[piece] === seat);
      expect(own.filter((id) => isCharacter(games[0], id))).toHaveLength(8);
      expect(
        own
          .filter((id) => !isCharacter(games[0], id))
          .map((id) => id.replace(/^[a-z]+-/, ''))
          .sort(),
      ).toEqual(['armor', 'fireball-wand', 'rope', 'speed-potion', 'sword', 'treasure']);
    }
  });

  test('[MP-ELEV-9] each puts four characters on his own line', () => {
    const game = multiplayerGame({ scenario: 'elevator' }, 'lines');
    const { lines } = game.position.ruleset.layout;
    while (game.stage === 'deploy') {
      const own = lines.find((line) => line.owner === game.seat);
      for (const action of game.legal('deploy'))
        expect(own?.dots).toContain('place' in action ? action.place : -1);
      game.do(game.legal('deploy')[0]);
    }
    for (const line of lines)
      for (const dot of line.dots) {
        const there = game.position.ruleset.pieces.ids.filter((id) => game.where(id) === dot);
        expect(there).toHaveLength(1);
        expect(there[0].startsWith(game.position.ruleset.colours[line.owner])).toBe(true);
      }
  });

  test('[MP-ELEV-7, MP-ELEV-8] the Elevator takes four objects, every other room three tokens of any kind', () => {
    const game = multiplayerGame({ scenario: 'elevator' }, 'tokens');
    while (game.stage === 'deploy') game.do(game.legal('deploy')[0]);
    const { colours } = game.position.ruleset;
    const mine = (kind: string): string => `${colours[game.seat]}-${kind}`;
    const [character] = game.legal('lay').filter((one) => 'piece' in one && isCharacter(game, one.piece));
    const hero = 'piece' in character ? character.piece : '';
    expect(game.why({ type: 'lay', piece: hero, slot: ELEVATOR })).toBe('WRONG_KIND_FOR_ROOM');
    expect(game.why({ type: 'lay', piece: mine('rope'), slot: ELEVATOR })).toBeNull();
    for (const slot of allBut(ELEVATOR)) {
      expect(game.why({ type: 'lay', piece: hero, slot })).toBeNull();
      expect(game.why({ type: 'lay', piece: mine('rope'), slot })).toBeNull();
    }
    for (let i = 0; i < 4; i++) game.do({ type: 'lay', piece: mine('rope'), slot: ELEVATOR });
    expect(game.why({ type: 'lay', piece: mine('sword'), slot: ELEVATOR })).toBe('ROOM_FULL');
    for (const kind of ['sword', 'armor', 'treasure']) game.do({ type: 'lay', piece: mine(kind), slot: 0 });
    expect(game.why({ type: 'lay', piece: mine('treasure'), slot: 0 })).toBe('ROOM_FULL');
    while (game.stage === 'lay') game.do(game.legal('lay')[0]);
    expect(game.stage).toBe('card');
    expect(positionFault(game.position)).toBeNull();
  });
});

/** Why the room west of the middle stop cannot be flipped over a side while the Elevator is there. */
const flipRoom5 = (side: 'north' | 'east', arrangement: number): string | null =>
  open({
    faceUp: allBut(5),
    at: `
          f   g   h   i   j
      6   ?   ?   ?   ?   ?
      5   .   .  bWr  .   .
    `,
    arrangement,
  }).why({
    type: 'reveal',
    piece: 'blue-warrior',
    slot: 5,
    over: side,
  });

describe('sliding', () => {
  test('[MP-ELEV-10] for a point, one room up or down', () => {
    const scene = open({
      at: `
             h   i   j   k   l   m
        13   *   .   .
         8  bWr  .   .   .   .   *
         3   *   .   .
      `,
      ap: 3,
    });
    const told = scene.do(slide('blue-warrior', 'up'));
    expect(told).toEqual([
      { type: 'roomSlid', by: 'blue-warrior', slot: ELEVATOR, to: 'up', arrangement: TOP },
    ]);
    expect(scene.ap).toBe(2);
    expect(scene.onMap(scene.gear(ELEVATOR))).toEqual([12, 2]);
    scene.do(slide('blue-warrior', 'down'));
    expect(scene.onMap(scene.gear(ELEVATOR))).toEqual([12, 7]);
    scene.do(slide('blue-warrior', 'down'));
    expect(scene.onMap(scene.gear(ELEVATOR))).toEqual([12, 12]);
    expect(scene.ap).toBe(0);
    expect(scene.why(slide('blue-warrior', 'up'))).toBe('NO_POINTS');
  });

  test('[MP-ELEV-12] three gears command it: those of the rooms 3 and its own', () => {
    const commands = SLOTS.filter((slot) => {
      const scene = open({ at: { 'blue-warrior': `gear ${slot}` } });
      return scene.legal('slide').length > 0;
    });
    expect(commands).toEqual([5, 6, ELEVATOR]);
    for (const slot of commands) {
      const scene = open({ at: { 'blue-warrior': `gear ${slot}` } });
      expect(scene.legal('slide')).toEqual([slide('blue-warrior', 'up'), slide('blue-warrior', 'down')]);
    }
    const elsewhere = open({
      at: `
             c   d   e   f
        10   .   .   .  bTh
         9   .   .   .   .
         8  bWr  .   .   .
      `,
    });
    expect(elsewhere.refusal(slide('blue-warrior', 'up'))).toMatchObject({
      code: 'GEAR_MOVES_NOTHING',
      rule: 'MP-ELEV-12',
    });
    expect(elsewhere.refusal(slide('blue-thief', 'up'))).toMatchObject({
      code: 'NOT_ON_GEAR',
      rule: 'MP-ELEV-10',
    });
  });

  test('[MP-ELEV-10] only a figure of the active player that can act', () => {
    const scene = open({
      at: `
            h   i   j   k   l   m   n   o   p   q   r
        8  bwr  .   .   .   .  bTr  .   .   .   .  rTh
        bTr: spent
      `,
    });
    expect(scene.why(slide('blue-warrior', 'up'))).toBe('WOUNDED_CANNOT_ACT');
    expect(scene.why(slide('red-thief', 'up'))).toBe('NOT_YOUR_PIECE');
    expect(scene.why(slide('blue-troll', 'up'))).toBe('SPENT');
    expect(scene.legal('slide')).toEqual([]);
  });

  test('[MP-ELEV-11] it does not turn while sliding', () => {
    const scene = open({
      at: `
             h   i   j   k   l   m   n
        10   .   .   .   .   .   .  rTh
         9   .   .   .   .   .   .   .
         8  bWr  .   .   .   .   *   .
      `,
      turned: { [ELEVATOR]: 1 },
    });
    const before = scene.onMap(scene.placeOf('red-thief'));
    scene.do(slide('blue-warrior', 'down'));
    expect(scene.turned(ELEVATOR)).toBe(1);
    expect(before).toEqual([13, 5]);
    expect(scene.onMap(scene.placeOf('red-thief'))).toEqual([13, 10]);
  });

  test('[MP-RULING-46] all that is in it moves with it: pieces, loads, states of its gates', () => {
    const scene = multiplayerScene('elevator', {
      faceUp: 'all',
      rooms: { [ELEVATOR]: '1ccw' },
      at: `
             h   i   j   k   l   m   n   o   p
           +---+===+   +                   +   +
        11 | .   .   . |                     o
           +---+---+   +   +   +   +   +   +---+
        10   .   .   .  ySw| . | o | . | . | .
           +---+---+   +   +---+   +---+   +   +
         9   .   .   o   . | .   .   . | .   . |
           +---+   +   +   +   +   +   +   +   +
         8   . |bWr| . | . H .   .   . H .   . |
           +   +   +   +   +   +   +   +   +   +
         7   . | . | .   . | .   .   . | . | .
           +===+   +   +   +---+   +   +   +---+
         6 | .   . H .  rTh| .   o   * |gtr  . |
           +---+---+---+   +   +   +   +   +   +
         5   . | .   .                       .
           +   +---+   +                   +---+
        rTh: holds rRo
      `,
    });
    scene.position.data[SLOT + ELEVATOR] |= PORTCULLIS_BROKEN << PORTCULLIS_SHIFT;
    const state = scene.position.data[SLOT + ELEVATOR];
    scene.do(slide('blue-warrior', 'up'));
    expect(scene.position.data[SLOT + ELEVATOR]).toBe(state);
    expect(scene.where('red-thief')).toBe(ELEVATOR * 25 + 20);
    expect(scene.where('red-rope')).toBe('held by red-thief');
    expect([scene.where('green-troll'), scene.isWounded('green-troll')]).toEqual([ELEVATOR * 25 + 24, true]);
    expect(scene.onMap(ELEVATOR * 25)).toEqual([10, 0]);
    expect(scene.where('yellow-sword')).toBe(ELEVATOR * 25);
  });

  test('[MP-RULING-46, MP-RULING-47] face down it slides too, with its tokens, and is revealed at its new stop', () => {
    const scene = open({
      faceUp: allBut(ELEVATOR),
      at: `
             h   i   j   k   l   m   n   o
        13   *   .  bTh
        12   .   .   .
        11   .   .   .
        10   .   .   .  rRo  ?   ?   ?   ?
         9   .   .   .   ?   ?   ?   ?   ?
         8  bWr  .  bTr  ?   ?   ?   ?   ?
      `,
    });
    const reveal = (piece: string) => ({ type: 'reveal', piece, slot: ELEVATOR }) as const;
    expect(scene.why(reveal('blue-thief'))).toBe('NO_ACCESS');
    scene.do(slide('blue-warrior', 'up'));
    expect(isFaceUp(scene.position, ELEVATOR)).toBe(false);
    expect(scene.where('red-rope')).toBe(`at room ${ELEVATOR}`);
    expect(scene.why(reveal('blue-troll'))).toBe('NO_ACCESS');
    const told = scene.do(reveal('blue-thief'));
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'roomRevealed', slot: ELEVATOR, tokens: ['red-rope'] }),
    );
    expect(Math.floor(scene.square('k13') / 25)).toBe(ELEVATOR);
  });

  test('[MP-RULING-47] a gear that lies face down commands nothing', () => {
    const scene = open({
      faceUp: allBut(5, 6, ELEVATOR),
      at: `
            c
        8  bWr
      `,
    });
    expect(scene.legal('slide')).toEqual([]);
    const fault = (): string | null =>
      scene.position.ruleset.policies.boardEffects.fault?.(scene.position)?.en ?? null;
    expect(fault()).toBeNull();
    scene.position.data[ARRANGEMENT] = TOP;
    expect(fault()).toContain('gear');
    scene.position.data[SLOT + 5] |= FACE_UP;
    expect(fault()).toBeNull();
  });

  test('[MP-RULING-48] three stops, and nothing beyond', () => {
    const top = open({
      at: `
            r
        8  bWr
      `,
      arrangement: TOP,
    });
    expect(top.legal('slide')).toEqual([slide('blue-warrior', 'down')]);
    expect(top.refusal(slide('blue-warrior', 'up'))).toMatchObject({
      code: 'NO_FURTHER_STOP',
      rule: 'MP-RULING-48',
    });
    const bottom = open({
      at: `
            r
        8  bWr
      `,
      arrangement: BOTTOM,
    });
    expect(bottom.legal('slide')).toEqual([slide('blue-warrior', 'up')]);
    expect(bottom.why(slide('blue-warrior', 'down'))).toBe('NO_FURTHER_STOP');
  });

  test.each([
    ['top', TOP, 2],
    ['middle', MIDDLE, 7],
    ['bottom', BOTTOM, 12],
  ] as const)(
    '[MP-RULING-48] at the %s the Elevator joins the rooms beside it, and no others',
    (name, arrangement, row) => {
      const scene = open({ arrangement });
      const { terrain } = scene.position.ruleset;
      terrain.refresh(scene.position);
      const [west, east] = BESIDE_STOP[name];
      expect([9, 15].map((x) => Math.floor(scene.place(x, row) / 25))).toEqual([west, east]);
      for (const y of [2, 7, 12]) {
        const here = y === row;
        expect(scene.place(12, y) >= 0).toBe(here);
        const [left, right] = [scene.place(9, y), scene.place(15, y)];
        expect(terrain.neighbour[left * 4 + 1]).toBe(here ? scene.place(10, y) : -1);
        expect(terrain.neighbour[right * 4 + 3]).toBe(here ? scene.place(14, y) : -1);
      }
      const around = [scene.place(10, row) * 4 + 3, scene.place(14, row) * 4 + 1].map(
        (edge) => terrain.neighbour[edge],
      );
      expect(around).toEqual([scene.place(9, row), scene.place(15, row)]);
      const [north, south] = [scene.place(12, row - 2) * 4, scene.place(12, row + 2) * 4 + 2];
      expect([terrain.neighbour[north], terrain.neighbour[south]]).toEqual([-1, -1]);
    },
  );

  test('[MP-RULING-48] a line that leads into the empty shaft, or over it, is refused as such; elsewhere there is no square', () => {
    const scene = open({
      at: `
            j   k   l   m   n   o   p   q   r
        8  bWi  .   .   *   .   .  rTh  .  bWr
      `,
    });
    const chart = chartOf(scene.position);
    const name = (x: number, y: number): string => placeName(chart, scene.place(x, y));
    const [here, shaft, across] = [name(9, 7), name(10, 7), name(15, 7)];
    const type = (line: string) => resolveLine(scene.position, 0, line);
    for (const line of [`Wi ${shaft}`, `Wi ${here}-${shaft}`]) expect(type(line)).toMatchObject({ ok: true });
    scene.do(slide('blue-warrior', 'down'));
    const refusal = { code: 'EMPTY_SHAFT', rule: 'MP-RULING-48' };
    for (const way of [
      shaft,
      `${here}-${shaft}`,
      `${here}/${shaft}`,
      `${here}-${across}`,
      `^${here}-${shaft}`,
    ])
      expect([way, type(`Wi ${way}`)]).toMatchObject([way, { ok: false, refusal }]);
    // No way is named here: whoever only wants to get across hears why he cannot.
    expect(type(`Wi ${across}`)).toMatchObject({ ok: false, refusal: { code: 'TOO_FAR' } });
    expect(type('Wi z99')).toEqual({
      ok: false,
      words: { en: 'There is no square "z99".', fr: 'Il n’y a pas de case « z99 ».' },
    });
  });

  test('[MP-RULING-48] over an empty stop nobody walks, sees or fights', () => {
    const scene = open({
      at: `
            j   k   l   m   n   o   p   q   r
        8  bWi  .   .   *   .   .  rTh  .  bWr
        bWi: holds bFw
      `,
    });
    const fireball = { type: 'fireball', piece: 'blue-wizard', target: 'red-thief' } as const;
    expect(scene.why(fireball)).toBeNull();
    const step = {
      type: 'move',
      piece: 'blue-wizard',
      path: [scene.square('j8'), scene.square('k8')],
    } as const;
    expect(scene.why(step)).toBeNull();
    scene.do(slide('blue-warrior', 'down'));
    expect(scene.why(fireball)).toBe('NOT_IN_SIGHT');
    // The square beside him went down with the room; where it was there is none.
    expect(scene.why(step)).toBe('NOT_NEXT_TO');
    expect(scene.place(10, 7)).toBe(-1);
    const over = { ...step, path: [scene.square('j8'), scene.square('p8')] };
    expect(scene.why(over)).toBe('NOT_NEXT_TO');
    expect(
      scene
        .legal('move', 'blue-wizard')
        .filter((move) => move.type === 'move' && move.path.some((place) => isInShaft(scene, place))),
    ).toEqual([]);
    scene.do(slide('blue-warrior', 'up'));
    expect(scene.why(fireball)).toBeNull();
  });

  test('[MP-RULING-48] a room beside an empty stop is pulled out there; beside the Elevator it is held on all sides', () => {
    // Where no side is free, any may be named.
    expect([flipRoom5('north', MIDDLE), flipRoom5('east', MIDDLE)]).toEqual([null, null]);
    expect([flipRoom5('north', TOP), flipRoom5('east', TOP)]).toEqual(['SIDE_NOT_FREE', null]);
  });

  test('[MP-RULING-49] whoever stands on its gear rides along and goes on acting', () => {
    const scene = open({
      at: `
             j   k   l   m
        13  rTh
         8   .   .   .  bWr
      `,
      ap: 4,
    });
    scene.do(slide('blue-warrior', 'up'));
    expect(scene.placeOf('blue-warrior')).toBe(scene.gear(ELEVATOR));
    expect(scene.onMap(scene.placeOf('blue-warrior'))).toEqual([12, 2]);
    scene.do({ type: 'move', piece: 'blue-warrior', path: [12, 11, 10].map((x) => scene.place(x, 2)) });
    expect(scene.why({ type: 'attack', piece: 'blue-warrior', target: 'red-thief' })).toBeNull();
  });

  test('[MP-RULING-52] up or down is free for everybody, whichever way the arrow points', () => {
    for (const room of ['1cw', '1ccw'])
      for (const piece of ['blue-mekanork', 'blue-warrior', 'blue-goblin']) {
        const scene = open({
          rooms: { [ELEVATOR]: room },
          at: `
                k   l   m   n   o
            8   .   .   1   .   .
            ${piece}: 1
          `,
        });
        expect(scene.legal('slide', piece)).toEqual([slide(piece, 'up'), slide(piece, 'down')]);
      }
  });

  test('it stays at its stop when the turn ends', () => {
    const scene = open({
      at: `
            h   i   j   k   l   m   n   o   p   q   r
        8  bWr  .   .   .   .   *   .   .   .   .  rTh
      `,
    });
    scene.do(slide('blue-warrior', 'up'));
    scene.do({ type: 'endTurn' });
    expect(scene.arrangement).toBe(TOP);
    scene.do({ type: 'playCard', card: 2 });
    expect(scene.legal('slide')).toEqual([slide('red-thief', 'down')]);
  });
});

describe('turning', () => {
  const rooms = { 5: '3cw', 6: '3ccw', [ELEVATOR]: '1cw' };

  test('[MP-ELEV-13, MP-RULING-51] the Elevator is turned from its own gear, and from no other', () => {
    const scene = open({
      rooms,
      at: `
            h   i   j   k   l   m
        8  bTh  .   .   .   .  bWr
      `,
    });
    expect(scene.legal('rotate', 'blue-warrior')).toEqual([
      { type: 'rotate', piece: 'blue-warrior', slot: ELEVATOR, turn: 'cw' },
    ]);
    expect(scene.why({ type: 'rotate', piece: 'blue-thief', slot: ELEVATOR, turn: 'cw' })).toBe('OTHER_PAIR');
    scene.do({ type: 'rotate', piece: 'blue-warrior', slot: ELEVATOR, turn: 'cw' });
    scene.do(slide('blue-thief', 'up'));
    scene.do({ type: 'rotate', piece: 'blue-warrior', slot: ELEVATOR, turn: 'cw' });
    expect(scene.turned(ELEVATOR)).toBe(2);
    expect(scene.arrangement).toBe(TOP);
  });

  test('[MP-ELEV-13, MP-RULING-50] the rooms 3 turn each other; each point is a turn or a slide', () => {
    const scene = open({
      rooms,
      at: `
            h
        8  bWr
      `,
      ap: 2,
    });
    scene.do({ type: 'rotate', piece: 'blue-warrior', slot: 6, turn: 'ccw' });
    expect([scene.turned(6), scene.arrangement, scene.ap]).toEqual([3, MIDDLE, 1]);
    scene.do(slide('blue-warrior', 'up'));
    expect([scene.turned(5), scene.turned(6), scene.arrangement, scene.ap]).toEqual([0, 3, TOP, 0]);
  });

  test('[MP-ELEV-13] every other room turns as usual', () => {
    const scene = open({
      rooms: { ...rooms, 0: '4ccw' },
      at: `
             c
        13  bWr
      `,
    });
    scene.do({ type: 'rotate', piece: 'blue-warrior', slot: 0, turn: 'ccw' });
    expect(scene.turned(0)).toBe(3);
  });
});

/** Blue has so many points and brings out one more. */
const oneOut = (points: number): MultiplayerBoard => {
  const scene = open({
    at: `
           r
      16   .
      15  bWr
    `,
    points: { blue: points, red: 3 },
  });
  scene.do({ type: 'move', piece: 'blue-warrior', path: [scene.square('r15'), scene.square('r16')] });
  scene.do({ type: 'endTurn' });
  return scene;
};

describe('the end', () => {
  /** A square of a room in front of each line. */
  const BEFORE: Readonly<Record<Colour, readonly [number, number]>> = {
    blue: [7, 14],
    red: [7, 0],
    yellow: [17, 0],
    green: [17, 14],
  };
  const outward = { blue: 1, red: -1, yellow: -1, green: 1 } as const;
  /** What a Warrior of one colour scores, or is told, when he steps on the line of another. */
  const step = (colour: Colour, line: Colour, kind = 'warrior'): string | number => {
    const [x, y] = BEFORE[line];
    const piece = `${colour}-${kind}`;
    const scene = open({ at: { [piece]: `table ${x},${y}` }, turn: colour });
    const path = [scene.place(x, y), scene.place(x, y + outward[line])];
    const refusal = scene.why({ type: 'move', piece, path });
    if (refusal) return refusal;
    scene.do({ type: 'move', piece, path });
    return scene.where(piece) === 'left' ? scene.points(colour) : 'walks on';
  };
  const colours = ['blue', 'red', 'yellow', 'green'] as const;

  test('[MP-ELEV-15] blue leaves only on the yellow line, yellow only on the blue one', () => {
    expect(colours.map((line) => step('blue', line))).toEqual(['walks on', 'LINE_CLOSED', 1, 'LINE_CLOSED']);
    expect(colours.map((line) => step('yellow', line))).toEqual([
      1,
      'LINE_CLOSED',
      'walks on',
      'LINE_CLOSED',
    ]);
  });

  test('[MP-ELEV-16] green leaves only on the red line, red only on the green one', () => {
    expect(colours.map((line) => step('green', line))).toEqual(['LINE_CLOSED', 1, 'LINE_CLOSED', 'walks on']);
    expect(colours.map((line) => step('red', line))).toEqual(['LINE_CLOSED', 'walks on', 'LINE_CLOSED', 1]);
  });

  test('[MP-ELEV-14] points as ever: two for the Goblin, one for an enemy eliminated', () => {
    expect(step('blue', 'yellow', 'goblin')).toBe(2);
    const scene = open({
      at: `
             p   q   r   s
        15  bWi  .   .  rTh
        bWi: holds bFw
      `,
    });
    scene.do({ type: 'fireball', piece: 'blue-wizard', target: 'red-thief' });
    expect(scene.points('blue')).toBe(1);
  });

  test('[MP-ELEV-14] with six points the game is over when the turn ends, with five it is not', () => {
    const won = oneOut(5).position.data;
    expect([ENDINGS[won[ENDING]], won[WINNERS]]).toEqual(['goal', 1]);
    const goesOn = oneOut(4).position.data;
    expect([ENDINGS[goesOn[ENDING]], goesOn[ACTIVE]]).toEqual(['running', 1]);
  });
});

test('a room in the wrong place is noticed, the Elevator without its twin is not', () => {
  const { position } = games[0];
  expect(positionFault(position)).toBeNull();
  const swapped = position.copy();
  swapped.data[ROOM_IN + 5] = position.data[ROOM_IN + 0];
  swapped.data[ROOM_IN + 0] = position.data[ROOM_IN + 5];
  expect(positionFault(swapped)).toEqual({
    path: ['slots', 5, 'room'],
    words: { en: 'must be 3cw or 3ccw in this scenario', fr: 'doit être 3cw ou 3ccw dans ce scénario' },
  });
  const alone = position.copy();
  const { rooms } = position.ruleset;
  const lying = SLOTS.map((slot) => position.data[ROOM_IN + slot]);
  const twin = rooms.findIndex((room, index) => room.pair === 1 && !lying.includes(index));
  alone.data[ROOM_IN + 0] = twin;
  expect(positionFault(alone)).toMatchObject({ words: { en: 'its twin is not in play' } });
  expect(position.data[SLOT + ELEVATOR] & TURNED).toBe(games[0].turned(ELEVATOR));
  const slid = position.copy();
  slid.data[ARRANGEMENT] = TOP;
  expect(positionFault(slid)).toMatchObject({ path: ['arrangement'] });
});
