/** Runs a plan on the elements of the drawing with Web Animations: transforms and opacity only, so that they stay smooth. */
import type { Ruleset } from '@dungeon-twister/rules';
import { h, render } from 'preact';
import { TokenArt } from '../board/piece-art.tsx';
import { SlabArt } from '../board/slab-art.tsx';
import { pieceArtOf } from '../board/token-layout.ts';
import type { Frame, MotionPlan } from './motion-plan.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A plan under way; it ends by itself or at once. */
export interface Running {
  readonly done: Promise<void>;
  readonly finish: () => void;
}

/** Before its first frame a thing waits in it, after its last it stays there. */
function keyframes(frames: readonly Frame[], length: number): Keyframe[] {
  const [first, last] = [frames[0], frames.at(-1) ?? frames[0]];
  return [{ ...first, at: 0 }, ...frames, { ...last, at: length }].map(({ at, transform, opacity }) => ({
    offset: Math.min(at / length, 1),
    ...(transform === undefined ? {} : { transform }),
    ...(opacity === undefined ? {} : { opacity }),
    easing: 'ease-in-out',
  }));
}

export function runPlan(svg: SVGSVGElement, plan: MotionPlan, ruleset: Ruleset, rate: number): Running {
  const animations: Animation[] = [];
  const guests: Element[] = [];
  const { length } = plan;
  const animate = (element: Element | null, frames: readonly Frame[]): void => {
    if (!element || frames.length < 2) return;
    animations.push(element.animate(keyframes(frames, length), { duration: length, fill: 'backwards' }));
  };

  const sparks = svg.querySelector('.sparks') ?? svg;
  const guest = (): SVGGElement => {
    const made = document.createElementNS(SVG, 'g');
    sparks.append(made);
    guests.push(made);
    return made;
  };
  for (const [piece, frames] of plan.pieces) {
    const own = svg.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    // Who is no longer on the board is drawn once more, for as long as it takes to leave.
    if (own) animate(own, frames);
    else {
      const ghost = guest();
      ghost.style.opacity = '0';
      render(h(TokenArt, pieceArtOf(ruleset, piece)), ghost);
      const last = frames.at(-1);
      animate(ghost, [
        ...frames.map((frame) => ({ opacity: 1, ...frame })),
        ...(last ? [{ ...last, at: Math.min(last.at + 1, length), opacity: 0 }] : []),
      ]);
    }
  }
  for (const [slot, { until, at }] of plan.closed) {
    const slab = guest();
    slab.style.transform = `translate(${at.x}px, ${at.y}px)`;
    slab.style.opacity = '0';
    render(h(SlabArt, { slot, waiting: [], capacity: 0 }), slab);
    animate(slab, [
      { at: until, opacity: 1 },
      { at: until + 1, opacity: 0 },
    ]);
  }
  // The place of a room is set by its style; what moves is added to it.
  for (const [slot, frames] of plan.rooms)
    animate(svg.querySelector(`[data-slot="${slot}"] > .moving`), frames);
  for (const [slot, frames] of plan.turnings)
    animate(svg.querySelector(`[data-slot="${slot}"] .turning`), frames);
  for (const [key, frames] of plan.gates) {
    const [slot, gate] = key.split('/');
    animate(svg.querySelector(`[data-slot="${slot}"] [data-gate="${gate}"] .leaf`), frames);
  }
  for (const { at, point, sort } of plan.sparks) {
    const holder = guest();
    const ring = document.createElementNS(SVG, 'circle');
    ring.setAttribute('r', sort === 'room' ? '95' : '20');
    ring.setAttribute(
      'class',
      `spark-ring ${sort === 'good' ? 'good' : ''} ${sort === 'room' ? 'room-sized' : ''}`,
    );
    holder.append(ring);
    const place = `translate(${point.x}px, ${point.y}px)`;
    ring.style.transform = place;
    ring.style.opacity = '0';
    animations.push(
      ring.animate(
        [
          { transform: `${place} scale(0.4)`, opacity: 1 },
          { transform: `${place} scale(1.7)`, opacity: 0 },
        ],
        { delay: at, duration: 300, easing: 'ease-out' },
      ),
    );
  }

  for (const animation of animations) animation.playbackRate = rate;
  const clear = (): void => {
    for (const one of guests) {
      render(null, one);
      one.remove();
    }
  };
  const done = Promise.allSettled(animations.map(({ finished }) => finished)).then(clear);
  return {
    done,
    finish: () => {
      for (const animation of animations) animation.finish();
    },
  };
}
