/** The lines around the labyrinth: where teams start, where one leaves, and those that lots deal out. */
import { type Colour, isOnLine, lineOf, placeIn, type Ruleset, ZONE_ICONS } from '@dungeon-twister/rules';
import { shapeOf } from './piece-art.tsx';
import {
  areaOf,
  asPath,
  boundsOf,
  centre,
  distance,
  middleOf,
  type Plane,
  type Point,
  type Rect,
  SIDE,
  type Side,
  sideOfLine,
  sideOnDrawing,
  slotMiddle,
  widened,
} from './plane.ts';
import type { TokenSpot } from './token-layout.ts';
import { ZONE_SHAPES } from './zone-shape.ts';

/** The part of a rectangle along one of its sides. */
function strip({ x, y, width, height }: Rect, side: Side, deep: number): Rect {
  if (side === 'north') return { x, y, width, height: deep };
  if (side === 'south') return { x, y: y + height - deep, width, height: deep };
  if (side === 'west') return { x, y, width: deep, height };
  return { x: x + width - deep, y, width: deep, height };
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

interface LineProps {
  readonly plane: Plane;
  readonly index: number;
  /** Null while nobody knows whose it is, and where it is everybody's. */
  readonly colour: Colour | null;
}

function Line({ plane, index, colour }: LineProps) {
  const { ruleset } = plane.chart;
  const line = ruleset.layout.lines[index];
  const places = Array.from({ length: line.length }, (_, at) => line.first + at);
  const areas = places.map((place) => areaOf(plane, place)[0]);
  const whole = boundsOf(areas);
  const outside = sideOnDrawing(plane, sideOfLine(ruleset, index));
  const isFinish = line.use === 'finish';
  return (
    <g class={`line ${line.use} ${colour ?? 'common'}`}>
      <rect class="line-bed" {...whole} rx={3} />
      <path class="line-flags" d={areas.map((area) => asPath(widened(area, -1))).join('')} />
      {isFinish ? (
        <path class="checks" d={checks(whole)} />
      ) : (
        <rect class="line-edge" {...strip(whole, outside, 6)} rx={2} />
      )}
      {line.facings > 0
        ? places.map((place, at) => (
            <FacingSign key={place} area={areas[at]} outside={outside} icon={at % line.facings} />
          ))
        : line.dots.map((place) => {
            const { x, y } = middleOf(plane, place);
            return (
              <path
                key={place}
                class="dot"
                d={shapeOf(colour ?? 'blue')}
                transform={`translate(${x} ${y}) scale(${colour ? 0.62 : 0.4})`}
              />
            );
          })}
      {line.use === 'dealt' && <DealtSign at={centre(whole)} colour={colour} />}
    </g>
  );
}

/** Black and white, as at the end of every race. */
export function checks({ x, y, width, height }: Rect): string {
  const cell = SIDE / 4;
  const parts: string[] = [];
  for (let row = 0; row < height / cell; row++)
    for (let column = 0; column < width / cell; column++)
      if ((row + column) % 2 === 0)
        parts.push(asPath({ x: x + column * cell, y: y + row * cell, width: cell, height: cell }));
  return parts.join('');
}

/** Whose way out it is, or that nobody knows it yet. */
export const DealtSign = ({ at, colour }: { at: { x: number; y: number }; colour: Colour | null }) => (
  <g class="dealt-sign" transform={`translate(${at.x} ${at.y})`}>
    {colour ? (
      <path class="dealt-shape" d={shapeOf(colour)} transform="scale(0.8)" />
    ) : (
      <circle class="dealt-shape" r={13} />
    )}
    {colour ? (
      <path class="dealt-out" d="M-6,6.5V-2H2V-6.5L8,0.2L2,7V2.5H-1.5V6.5Z" />
    ) : (
      <text text-anchor="middle" y={6}>
        ?
      </text>
    )}
  </g>
);

/** On the outside of a strip the icon of the zone that one faces there. */
function FacingSign({ area, outside, icon }: { area: Rect; outside: Side; icon: number }) {
  const { x, y } = centre(strip(area, outside, 26));
  const name = ZONE_ICONS[icon] ?? 'T';
  return (
    <path
      class="facing-icon"
      data-zone={name}
      d={ZONE_SHAPES[name]}
      transform={`translate(${x} ${y}) scale(0.62)`}
    />
  );
}

function coloursOf(ruleset: Ruleset, dealt: readonly Colour[]): readonly (Colour | null)[] {
  const left = [...dealt];
  return ruleset.layout.lines.map(({ owner, use }) =>
    use === 'dealt' ? (left.shift() ?? null) : (ruleset.colours[owner] ?? null),
  );
}

/** `dealt` are the colours of the lines that lots have dealt, once they are known. */
export const Lines = ({ plane, dealt }: { plane: Plane; dealt: readonly Colour[] }) => (
  <g class="lines">
    {coloursOf(plane.chart.ruleset, dealt).map((colour, index) => (
      <Line key={index} plane={plane} index={index} colour={colour} />
    ))}
  </g>
);

/** How long the head of an arrow is, which must be seen on a phone. */
const HEAD = 17;
const FACING_HEAD = (at: number): string => `M${at},-9.500l${HEAD},9.500l${-HEAD},9.500Z`;

/** An arrow from the origin to the right; its head comes behind its length. */
export const FacingArrow = ({ length }: { readonly length: number }) => (
  <>
    <path class="facing-edge" d={`M2,0H${length}${FACING_HEAD(length)}`} />
    <path class="facing-way" d={`M2,0H${length}`} />
    <path class="facing-head" d={FACING_HEAD(length)} />
  </>
);

/** Whoever stands before a room faces one of its zones: an arrow says which. */
export function Facings({ plane, standing }: { plane: Plane; standing: readonly TokenSpot[] }) {
  const { ruleset } = plane.chart;
  if (ruleset.layout.zones === 0) return null;
  const places = [...new Set(standing.map(({ place }) => place))].filter((place) => isOnLine(ruleset, place));
  return (
    <g class="facings">
      {places.map((place) => {
        const at = lineOf(ruleset, place);
        const outside = sideOnDrawing(plane, sideOfLine(ruleset, at));
        const [area] = areaOf(plane, place);
        const zone = facedZone(plane, place);
        if (!area || zone === null) return null;
        const from = centre(strip(area, OPPOSITE[outside], 10));
        const to = nearest(areaOf(plane, zone), from);
        const length = Math.max(distance(from, to) - HEAD, HEAD);
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        return (
          <g key={place} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
            <FacingArrow length={length} />
          </g>
        );
      })}
    </g>
  );
}

const nearest = (area: readonly Rect[], from: Point): Point =>
  area.map(centre).reduce((best, one) => (distance(one, from) < distance(best, from) ? one : best));

/** The zone that is faced, where its room is known. */
function facedZone(plane: Plane, place: number): number | null {
  const { ruleset, rooms } = plane.chart;
  const { layout } = ruleset;
  const line = layout.lines[lineOf(ruleset, place)];
  const [strips] = areaOf(plane, place);
  const offset = place - line.first;
  if (!strips) return null;
  // The room along a line is the one whose middle is nearest to the middle of its strips.
  const first = line.first + offset - (offset % line.facings);
  const before = centre(
    boundsOf(Array.from({ length: line.facings }, (_, at) => areaOf(plane, first + at)[0])),
  );
  const far = (slot: number): number => distance(slotMiddle(plane, slot), before);
  const nearestSlot = [...rooms.keys()].reduce((best, slot) => (far(slot) < far(best) ? slot : best));
  return rooms[nearestSlot] ? placeIn(nearestSlot, offset % line.facings) : null;
}
