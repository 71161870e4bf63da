/** How pieces move: they walk, leap, appear, are taken, hurt, healed, and go. */
import type { Place } from '@dungeon-twister/rules';
import { middleOf, type Plane, type Point } from '../board/plane.ts';
import { type Look, type Spot, standAt } from './motion-plan.ts';
import type { Sparking } from './sounds-and-sparks.ts';
import type { Timeline } from './timeline.ts';

interface Shade extends Spot {
  readonly opacity: number;
}

const STEP = 130;
const LONGEST = 450;

export function walk(line: Timeline, piece: string, path: readonly Place[], plane: Plane): void {
  const from = line.spots.get(piece);
  if (!from) return;
  const places = path.filter((place, index) => index > 0 || place !== line.places.get(piece));
  const last = places.at(-1);
  if (last === undefined) return;
  const time = Math.min(places.length * STEP + 60, LONGEST);
  const frames = line.track(line.pieces, piece);
  frames.push({ at: line.now, transform: standAt(from) });
  places.forEach((place, index) => {
    const spot = { ...middleOf(plane, place), scale: index < places.length - 1 ? 1 : from.scale };
    frames.push({ at: line.now + (time * (index + 1)) / places.length, transform: standAt(spot) });
    line.cue('walks', (time * index) / places.length);
  });
  arrive(line, piece, last, plane, from.scale);
  line.now += time;
}

export function leap(line: Timeline, piece: string, to: Place, plane: Plane): void {
  const from = line.spots.get(piece);
  if (!from) return;
  const end = middleOf(plane, to);
  const high = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - 26, scale: from.scale * 1.3 };
  const frames = line.track(line.pieces, piece);
  frames.push(
    { at: line.now, transform: standAt(from) },
    { at: line.now + 190, transform: standAt(high) },
    { at: line.now + 360, transform: standAt({ ...end, scale: from.scale }) },
  );
  line.cue('leaps');
  line.cue('leaps', 340);
  arrive(line, piece, to, plane, from.scale);
  line.now += 360;
}

function arrive(line: Timeline, piece: string, place: Place, plane: Plane, scale: number): void {
  line.places.set(piece, place);
  line.spots.set(piece, { ...middleOf(plane, place), scale });
}

export function flash(line: Timeline, piece: string, how: Sparking): void {
  const spot = line.spots.get(piece);
  if (spot) line.spark(spot, how);
}

export function shake(line: Timeline, piece: string): void {
  const spot = line.spots.get(piece);
  if (!spot) return;
  const frames = line.track(line.pieces, piece);
  [0, -5, 5, -3, 0].forEach((x, index) =>
    frames.push({ at: line.now + index * 50, transform: standAt({ ...spot, x: spot.x + x }) }),
  );
  line.spark(spot, 'isHurt');
}

function fade(line: Timeline, piece: string, time: number, from: Shade, to: Shade): void {
  const look = (shade: Shade): Look => ({ transform: standAt(shade), opacity: shade.opacity });
  line.blend(line.pieces, piece, time, look(from), look(to));
}

export function vanish(line: Timeline, piece: string, how: 'dies' | 'goesOut', where: Point | null): void {
  const spot = line.spots.get(piece) ?? (where && { ...where, scale: 1 });
  if (!spot) return;
  const rising = { x: spot.x, y: spot.y - (how === 'goesOut' ? 24 : 0), scale: spot.scale * 1.5 };
  fade(line, piece, 320, { ...spot, opacity: 1 }, { ...rising, opacity: 0 });
  line.spots.delete(piece);
  line.spark(spot, how, 320);
}

/** Something comes into somebody's hands. */
export function fly(line: Timeline, piece: string, to: Spot | undefined): void {
  const from = line.spots.get(piece);
  if (!from || !to) return;
  fade(line, piece, 160, { ...from, opacity: 1 }, { ...to, scale: 0.4, opacity: 0.2 });
  line.spots.delete(piece);
  line.cue('isTaken');
  line.now += 160;
}

export function appear(line: Timeline, piece: string, spot: Spot | undefined): void {
  if (!spot) return;
  const falling = { x: spot.x, y: spot.y - 14, scale: spot.scale * 1.25 };
  fade(line, piece, 160, { ...falling, opacity: 0 }, { ...spot, opacity: 1 });
  line.spots.set(piece, spot);
  line.cue('appears');
  line.now += 160;
}
