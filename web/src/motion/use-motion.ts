/**
 * Moves on the board what has just happened. The board has already drawn the end of it; this plays the way there, and
 * any click or key ends it at once.
 */
import { chartOfView, type GameEvent, type Place, type View, type Viewer } from '@dungeon-twister/rules';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { planeOn } from '../board/plane.ts';
import { tokenLayout } from '../board/token-layout.ts';
import type { TableGame } from '../match/table-game.ts';
import { play } from '../sound/player.ts';
import { chartsAlong } from './charts.ts';
import { motionIsOn } from '../browser/motion-settings.ts';
import { rateOfOthers } from '../browser/pace.ts';
import { type Again, motionIsRunning, shownAgain } from './in-motion.ts';
import type { MotionPlan, Spot } from './motion-plan.ts';
import { planMotion } from './plan.ts';
import { type Running, runPlan } from './run.ts';

/** More at once than anybody would watch: a game that was loaded, a replay that jumped. */
const TOO_MANY = 14;

/** A chain of events goes faster rather than on and on. */
const LONGEST = 1500;

interface Shown {
  readonly view: View;
  readonly viewer: Viewer;
  readonly events: readonly GameEvent[];
}

const shownOf = (match: TableGame): Shown => ({
  view: match.now.value.view,
  viewer: match.viewer.value,
  events: match.heard.value.map(({ event }) => event),
});

/** What was told since, or nothing where the story was taken back or is told to somebody else. */
function newEvents(before: Shown, now: Shown): readonly GameEvent[] {
  if (before.viewer !== now.viewer || now.events.length <= before.events.length) return [];
  return now.events.slice(before.events.length);
}

function spotsOf(match: TableGame, view: View, turned: number) {
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

/** Whether the last deed was somebody else's: those go as fast as the player likes. */
function isOfOthers({ history, viewer }: TableGame): boolean {
  const last = history.steps.at(-1)?.entry;
  return last !== undefined && last !== null && last.seat !== viewer.peek();
}

export function useMotion(match: TableGame, svg: RefObject<SVGSVGElement | null>): void {
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
    const planOf = (
      from: View,
      to: View,
      events: readonly GameEvent[],
      drawing: SVGSVGElement,
      restBefore?: (index: number) => number,
    ): MotionPlan => {
      const turned = Number(drawing.dataset['turned'] ?? 0);
      const [then, end] = [spotsOf(match, from, turned), spotsOf(match, to, turned)];
      return planMotion(events, {
        charts: chartsAlong(then.chart, end.chart, events),
        turned,
        before: then.spots,
        after: end.spots,
        placeBefore: then.places,
        ...(restBefore ? { restBefore } : {}),
      });
    };
    const run = (plan: MotionPlan, rate: number, drawing: SVGSVGElement): Running => {
      const own = runPlan(drawing, plan, match.ruleset, rate);
      running = own;
      motionIsRunning.value = true;
      // What can be done next is shown when everything lies where it is done.
      drawing.classList.add('in-motion');
      void ended(own, drawing);
      return own;
    };
    const show = (): void => {
      frame = 0;
      const [before, now] = [shown, shownOf(match)];
      shown = now;
      const events = newEvents(before, now);
      const drawing = svg.current;
      if (!drawing || events.length === 0 || events.length > TOO_MANY) return;
      finish();
      const plan = planOf(before.view, now.view, events, drawing);
      const speed = isOfOthers(match) ? rateOfOthers() : 1;
      const moves = motionIsOn() && speed !== null && plan.length > 0 && !document.hidden;
      const rate = Math.max(1, plan.length / LONGEST) * (speed ?? 1);
      for (const { at, sound } of plan.cues) play(sound, moves ? at / rate : 0);
      if (moves) run(plan, rate, drawing);
    };
    const showAgain = async ({ from, told, rest, onDeed, onEnd }: Again): Promise<void> => {
      const drawing = svg.current;
      if (!drawing) return onEnd();
      finish();
      const isNew = (index: number): boolean => told[index]?.deed !== told[index - 1]?.deed;
      const events = told.map(({ event }) => event);
      const plan = planOf(from, match.now.peek().view, events, drawing, (index) => (isNew(index) ? rest : 0));
      const timers = plan.starts.flatMap((at, index) =>
        isNew(index) ? [setTimeout(() => onDeed(told[index]?.deed ?? 0), at)] : [],
      );
      const hasTracks = [plan.pieces, plan.rooms, plan.turnings, plan.gates].some(({ size }) => size > 0);
      if (hasTracks) await run(plan, 1, drawing).done;
      // Blows alone move nothing: their marks are looked at.
      else await new Promise((done) => timers.push(setTimeout(done, plan.length + rest)));
      timers.forEach(clearTimeout);
      onEnd();
    };

    const stop = match.now.subscribe(() => {
      // After the board has drawn the new view, and before anybody has seen it.
      if (frame === 0) frame = requestAnimationFrame(show);
    });
    const stopAgain = shownAgain.subscribe((again) => {
      if (again) void showAgain(again);
    });

    window.addEventListener('pointerdown', finish, true);
    window.addEventListener('keydown', finish, true);
    return () => {
      stop();
      stopAgain();
      cancelAnimationFrame(frame);
      finish();
      motionIsRunning.value = false;
      window.removeEventListener('pointerdown', finish, true);
      window.removeEventListener('keydown', finish, true);
    };
  }, [match, svg]);
}
