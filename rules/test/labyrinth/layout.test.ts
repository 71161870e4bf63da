import { describe, expect, test } from 'vitest';
import { twoLines } from '../../src/content/maps/two-lines.ts';
import { type Arrangement, buildLayout, type Layout, type LayoutPlan } from '../../src/map/layout.ts';

const seatOf = (owner: string | null) => (owner === null ? -1 : owner === 'blue' ? 0 : 1);

/** The grid as a picture: the letter of the slot, the number of the line, a dot for nothing. */
function picture(layout: Layout, arrangement: Arrangement): string[] {
  const mark = (cell: number) =>
    cell < 0
      ? '.'
      : cell >= layout.linesFrom
        ? String(layout.lineOf[cell - layout.linesFrom])
        : 'ABCDEFGHIJ'[Math.floor(cell / 25)];
  return Array.from({ length: arrangement.height }, (_, y) =>
    Array.from(arrangement.grid.slice(y * arrangement.width, (y + 1) * arrangement.width), mark).join(''),
  );
}

describe('the layout of the standard game', () => {
  test('eight rooms between two lines of ten squares', () => {
    const layout = buildLayout(twoLines([2, 2, 3, 3, 3, 3, 2, 2]), seatOf);
    expect(layout.slots.map(({ capacity }) => capacity)).toEqual([2, 2, 3, 3, 3, 3, 2, 2]);
    expect([layout.linesFrom, layout.places]).toEqual([200, 220]);
    expect(layout.lines.map(({ owner, first, length, dots }) => ({ owner, first, length, dots }))).toEqual([
      { owner: 0, first: 200, length: 10, dots: [201, 203, 206, 208] },
      { owner: 1, first: 210, length: 10, dots: [211, 213, 216, 218] },
    ]);
    expect([...layout.lineOf]).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      ...Array.from({ length: 10 }, () => 1),
    ]);
    const rows = picture(layout, layout.arrangements[0]);
    expect(rows).toEqual([
      '............',
      '.1111111111.',
      ...Array.from({ length: 5 }, () => '.AAAAABBBBB.'),
      ...Array.from({ length: 5 }, () => '.CCCCCDDDDD.'),
      ...Array.from({ length: 5 }, () => '.EEEEEFFFFF.'),
      ...Array.from({ length: 5 }, () => '.GGGGGHHHHH.'),
      '.0000000000.',
      '............',
    ]);
  });

  test('tokens of any kind may be laid, unless a plan says otherwise', () => {
    const layout = buildLayout(twoLines([2, 2, 3, 3, 3, 3, 2, 2]), seatOf);
    expect(layout.slots.map(({ kinds }) => kinds)).toEqual(Array.from({ length: 8 }, () => 'any'));
    const bare = buildLayout({ slots: [{ x: 0, y: 0, capacity: 4 }], lines: [] }, seatOf);
    expect(bare.slots[0].kinds).toBe('any');
    expect(buildLayout(twoLines([2, 2], 'objects'), seatOf).slots[0].kinds).toBe('objects');
  });
});

describe('staggered rooms and arrangements', () => {
  const plan: LayoutPlan = {
    slots: [
      { x: 0, y: 0, capacity: 1 },
      { x: 5, y: 2, capacity: 1 },
      { x: 0, y: 5, capacity: 1 },
    ],
    lines: [{ x: -1, y: 3, runs: 'south', length: 4, dots: [0, 3], owner: 'yellow' }],
    arrangements: [{ 1: { x: 5, y: 5 } }, { 0: null }],
  };
  test('a room may meet two neighbours on one side, and a line runs south', () => {
    const layout = buildLayout(plan, seatOf);
    expect(picture(layout, layout.arrangements[0])).toEqual([
      '.............',
      '..AAAAA......',
      '..AAAAA......',
      '..AAAAABBBBB.',
      '.0AAAAABBBBB.',
      '.0AAAAABBBBB.',
      '.0CCCCCBBBBB.',
      '.0CCCCCBBBBB.',
      '..CCCCC......',
      '..CCCCC......',
      '..CCCCC......',
      '.............',
    ]);
    expect(layout.lines[0].dots).toEqual([75, 78]);
  });

  test('in another arrangement a room lies elsewhere, or nowhere', () => {
    const layout = buildLayout(plan, seatOf);
    expect(layout.arrangements).toHaveLength(3);
    expect(picture(layout, layout.arrangements[1]).slice(5, 8)).toEqual([
      '.0AAAAA......',
      '.0CCCCCBBBBB.',
      '.0CCCCCBBBBB.',
    ]);
    const lifted = layout.arrangements[2];
    expect(lifted.slotAt[0]).toBe(-1);
    expect([...lifted.grid].filter((cell) => cell >= 0 && cell < 25)).toEqual([]);
    expect(picture(layout, lifted).join('').replaceAll('.', '').length).toBe(54);
  });

  test('slots and lines know where they begin', () => {
    const layout = buildLayout(plan, seatOf);
    const [first] = layout.arrangements;
    expect([...first.slotAt]).toEqual([1 * 13 + 2, 3 * 13 + 7, 6 * 13 + 2]);
    expect([...first.lineAt]).toEqual([4, 5, 6, 7].map((y) => y * 13 + 1));
    expect(first.grid[first.slotAt[1]]).toBe(25);
    expect(first.grid[first.slotAt[1] + 13 + 2]).toBe(25 + 7);
  });
});
