/** What a plan of motion is made of: what moves, when and where to. */
import type { Chart, Place } from '@dungeon-twister/rules';
import type { Point } from '../board/plane.ts';
import type { SoundName } from '../sound/sounds.ts';

export interface Look {
  readonly transform?: string;
  readonly opacity?: number;
}

/** How something looks at a moment; milliseconds from the beginning. */
export interface Frame extends Look {
  readonly at: number;
}

export interface Spark {
  readonly at: number;
  readonly point: Point;
  readonly sort: 'good' | 'bad' | 'room';
}

export interface Cue {
  readonly at: number;
  readonly sound: SoundName;
}

export interface MotionPlan {
  readonly length: number;
  /** When each of the events begins. */
  readonly starts: readonly number[];
  readonly pieces: ReadonlyMap<string, readonly Frame[]>;
  /** Rooms as a whole, which slide and flip. */
  readonly rooms: ReadonlyMap<number, readonly Frame[]>;
  /** Rooms that lie closed until a moment, and where: only what happens later is worth a slab. */
  readonly closed: ReadonlyMap<number, { readonly until: number; readonly at: Point }>;
  /** What turns within a room's frame. */
  readonly turnings: ReadonlyMap<number, readonly Frame[]>;
  /** `slot/gate`. */
  readonly gates: ReadonlyMap<string, readonly Frame[]>;
  readonly sparks: readonly Spark[];
  readonly cues: readonly Cue[];
}

/** Where a token stands and how large it is. */
export interface Spot extends Point {
  readonly scale: number;
}

export interface Scene {
  readonly charts: readonly Chart[];
  readonly turned: number;
  /** Where tokens stood before the first event, and stand after the last. */
  readonly before: ReadonlyMap<string, Spot>;
  readonly after: ReadonlyMap<string, Spot>;
  readonly placeBefore: ReadonlyMap<string, Place>;
  /** How long everything stands still before an event, where it does. */
  readonly restBefore?: (index: number) => number;
}

export const standAt = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;
