/** The characters with which edges are drawn, and the corners where they meet. */
import type { Style } from './canvas.ts';
import type { Element } from './edges.ts';

interface Look {
  /** As an edge that lies across, five characters wide. */
  readonly across: string;
  /** As an edge that stands upright. */
  readonly upright: string;
  readonly style: Style;
  /** How it meets others at a corner: not at all, with a thin line, with a thick one. */
  readonly weight: 0 | 1 | 2;
}

export const LOOKS: Readonly<Record<Element, Look>> = {
  open: { across: '     ', upright: ' ', style: 'plain', weight: 0 },
  border: { across: '· · ·', upright: '·', style: 'faint', weight: 0 },
  frame: { across: '─────', upright: '│', style: 'faint', weight: 1 },
  hidden: { across: '┄┄┄┄┄', upright: '┊', style: 'faint', weight: 1 },
  wall: { across: '━━━━━', upright: '┃', style: 'wall', weight: 2 },
  // The mark of an author's drawing: a gap alone looks like two ends of walls.
  slit: { across: '━ : ━', upright: ':', style: 'slit', weight: 2 },
  gateClosed: { across: '╪╪╪╪╪', upright: '╫', style: 'gateClosed', weight: 1 },
  gateOpen: { across: '╴ / ╶', upright: '/', style: 'gateOpen', weight: 1 },
  gateBroken: { across: '╴ × ╶', upright: '×', style: 'gateOpen', weight: 1 },
};

/** By the weights of four arms: index 27 up + 9 right + 3 down + left. */
const CORNERS = [
  ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳',
  '╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈',
  '╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋',
].join('');

const weight = (element: Element): number => LOOKS[element].weight;

export function cornerFor(
  up: Element,
  right: Element,
  down: Element,
  left: Element,
): { text: string; style: Style } {
  const [u, r, d, l] = [weight(up), weight(right), weight(down), weight(left)] as const;
  const text = CORNERS[27 * u + 9 * r + 3 * d + l] ?? ' ';
  return { text, style: Math.max(u, r, d, l) === 2 ? 'wall' : 'faint' };
}
