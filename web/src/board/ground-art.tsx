/** What lies under the rooms and around them: the casing, the shafts of rooms that move, letters and numbers on the rim. */
import { columnName, rowNumber, sizeOf } from '@dungeon-twister/rules';
import type { JSX } from 'preact';
import {
  areaOf,
  asPath,
  centre,
  isAloft,
  onDrawing,
  type Plane,
  roomRect,
  SIDE,
  stopsOf,
  widened,
} from './plane.ts';

/** So far the casing reaches beyond what lies in it. */
const CASING = 7;

export function Casing({ plane }: { readonly plane: Plane }) {
  const { layout } = plane.chart.ruleset;
  const stops = stopsOf(plane);
  const upright = stops.length < 2 || stops[0]?.x === stops[1]?.x;
  const rects = [
    ...layout.slots.flatMap((_slot, slot) => (isAloft(plane, slot) ? [] : [roomRect(plane, slot)])),
    ...stops,
    ...layout.lines.flatMap(({ first, length }) =>
      Array.from({ length }, (_, at) => areaOf(plane, first + at)).flat(),
    ),
  ];
  const path = rects.map((rect) => asPath(widened(rect, CASING))).join('');
  return (
    <g aria-hidden="true">
      <path class="casing-shadow" d={path} transform="translate(2 5)" />
      <path class="casing-edge" d={path} />
      <path class="casing" d={path} />
      {stops.map(({ x, y, width, height }, index) => (
        <g key={index} class="shaft">
          <rect class="shaft-floor" x={x} y={y} width={width} height={height} />
          <path
            class="shaft-rails"
            d={
              upright
                ? `M${x + 30},${y}v${height}M${x + width - 30},${y}v${height}`
                : `M${x},${y + 30}h${width}M${x},${y + height - 30}h${width}`
            }
          />
        </g>
      ))}
    </g>
  );
}

/** Part of the size of one digit that two have. */
const TWO_DIGITS = 0.78;

/** Names of columns and rows, on all four sides; where places are zones, rooms have letters and squares no names. */
export function Rim({ plane, size }: { readonly plane: Plane; readonly size: number }) {
  const { chart } = plane;
  if (chart.ruleset.layout.zones > 0) return null;
  const { width, height } = sizeOf(chart);
  const far = CASING + 3 + size / 2;
  const texts: JSX.Element[] = [];
  const put = (key: string, x: number, y: number, text: string): void => {
    const at = centre(onDrawing(plane, x, y, 0, 0));
    texts.push(
      <text
        key={key}
        x={at.x}
        y={at.y + size * 0.35}
        text-anchor="middle"
        // Two digits take no more of the rim than there is.
        font-size={text.length > 1 ? size * TWO_DIGITS : size}
      >
        {text}
      </text>,
    );
  };
  for (let x = 0; x < width; x++) {
    put(`n${x}`, (x + 0.5) * SIDE, -far, columnName(x));
    put(`s${x}`, (x + 0.5) * SIDE, height * SIDE + far, columnName(x));
  }
  for (let y = 0; y < height; y++) {
    const name = `${rowNumber(chart, y)}`;
    put(`w${y}`, -far, (y + 0.5) * SIDE, name);
    put(`e${y}`, width * SIDE + far, (y + 0.5) * SIDE, name);
  }
  return (
    <g class="rim-names" aria-hidden="true">
      {texts}
    </g>
  );
}
