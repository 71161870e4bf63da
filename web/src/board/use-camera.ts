/**
 * Wheel, pinch, drag and keys move the camera. A finger moves the page, not the board, as long as the whole board is
 * seen: nobody gets stuck in it while scrolling.
 */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { motionIsOn } from '../browser/motion-settings.ts';
import {
  broughtInto,
  type Camera,
  closeUp,
  isSeen,
  likedAt,
  mostAt,
  movedBy,
  onTheWay,
  seenBy,
  type Size,
  wholeCamera,
  wholeIn,
  zoomedAt,
} from './camera.ts';
import { type Point, type Rect, SIDE } from './plane.ts';

/** A finger that moves less than this has tapped. */
const TAP = 7;
const STEP = 1.35;
/** Part of what is seen that an arrow key moves. */
const PAN = 0.15;
/** Pixels of a square that a finger meets, and of one that is as large as anybody needs. */
const FINGER = 30;
const LARGE = 46;
/** What is seen from nearly as near as can be need not come nearer. */
const NEAR_ENOUGH = 0.85;
/** How long the board takes to come nearer by itself. */
const GLIDE_MS = 240;

export interface CameraControls {
  readonly viewBox: ReadonlySignal<string>;
  /** Whether only a part of the board is seen. */
  readonly near: ReadonlySignal<boolean>;
  /** Whether there is more room beside the drawing than below it. */
  readonly aside: ReadonlySignal<boolean>;
  /** Pixels of one unit while everything is seen. */
  readonly grain: ReadonlySignal<number>;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  readonly pan: (x: number, y: number) => void;
  /**
   * Who plays with a finger on squares too small for it gets a part of the board nearer: of some lists of parts, each part
   * larger than the one before it, as much as can be seen with squares that are large enough. What is seen already is left
   * where it is: between two taps nothing moves without need. Asked for only where it matters.
   */
  readonly follow: (partsOf: () => readonly (readonly Rect[])[]) => void;
  /** Brings back the whole where none of these is seen; not to him who has moved the board himself. */
  readonly meet: (anyOf: () => readonly Rect[]) => void;
  /** Brings back the whole where something of these is not seen; `isAsked`: to him too who has moved the board himself. */
  readonly reveal: (all: readonly Rect[], isAsked: boolean) => void;
}

const isSame = (one: Rect, other: Rect | null): boolean =>
  other !== null &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

export function useCamera(svg: RefObject<SVGSVGElement | null>, content: Rect): CameraControls {
  const frame = useSignal<Size>({ width: 0, height: 0 });
  const drawing = useSignal(content);
  if (drawing.value.width !== content.width || drawing.value.height !== content.height)
    drawing.value = content;
  const camera = useSignal<Camera | null>(null);
  const whole = useComputed(() => wholeIn(drawing.value, frame.value));
  const viewBox = useComputed(() => {
    // The whole drawing is fitted into its frame by the browser: in a frame of another size nothing is laid out twice.
    const { x, y, width, height } = camera.value ? seenBy(camera.value, whole.value) : drawing.value;
    return `${x.toFixed(2)} ${y.toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}`;
  });
  const outer = useSignal<Size>({ width: 0, height: 0 });
  const aside = useComputed(
    () => outer.value.width * drawing.value.height >= outer.value.height * drawing.value.width,
  );
  const near = useComputed(() => camera.value !== null);
  const grain = useComputed(() => (frame.value.width > 0 ? frame.value.width / whole.value.width : 1));

  const moves = useMemo(() => {
    /** Whether the board has come nearer by itself. */
    let following = false;
    /** What it came nearer for, until something else is in hand. */
    let cameFor: Rect | null = null;
    let frameAsked = 0;
    /** Where the board is gliding to. */
    let goal: Camera | null = null;
    const now = (): Camera => camera.value ?? wholeCamera(whole.value);
    const show = (next: Camera): void => {
      camera.value = next.zoom <= 1.001 ? null : next;
    };
    const stop = (): void => {
      cancelAnimationFrame(frameAsked);
      goal = null;
    };
    /** Where somebody moves the board himself it stays. */
    const keep = (next: Camera): void => {
      stop();
      following = false;
      show(next);
    };
    const glide = (to: Camera): void => {
      stop();
      if (!motionIsOn()) return show(to);
      const from = now();
      goal = to;
      const begun = performance.now();
      const step = (time: number): void => {
        const share = Math.min(1, Math.max(0, time - begun) / GLIDE_MS);
        show(share === 1 ? to : onTheWay(from, to, share * (2 - share)));
        if (share < 1) frameAsked = requestAnimationFrame(step);
        else goal = null;
      };
      frameAsked = requestAnimationFrame(step);
    };
    const home = (): void => {
      following = false;
      glide(wholeCamera(whole.value));
    };
    const pixelsOf = (): number => SIDE * (frame.value.width / whole.value.width);
    return {
      stop,
      zoomAt: (factor: number, fixed: Point) => keep(zoomedAt(now(), factor, fixed, whole.value)),
      zoomBy: (factor: number) => keep(zoomedAt(now(), factor, now().at, whole.value)),
      moveBy: (by: Point) => keep(movedBy(now(), by, whole.value)),
      fit: () => keep(wholeCamera(whole.value)),
      seen: () => seenBy(now(), whole.value),
      follow: (partsOf: () => readonly (readonly Rect[])[], byFinger: boolean): void => {
        const pixels = pixelsOf();
        if (!byFinger || pixels >= FINGER) return;
        const least = FINGER / pixels;
        const parts = likedAt(partsOf(), whole.value, least);
        const part = parts && mostAt(parts, whole.value, least);
        const needed = parts?.[0];
        if (!needed || !isSame(needed, cameFor)) cameFor = null;
        if (!part || !needed) return;
        const soon = goal ?? now();
        // What the next points reach is found a little later, and still belongs to what the board came nearer for.
        const wanted = cameFor ? part : needed;
        const nearest = closeUp(needed, whole.value, least).zoom;
        const isNear = soon.zoom >= nearest * NEAR_ENOUGH;
        if (isNear && isSeen(wanted, seenBy(soon, whole.value))) return;
        following = true;
        if (!isNear) cameFor = needed;
        glide(isNear ? broughtInto(soon, wanted, whole.value) : closeUp(part, whole.value, LARGE / pixels));
      },
      meet: (anyOf: () => readonly Rect[]): void => {
        if (!following || !camera.value) return;
        const rects = anyOf();
        const seen = seenBy(goal ?? now(), whole.value);
        if (rects.length > 0 && !rects.some((one) => isSeen(one, seen))) home();
      },
      reveal: (all: readonly Rect[], isAsked: boolean): void => {
        if (!camera.value || !(following || isAsked)) return;
        const seen = seenBy(goal ?? now(), whole.value);
        if (!all.every((one) => isSeen(one, seen))) home();
      },
    };
  }, [camera, whole, frame]);
  const byFinger = useRef(false);

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const around = element.parentElement;
    const observer = new ResizeObserver(() => {
      frame.value = { width: element.clientWidth, height: element.clientHeight };
      if (around) outer.value = { width: around.clientWidth, height: around.clientHeight };
    });
    observer.observe(element);
    if (around) observer.observe(around);
    const gone = new AbortController();
    listen(element, moves, () => camera.value !== null, gone.signal);
    const touched = ({ pointerType }: PointerEvent): void => {
      byFinger.current = pointerType === 'touch';
    };
    addEventListener('pointerdown', touched, { capture: true, signal: gone.signal });
    return () => {
      observer.disconnect();
      gone.abort();
      moves.stop();
    };
  }, [svg, moves, frame, outer, camera]);

  return {
    viewBox,
    near,
    aside,
    grain,
    nearer: () => moves.zoomBy(STEP),
    farther: () => moves.zoomBy(1 / STEP),
    fit: moves.fit,
    pan: (x, y) => {
      const { width, height } = moves.seen();
      moves.moveBy({ x: x * width * PAN, y: y * height * PAN });
    },
    follow: (partsOf) => moves.follow(partsOf, byFinger.current),
    meet: moves.meet,
    reveal: moves.reveal,
  };
}

interface Moves {
  readonly zoomAt: (factor: number, fixed: Point) => void;
  readonly moveBy: (by: Point) => void;
  readonly seen: () => Rect;
}

/** Until the signal. */
function listen(svg: SVGSVGElement, moves: Moves, isNear: () => boolean, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let dragging = false;
  let from: Point | null = null;

  const onDrawing = (clientX: number, clientY: number): Point => {
    const box = svg.getBoundingClientRect();
    const { x, y, width, height } = moves.seen();
    return {
      x: x + ((clientX - box.left) / box.width) * width,
      y: y + ((clientY - box.top) / box.height) * height,
    };
  };
  const unitsPerPixel = (): number => moves.seen().width / svg.getBoundingClientRect().width;

  const wheel = (event: WheelEvent): void => {
    // Nothing to do here: the page may scroll.
    if (event.deltaY > 0 && !isNear()) return;
    event.preventDefault();
    moves.zoomAt(Math.exp(-event.deltaY * 0.0016), onDrawing(event.clientX, event.clientY));
  };
  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    from = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1) dragging = false;
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) {
      dragging = true;
      const far = (p: Point): number => Math.max(Math.hypot(p.x - other.x, p.y - other.y), 1);
      moves.zoomAt(far(now) / far(before), onDrawing((now.x + other.x) / 2, (now.y + other.y) / 2));
      return;
    }
    if (!isNear()) return;
    if (!dragging && from && Math.hypot(now.x - from.x, now.y - from.y) < TAP) return;
    if (!dragging) svg.setPointerCapture(event.pointerId);
    dragging = true;
    const units = unitsPerPixel();
    moves.moveBy({ x: (before.x - now.x) * units, y: (before.y - now.y) * units });
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  /** Whoever has moved the board has not chosen anything. */
  const click = (event: MouseEvent): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  svg.addEventListener('wheel', wheel, { passive: false, signal });
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  svg.addEventListener('click', click, { capture: true, signal });
}
