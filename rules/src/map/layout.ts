/**
 * A layout: where the slots for rooms and the starting lines lie, in squares of one common grid.
 *
 * A square is where something lies on the grid; a place is where a piece can be. In the board editions they are the
 * same. Where rooms have zones, a place is a zone, and a line offers facings: one for each icon of each room along it.
 * Which zones touch which side of a room (CG-ROOM-7): zones-of-a-room.ts.
 *
 * Rooms need not be aligned: borders are matched square by square through the grid, so a staggered room meets two
 * neighbours on one side (MP-RULING-22, MP-RULING-35). A layout has one or more *arrangements* (a sliding room at
 * another stop, a room lifted out); the position says which one holds. A slot without origin there touches nothing.
 */
import type { Colour, Place, Seat } from '../vocabulary.ts';
import { ROOM_SIDE, ROOM_SQUARES } from '../vocabulary.ts';

/** Which tokens may be laid on a room at set-up (BD-SETUP-21). */
export type TokenKinds = 'any' | 'characters' | 'objects';

export interface SlotPlan {
  readonly x: number;
  readonly y: number;
  readonly capacity: number;
  readonly kinds?: TokenKinds;
  /** Rooms of a lower level are filled before tokens are laid on those of a higher one (MP-PYR-11). */
  readonly level?: number;
}

/**
 * What a line is for: teams start there and walk; anybody leaves there (MP-RACE-15); or lots decide in secret whose way
 * out it is (MP-EXITS-3).
 */
export type LineUse = 'start' | 'finish' | 'dealt';

export interface LinePlan {
  /** First square; the others follow to the east or to the south. */
  readonly x: number;
  readonly y: number;
  readonly runs: 'east' | 'south';
  readonly length: number;
  /** Dots for the starting team, counted from 0 (BD-COMP-11: squares 2, 4, 7 and 9). */
  readonly dots: readonly number[];
  /** Whose it is; null where it is everybody's. */
  readonly owner: Colour | null;
  readonly use?: LineUse;
  /** Whoever stands there faces one of so many zones of a room along the line; without it, he stands on a square. */
  readonly facings?: number;
}

export interface LayoutPlan {
  /** How many zones a room has, where places are zones. */
  readonly zones?: number;
  readonly slots: readonly SlotPlan[];
  readonly lines: readonly LinePlan[];
  /** Origins of slots that differ from the first arrangement; null = out of the labyrinth. */
  readonly arrangements?: readonly Readonly<
    Record<number, { readonly x: number; readonly y: number } | null>
  >[];
}

export interface Line {
  readonly owner: Seat;
  readonly use: LineUse;
  /** Its places: the first, and how many. */
  readonly first: Place;
  readonly length: number;
  readonly dots: readonly Place[];
  /** Its first square, and how many facings each room along it offers; 0 where a place is a square. */
  readonly firstSquare: number;
  readonly facings: number;
}

const NOWHERE_ON_GRID = -1;

export interface Layout {
  readonly plan: LayoutPlan;
  /** Zones of a room; 0 where places are squares. */
  readonly zones: number;
  readonly slots: readonly Required<SlotPlan>[];
  readonly lines: readonly Line[];
  /** All places: 25 numbers for each slot, then those of the lines. */
  readonly places: number;
  /** All squares: 25 for each slot, then those of the lines. */
  readonly squares: number;
  /** First place, and first square, that belongs to a line. */
  readonly linesFrom: Place;
  /** The line of a line place: index `place - linesFrom`. */
  readonly lineOf: Uint8Array;
  /** The line of a line square: index `square - linesFrom`. */
  readonly lineOfSquare: Uint8Array;
  readonly arrangements: readonly Arrangement[];
}

export interface Arrangement {
  /** The square of the plan on which the grid begins, in its north-western corner. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Per grid cell: `slot * 25 + cell of the slot`, or a line square, or -1. */
  readonly grid: Int16Array;
  /** Grid index of each slot's first cell, or -1. */
  readonly slotAt: Int16Array;
  /** Grid index of each line square: index `square - linesFrom`. */
  readonly lineAt: Int16Array;
}

export function buildLayout(plan: LayoutPlan, seatOf: (owner: Colour | null) => Seat): Layout {
  const linesFrom = plan.slots.length * ROOM_SQUARES;
  const lines: Line[] = [];
  let places = linesFrom;
  let squares = linesFrom;
  for (const line of plan.lines) {
    const facings = line.facings ?? 0;
    const length = facings > 0 ? (line.length / ROOM_SIDE) * facings : line.length;
    const first = places;
    lines.push({
      owner: seatOf(line.owner),
      use: line.use ?? 'start',
      first,
      length,
      dots: line.dots.map((dot) => first + dot),
      firstSquare: squares,
      facings,
    });
    places += length;
    squares += line.length;
  }
  const lineOf = new Uint8Array(places - linesFrom);
  const lineOfSquare = new Uint8Array(squares - linesFrom);
  lines.forEach((line, index) => {
    lineOf.fill(index, line.first - linesFrom, line.first - linesFrom + line.length);
    const first = line.firstSquare - linesFrom;
    lineOfSquare.fill(index, first, first + plan.lines[index].length);
  });
  const variants = [{}, ...(plan.arrangements ?? [])];
  return {
    plan,
    zones: plan.zones ?? 0,
    slots: plan.slots.map((slot) => ({ kinds: 'any' as const, level: 0, ...slot })),
    lines,
    places,
    squares,
    linesFrom,
    lineOf,
    lineOfSquare,
    arrangements: variants.map((moved) => arrange(plan, moved, linesFrom)),
  };
}

function arrange(
  plan: LayoutPlan,
  moved: Readonly<Record<number, { readonly x: number; readonly y: number } | null>>,
  linesFrom: number,
): Arrangement {
  const origins = plan.slots.map((slot, index) => {
    const override = moved[index];
    return override === undefined ? { x: slot.x, y: slot.y } : override;
  });
  // One empty cell all around, so that a neighbour of any cell is a cell.
  const every = [...origins.filter((o) => o !== null), ...plan.lines];
  const left = Math.min(...every.map((o) => o.x)) - 1;
  const top = Math.min(...every.map((o) => o.y)) - 1;
  const right =
    Math.max(
      ...origins.map((o) => (o ? o.x + ROOM_SIDE : left)),
      ...plan.lines.map((l) => l.x + (l.runs === 'east' ? l.length : 1)),
    ) + 1;
  const bottom =
    Math.max(
      ...origins.map((o) => (o ? o.y + ROOM_SIDE : top)),
      ...plan.lines.map((l) => l.y + (l.runs === 'south' ? l.length : 1)),
    ) + 1;
  const width = right - left;
  const height = bottom - top;
  const grid = new Int16Array(width * height).fill(NOWHERE_ON_GRID);
  const at = (x: number, y: number): number => (y - top) * width + (x - left);

  const slotAt = new Int16Array(plan.slots.length).fill(NOWHERE_ON_GRID);
  origins.forEach((origin, slot) => {
    if (!origin) return;
    slotAt[slot] = at(origin.x, origin.y);
    for (let cell = 0; cell < ROOM_SQUARES; cell++)
      grid[at(origin.x + (cell % ROOM_SIDE), origin.y + Math.floor(cell / ROOM_SIDE))] =
        slot * ROOM_SQUARES + cell;
  });
  const lineAt: number[] = [];
  for (const line of plan.lines) {
    for (let i = 0; i < line.length; i++) {
      const cell = at(line.x + (line.runs === 'east' ? i : 0), line.y + (line.runs === 'south' ? i : 0));
      grid[cell] = linesFrom + lineAt.length;
      lineAt.push(cell);
    }
  }
  return { left, top, width, height, grid, slotAt, lineAt: Int16Array.from(lineAt) };
}
