/** Somebody who could leave the labyrinth with two moves, and has the points for them. */
import { allPointsLeft, exitPlaces, placeAimedAt, placeOf, stageOf } from '@dungeon-twister/rules';
import { figuresOf, stepsOut } from '../ways-out.ts';
import { after, idOf, walksOf } from './deeds.ts';
import type { FindTip } from './tip.ts';

/** Two moves of whoever walks farthest. */
const FAR = 12;

export const exitNear: FindTip = ({ position: p, seat }) => {
  if (stageOf(p) !== 'act' || allPointsLeft(p) < 1) return null;
  const exits = new Set(exitPlaces(p, seat));
  const steps = stepsOut(p, seat);
  for (const piece of figuresOf(p, seat)) {
    if ((steps[placeOf(p, piece)] ?? FAR + 1) > FAR) continue;
    const walks = walksOf(p, seat, piece);
    const out = [
      ...walks.map((walk) => placeAimedAt(p, walk)),
      ...walks.flatMap((walk) => {
        const next = after(p, seat, walk);
        if (stageOf(next) !== 'act' || placeOf(next, piece) < 0 || allPointsLeft(next) < 1) return [];
        return walksOf(next, seat, piece).map((second) => placeAimedAt(next, second));
      }),
    ].find((place) => exits.has(place));
    if (out !== undefined) return { name: 'exitNear', pieces: [idOf(p, piece)], places: [out] };
  }
  return null;
};
