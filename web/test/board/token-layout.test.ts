import { viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { areaOf } from '../../src/board/plane.ts';
import { halfOf, tokenLayout } from '../../src/board/token-layout.ts';
import { ALL_SCENARIOS, crowdedBoards } from './boards.ts';

/** Numbers that were added in another order differ at the end. */
const NEARLY = 0.01;

describe.each(ALL_SCENARIOS)('%s', (scenario) => {
  test('no two tokens of a crowded board overlap', () => {
    for (const { position, plane } of crowdedBoards(scenario))
      for (const viewer of [0, 'spectator'] as const) {
        const standing = tokenLayout(plane, viewOf(position, viewer));
        const touching = standing.flatMap((one, index) =>
          standing.slice(index + 1).flatMap((other) => {
            const apart = Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y));
            return apart + NEARLY < halfOf(one) + halfOf(other) ? [`${one.id} and ${other.id}`] : [];
          }),
        );
        expect(touching).toEqual([]);
      }
  });

  test('every token stands inside its own place and can be seen', () => {
    for (const { position, plane } of crowdedBoards(scenario))
      for (const one of tokenLayout(plane, viewOf(position, 0))) {
        const half = halfOf(one);
        expect(one.scale).toBeGreaterThanOrEqual(0.3);
        for (const [dx, dy] of [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ] as const) {
          const [x, y] = [one.at.x + dx * half, one.at.y + dy * half];
          const held = areaOf(plane, one.place).some(
            (area) =>
              x >= area.x - NEARLY &&
              y >= area.y - NEARLY &&
              x <= area.x + area.width + NEARLY &&
              y <= area.y + area.height + NEARLY,
          );
          if (!held) throw new Error(`${one.id} stands beside ${one.place}`);
        }
      }
  });
});
