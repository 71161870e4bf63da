/**
 * A list of ways, or a question, lies beside what it is about: on none of the rooms and squares that it shows on the
 * board, and not far from them, wherever somebody has pressed to open it.
 */
import { areaOf, planeOf, type Rect, roomRect } from '../board/plane.ts';
import type { Preview } from '../board/preview-art.tsx';
import { type Box, layBeside } from './lay-beside.ts';
import type { PlayController } from './play-controller.ts';

/** Cards that lie open already had better be seen as well. */
const SEEN = [
  ['.card-beside', 2],
  ['.board .stand', 4],
  ['.board .room', 0.5],
] as const;

/** So near that nobody has to look for it. */
const NEAR = 40;
/** Above or below a turned room stands what it is: a preview. */
const CAPTION = 26;

/** All that some previews draw, in the window; of walks only where they end, if that is wanted. */
function drawn(
  { match, now }: PlayController,
  svg: SVGSVGElement,
  previews: readonly Preview[],
  onlyEnds: boolean,
): Box[] {
  const matrix = svg.getScreenCTM();
  if (!matrix) return [];
  const plane = planeOf(match.ruleset, now.view, Number(svg.dataset['turned'] ?? 0));
  const rects = previews.flatMap(({ turn, slots = [], places = [], path = [] }): Rect[] => [
    ...slots.map((slot) => roomRect(plane, slot)),
    ...(turn ? [turn.slot] : []).map((slot) => {
      const { x, y, width, height } = roomRect(plane, slot);
      return { x, y: y - CAPTION, width, height: height + 2 * CAPTION };
    }),
    ...[...places, ...(onlyEnds ? path.slice(-1) : path)].flatMap((place) => areaOf(plane, place)),
  ]);
  return rects.map(({ x, y, width, height }) => {
    const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) =>
      point.matrixTransform(matrix),
    );
    return { left: from?.x ?? 0, top: from?.y ?? 0, right: to?.x ?? 0, bottom: to?.y ?? 0 };
  });
}

/** The same box for all of them, so that the list lies beside the nearest of their sides. */
const around = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

/** Where it lies in the area of the board; null where there is no place, or the style sheet lays it. */
export function placeBeside(
  list: HTMLElement,
  controller: PlayController,
  previews: readonly Preview[],
  at: Box | null = null,
): Pick<Box, 'left' | 'top'> | null {
  const area = list.closest('.board-area');
  const svg = area?.querySelector<SVGSVGElement>('svg.board');
  // In a small window the style sheet lays it.
  if (!area || !svg || getComputedStyle(list).position === 'fixed') return null;
  const space = area.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const seen = SEEN.flatMap(([selector, weight]) =>
    [...area.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight })),
  );
  for (const onlyEnds of [false, true]) {
    const taken = [...(at ? [at] : []), ...drawn(controller, svg, previews, onlyEnds)];
    const all = around(taken);
    if (!all) return null;
    // Beside all of them, else between them; and near them, if that can be.
    for (const piece of [all, taken[0] ?? null])
      for (const near of [{ to: all, by: NEAR }, null]) {
        const place = layBeside(
          { width, height },
          { area: space, piece, taken, seen, ...(near ? { near } : {}) },
        );
        if (place) return { left: place.left - space.left, top: place.top - space.top };
      }
  }
  return null;
}

export function layList(list: HTMLElement, controller: PlayController, previews: readonly Preview[]): void {
  const place = placeBeside(list, controller, previews);
  if (!place) return;
  list.style.left = `${place.left}px`;
  list.style.top = `${place.top}px`;
  list.style.bottom = 'auto';
}
