/**
 * Which rooms lie beside each other on the table, whatever is printed between them (CG-OBJ-Inversion-1, CG-RULING-84).
 * A staggered room has two on one side (MP-RULING-35); how the squares of all lie on one grid: map/layout.ts.
 */
import { ARRANGEMENT } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import { ROOM_SIDE } from '../vocabulary.ts';
import { VOID } from './neighbouring-squares.ts';
import { slotOf } from '../map/place-numbers.ts';

const SQUARES_OF_A_SIDE = [...Array(ROOM_SIDE).keys()];

/** The slots along a side of a room; lines are none, and nothing lies around a room that is out of the labyrinth. */
export function slotsBeside(p: Position, slot: number, direction: number): number[] {
  const { layout } = p.ruleset;
  const { grid, width, slotAt } = layout.arrangements[p.data[ARRANGEMENT]];
  const from = slotAt[slot];
  if (from < 0) return [];
  const first = from + [-width, ROOM_SIDE, ROOM_SIDE * width, -1][direction];
  const step = direction % 2 === 0 ? 1 : width;
  return SQUARES_OF_A_SIDE.map((i) => grid[first + i * step])
    .filter((cell) => cell !== VOID && cell < layout.linesFrom)
    .map(slotOf);
}

/** Whether two slots share a side; a corner is none. */
export const areNeighbours = (p: Position, a: number, b: number): boolean =>
  [0, 1, 2, 3].some((direction) => slotsBeside(p, a, direction).includes(b));

const known = new WeakMap<object, readonly (readonly number[])[]>();

/** For every slot those that share a side with it: as long as nothing slides, always the same. */
export function neighbourSlots(p: Position): readonly (readonly number[])[] {
  const { layout } = p.ruleset;
  const arrangement = layout.arrangements[p.data[ARRANGEMENT]];
  let all = known.get(arrangement);
  if (!all) {
    const slots = [...layout.slots.keys()];
    all = slots.map((slot) => slots.filter((other) => areNeighbours(p, slot, other)));
    known.set(arrangement, all);
  }
  return all;
}
