/**
 * What others did, left on the board as thin numbered traces in the colour and the shape of each: ways, blows, rooms that
 * turned or were opened, pieces that came or left. Each lies in the rooms where it was done, and turns with them.
 */
import type { Chart, Colour, Place, PortcullisAt, View } from '@dungeon-twister/rules';
import { placeNow, slotNow, wayNow } from './lying-now.ts';
import { type Hidden, hiddenOn, spotsFor } from './number-spots.ts';
import { shapeOf } from './piece-art.tsx';
import { middleOf, type Plane, planeOn, type Point, ROOM, roomRect, slotMiddle, widened } from './plane.ts';
import { portcullisSpot } from './portcullis-spot.ts';
import { tokenLayout } from './token-layout.ts';
import './trails.css';

export type TraceMark =
  | { readonly sort: 'way' | 'blow'; readonly path: readonly Place[] }
  | { readonly sort: 'turned'; readonly slot: number; readonly turn: 'cw' | 'ccw' }
  | { readonly sort: 'room'; readonly slot: number }
  | { readonly sort: 'gate'; readonly at: PortcullisAt }
  | { readonly sort: 'came' | 'gone'; readonly place: Place }
  | { readonly sort: 'out'; readonly place: Place; readonly points: number };

/** All that one deed left. */
export interface Trace {
  readonly deed: number;
  readonly number: number;
  readonly colour: Colour;
  /** How the rooms lay when it was done. */
  readonly chart: Chart;
  readonly marks: readonly TraceMark[];
}

/** What lies below the tokens. */
export const TrailLines = ({ traces, plane }: { traces: readonly Trace[]; plane: Plane }) => (
  <g class="trails" aria-hidden="true">
    {traces.map((trace) => (
      <g key={trace.number} class={`trail ${trace.colour}`} data-trail={trace.number}>
        {trace.marks.map((mark, index) => (
          <MarkArt key={index} mark={mark} then={trace.chart} plane={plane} />
        ))}
      </g>
    ))}
  </g>
);

interface TrailNumbersProps {
  readonly traces: readonly Trace[];
  readonly plane: Plane;
  readonly view: View;
}

/**
 * Those that are numbered, each from 1: what was done by whoever played last. The numbers of three opponents at once would
 * be thirty, and nobody could read them; the lines of all of them stay, and whoever has them shown again sees each in turn.
 */
export function numbered(all: readonly Trace[]): readonly Trace[] {
  const last = all.at(-1)?.colour;
  return all.filter(({ colour }) => colour === last).map((trace, index) => ({ ...trace, number: index + 1 }));
}

/** The numbers, above the tokens: small, where they hide neither objects nor gears. */
export function TrailNumbers({ traces: all, plane, view }: TrailNumbersProps) {
  const traces = numbered(all);
  const hidden = traces.length === 0 ? [] : hiddenOn(plane, tokenLayout(plane, view));
  const spots = numberSpots(traces, plane, hidden);
  return (
    <g class="trails" aria-hidden="true">
      {traces.map((trace, index) => {
        const at = spots[index];
        return (
          at && (
            <g
              key={trace.number}
              class={`trail-number ${trace.colour}`}
              transform={`translate(${at.x} ${at.y})`}
            >
              <path d={shapeOf(trace.colour)} transform="scale(0.5)" />
              <text text-anchor="middle" y={3.6}>
                {trace.number}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}

/** Where each number stands: at the beginning of its trace, aside where it would hide another or what lies there. */
export function numberSpots(
  traces: readonly Trace[],
  plane: Plane,
  hidden: readonly Hidden[],
): (Point | null)[] {
  const beginnings = traces.map(({ marks: [first], chart }) =>
    first ? beginningOf(first, chart, plane) : null,
  );
  return spotsFor(beginnings, hidden);
}

/** From the middle of a square to its corner. */
const CORNER = 12;

function beginningOf(mark: TraceMark, then: Chart, plane: Plane): Point | null {
  const slotOf = (slot: number): number => slotNow(then, plane.chart, slot);
  switch (mark.sort) {
    case 'way': {
      const [way] = wayNow(mark.path, planeOn(then, plane.turned), plane);
      // Who left his square has left it free.
      return way?.[0] ?? null;
    }
    case 'blow': {
      const [from, to] = wayNow(mark.path, planeOn(then, plane.turned), plane)[0] ?? [];
      return from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : null;
    }
    case 'turned':
      return arcPoint(slotMiddle(plane, slotOf(mark.slot)), -45);
    case 'room': {
      const { x, y } = roomRect(plane, slotOf(mark.slot));
      return { x: x + ROOM - 16, y: y + 16 };
    }
    case 'gate':
      return portcullisSpot(plane, slotOf(mark.at.slot), mark.at.gate)?.at ?? null;
    default: {
      const { x, y } = middleOf(plane, placeNow(then, plane.chart, mark.place));
      return { x: x - CORNER, y: y - CORNER };
    }
  }
}

/** Half-way between the middle of a room and its wall, where fewest things are hidden. */
const ARC = 88;
const arcPoint = ({ x, y }: Point, degrees: number): Point => ({
  x: x + ARC * Math.cos((degrees * Math.PI) / 180),
  y: y + ARC * Math.sin((degrees * Math.PI) / 180),
});

function MarkArt({ mark, then, plane }: { mark: TraceMark; then: Chart; plane: Plane }) {
  const slotOf = (slot: number): number => slotNow(then, plane.chart, slot);
  switch (mark.sort) {
    case 'way':
    case 'blow': {
      const runs = wayNow(mark.path, planeOn(then, plane.turned), plane);
      return (
        <>
          {runs.map((points, index) => (
            <WayArt key={index} sort={mark.sort} points={points} isEnd={index === runs.length - 1} />
          ))}
        </>
      );
    }
    case 'turned':
      return <TurnArt middle={slotMiddle(plane, slotOf(mark.slot))} turn={mark.turn} />;
    case 'room':
      return <rect class="trail-room" {...widened(roomRect(plane, slotOf(mark.slot)), -5)} rx={8} />;
    case 'gate': {
      const at = portcullisSpot(plane, slotOf(mark.at.slot), mark.at.gate)?.at;
      return at ? <circle class="trail-ring" cx={at.x} cy={at.y} r={15} /> : null;
    }
    case 'came': {
      const { x, y } = middleOf(plane, placeNow(then, plane.chart, mark.place));
      return <rect class="trail-ring" x={x - 18.5} y={y - 18.5} width={37} height={37} rx={7} />;
    }
    case 'out': {
      const { x, y } = middleOf(plane, placeNow(then, plane.chart, mark.place));
      return (
        <text class="trail-out" x={x} y={y}>
          +{mark.points}
        </text>
      );
    }
    default: {
      const { x, y } = middleOf(plane, placeNow(then, plane.chart, mark.place));
      return <Lined d={`M${x - 11},${y - 11}l22,22M${x + 11},${y - 11}l-22,22`} />;
    }
  }
}

/** A line with an edge, so that it is seen on floor of any tone. */
const Lined = ({ d, sort = '' }: { d: string; sort?: string }) => (
  <>
    <path class="trail-edge" d={d} />
    <path class={`trail-line ${sort}`} d={d} />
  </>
);

const Head = ({ at, angle }: { at: Point; angle: number }) => (
  <path
    class="trail-head"
    d="M-7,-5.500L5,0L-7,5.500Z"
    transform={`translate(${at.x} ${at.y}) rotate(${angle})`}
  />
);

/** So far from the middle of its last square an arrow ends: who stands there covers the rest. */
const SHORT = 17;

const asLine = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`;

interface WayProps {
  readonly sort: 'way' | 'blow';
  readonly points: readonly Point[];
  /** Whether it has a head: a way that goes on in another room has none here. */
  readonly isEnd: boolean;
}

function WayArt({ sort, points, isEnd }: WayProps) {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return null;
  if (!isEnd) return <Lined d={asLine(points)} sort={sort} />;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = { x: end.x - SHORT * Math.cos(angle), y: end.y - SHORT * Math.sin(angle) };
  const line = [...points.slice(0, -1), tip];
  return (
    <>
      <Lined d={asLine(line)} sort={sort} />
      <Head at={tip} angle={(angle * 180) / Math.PI} />
    </>
  );
}

/** A quarter of a circle along the walls, the way the room went. */
function TurnArt({ middle, turn }: { middle: Point; turn: 'cw' | 'ccw' }) {
  const [from, to] = turn === 'cw' ? [-85, -5] : [-5, -85];
  const [a, b] = [arcPoint(middle, from), arcPoint(middle, to)];
  return (
    <>
      <Lined d={`M${a.x},${a.y}A${ARC},${ARC} 0 0 ${turn === 'cw' ? 1 : 0} ${b.x},${b.y}`} />
      <Head at={b} angle={turn === 'cw' ? to + 90 : to - 90} />
    </>
  );
}
