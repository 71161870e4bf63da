/** Lays the panel of a combat beside those who fight, where it hides none of them. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useUpTo } from '../../browser/use-width.ts';
import { type Box, layBeside } from '../lay-beside.ts';
import type { Point } from '../play-controller.ts';

/** From the widest to the slimmest that the style sheet knows. */
const FORMS = ['wide', 'slim'] as const;

/** What the panel may lie on: the board first, then the dock too; never the strip with the points. */
function areas(): Box[] {
  const board = document.querySelector('.board-area')?.getBoundingClientRect();
  if (!board) return [];
  const { left, top, right, bottom } = board;
  return [
    { left, top, right, bottom },
    { left, top, right, bottom: innerHeight },
  ];
}

/** The squares or rings of all fighters, with a little air. */
const AIR = 3;
const squares = (): Box[] =>
  [...document.querySelectorAll('.fight-light')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR };
  });

/**
 * Where somebody has just pressed “Do it”: a card that came to lie there would be laid by the second half of a double
 * press.
 */
const FINGER = 24;
const around = ({ x, y }: Point): Box => ({
  left: x - FINGER,
  right: x + FINGER,
  top: y - FINGER,
  bottom: y + FINGER,
});

/** The middle of all of them: the panel comes as near to it as it can. */
function middleOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = boxes.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / boxes.length;
  const y = boxes.reduce((sum, { top, bottom }) => sum + (top + bottom) / 2, 0) / boxes.length;
  return { left: x, right: x, top: y, bottom: y };
}

function lay(panel: HTMLElement, pressed: Point | null): void {
  const fighters = squares();
  const taken = pressed ? [...fighters, around(pressed)] : fighters;
  for (const area of areas())
    for (const form of FORMS) {
      panel.dataset['form'] = form;
      const place = layBeside(panel.getBoundingClientRect(), { area, piece: middleOf(fighters), taken });
      if (!place) continue;
      panel.style.left = `${place.left}px`;
      panel.style.top = `${place.top}px`;
      return;
    }
  // No place at all: at the bottom, where the style sheet has it.
  panel.dataset['form'] = 'wide';
  panel.style.left = '';
  panel.style.top = '';
}

/** Again whenever the fighters, the camera, the window or the panel itself change; `pressed` counts when it appears. */
export function useBesideFighters(
  panel: RefObject<HTMLElement | null>,
  fighters: string,
  pressed: Point | null = null,
): void {
  const isNarrow = useUpTo('narrow');
  // Before anything is painted: a panel that appeared somewhere and went elsewhere would move under the pointer.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || isNarrow) return undefined;
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        lay(element, pressed);
        element.style.visibility = '';
      });
    };
    // The light on the fighters may be drawn after the panel. What has the focus would lose it if it were hidden.
    if (!element.contains(document.activeElement)) element.style.visibility = 'hidden';
    later();
    const sizes = new ResizeObserver(later);
    const board = document.querySelector('svg.board');
    for (const one of [element, document.querySelector('.board-area')]) if (one) sizes.observe(one);
    const camera = new MutationObserver(later);
    if (board) camera.observe(board, { attributes: true, attributeFilter: ['viewBox', 'data-turned'] });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      camera.disconnect();
      element.removeAttribute('style');
      delete element.dataset['form'];
    };
  }, [panel, fighters, isNarrow]);
}
