import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const steal = (item: string, target: string): Action => ({
  type: 'steal',
  piece: 'blue-pickpocket',
  item,
  target,
});

describe('the Pickpocket', () => {
  test('[CG-CHAR-Pickpocket-2, CG-CHAR-Pickpocket-3] for one point he takes an object from an enemy in his zone and carries it', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bPi yNa  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yNa: holds bKe
    `);
    expect(one.legal('steal')).toEqual([steal('blue-key', 'yellow-naga')]);
    expect(one.do(steal('blue-key', 'yellow-naga'))).toEqual([
      { type: 'objectStolen', piece: 'blue-key', by: 'blue-pickpocket', from: 'yellow-naga' },
    ]);
    expect([one.ap, one.loadOf('blue-pickpocket'), one.loadOf('yellow-naga')]).toEqual([5, 'blue-key', null]);
    const far = board(`
        +---+   +---+---+===+
      8  bPi  G   G   G   G
        +---+-:-+---+---+   +
      7  yNa  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yNa: holds yKe
    `);
    expect(far.why(steal('yellow-key', 'yellow-naga'))).toBe('OTHER_ZONE');
    const friend = board(`
        +---+   +---+---+===+
      8  bNa bPi  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds yKe
    `);
    expect(friend.why(steal('yellow-key', 'blue-naga'))).toBe('NOT_AN_ENEMY');
    const other = board(`
        +---+   +---+---+===+
      8  bPi bTh yNa  G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yNa: holds yKe
    `);
    expect(other.why({ type: 'steal', piece: 'blue-thief', item: 'yellow-key', target: 'yellow-naga' })).toBe(
      'NO_SUCH_ABILITY',
    );
  });

  test('[CG-CHAR-Pickpocket-2] what lies there or is held by another is not stolen from him', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bPi yNa yTh yRo  G
        +---+-:-+---+---+   +
      yTh: holds yKe
    `);
    for (const item of ['yellow-key', 'yellow-rope'])
      expect(one.why(steal(item, 'yellow-naga'))).toBe('HELD_BY_SOMEBODY_ELSE');
  });

  test('[CG-CHAR-Pickpocket-4, CG-RULING-164] with an empty hand only', () => {
    for (const load of ['blue-rope', 'blue-troll']) {
      const one = board(`
          +---+   +---+---+===+
        8  bPi yNa  G   G   G
          +---+-:-+---+---+   +
        bPi: holds ${load}
        yNa: holds yKe
        ${load}: wounded
      `);
      expect(one.refusal(steal('yellow-key', 'yellow-naga'))).toMatchObject({
        code: 'HANDS_FULL',
        rule: 'CG-CHAR-Pickpocket-4',
      });
      one.do(one.go('blue-pickpocket', 'A.G', [{ step: 0, leave: load }]));
      expect(one.why(steal('yellow-key', 'yellow-naga'))).toBeNull();
    }
  });

  test('[CG-CHAR-Pickpocket-5] no carried wounded', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bPi yNa  G   G   G
        +---+-:-+---+---+   +
      yNa: holds yTr
      yTr: wounded
    `);
    expect(one.refusal(steal('yellow-troll', 'yellow-naga'))).toMatchObject({
      code: 'OBJECTS_ONLY',
      rule: 'CG-CHAR-Pickpocket-5',
    });
  });

  test('[CG-RULING-163] from a wounded too, not from one who is carried, either of two things, and not across a starting zone', () => {
    const wounded = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bPi yna  G   G   G
         +---+-:-+---+---+   +
      yNa: holds yKe
    `);
    expect(wounded.why(steal('yellow-key', 'yellow-naga'))).toBeNull();
    const carried = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bPi yTh  G   G   G
         +---+-:-+---+---+   +
      yNa: holds yKe, wounded
      yTh: holds yNa
    `);
    expect(carried.why(steal('yellow-key', 'yellow-naga'))).toBe('CARRIED_TARGET');
    expect(carried.legal('steal')).toEqual([]);
    const paladin = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bPi yPa  G   G   G
         +---+-:-+---+---+   +
      yPa: holds yKe, holds yRo
    `);
    expect(paladin.legal('steal')).toEqual([
      steal('yellow-key', 'yellow-paladin'),
      steal('yellow-rope', 'yellow-paladin'),
    ]);
    const start = board(`
      11  yNa  S   C   G
         +   +---+   +---+   +
      10 |bPi  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8   G   G   G   G   G
         +---+-:-+---+---+   +
      yNa: holds yKe
    `);
    expect(start.why(steal('yellow-key', 'yellow-naga'))).toBe('OTHER_ZONE');
  });
});
