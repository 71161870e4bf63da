/** A room as carved stone: floor, zones, pits, gear, walls, slits and portcullises, in the frame of its drawing. */
import {
  isZoneRoom,
  NO_ZONE,
  PIT,
  type Room,
  ROOM_SIDE,
  ROOM_SQUARES,
  ZONE_ICONS,
} from '@dungeon-twister/rules';
import { Component, type ComponentChildren } from 'preact';
import { edgesOf, type GateState, Portcullises, Walls } from './edge-art.tsx';
import { GearArt } from './gear-art.tsx';
import { gearSquare, middleOfSquare } from './gear-spot.ts';
import { asPath, type Point, ROOM, SIDE } from './plane.ts';
import { iconSquare, squaresOfZone, ZONE_SHAPES, zoneBorder, type ZoneIcon } from './zone-shape.ts';

interface Props {
  readonly room: Room;
  readonly gates: readonly GateState[];
  /** Quarter turns as it lies on the drawing: the light comes from the same side however a room lies. */
  readonly turned: number;
  readonly wallsBroken?: boolean;
}

const cornerOfSquare = (square: number): Point => ({
  x: (square % ROOM_SIDE) * SIDE,
  y: Math.floor(square / ROOM_SIDE) * SIDE,
});
const ALL = Array.from({ length: ROOM_SQUARES }, (_, square) => square);

/** Away from the light, in the frame of a room that lies so. */
function shadeOf(turned: number): Point {
  const [x, y] = [0.5, 0.9];
  return [
    { x, y },
    { x: y, y: -x },
    { x: -x, y: -y },
    { x: -y, y: x },
  ][turned & 3];
}

/** Two sides of every flagstone: those that face the light, or those that do not. */
const bevel = (squares: readonly number[], light: Point): string =>
  squares
    .map((square) => {
      const { x, y } = middleOfSquare(square);
      const half = SIDE / 2 - 1.6;
      const [sx, sy] = [light.x > 0 ? half : -half, light.y > 0 ? half : -half];
      return `M${x + sx},${y - sy}V${y + sy}H${x - sx}`;
    })
    .join('');

const flags = (squares: readonly number[]): string =>
  squares
    .map((square) => {
      const { x, y } = cornerOfSquare(square);
      return `M${x + 1},${y + 1}h${SIDE - 2}v${SIDE - 2}h${2 - SIDE}z`;
    })
    .join('');

/** Some flagstones are cracked: always the same ones of the same room. */
function cracks(room: Room): string {
  let seed = Array.from(room.id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = (below: number): number => {
    seed = (seed * 171 + 11213) % 53125;
    return (seed / 53125) * below;
  };
  return Array.from({ length: 9 }, () => {
    const { x, y } = cornerOfSquare(Math.floor(next(ROOM_SQUARES)));
    const from = `M${(x + 4 + next(30)).toFixed(1)},${(y + 4 + next(30)).toFixed(1)}`;
    const step = (): string => `l${(next(12) - 6).toFixed(1)},${(next(9) - 2).toFixed(1)}`;
    return from + step() + step() + step();
  }).join('');
}

function Floor({ room, shade }: { readonly room: Room; readonly shade: Point }) {
  const light = { x: -shade.x, y: -shade.y };
  if (isZoneRoom(room)) return <ZoneFloors room={room} />;
  const even = ALL.filter((square) => square % 2 === 0);
  const odd = ALL.filter((square) => square % 2 === 1);
  return (
    <g>
      <path class="flag" d={flags(even)} />
      <path class="flag odd" d={flags(odd)} />
      <path class="crack" d={cracks(room)} />
      <path class="bevel-light" d={bevel(ALL, light)} />
      <path class="bevel-dark" d={bevel(ALL, shade)} />
    </g>
  );
}

const iconOf = (zone: number): ZoneIcon => ZONE_ICONS[zone] ?? 'T';
const zonesOf = (room: Room): number[] => [...new Set(room.zones)].filter((zone) => zone !== NO_ZONE);

/** One floor for each zone: who walks from zone to zone counts no squares. */
const ZoneFloors = ({ room }: { readonly room: Room }) => (
  <g>
    <rect class="flag" width={ROOM} height={ROOM} />
    {zonesOf(room).map((zone) => (
      <path
        key={zone}
        class="zone-floor"
        data-zone={iconOf(zone)}
        d={squaresOfZone(room, zone)
          .map((square) => asPath({ ...cornerOfSquare(square), width: SIDE, height: SIDE }))
          .join('')}
      />
    ))}
    <path
      class="zone-border"
      d={zonesOf(room)
        .map((zone) => zoneBorder(room, zone))
        .join('')}
    />
  </g>
);

const ZoneSigns = ({ room, turned }: { readonly room: Room; readonly turned: number }) => (
  <g>
    {zonesOf(room).map((zone) => {
      const { x, y } = middleOfSquare(iconSquare(room, zone));
      const icon = iconOf(zone);
      return (
        <g key={zone} class="zone-sign" data-zone={icon}>
          {icon !== 'G' && (
            <path
              class="zone-icon"
              d={ZONE_SHAPES[icon]}
              transform={`translate(${x} ${y}) rotate(${-90 * turned})`}
            />
          )}
        </g>
      );
    })}
  </g>
);

/** A hole in the floor: its far walls catch some light, the ground is not to be seen. */
function Pits({ room, shade }: { readonly room: Room; readonly shade: Point }) {
  const pits: ComponentChildren[] = [];
  for (const square of ALL)
    if (room.squares[square] === PIT) {
      const { x, y } = middleOfSquare(square);
      const [dx, dy] = [Math.sign(shade.x) * 4.5, Math.sign(shade.y) * 4.5];
      pits.push(
        <g key={square} class="pit" transform={`translate(${x} ${y})`}>
          <rect class="pit-rim" x={-17.5} y={-17.5} width={35} height={35} rx={5} />
          <rect class="pit-wall" x={-14.5} y={-14.5} width={29} height={29} rx={3} />
          <rect class="pit-depth" x={-12.2 - dx / 2} y={-12.2 - dy / 2} width={24.4} height={24.4} rx={3} />
          <path class="pit-rung" d="M-9,-9L-4,-4M9,-9L4,-4M-9,9L-4,4M9,9L4,4" />
        </g>,
      );
    }
  return <g>{pits}</g>;
}

/** Drawn once for each way in which it can lie: what walks about in it does not touch it. */
export class RoomArt extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const now = this.props;
    return (
      next.room !== now.room ||
      next.turned !== now.turned ||
      next.wallsBroken !== now.wallsBroken ||
      next.gates.join() !== now.gates.join()
    );
  }

  override render({ room, gates, turned, wallsBroken = false }: Props) {
    const shade = shadeOf(turned);
    const gear = gearSquare(room);
    const edges = edgesOf(room);
    return (
      <g class="room-art">
        <rect class="bed" width={ROOM} height={ROOM} rx={3} />
        <Floor room={room} shade={shade} />
        <Pits room={room} shade={shade} />
        {isZoneRoom(room) && <ZoneSigns room={room} turned={turned} />}
        {gear >= 0 && (
          <GearArt {...middleOfSquare(gear)} pair={room.pair} arrow={room.arrow} upright={-90 * turned} />
        )}
        {/* Below the walls: where none stands between two rooms, nothing must look like one. */}
        <rect class="joint" x={0.5} y={0.5} width={ROOM - 1} height={ROOM - 1} />
        {wallsBroken ? (
          <path
            class="rubble"
            d={edges.map(({ at }) => `M${at.x - 6},${at.y}l4,-4l4,3l4,-2l1,5z`).join('')}
          />
        ) : (
          <>
            <Walls edges={edges} shade={shade} />
            <Portcullises edges={edges} gates={gates} />
          </>
        )}
      </g>
    );
  }
}
