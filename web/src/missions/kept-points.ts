/** The fewest action points that somebody needed for each mission, kept on the device: stars follow from them. */
import { signal } from '@preact/signals';
import { keepSetting, readSetting } from '../browser/setting.ts';

const KEPT = 'missions';

export type Points = ReadonlyMap<string, number>;

const MOST_KEPT = 1000;
const MOST_POINTS = 99;

/** Whatever else stands there, after an older or a newer version, is passed over. */
export function pointsFrom(data: unknown): Points {
  if (typeof data !== 'object' || data === null) return new Map();
  const found = Object.entries(data).flatMap(([id, points]: [string, unknown]) =>
    Number.isInteger(points) && Number(points) > 0 && Number(points) <= MOST_POINTS
      ? [[id, Number(points)] as const]
      : [],
  );
  return new Map(found.slice(0, MOST_KEPT));
}

function readKept(): Points {
  try {
    return pointsFrom(JSON.parse(readSetting(KEPT) ?? '{}'));
  } catch {
    return new Map();
  }
}

export const keptPoints = signal<Points>(readKept());

/** Of two ways the one that took fewer points counts. */
export function bestOf(one: Points, other: Points): Points {
  const best = new Map(one);
  for (const [id, points] of other) best.set(id, Math.min(points, best.get(id) ?? points));
  return best;
}

export function notePoints(points: Points): void {
  keptPoints.value = bestOf(keptPoints.peek(), points);
  keepSetting(KEPT, JSON.stringify(Object.fromEntries(keptPoints.peek())));
}
