/**
 * Which rooms lie where: those that a scenario fixes, and whole pairs for the other slots.
 * Rules: BD-SETUP-1, BD-MIX-1; CG-SETUP-2; MP-STD-4, MP-PYR-2, MP-ELEV-3, MP-ELEV-4, MP-RULING-51, MP-RULING-73.
 * Shuffled: roll-setup.ts.
 */
import type { Ruleset } from '../model/ruleset.ts';

/** Fills the slots that a scenario reserves for certain rooms; `pick` chooses among those that are still free. */
export function fixRooms(
  { scenario, rooms }: Ruleset,
  pick: (candidates: readonly number[]) => number,
  known: ReadonlyMap<number, number> = new Map(),
): Map<number, number> {
  const fixed = new Map<number, number>();
  const plans = scenario.fixedRooms ?? [];
  for (const { slot } of plans) {
    const lying = known.get(slot);
    if (lying !== undefined) fixed.set(slot, lying);
  }
  for (const { slot, rooms: ids } of plans) {
    if (fixed.has(slot)) continue;
    const taken = new Set(fixed.values());
    fixed.set(
      slot,
      pick([...rooms.keys()].filter((room) => ids.includes(rooms[room].id) && !taken.has(room))),
    );
  }
  return fixed;
}

/** The rooms for all other slots: everything that is left, or as many whole pairs as fit, in the order of `shuffle`. */
export function roomsForOthers(
  { scenario, rooms, layout }: Ruleset,
  fixed: ReadonlyMap<number, number>,
  shuffle: (pairs: readonly number[]) => readonly number[],
  begun: ReadonlySet<number> = new Set(),
): number[] {
  const taken = new Set(fixed.values());
  const free = [...rooms.keys()].filter((room) => !taken.has(room));
  const places = layout.slots.length - (scenario.fixedRooms?.length ?? 0);
  if (free.length <= places) return free;
  const broken = new Set([...taken].map((room) => rooms[room].pair));
  const whole = [...new Set(free.map((room) => rooms[room].pair))].filter((pair) => !broken.has(pair));
  const others = shuffle(whole.filter((pair) => !begun.has(pair)));
  const pairs = new Set([...begun, ...others.slice(0, places / 2 - begun.size)]);
  return free.filter((room) => pairs.has(rooms[room].pair));
}
