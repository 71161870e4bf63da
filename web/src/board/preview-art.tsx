/** What would come of a choice that somebody is pointing at, drawn over the board and never in its place. */
import { type Aim, type Chart, isInSlot, type Place, type View } from '@dungeon-twister/rules';
import { boardWords } from '../words/board-words.ts';
import { wayNow } from './lying-now.ts';
import { TokenArt } from './piece-art.tsx';
import {
  areaOf,
  middleOf,
  type Plane,
  planeOn,
  type Point,
  ROOM,
  roomRect,
  SIDE,
  type Side,
  SIDES,
  sideOnDrawing,
  slotMiddle,
  widened,
  WITHIN_WALLS,
} from './plane.ts';
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
  /** How the rooms lay when it was walked, where that was earlier. */
  readonly walkedOn?: Chart;
  readonly turn?: RoomTurn;
  /** Places and rooms that are spoken of, by the log or by a refusal. */
  readonly places?: readonly Place[];
  readonly slots?: readonly number[];
  /** A closed room that would be turned face up. */
  readonly opens?: number;
  /** The side over which that room would be turned, where there is a choice. */
  readonly flips?: { readonly slot: number; readonly side: Side };
  /** What a small mark does, in words beside it. */
  readonly says?: { readonly at: Aim; readonly text: string };
  /** What stands beside the end of a way: what it costs, and whether one leaves there. */
  readonly end?: { readonly place: Place; readonly text: string };
}

export const PreviewArt = ({ preview, plane, view }: { preview: Preview; plane: Plane; view: View }) => (
  <g class="preview" aria-hidden="true">
    {preview.turn && <TurnedRoom turn={preview.turn} plane={plane} view={view} />}
    {preview.slots?.map((slot) => (
      <rect key={slot} class="spoken room-sized" {...widened(roomRect(plane, slot), -WITHIN_WALLS)} rx={6} />
    ))}
    {preview.flips && <Flip {...preview.flips} plane={plane} />}
    {preview.opens !== undefined && <OpenedRoom slot={preview.opens} plane={plane} view={view} />}
    {preview.places?.flatMap((place) =>
      areaOf(plane, place).map((rect, index) => (
        <rect key={`${place}/${index}`} class="spoken" {...widened(rect, -2)} rx={5} />
      )),
    )}
    {preview.path && preview.path.length > 1 && (
      <Ways
        runs={wayNow(preview.path, preview.walkedOn ? planeOn(preview.walkedOn, plane.turned) : plane, plane)}
      />
    )}
    {preview.end && <AtEnd {...preview.end} path={preview.path ?? []} plane={plane} />}
    {preview.says && <Said {...preview.says} plane={plane} view={view} />}
  </g>
);

/** The side around which a room is turned over, and the way on which its face comes up. */
const Flip = ({ slot, side, plane }: { slot: number; side: Side; plane: Plane }) => {
  const { x, y } = slotMiddle(plane, slot);
  const quarters = SIDES.indexOf(sideOnDrawing(plane, side));
  return (
    <g class="flip way" transform={`translate(${x} ${y}) rotate(${quarters * 90})`}>
      <path class="flip-side" d="M-94,-96H94" />
      <path class="way-edge" d="M0,84C74,46 74,-40 8,-84" />
      <path class="way-line" d="M0,84C74,46 74,-40 8,-84" />
      <path class="way-head" d="M-9,-8L8,0L-9,8Z" transform="translate(6 -86) rotate(-145) scale(1.6)" />
    </g>
  );
};

/** Where something is that somebody points at; whoever carries it stands there. */
function pointAt(plane: Plane, view: View, aim: Aim): Point | null {
  if ('place' in aim) return middleOf(plane, aim.place);
  if (!('piece' in aim)) return null;
  const one = tokenLayout(plane, view).find(({ id }) => id === aim.piece);
  return one ? one.at : null;
}

/** Units that a letter takes, roughly. */
const LETTER = 7.4;
/** How far from the middle of a square words about it stand. */
const BESIDE = 38;

/** Words on a plate, never beyond the sides of the board. */
function Caption({ x, y, text, plane }: Point & { readonly text: string; readonly plane: Plane }) {
  const half = (text.length * LETTER) / 2 + 10;
  return (
    <g class="ghost-caption" transform={`translate(${Math.min(Math.max(x, half), plane.width - half)} ${y})`}>
      <rect x={-half} y={-11} width={2 * half} height={22} rx={11} />
      <text text-anchor="middle" y={5}>
        {text}
      </text>
    </g>
  );
}

/** Below the mark, or above it where the board ends. */
function Said({ at, text, plane, view }: { at: Aim; text: string; plane: Plane; view: View }) {
  const point = pointAt(plane, view, at);
  if (!point) return null;
  const y = point.y + (point.y > plane.height - 2 * SIDE ? -BESIDE : BESIDE);
  return <Caption x={point.x} y={y} text={text} plane={plane} />;
}

interface AtEndProps extends NonNullable<Preview['end']> {
  readonly path: readonly Place[];
  readonly plane: Plane;
}

/** Beside the square where a way ends: neither under the head of its arrow nor on the way itself. */
function AtEnd({ place, text, path, plane }: AtEndProps) {
  const { x, y } = middleOf(plane, place);
  const half = (text.length * LETTER) / 2 + SIDE / 2;
  const crossed = (row: number): number =>
    path.filter((step) => {
      const at = middleOf(plane, step);
      return Math.abs(at.y - row) < SIDE / 2 && Math.abs(at.x - x) < half;
    }).length;
  const isBelow = crossed(y + SIDE) < crossed(y - SIDE);
  return <Caption x={x} y={y + (isBelow ? BESIDE : -BESIDE)} text={text} plane={plane} />;
}

/** In several parts where rooms have turned since: a line across them would lead through walls. */
const Ways = ({ runs }: { readonly runs: readonly (readonly Point[])[] }) => (
  <>
    {runs.map((points, index) => (
      <Way key={index} points={points} isEnd={index === runs.length - 1} />
    ))}
  </>
);

function Way({ points, isEnd }: { readonly points: readonly Point[]; readonly isEnd: boolean }) {
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
      {isEnd && (
        <path
          class="way-head"
          d="M-9,-8L8,0L-9,8Z"
          transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
        />
      )}
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
      <rect class="ghost-frame" {...widened(rect, -WITHIN_WALLS)} rx={6} />
      {/* Beside the room: what would lie in it is what is judged. */}
      <g
        class="ghost-caption"
        transform={`translate(${x + ROOM / 2} ${y + ROOM / 2 < plane.height / 2 ? y - 13 : y + ROOM + 13})`}
      >
        <rect x={-44} y={-11} width={88} height={22} rx={11} />
        <text text-anchor="middle" y={5}>
          {boardWords().preview}
        </text>
      </g>
    </g>
  );
}
