import { describe, expect, test } from 'vitest';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** C (green-ccw): square open to the south, gear behind a portcullis, triangle and circle far; D (blue-cw): S and G open. */
const ROOMS = ['green-cw', 'blue-ccw', 'green-ccw', 'blue-cw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });

describe('in the own starting zone', () => {
  test('[CG-START-1, CG-ZONE-3] he enters only the zone that he faces, if it is adjacent', () => {
    const one = board(`
        +   +---+---+---+---+---+---+---+   +---+
      5 | C   C   C : T   T | T   T : C   C   C
        +   +   +   +   +   +   +   +   +   +   +
      4   C   C   C | T   T | T   T | C   C   C |
        +   +   +   +   +   +   +   +   +===+---+
      3 | C   C   o   T   T   T   T   o   G   G
        +   +---+   +   +---+---+---+   +   +   +
      2   S   S   S | G   G | S   S   S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   S   S   S | G   G : S   S   S | G   G
        +---+   +   +---+===+---+   +   +---+   +
      0   T  bNa  C   G       T   S   C   G
    `);
    expect(one.why(one.go('blue-naga', 'blue:C.S C.S'))).toBeNull();
    const elsewhere = { code: 'FACES_OTHER_ZONE', rule: 'CG-START-1' };
    expect(one.refusal(one.go('blue-naga', 'blue:C.S C.G'))).toMatchObject(elsewhere);
    expect(one.refusal(one.go('blue-naga', 'blue:C.S D.S'))).toMatchObject(elsewhere);
    const far = board(`
        +   +---+---+---+---+---+---+---+   +---+
      5 | C   C   C : T   T | T   T : C   C   C
        +   +   +   +   +   +   +   +   +   +   +
      4   C   C   C | T   T | T   T | C   C   C |
        +   +   +   +   +   +   +   +   +===+---+
      3 | C   C   o   T   T   T   T   o   G   G
        +   +---+   +   +---+---+---+   +   +   +
      2   S   S   S | G   G | S   S   S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   S   S   S | G   G : S   S   S | G   G
        +---+   +   +---+===+---+   +   +---+   +
      0  bNa  S   C   G       T   S   C   G
    `);
    expect(far.why(far.go('blue-naga', 'blue:C.T C.T'))).toBe('NOT_NEXT_TO');
    expect(far.refusal(far.go('blue-naga', 'blue:C.T C.S'))).toMatchObject(elsewhere);
  });

  test('[CG-START-2] when the room is revealed he faces the zone that bears his icon, reachable or not', () => {
    const one = zones({
      rooms: ['green-cw', 'blue-ccw', '(green-ccw)', 'blue-cw'],
      pieces: `
        0  bNa bCl  C   G
      `,
    });
    one.do({ type: 'reveal', piece: 'blue-naga', slot: 2 });
    expect(one.where('blue-naga')).toBe(one.placeNamed('blue:C.T'));
    expect(one.why(one.go('blue-naga', 'blue:C.T C.T'))).toBe('NOT_NEXT_TO');
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBeNull();
  });

  test('[CG-START-3, CG-RULING-50] turning costs one movement point, to an unreachable zone too', () => {
    const one = board(`
        +   +---+   +   +---+
      2   S   S   S | G   G |
        +   +   +   +   +   +
      1   S   S   S | G   G :
        +---+   +   +---+===+
      0  bCl  S   C   G
      bGm: sC.T
    `);
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.S'))).toBeNull();
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.C'))).toBeNull();
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.S C.S'))).toBe('TOO_FAR');
    expect(one.why(one.go('blue-cleric', 'blue:C.T blue:C.S C.S'))).toBeNull();
  });

  test('[CG-START-4] shifting before the other room costs one movement point, with a free choice of what he faces', () => {
    const one = board(`
        +   +   +   +   +   +   +   +   +===+---+
      3 | C   C   o   T   T   T   T   o   G   G
        +   +---+   +   +---+---+---+   +   +   +
      2   S   S   S | G   G | S   S   S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   S   S   S | G   G : S   S   S | G   G
        +---+   +   +---+===+---+   +   +---+   +
      0  bCl  S   C   G       T   S   C   G
      bGm: sC.T
    `);
    for (const icon of ['T', 'S', 'C', 'G'])
      expect(one.why(one.go('blue-golem', `blue:C.T blue:D.${icon}`))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'blue:C.T blue:D.G D.G'))).toBeNull();
  });

  test('[CG-START-5, CG-MOVE-10, CG-RULING-47, CG-RULING-48] he comes back, faces the zone he left, and goes through', () => {
    const one = board(`
        +   +---+   +   +---+---+---+   +   +   +
      2  bCl  S   S | G   G |bEl  S   S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   S   S   S | G   G : S   S   S | G   G
        +---+   +   +---+===+---+   +   +---+   +
      0   T   S   C   G       T   S   C   G
    `);
    expect(one.why(one.go('blue-elf-scout', 'D.S blue:D.S blue:C.S C.S'))).toBeNull();
    expect(one.refusal(one.go('blue-elf-scout', 'D.S blue:D.G'))).toMatchObject({
      code: 'FACES_OTHER_ZONE',
      rule: 'CG-RULING-48',
    });
    one.do(one.go('blue-cleric', 'C.S blue:C.S'));
    expect([one.where('blue-cleric'), one.points('blue')]).toEqual([one.placeNamed('blue:C.S'), 0]);
    one.do(one.go('blue-cleric', 'blue:C.S blue:D.G'));
    expect(one.where('blue-cleric')).toBe(one.placeNamed('blue:D.G'));
  });

  test('[CG-RULING-47] entering, shifting and entering the room cost a point each', () => {
    const one = board(`
        +   +---+   +   +---+---+---+   +   +   +
      2   S   S   S | G   G |bCl bTh  S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   S   S   S | G   G : S   S   S | G   G
        +---+   +   +---+===+---+   +   +---+   +
      0   T   S   C   G       T   S   C   G
    `);
    expect(one.why(one.go('blue-thief', 'D.S blue:D.S blue:C.S C.S'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'D.S blue:D.S blue:C.S C.S'))).toBe('TOO_FAR');
  });

  test('[CG-START-6] a zone far from the edge cannot be entered', () => {
    const one = board(`
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +   +---+---+---+---+
      5 | C   C   C : T   T |
        +   +   +   +   +   +
      4   C   C   C | T   T |
        +   +   +   +   +   +
      3 | C   C   o   T   T
        +   +---+   +   +---+
      2   S   S   S | G   G |
        +   +   +   +   +   +
      1   S   S   S | G   G :
        +---+   +   +---+===+
      0   T   S  bGh  G
    `);
    const far = { code: 'NOT_NEXT_TO', rule: 'CG-START-6' };
    expect(one.refusal(one.go('blue-ghost', 'blue:C.C C.C'))).toMatchObject(far);
    expect(one.refusal(one.go('blue-ghost', 'blue:C.C A.C'))).toMatchObject(far);
  });

  test('[CG-START-7] a zone behind a portcullis can be entered once it is open', () => {
    const closed = board(`
        +   +---+   +   +---+
      2   S   S   S | G   G |
        +   +   +   +   +   +
      1   S   S   S | G   G :
        +---+   +   +---+===+
      0   T   S   C  bCl
    `);
    expect(closed.why(closed.go('blue-cleric', 'blue:C.G C.G'))).toBe('PORTCULLIS_CLOSED');
    const open = board(
      `
          +   +---+   +   +---+
        2   S   S   S | G   G |
          +   +   +   +   +   +
        1   S   S   S | G   G :
          +---+   +   +---+= =+
        0   T   S   C  bCl
      `,
      { open: 'C' },
    );
    expect(open.why(open.go('blue-cleric', 'blue:C.G C.G'))).toBeNull();
  });

  test('[CG-RULING-49] when the room turns, his icon stays: he faces whatever bears it', () => {
    const one = board(`
          f   g   h   i   j
        +---+---+---+   +---+
      5 | T   T : C   C   C
        +   +   +   +   +   +
      4 | T   T | C   C   C |
        +   +   +   +===+---+
      3   T   T   o  bMe  G
        +---+---+   +   +   +
      2 | S   S   S   G   G |
        +   +   +   +   +   +
      1 : S   S   S | G   G
        +---+   +   +---+   +
      0  bCl bTh  C   G
    `);
    expect(one.why(one.go('blue-cleric', 'blue:D.T D.T'))).toBe('NOT_NEXT_TO');
    one.do({ type: 'rotate', piece: 'blue-mekanork', slot: 3, turn: 'ccw' });
    expect(one.where('blue-cleric')).toBe(one.placeNamed('blue:D.T'));
    expect(one.why(one.go('blue-cleric', 'blue:D.T D.T'))).toBeNull();
    expect(one.why(one.go('blue-thief', 'blue:D.S D.S'))).toBeNull();
  });

  test('[CG-RULING-58, CG-ITEM-7] what he drops there takes his spot and icon', () => {
    const one = board(`
      0   T   S   C  bPa      T   S  bCl  G
      bCl: holds bKe
      bPa: holds bTr
      bTr: wounded
    `);
    one.do(one.go('blue-cleric', 'blue:D.C', [{ step: 0, leave: 'blue-key' }]));
    expect(one.where('blue-key')).toBe(one.placeNamed('blue:D.C'));
    one.do(one.go('blue-paladin', 'blue:C.G blue:C.T', [{ step: 1, leave: 'blue-troll' }]));
    expect(one.where('blue-troll')).toBe(one.placeNamed('blue:C.T'));
  });

  test('[CG-RULING-58] an object of one who is killed there lies there', () => {
    const one = board(
      `
            f   g   h   i   j
          +---+---+   +   +   +
        2 |yWi  S   S   G   G |
          +   +   +   +   +   +
        1 : S   S   S | G   G
          +---+   +   +---+   +
        0   T  bCl  C   G
        bCl: holds bKe
        yWi: holds yFs
      `,
      { turn: 'yellow' },
    );
    one.do({ type: 'fireball', piece: 'yellow-wizard', target: 'blue-cleric' });
    expect([one.where('blue-cleric'), one.where('blue-key')]).toEqual(['killed', one.placeNamed('blue:D.S')]);
  });

  test('[CG-RULING-59] one need not stand on the same spot to take and trade, unless the table reads it otherwise', () => {
    const pieces = `
      0   T   S   C  bNa      T   S  bCl  G
      bNa: holds bKe
    `;
    const take = [{ step: 0, take: 'blue-key' }];
    const one = board(pieces);
    expect(one.why(one.go('blue-cleric', 'blue:D.C', take))).toBeNull();
    const strict = board(pieces, { rules: { startHands: false } });
    expect(strict.why(strict.go('blue-cleric', 'blue:D.C', take))).toBe('NOT_THERE');
  });

  test('[CG-RULING-66] what lies in a starting zone is for its owner only', () => {
    const lying = zones({
      rooms: ROOMS,
      pieces: `
          +   +---+   +   +---+---+---+   +   +   +
        2   S   S   S | G   G |yTh  S   S   G   G |
          +   +   +   +   +   +   +   +   +   +   +
        1   S   S   S | G   G : S   S   S | G   G
          +---+   +   +---+===+---+   +   +---+   +
        0  bCl  S   C   G       T  bKe  C   G
      `,
      turn: 'yellow',
    });
    expect(lying.why(lying.go('yellow-thief', 'D.S blue:D.S', [{ step: 1, take: 'blue-key' }]))).toBe(
      'GONE_ALREADY',
    );
    lying.do({ type: 'endTurn' });
    expect(lying.why(lying.go('blue-cleric', 'blue:C.T', [{ step: 0, take: 'blue-key' }]))).toBeNull();
  });
});
