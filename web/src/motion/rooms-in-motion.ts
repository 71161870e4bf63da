/** How rooms and portcullises move, and whoever stands in a room with it. */
import type { PortcullisAt } from '@dungeon-twister/rules';
import { type Plane, type Point, ROOM, slotCorner, slotMiddle, turning } from '../board/plane.ts';
import { type Look, standAt } from './motion-plan.ts';
import type { How } from './sounds-and-sparks.ts';
import { SHORT, type Timeline } from './timeline.ts';

const TURN = 430;
const FLIP = 380;

/** The same place, written as a turn around the middle of a room: only so can a turn be blended. */
const around = (middle: Point, degrees: number, from: Point, scale: number): string =>
  `translate(${middle.x}px, ${middle.y}px) rotate(${degrees}deg) translate(${from.x}px, ${from.y}px) rotate(${-degrees}deg) scale(${scale})`;

/** The room turns, and whoever stands in it goes around with it, upright. */
export function turn(line: Timeline, slot: number, quarter: 1 | -1, after: Plane): void {
  const end = ((after.chart.turned[slot] + after.turned) & 3) * 90;
  const from = { transform: turning(end - quarter * 90) };
  line.blend(line.turnings, slot, TURN, from, { transform: turning(end) });
  const middle = slotMiddle(after, slot);
  for (const [piece, { x, y, scale }] of line.standingIn(slot, after.chart)) {
    // Where he would get to if he were nailed to the floor.
    const turned = { x: -quarter * (y - middle.y), y: quarter * (x - middle.x) };
    const way = (degrees: number): Look => ({ transform: around(middle, degrees, turned, scale) });
    line.blend(line.pieces, piece, TURN, way(-quarter * 90), way(0));
    line.spots.set(piece, { x: middle.x + turned.x, y: middle.y + turned.y, scale });
  }
  line.cue('roomTurns');
  line.now += TURN;
}

/** All of them at once. */
export function flip(line: Timeline, slots: readonly number[], how: 'roomFlips' | 'roomsSwap'): void {
  const middle = `translate(${ROOM / 2}px, ${ROOM / 2}px)`;
  const back = `translate(${-ROOM / 2}px, ${-ROOM / 2}px)`;
  for (const slot of slots) {
    const edgeways = { transform: `${middle} scale(0.02, 1.04) ${back}`, opacity: 0.2 };
    const flat = { transform: `${middle} scale(1, 1) ${back}`, opacity: 1 };
    line.blend(line.rooms, slot, FLIP, edgeways, flat);
    line.cue(how);
  }
  line.now += FLIP;
}

/** A room that was closed until now. */
export function open(line: Timeline, slot: number, after: Plane): void {
  if (line.now > 0) line.closed.set(slot, { until: line.now, at: slotCorner(after, slot) });
  flip(line, [slot], 'roomFlips');
}

export function slide(line: Timeline, slot: number, before: Plane, after: Plane): void {
  const [from, to] = [slotCorner(before, slot), slotCorner(after, slot)];
  const by = { x: from.x - to.x, y: from.y - to.y };
  const away = { transform: `translate(${by.x}px, ${by.y}px)` };
  line.blend(line.rooms, slot, TURN, away, { transform: 'translate(0px, 0px)' });
  for (const [piece, spot] of line.standingIn(slot, after.chart)) {
    const end = { x: spot.x - by.x, y: spot.y - by.y, scale: spot.scale };
    line.blend(line.pieces, piece, TURN, { transform: standAt(spot) }, { transform: standAt(end) });
    line.spots.set(piece, end);
  }
  line.cue('roomSlides');
  line.now += TURN;
}

export function portcullis(line: Timeline, { slot, gate }: PortcullisAt, how: How): void {
  const from = how === 'portcullisCloses' ? 'scale(1.1, 2.4)' : 'scale(0.4, 2)';
  const atRest = { transform: 'scale(1, 1)', opacity: 1 };
  line.blend(line.gates, `${slot}/${gate}`, SHORT, { transform: from, opacity: 0 }, atRest);
  line.cue(how);
  line.now += SHORT;
}
