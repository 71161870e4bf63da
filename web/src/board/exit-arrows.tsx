/** Arrows on the line by which whoever looks leaves the labyrinth; for somebody who only watches, whoever plays. */
import { exitLines, type Seat, type View } from '@dungeon-twister/rules';
import { areaOf, type Plane, type Point, type Rect, type Side, sideOfLine, sideOnDrawing } from './plane.ts';

/** So far beyond the edge of the line an arrow points. */
const BEYOND = 1;
export const EXIT_ARROW = 'M-9,-7L9,0L-9,7L-5,0Z';
const TURNED: Readonly<Record<Side, number>> = { east: 0, south: 90, west: 180, north: 270 };

/** Between two places of a line, at its outer edge: whoever stands on them leaves that free. */
function between(one: Rect, other: Rect, outside: Side): Point {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  if (outside === 'north') return { x, y: one.y - BEYOND };
  if (outside === 'south') return { x, y: one.y + one.height + BEYOND };
  return outside === 'west' ? { x: one.x - BEYOND, y } : { x: one.x + one.width + BEYOND, y };
}

const whoseWay = ({ shown, viewer }: View): Seat | null => {
  if (typeof viewer === 'number') return viewer;
  return shown.turn > 0 ? shown.active : null;
};

/** The arrows of a line: where they are, and which way they point. */
export function arrowsOf(plane: Plane, view: View): { at: Point; outside: Side }[] {
  const { ruleset } = plane.chart;
  const seat = whoseWay(view);
  if (seat === null) return [];
  return exitLines(ruleset, seat, view.shown.dealt ?? []).flatMap((index) => {
    const { first, length } = ruleset.layout.lines[index];
    const outside = sideOnDrawing(plane, sideOfLine(ruleset, index));
    const areas = Array.from({ length }, (_, at) => areaOf(plane, first + at)).flat();
    return areas.slice(1).map((area, at) => ({ at: between(areas[at], area, outside), outside }));
  });
}

export function ExitArrows({ plane, view }: { readonly plane: Plane; readonly view: View }) {
  const seat = whoseWay(view);
  return (
    <g class={`exit-arrows ${plane.chart.ruleset.colours[seat ?? -1] ?? ''}`} aria-hidden="true">
      {arrowsOf(plane, view).map(({ at, outside }) => (
        <path
          key={`${at.x}/${at.y}`}
          d={EXIT_ARROW}
          transform={`translate(${at.x} ${at.y}) rotate(${TURNED[outside]})`}
        />
      ))}
    </g>
  );
}
