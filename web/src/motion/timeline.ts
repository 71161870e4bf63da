/**
 * A plan while it is written: everything that moves has one track over the whole time, so that somebody who walks and is
 * then turned with his room does both in their order.
 */
import { type Chart, isInSlot, type Place } from '@dungeon-twister/rules';
import type { Point } from '../board/plane.ts';
import type { Cue, Frame, Look, MotionPlan, Scene, Spark, Spot } from './motion-plan.ts';
import { type How, SOUND, SPARK, type Sparking } from './sounds-and-sparks.ts';

/** As long as a flash or a portcullis takes. */
export const SHORT = 220;

export class Timeline implements MotionPlan {
  /** The moment of the story at which it is written. */
  now = 0;
  readonly starts: number[] = [];
  readonly pieces = new Map<string, Frame[]>();
  readonly rooms = new Map<number, Frame[]>();
  readonly closed = new Map<number, { readonly until: number; readonly at: Point }>();
  readonly turnings = new Map<number, Frame[]>();
  readonly gates = new Map<string, Frame[]>();
  readonly sparks: Spark[] = [];
  readonly cues: Cue[] = [];
  /** Where everything is at this moment. */
  readonly spots: Map<string, Spot>;
  readonly places: Map<string, Place>;

  constructor({ before, placeBefore }: Scene) {
    this.spots = new Map(before);
    this.places = new Map(placeBefore);
  }

  get length(): number {
    return this.now;
  }

  cue(how: How, later = 0): void {
    const sound = SOUND[how];
    if (sound) this.cues.push({ at: this.now + later, sound });
  }

  spark(point: Point, how: Sparking, time = SHORT): void {
    this.sparks.push({ at: this.now, point, sort: SPARK[how] });
    this.cue(how);
    this.now += time;
  }

  track<K>(tracks: Map<K, Frame[]>, key: K): Frame[] {
    const known = tracks.get(key);
    if (known) return known;
    const made: Frame[] = [];
    tracks.set(key, made);
    return made;
  }

  /** From one look to another, beginning now. */
  blend<K>(tracks: Map<K, Frame[]>, key: K, time: number, from: Look, to: Look): void {
    this.track(tracks, key).push({ at: this.now, ...from }, { at: this.now + time, ...to });
  }

  standingIn(slot: number, { ruleset }: Chart): [piece: string, spot: Spot][] {
    return [...this.spots].filter(([piece]) => {
      const place = this.places.get(piece);
      return place !== undefined && isInSlot(ruleset, place, slot);
    });
  }
}
