/**
 * The board by keyboard. Arrow keys walk from square to square; whatever can be chosen there gets the focus itself, and
 * where nothing can, a cursor says what stands there. The tabulator goes from piece to piece, and from the chosen one to
 * what it can do: in the document marks of places come before the pieces that stand on them.
 */
import { GEAR, inRoom, isOnLine, PIT, type Place, placeName, slotOf } from '@dungeon-twister/rules';
import { boardWords } from '../words/board-words.ts';
import { fullName } from '../words/names.ts';
import { areaOf, centre, type Plane, type Point, type Rect, roomRect } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrowOf = (key: string): readonly [number, number] | null => ARROWS[key] ?? null;

/** A square, a zone or a room that lies face down. */
type Cell = { readonly rect: Rect } & ({ readonly place: Place } | { readonly slot: number });

export interface Keyboard {
  readonly svg: SVGSVGElement;
  readonly plane: Plane;
  readonly standing: readonly TokenSpot[];
  readonly onPiece: (id: string) => void;
  readonly onSquare: (place: Place) => void;
}

function cellsOf(plane: Plane): Cell[] {
  const { rooms, ruleset } = plane.chart;
  const places = Array.from({ length: ruleset.layout.places }, (_, place) => place);
  return [
    ...places
      .filter((place) => isOnLine(ruleset, place) || rooms[slotOf(place)])
      .flatMap((place) => areaOf(plane, place).map((rect) => ({ place, rect }))),
    ...rooms.flatMap((room, slot) => (room ? [] : [{ slot, rect: roomRect(plane, slot) }])),
  ];
}

const isWithin = ({ x, y }: Point, rect: Rect): boolean =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;

const keyOf = (cell: Cell): string => ('place' in cell ? `place ${cell.place}` : `slot ${cell.slot}`);

/** The next cell straight ahead; of a zone with several squares, none that belongs to it as well. */
function nextCell(plane: Plane, from: Point, [dx, dy]: readonly [number, number]): Cell | null {
  const cells = cellsOf(plane);
  const here = cells.find(({ rect }) => isWithin(from, rect));
  let best: Cell | null = null;
  let nearest = Infinity;
  for (const cell of cells) {
    const { x, y, width, height } = cell.rect;
    const isAhead = dx === 0 ? from.x >= x && from.x < x + width : from.y >= y && from.y < y + height;
    const gap = dx > 0 ? x - from.x : dx < 0 ? from.x - x - width : dy > 0 ? y - from.y : from.y - y - height;
    if (!isAhead || gap < 0 || gap >= nearest || (here && keyOf(here) === keyOf(cell))) continue;
    [best, nearest] = [cell, gap];
  }
  return best;
}

/** What a square holds, in words. */
function sayPlace(plane: Plane, standing: readonly TokenSpot[], place: Place): string {
  const w = boardWords();
  const { chart } = plane;
  const room = isOnLine(chart.ruleset, place) ? null : chart.rooms[slotOf(place)];
  const square = room?.squares[inRoom(place)];
  const names = standing
    .filter((one) => one.place === place)
    .flatMap(({ id, kind, loads }) => [
      kind === null ? w.faceDownPiece : fullName(chart.ruleset, id),
      ...loads.map((load) => fullName(chart.ruleset, load.id)),
    ]);
  const ground =
    chart.ruleset.layout.zones > 0 ? [] : square === GEAR ? [w.gear] : square === PIT ? [w.pit] : [];
  const there = [...ground, ...names];
  return `${placeName(chart, place)}: ${there.length > 0 ? there.join(', ') : w.emptySquare}`;
}

/** Where the last arrow key has led, so that the next one goes on from there. */
let last: { readonly element: Element; readonly at: Point; readonly cell: Cell } | null = null;

function pointOf(svg: SVGSVGElement, element: Element): Point {
  if (last?.element === element) return last.at;
  const { left, top, width, height } = element.getBoundingClientRect();
  const matrix = svg.getScreenCTM()?.inverse();
  return new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix);
}

/** What can be chosen in a cell: what is done to whoever stands there first, then the square, then who stands there. */
function chosenIn({ svg, standing }: Keyboard, cell: Cell): SVGElement | null {
  const there = 'place' in cell ? standing.filter(({ place }) => place === cell.place) : [];
  const marks =
    'place' in cell
      ? [
          ...there.map(({ id }) => `piece-${id}`),
          ...['place', 'deal', 'later'].map((one) => `${one}-${cell.place}`),
        ]
      : [`slot-${cell.slot}`];
  const selectors = [
    ...marks.map((key) => `[data-mark="${CSS.escape(key)}"]`),
    ...there.map(({ id }) => `.pickable[data-piece="${CSS.escape(id)}"]`),
  ];
  for (const selector of selectors) {
    const found = svg.querySelector<SVGElement>(selector);
    if (found) return found;
  }
  return null;
}

/** One step with an arrow key; false where nothing lies ahead. */
export function walk(board: Keyboard, arrow: readonly [number, number]): boolean {
  const { svg, plane, standing } = board;
  const active = document.activeElement ?? svg;
  const from = pointOf(
    svg,
    svg.contains(active) && active !== svg ? active : (svg.querySelector('.selected') ?? svg),
  );
  const cell = nextCell(plane, from, arrow);
  if (!cell) return false;
  const cursor = svg.querySelector<SVGElement>('.cursor');
  const element = chosenIn(board, cell) ?? cursor;
  if (!element) return false;
  if (element === cursor) {
    const { x, y, width, height } = cell.rect;
    const values = { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
    for (const [name, value] of Object.entries(values))
      cursor.firstElementChild?.setAttribute(name, String(value));
    const label =
      'place' in cell
        ? sayPlace(plane, standing, cell.place)
        : closedAt(svg, cell.slot)?.getAttribute('aria-label');
    cursor.setAttribute('aria-label', label ?? '');
  }
  last = { element, at: centre(cell.rect), cell };
  element.focus();
  return true;
}

/** Where nothing can be chosen, whoever asks hears why, as after a click; false where the cursor has not the focus. */
export function askAtCursor({ svg, standing, onPiece, onSquare }: Keyboard): boolean {
  if (!last || last.element !== document.activeElement || !last.element.classList.contains('cursor'))
    return false;
  const { cell } = last;
  const token = 'place' in cell ? standing.find(({ place }) => place === cell.place) : undefined;
  if (token) onPiece(token.id);
  else if ('place' in cell) onSquare(cell.place);
  else closedAt(svg, cell.slot)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}

const closedAt = (svg: SVGSVGElement, slot: number): Element | null =>
  svg.querySelector(`.room.hidden[data-slot="${slot}"]`);

/** Pieces first, the one in hand last among them, then marks. */
const rank = ({ classList }: SVGElement): number =>
  classList.contains('mark') ? 2 : classList.contains('selected') ? 1 : 0;

/** All that can be chosen: the pieces, the one in hand last, then what it can do. */
function inOrder(svg: SVGSVGElement): SVGElement[] {
  const all = [...svg.querySelectorAll<SVGElement>('[tabindex="0"]')];
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** The tabulator within the board; where it leaves the board, the browser goes on. */
export function tabOn(event: KeyboardEvent, svg: SVGSVGElement): void {
  const { activeElement: active } = document;
  if (!active || !svg.contains(active)) return;
  const order = inOrder(svg);
  const at = order.findIndex((one) => one === active);
  const isOwn = active === svg || at < 0;
  if (isOwn && event.shiftKey) return;
  const next = isOwn ? order[0] : order[at + (event.shiftKey ? -1 : 1)];
  if (next) next.focus();
  else if (event.shiftKey) svg.focus();
  else {
    // From the last one in the document the browser finds what comes after the board.
    [...svg.querySelectorAll<SVGElement>('[tabindex="0"]')].at(-1)?.focus();
    return;
  }
  event.preventDefault();
}
