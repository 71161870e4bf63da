/**
 * On a small screen the squares of the whole board are smaller than a finger: that it can be brought nearer is said
 * once, in the first game, near the buttons for it, until it has come nearer.
 */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { playWords } from '../words/play-words.ts';
import { type Box, layBeside } from './lay-beside.ts';
import './zoom-hint.css';

const KEPT = 'zoom-said';
/** Pixels of a square that needs no explanation. */
const LARGE_ENOUGH = 28;
const SQUARES_OF_A_ROOM = 5;

const boxesIn = (frame: Element, selector: string): Box[] =>
  [...frame.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Near the button that is meant, on as little of the board as can be. */
function lay(hint: HTMLElement, frame: Element): void {
  const area = frame.getBoundingClientRect();
  const [plus = null, ...others] = boxesIn(frame, '.zoom-buttons button');
  const seen = boxesIn(frame, '.room, .line, .casing').map((box) => ({ box, weight: 1 }));
  const place = layBeside(hint.getBoundingClientRect(), { area, piece: plus, taken: others, seen });
  if (!place) return;
  hint.style.left = `${place.left - area.left}px`;
  hint.style.top = `${place.top - area.top}px`;
}

export function ZoomHint({ svg }: { readonly svg: RefObject<SVGSVGElement | null> }) {
  const isSaid = useSignal(false);
  const own = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = svg.current?.parentElement;
    const [room] = frame ? boxesIn(frame, '.room') : [];
    if (!frame || !room || readSetting(KEPT) !== null) return undefined;
    if ((room.right - room.left) / SQUARES_OF_A_ROOM >= LARGE_ENOUGH) return undefined;
    isSaid.value = true;
    keepSetting(KEPT, 'yes');
    const camera = new MutationObserver(() => {
      if (frame.classList.contains('near')) isSaid.value = false;
    });
    camera.observe(frame, { attributes: true, attributeFilter: ['class'] });
    return () => camera.disconnect();
  }, [svg, isSaid]);
  useLayoutEffect(() => {
    const frame = svg.current?.parentElement;
    if (own.current && frame) lay(own.current, frame);
  }, [svg, isSaid.value]);
  return isSaid.value ? (
    <p ref={own} class="zoom-hint">
      {playWords().zoomHint}
    </p>
  ) : null;
}
