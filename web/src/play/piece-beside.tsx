/**
 * The card of a piece beside the piece itself, where it hides neither it nor what it can do. Where there is no such
 * place it is a narrow one with name and numbers, until somebody wants to see the whole.
 */
import type { PieceId } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { motionIsRunning } from '../motion/use-motion.ts';
import { PieceCard } from '../panels/piece-card.tsx';
import { panelWords } from '../words/panel-words.ts';
import { type Box, layBeside, overlap } from './lay-beside.ts';
import './piece-beside.css';
import type { AtTable } from './play-controller.ts';

/** After the marks for the next points have come, too. */
const SETTLED_MS = 70;

/** What of the marks can be chosen: the frame of an open room is only drawn around it. */
const PARTS = ':is(rect, circle, path, text):not(.frame-of-room:not(.whole))';

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Lays the card, unless it lies well already. */
function lay(card: HTMLElement, area: Element, id: PieceId, isWhole: boolean): void {
  // A token that is still in hand lies in the tray, below the board.
  const [piece = null] = boxesOf(`.board [data-piece="${CSS.escape(id)}"] .token, .hand .chosen`);
  const marks = boxesOf(`.board .mark ${PARTS}`);
  const space = area.getBoundingClientRect();
  const taken = isWhole ? [] : marks;
  const now = card.getBoundingClientRect();
  const isIn = now.right <= space.right && now.bottom <= space.bottom;
  const wasWhole = card.dataset['form'] === 'whole';
  const isFree = ![...(piece ? [piece] : []), ...taken].some((one) => overlap(one, now));
  if (card.dataset['form'] !== undefined && isIn && isFree && wasWhole) return;
  const sizes = ['whole', 'brief'] as const;
  for (const form of sizes) {
    card.dataset['form'] = form;
    const place = layBeside(card.getBoundingClientRect(), space, piece, taken);
    if (!place && form === 'whole') continue;
    // Nothing is free: at the edge, where least is lost.
    card.style.left = `${(place?.left ?? space.left) - space.left}px`;
    card.style.top = `${(place?.top ?? space.top) - space.top}px`;
    return;
  }
}

interface PieceBesideProps extends AtTable {
  readonly id: PieceId;
  readonly area: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function PieceBeside({ controller, id, area, onClose }: PieceBesideProps) {
  const w = panelWords();
  const card = useRef<HTMLDivElement>(null);
  const whole = useSignal(false);
  const { ruleset } = controller.match;
  const { view } = controller.now;
  useEffect(() => {
    whole.value = false;
  }, [id, whole]);
  const isMoving = motionIsRunning.value;
  useEffect(() => {
    const [element, around] = [card.current, area.current];
    if (!element || !around || isMoving) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => lay(element, around, id, whole.value), SETTLED_MS);
    };
    later();
    // The board may come nearer, the window change, and what an ability does may arrive late.
    const sizes = new ResizeObserver(later);
    sizes.observe(around);
    sizes.observe(element);
    const camera = new MutationObserver(later);
    const board = around.querySelector('svg.board');
    if (board) camera.observe(board, { attributes: true, attributeFilter: ['viewBox'] });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      camera.disconnect();
    };
  }, [id, view, controller.marks.value, isMoving, whole.value, area]);
  return (
    <div ref={card} class="piece-beside panels">
      <PieceCard ruleset={ruleset} view={view} id={id} onClose={onClose} />
      <button
        class="plain whole-card"
        aria-label={w.wholeCard}
        title={w.wholeCard}
        onClick={() => (whole.value = true)}
      >
        ▾
      </button>
    </div>
  );
}
