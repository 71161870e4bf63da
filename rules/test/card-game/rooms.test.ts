import { describe, expect, test } from 'vitest';
import { CARD_ROOMS } from '../../src/editions/card-game/box.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { readZoneRoom, type Room } from '../../src/map/read-room-drawing.ts';
import { NO_ZONE } from '../../src/map/zones-of-a-room.ts';
import { OPEN, PIT, PORTCULLIS, SLIT, WALL } from '../../src/vocabulary.ts';
import {
  acrossPit,
  areasOf,
  between,
  doorsOn,
  EAST,
  gatesIn,
  innerEdges,
  isWhole,
  joined,
  leadsThrough,
  NORTH,
  outerEdges,
  pictureOf,
  pitsOf,
  type Picture,
  sharePit,
  SIDES,
  sideOf,
  SOUTH,
  squaresOf,
  WEST,
  ZONES,
} from './picture.ts';
import type { Icon } from './questions.ts';

const TURNS = [0, 1, 2, 3];
const PICTURES = CARD_ROOMS.map((room) => ({ room, picture: pictureOf(room) }));
const TURNED = CARD_ROOMS.flatMap((room) =>
  TURNS.map((turned) => ({ room, turned, picture: pictureOf(room, turned) })),
);

/** The rooms for which something does not hold, by name: an empty list is what a test wants. */
const failing = (holds: (picture: Picture, room: Room) => boolean): string[] =>
  PICTURES.filter(({ room, picture }) => !holds(picture, room)).map(({ room }) => room.id);
const colourOf = (room: Room): string => room.id.split('-')[0];
const coloured = (...colours: string[]) => PICTURES.filter(({ room }) => colours.includes(colourOf(room)));
const pairsOfZones = ZONES.flatMap((a) => ZONES.filter((b) => b !== a).map((b) => [a, b] as const));
const onSide = (picture: Picture, side: number, icon: Icon): boolean =>
  sideOf(picture, side).some(({ zone }) => zone === icon);
const printedOn = (picture: Picture, side: number, icon: Icon, edge: number): boolean =>
  sideOf(picture, side).some((cell) => cell.zone === icon && cell.edge === edge);
/** On how many sides one can walk out of an area. */
const sidesFrom = (picture: Picture, area: readonly Icon[]): number =>
  SIDES.filter((side) => doorsOn(picture, side).some((icon) => area.includes(icon))).length;
const reachesPastTheMiddle = (picture: Picture): boolean =>
  SIDES.some((side) => {
    const border = sideOf(picture, side);
    return border[1].zone !== null && border[1].zone === border[3].zone;
  });
/** Whether two zones have a portcullis between them and no open edge, and touch the same pit. */
const gateBesidePit =
  (picture: Picture) =>
  ([a, b]: readonly [Icon, Icon]): boolean =>
    between(picture, a, b).includes(PORTCULLIS) && !joined(picture, a, b) && sharePit(picture, a, b);

describe('the twelve rooms', () => {
  test('[CG-COMP-3, CG-ROOM-2] form six pairs of one colour each', () => {
    expect(CARD_ROOMS).toHaveLength(12);
    const colours = [...new Set(CARD_ROOMS.map(colourOf))];
    expect(colours).toEqual(['blue', 'green', 'red', 'purple', 'orange', 'white']);
    expect(colours.map((colour) => coloured(colour).map(({ room }) => room.pair))).toEqual(
      [101, 102, 103, 104, 105, 106].map((pair) => [pair, pair]),
    );
  });

  test('have names and pair numbers of their own among all editions', () => {
    expect(new Set(CARD_ROOMS.map(({ id }) => id)).size).toBe(12);
    const others = SCENARIOS.flatMap(({ rooms }) => rooms).filter((room) => !CARD_ROOMS.includes(room));
    expect(others.filter(({ id }) => CARD_ROOMS.some((room) => room.id === id))).toEqual([]);
    expect(others.filter(({ pair }) => CARD_ROOMS.some((room) => room.pair === pair))).toEqual([]);
  });

  test('[CG-ROOM-3, CG-ROTATE-6] the arrows of a pair are opposite', () => {
    for (const room of CARD_ROOMS) {
      const twin = CARD_ROOMS.find((other) => other !== room && other.pair === room.pair);
      expect(twin?.arrow).toBe(room.arrow === 'cw' ? 'ccw' : 'cw');
      expect(room.id.endsWith(`-${room.arrow}`)).toBe(true);
    }
  });

  test('[CG-COMP-4, CG-ROOM-1, CG-ZONE-1] have one zone of each icon, in one piece and with nothing inside', () => {
    expect(failing((picture) => ZONES.every((icon) => isWhole(picture, icon)))).toEqual([]);
    expect([...ZONES]).toEqual(['T', 'S', 'C', 'G']);
  });

  test('[CG-ROOM-20] are drawn as 5 by 5 squares, each of a zone or a pit', () => {
    const belonging = PICTURES.map(
      ({ picture }) =>
        ZONES.flatMap((icon) => squaresOf(picture, icon)).length +
        pitsOf(picture).flatMap((pit) => pit.squares).length,
    );
    expect(belonging).toEqual(Array(12).fill(25));
    expect(failing((_picture, room) => room.squares.length === 25)).toEqual([]);
    // A square that the drawing leaves empty is no square.
    const drawing = Array.from({ length: 11 }, (_row, i) =>
      i % 2 ? '| T   T   T   T   . |' : '+   '.repeat(5) + '+',
    );
    expect(() => readZoneRoom('bad', 1, 'cw', drawing)).toThrow('line 2: "." is no square');
  });

  test('[CG-ROOM-4] show open edges, walls, slits, portcullises and pits', () => {
    const edges = new Set(
      PICTURES.flatMap(({ picture }) => [...innerEdges(picture), ...outerEdges(picture)]),
    );
    expect(edges).toEqual(new Set([OPEN, WALL, SLIT, PORTCULLIS]));
    expect(PICTURES.filter(({ picture }) => pitsOf(picture).length > 0)).toHaveLength(10);
  });

  test('[CG-ROOM-5] have at most one portcullis each, nine of them have one', () => {
    expect(failing((picture, room) => gatesIn(picture) === room.portcullises)).toEqual([]);
    expect(failing((picture) => gatesIn(picture) <= 1)).toEqual([]);
    expect(PICTURES.filter(({ picture }) => gatesIn(picture) === 1)).toHaveLength(9);
  });

  test('[CG-ROOM-6] have walls, slits and portcullises on outer sides too', () => {
    const rooms = [WALL, SLIT, PORTCULLIS].map((edge) =>
      PICTURES.filter(({ picture }) => outerEdges(picture).includes(edge)),
    );
    expect(rooms.map(({ length }) => length)).toEqual([12, 11, 1]);
  });

  test('[CG-ROOM-7, CG-ROOM-8] touch each side with one to three zones, and a zone may lie in a corner', () => {
    const touching = PICTURES.flatMap(({ picture }) =>
      SIDES.map((side) => ZONES.filter((icon) => onSide(picture, side, icon)).length),
    );
    expect([1, 2, 3].map((zones) => touching.filter((n) => n === zones).length)).toEqual([10, 27, 11]);
    const corners = PICTURES.flatMap(({ picture }) =>
      ZONES.filter((icon) =>
        SIDES.some((side) => onSide(picture, side, icon) && onSide(picture, (side + 1) % 4, icon)),
      ),
    );
    expect(corners).toHaveLength(39);
  });

  test('[CG-ROOM-9] have zones of several squares', () => {
    const sizes = PICTURES.flatMap(({ picture }) => ZONES.map((icon) => squaresOf(picture, icon).length));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([4, 10]);
  });

  test('[CG-ROOM-10, CG-ROOM-11, CG-ROOM-22] are cut in the middle, or have a zone that reaches past it', () => {
    expect(failing((picture) => !reachesPastTheMiddle(picture))).toHaveLength(8);
    expect(failing(reachesPastTheMiddle)).toEqual(['blue-cw', 'blue-ccw', 'green-ccw', 'red-cw']);
  });

  test('[CG-ROOM-12] have pits inside only; each touches two zones or more, some three or four', () => {
    const pits = PICTURES.flatMap(({ picture }) => pitsOf(picture));
    expect(pits.flatMap(({ squares }) => squares).filter(({ x, y }) => x % 4 === 0 || y % 4 === 0)).toEqual(
      [],
    );
    const touching = (zones: number): number => pits.filter(({ touches }) => touches.length === zones).length;
    expect([0, 1, 2, 3, 4].map(touching)).toEqual([0, 0, 4, 5, 3]);
    expect(
      failing((_picture, room) =>
        room.squares.every((square, i) => square !== PIT || room.zones[i] === NO_ZONE),
      ),
    ).toEqual([]);
  });

  test('[CG-ROOM-13] a pit may touch two zones that a portcullis parts', () => {
    const found = PICTURES.flatMap(({ room, picture }) =>
      pairsOfZones
        .filter(([a, b]) => a < b)
        .filter(gateBesidePit(picture))
        .map(([a, b]) => `${room.id} ${a}${b}`),
    );
    expect(found).toEqual(['blue-cw CG', 'red-cw CS', 'red-ccw GS', 'white-ccw GS']);
  });

  test('[CG-ROOM-14] zones lie straight across pits from each other', () => {
    const across = PICTURES.flatMap(({ picture }) =>
      pairsOfZones.filter(([a, b]) => a < b && acrossPit(picture, a, b)),
    );
    expect(across).toHaveLength(22);
  });

  test('[CG-ROOM-15] have every kind of edge between zones in at least one room', () => {
    const rooms = [OPEN, WALL, SLIT, PORTCULLIS].map((edge) =>
      PICTURES.filter(({ picture }) => innerEdges(picture).includes(edge)),
    );
    expect(rooms.map(({ length }) => length)).toEqual([12, 12, 11, 8]);
  });

  test('[CG-ROOM-16] leave no zone without a way out over some side, portcullis closed', () => {
    expect(failing((picture) => areasOf(picture).every((area) => sidesFrom(picture, area) > 0))).toEqual([]);
    // Some zones cannot be walked to from others: such a zone may still be chosen for a card.
    expect(failing((picture) => areasOf(picture).length === 1)).toHaveLength(11);
  });

  test('[CG-ROOM-19] can be walked straight through in at least two orientations', () => {
    expect(
      failing((picture) => leadsThrough(picture, NORTH, SOUTH) || leadsThrough(picture, EAST, WEST)),
    ).toEqual([]);
  });

  test('have an open zone on every side', () => {
    expect(failing((picture) => SIDES.every((side) => doorsOn(picture, side).length > 0))).toEqual([]);
  });

  test('let one leave over a pit where an area has doors on one side only', () => {
    const narrow = PICTURES.flatMap(({ room, picture }) =>
      areasOf(picture)
        .filter((area) => sidesFrom(picture, area) === 1)
        .map((area) => ({
          area: `${room.id} ${area.join('')}`,
          overPit: pitsOf(picture).some(
            ({ touches }) =>
              touches.some((icon) => area.includes(icon)) && touches.some((icon) => !area.includes(icon)),
          ),
        })),
    );
    expect(narrow).toEqual([
      { area: 'orange-cw C', overPit: true },
      { area: 'orange-ccw S', overPit: true },
      { area: 'white-ccw C', overPit: true },
    ]);
  });

  test('look different after every quarter turn', () => {
    const doors = TURNED.map(({ room, picture }) =>
      [room.id, ...SIDES.map((side) => doorsOn(picture, side).join(''))].join(' '),
    );
    expect(new Set(doors).size).toBe(48);
  });
});

/** Something that an example needs: on the southern side of some room in some orientation. */
interface Need {
  readonly what: string;
  readonly colour?: string;
  readonly holds: (picture: Picture) => boolean;
}

const door = (picture: Picture, icon: Icon, side = SOUTH): boolean => doorsOn(picture, side).includes(icon);

const NEEDS: readonly Need[] = [
  {
    what: 'the gear open, the triangle beyond a pit',
    colour: 'red',
    holds: (picture) =>
      door(picture, 'G') &&
      !onSide(picture, SOUTH, 'T') &&
      acrossPit(picture, 'G', 'T') &&
      !joined(picture, 'G', 'T'),
  },
  {
    what: 'the square open and the gear behind the portcullis, the other zones far',
    holds: (picture) =>
      door(picture, 'S') &&
      !door(picture, 'G') &&
      printedOn(picture, SOUTH, 'G', PORTCULLIS) &&
      !onSide(picture, SOUTH, 'T') &&
      !onSide(picture, SOUTH, 'C'),
  },
  {
    what: 'triangle and circle open',
    holds: (picture) => door(picture, 'T') && door(picture, 'C'),
  },
  {
    what: 'the triangle open, and open on the next side',
    holds: (picture) => door(picture, 'T') && door(picture, 'T', EAST),
  },
  {
    what: 'the gear behind a slit',
    holds: (picture) => printedOn(picture, SOUTH, 'G', SLIT) && !door(picture, 'G'),
  },
  {
    what: 'the gear open to the circle, with a second way on',
    colour: 'green',
    holds: (picture) =>
      joined(picture, 'G', 'C') &&
      (door(picture, 'G') || joined(picture, 'G', 'T') || joined(picture, 'G', 'S')),
  },
  { what: 'the square open', holds: (picture) => door(picture, 'S') },
  {
    what: 'an inner slit, and an inner portcullis beside a pit',
    holds: (picture) => innerEdges(picture).includes(SLIT) && pairsOfZones.some(gateBesidePit(picture)),
  },
  {
    what: 'a pit between two zones, one of them open to a third',
    holds: (picture) =>
      pairsOfZones.some(
        ([a, b]) =>
          acrossPit(picture, a, b) &&
          !joined(picture, a, b) &&
          ZONES.some((c) => c !== a && c !== b && joined(picture, a, c)),
      ),
  },
  {
    what: 'a zone along the eastern side, open above the middle and with a slit below',
    holds: (picture) => {
      const border = sideOf(picture, EAST);
      const has = (icon: Icon, edge: number, from: number, to: number): boolean =>
        border.slice(from, to).some((cell) => cell.zone === icon && cell.edge === edge);
      return ZONES.some((icon) => has(icon, OPEN, 0, 2) && has(icon, SLIT, 3, 5));
    },
  },
];

test('[CG-ROOM-17] what the examples need is there', () => {
  const missing = NEEDS.filter(
    ({ colour, holds }) =>
      !TURNED.some(({ room, picture }) => (!colour || colourOf(room) === colour) && holds(picture)),
  );
  expect(missing.map(({ what }) => what)).toEqual([]);
});

test('[CG-ROOM-18] the blue and green rooms show pit, slit and portcullis', () => {
  const shown = coloured('blue', 'green');
  expect(shown.filter(({ picture }) => pitsOf(picture).length > 0)).toHaveLength(4);
  const edges = shown.map(({ picture }) => [...innerEdges(picture), ...outerEdges(picture)]);
  expect(edges.filter((all) => all.includes(SLIT))).toHaveLength(4);
  expect(edges.filter((all) => all.includes(PORTCULLIS))).toHaveLength(3);
});
