/**
 * Over which side a hidden room is flipped. In the small mazes every room comes out as it was drawn; in the big ones
 * one that can be pulled out goes over that side, and for one in the middle, which is held on all sides, its finder
 * names a side before he sees anything. What the side does to the room, a half turn (MP-RULING-7): actions/reveal.ts.
 * How it lies is drawn in roll-setup.ts (BD-RULING-10, CG-RULING-4).
 * Rules: BD-REVEAL-7, BD-RULING-10; MP-STD-12, MP-RULING-8.
 */
import { slotsBeside } from '../../labyrinth/neighbouring-rooms.ts';
import type { Flipping } from '../../model/policies.ts';

export const asItWasDrawn: Flipping = { id: 'asItWasDrawn', sides: () => 0 };

const ALL_SIDES = 15;

export const overASide: Flipping = {
  id: 'overASide',
  sides(p, slot): number {
    // A line does not hold a room in. Nobody knows how it lies: of several free sides the first one will do.
    for (let direction = 0; direction < 4; direction++)
      if (slotsBeside(p, slot, direction).length === 0) return 1 << direction;
    return ALL_SIDES;
  },
};
