import { chartOf, eventsThrough, type Seat, stepsOf, viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { wayNow } from '../../src/board/lying-now.ts';
import { hiddenAt, hiddenOn } from '../../src/board/number-spots.ts';
import { distance, middleOf, type Plane, planeOf, planeOn, SIDE } from '../../src/board/plane.ts';
import { tokenLayout } from '../../src/board/token-layout.ts';
import { numbered, numberSpots, type Trace } from '../../src/board/trail-art.tsx';
import { firstUnseen, trailOf } from '../../src/play/follow/trail.ts';
import { finishedGame } from '../match/finished-game.ts';

const steps = stepsOf(finishedGame());
const activeAt = (step: number): Seat =>
  viewOf(steps[step]?.position ?? steps[0].position, 'spectator').shown.active;

/** The board after a step. */
const lyingAt = (step: number): Plane => planeOn(chartOf(steps[step]?.position ?? steps[0].position), 0);

/** The numbers after so many steps, as somebody sees them, with what each of them hides. */
function spotsAfter(at: number, seat: Seat) {
  const { position } = steps[at - 1] ?? steps[0];
  const view = viewOf(position, seat);
  const plane = planeOf(position.ruleset, view, 0);
  const hidden = hiddenOn(plane, tokenLayout(plane, view));
  return numberSpots(trailOf(steps.slice(0, at), seat), plane, hidden)
    .filter((one) => one !== null)
    .map((spot) => ({ spot, hides: hidden.filter((one) => hiddenAt(spot, [one]) > 0) }));
}

describe('what others did', () => {
  test('is nothing while the game is set up', () => {
    const setUp = steps.findIndex(({ events }) => events.some(({ event }) => event.type === 'turnBegan'));
    for (const seat of [0, 1]) expect(trailOf(steps.slice(0, setUp), seat)).toEqual([]);
  });

  test('is there when a turn begins, through its card, and gone with the first action', () => {
    let turns = 0;
    steps.forEach(({ events }, at) => {
      const began = eventsThrough(events, 'spectator').find(({ type }) => type === 'turnBegan');
      const [card, deed] = [steps[at + 1]?.entry, steps[at + 2]?.entry];
      if (began?.type !== 'turnBegan' || began.turn < 4 || !card || !('action' in card)) return;
      if (card.action.type !== 'playCard' || deed?.seat !== began.seat) return;
      const atOnce = trailOf(steps.slice(0, at + 1), began.seat);
      expect(trailOf(steps.slice(0, at + 2), began.seat)).toEqual(atOnce);
      expect(trailOf(steps.slice(0, at + 3), began.seat)).toEqual([]);
      if (atOnce.length > 0) turns++;
      expect(atOnce.map(({ number }) => number)).toEqual(atOnce.map((_, index) => index + 1));
      expect(new Set(atOnce.map(({ colour }) => colour)).size).toBeLessThanOrEqual(1);
    });
    expect(turns).toBeGreaterThan(10);
  });

  test('tells who left, with the points of it, from who died', () => {
    const [told, drawn] = [new Set<string>(), new Set<string>()];
    steps.forEach(({ events, entry }, at) => {
      const seat = entry?.seat === 0 ? 1 : 0;
      const trace = trailOf(steps.slice(0, at + 1), seat).at(-1);
      for (const mark of trace?.marks ?? [])
        if (mark.sort === 'out') drawn.add(`out +${mark.points}`);
        else if (mark.sort === 'gone') drawn.add('dead');
      for (const event of eventsThrough(events, seat))
        if (event.type === 'pieceWentOut') told.add(`out +${event.points}`);
        else if (event.type === 'pieceEliminated') told.add('dead');
    });
    expect(told.size).toBeGreaterThan(1);
    expect(drawn).toEqual(told);
  });

  test('begins after the last deed of a turn of one’s own', () => {
    const last = steps.length - 1;
    const me = activeAt(last - 1) === 0 ? 1 : 0;
    const first = firstUnseen(steps, me);
    expect(
      steps
        .slice(first)
        .every(({ entry }, index) => entry?.seat !== me || activeAt(first + index - 1) !== me),
    ).toBe(true);
  });

  test('has numbers that hide neither objects nor gears', () => {
    let numbers = 0;
    for (let at = 1; at < steps.length; at += 3)
      for (const seat of [0, 1])
        for (const { hides } of spotsAfter(at, seat)) {
          numbers++;
          expect(hides.filter(({ weight }) => weight > 1)).toEqual([]);
        }
    expect(numbers).toBeGreaterThan(100);
  });

  test('has numbers that never lie on each other', () => {
    for (let at = 1; at < steps.length; at += 7)
      for (const seat of [0, 1]) {
        const spots = spotsAfter(at, seat).map(({ spot }) => spot);
        spots.forEach((one, index) =>
          spots.slice(0, index).forEach((other) => {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(14.9);
          }),
        );
      }
  });

  test('lies where it was done, also in rooms that were turned since', () => {
    let [turned, broken] = [0, 0];
    for (let at = 1; at <= steps.length; at++)
      for (const seat of [0, 1]) {
        const plane = lyingAt(at - 1);
        for (const trace of trailOf(steps.slice(0, at), seat)) {
          const { chart, marks } = trace;
          const [first] = marks;
          if (first?.sort !== 'way') continue;
          const [from, to = from] = [first.path[0], first.path.at(-1)];
          const then = planeOn(chart, 0);
          if (first.path.some((place) => distance(middleOf(then, place), middleOf(plane, place)) > 1))
            turned++;
          const runs = wayNow(first.path, then, plane);
          broken += runs.length - 1;
          expect(runs[0]?.[0]).toEqual(middleOf(plane, from));
          expect(runs.at(-1)?.at(-1)).toEqual(middleOf(plane, to));
          // From square to square, never across the board.
          for (const run of runs)
            for (const [place, point] of run.slice(1).entries())
              expect(distance(point, run[place] ?? point)).toBeLessThanOrEqual(SIDE + 0.01);
          // By itself, without others that push it aside.
          expect(numberSpots([trace], plane, [])).toEqual([middleOf(plane, from)]);
        }
      }
    expect([turned > 0, broken > 0]).toEqual([true, true]);
  });
});

test('of several opponents only the deeds of the last one are numbered, each from 1', () => {
  const chart = chartOf(steps[0].position);
  const trace = (number: number, colour: Trace['colour']): Trace => ({
    deed: number,
    number,
    colour,
    chart,
    marks: [],
  });
  const all = [trace(1, 'red'), trace(2, 'red'), trace(3, 'green'), trace(4, 'green'), trace(5, 'green')];
  expect(numbered(all).map(({ colour, number }) => `${colour} ${number}`)).toEqual([
    'green 1',
    'green 2',
    'green 3',
  ]);
  expect(numbered([])).toEqual([]);
});
