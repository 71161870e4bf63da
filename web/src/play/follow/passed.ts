/** Who has ended a turn since one's own without doing anything: nothing on the board tells of it. */
import type { Seat } from '@dungeon-twister/rules';
import type { ToldStep } from '../../match/table-game.ts';
import { firstUnseen, trailOf } from './trail.ts';

/** Only until whoever looks has done something himself, be it to play a card. */
export function passedBefore(steps: readonly ToldStep[], me: Seat): readonly Seat[] {
  if (steps.at(-1)?.entry?.seat === me) return [];
  const unseen = steps.slice(firstUnseen(steps, me));
  const ended = unseen.flatMap(({ events }) =>
    events.flatMap(({ event }) => (event.type === 'turnEnded' && event.seat !== me ? [event.seat] : [])),
  );
  const doers = new Set(trailOf(steps, me).map(({ deed }) => steps[deed]?.entry?.seat));
  return [...new Set(ended)].filter((seat) => !doers.has(seat));
}
