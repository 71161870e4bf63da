/**
 * What does not fit in a position of which parts could not be read: only what stays wrong however those parts are
 * mended. Otherwise an author would hear of faults that vanish with the first one.
 *
 * So the position is judged several times, each time with something else in the place of what could not be read, and a
 * fault counts if every judgement finds it. That asks nothing of the checks, with these exceptions. A check of fields
 * that hang on each other is left out where one of them is in doubt (`whole` in `fault.ts`). Combat, and whether
 * somebody has a choice, hang on the whole position and are left out; so is what is said of a doubtful part itself. And
 * where more is in doubt than can be tried, nothing is said.
 */
import type { Doubts } from '../doubts.ts';
import type { Position } from '../../model/position.ts';
import { CHECKS_OF_PARTS, type Check, rings } from './fault.ts';
import type { PositionFault } from './position-fault.ts';
import { alternativesOf } from './alternatives.ts';

/** As long as reading some hundred good files takes; only a file made for it comes near. */
const MOST_WORLDS = 600;
/** A pair, in any way it can lie, is tried; without more of them nobody knows where anything is. */
const MOST_ROOMS = 2;

export function faultsInSpiteOf(p: Position, doubts: Doubts): readonly PositionFault[] {
  const ringed = [...rings.faults(p)];
  // Nothing else can be asked of pieces that hold each other.
  if (ringed.length > 0) return ringed.filter(({ path }) => !doubts.covers(path));
  const rooms = doubts.itemsOf('slots').filter((slot) => doubts.covers(['slots', slot, 'room']));
  const checks = CHECKS_OF_PARTS.filter(
    ({ whole = [], onRooms = false }) =>
      !whole.some((field) => doubts.touches(field)) && !(onRooms && rooms.length > MOST_ROOMS),
  );
  const found = new Map<Check, readonly PositionFault[]>();
  const world = p.copy();
  let worlds = 0;
  for (const change of alternativesOf(p, doubts, rooms.length > MOST_ROOMS ? [] : rooms)) {
    const open = withThoseBefore(checks.filter((check) => found.get(check)?.length !== 0));
    if (open.length === 0) return [];
    if (++worlds > MOST_WORLDS) return [];
    change(world.copyFrom(p));
    judge(world, open, doubts, found);
  }
  return checks.flatMap((check) => found.get(check) ?? []);
}

/** These checks and those that they trust, in order. */
const withThoseBefore = (checks: readonly Check[]): Check[] =>
  CHECKS_OF_PARTS.filter((check) => checks.some((one) => one === check || trusts(one, check)));

const trusts = (one: Check, other: Check): boolean =>
  one.after.some((before) => before === other || trusts(before, other));

/** Keeps of every check those faults that it finds once more. */
function judge(
  world: Position,
  checks: readonly Check[],
  doubts: Doubts,
  found: Map<Check, readonly PositionFault[]>,
): void {
  const unsound = new Set<Check>();
  for (const check of checks) {
    if (check.after.some((other) => unsound.has(other))) {
      unsound.add(check);
      continue;
    }
    const faults = [...check.faults(world)];
    if (faults.length > 0) unsound.add(check);
    const before = found.get(check) ?? faults;
    found.set(
      check,
      before.filter((one) => !doubts.covers(one.path) && faults.some((other) => isSame(one, other))),
    );
  }
}

const isSame = (a: PositionFault, b: PositionFault): boolean =>
  a.words.en === b.words.en && a.path.join() === b.path.join();
