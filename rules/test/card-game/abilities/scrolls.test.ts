import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { PORTCULLIS_OPEN, PORTCULLIS_SHIFT, ROOM_IN, SLOT, WALLS_BROKEN } from '../../../src/model/fields.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];

const withFireball = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({
    rooms: ROOMS,
    pieces: { 'blue-wizard': 'A.G', 'blue-fireball-scroll': 'on blue-wizard', ...pieces },
    ...more,
  });
const burn = (target: string, piece = 'blue-wizard'): Action => ({ type: 'fireball', piece, target });

describe('the Fireball scroll', () => {
  test('[CG-OBJ-Fireball-1, CG-OBJ-Fireball-6, CG-CHAR-Wizard-4, CG-CHAR-Telekineticist-12] one point, a magic user who carries it; anybody else only carries it', () => {
    const one = withFireball({ 'yellow-naga': 'A.G' });
    one.do(burn('yellow-naga'));
    expect(one.ap).toBe(5);
    for (const [piece, verdict] of [
      ['blue-telekineticist', null],
      ['blue-cleric', 'NO_SPELLCASTER'],
    ] as const) {
      const other = zones({
        rooms: ROOMS,
        pieces: { [piece]: 'A.G', 'blue-fireball-scroll': 'A.G', 'yellow-naga': 'A.G' },
      });
      expect(other.why(burn('yellow-naga', piece))).toBe('NO_SUCH_ABILITY');
      other.do(other.go(piece, 'A.G', [{ step: 0, take: 'blue-fireball-scroll' }]));
      expect(other.why(burn('yellow-naga', piece))).toBe(verdict);
    }
  });

  test('[CG-OBJ-Fireball-2, CG-OBJ-Fireball-3] one in sight or in his own zone, friend or enemy', () => {
    const one = withFireball({
      'yellow-naga': 'B.T',
      'blue-cleric': 'A.G',
      'yellow-thief': 'B.C',
      'blue-troll': 'A.T wounded',
    });
    expect(one.why(burn('yellow-naga'))).toBeNull();
    expect(one.why(burn('blue-cleric'))).toBeNull();
    expect(one.why(burn('blue-troll'))).toBeNull();
    expect(one.refusal(burn('yellow-thief'))).toMatchObject({
      code: 'NOT_IN_SIGHT',
      rule: 'CG-OBJ-Fireball-2',
    });
    one.do(burn('yellow-naga'));
    expect([one.where('yellow-naga'), one.points('blue')]).toEqual(['killed', 1]);
  });

  test('[CG-OBJ-Fireball-3, CG-RULING-43] a starting zone is one zone: somebody in it is in reach, whatever either of them faces', () => {
    // In the south the triangle of D lies far from the edge: by what he faces the Cleric sees and is seen nowhere.
    const one = withFireball({
      'blue-wizard': 'before C facing T',
      'blue-cleric': 'before D facing T',
      'yellow-naga': 'C.T',
    });
    expect(one.why(burn('blue-cleric'))).toBeNull();
    expect(one.why(burn('yellow-naga'))).toBe('NOT_IN_SIGHT');
    one.do(burn('blue-cleric'));
    expect(one.where('blue-cleric')).toBe('killed');
  });

  test('[CG-OBJ-Fireball-4, CG-RULING-147] objects do not burn: what he held stays in his zone', () => {
    const one = withFireball({
      'yellow-paladin': 'B.T',
      'yellow-key': 'on yellow-paladin',
      'yellow-rope': 'on yellow-paladin',
      'yellow-bow': 'B.T',
    });
    one.do(burn('yellow-paladin'));
    for (const piece of ['yellow-key', 'yellow-rope', 'yellow-bow'])
      expect(one.where(piece)).toBe(one.zone('B.T'));
  });

  test('[CG-OBJ-Fireball-5, CG-RULING-148] who carries a wounded dies with him; a carried one is no target', () => {
    const one = withFireball({
      'yellow-naga': 'B.T',
      'yellow-troll': 'on yellow-naga wounded',
      'yellow-key': 'on yellow-troll',
    });
    expect(one.refusal(burn('yellow-troll'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'CG-RULING-148',
    });
    one.do(burn('yellow-naga'));
    expect([one.where('yellow-troll'), one.points('blue'), one.where('yellow-key')]).toEqual([
      'killed',
      2,
      one.zone('B.T'),
    ]);
    const paladin = withFireball({
      'yellow-paladin': 'B.T',
      'yellow-troll': 'on yellow-paladin wounded',
      'yellow-naga': 'on yellow-paladin wounded',
    });
    paladin.do(burn('yellow-paladin'));
    expect(paladin.points('blue')).toBe(3);
  });

  test('[CG-OBJ-Fireball-7, CG-ITEM-9] used once', () => {
    const one = withFireball({ 'yellow-naga': 'B.T', 'yellow-thief': 'B.T' });
    one.do(burn('yellow-naga'));
    expect(one.where('blue-fireball-scroll')).toBe('removed');
    expect(one.why(burn('yellow-thief'))).toBe('NO_SUCH_ABILITY');
  });

  test('[CG-OBJ-LargeShield-2] a Large shield does not help', () => {
    const one = withFireball({ 'yellow-naga': 'B.T', 'yellow-large-shield': 'on yellow-naga' });
    expect(one.why(burn('yellow-naga'))).toBeNull();
  });

  test('[CG-RULING-144] whoever burns his own gives the opponent the point', () => {
    const one = withFireball({ 'blue-cleric': 'A.G' });
    one.do(burn('blue-cleric'));
    expect([one.points('blue'), one.points('yellow')]).toEqual([0, 1]);
  });

  test('[CG-RULING-145] not himself', () => {
    const one = withFireball({});
    expect(one.refusal(burn('blue-wizard'))).toMatchObject({ code: 'NOT_HIMSELF', rule: 'CG-RULING-145' });
  });

  test('[CG-RULING-146] from and into a starting zone by the zone that is faced', () => {
    const rooms = ['green-cw', 'blue-cw', 'green-ccw', 'blue-ccw'];
    const scroll = { 'blue-fireball-scroll': 'on blue-wizard' };
    const from = zones({
      rooms,
      pieces: {
        'blue-wizard': 'before C facing S',
        ...scroll,
        'yellow-naga': 'C.S',
        'yellow-thief': 'C.C',
        'yellow-troll': 'C.G',
      },
    });
    expect(from.why(burn('yellow-naga'))).toBeNull();
    expect(from.why(burn('yellow-thief'))).toBeNull();
    expect(from.why(burn('yellow-troll'))).toBe('NOT_IN_SIGHT');
    const into = zones({
      rooms,
      pieces: {
        'blue-wizard': 'A.T',
        ...scroll,
        'yellow-naga': 'before A facing T',
        'yellow-thief': 'before B facing G',
      },
    });
    expect(into.why(burn('yellow-naga'))).toBeNull();
    expect(into.why(burn('yellow-thief'))).toBe('NOT_IN_SIGHT');
  });

  test('[CG-RULING-149] an undead that burns is worth no more, with a Paladin beside the user', () => {
    const one = withFireball({ 'blue-paladin': 'A.G', 'yellow-ghost': 'B.T' });
    one.do(burn('yellow-ghost'));
    expect(one.points('blue')).toBe(1);
  });

  test('[CG-RULING-103] one who was wounded this turn may be burnt', () => {
    const one = withFireball({ 'yellow-naga': 'B.T hurt' });
    expect(one.why(burn('yellow-naga'))).toBeNull();
  });
});

const invert = (slot: number, piece = 'blue-wizard'): Action => ({ type: 'invert', piece, slot });
const roomIn = (one: ZoneBoard, slot: number): string =>
  one.position.ruleset.rooms[one.position.data[ROOM_IN + slot]].id;

describe('the Scroll of inversion', () => {
  const SIX = ['green-cw', 'blue-cw:1', 'blue-ccw', 'green-ccw', '(red-cw:3)', 'red-ccw'];
  const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
    zones({
      rooms: SIX,
      pieces: { 'blue-wizard': 'C.S', 'blue-scroll-of-inversion': 'on blue-wizard', ...pieces },
      ...more,
    });

  test('[CG-OBJ-Inversion-1, CG-OBJ-Inversion-4, CG-RULING-84] for one point a magic user’s room changes places with one beside it, whatever stands between', () => {
    const one = board({});
    expect(one.legal('invert')).toEqual([invert(0), invert(3), invert(4)]);
    expect(one.refusal(invert(1))).toMatchObject({ code: 'NOT_NEIGHBOURS', rule: 'CG-OBJ-Inversion-1' });
    expect(one.why(invert(2))).toBe('NOT_NEIGHBOURS');
    expect(one.why(invert(5))).toBe('NOT_NEIGHBOURS');
    expect(one.do(invert(3))[0]).toEqual({ type: 'roomsSwapped', by: 'blue-wizard', slots: [2, 3] });
    expect([roomIn(one, 2), roomIn(one, 3), one.ap]).toEqual(['green-ccw', 'blue-ccw', 5]);
    const cleric = zones({
      rooms: SIX,
      pieces: { 'blue-cleric': 'C.S', 'blue-scroll-of-inversion': 'on blue-cleric' },
    });
    expect(cleric.refusal(invert(3, 'blue-cleric'))).toMatchObject({
      code: 'NO_SPELLCASTER',
      rule: 'CG-OBJ-Inversion-1',
    });
    const walls = zones({
      rooms: ['purple-ccw', 'purple-cw', ...ROOMS],
      pieces: { 'blue-wizard': 'A.G', 'blue-scroll-of-inversion': 'on blue-wizard' },
    });
    expect(walls.why(invert(1))).toBeNull();
  });

  test('[CG-OBJ-Inversion-2, CG-OBJ-Inversion-3, CG-RULING-152] unturned, with everybody, everything and every marker in their zones', () => {
    const one = board(
      {
        'blue-wizard': 'A.G',
        'yellow-naga': 'A.C',
        'blue-key': 'B.T',
        'yellow-troll': 'B.S wounded',
        'yellow-rope': 'on yellow-troll',
        'blue-thief': 'C.T',
      },
      { open: 'B', wallsBroken: 'A' },
    );
    const [a, b] = [one.position.data[SLOT], one.position.data[SLOT + 1]];
    one.do(invert(1));
    expect([one.turned(0), one.turned(1)]).toEqual([1, 0]);
    expect([one.position.data[SLOT], one.position.data[SLOT + 1]]).toEqual([b, a]);
    expect((one.position.data[SLOT] >> PORTCULLIS_SHIFT) & 3).toBe(PORTCULLIS_OPEN);
    expect(one.position.data[SLOT + 1] & WALLS_BROKEN).not.toBe(0);
    expect(
      ['blue-wizard', 'yellow-naga', 'blue-key', 'yellow-troll', 'blue-thief'].map((piece) =>
        one.where(piece),
      ),
    ).toEqual(['B.G', 'B.C', 'A.T', 'A.S', 'C.T'].map((zone) => one.zone(zone)));
    expect(one.loadOf('yellow-troll')).toBe('yellow-rope');
  });

  test('[CG-OBJ-Inversion-5, CG-ITEM-9] used once', () => {
    const one = board({});
    one.do(invert(3));
    expect(one.where('blue-scroll-of-inversion')).toBe('removed');
    expect(one.why(invert(2))).toBe('NO_SUCH_ABILITY');
  });

  test('[CG-RULING-82] a neighbour that lies face down goes with its cards, unless the table reads it otherwise', () => {
    const pieces = { 'yellow-key': 'at E', 'blue-naga': 'at E' };
    const one = board(pieces);
    one.do(invert(4));
    expect([roomIn(one, 2), one.where('yellow-key'), one.where('blue-naga')]).toEqual([
      'red-cw',
      'at room 2',
      'at room 2',
    ]);
    expect(one.turned(2)).toBe(3);
    expect(one.why({ type: 'reveal', piece: 'blue-wizard', slot: 4 })).toBe('ALREADY_REVEALED');
    const strict = board(pieces, { rules: { invertsHidden: false } });
    expect(strict.why(invert(4))).toBe('HIDDEN_STAYS');
    expect(strict.why(invert(3))).toBeNull();
  });

  test('[CG-RULING-83] not from a starting zone', () => {
    const one = board({ 'blue-wizard': 'before F facing T' });
    expect(one.refusal(invert(5))).toMatchObject({ code: 'NOT_IN_A_ROOM', rule: 'CG-RULING-83' });
  });

  test('[CG-RULING-85, CG-RULING-49] who stands in a starting zone stays before the same column and faces what bears his icon', () => {
    const rooms = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
    const one = zones({
      rooms,
      pieces: {
        'blue-wizard': 'C.S',
        'blue-scroll-of-inversion': 'on blue-wizard',
        'blue-cleric': 'before C facing S',
      },
    });
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBe('NOT_NEXT_TO');
    one.do(invert(3));
    expect(one.where('blue-cleric')).toBe(one.placeNamed('blue:C.S'));
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBeNull();
  });

  test('[CG-RULING-38] the entrance goes with its room: parted from it he stays, beside it he may go back', () => {
    const pieces = {
      'blue-wizard': 'B.T',
      'blue-scroll-of-inversion': 'on blue-wizard',
      'blue-cleric': 'A.C',
      'yellow-warrior': 'A.G',
    };
    const inside = zones({ rooms: ROOMS, pieces });
    inside.do(inside.go('blue-cleric', 'A.C A.G'));
    inside.do(invert(0));
    expect(inside.where('blue-cleric')).toBe(inside.zone('B.G'));
    expect(inside.why(inside.go('blue-cleric', 'B.G B.C'))).toBeNull();
    expect(inside.why(inside.go('blue-cleric', 'B.G A.T'))).toBe('NOT_NEXT_TO');
    const parted = zones({ rooms: ROOMS, pieces: { ...pieces, 'blue-cleric': 'B.T', 'blue-wizard': 'B.C' } });
    parted.do(parted.go('blue-cleric', 'B.T A.G'));
    parted.do(invert(3));
    const ends = parted
      .legal('move', 'blue-cleric')
      .map((move) => (move.type === 'move' ? move.path.at(-1) : -1));
    expect(new Set(ends)).toEqual(new Set([parted.zone('A.G')]));
  });
});

test('[CG-OBJ-Fireball-8, CG-OBJ-Inversion-6] being magical sets the scrolls apart in nothing but who may use them', () => {
  const board = zones({
    rooms: ROOMS,
    pieces: {
      'blue-cleric': 'A.G',
      'blue-naga': 'A.G',
      'blue-fireball-scroll': 'on blue-cleric',
      'blue-scroll-of-inversion': 'A.G',
      'yellow-naga': 'C.T',
    },
  });
  // Taken, swapped and left like any other object.
  const swap = { step: 0, leave: 'blue-fireball-scroll', take: 'blue-scroll-of-inversion' };
  expect(board.why(board.go('blue-cleric', 'A.G', [swap]))).toBeNull();
  const give = { step: 0, leave: 'blue-fireball-scroll', to: 'blue-naga' };
  expect(board.why(board.go('blue-cleric', 'A.G', [give]))).toBeNull();
  expect(board.why({ type: 'invert', piece: 'blue-cleric', slot: 1 })).toBe('NO_SUCH_ABILITY');
  expect(board.why(burn('yellow-naga', 'blue-cleric'))).toBe('NO_SPELLCASTER');
});
