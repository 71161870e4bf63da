/** What becomes of loads when their bearer is wounded, dies or is burnt. */
import { describe, expect, test } from 'vitest';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });

describe('the wounded', () => {
  test('[CG-WOUND-9] keep what object they carried', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yNa  G   G   G
        +---+-:-+---+---+   +
      yNa: holds yKe
    `);
    one.fight('blue-colossus', 'yellow-naga', 6, 0);
    expect([one.isWounded('yellow-naga'), one.loadOf('yellow-naga')]).toEqual([true, 'yellow-key']);
  });

  test('[CG-WOUND-11] leave it in the zone when they die', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yna  G   G   G
        +---+-:-+---+---+   +
      yNa: holds yKe
    `);
    one.fight('blue-colossus', 'yellow-naga', 6, 0);
    expect([one.where('yellow-naga'), one.where('yellow-key'), one.points('blue')]).toEqual([
      'killed',
      one.zone('A.G'),
      1,
    ]);
  });

  test('[CG-CARRY-3, CG-WOUND-11] a carried one dies when his carrier loses, and leaves what he held', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yNa  G   G   G
        +---+-:-+---+---+   +
      yNa: holds yTr
      yTr: holds yKe, wounded
    `);
    one.fight('blue-colossus', 'yellow-naga', 6, 0);
    expect([one.where('yellow-troll'), one.isWounded('yellow-naga'), one.where('yellow-key')]).toEqual([
      'killed',
      true,
      one.zone('A.G'),
    ]);
    expect(one.points('blue')).toBe(1);
  });
});

describe('a Paladin', () => {
  test('[CG-CHAR-Paladin-3] killed with two objects leaves both in the zone', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo ypa  G   G   G
        +---+-:-+---+---+   +
      yPa: holds yKe, holds yRo
    `);
    one.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([one.where('yellow-key'), one.where('yellow-rope')]).toEqual([one.zone('A.G'), one.zone('A.G')]);
  });

  test('[CG-CHAR-Paladin-4] wounded with two wounded loses both: two points', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yPa  G   G   G
        +---+-:-+---+---+   +
      yNa: wounded
      yPa: holds yNa, holds yTr
      yTr: wounded
    `);
    one.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([one.where('yellow-troll'), one.where('yellow-naga'), one.points('blue')]).toEqual([
      'killed',
      'killed',
      2,
    ]);
    expect(one.isWounded('yellow-paladin')).toBe(true);
  });

  test('[CG-CHAR-Paladin-6] wounded with two objects holds both', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yPa  G   G   G
        +---+-:-+---+---+   +
      yPa: holds yKe, holds yRo
    `);
    one.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([one.where('yellow-key'), one.where('yellow-rope')]).toEqual(
      Array(2).fill('held by yellow-paladin'),
    );
  });

  test('[CG-RULING-171] wounded with an object and a wounded: the wounded dies, the object stays with him', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCo yPa  G   G   G
        +---+-:-+---+---+   +
      yPa: holds yTr, holds yKe
      yTr: wounded
    `);
    one.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([one.where('yellow-troll'), one.where('yellow-key'), one.points('blue')]).toEqual([
      'killed',
      'held by yellow-paladin',
      1,
    ]);
  });
});
