/** A scenario's labyrinth as a small plan: rooms, and the lines around them in their colours. */
import type { Colour, Scenario } from '@dungeon-twister/rules';
import { boundsOf, widened } from '../board/plane.ts';

const ROOM = 5;
const MARGIN = 1.6;

interface Props {
  readonly layout: Scenario['layout'];
  /** Other colours than those of the plan, where a colour is absent. */
  readonly renamed?: ((colour: Colour) => Colour) | undefined;
}

export function MiniMap({ layout, renamed = (colour) => colour }: Props) {
  const { slots, lines } = layout;
  const boxes = lines.map(({ x, y, runs, length, owner }) => ({
    x,
    y,
    width: runs === 'east' ? length : 1,
    height: runs === 'east' ? 1 : length,
    owner,
  }));
  const rooms = slots.map(({ x, y }) => ({ x, y, width: ROOM, height: ROOM }));
  const { x: left, y: top, width: across, height: down } = widened(boundsOf([...rooms, ...boxes]), MARGIN);
  return (
    <svg class="home-map" viewBox={`${left} ${top} ${across} ${down}`} aria-hidden="true" focusable="false">
      {slots.map(({ x, y }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <rect class="home-map-room" x={0.2} y={0.2} width={ROOM - 0.4} height={ROOM - 0.4} rx={0.5} />
          <circle class="home-map-gear" cx={ROOM / 2} cy={ROOM / 2} r={0.85} />
        </g>
      ))}
      {boxes.map(({ x, y, width, height, owner }) => (
        <rect
          key={`${x}/${y}`}
          class={`home-map-line ${owner ? renamed(owner) : 'anybody'}`}
          x={x + (width > height ? 0.3 : -0.1)}
          y={y + (width > height ? -0.1 : 0.3)}
          width={width > height ? width - 0.6 : 1.2}
          height={width > height ? 1.2 : height - 0.6}
          rx={0.5}
        />
      ))}
    </svg>
  );
}
