/**
 * What moves, when and where to, for some events that happened one after the other. Nothing is guessed: every frame
 * comes from an event and from how the rooms lay at that moment.
 *
 * Each thing has one track over the whole time, so that somebody who walks and is then turned with his room does both
 * in their order. At its end everything is where the board has already drawn it.
 */
import {
  type Chart,
  type GameEvent,
  isInSlot,
  type Movement,
  movementOf,
  type Place,
  type PortcullisAt,
} from '@dungeon-twister/rules';
import {
  middleOf,
  type Plane,
  planeOn,
  type Point,
  ROOM,
  slotCorner,
  slotMiddle,
  turning,
} from '../board/plane.ts';
import type { SoundName } from '../sound/sounds.ts';

interface Look {
  readonly transform?: string;
  readonly opacity?: number;
}

/** How something looks at a moment; milliseconds from the beginning. */
export interface Frame extends Look {
  readonly at: number;
}

interface Spark {
  readonly at: number;
  readonly point: Point;
  readonly sort: (typeof SPARK)[Sparking];
}

interface Cue {
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

interface Shade extends Spot {
  readonly opacity: number;
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

const STEP = 130;
const LONGEST = 450;
const TURN = 430;
const FLIP = 380;
const SHORT = 220;
const SETTLE = 120;

type How = Movement['how'];

const SOUND: Readonly<Record<How, SoundName | null>> = {
  walks: 'step',
  leaps: 'step',
  appears: 'step',
  isTaken: 'step',
  isHurt: 'hit',
  isHealed: 'reveal',
  isHit: 'hit',
  dies: 'hit',
  goesOut: 'reveal',
  roomTurns: 'turn',
  roomFlips: 'reveal',
  roomsSwap: 'reveal',
  roomSlides: 'turn',
  wallsBreak: 'hit',
  portcullisOpens: 'gate',
  portcullisCloses: 'gate',
  portcullisBreaks: 'hit',
  cardsShow: 'card',
  gameEnds: 'win',
  nothing: null,
};

/** What flashes, and as what. */
const SPARK = {
  isHurt: 'bad',
  isHit: 'bad',
  dies: 'bad',
  isHealed: 'good',
  goesOut: 'good',
  wallsBreak: 'room',
} as const satisfies Partial<Record<How, string>>;
type Sparking = keyof typeof SPARK;

export const standAt = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** The same place, written as a turn around the middle of a room: only so can a turn be blended. */
const around = (middle: Point, degrees: number, from: Point, scale: number): string =>
  `translate(${middle.x}px, ${middle.y}px) rotate(${degrees}deg) translate(${from.x}px, ${from.y}px) rotate(${-degrees}deg) scale(${scale})`;

class Planner implements MotionPlan {
  private now = 0;
  readonly starts: number[] = [];
  readonly pieces = new Map<string, Frame[]>();
  readonly rooms = new Map<number, Frame[]>();
  readonly closed = new Map<number, { readonly until: number; readonly at: Point }>();
  readonly turnings = new Map<number, Frame[]>();
  readonly gates = new Map<string, Frame[]>();
  readonly sparks: Spark[] = [];
  readonly cues: Cue[] = [];
  private readonly scene: Scene;
  /** Where everything is at this moment of the story. */
  private readonly spots: Map<string, Spot>;
  private readonly places: Map<string, Place>;

  constructor(scene: Scene) {
    this.scene = scene;
    this.spots = new Map(scene.before);
    this.places = new Map(scene.placeBefore);
  }

  get length(): number {
    return this.now;
  }

  plan(events: readonly GameEvent[]): MotionPlan {
    events.forEach((event, index) => {
      const planes = [index, index + 1].map((at) => planeOn(this.scene.charts[at], this.scene.turned)) as [
        Plane,
        Plane,
      ];
      this.now += this.scene.restBefore?.(index) ?? 0;
      this.starts.push(this.now);
      this.follow(movementOf(event), ...planes);
    });
    this.settle();
    return this;
  }

  /** Whoever stands otherwise in the end, because others came to his zone or left it, moves aside at last. */
  private settle(): void {
    const from = Math.max(this.now - SETTLE, 0);
    for (const [id, end] of this.scene.after) {
      const frames = this.pieces.get(id);
      const last = frames?.at(-1);
      const start = this.scene.before.get(id);
      if (last)
        frames?.push(
          { ...last, at: Math.max(last.at, from) },
          { at: this.now, transform: standAt(end), opacity: 1 },
        );
      else if (start && standAt(start) !== standAt(end))
        this.track(this.pieces, id).push(
          { at: from, transform: standAt(start) },
          { at: this.now, transform: standAt(end) },
        );
    }
  }

  private follow(movement: Movement, before: Plane, after: Plane): void {
    switch (movement.how) {
      case 'walks':
        return this.walk(movement.piece, movement.path, before);
      case 'leaps':
        return this.leap(movement.piece, movement.to, before);
      case 'appears':
        return this.appear(movement.piece);
      case 'isTaken':
        return this.fly(movement.piece, this.spots.get(movement.by));
      case 'isHurt':
        return this.shake(movement.piece);
      case 'isHealed':
      case 'isHit':
        return this.flash(movement.piece, movement.how);
      case 'dies':
        this.places.set(movement.piece, movement.place);
        return this.vanish(movement.piece, movement.how, middleOf(after, movement.place));
      case 'goesOut':
        return this.vanish(movement.piece, movement.how, null);
      case 'roomTurns':
        return this.turn(movement.slot, movement.turn === 'cw' ? 1 : -1, after);
      case 'roomFlips':
        if (this.now > 0)
          this.closed.set(movement.slot, { until: this.now, at: slotCorner(after, movement.slot) });
        return this.flip([movement.slot], movement.how);
      case 'roomsSwap':
        return this.flip(movement.slots, movement.how);
      case 'roomSlides':
        return this.slide(movement.slot, before, after);
      case 'wallsBreak':
        return this.spark(slotMiddle(after, movement.slot), 'wallsBreak');
      case 'portcullisOpens':
      case 'portcullisCloses':
      case 'portcullisBreaks':
        return this.portcullis(movement.at, movement.how);
      case 'cardsShow':
      case 'gameEnds':
      case 'nothing':
        return this.cue(movement.how);
    }
  }

  private cue(how: How, later = 0): void {
    const sound = SOUND[how];
    if (sound) this.cues.push({ at: this.now + later, sound });
  }

  private track<K>(tracks: Map<K, Frame[]>, key: K): Frame[] {
    const known = tracks.get(key);
    if (known) return known;
    const made: Frame[] = [];
    tracks.set(key, made);
    return made;
  }

  /** From one look to another, beginning now. */
  private blend<K>(tracks: Map<K, Frame[]>, key: K, time: number, from: Look, to: Look): void {
    this.track(tracks, key).push({ at: this.now, ...from }, { at: this.now + time, ...to });
  }

  private walk(piece: string, path: readonly Place[], plane: Plane): void {
    const from = this.spots.get(piece);
    if (!from) return;
    const places = path.filter((place, index) => index > 0 || place !== this.places.get(piece));
    const last = places.at(-1);
    if (last === undefined) return;
    const time = Math.min(places.length * STEP + 60, LONGEST);
    const frames = this.track(this.pieces, piece);
    frames.push({ at: this.now, transform: standAt(from) });
    places.forEach((place, index) => {
      const spot = { ...middleOf(plane, place), scale: index < places.length - 1 ? 1 : from.scale };
      frames.push({ at: this.now + (time * (index + 1)) / places.length, transform: standAt(spot) });
      this.cue('walks', (time * index) / places.length);
    });
    this.arrive(piece, last, plane, from.scale);
    this.now += time;
  }

  private leap(piece: string, to: Place, plane: Plane): void {
    const from = this.spots.get(piece);
    if (!from) return;
    const end = middleOf(plane, to);
    const high = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - 26, scale: from.scale * 1.3 };
    const frames = this.track(this.pieces, piece);
    frames.push(
      { at: this.now, transform: standAt(from) },
      { at: this.now + 190, transform: standAt(high) },
      { at: this.now + 360, transform: standAt({ ...end, scale: from.scale }) },
    );
    this.cue('leaps');
    this.cue('leaps', 340);
    this.arrive(piece, to, plane, from.scale);
    this.now += 360;
  }

  private arrive(piece: string, place: Place, plane: Plane, scale: number): void {
    this.places.set(piece, place);
    this.spots.set(piece, { ...middleOf(plane, place), scale });
  }

  /** The room turns, and whoever stands in it goes around with it, upright. */
  private turn(slot: number, quarter: 1 | -1, after: Plane): void {
    const end = ((after.chart.turned[slot] + after.turned) & 3) * 90;
    const from = { transform: turning(end - quarter * 90) };
    this.blend(this.turnings, slot, TURN, from, { transform: turning(end) });
    const middle = slotMiddle(after, slot);
    for (const [piece, { x, y, scale }] of this.standingIn(slot, after)) {
      // Where he would get to if he were nailed to the floor.
      const turned = { x: -quarter * (y - middle.y), y: quarter * (x - middle.x) };
      const way = (degrees: number): Look => ({ transform: around(middle, degrees, turned, scale) });
      this.blend(this.pieces, piece, TURN, way(-quarter * 90), way(0));
      this.spots.set(piece, { x: middle.x + turned.x, y: middle.y + turned.y, scale });
    }
    this.cue('roomTurns');
    this.now += TURN;
  }

  private standingIn(slot: number, { chart }: Plane): [piece: string, spot: Spot][] {
    return [...this.spots].filter(([piece]) => {
      const place = this.places.get(piece);
      return place !== undefined && isInSlot(chart.ruleset, place, slot);
    });
  }

  /** All of them at once. */
  private flip(slots: readonly number[], how: 'roomFlips' | 'roomsSwap'): void {
    const middle = `translate(${ROOM / 2}px, ${ROOM / 2}px)`;
    const back = `translate(${-ROOM / 2}px, ${-ROOM / 2}px)`;
    for (const slot of slots) {
      const edgeways = { transform: `${middle} scale(0.02, 1.04) ${back}`, opacity: 0.2 };
      const flat = { transform: `${middle} scale(1, 1) ${back}`, opacity: 1 };
      this.blend(this.rooms, slot, FLIP, edgeways, flat);
      this.cue(how);
    }
    this.now += FLIP;
  }

  private slide(slot: number, before: Plane, after: Plane): void {
    const [from, to] = [slotCorner(before, slot), slotCorner(after, slot)];
    const by = { x: from.x - to.x, y: from.y - to.y };
    const away = { transform: `translate(${by.x}px, ${by.y}px)` };
    this.blend(this.rooms, slot, TURN, away, { transform: 'translate(0px, 0px)' });
    for (const [piece, spot] of this.standingIn(slot, after)) {
      const end = { x: spot.x - by.x, y: spot.y - by.y, scale: spot.scale };
      this.blend(this.pieces, piece, TURN, { transform: standAt(spot) }, { transform: standAt(end) });
      this.spots.set(piece, end);
    }
    this.cue('roomSlides');
    this.now += TURN;
  }

  private portcullis({ slot, gate }: PortcullisAt, how: How): void {
    const from = how === 'portcullisCloses' ? 'scale(1.1, 2.4)' : 'scale(0.4, 2)';
    const atRest = { transform: 'scale(1, 1)', opacity: 1 };
    this.blend(this.gates, `${slot}/${gate}`, SHORT, { transform: from, opacity: 0 }, atRest);
    this.cue(how);
    this.now += SHORT;
  }

  private spark(point: Point, how: Sparking, time = SHORT): void {
    this.sparks.push({ at: this.now, point, sort: SPARK[how] });
    this.cue(how);
    this.now += time;
  }

  private flash(piece: string, how: Sparking): void {
    const spot = this.spots.get(piece);
    if (spot) this.spark(spot, how);
  }

  private shake(piece: string): void {
    const spot = this.spots.get(piece);
    if (!spot) return;
    const frames = this.track(this.pieces, piece);
    [0, -5, 5, -3, 0].forEach((x, index) =>
      frames.push({ at: this.now + index * 50, transform: standAt({ ...spot, x: spot.x + x }) }),
    );
    this.spark(spot, 'isHurt');
  }

  private fade(piece: string, time: number, from: Shade, to: Shade): void {
    const look = (shade: Shade): Look => ({ transform: standAt(shade), opacity: shade.opacity });
    this.blend(this.pieces, piece, time, look(from), look(to));
  }

  private vanish(piece: string, how: 'dies' | 'goesOut', where: Point | null): void {
    const spot = this.spots.get(piece) ?? (where && { ...where, scale: 1 });
    if (!spot) return;
    const rising = { x: spot.x, y: spot.y - (how === 'goesOut' ? 24 : 0), scale: spot.scale * 1.5 };
    this.fade(piece, 320, { ...spot, opacity: 1 }, { ...rising, opacity: 0 });
    this.spots.delete(piece);
    this.spark(spot, how, 320);
  }

  /** Something comes into somebody's hands. */
  private fly(piece: string, to: Spot | undefined): void {
    const from = this.spots.get(piece);
    if (!from || !to) return;
    this.fade(piece, 160, { ...from, opacity: 1 }, { ...to, scale: 0.4, opacity: 0.2 });
    this.spots.delete(piece);
    this.cue('isTaken');
    this.now += 160;
  }

  private appear(piece: string): void {
    const spot = this.scene.after.get(piece);
    if (!spot) return;
    const falling = { x: spot.x, y: spot.y - 14, scale: spot.scale * 1.25 };
    this.fade(piece, 160, { ...falling, opacity: 0 }, { ...spot, opacity: 1 });
    this.spots.set(piece, spot);
    this.cue('appears');
    this.now += 160;
  }
}

export const planMotion = (events: readonly GameEvent[], scene: Scene): MotionPlan =>
  new Planner(scene).plan(events);
