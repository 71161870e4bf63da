/**
 * The board by keyboard. Arrow keys walk over its squares (cursor.ts). The tabulator goes from piece to piece, and from the
 * chosen one to what it can do: in the document marks of places come before the pieces that stand on them.
 */
import type { Place } from '@dungeon-twister/rules';
import type { Plane } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrowOf = (key: string): readonly [number, number] | null => ARROWS[key] ?? null;

export interface Keyboard {
  readonly svg: SVGSVGElement;
  readonly plane: Plane;
  readonly standing: readonly TokenSpot[];
  readonly onPiece: (id: string) => void;
  readonly onSquare: (place: Place) => void;
}

/** One step with an arrow key; something else where nothing lies ahead. */
export async function walkOn(
  board: Keyboard,
  arrow: readonly [number, number],
  otherwise: () => void,
): Promise<void> {
  const { walk } = await import('./cursor.ts');
  if (!walk(board, arrow)) otherwise();
}

/** Asks about the square where the cursor is; false where it has not the focus. */
export function askAt(board: Keyboard): boolean {
  const isThere = document.activeElement?.classList.contains('cursor') ?? false;
  if (isThere) void import('./cursor.ts').then(({ askAtCursor }) => askAtCursor(board));
  return isThere;
}

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
