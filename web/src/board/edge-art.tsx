/** What stands on the edges of a room: walls of dressed stone, arrow-slits, portcullises. */
import { OPEN, PORTCULLIS, type Room, ROOM_SIDE, ROOM_SQUARES, SLIT, WALL } from '@dungeon-twister/rules';
import { ROOM, SIDE, type Point } from './plane.ts';

export type GateState = 'closed' | 'open' | 'broken';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
/** What stands on the border of a room stands inside it: the neighbour has a border of its own. */
const INSET = 4;

/** An edge as its middle and whether it runs up and down, in the frame of the room's drawing. */
export interface Edge {
  readonly kind: number;
  readonly gate: number;
  readonly at: Point;
  readonly upright: boolean;
}

const inside = (value: number): number => Math.min(ROOM - INSET, Math.max(INSET, value));

/** Each edge once: the southern and eastern ones of every square, and those of the northern and western border. */
export function edgesOf(room: Room): Edge[] {
  const edges: Edge[] = [];
  for (let square = 0; square < ROOM_SQUARES; square++)
    for (const direction of [EAST, SOUTH, NORTH, WEST]) {
      const [x, y] = [square % ROOM_SIDE, Math.floor(square / ROOM_SIDE)];
      if ((direction === NORTH && y > 0) || (direction === WEST && x > 0)) continue;
      const index = square * 4 + direction;
      const kind = room.edges[index] ?? OPEN;
      if (kind === OPEN) continue;
      const upright = direction === EAST || direction === WEST;
      edges.push({
        kind,
        gate: room.portcullisOn[index] ?? -1,
        upright,
        at: upright
          ? { x: inside((x + (direction === EAST ? 1 : 0)) * SIDE), y: (y + 0.5) * SIDE }
          : { x: (x + 0.5) * SIDE, y: inside((y + (direction === SOUTH ? 1 : 0)) * SIDE) },
      });
    }
  return edges;
}

/** From one end to the other, but never out of the room. */
export const stretch = ({ at: { x, y }, upright }: Edge): string =>
  upright
    ? `M${x},${inside(y - SIDE / 2)}V${inside(y + SIDE / 2)}`
    : `M${inside(x - SIDE / 2)},${y}H${inside(x + SIDE / 2)}`;

/** Whether it stands between two rooms: there it is thicker, because it must be told from where they only meet. */
const isOnSeam = ({ at: { x, y }, upright }: Edge): boolean => {
  const across = upright ? x : y;
  return across === INSET || across === ROOM - INSET;
};

/** Seen from above a slit is narrow in the wall and wide on both sides of it. */
const EMBRASURE = 'M-7,-5.5H7L1.6,-1V1L7,5.5H-7L-1.6,1V-1Z';

/** All walls as one path, so that a whole labyrinth stays light. */
export function Walls({ edges, shade }: { edges: readonly Edge[]; shade: Point }) {
  const walls = edges.filter(({ kind }) => kind === WALL || kind === SLIT);
  const slits = walls.filter(({ kind }) => kind === SLIT);
  const all = walls.map(stretch).join('');
  const seams = walls.filter(isOnSeam).map(stretch).join('');
  return (
    <g>
      <path class="wall-shadow" d={all} transform={`translate(${shade.x * 2.6} ${shade.y * 2.6})`} />
      <path class="wall" d={all} />
      <path class="wall seam" d={seams} />
      <path class="wall-top" d={all} transform={`translate(${-shade.x * 0.7} ${-shade.y * 0.7})`} />
      {slits.map(({ at, upright }, index) => (
        <path
          key={index}
          class="slit"
          d={EMBRASURE}
          transform={`translate(${at.x} ${at.y})${upright ? ' rotate(90)' : ''}`}
        />
      ))}
    </g>
  );
}

const BARS = [-10, -5, 0, 5, 10];

const Portcullis = ({ edge, state }: { readonly edge: Edge; readonly state: GateState }) => (
  <g
    class={`gate ${state}`}
    data-gate={edge.gate}
    transform={`translate(${edge.at.x} ${edge.at.y})${edge.upright ? ' rotate(90)' : ''}`}
  >
    <path class="sill" d="M-19,0H19" />
    <g class="leaf">
      {state === 'closed' && (
        <>
          <path class="rail" d="M-17,-2.6H17M-17,2.6H17" />
          <path class="bars" d={BARS.map((x) => `M${x},-6.2V6.2`).join('')} />
        </>
      )}
      {state === 'open' && <path class="bars" d="M-12.5,-4.5V4.5M12.5,-4.5V4.5" />}
      {state === 'broken' && (
        <path
          class="shards"
          d="M-11,-6.5V-1.5L-8.5,1M-6.5,6.5V2.5L-8.5,0.5M11,6.5V1L8,-1M6,-6.5V-3.5L8,-2M-2.5,3.5L2,5.5M-1,-5L3,-3.5"
        />
      )}
    </g>
    <path class="post" d="M-20,-4.5h5v9h-5zM15,-4.5h5v9h-5z" />
  </g>
);

export const Portcullises = ({ edges, gates }: { edges: readonly Edge[]; gates: readonly GateState[] }) => (
  <g>
    {edges
      .filter(({ kind }) => kind === PORTCULLIS)
      .map((edge) => (
        <Portcullis key={edge.gate} edge={edge} state={gates[edge.gate] ?? 'closed'} />
      ))}
  </g>
);
