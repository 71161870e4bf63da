/** What somebody has reached as a file: to keep a copy, or to take it to another device. */
import type { FileToKeep } from '../browser/download.ts';
import { type Points, pointsFrom } from './kept-points.ts';

const FORMAT = 'dungeon-twister-missions';

export const fileOf = (points: Points): FileToKeep => ({
  name: `${FORMAT}.json`,
  type: 'application/json',
  text: `${JSON.stringify({ format: FORMAT, version: 1, points: Object.fromEntries(points) }, null, 2)}\n`,
});

/** Null where it is no such file. */
export function pointsOfFile(text: string): Points | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== FORMAT)
      return null;
    return pointsFrom('points' in data ? data.points : null);
  } catch {
    return null;
  }
}
