import { describe, expect, test } from 'vitest';
import type { PieceId } from '../../../src/model/action.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import { arena } from './arena.ts';

const sees = (board: ZoneBoard, who: PieceId, whom: PieceId): boolean =>
  board.position.ruleset.policies.sight.sees(board.position, board.piece(who), board.piece(whom));

/** Who of the others is seen, in the order of the alphabet. */
const seenBy = (board: ZoneBoard, who: PieceId): string[] =>
  board.position.ruleset.pieces.ids
    .filter((id) => id !== who && board.placeOf(id) >= 0 && sees(board, who, id))
    .toSorted();

/** In the northern row: T of A, S of A, G of B, with open edges. */
const IN_A_ROW = { rooms: ['green-cw', 'blue-cw:2', 'blue-ccw', 'green-ccw'] };
/** Two at the ends of that row; between them somebody in S of A is `1`, who faces S from the starting zone is `2`. */
const apart = (between = ''): string => `
  11   T   2   C   G
     +   +---+   +---+   +   +---+   +   +---+
  10 |bNa  T   T   1   S   G   G | S   S   S
     +   +   +   +   +   +   +   +   +   +   +
   9 | T   o   T : S   S | G   G   S   S   S :
     +---+   +---+---+===+   +   +   +---+---+
   8   G   G   G   G   G   G  yNa  o   T   T
     +---+-:-+---+---+   +---+===+   +   +   +
  ${between}
`;

describe('line of sight between zones', () => {
  test('[CG-LOS-1] straight along a row or column, never diagonally', () => {
    // Between T and S of B lies the corner of a pit and nothing to see over.
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yGm  G
         +---+---+   +   +   +
       7 |yNa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(seenBy(board, 'blue-naga')).toEqual(['yellow-golem']);
  });

  test('[CG-LOS-2] from any point of one zone to any point of the other', () => {
    // T of A reaches from row to row: only its eastern end lies in line with S, over an open edge in the first row.
    const board = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 |bNa  T   T  yNa  S |yGm  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
    `);
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'yellow-naga', 'blue-naga')).toBe(true);
  });

  test('[CG-LOS-3, CG-LOS-4, CG-LOS-9] walls and closed portcullises stop it, open and broken ones and broken walls do not', () => {
    // C and G: a portcullis and a wall. T and S: nothing but walls.
    const pieces = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm  T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +       +---+
       8   T   T   o  yNa  G
         +---+---+   +   +   +
       7 |yGm  S   S   G   G |
         +   +   +   +   +   +
    `;
    expect(sees(arena(pieces), 'blue-naga', 'yellow-naga')).toBe(false);
    expect(sees(arena(pieces), 'blue-golem', 'yellow-golem')).toBe(false);
    for (const state of [{ open: 'B' }, { broken: 'B' }]) {
      expect(sees(arena(pieces, state), 'blue-naga', 'yellow-naga')).toBe(true);
      expect(sees(arena(pieces, state), 'blue-golem', 'yellow-golem')).toBe(false);
    }
    const ruin = arena(pieces, { wallsBroken: 'B' });
    expect(sees(ruin, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(ruin, 'blue-golem', 'yellow-golem')).toBe(true);
  });

  test('[CG-LOS-5] no zone with a character in it is seen through, whose and in whatever state he is', () => {
    expect(sees(arena(apart(), IN_A_ROW), 'blue-naga', 'yellow-naga')).toBe(true);
    for (const other of ['blue-golem', 'yellow-golem'])
      for (const state of ['', ', wounded']) {
        const board = arena(apart(`${other}: 1${state}`), IN_A_ROW);
        expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(false);
      }
  });

  test('[CG-LOS-6] objects, gears and pits hide nothing', () => {
    const board = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bNa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o  yNa bRo
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    const past = arena(
      `
           +   +---+   +---+   +   +---+   +   +---+
        10 |bNa  T   T  bRo yKe  G   G | S   S   S
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | G   G   S   S   S :
           +---+   +---+---+===+   +   +   +---+---+
         8   G   G   G   G   G   G  yNa  o   T   T
           +---+-:-+---+---+   +---+===+   +   +   +
         7   C   C   C   C   C | C   C   C | T   T |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | C   C   C : T   T |
           +---+---+---+   +---+---+   +---+---+   +
      `,
      IN_A_ROW,
    );
    expect(sees(past, 'blue-naga', 'yellow-naga')).toBe(true);
  });

  test('[CG-LOS-7, CG-LOS-8, CG-RULING-132] a slit serves only who is beside it, so sight can be one-way', () => {
    // In the northern row: T of A, a slit, C of A, open, C of B, another slit, T of B.
    const rooms = ['blue-cw', 'orange-ccw'];
    const board = zones({
      rooms,
      pieces: `
          +   +---+---+   +---+---+   +---+   +---+
        5 |bNa  T : C   C   C  yNa: T   T   T   T
          +   +   +   +   +   +   +   +   +   +   +
        4 | T   T | C   C   C | C   T   T   o   T |
          +   +   +   +===+---+   +---+---+   +---+
        3   T   T   o   G   G | C H S   S   S   S
          +---+---+   +   +   +   +---+-:-+---+---+
        2 : S   S   S   G   G | C | G   G   G   G
          +   +   +   +   +   +   +   +   +   +   +
        1   S   S   S | G   G   C | G   G   G   G :
          +---+   +   +---+   +   +---+   +---+   +
      `,
    });
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'yellow-naga', 'blue-naga')).toBe(false);
    const both = zones({
      rooms,
      pieces: `
          +   +---+---+   +---+---+   +---+   +---+
        5 |bNa  T : C   C   C   C :yNa  T   T   T
          +   +   +   +   +   +   +   +   +   +   +
        4 | T   T | C   C   C | C   T   T   o   T |
          +   +   +   +===+---+   +---+---+   +---+
        3   T   T   o   G   G | C H S   S   S   S
          +---+---+   +   +   +   +---+-:-+---+---+
        2 : S   S   S   G   G | C | G   G   G   G
          +   +   +   +   +   +   +   +   +   +   +
        1   S   S   S | G   G   C | G   G   G   G :
          +---+   +   +---+   +   +---+   +---+   +
      `,
    });
    expect(sees(both, 'blue-naga', 'yellow-naga')).toBe(false);
    expect(sees(both, 'yellow-naga', 'blue-naga')).toBe(false);
  });

  test('[CG-RULING-133] a slit on the border belongs to the zones on both sides, whichever card prints it', () => {
    // The eastern slit of G of green-ccw against an open western edge of purple-cw.
    const board = zones({
      rooms: ['green-ccw', 'purple-cw'],
      pieces: `
          +   +---+   +   +---+---+-:-+---+   +   +
        2   S   S   S |bNa  G |yNa  G   G   C | S
          +   +   +   +   +   +   +   +   +   +   +
        1   S   S   S | G   G : G   G   G | C | S :
          +---+   +   +---+===+   +---+   +   +   +
      `,
    });
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'yellow-naga', 'blue-naga')).toBe(true);
  });

  test('[CG-LOS-10, CG-RULING-142] any distance, over any number of revealed rooms', () => {
    const rooms = ['blue-cw', 'green-cw', 'blue-ccw:3', 'green-ccw', 'white-cw', 'white-ccw'];
    expect(
      sees(
        zones({
          rooms,
          pieces: `
               +---+---+   +   +   +
            12 :bNa  S   S   G   G |
               +   +   +   +   +   +
            11   S   S   S | G   G |
               +---+   +   +---+   +
            10 | T   T   C   C   C |
               +   +   +   +   +   +
             9   T   T : C   C   C
               +   +   +---+   +   +
             8 | T   o   G | C   C |
               +---+   +   +---+---+
             7   S   S | G   G   G
               +   +   +   +   +   +
             6 | S   S   G   G   G |
               +---+   +---+---+---+
             5 |yNa  T   T   T   T |
               +   +   +   +   +---+
             4   G : T   T   T | S |
               +   +---+   +-:-+   +
          `,
        }),
        'blue-naga',
        'yellow-naga',
      ),
    ).toBe(true);
    const hidden = zones({
      rooms: rooms.with(2, '(blue-ccw:3)'),
      pieces: `
           +---+---+   +   +   +
        12 :bNa  S   S   G   G |
           +   +   +   +   +   +
        11   S   S   S | G   G |
           +---+   +   +---+   +
        10   ?   ?   ?   ?   ? |
           +                   +
         9   ?   ?   ?   ?   ?
           +                   +
         8   ?   ?   ?   ?   ? |
           +                   +
         7   ?   ?   ?   ?   ?
           +                   +
         6   ?   ?   ?   ?   ?
           +---+   +   +---+---+
         5 |yNa  T   T   T   T |
           +   +   +   +   +---+
         4   G : T   T   T | S |
           +   +---+   +-:-+   +
      `,
    });
    expect(sees(hidden, 'blue-naga', 'yellow-naga')).toBe(false);
  });

  test('[CG-LOS-10, CG-RULING-142] from one end of the longest board to the other', () => {
    const column = ['orange-ccw', 'white-ccw', 'blue-cw:3', 'green-cw:3', 'white-cw', 'purple-ccw:1'];
    const beside = ['purple-cw', 'green-ccw', 'blue-ccw', 'red-ccw', 'orange-cw', 'red-cw'];
    const board = zones({
      rooms: column.flatMap((room, row) => [room, beside[row]]),
      pieces: `
           +   +---+-:-+---+---+
        27   C |bNa  G   G   G |
           +   +   +   +   +   +
        26   C | G   G   G   G :
           +---+---+   +---+-:-+
        25 | T   T   T   T   T |
           +   +   +   +   +   +
        24   T   T   T   T   T |
           +---+   +   +   +---+
        23   S   o   G   o   C |
           +   +   +   +   +   +
        22 | S   S H G : C   C |
           +   +---+   +---+   +
        21   S | G   G   G | C
           +   +---+   +---+---+
        20 | C   C | G   G   G |
           +   +   +   +   +   +
        19   C   C H G   G   G |
           +   +   +   +   +---+
        18 | C   C   o   S   S |
           +-:-+---+   +   +   +
        17 | T   T   T | S   S :
           +   +   +   +   +   +
        16   T   T   T | S   S |
           +---+---+   +---+---+
        15   S   S H G   C   C |
           +   +   +   +   +   +
        14 | S   S | G | C   C
           +   +-:-+   +   +   +
        13   T   T | G | C   C
           +   +   +   +   +   +
        12 | T   o   G : C   C |
           +   +   +   +   +   +
        11   T   T | G | C   C
           +---+---+   +---+---+
        10 | T   T   T   T   T |
           +   +   +   +   +---+
         9   G : T   T   T | S |
           +   +---+   +-:-+   +
         8   G   G   o   S   S
           +   +---+   +   +   +
         7 | G | C   C   C : S |
           +---+   +   +   +   +
         6 : C   C   C   C   C |
           +---+---+   +---+---+
         5 | C   C   C  yNa| T |
           +   +---+---+   +   +
         4   S | G   G | C | T
           +   +   +   +   +   +
         3   S | G   G | C : T |
           +   +   +   +   +   +
         2 | S : G   G   C | T
           +   +-:-+---+---+   +
      `,
    });
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'yellow-naga', 'blue-naga')).toBe(true);
  });

  test('[CG-RULING-17] nothing is seen through a room that lies face down', () => {
    const rooms = ['(blue-cw)', 'green-cw'];
    const board = zones({
      rooms,
      pieces: `
        6  yNa  S   C   G       T   S   C   G
          +   +   +   +   +   +   +---+   +---+   +
        5   ?   ?   ?   ?   ? | T   T   T   S   S
          +                   +   +   +   +   +   +
        4   ?   ?   ?   ?   ? | T   o   T : S   S |
          +                   +---+   +---+---+===+
        3   ?   ?   ?   ?   ?  bNa  G   G   G   G
          +                   +---+-:-+---+---+   +
      `,
    });
    expect(seenBy(board, 'blue-naga')).toEqual([]);
    expect(seenBy(board, 'yellow-naga')).toEqual([]);
  });

  test('[CG-RULING-131] who stands in the same zones as viewer and target hides neither', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm bNa: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  ygm yNa
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(seenBy(board, 'blue-naga')).toEqual(['blue-golem', 'yellow-golem', 'yellow-naga']);
  });
});

/** Who is seen from before D, facing one of its zones: in the south S is open, G lies behind the portcullis. */
const seenFacing = (icon: 'T' | 'S' | 'G', state = {}): string[] =>
  seenBy(
    arena(
      `
              f   g   h   i   j
          5 | C   C   C :yTr  T
            +   +   +   +   +   +
          4   C   C   C | T   T |
            +   +   +   +   +   +
          3 | C   C   o   T   T
            +   +---+   +   +---+
          2 |yNa  S   S |yGm  G |
            +   +   +   +   +   +
          1   S   S   S | G   G :
          0   1   2   C   4
        bNa: ${{ T: 1, S: 2, G: 4 }[icon]}
      `,
      state,
    ),
    'blue-naga',
  );

describe('sight at a starting zone', () => {
  test('[CG-RULING-61, CG-RULING-62, CG-RANGED-18] one sees and is seen as if in the zone that one faces', () => {
    const board = arena(`
           f   g   h   i   j
      11   T   S  yNa  G
         +   +---+---+   +---+
      10 | T   T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bGm  G
         +---+---+   +   +   +
       7 |bNa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(seenBy(board, 'yellow-naga')).toEqual(['blue-naga']);
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'blue-golem', 'yellow-naga')).toBe(false);
  });

  test('[CG-RULING-61] not over a wall or a closed portcullis, nor where the zone faced lies elsewhere', () => {
    expect(seenFacing('S')).toContain('yellow-naga');
    expect(seenFacing('G')).toEqual([]);
    expect(seenFacing('G', { open: 'D' })).toContain('yellow-golem');
    expect(seenFacing('T')).toEqual([]);
  });

  test('[CG-RULING-61] over a slit he sees out, and only those in the zone that he faces see him', () => {
    const rooms = ['green-cw', 'blue-cw', 'green-ccw:1', 'blue-ccw'];
    const board = zones({
      rooms,
      pieces: `
          +---+---+   +---+-:-+
        2 | G  yNa  T   T  yGm|
          +   +   +   +   +   +
        1 H G   G | T   T   T
          +-:-+---+   +---+   +
        0   T   S   C  bNa
      `,
    });
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    expect(sees(board, 'yellow-naga', 'blue-naga')).toBe(true);
    // G and T of that room see each other, so by the zone he faces he sees T; from T nobody is beside the slit.
    expect(sees(board, 'yellow-naga', 'yellow-golem')).toBe(true);
    expect(sees(board, 'blue-naga', 'yellow-golem')).toBe(true);
    expect(sees(board, 'yellow-golem', 'blue-naga')).toBe(false);
  });

  test('[CG-RULING-61] whoever faces a zone from a starting zone blocks no line through it', () => {
    // Through C of B from the row of T of A.
    const board = arena(`
      11   T   S   C   G       T   S  yNa  G
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T  yGm  S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C |bNa  S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(sees(board, 'blue-naga', 'yellow-naga')).toBe(true);
    const behind = arena(`
      11   T   S   C   G       T   S  yNa  G
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T :bNa  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C |yGm  S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(sees(behind, 'yellow-naga', 'yellow-golem')).toBe(true);
    // Two others look at each other through the zone that he faces, and would not if he stood in it.
    const between = (golem: 1 | 2): boolean =>
      sees(arena(apart(`yGm: ${golem}`), IN_A_ROW), 'blue-naga', 'yellow-naga');
    expect([between(2), between(1)]).toEqual([true, false]);
  });
});
