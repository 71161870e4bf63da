/**
 * Moves on the board what has just happened. The board has already drawn the end of it; this plays the way there, and
 * any click or key ends it at once.
 */
import { chartOfView, type GameEvent, type Place, type View, type Viewer } from '@dungeon-twister/rules';
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { planeOn } from '../board/plane.ts';
import { tokenLayout } from '../board/token-layout.ts';
import type { Match } from '../match/match.ts';
import { play } from '../sound/player.ts';
import { chartsAlong } from './charts.ts';
import { motionIsOn } from '../browser/motion-settings.ts';
import { planMotion, type Spot } from './plan.ts';
import { type Running, runPlan } from './run.ts';

/** More at once than anybody would watch: a game that was loaded, a replay that jumped. */
const TOO_MANY = 14;

/** A chain of events goes faster rather than on and on. */
const LONGEST = 1500;

/** Whether something is moving now; whoever waits for the eye (a bot that goes on) may look at it. */
export const motionIsRunning = signal(false);

interface Shown {
  readonly view: View;
  readonly viewer: Viewer;
  readonly events: readonly GameEvent[];
}

const shownOf = (match: Match): Shown => ({
  view: match.now.value.view,
  viewer: match.viewer.value,
  events: match.heard.value.map(({ event }) => event),
});

/** What was told since, or nothing where the story was taken back or is told to somebody else. */
function newEvents(before: Shown, now: Shown): readonly GameEvent[] {
  if (before.viewer !== now.viewer || now.events.length <= before.events.length) return [];
  return now.events.slice(before.events.length);
}

function spotsOf(match: Match, view: View, turned: number) {
  const { ruleset } = match;
  const chart = chartOfView(ruleset, view.shown);
  const spots = new Map<string, Spot>();
  const places = new Map<string, Place>();
  for (const { id, at, scale, place } of tokenLayout(planeOn(chart, turned), view)) {
    spots.set(id, { ...at, scale });
    places.set(id, place);
  }
  return { chart, spots, places };
}

export function useMotion(match: Match, svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    let shown = shownOf(match);
    let running: Running | null = null;
    let frame = 0;

    const finish = (): void => running?.finish();
    const ended = async (one: Running, drawing: SVGSVGElement): Promise<void> => {
      await one.done;
      if (running !== one) return;
      drawing.classList.remove('in-motion');
      running = null;
      motionIsRunning.value = false;
    };
    const show = (): void => {
      frame = 0;
      const [before, now] = [shown, shownOf(match)];
      shown = now;
      const events = newEvents(before, now);
      const drawing = svg.current;
      if (!drawing || events.length === 0 || events.length > TOO_MANY) return;
      finish();
      const turned = Number(drawing.dataset['turned'] ?? 0);
      const [then, end] = [spotsOf(match, before.view, turned), spotsOf(match, now.view, turned)];
      const plan = planMotion(events, {
        charts: chartsAlong(then.chart, end.chart, events),
        turned,
        before: then.spots,
        after: end.spots,
        placeBefore: then.places,
      });
      const moves = motionIsOn() && plan.length > 0 && !document.hidden;
      const rate = Math.max(1, plan.length / LONGEST);
      for (const { at, sound } of plan.cues) play(sound, moves ? at / rate : 0);
      if (!moves) return;
      const own = runPlan(drawing, plan, match.ruleset, rate);
      running = own;
      motionIsRunning.value = true;
      // What can be done next is shown when everything lies where it is done.
      drawing.classList.add('in-motion');
      void ended(own, drawing);
    };

    const stop = match.now.subscribe(() => {
      // After the board has drawn the new view, and before anybody has seen it.
      if (frame === 0) frame = requestAnimationFrame(show);
    });

    window.addEventListener('pointerdown', finish, true);
    window.addEventListener('keydown', finish, true);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      finish();
      motionIsRunning.value = false;
      window.removeEventListener('pointerdown', finish, true);
      window.removeEventListener('keydown', finish, true);
    };
  }, [match, svg]);
}
