/**
 * What moves, when and where to, for some events that happened one after the other. Nothing is guessed: every frame
 * comes from an event and from how the rooms lay at that moment. At its end everything is where the board has already
 * drawn it.
 */
import { type GameEvent, type Movement, movementOf } from '@dungeon-twister/rules';
import { middleOf, type Plane, planeOn, slotMiddle } from '../board/plane.ts';
import { type MotionPlan, type Scene, standAt } from './motion-plan.ts';
import { appear, flash, fly, leap, shake, vanish, walk } from './pieces-in-motion.ts';
import { flip, open, portcullis, slide, turn } from './rooms-in-motion.ts';
import { Timeline } from './timeline.ts';

const SETTLE = 120;

export function planMotion(events: readonly GameEvent[], scene: Scene): MotionPlan {
  const line = new Timeline(scene);
  const planeAt = (at: number): Plane => planeOn(scene.charts[at], scene.turned);
  events.forEach((event, index) => {
    line.now += scene.restBefore?.(index) ?? 0;
    line.starts.push(line.now);
    follow(line, movementOf(event), planeAt(index), planeAt(index + 1), scene);
  });
  settle(line, scene);
  return line;
}

/** Whoever stands otherwise in the end, because others came to his zone or left it, moves aside at last. */
function settle(line: Timeline, { before, after }: Scene): void {
  const from = Math.max(line.now - SETTLE, 0);
  for (const [id, end] of after) {
    const frames = line.pieces.get(id);
    const last = frames?.at(-1);
    const start = before.get(id);
    if (last)
      frames?.push(
        { ...last, at: Math.max(last.at, from) },
        { at: line.now, transform: standAt(end), opacity: 1 },
      );
    else if (start && standAt(start) !== standAt(end))
      line
        .track(line.pieces, id)
        .push({ at: from, transform: standAt(start) }, { at: line.now, transform: standAt(end) });
  }
}

function follow(line: Timeline, movement: Movement, before: Plane, after: Plane, scene: Scene): void {
  switch (movement.how) {
    case 'walks':
      return walk(line, movement.piece, movement.path, before);
    case 'leaps':
      return leap(line, movement.piece, movement.to, before);
    case 'appears':
      return appear(line, movement.piece, scene.after.get(movement.piece));
    case 'isTaken':
      return fly(line, movement.piece, line.spots.get(movement.by));
    case 'isHurt':
      return shake(line, movement.piece);
    case 'isHealed':
    case 'isHit':
      return flash(line, movement.piece, movement.how);
    case 'dies':
      line.places.set(movement.piece, movement.place);
      return vanish(line, movement.piece, movement.how, middleOf(after, movement.place));
    case 'goesOut':
      return vanish(line, movement.piece, movement.how, null);
    case 'roomTurns':
      return turn(line, movement.slot, movement.turn === 'cw' ? 1 : -1, after);
    case 'roomFlips':
      return open(line, movement.slot, after);
    case 'roomsSwap':
      return flip(line, movement.slots, movement.how);
    case 'roomSlides':
      return slide(line, movement.slot, before, after);
    case 'wallsBreak':
      return line.spark(slotMiddle(after, movement.slot), 'wallsBreak');
    case 'portcullisOpens':
    case 'portcullisCloses':
    case 'portcullisBreaks':
      return portcullis(line, movement.at, movement.how);
    case 'cardsShow':
    case 'gameEnds':
    case 'nothing':
      return line.cue(movement.how);
  }
}
