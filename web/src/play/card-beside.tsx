/**
 * A card beside what it speaks of, where it hides neither that nor what can be done, and least of what lies open. Where
 * there is no such place it is a narrow one with its name, until somebody wants to see the whole.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { motionIsRunning } from '../motion/in-motion.ts';
import { panelWords } from '../words/panel-words.ts';
import { type Box, hiddenBy, layBeside, overlap } from './lay-beside.ts';
import './card-beside.css';
import type { AtTable, CardPlace, PlayController } from './play-controller.ts';

/** After the marks for the next points have come, too. */
const SETTLED_MS = 70;

/** What of the marks can be chosen: the frame of an open room is only drawn around it. */
const PARTS = ':is(rect, circle, path, text):not(.frame-of-room:not(.whole))';

/**
 * What lies open had better stay in sight: who stands there more than the floor, and of rooms those that are outlined.
 * Of a closed room there is least to see, but beside the board there is nothing.
 */
const SEEN: readonly (readonly [selector: string, weight: number])[] = [
  ['.board .room.hidden', 0.3],
  ['.board .room:not(.hidden)', 1],
  ['.board .line', 1],
  ['.board .room-outline', 1],
  ['.board .stand', 10],
];

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** A card that runs about is no help: it stays, unless it would hide less than this part of what it hides now. */
const FAR_LESS = 0.5;

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const isWithin = (box: Box, area: Box): boolean => box.right <= area.right && box.bottom <= area.bottom;

interface Laying {
  readonly subject: string;
  /** Somebody wants to see the whole card. */
  readonly isWhole: boolean;
  /** Which one it is. */
  readonly id: string;
  /** Whether it stays where the last one lay: one piece is mostly followed by another. Things lie anywhere. */
  readonly keeps: boolean;
}

/**
 * Where the card of the piece before this one lay. Of its own places none counts: it is laid anew when what it says has
 * come, and must not lie elsewhere because that came late.
 */
const lastBefore = ({ cardLay }: PlayController, id: string): CardPlace | null =>
  cardLay?.id === id ? cardLay.before : (cardLay?.at ?? null);

/** Lays the card, unless it lies well already. */
function lay(card: HTMLElement, area: Element, controller: PlayController, laying: Laying): void {
  const { subject, isWhole, id, keeps } = laying;
  // Behind the curtain nothing is remembered.
  if (controller.match.handOver.value !== null) return;
  // Where a column stands beside the board, the style sheet lays it there.
  if (getComputedStyle(card).position === 'fixed') {
    card.removeAttribute('style');
    card.dataset['form'] = 'whole';
    return;
  }
  // A token that is still in hand lies in the tray, below the board.
  const [piece = null] = boxesOf(`.board ${subject}, .hand .chosen`);
  const marks = boxesOf(`.board .mark ${PARTS}`);
  const space = area.getBoundingClientRect();
  // Who wants to see the whole card has chosen that it may hide marks, if it must.
  const taken = [...(isWhole ? [] : marks), ...boxesOf('.lesson-panel')];
  const seen = [
    ...SEEN.flatMap(([selector, weight]) => boxesOf(selector).map((box) => ({ box, weight }))),
    ...marks.map((box) => ({ box, weight: 10 })),
  ];
  for (const tried of ['whole', 'brief'] as const) {
    card.dataset['form'] = tried;
    const { width, height } = card.getBoundingClientRect();
    const beside = layBeside({ width, height }, { area: space, piece, taken, seen });
    // Of a room that has come near nothing is left free: whoever wants the whole card sees it on the room itself.
    const place =
      beside ?? (isWhole ? layBeside({ width, height }, { area: space, piece: null, taken, seen }) : null);
    if (!place && tried === 'whole' && !isWhole) continue;
    const last = keeps ? lastBefore(controller, id) : null;
    const kept = last && boxAt(space.left + last.left, space.top + last.top, width, height);
    const isGood =
      kept &&
      isWithin(kept, space) &&
      ![...(piece ? [piece] : []), ...taken].some((one) => overlap(one, kept)) &&
      (!place || hiddenBy(place, seen) >= hiddenBy(kept, seen) * FAR_LESS);
    // Nothing is free: at the edge, where least is lost.
    const chosen = (isGood ? kept : place) ?? space;
    const at = { left: chosen.left - space.left, top: chosen.top - space.top };
    // A narrow one lies where it must: the next whole one returns to where the last one lay.
    if (keeps && tried === 'whole') controller.cardLay = { id, at, before: last };
    card.style.left = `${at.left}px`;
    card.style.top = `${at.top}px`;
    return;
  }
}

interface CardBesideProps extends AtTable {
  readonly name: 'piece' | 'thing';
  /** What it lies beside, as a selector within the board; and which one it is. */
  readonly subject: string;
  readonly of: string;
  readonly area: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

export function CardBeside({ controller, name, subject, of: id, area, children }: CardBesideProps) {
  const w = panelWords();
  const card = useRef<HTMLDivElement>(null);
  const whole = useSignal(false);
  const { view } = controller.now;
  useEffect(() => {
    whole.value = false;
    // Things lie anywhere on the board; a piece in hand is mostly followed by one near it.
    if (name === 'thing' && card.current) delete card.current.dataset['form'];
  }, [id, name, whole]);
  const isMoving = motionIsRunning.value;
  useEffect(() => {
    const [element, around] = [card.current, area.current];
    if (!element || !around || isMoving) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          lay(element, around, controller, { subject, isWhole: whole.value, id, keeps: name === 'piece' }),
        SETTLED_MS,
      );
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
    <div ref={card} class={`card-beside ${name}-beside panels`}>
      {children}
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
