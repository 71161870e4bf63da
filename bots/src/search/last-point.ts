/**
 * The last point, searched to the end: whether one figure can bring it out in this turn, whatever it takes on the way,
 * by its own actions and by rooms that others turn for it. Beams lose such ways where the best comes late: a potion to
 * fetch, a wall to walk through, a room to turn first.
 */
import {
  ActionList,
  activeSeat,
  allPointsLeft,
  holderOf,
  isGear,
  isWounded,
  listOf,
  type PackedAction,
  type Piece,
  placeOf,
  type Position,
  searchKey,
  type Seat,
  stageOf,
  typeOf,
  whereIs,
} from '@dungeon-twister/rules';
import { leavesByWalking, missingTo, winsByPoints } from '../evaluate/aims.ts';
import { decidedFor } from '../evaluate/evaluate.ts';
import { lineTo, performed, type Step } from './best-plans.ts';
import type { Judge } from './judge.ts';
import { KeySet } from './key-set.ts';
import type { Line } from './next-turn.ts';

const own = new ActionList();
const others = new ActionList();

/** So many action points cheaper than it seems a way may be at most: by a potion, or by rooms turned one after the other. */
const SURPRISE = 4;

/** A way to win this turn with one figure, among the first `most` positions that are looked at for each; else null. */
export function lastPoint(start: Position, judge: Judge, most: number): Line | null {
  const seat = activeSeat(start);
  if (!leavesByWalking(start, seat) || !winsByPoints(start.ruleset)) return null;
  const { pieces, layout } = start.ruleset;
  const wanted = missingTo(start, seat);
  const carried = Math.max(
    0,
    ...pieces.all.map((piece) => (pieces.isCharacter[piece] === 0 ? pieces.exitPoints[piece] : 0)),
  );
  const figures = pieces.all.filter(
    (piece) =>
      pieces.owner[piece] === seat &&
      pieces.isCharacter[piece] === 1 &&
      whereIs(start, piece) < layout.places &&
      !isWounded(start, piece),
  );
  for (const runner of figures) {
    if (wanted > 1 + pieces.exitPoints[runner] + carried) continue;
    if (judge.pointsToGoOf(start, runner) > allPointsLeft(start) + SURPRISE) continue;
    const helpers = figures.filter((piece) => piece !== runner && isGear(start, placeOf(start, piece)));
    const line = runOf(start, { seat, runner, helpers, costs: judge.costsFrom(start, seat) }, most);
    if (line) return line;
  }
  return null;
}

interface Run {
  readonly seat: Seat;
  readonly runner: Piece;
  /** Friends who stand on gears. */
  readonly helpers: readonly Piece[];
  /** Steps from each place to where the seat wants to go, as the rooms lay at first. */
  readonly costs: Int32Array;
}

/** Queues by what a way will have cost in the end, if the rest of it is walked: half points from the cheapest on. */
const QUEUES = 64;

/** What promises to be cheapest first. Points that a potion gives make a way cheaper, so whoever fetched one goes on. */
function runOf(start: Position, run: Run, most: number): Line | null {
  const { seat, runner, costs } = run;
  const step = 1 / start.ruleset.pieces.movement[runner];
  const points = allPointsLeft(start);
  const queues: Step[][] = Array.from({ length: QUEUES }, () => []);
  const add = (one: Step): number => {
    const place = placeOf(one.p, runner);
    const price = points - allPointsLeft(one.p) + (place < 0 ? 0 : costs[place] * step);
    const queue = Math.max(0, Math.min(QUEUES - 1, QUEUES / 4 + Math.round(price * 2)));
    queues[queue].push(one);
    return queue;
  };
  const known = new KeySet();
  known.add(searchKey(start));
  let lowest = add({ p: start, before: null, packed: null });
  for (let looked = 0; looked < most; ) {
    while (lowest < QUEUES && queues[lowest].length === 0) lowest++;
    const before = queues[lowest]?.pop();
    if (!before) return null;
    if (allPointsLeft(before.p) === 0) continue;
    for (const packed of waysOn(before.p, run)) {
      const p = performed(before.p, seat, packed);
      looked++;
      const after = { p, before, packed };
      if ((decidedFor(p, seat) ?? 0) > 0) return lineTo(after);
      if (stageOf(p) === 'act' && activeSeat(p) === seat && known.add(searchKey(p)))
        lowest = Math.min(lowest, add(after));
    }
  }
  return null;
}

/** What the runner can do but fight and look behind doors, and the rooms that others can turn. */
function waysOn(p: Position, { seat, runner, helpers }: Run): PackedAction[] {
  // Whoever has his hands free takes what lies on his way; whoever carries something does not stop to rearrange it.
  const isLaden = p.ruleset.pieces.all.some((piece) => holderOf(p, piece) === runner);
  own.handlings = isLaden ? 0 : 1;
  listOf(p, seat, runner, own);
  const found: PackedAction[] = [];
  for (let index = 0; index < own.length; index++) {
    const packed = own.packed(index);
    const type = typeOf(p, packed);
    if (type !== 'attack' && type !== 'reveal') found.push(packed);
  }
  for (const helper of helpers) {
    listOf(p, seat, helper, others);
    for (let index = 0; index < others.length; index++) {
      const packed = others.packed(index);
      if (typeOf(p, packed) === 'rotate') found.push(packed);
    }
  }
  return found;
}
