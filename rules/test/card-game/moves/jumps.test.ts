import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { COMBAT_HAND, JUMPS } from '../../../src/model/fields.ts';
import { cardsIn } from '../../../src/combat/cards/hand.ts';
import { heard, SPECTATOR, YELLOW } from '../../../testing/fighting.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** B (blue-cw): one pit touches all four zones. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const jump = (one: ZoneBoard, to: string, card?: number): Action => ({
  type: 'jump',
  piece: 'blue-cleric',
  to: one.zone(to),
  ...(card === undefined ? {} : { card }),
});
const jumpTo = (to: number): Action => ({ type: 'jump', piece: 'blue-cleric', to });
const handOf = (one: ZoneBoard): number[] => cardsIn(one.position.data[COMBAT_HAND]);

describe('jumps', () => {
  test('[CG-JUMP-1, CG-JUMP-4] one point and one Jump card, which is gone', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl  T : C   C   C
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
    one.do(jump(one, 'B.G'));
    expect([one.where('blue-cleric'), one.ap, one.position.data[JUMPS]]).toEqual([one.zone('B.G'), 5, 2]);
    expect(handOf(one)).toHaveLength(9);
  });

  test('[CG-JUMP-2] to any zone at the pit, and nowhere else', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bCl  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    for (const zone of ['B.C', 'B.G', 'B.S']) expect(one.why(jump(one, zone))).toBeNull();
    expect(one.why(jump(one, 'A.G'))).toBe('NO_LANDING');
    expect(one.why(jump(one, 'B.T'))).toBe('NO_LANDING');
    expect(one.legal('jump')).toHaveLength(3);
  });

  test('[CG-JUMP-2] the first zone of the first room is a zone like any other', () => {
    const one = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bCl  G   G   G   G
         +---+-:-+---+---+   +
    `);
    expect(one.zone('A.T')).toBe(0);
    expect(one.why(jump(one, 'A.T'))).toBeNull();
    expect(one.legal('jump')).toContainEqual(jump(one, 'A.T'));
  });

  test('[CG-JUMP-2] a place that no board has is no landing', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    const { places } = one.position.ruleset.layout;
    expect([places, places + 1, 30_000].map((place) => one.why(jumpTo(place)))).toEqual(
      Array.from({ length: 3 }, () => 'MALFORMED'),
    );
    expect(one.why(jumpTo(places - 1))).toBe('NO_LANDING');
  });

  test('[CG-JUMP-3, CG-RULING-89] not where an unwounded enemy is, whoever jumps; wounded ones are fine', () => {
    const enemy = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl bWi: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yCo  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(enemy.refusal(jump(enemy, 'B.G'))).toMatchObject({
      code: 'ENEMY_WHERE_IT_LANDS',
      rule: 'CG-JUMP-3',
    });
    expect(enemy.why({ type: 'jump', piece: 'blue-wizard', to: enemy.zone('B.G') })).toBe(
      'ENEMY_WHERE_IT_LANDS',
    );
    const wounded = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yco  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(wounded.why(jump(wounded, 'B.G'))).toBeNull();
  });

  test('[CG-RULING-89] not as the fourth', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bNa bTh
         +---+---+   +   +   +
       7 | S   S   S  bTr  G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(one.why(jump(one, 'B.G'))).toBe('ZONE_FULL');
  });

  test('[CG-JUMP-5, CG-JUMP-6, CG-JUMP-7, CG-RULING-90] without a Jump card: a combat card, shown to all and gone, and the point', () => {
    const one = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T : C   C   C
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
      { jumps: 0, cards: { blue: [0, 2, 4] } },
    );
    expect(one.why(jump(one, 'B.G'))).toBe('NO_JUMP_CARD');
    for (const listener of [YELLOW, SPECTATOR]) {
      const other = board(
        `
               f   g   h   i   j
             +   +---+---+   +---+
          10 |bCl  T : C   C   C
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
        { jumps: 0, cards: { blue: [0, 2, 4] } },
      );
      expect(heard(other, jump(other, 'B.G', 4), listener)).toContainEqual({
        type: 'cardGivenUp',
        seat: 0,
        card: 4,
      });
    }
    one.do(jump(one, 'B.G', 4));
    expect([handOf(one), one.ap]).toEqual([[0, 2], 5]);
    expect(one.why(jump(one, 'B.T', 4))).toBe('CARD_NOT_IN_HAND');
    const broke = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T : C   C   C
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
      { jumps: 0, ap: 0 },
    );
    expect(broke.why(jump(broke, 'B.G', 4))).toBe('NO_POINTS');
  });

  test('[CG-RULING-86] no combat card while a Jump card is left', () => {
    const one = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T : C   C   C
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
      { jumps: 1 },
    );
    expect(one.why(jump(one, 'B.G', 4))).toBe('JUMP_CARDS_FIRST');
    expect(one.why(jump(one, 'B.G'))).toBeNull();
  });

  test('[CG-JUMP-5, CG-RULING-87] never the +0', () => {
    const one = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCl  T : C   C   C
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
      { jumps: 0, cards: { blue: [0] } },
    );
    expect(one.why(jump(one, 'B.G', 0))).toBe('ZERO_IS_KEPT');
    expect(one.legal('jump')).toEqual([]);
  });

  test('[CG-RULING-88] with a load, which is not handled in a jump', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bKe  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCl: holds bTr
      bTr: wounded
    `);
    one.do(jump(one, 'B.G'));
    expect([one.loadOf('blue-cleric'), one.placeOf('blue-troll')]).toEqual(['blue-troll', one.zone('B.G')]);
    expect(
      one.why({ ...jump(one, 'B.T'), handlings: [{ step: 0, take: 'blue-key' }] } as unknown as Action),
    ).toBe('MALFORMED');
  });
});
