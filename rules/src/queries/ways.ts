/**
 * Ways on foot from where a figure stands, through what stops it: none of it first, then one obstacle, then two, ...
 *
 * A room that lies face down is an obstacle like a wall: nobody knows its squares, so it is crossed as a whole.
 */
import { areNeighbours } from '../labyrinth/neighbouring-rooms.ts';
import { HIDDEN_ROOM, VOID } from '../labyrinth/neighbouring-squares.ts';
import { edgeRefusal } from '../labyrinth/what-walls-slits-portcullises-stop.ts';
import type { Walk } from '../model/action-kind.ts';
import { isFaceUp, type Position, whereIs } from '../model/position.ts';
import type { Cause } from '../refusals.ts';
import { invariant, type Piece, type Place, ROOM_SIDE, type Slot } from '../vocabulary.ts';

export interface Obstacle {
  readonly cause: Cause;
  /** The place behind it, or the room that lies face down. */
  readonly blame: { readonly at: Place } | { readonly slot: Slot };
}

/** Where one has come on a way. */
export interface Stop {
  /** A place; behind all places one number for each slot, while its room lies face down. */
  readonly at: number;
  /** The place by which one came among enemies, or -1. */
  readonly entered: Place;
  readonly steps: number;
  readonly before: Stop | null;
  /** The first that stops the figure on this way. */
  readonly obstacle: Obstacle | null;
  /** Whether the way ends here: one has left, or has come where nobody walks on. */
  readonly ends: boolean;
}

interface Step {
  readonly stop: Stop;
  readonly refused: boolean;
}

/** What one figure finds at each step from a place. */
class Stepper {
  private readonly p: Position;
  private readonly walk: Walk;
  readonly start: Stop;

  constructor(p: Position, mover: Piece) {
    const at = whereIs(p, mover);
    const walk = p.ruleset.kinds[p.ruleset.kindNumbers['move']].newWalk?.();
    invariant(walk !== undefined, () => 'nobody walks at this table');
    walk.begin(p, mover);
    this.p = p;
    this.walk = walk;
    this.start = { at, entered: walk.enteredAtStart(), steps: 0, before: null, obstacle: null, ends: false };
  }

  *stepsFrom(stop: Stop): Generator<Step> {
    const { ground, layout } = this.p.ruleset;
    if (stop.ends) return;
    if (stop.at >= layout.places) {
      yield* this.stepsFromHidden(stop);
      return;
    }
    for (let link = stop.at * ground.stride; link < (stop.at + 1) * ground.stride; link++) {
      const to = ground.to[link];
      if (to > VOID) yield this.stepTo(stop, to, this.walk.linkRefusal(stop.at, stop.entered, link));
      else if (to < VOID)
        yield this.intoHidden(stop, HIDDEN_ROOM - to, edgeRefusal(ground.blocks[link]) ?? 'ROOM_UNREVEALED');
    }
  }

  private stepTo(before: Stop, to: Place, cause: Cause | null): Step {
    return {
      refused: cause !== null,
      stop: {
        at: to,
        entered: this.walk.enteredAfter(before.at, to),
        steps: before.steps + 1,
        before,
        obstacle: before.obstacle ?? (cause && { cause, blame: { at: to } }),
        // Nobody goes anywhere over somebody else's line.
        ends: this.walk.isExit(to) || cause === 'LINE_CLOSED',
      },
    };
  }

  private intoHidden(before: Stop, slot: Slot, cause: Cause): Step {
    return {
      refused: true,
      stop: {
        at: this.p.ruleset.layout.places + slot,
        entered: -1,
        steps: before.steps + ROOM_SIDE,
        before,
        obstacle: before.obstacle ?? { cause, blame: { slot } },
        ends: false,
      },
    };
  }

  private *stepsFromHidden(stop: Stop): Generator<Step> {
    const { ground, layout } = this.p.ruleset;
    const slot = stop.at - layout.places;
    for (let place = 0; place < layout.places; place++)
      for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
        if (ground.to[link] === HIDDEN_ROOM - slot && ground.blocks[link] === 0)
          yield this.stepTo(stop, place, null);
    for (let other = 0; other < layout.slots.length; other++)
      if (!isFaceUp(this.p, other) && areNeighbours(this.p, slot, other))
        yield this.intoHidden(stop, other, 'ROOM_UNREVEALED');
  }
}

/**
 * The shortest way to a place through no obstacle, then through one, then through two, ...; null where none leads
 * there, or none that is shorter than with fewer. Ends where more obstacles would not help.
 */
export function* waysTo(p: Position, mover: Piece, to: Place): Generator<Stop | null> {
  const stepper = new Stepper(p, mover);
  const fewest = new Map<string, number>();
  for (let layer: Stop[] = [stepper.start]; layer.length > 0; ) {
    const behind: Stop[] = [];
    let found: Stop | null = null;
    const queue: Stop[][] = [];
    const add = (stop: Stop): void => void (queue[stop.steps] ??= []).push(stop);
    layer.forEach(add);
    for (let steps = 0; steps < queue.length; steps++)
      for (const stop of queue[steps] ?? []) {
        const key = `${stop.at}/${stop.entered}`;
        if ((fewest.get(key) ?? Number.POSITIVE_INFINITY) <= steps) continue;
        fewest.set(key, steps);
        if (stop.at === to) found ??= stop;
        for (const { stop: next, refused } of stepper.stepsFrom(stop))
          if (refused) behind.push(next);
          else add(next);
      }
    yield found;
    layer = behind;
  }
}

/** The places of a way, from where the figure stands. */
export function placesOf(end: Stop): Place[] {
  const places: Place[] = [];
  for (let stop: Stop | null = end; stop; stop = stop.before) places.unshift(stop.at);
  return places;
}
