/** What a lesson points at, on the board: rings around it, and a hand for whoever hesitates. */
import { lineOf, type PieceId, type Place } from '@dungeon-twister/rules';
import { placesOf, type Thing } from '@dungeon-twister/lessons';
import type { Overlay } from '../board/board.tsx';
import { areaOf, boundsOf, centre, type Plane, type Rect, roomRect, widened } from '../board/plane.ts';
import { halfOf, tokenLayout } from '../board/token-layout.ts';
import type { PlayController } from '../play/play-controller.ts';
import type { Course } from './course.ts';
import type { Hesitation } from './hesitation.ts';
import './pointing.css';

/** As the finger of the first page's plate, its tip in the middle. */
const HAND =
  'M-1.500 0a3 3 0 0 1 6 0v13l10 3a5 5 0 0 1 4 6l-2 8a6 6 0 0 1-6 5H2a7 7 0 0 1-6-3l-9-13a3 3 0 0 1 5-4l6.500 6z';

const thingsNow = ({ lesson, progress }: Course): readonly Thing[] =>
  lesson.steps[progress.value.at]?.says.flatMap(({ things }) => things) ?? [];

/** The things beside the board that a lesson points at now. */
export const besideNow = (course: Course): string =>
  thingsNow(course)
    .flatMap((thing) => (thing !== 'exit' && 'beside' in thing ? [thing.beside] : []))
    .join(' ');

interface Pointed {
  readonly rects: readonly Rect[];
  /** The piece that is meant, if it is one. */
  readonly piece: PieceId | null;
}

/** A line is one thing, however many squares it has. */
function byLine(plane: Plane, places: readonly Place[]): Rect[] {
  const { ruleset } = plane.chart;
  const lines = new Set(places.map((place) => lineOf(ruleset, place)));
  return [...lines].map((line) =>
    boundsOf(
      places.filter((place) => lineOf(ruleset, place) === line).flatMap((place) => areaOf(plane, place)),
    ),
  );
}

function pointedAt(controller: PlayController, course: Course, plane: Plane): Pointed[] {
  const { position, view } = controller.now;
  const { seat } = course.lesson;
  const { byId } = position.ruleset.pieces;
  return thingsNow(course).flatMap((thing) => {
    if (thing !== 'exit' && 'room' in thing)
      return [{ rects: [widened(roomRect(plane, thing.room), -4)], piece: null }];
    if (thing !== 'exit' && 'piece' in thing) {
      const piece = [...byId].find(([, number]) => number === thing.piece)?.[0] ?? null;
      const token = tokenLayout(plane, view).find(({ id }) => id === piece);
      if (!token) return [];
      const half = halfOf(token) + 2;
      return [
        { rects: [{ x: token.at.x - half, y: token.at.y - half, width: 2 * half, height: 2 * half }], piece },
      ];
    }
    const places = placesOf(position, seat, thing);
    if (places.length === 0) return [];
    if (thing === 'exit') return [{ rects: byLine(plane, places), piece: null }];
    return [{ rects: [widened(boundsOf(places.flatMap((place) => areaOf(plane, place))), -2)], piece: null }];
  });
}

/** What is to be pressed next: first who acts, then where. */
function nextOf(all: readonly Pointed[], inHand: PieceId | null): Pointed | undefined {
  const [first, second] = all;
  return first?.piece !== null && first?.piece === inHand ? (second ?? first) : first;
}

/** Drawn with what is drawn there anyway. */
export const pointing = (
  controller: PlayController,
  course: Course,
  hesitation: Hesitation,
  Others: Overlay | null,
): Overlay =>
  function Pointing({ plane, layer }) {
    const isAsked = controller.now.mine !== null && controller.asked.value === null;
    const all = layer === 'above' && isAsked ? pointedAt(controller, course, plane) : [];
    const next = hesitation.isThere.value ? nextOf(all, controller.selection.selected.value) : undefined;
    const [spot] = next?.rects ?? [];
    return (
      <>
        {Others && <Others plane={plane} layer={layer} />}
        <g class="lesson-points" aria-hidden="true">
          {all.flatMap(({ rects }) =>
            rects.map(({ x, y, width, height }) => (
              <rect key={`${x}/${y}`} class="lesson-ring" x={x} y={y} width={width} height={height} rx={8} />
            )),
          )}
          {spot && (
            <g
              class="lesson-hand"
              style={{ transform: `translate(${centre(spot).x}px, ${centre(spot).y}px)` }}
            >
              <path d={HAND} />
            </g>
          )}
        </g>
      </>
    );
  };
