/** What would come of a choice that somebody is pointing at, drawn over the board and never in its place. */
import { isInSlot, type Place, type View } from '@dungeon-twister/rules';
import { boardWords } from '../words/board-words.ts';
import { TokenArt } from './piece-art.tsx';
import { areaOf, middleOf, type Plane, planeOn, type Point, ROOM, roomRect, SIDE, widened } from './plane.ts';
import { RoomArt } from './room-art.tsx';
import { roomTones } from './room-tones.ts';
import { tokenLayout } from './token-layout.ts';

/** A room that would lie otherwise: quarter turns clockwise from now. */
interface RoomTurn {
  readonly slot: number;
  readonly quarters: number;
}

export interface Preview {
  /** The way that would be walked. */
  readonly path?: readonly Place[];
  readonly turn?: RoomTurn;
  /** Places and rooms that are spoken of, by the log or by a refusal. */
  readonly places?: readonly Place[];
  readonly slots?: readonly number[];
  /** A closed room that would be turned face up. */
  readonly opens?: number;
  /** Where somebody would leave the labyrinth, and for how many points. */
  readonly leaves?: { readonly place: Place; readonly points: number };
}

export const PreviewArt = ({ preview, plane, view }: { preview: Preview; plane: Plane; view: View }) => (
  <g class="preview" aria-hidden="true">
    {preview.turn && <TurnedRoom turn={preview.turn} plane={plane} view={view} />}
    {preview.slots?.map((slot) => (
      <rect key={slot} class="spoken room-sized" {...widened(roomRect(plane, slot), -2)} rx={6} />
    ))}
    {preview.opens !== undefined && <OpenedRoom slot={preview.opens} plane={plane} view={view} />}
    {preview.places?.flatMap((place) =>
      areaOf(plane, place).map((rect, index) => (
        <rect key={`${place}/${index}`} class="spoken" {...widened(rect, -2)} rx={5} />
      )),
    )}
    {preview.path && preview.path.length > 1 && (
      <Way points={preview.path.map((place) => middleOf(plane, place))} />
    )}
    {preview.leaves && <WayOut {...middleOf(plane, preview.leaves.place)} points={preview.leaves.points} />}
  </g>
);

/** Beside the square by which one leaves, on the side of the board that is nearer to its middle. */
const WayOut = ({ x, y, points }: Point & { readonly points: number }) => (
  <g class="ghost-caption" transform={`translate(${x} ${y + (y < SIDE ? 32 : -32)})`}>
    <rect x={-46} y={-11} width={92} height={22} rx={11} />
    <text text-anchor="middle" y={5}>
      {boardWords().leaves(points)}
    </text>
  </g>
);

function Way({ points }: { readonly points: readonly Point[] }) {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g class="way">
      <polyline class="way-edge" points={line} />
      <polyline class="way-line" points={line} />
      {points.slice(1, -1).map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={4} />
      ))}
      <path
        class="way-head"
        d="M-9,-8L8,0L-9,8Z"
        transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
      />
    </g>
  );
}

/** What is known of a room that would be opened: that it is, and what must then be placed in it. */
function OpenedRoom({ slot, plane, view }: { slot: number; plane: Plane; view: View }) {
  const shown = view.shown.rooms[slot];
  if (!shown || shown.faceUp) return null;
  const { x, y } = roomRect(plane, slot);
  const waiting = shown.tokens.reduce((sum, count) => sum + count, 0);
  return (
    <g class="ghost-caption" transform={`translate(${x + ROOM / 2} ${y + ROOM / 2 + 44})`}>
      <rect x={-97} y={-13} width={194} height={26} rx={13} />
      <text text-anchor="middle" y={5}>
        {boardWords().opens(waiting)}
      </text>
    </g>
  );
}

/** The room as it would lie, with everything that would lie elsewhere with it. */
function TurnedRoom({ turn, plane, view }: { turn: RoomTurn; plane: Plane; view: View }) {
  const { slot, quarters } = turn;
  const shown = view.shown.rooms[slot];
  const room = plane.chart.rooms[slot];
  if (!shown?.faceUp || !room) return null;
  const turned = (((shown.turned + quarters) % 4) + 4) % 4;
  const chart = { ...plane.chart, turned: plane.chart.turned.with(slot, turned) };
  const then = planeOn(chart, plane.turned);
  const rect = roomRect(plane, slot);
  const { x, y } = rect;
  const angle = (turned + plane.turned) & 3;
  return (
    <g class={roomTones(chart.ruleset.layout)[slot] === 1 ? 'ghost-room second' : 'ghost-room'}>
      <g transform={`translate(${x} ${y}) rotate(${angle * 90} ${ROOM / 2} ${ROOM / 2})`}>
        <RoomArt room={room} gates={shown.gates} turned={angle} wallsBroken={shown.wallsBroken ?? false} />
      </g>
      {tokenLayout(then, view)
        .filter(({ place }) => isInSlot(chart.ruleset, place, slot))
        .map((one) => (
          <g key={one.id} transform={`translate(${one.at.x} ${one.at.y}) scale(${one.scale})`}>
            <TokenArt {...one} />
          </g>
        ))}
      <rect class="ghost-frame" {...widened(rect, -2)} rx={6} />
      <g class="ghost-caption" transform={`translate(${x + ROOM / 2} ${y + 13})`}>
        <rect x={-44} y={-11} width={88} height={22} rx={11} />
        <text text-anchor="middle" y={5}>
          {boardWords().preview}
        </text>
      </g>
    </g>
  );
}
