/**
 * Arrows on the lines by which everybody leaves the labyrinth: strong ones for whoever looks (for somebody who only
 * watches, whoever plays), small ones for the others, each in his colour.
 */
import { exitLines, type Ruleset, type Seat, type View } from '@dungeon-twister/rules';
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

/** An arrow: whose it is, where, and which way it points. */
export interface ExitArrow {
  readonly seat: Seat;
  readonly at: Point;
  readonly outside: Side;
}

/** The places between two squares of a line, at its edge. */
function gapsOf(plane: Plane, index: number): { at: Point; outside: Side }[] {
  const { ruleset } = plane.chart;
  const { first, length } = ruleset.layout.lines[index];
  const outside = sideOnDrawing(plane, sideOfLine(ruleset, index));
  const areas = Array.from({ length }, (_, at) => areaOf(plane, first + at)).flat();
  return areas.slice(1).map((area, at) => ({ at: between(areas[at], area, outside), outside }));
}

const waysOf = (ruleset: Ruleset, view: View, seat: Seat): readonly number[] =>
  exitLines(ruleset, seat, view.shown.dealt ?? []);

/** The arrows of whoever looks. */
export function arrowsOf(plane: Plane, view: View): ExitArrow[] {
  const seat = whoseWay(view);
  if (seat === null) return [];
  return waysOf(plane.chart.ruleset, view, seat).flatMap((index) =>
    gapsOf(plane, index).map((gap) => ({ seat, ...gap })),
  );
}

/** Those of the others, on lines that are not his as well: those who leave by the same line take turns along it. */
function arrowsOfOthers(plane: Plane, view: View): ExitArrow[] {
  const { ruleset } = plane.chart;
  const own = whoseWay(view);
  const taken = own === null ? [] : waysOf(ruleset, view, own);
  const others = [...ruleset.colours.keys()].filter((seat) => seat !== own);
  return [...ruleset.layout.lines.keys()].flatMap((index) => {
    const seats = others.filter((seat) => waysOf(ruleset, view, seat).includes(index));
    if (taken.includes(index) || seats.length === 0) return [];
    return gapsOf(plane, index).map((gap, at) => ({ seat: seats[at % seats.length] ?? 0, ...gap }));
  });
}

export function ExitArrows({ plane, view }: { readonly plane: Plane; readonly view: View }) {
  const art = ({ seat, at, outside }: ExitArrow, size: number) => (
    <path
      key={`${at.x}/${at.y}`}
      class={plane.chart.ruleset.colours[seat]}
      d={EXIT_ARROW}
      transform={`translate(${at.x} ${at.y}) rotate(${TURNED[outside]}) scale(${size})`}
    />
  );
  return (
    <g class="exit-arrows" aria-hidden="true">
      <g class="of-others">{arrowsOfOthers(plane, view).map((one) => art(one, 0.7))}</g>
      {arrowsOf(plane, view).map((one) => art(one, 1))}
    </g>
  );
}
