import { describe, expect, test } from 'vitest';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** C (green-ccw): square open to the south, gear behind a portcullis, triangle and circle far; D (blue-cw): S and G open. */
const ROOMS = ['green-cw', 'blue-ccw', 'green-ccw', 'blue-cw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });

describe('in the own starting zone', () => {
  test('[CG-START-1, CG-ZONE-3] he enters only the zone that he faces, if it is adjacent', () => {
    const one = board({ 'blue-naga': 'before C facing S' });
    expect(one.why(one.go('blue-naga', 'blue:C.S C.S'))).toBeNull();
    const elsewhere = { code: 'FACES_OTHER_ZONE', rule: 'CG-START-1' };
    expect(one.refusal(one.go('blue-naga', 'blue:C.S C.G'))).toMatchObject(elsewhere);
    expect(one.refusal(one.go('blue-naga', 'blue:C.S D.S'))).toMatchObject(elsewhere);
    const far = board({ 'blue-naga': 'before C facing T' });
    expect(far.why(far.go('blue-naga', 'blue:C.T C.T'))).toBe('NOT_NEXT_TO');
    expect(far.refusal(far.go('blue-naga', 'blue:C.T C.S'))).toMatchObject(elsewhere);
  });

  test('[CG-START-2] when the room is revealed he faces the zone that bears his icon, reachable or not', () => {
    const one = zones({
      rooms: ['green-cw', 'blue-ccw', '(green-ccw)', 'blue-cw'],
      pieces: { 'blue-naga': 'before C facing T', 'blue-cleric': 'before C facing S' },
    });
    one.do({ type: 'reveal', piece: 'blue-naga', slot: 2 });
    expect(one.where('blue-naga')).toBe(one.placeNamed('blue:C.T'));
    expect(one.why(one.go('blue-naga', 'blue:C.T C.T'))).toBe('NOT_NEXT_TO');
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBeNull();
  });

  test('[CG-START-3, CG-RULING-50] turning costs one movement point, to an unreachable zone too', () => {
    const one = board({ 'blue-golem': 'before C facing T', 'blue-cleric': 'before C facing T' });
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.S'))).toBeNull();
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.C'))).toBeNull();
    expect(one.why(one.go('blue-golem', 'blue:C.T blue:C.S C.S'))).toBe('TOO_FAR');
    expect(one.why(one.go('blue-cleric', 'blue:C.T blue:C.S C.S'))).toBeNull();
  });

  test('[CG-START-4] shifting before the other room costs one movement point, with a free choice of what he faces', () => {
    const one = board({ 'blue-golem': 'before C facing T', 'blue-cleric': 'before C facing T' });
    for (const icon of ['T', 'S', 'C', 'G'])
      expect(one.why(one.go('blue-golem', `blue:C.T blue:D.${icon}`))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'blue:C.T blue:D.G D.G'))).toBeNull();
  });

  test('[CG-START-5, CG-MOVE-10, CG-RULING-47, CG-RULING-48] he comes back, faces the zone he left, and goes through', () => {
    const one = board({ 'blue-elf-scout': 'D.S', 'blue-cleric': 'C.S' });
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
    const one = board({ 'blue-thief': 'D.S', 'blue-cleric': 'D.S' });
    expect(one.why(one.go('blue-thief', 'D.S blue:D.S blue:C.S C.S'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'D.S blue:D.S blue:C.S C.S'))).toBe('TOO_FAR');
  });

  test('[CG-START-6] a zone far from the edge cannot be entered', () => {
    const one = board({ 'blue-ghost': 'before C facing C' });
    const far = { code: 'NOT_NEXT_TO', rule: 'CG-START-6' };
    expect(one.refusal(one.go('blue-ghost', 'blue:C.C C.C'))).toMatchObject(far);
    expect(one.refusal(one.go('blue-ghost', 'blue:C.C A.C'))).toMatchObject(far);
  });

  test('[CG-START-7] a zone behind a portcullis can be entered once it is open', () => {
    const closed = board({ 'blue-cleric': 'before C facing G' });
    expect(closed.why(closed.go('blue-cleric', 'blue:C.G C.G'))).toBe('PORTCULLIS_CLOSED');
    const open = board({ 'blue-cleric': 'before C facing G' }, { open: 'C' });
    expect(open.why(open.go('blue-cleric', 'blue:C.G C.G'))).toBeNull();
  });

  test('[CG-RULING-49] when the room turns, his icon stays: he faces whatever bears it', () => {
    const one = board({
      'blue-cleric': 'before D facing T',
      'blue-mekanork': 'D.G',
      'blue-thief': 'before D facing S',
    });
    expect(one.why(one.go('blue-cleric', 'blue:D.T D.T'))).toBe('NOT_NEXT_TO');
    one.do({ type: 'rotate', piece: 'blue-mekanork', slot: 3, turn: 'ccw' });
    expect(one.where('blue-cleric')).toBe(one.placeNamed('blue:D.T'));
    expect(one.why(one.go('blue-cleric', 'blue:D.T D.T'))).toBeNull();
    expect(one.why(one.go('blue-thief', 'blue:D.S D.S'))).toBeNull();
  });

  test('[CG-RULING-58, CG-ITEM-7] what he drops there takes his spot and icon', () => {
    const one = board({
      'blue-cleric': 'before D facing C',
      'blue-key': 'on blue-cleric',
      'blue-paladin': 'before C facing G',
      'blue-troll': 'on blue-paladin wounded',
    });
    one.do(one.go('blue-cleric', 'blue:D.C', [{ step: 0, leave: 'blue-key' }]));
    expect(one.where('blue-key')).toBe(one.placeNamed('blue:D.C'));
    one.do(one.go('blue-paladin', 'blue:C.G blue:C.T', [{ step: 1, leave: 'blue-troll' }]));
    expect(one.where('blue-troll')).toBe(one.placeNamed('blue:C.T'));
  });

  test('[CG-RULING-58] an object of one who is killed there lies there', () => {
    const one = board(
      {
        'yellow-wizard': 'D.S',
        'yellow-fireball-scroll': 'on yellow-wizard',
        'blue-cleric': 'before D facing S',
        'blue-key': 'on blue-cleric',
      },
      { turn: 'yellow' },
    );
    one.do({ type: 'fireball', piece: 'yellow-wizard', target: 'blue-cleric' });
    expect([one.where('blue-cleric'), one.where('blue-key')]).toEqual(['killed', one.placeNamed('blue:D.S')]);
  });

  test('[CG-RULING-59] one need not stand on the same spot to take and trade, unless the table reads it otherwise', () => {
    const pieces = {
      'blue-cleric': 'before D facing C',
      'blue-naga': 'before C facing G',
      'blue-key': 'on blue-naga',
    };
    const take = [{ step: 0, take: 'blue-key' }];
    const one = board(pieces);
    expect(one.why(one.go('blue-cleric', 'blue:D.C', take))).toBeNull();
    const strict = board(pieces, { rules: { startHands: false } });
    expect(strict.why(strict.go('blue-cleric', 'blue:D.C', take))).toBe('NOT_THERE');
  });

  test('[CG-RULING-66] what lies in a starting zone is for its owner only', () => {
    const lying = zones({
      rooms: ROOMS,
      pieces: { 'blue-key': 'before D facing S', 'yellow-thief': 'D.S', 'blue-cleric': 'before C facing T' },
      turn: 'yellow',
    });
    expect(lying.why(lying.go('yellow-thief', 'D.S blue:D.S', [{ step: 1, take: 'blue-key' }]))).toBe(
      'GONE_ALREADY',
    );
    lying.do({ type: 'endTurn' });
    expect(lying.why(lying.go('blue-cleric', 'blue:C.T', [{ step: 0, take: 'blue-key' }]))).toBeNull();
  });
});
