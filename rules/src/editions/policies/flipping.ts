/**
 * Over which side a hidden room is flipped. In the small mazes every room comes out as it was drawn; in the big ones
 * one that can be pulled out goes over that side, and for one in the middle, which is held on all sides, its finder
 * names a side before he sees anything.
 * Rules: BD-REVEAL-7, BD-RULING-10; MP-STD-12, MP-RULING-7, MP-RULING-8.
 */
import { VOID } from '../../labyrinth/terrain.ts';
import { ARRANGEMENT } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import { ROOM_SIDE } from '../../vocabulary.ts';
import type { Flipping } from '../../model/policies.ts';

export const asItWasDrawn: Flipping = { id: 'asItWasDrawn', sides: () => 0 };

const ALL_SIDES = 15;

/** Whether no other room lies along a side: a line does not hold a room in. */
function isFree(p: Position, slot: number, direction: number): boolean {
  const { layout } = p.ruleset;
  const { grid, width, slotAt } = layout.arrangements[p.data[ARRANGEMENT]];
  const from = slotAt[slot];
  // Nothing lies around a room that is out of the labyrinth.
  if (from < 0) return true;
  for (let i = 0; i < ROOM_SIDE; i++) {
    const beyond = [
      from - width + i,
      from + ROOM_SIDE + i * width,
      from + ROOM_SIDE * width + i,
      from - 1 + i * width,
    ];
    const cell = grid[beyond[direction]];
    if (cell !== VOID && cell < layout.linesFrom) return false;
  }
  return true;
}

export const overASide: Flipping = {
  id: 'overASide',
  sides(p, slot): number {
    // Nobody knows how it lies: of several free sides any is as good, so the first one will do.
    for (let direction = 0; direction < 4; direction++) if (isFree(p, slot, direction)) return 1 << direction;
    return ALL_SIDES;
  },
};
