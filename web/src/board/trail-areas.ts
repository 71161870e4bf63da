/** Which parts of the board a trace lies on, for whoever wants to see all of it. */
import type { Chart } from '@dungeon-twister/rules';
import { placeNow, slotNow, wayNow } from './lying-now.ts';
import { middleOf, type Plane, planeOn, type Point, type Rect, roomRect, SIDE, widened } from './plane.ts';
import { portcullisSpot } from './portcullis-spot.ts';
import type { Trace, TraceMark } from './trail-art.tsx';

const squareAround = ({ x, y }: Point): Rect => widened({ x, y, width: 0, height: 0 }, SIDE / 2);

function areasOfMark(mark: TraceMark, then: Chart, plane: Plane): Rect[] {
  switch (mark.sort) {
    case 'way':
    case 'blow':
      return wayNow(mark.path, planeOn(then, plane.turned), plane).flat().map(squareAround);
    case 'turned':
    case 'room':
      return [roomRect(plane, slotNow(then, plane.chart, mark.slot))];
    case 'gate': {
      const spot = portcullisSpot(plane, slotNow(then, plane.chart, mark.at.slot), mark.at.gate);
      return spot ? [squareAround(spot.at)] : [];
    }
    default:
      return [squareAround(middleOf(plane, placeNow(then, plane.chart, mark.place)))];
  }
}

export const areasOfTrace = ({ marks, chart }: Trace, plane: Plane): Rect[] =>
  marks.flatMap((mark) => areasOfMark(mark, chart, plane));
