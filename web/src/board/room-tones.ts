/** Which of two tones the floor of a room has: neighbours differ, as the squares of a chessboard do. */
import { ROOM_SIDE, type Ruleset } from '@dungeon-twister/rules';

type Layout = Ruleset['layout'];
type Corner = Layout['slots'][number];

/** How many squares two rooms have in common along their border; 0 where they only meet at a corner, or not at all. */
function sharedBorder(a: Corner, b: Corner): number {
  const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  if (across === ROOM_SIDE) return Math.max(0, ROOM_SIDE - down);
  return down === ROOM_SIDE ? Math.max(0, ROOM_SIDE - across) : 0;
}

const made = new WeakMap<Layout, readonly (0 | 1)[]>();

/** A tone for each slot. Where staggered rooms meet three by three, the longest common borders are told apart first. */
export function roomTones(layout: Layout): readonly (0 | 1)[] {
  const known = made.get(layout);
  if (known) return known;
  const tones: (0 | 1 | undefined)[] = layout.slots.map(() => undefined);
  /** Positive where the neighbours that have a tone leave the second one to this slot. */
  const pull = (slot: number): number =>
    layout.slots.reduce((sum, other, index) => {
      const border = tones[index] === undefined ? 0 : sharedBorder(other, layout.slots[slot]);
      return sum + (tones[index] === 0 ? border : -border);
    }, 0);
  for (let left = layout.slots.length; left > 0; left--) {
    const open = [...tones.keys()].filter((slot) => tones[slot] === undefined);
    const next = open.reduce((best, slot) => (Math.abs(pull(slot)) > Math.abs(pull(best)) ? slot : best));
    tones[next] = pull(next) > 0 ? 1 : 0;
  }
  const tone = tones.map((one) => one ?? 0);
  made.set(layout, tone);
  return tone;
}
