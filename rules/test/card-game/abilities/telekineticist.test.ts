import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** D (green-ccw) and C (blue-ccw) lie before blue's starting zone, A and B before yellow's. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces: { 'blue-telekineticist': 'A.G', ...pieces }, ...more });
const float = (one: ZoneBoard, item: string, way: string, to?: string): Action => ({
  type: 'levitate',
  piece: 'blue-telekineticist',
  item,
  path: way.split(' ').map((name) => one.placeNamed(name)),
  ...(to === undefined ? {} : { to }),
});

describe('the Telekineticist', () => {
  test('[CG-CHAR-Telekineticist-2, CG-CHAR-Telekineticist-3, CG-CHAR-Telekineticist-4] for one point she moves an object of her room, or one she carries', () => {
    const one = board({ 'yellow-key': 'A.C', 'blue-rope': 'on blue-telekineticist', 'blue-bow': 'B.T' });
    expect(one.do(float(one, 'yellow-key', 'A.C A.G'))).toEqual([
      {
        type: 'objectLevitated',
        piece: 'yellow-key',
        by: 'blue-telekineticist',
        path: [one.zone('A.C'), one.zone('A.G')],
      },
    ]);
    expect([one.ap, one.where('yellow-key')]).toEqual([5, one.zone('A.G')]);
    one.do(float(one, 'blue-rope', 'A.G B.T'));
    expect([one.where('blue-rope'), one.where('blue-telekineticist')]).toEqual([
      one.zone('B.T'),
      one.zone('A.G'),
    ]);
    expect(one.refusal(float(one, 'blue-bow', 'B.T A.G'))).toMatchObject({
      code: 'LIES_IN_OTHER_ROOM',
      rule: 'CG-CHAR-Telekineticist-3',
    });
  });

  test('[CG-CHAR-Telekineticist-5, CG-CHAR-Telekineticist-10] nothing that another carries, no wounded', () => {
    const one = board({
      'blue-naga': 'A.G',
      'blue-key': 'on blue-naga',
      'blue-troll': 'A.G wounded',
      'blue-rope': 'on blue-troll',
    });
    for (const item of ['blue-key', 'blue-rope'])
      expect(one.refusal(float(one, item, 'A.G B.T'))).toMatchObject({
        code: 'HELD_BY_SOMEBODY_ELSE',
        rule: 'CG-CHAR-Telekineticist-5',
      });
    expect(one.refusal(float(one, 'blue-troll', 'A.G B.T'))).toMatchObject({
      code: 'OBJECTS_ONLY',
      rule: 'CG-CHAR-Telekineticist-10',
    });
  });

  test('[CG-CHAR-Telekineticist-6] up to three zones, over pits and past everybody', () => {
    const one = board({ 'blue-key': 'A.C', 'yellow-naga': 'A.G', 'yellow-troll': 'B.T' });
    expect(one.why(float(one, 'blue-key', 'A.C A.G B.T B.G'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.C A.G B.T B.G B.S'))).toBe('TOO_FAR');
    expect(one.why(float(one, 'blue-key', 'A.C A.G A.T'))).toBeNull();
  });

  test('[CG-CHAR-Telekineticist-7, CG-RULING-160] walls, slits and closed portcullises stop it, and rooms that lie face down', () => {
    const slit = zones({
      rooms: ['purple-ccw', 'purple-cw', 'blue-cw', 'blue-ccw'],
      pieces: { 'blue-telekineticist': 'A.T', 'blue-key': 'A.G' },
    });
    expect(slit.why(float(slit, 'blue-key', 'A.G A.S'))).toBe('ARROW_SLIT');
    const wall = board({ 'blue-telekineticist': 'D.T', 'blue-key': 'D.S' });
    expect(wall.why(float(wall, 'blue-key', 'D.S D.G'))).toBe('WALL');
    const gate = board({ 'blue-key': 'A.S' });
    expect(gate.why(float(gate, 'blue-key', 'A.S A.G'))).toBe('PORTCULLIS_CLOSED');
    expect(gate.why(float(gate, 'blue-key', 'A.S A.T A.G'))).toBeNull();
    const opened = board({ 'blue-key': 'A.S' }, { open: 'A' });
    expect(opened.why(float(opened, 'blue-key', 'A.S A.G'))).toBeNull();
    const hidden = zones({
      rooms: ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw'],
      pieces: { 'blue-telekineticist': 'A.G', 'blue-key': 'A.G' },
    });
    expect(hidden.why(float(hidden, 'blue-key', 'A.G B.T'))).toBe('ROOM_UNREVEALED');
  });

  test('[CG-CHAR-Telekineticist-8, CG-RULING-161] given to anybody in the end zone with a free hand, friend or enemy, wounded too, never the Ghost', () => {
    const one = board({
      'blue-key': 'A.C',
      'blue-naga': 'A.G',
      'yellow-naga': 'A.G',
      'yellow-troll': 'A.G wounded',
      'blue-thief': 'A.G',
      'blue-rope': 'on blue-thief',
      'yellow-ghost': 'A.G',
      'blue-paladin': 'B.T',
      'blue-bow': 'on blue-paladin',
      'blue-cleric': 'B.T',
    });
    const to = (who: string, way = 'A.C A.G'): string | null => one.why(float(one, 'blue-key', way, who));
    for (const who of ['blue-naga', 'yellow-naga', 'yellow-troll']) expect(to(who)).toBeNull();
    expect(to('blue-thief')).toBe('RECEIVER_FULL');
    expect(to('yellow-ghost')).toBe('RECEIVER_FULL');
    expect(to('blue-cleric')).toBe('NOT_THERE');
    expect(to('blue-paladin', 'A.C A.G B.T')).toBeNull();
    one.do(float(one, 'blue-key', 'A.C A.G', 'yellow-naga'));
    expect(one.loadOf('yellow-naga')).toBe('blue-key');
  });

  test('[CG-CHAR-Telekineticist-9] it may end in another room, and is then out of her reach', () => {
    const one = board({ 'blue-key': 'A.C' });
    one.do(float(one, 'blue-key', 'A.C A.G B.T'));
    expect(one.why(float(one, 'blue-key', 'B.T A.G'))).toBe('LIES_IN_OTHER_ROOM');
    one.do(one.go('blue-telekineticist', 'A.G B.T'));
    expect(one.why(float(one, 'blue-key', 'B.T A.G'))).toBeNull();
  });

  test('[CG-CHAR-Telekineticist-11, CG-RULING-160, CG-RULING-66] over and onto a starting zone by its facings, each a step; the other’s is no exit for it', () => {
    const rooms = ['green-cw', 'blue-cw', 'green-ccw', 'blue-ccw'];
    const one = zones({
      rooms,
      pieces: { 'blue-telekineticist': 'A.T', 'blue-key': 'A.T', 'yellow-naga': 'before A facing T' },
    });
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T yellow:B.T B.T'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T yellow:A.S yellow:B.T B.T'))).toBe('TOO_FAR');
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.S'))).toBe('NOT_NEXT_TO');
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T B.T'))).toBe('NOT_NEXT_TO');
    one.do(float(one, 'blue-key', 'A.T yellow:A.T'));
    expect([one.where('blue-key'), one.points('blue')]).toEqual([one.placeNamed('yellow:A.T'), 0]);
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('yellow-naga', 'yellow:A.T', [{ step: 0, take: 'blue-key' }]))).toBeNull();
  });

  test('[CG-RULING-159] from the starting zone only what she carries', () => {
    const one = board({
      'blue-telekineticist': 'before C facing G',
      'blue-key': 'C.G',
      'blue-rope': 'on blue-telekineticist',
      'blue-bow': 'before C facing G',
    });
    for (const [item, way] of [
      ['blue-key', 'C.G C.S'],
      ['blue-bow', 'blue:C.G C.G'],
    ])
      expect(one.refusal(float(one, item, way))).toMatchObject({
        code: 'NOT_IN_A_ROOM',
        rule: 'CG-RULING-159',
      });
    expect(one.why(float(one, 'blue-rope', 'blue:C.G C.G'))).toBeNull();
  });

  test('[CG-RULING-160] without a step it goes into somebody’s hands; if nothing changes it is refused', () => {
    const one = board({ 'blue-key': 'A.C', 'blue-naga': 'A.C', 'blue-rope': 'on blue-telekineticist' });
    expect(one.why(float(one, 'blue-key', 'A.C', 'blue-naga'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.C'))).toBe('NOTHING_CHANGES');
    expect(one.why(float(one, 'blue-rope', 'A.G'))).toBeNull();
    expect(one.why(float(one, 'blue-rope', 'A.G', 'blue-telekineticist'))).toBe('NOTHING_CHANGES');
  });

  test('[CG-RULING-162] to herself, if it ends in her zone and she carries nothing', () => {
    const one = board({ 'blue-key': 'A.C' });
    one.do(float(one, 'blue-key', 'A.C A.G', 'blue-telekineticist'));
    expect(one.loadOf('blue-telekineticist')).toBe('blue-key');
    const full = board({ 'blue-key': 'A.C', 'blue-rope': 'on blue-telekineticist' });
    expect(full.why(float(full, 'blue-key', 'A.C A.G', 'blue-telekineticist'))).toBe('RECEIVER_FULL');
  });
});
