import { chartOfView, type GameEvent, viewOf } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { planeOn } from '../../src/board/plane.ts';
import { tokenLayout } from '../../src/board/token-layout.ts';
import { chartsAlong } from '../../src/motion/charts.ts';
import { type Scene, type Spot, standAt } from '../../src/motion/motion-plan.ts';
import { planMotion } from '../../src/motion/plan.ts';

const position = sceneByChance({ scenario: 'base' }, '1');
const { ruleset } = position;
const view = viewOf(position, 0);
const chart = chartOfView(ruleset, view.shown);
const plane = planeOn(chart, 0);
const standing = tokenLayout(plane, view);
const spots = new Map<string, Spot>(standing.map(({ id, at, scale }) => [id, { ...at, scale }]));
const scene = (events: readonly GameEvent[]): Scene => ({
  charts: chartsAlong(chart, chart, events),
  turned: 0,
  before: spots,
  after: spots,
  placeBefore: new Map(standing.map(({ id, place }) => [id, place])),
});
const [one] = standing;
const piece = one?.id ?? '';
const place = one?.place ?? 0;

test('a way is walked square by square and ends where the board has drawn the piece', () => {
  const events: GameEvent[] = [{ type: 'pieceMoved', piece, path: [place, place + 1, place] }];
  const plan = planMotion(events, scene(events));
  const frames = plan.pieces.get(piece) ?? [];
  expect(frames.length).toBeGreaterThanOrEqual(3);
  expect(frames.at(-1)).toMatchObject({ at: plan.length, transform: standAt(spots.get(piece) as Spot) });
  expect(plan.cues.filter(({ sound }) => sound === 'step')).toHaveLength(2);
});

test('no single event takes longer than 450 milliseconds', () => {
  const slot = Math.floor(place / 25);
  const events: GameEvent[] = [
    { type: 'pieceMoved', piece, path: Array.from({ length: 12 }, (_, step) => slot * 25 + step) },
    { type: 'pieceJumped', piece, pit: null, to: place },
    { type: 'roomTurned', by: piece, slot, turn: 'cw', turned: 1 },
    { type: 'roomRevealed', by: piece, slot, room: 'x', turned: 0, tokens: [] },
    { type: 'gateChanged', by: piece, at: { slot, gate: 0 }, to: 'closed' },
    { type: 'pieceWounded', piece },
    { type: 'pieceEliminated', piece, place, scorer: null },
  ];
  const wrong = events.filter((event) => {
    const { length } = planMotion([event], scene([event]));
    return length <= 0 || length > 450;
  });
  expect(wrong).toEqual([]);
});

test('a room turns the way that the event says, and whoever stands in it goes with it', () => {
  const slot = Math.floor(place / 25);
  for (const turn of ['cw', 'ccw'] as const) {
    const before = ((chart.turned[slot] ?? 0) + (turn === 'cw' ? 3 : 1)) % 4;
    const event: GameEvent = { type: 'roomTurned', by: piece, slot, turn, turned: chart.turned[slot] ?? 0 };
    const first = { ...chart, turned: chart.turned.with(slot, before) };
    const plan = planMotion([event], { ...scene([]), charts: chartsAlong(first, chart, [event]) });
    const end = (chart.turned[slot] ?? 0) * 90;
    const [from, to] = plan.turnings.get(slot) ?? [];
    expect(from?.transform).toContain(`rotate(${turn === 'cw' ? end - 90 : end + 90}deg)`);
    expect(to?.transform).toContain(`rotate(${end}deg)`);
    expect(plan.pieces.has(piece)).toBe(true);
  }
});

test('frames of a thing never go back in time', () => {
  const events: GameEvent[] = [
    { type: 'pieceMoved', piece, path: [place, place + 1] },
    { type: 'pieceMoved', piece, path: [place + 1, place] },
    { type: 'pieceWounded', piece },
  ];
  const plan = planMotion(events, scene(events));
  for (const frames of plan.pieces.values())
    frames.forEach((frame, index) => expect(frame.at).toBeGreaterThanOrEqual(frames[index - 1]?.at ?? 0));
});

test('a room that slides begins where it lay, and takes its guests along', () => {
  const lift = sceneByChance({ scenario: 'elevator' }, '5');
  const shown = viewOf(lift, 0);
  const end = chartOfView(lift.ruleset, shown.shown);
  const slot = lift.ruleset.layout.slots.length - 1;
  const arrangement = end.arrangement === 0 ? 1 : 0;
  const event: GameEvent = {
    type: 'roomSlid',
    by: '',
    slot,
    to: 'up',
    arrangement: end.arrangement,
  };
  const first = { ...end, arrangement };
  const guests = (on: typeof end) =>
    tokenLayout(planeOn(on, 0), {
      ...shown,
      shown: { ...shown.shown, arrangement: on.arrangement },
    });
  const spotsOn = (on: typeof end) =>
    new Map<string, Spot>(guests(on).map(({ id, at, scale }) => [id, { ...at, scale }]));
  const plan = planMotion([event], {
    charts: chartsAlong(first, end, [event]),
    turned: 0,
    before: spotsOn(first),
    after: spotsOn(end),
    placeBefore: new Map(guests(end).map(({ id, place }) => [id, place])),
  });
  const [from, to] = plan.rooms.get(slot) ?? [];
  expect(from?.transform).not.toBe(to?.transform);
  expect(to?.transform).toBe('translate(0px, 0px)');
  const inside = guests(end).filter(({ place }) => Math.floor(place / 25) === slot);
  expect(inside.length).toBeGreaterThan(0);
  for (const { id } of inside)
    expect(plan.pieces.get(id)?.at(-1)?.transform).toBe(standAt(spotsOn(end).get(id) as Spot));
});

test('what is shown again rests between deeds, and a room stays closed until it is opened', () => {
  const slot = Math.floor(place / 25);
  const events: GameEvent[] = [
    { type: 'pieceMoved', piece, path: [place, place + 1] },
    { type: 'roomRevealed', by: piece, slot, room: 'x', turned: 0, tokens: [] },
  ];
  const plan = planMotion(events, { ...scene(events), restBefore: () => 300 });
  const [first = 0, second = 0] = plan.starts;
  expect(first).toBe(300);
  expect(second).toBeGreaterThan(first + 300);
  expect(plan.closed.get(slot)?.until).toBe(second);
  // What happens at once needs no slab.
  expect(planMotion(events.slice(1), scene(events.slice(1))).closed.size).toBe(0);
});
