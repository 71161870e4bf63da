/**
 * Arrow keys walk from square to square of the board; whatever can be chosen there gets the focus itself, and where
 * nothing can, a cursor says what stands there. Loaded with the first arrow key.
 */
import { GEAR, inRoom, isOnLine, PIT, type Place, placeName, slotOf } from '@dungeon-twister/rules';
import { boardWords } from '../words/board-words.ts';
import { fullName } from '../words/names.ts';
import { areaOf, centre, type Plane, type Point, type Rect, roomRect } from './plane.ts';
import type { Keyboard } from './keyboard.ts';
import type { TokenSpot } from './token-layout.ts';

/** A square, a zone or a room that lies face down. */
type Cell = { readonly rect: Rect } & ({ readonly place: Place } | { readonly slot: number });

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

const HAIR = 0.01;
const rounded = (value: number): number => Math.round(value / HAIR) * HAIR;

/**
 * The middle of what is seen may lie on the edge between squares: then the first step leads to the one just ahead,
 * however the browser has rounded.
 */
function middleBefore(svg: SVGSVGElement, [dx, dy]: readonly [number, number]): Point {
  const { x, y } = pointOf(svg, svg);
  return { x: rounded(x) - dx * HAIR, y: rounded(y) - dy * HAIR };
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
  const begin = svg.contains(active) && active !== svg ? active : svg.querySelector('.selected');
  const from = begin ? pointOf(svg, begin) : middleBefore(svg, arrow);
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

/** Where nothing can be chosen, whoever asks hears why, as after a click. */
export function askAtCursor({ svg, standing, onPiece, onSquare }: Keyboard): void {
  if (!last) return;
  const { cell } = last;
  const token = 'place' in cell ? standing.find(({ place }) => place === cell.place) : undefined;
  if (token) onPiece(token.id);
  else if ('place' in cell) onSquare(cell.place);
  else closedAt(svg, cell.slot)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

const closedAt = (svg: SVGSVGElement, slot: number): Element | null =>
  svg.querySelector(`.room.hidden[data-slot="${slot}"]`);
