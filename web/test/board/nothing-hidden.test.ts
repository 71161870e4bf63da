/** What one needs to read stays in sight: letters beside the handle of a room, walls between those who stand there. */
import { viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { handleSpot } from '../../src/board/handle-spot.ts';
import { slotCorner } from '../../src/board/plane.ts';
import { letterSpot } from '../../src/board/room-letter.tsx';
import { tokenLayout } from '../../src/board/token-layout.ts';
import { wallsBesideTokens } from '../../src/board/walls-over.tsx';
import { crowdedBoards } from './boards.ts';

/** Half of a letter and the handle. */
const TOGETHER = 20;

describe.each(['base', 'prison-5', 'standard-4', 'card-standard'])('%s', (scenario) => {
  test('the handle by which a room is turned lies on no letter of that room', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const standing = tokenLayout(plane, viewOf(position, 0));
      for (const [slot, room] of plane.chart.rooms.entries()) {
        if (!room) continue;
        const [corner, letter] = [slotCorner(plane, slot), letterSpot(plane, slot, standing)];
        const handle = handleSpot(plane, slot, standing);
        const apart = Math.hypot(handle.x - corner.x - letter.x, handle.y - corner.y - letter.y);
        expect(apart).toBeGreaterThan(TOGETHER);
      }
    }
  });

  test('walls beside those who stand there are drawn above them too, and only those', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const view = viewOf(position, 0);
      const standing = tokenLayout(plane, view);
      const count = (some: typeof standing): number =>
        [...plane.chart.rooms.keys()].reduce(
          (sum, slot) => sum + wallsBesideTokens({ plane, view, standing: some }, slot).length,
          0,
        );
      expect(count([])).toBe(0);
      const large = standing.filter(({ scale }) => scale === 1);
      expect(count(standing) > 0).toBe(large.length > 0);
      expect(count(standing.filter(({ scale }) => scale < 0.9))).toBe(0);
    }
  });
});
