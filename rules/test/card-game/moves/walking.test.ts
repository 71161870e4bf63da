import { describe, expect, test } from 'vitest';
import type { Handling } from '../../../src/model/action.ts';
import { ActionList } from '../../../src/model/packed-action.ts';

import { decode, list, perform } from '../../../src/flow/play.ts';
import { NO_PLACE } from '../../../src/vocabulary.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/**
 * A (green-cw): T and S in the north, gear corridor, C in the south; T open to S, a pit between T and G, portcullis
 * between S and G, a slit and walls besides an open edge between G and C. B (blue-cw): four wings around a pit.
 */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });

describe('walking from zone to zone', () => {
  test('[CG-MOVE-1, CG-MOVE-4, CG-MOVE-2] one action point, up to as many zones as the movement value, fewer too', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T A.G'))).toBe('TOO_FAR');
    one.do(one.go('blue-cleric', 'A.C A.G'));
    expect(one.ap).toBe(5);
  });

  test('[CG-MOVE-2, CG-MOVE-3] what was not used is lost; another point buys another whole movement', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-cleric', 'A.C A.G'));
    expect(one.why(one.go('blue-cleric', 'A.G B.T A.G A.C'))).toBe('TOO_FAR');
    one.do(one.go('blue-cleric', 'A.G B.T A.G'));
    expect([one.ap, one.where('blue-cleric')]).toEqual([4, one.zone('A.G')]);
  });

  test('[CG-RULING-8] a movement of no step costs its point', () => {
    const one = board(`
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bCl: holds bKe
    `);
    one.do(one.go('blue-cleric', 'A.C', [{ step: 0, leave: 'blue-key' }]));
    expect([one.ap, one.where('blue-key')]).toEqual([5, one.zone('A.C')]);
    one.do(one.go('blue-cleric', 'A.C'));
    expect(one.ap).toBe(4);
  });

  test('[CG-TURN-4] nothing of a refused movement is done', () => {
    const one = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8   G   G   G   G   G
         +---+-:-+---+---+   +
       7  bCl bKe  C   C   C |
         +   +   +   +   +   +
       6 | C   C   C   C   C |
         +---+---+---+   +---+
    `);
    const before = one.position.data.slice();
    expect(one.why(one.go('blue-cleric', 'A.C A.T', [{ step: 0, take: 'blue-key' }]))).toBe('NOT_NEXT_TO');
    expect(one.position.data).toEqual(before);
  });

  test('[CG-MOVE-1] a path of what is no zone is no path, and nothing is done', () => {
    const one = board(`
        +---+   +---+---+===+
      8   G   G   G   G   G
        +---+-:-+---+---+   +
      7  bCl bKe  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    const { layout, ground } = one.position.ruleset;
    const start = one.zone('A.C');
    // Rooms have room for more places than they have zones.
    const noZone = ground.kind.findIndex((kind, place) => kind === NO_PLACE && place < layout.places);
    expect(noZone).toBeGreaterThanOrEqual(0);
    for (const path of [[start, layout.places], [start, 30_000], [start, noZone], [noZone, start], []])
      expect([path, one.why({ type: 'move', piece: 'blue-cleric', path })]).toEqual([path, 'MALFORMED']);
    expect(one.why({ type: 'move', piece: 'blue-cleric', path: [one.zone('A.G'), start] })).toBe(
      'PATH_STARTS_ELSEWHERE',
    );
    // Whatever is handled is handled on the way, one after the other.
    const take = { take: 'blue-key' };
    const leave = { leave: 'blue-key' };
    const handled = (...handlings: Handling[]): string | null =>
      one.why(one.go('blue-cleric', 'A.C A.G', handlings));
    expect(handled({ step: 2, ...leave })).toBe('MALFORMED');
    expect(handled({ step: 1, ...leave }, { step: 0, ...take })).toBe('MALFORMED');
    expect(handled({ step: 0, ...take }, { step: 1, ...leave })).toBeNull();
  });

  test('[CG-MOVE-1] a move from the list tells its way, like one that somebody wrote', () => {
    const listed = board(`
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    const { position, seat } = listed;
    const out = new ActionList();
    list(position, seat, out);
    const moves = Array.from({ length: out.length }, (_, index) => out.packed(index)).filter(
      (packed) => decode(position, seat, packed).type === 'move',
    );
    expect(moves.length).toBeGreaterThan(2);
    for (const packed of moves) {
      const action = decode(position, seat, packed);
      const after = position.copy();
      const told: unknown[] = [];
      perform(after, seat, packed, ({ event }) => {
        if (event.type === 'pieceMoved') told.push(event.path);
      });
      expect(told).toEqual([action.type === 'move' ? action.path : null]);
      expect(
        board(`
            +---+-:-+---+---+   +
          7  bCl  C   C   C   C |
            +   +   +   +   +   +
          6 | C   C   C   C   C |
            +---+---+---+   +---+
        `).do(action),
      ).toContainEqual({
        type: 'pieceMoved',
        piece: 'blue-cleric',
        path: told[0],
      });
    }
  });

  test('[CG-MOVE-11, CG-MOVE-12, CG-MOVE-13] pits, closed portcullises, walls and slits stop him', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bGm  T :bWr  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.G A.T'))).toBe('PIT');
    expect(one.why(one.go('blue-warrior', 'B.C B.S'))).toBe('PIT');
    expect(one.why(one.go('blue-cleric', 'A.G A.S'))).toBe('PORTCULLIS_CLOSED');
    expect(one.why(one.go('blue-warrior', 'B.C B.G'))).toBe('PIT');
    expect(one.why(one.go('blue-golem', 'B.T B.S'))).toBe('PIT');
    expect(one.why(one.go('blue-golem', 'B.T B.C'))).toBe('PIT');
  });

  test('[CG-MOVE-13] where nothing else is between two zones, a wall stops him, and a slit', () => {
    const wall = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C |bCl  S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
    `);
    expect(wall.why(wall.go('blue-cleric', 'D.S D.G'))).toBe('WALL');
    const slit = zones({
      rooms: ['purple-ccw', 'purple-cw', 'blue-cw', 'blue-ccw'],
      pieces: `
          +   +---+---+   +   +---+   +---+   +   +
        8   C |bCl  G   G | S | C   C   C   C : S |
          +   +   +   +   +   +---+-:-+---+   +   +
        7 | C | G   G   G : S | G   G   G   C | S
          +   +---+---+-:-+   +   +   +   +   +   +
        6   C   S   S   S   S | G   G   G | C | S :
          +---+---+---+---+---+---+---+---+   +---+
        5 | T   T : C   C   C | S   S | T   T   T |
          +   +   +   +   +   +   +   +   +   +   +
        4 | T   T | C   C   C | S   S   o   T   T
          +   +   +   +===+---+   +---+   +-:-+   +
        3   T   T   o   G   G | G   G   G | C   C
          +---+---+   +   +   +   +   +---+   +   +
        2 : S   S   S   G   G | G   G | C   C   C |
          +   +   +   +   +   +   +   +   +   +   +
        1   S   S   S | G   G   G   G | C   C   C
          +---+   +   +---+   +---+   +---+   +   +
      `,
    });
    expect(slit.why(slit.go('blue-cleric', 'A.G A.S'))).toBe('ARROW_SLIT');
  });

  test('[CG-MOVE-5, CG-ADJ-2, CG-ADJ-3, CG-ADJ-4] open and broken portcullises and broken walls let him through', () => {
    const cleric = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :bCl  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +       +---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `;
    const way = (more: Partial<ZoneSketch>): string | null => {
      const one = board(cleric, more);
      return one.why(one.go('blue-cleric', 'B.C B.G'));
    };
    expect(way({})).toBe('PIT');
    for (const more of [{ open: 'B' }, { broken: 'B' }, { wallsBroken: 'B' }]) expect(way(more)).toBeNull();
    const walls = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T : C   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +=x=+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
      `,
      { wallsBroken: 'B' },
    );
    expect(walls.why(walls.go('blue-cleric', 'B.T B.C'))).toBeNull();
    expect(walls.why(walls.go('blue-cleric', 'B.T B.S'))).toBeNull();
  });

  test('[CG-ADJ-1, CG-ADJ-5, CG-ADJ-6] to an adjacent zone, in the next room too, never diagonally', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
    `);
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBeNull();
    expect(one.why(one.go('blue-naga', 'A.G B.C'))).toBe('NOT_NEXT_TO');
    expect(one.why(one.go('blue-naga', 'A.G D.C'))).toBe('NOT_NEXT_TO');
  });

  test('[CG-MOVE-6] through zones with friends, and into them', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bNa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTh  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'A.C A.G'))).toBeNull();
  });

  test('[CG-RULING-17] nobody enters a room that lies face down', () => {
    const one = zones({
      rooms: ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw'],
      pieces: `
          +---+   +---+---+===+
        8  bCl bDa bGh  G   G
          +---+-:-+---+---+   +
      `,
    });
    for (const piece of ['blue-cleric', 'blue-ghost', 'blue-dark-angel'])
      expect(one.why(one.go(piece, 'A.G B.T'))).toBe('ROOM_UNREVEALED');
  });

  test('[CG-RULING-46] a load does not slow anybody', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bCl: holds bTr
      bTr: wounded
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBeNull();
  });
});

const jump = (one: ZoneBoard, to: string) =>
  one.why({ type: 'jump', piece: 'blue-cleric', to: one.zone(to) });

/** Whether somebody in C walks through G, where a Colossus stands; another beside him is `2`. */
const past = (runner: string, other = ''): string | null => {
  const one = board(`
       +---+   +---+---+===+   +   +   +===+---+
     8  yCo  2   G   G   G   T   T   o   G   G
       +---+-:-+---+---+   +---+---+   +   +   +
     7   1   C   C   C   C | S   S   S   G   G |
       +   +   +   +   +   +   +   +   +   +   +
    ${runner}: 1
    ${other}
  `);
  return one.why(one.go(runner, 'A.C A.G B.T'));
};

describe('among enemies', () => {
  test('[CG-MOVE-7, CG-MOVE-8, CG-RULING-34] he may enter, and go back, and nowhere else', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yWr  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bNa  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-naga', 'A.C A.G'))).toBeNull();
    expect(one.why(one.go('blue-naga', 'A.C A.G A.C'))).toBeNull();
    expect(one.refusal(one.go('blue-naga', 'A.C A.G B.T'))).toMatchObject({
      code: 'AMONG_ENEMIES',
      rule: 'CG-MOVE-8',
    });
  });

  test('[CG-RULING-34] the hold survives further movements of the turn', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yWr  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-cleric', 'A.C A.G'));
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBe('AMONG_ENEMIES');
    one.do(one.go('blue-cleric', 'A.G'));
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBe('AMONG_ENEMIES');
    expect(one.why(one.go('blue-cleric', 'A.G A.C'))).toBeNull();
  });

  test('[CG-MOVE-9] in a later turn he leaves by any side', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yWr  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-cleric', 'A.C A.G'));
    one.do({ type: 'endTurn' });
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBeNull();
  });

  test('[CG-RULING-39] who began his turn among enemies is free', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl yWr  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'A.G A.C'))).toBeNull();
  });

  test('[CG-RULING-35] once back, he may go elsewhere, or enter and be held again', () => {
    const one = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |bEl  T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  yWr  G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
      `,
    });
    expect(one.why(one.go('blue-elf-scout', 'B.T A.G B.T B.C'))).toBeNull();
    expect(one.why(one.go('blue-elf-scout', 'B.T A.G B.T A.G B.T'))).toBeNull();
    expect(one.why(one.go('blue-elf-scout', 'B.T A.G B.T A.G A.C'))).toBe('AMONG_ENEMIES');
  });

  test('[CG-MOVE-14] wounded of either colour hold nobody', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  btr ywr  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBeNull();
  });

  test('[CG-RULING-36] the hold ends at once when the last unwounded enemy there is wounded or dies', () => {
    const fought = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCo yWr  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    fought.do(fought.go('blue-cleric', 'A.C A.G'));
    fought.fight('blue-colossus', 'yellow-warrior', 6, 0);
    expect(fought.isWounded('yellow-warrior')).toBe(true);
    expect(fought.why(fought.go('blue-cleric', 'A.G B.T'))).toBeNull();
    const burnt = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi yWr  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bWi: holds bFs
    `);
    burnt.do(burnt.go('blue-cleric', 'A.C A.G'));
    burnt.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-warrior' });
    expect(burnt.why(burnt.go('blue-cleric', 'A.G B.T'))).toBeNull();
  });

  test('[CG-RULING-36, CG-RULING-169] it has ended for good: an enemy who is healed in the same turn does not bring it back', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl yWr  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bNa  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-naga', 'A.C A.G'));
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBe('AMONG_ENEMIES');
    one.fight('blue-naga', 'yellow-warrior', 6, 0);
    one.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-warrior' });
    expect(one.isWounded('yellow-warrior')).toBe(false);
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBeNull();
  });

  test('[CG-RULING-36] one of two enemies is not enough', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi yNa yWr  G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bWi: holds bFs
    `);
    one.do(one.go('blue-cleric', 'A.C A.G'));
    one.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-warrior' });
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBe('AMONG_ENEMIES');
  });

  test('[CG-RULING-37] neither a jump nor a step through a wall leads out, except back; a table may read it otherwise', () => {
    const jumper = {
      pieces: {
        'blue-cleric': 'A.T',
        'blue-wall-walker': 'A.C',
        'yellow-warrior': 'A.S',
        'yellow-naga': 'A.G',
      },
      rooms: ROOMS,
    };
    const held = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o  bCl  G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C |yWr  S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
      `,
    });
    held.do(held.go('blue-cleric', 'B.G B.S'));
    expect(jump(held, 'B.T')).toBe('AMONG_ENEMIES');
    expect(jump(held, 'B.G')).toBeNull();
    const free = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o  bCl  G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C |yWr  S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
      `,
      rules: { heldBindsAll: false },
    });
    free.do(free.go('blue-cleric', 'B.G B.S'));
    expect(jump(free, 'B.T')).toBeNull();
    const walker = zones(jumper);
    walker.do(walker.go('blue-wall-walker', 'A.C A.G'));
    const through = (to: string) =>
      walker.why({ type: 'wallWalk', piece: 'blue-wall-walker', to: walker.zone(to) });
    expect(through('A.T')).toBe('AMONG_ENEMIES');
    expect(through('A.C')).toBeNull();
  });

  test('[CG-RULING-38] parted from his entrance by a rotation he stays until the next turn', () => {
    const one = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |yWr  T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  bCl  G   G   G   G   T   T   o  bMe  G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
      `,
    });
    one.do(one.go('blue-cleric', 'A.G B.T'));
    expect(one.why(one.go('blue-cleric', 'B.T A.G'))).toBeNull();
    one.do({ type: 'rotate', piece: 'blue-mekanork', slot: 1, turn: 'cw' });
    expect(one.why(one.go('blue-cleric', 'B.T A.G'))).toBe('NOT_NEXT_TO');
    const ends = one
      .legal('move', 'blue-cleric')
      .map((move) => (move.type === 'move' ? move.path.at(-1) : -1));
    expect(new Set(ends)).toEqual(new Set([one.zone('B.T')]));
  });

  test('[CG-RULING-40, CG-CHAR-DarkAngel-2, CG-CHAR-Wizard-2, CG-CHAR-Ghost-2] flyers and the Ghost pass enemies', () => {
    for (const piece of ['blue-dark-angel', 'blue-wizard', 'blue-ghost']) {
      const one = board(`
          +---+   +---+---+===+   +   +   +===+---+
        8  yWr  G   G   G   G   T   T   o   G   G
          +---+-:-+---+---+   +---+---+   +   +   +
        7   1   C   C   C   C | S   S   S   G   G |
          +   +   +   +   +   +   +   +   +   +   +
        ${piece}: 1
      `);
      expect(one.why(one.go(piece, 'A.C A.G B.T'))).toBeNull();
      one.do(one.go(piece, 'A.C A.G'));
      expect(one.why(one.go(piece, 'A.G B.T'))).toBeNull();
    }
  });

  test('[CG-CHAR-Colossus-5, CG-CHAR-Colossus-6, CG-RULING-40] the weak walk under a Colossus, not past another beside him', () => {
    expect(past('blue-goblin')).toBeNull();
    expect(past('blue-telepath')).toBeNull();
    expect(past('blue-cleric')).toBe('AMONG_ENEMIES');
    expect(past('blue-goblin', 'yellow-naga: 2')).toBe('AMONG_ENEMIES');
    expect(past('blue-goblin', 'yellow-naga: 2, wounded')).toBeNull();
    expect(past('blue-goblin', 'bGo: holds bSw')).toBeNull();
  });

  test('[CG-RULING-155] nobody passes through a Ghost', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yGh  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBe('AMONG_ENEMIES');
  });

  test('[CG-RULING-41] enemies who face a zone from a starting zone hold nobody in it', () => {
    const rooms = ['green-cw', 'green-ccw', 'blue-ccw', 'blue-cw'];
    const past = (warrior: 1 | 2): string | null => {
      const pieces = `
          +   +---+   +-:-+   +   +   +   +===+---+
        3 | G   G   G | C   C   T   T   o  yNa  G
          +   +   +---+   +   +---+---+   +   +   +
        2 : G   G | C   C   C | 1   S   S   G   G |
          +   +   +   +   +   +   +   +   +   +   +
        1   G   G | C   C   C   S   S   S | G   G
          +---+   +---+   +   +---+   +   +---+   +
        0   T   S   C   G       T   2   C   G
        bWr: ${warrior}
      `;
      const one = zones({ rooms, pieces, turn: 'yellow' });
      return one.why(one.go('yellow-naga', 'D.G D.S C.C'));
    };
    expect(past(2)).toBeNull();
    expect(past(1)).toBe('AMONG_ENEMIES');
  });

  test('[CG-RULING-169] an enemy who is healed where I stand does not hold me, from the next entry on he does', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  ytr  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl bNa  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-naga', 'A.C A.G'));
    one.do(one.go('blue-cleric', 'A.C A.G'));
    one.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-troll' });
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBeNull();
    one.do(one.go('blue-naga', 'A.G A.C'));
    expect(one.why(one.go('blue-naga', 'A.C A.G B.T'))).toBe('AMONG_ENEMIES');
  });

  test('[CG-RULING-190] over a pit or through a slit one goes back the same way, if one still has the means', () => {
    const thief = zones({
      rooms: ROOMS,
      pieces: `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bTh  T :yWr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
      `,
    });
    expect(thief.why(thief.go('blue-thief', 'B.T B.C B.T'))).toBeNull();
    expect(thief.why(thief.go('blue-thief', 'B.T B.C B.G'))).toBe('AMONG_ENEMIES');
    const naga = zones({
      rooms: ROOMS,
      pieces: `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bNa  T :yWr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
      `,
    });
    expect(naga.why(naga.go('blue-naga', 'B.T B.C B.T'))).toBeNull();
    const rope = zones({
      rooms: ROOMS,
      pieces: `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T :yWr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        bCl: holds bRo
      `,
    });
    expect(rope.why(rope.go('blue-cleric', 'B.T B.C B.T'))).toBeNull();
    expect(rope.why(rope.go('blue-cleric', 'B.T B.C B.T', [{ step: 1, leave: 'blue-rope' }]))).toBe('PIT');
  });
});

describe('the limit of three', () => {
  const three = { 'blue-thief': 'A.G', 'blue-naga': 'A.G', 'blue-troll': 'A.G' };

  test('[CG-ZONE-4, CG-MOVE-15] not a fourth where the movement ends; on the way it does not matter', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bTh bTr  G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.refusal(one.go('blue-cleric', 'A.C A.G'))).toMatchObject({
      code: 'ZONE_FULL',
      rule: 'CG-ZONE-4',
    });
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T'))).toBeNull();
    const two = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bTh  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(two.why(two.go('blue-cleric', 'A.C A.G'))).toBeNull();
  });

  test('[CG-ZONE-5, CG-RULING-42] wounded count, carried ones too', () => {
    const lying = board(`
        +---+   +---+---+===+
      8  bNa bTh btr  G   G
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(lying.why(lying.go('blue-cleric', 'A.C A.G'))).toBe('ZONE_FULL');
    const carried = board(`
        +---+   +---+---+===+
      8  bNa bTh  G   G   G
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bTr
      bTr: wounded
    `);
    expect(carried.why(carried.go('blue-cleric', 'A.C A.G'))).toBe('ZONE_FULL');
    const bringing = board(`
        +---+   +---+---+===+
      8  bNa bTh  G   G   G
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bCl: holds bTr
      bTr: wounded
    `);
    expect(bringing.why(bringing.go('blue-cleric', 'A.C A.G'))).toBe('ZONE_FULL');
  });

  test('[CG-ZONE-4] a wounded may not be left as the fourth, not even by one who goes on or out', () => {
    const one = board(`
      11   T   S   C   G       T   S   C   G
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bTh bTr  G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bCl: holds bGo
      bGo: wounded
    `);
    const leave = [{ step: 1, leave: 'blue-goblin' }];
    expect(one.why(one.go('blue-cleric', 'A.C A.G B.T', leave))).toBe('ZONE_FULL');
    const out = zones({
      rooms: ROOMS,
      pieces: `
        11   T   S   C   G       T   S   C   G
           +   +---+   +---+   +   +---+---+   +---+
        10 |bNa bTh bTr bCl  S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bCl: holds bGo
        bGo: wounded
      `,
    });
    expect(out.why(out.go('blue-cleric', 'A.S A.T yellow:A.T', leave))).toBe('ZONE_FULL');
    expect(out.why(out.go('blue-cleric', 'A.S A.T yellow:A.T'))).toBeNull();
    expect(out.legal('move', 'blue-cleric').filter((move) => out.why(move) !== null)).toEqual([]);
  });

  test('[CG-ZONE-6, CG-RULING-201] enemies are counted apart: three and three', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bNa bTh yNa yTh yTr
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G'))).toBeNull();
  });

  test('[CG-CHAR-DarkAngel-3, CG-CHAR-Wizard-3, CG-CHAR-Ghost-3] it binds flyers and the Ghost', () => {
    for (const piece of ['blue-dark-angel', 'blue-wizard', 'blue-ghost']) {
      const one = board(`
          +---+   +---+---+===+
        8  bNa bTh bTr  G   G
          +---+-:-+---+---+   +
        7   1   C   C   C   C |
          +   +   +   +   +   +
        ${piece}: 1
      `);
      expect(one.why(one.go(piece, 'A.C A.G'))).toBe('ZONE_FULL');
    }
  });

  test('[CG-RULING-45] any number of objects lies in a zone', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bBo bKe bRo yAr
        +---+-:-+---+---+   +
      bCl: holds bSw
      yRo: A.G
    `);
    expect(one.why(one.go('blue-cleric', 'A.G', [{ step: 0, leave: 'blue-sword' }]))).toBeNull();
  });

  test('[CG-RULING-43] a starting zone is one zone: three in all, unless the table reads it otherwise', () => {
    const pieces = `
        +   +---+   +-:-+   +   +   +   +   +   +
      3 |bCl  G   G | C   C | C   C   o   T   T
        +   +   +---+   +   +   +---+   +   +---+
      2 : G   G | C   C   C | S   S   S | G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   G   G | C   C   C   S   S   S | G   G :
        +---+   +---+   +   +---+   +   +---+===+
      0  bTh  S   C  bNa      T  bTr  C   G
    `;
    const one = zones({ rooms: ROOMS, pieces });
    expect(one.why(one.go('blue-cleric', 'C.G blue:C.G'))).toBe('ZONE_FULL');
    const other = zones({ rooms: ROOMS, pieces, rules: { startLimit: false } });
    expect(other.why(other.go('blue-cleric', 'C.G blue:C.G'))).toBeNull();
  });

  test('[CG-RULING-44] turning a room adds nobody to a zone', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bNa bTh bTr yNa  G
        +---+-:-+---+---+   +
    `);
    one.do({ type: 'rotate', piece: 'blue-naga', slot: 0, turn: 'cw' });
    for (const piece of Object.keys(three)) expect(one.where(piece)).toBe(one.zone('A.G'));
  });
});

describe('gifts of movement', () => {
  test('[CG-CHAR-ElfScout-2, CG-CHAR-Thief-2, CG-CHAR-DarkAngel-2, CG-CHAR-Wizard-2, CG-OBJ-Rope-1] over pits', () => {
    for (const piece of ['blue-elf-scout', 'blue-thief', 'blue-dark-angel', 'blue-wizard']) {
      const one = board(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 | 1   T : C   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
        ${piece}: 1
      `);
      expect(one.why(one.go(piece, 'B.T B.G'))).toBeNull();
    }
    const roped = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bGm: holds yRo
    `);
    expect(roped.why(roped.go('blue-golem', 'B.T B.C'))).toBeNull();
    const bare = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm yRo: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(bare.why(bare.go('blue-golem', 'B.T B.C'))).toBe('PIT');
  });

  test('[CG-RULING-29] a crossing leads to every zone at the pit, for one movement point', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bTh  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    for (const zone of ['B.C', 'B.G', 'B.S']) expect(one.why(one.go('blue-thief', `B.T ${zone}`))).toBeNull();
  });

  test('[CG-RULING-31, CG-OBJ-Rope-2, CG-OBJ-Rope-3] only the bearer crosses; he may take the Rope on the way, cross again and leave it in a zone', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bCl bRo: C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(
      one.why(
        one.go('blue-naga', 'A.G B.T B.G B.C', [
          { step: 1, take: 'blue-rope' },
          { step: 3, leave: 'blue-rope' },
        ]),
      ),
    ).toBeNull();
    one.do(one.go('blue-naga', 'A.G B.T', [{ step: 1, take: 'blue-rope' }]));
    expect(one.why(one.go('blue-cleric', 'B.T B.G'))).toBe('PIT');
    one.do(one.go('blue-naga', 'B.T B.G B.T B.C', [{ step: 3, leave: 'blue-rope' }]));
    expect(one.where('blue-rope')).toBe(one.zone('B.C'));
  });

  test('[CG-CHAR-Naga-2] through slits, with a load too', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl bNa: C   C   C
         +   +   +   +   +   +
       9 |btr bKe| C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-naga', 'B.T B.C'))).toBeNull();
    expect(one.why(one.go('blue-naga', 'B.T B.C', [{ step: 0, take: 'blue-troll' }]))).toBeNull();
    expect(one.why(one.go('blue-naga', 'B.T B.C', [{ step: 0, take: 'blue-key' }]))).toBeNull();
    expect(one.why(one.go('blue-naga', 'B.T B.S'))).toBe('PIT');
    expect(one.why(one.go('blue-cleric', 'B.T B.C'))).toBe('PIT');
  });

  test('[CG-CHAR-Ghost-2, CG-RULING-154] the Ghost passes everything between two zones that share an edge or a pit', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bGh  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C | S   S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
       0   T   S   C   G       T   S   C   G
    `);
    for (const zone of ['A.T', 'A.S', 'A.C', 'B.T'])
      expect(one.why(one.go('blue-ghost', `A.G ${zone}`))).toBeNull();
    expect(one.why(one.go('blue-ghost', 'A.G B.C'))).toBe('NOT_NEXT_TO');
    expect(one.why(one.go('blue-ghost', 'A.G D.C'))).toBe('NOT_NEXT_TO');
    const start = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C | S   S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
       0   T   S   C   G      bGh  S   C   G
    `);
    expect(start.why(start.go('blue-ghost', 'blue:D.T D.T'))).toBe('NOT_NEXT_TO');
    const gate = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C | S   S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
       0   T   S   C   G       T   S   C  bGh
    `);
    expect(gate.why(gate.go('blue-ghost', 'blue:D.G D.G'))).toBeNull();
  });
});
