/**
 * The shape of a position: the same text for positions that are the same to whoever plays, seen from another side of
 * the table, in a mirror or with other colours.
 *
 * The labyrinth is written square by square as it lies (ground, edges, portcullises, gears with arrow and pair, pieces),
 * in each of the eight ways in which a board can be turned and mirrored; the least of these texts is the shape. Colours
 * are counted from the player whose turn it is, pairs of rooms in the order in which they are met, and a mirror turns
 * arrows round. Points, cards, jumps and counters are left out on purpose: positions that differ in nothing else are
 * one.
 */
import {
  actionPointsLeft,
  activeSeat,
  CELL_OF,
  chartOf,
  cornerOf,
  exitPlaces,
  GEAR,
  holderOf,
  isWounded,
  placeOf,
  type Position,
  ROOM_SIDE,
  ROOM_SQUARES,
  sizeOf,
  squaresOf,
  writePosition,
} from '@dungeon-twister/rules';

interface Cell {
  readonly ground: string;
  /** What lies on its sides: north, east, south, west. */
  readonly edges: readonly string[];
  /** On a gear: the pair of its room and its arrow. */
  readonly gear: { readonly pair: number; readonly clockwise: boolean } | null;
  readonly pieces: readonly string[];
}

interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<string, Cell>;
}

const NOTHING: Cell = { ground: '', edges: ['', '', '', ''], gear: null, pieces: [] };
const at = (x: number, y: number): string => `${x},${y}`;

export function shapeOf(p: Position): string {
  const shapes: string[] = [];
  let board = boardOf(p);
  for (let quarter = 0; quarter < 4; quarter++) {
    shapes.push(textOf(board), textOf(mirrored(board)));
    board = turned(board);
  }
  shapes.sort();
  return `${p.ruleset.options.scenario} ${actionPointsLeft(p)} ${shapes[0] ?? ''}`;
}

function boardOf(p: Position): Board {
  const chart = chartOf(p);
  const { width, height } = sizeOf(chart);
  const cells = new Map<string, Cell>();
  for (const [slot, room] of chart.rooms.entries()) {
    const corner = cornerOf(chart, slot);
    if (!room || !corner) continue;
    const turn = chart.turned[slot] ?? 0;
    const { gates } = writePosition(p).slots[slot] ?? { gates: [] };
    for (let square = 0; square < ROOM_SQUARES; square++) {
      const cell = CELL_OF[turn * ROOM_SQUARES + square] ?? 0;
      const edgeOn = (side: number): string => {
        const edge = square * 4 + ((side - turn) & 3);
        const gate = gates[room.portcullisOn[edge] ?? -1];
        return `${room.edges[edge] ?? 0}${gate ?? ''}`;
      };
      cells.set(at(corner.x + (cell % ROOM_SIDE), corner.y + Math.floor(cell / ROOM_SIDE)), {
        ground: `${room.squares[square] ?? 0}`,
        edges: [0, 1, 2, 3].map(edgeOn),
        gear: room.squares[square] === GEAR ? { pair: room.pair, clockwise: room.arrow === 'cw' } : null,
        pieces: [],
      });
    }
  }
  const change = (place: number, how: (cell: Cell) => Cell): void => {
    for (const { x, y } of squaresOf(chart, place)) cells.set(at(x, y), how(cells.get(at(x, y)) ?? NOTHING));
  };
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    for (const place of exitPlaces(p, seat))
      change(place, (cell) => ({ ...cell, ground: `${cell.ground}out${fromMover(p, seat)}` }));
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place >= 0) change(place, (cell) => ({ ...cell, pieces: [...cell.pieces, nameOf(p, piece)].sort() }));
  }
  return { width, height, cells };
}

const fromMover = (p: Position, seat: number): number =>
  (seat - activeSeat(p) + p.ruleset.seats) % p.ruleset.seats;

/** A piece without its colour: the side of a character, and of an object whose it is does not matter. */
function nameOf(p: Position, piece: number): string {
  const { pieces } = p.ruleset;
  const kind = (pieces.ids[piece] ?? '').replace(/^[a-z]+-/, '').replace(/-\d+$/, '');
  const side = pieces.isCharacter[piece] === 1 ? `${fromMover(p, pieces.owner[piece] ?? 0)}` : '';
  return `${side}${kind}${isWounded(p, piece) ? '!' : ''}${holderOf(p, piece) >= 0 ? '^' : ''}`;
}

/** The board a quarter clockwise. */
function turned({ width, height, cells }: Board): Board {
  const after = new Map<string, Cell>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = cells.get(at(x, y));
      const [north = '', east = '', south = '', west = ''] = cell?.edges ?? [];
      if (cell) after.set(at(height - 1 - y, x), { ...cell, edges: [west, north, east, south] });
    }
  return { width: height, height: width, cells: after };
}

/** The board with west and east changed over. */
function mirrored({ width, height, cells }: Board): Board {
  const after = new Map<string, Cell>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = cells.get(at(x, y));
      if (!cell) continue;
      const [north = '', east = '', south = '', west = ''] = cell.edges;
      const gear = cell.gear && { ...cell.gear, clockwise: !cell.gear.clockwise };
      after.set(at(width - 1 - x, y), { ...cell, edges: [north, west, south, east], gear });
    }
  return { width, height, cells: after };
}

function textOf({ width, height, cells }: Board): string {
  const pairs: number[] = [];
  const numberOf = (pair: number): number => {
    if (!pairs.includes(pair)) pairs.push(pair);
    return pairs.indexOf(pair);
  };
  const texts = [`${width}x${height}`];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { ground, edges, gear, pieces } = cells.get(at(x, y)) ?? NOTHING;
      const arrow = gear ? `${gear.clockwise ? '+' : '-'}${numberOf(gear.pair)}` : '';
      texts.push(`${ground}:${edges.join('')}${arrow}${pieces.join()}`);
    }
  return texts.join(' ');
}
