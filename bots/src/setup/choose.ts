/** Puts a team down: by what was learned of line-ups, with a little chance, since who is read is beaten. */
import {
  type Action,
  ActionList,
  type Chance,
  decode,
  list,
  perform,
  type Position,
  type Seat,
} from '@dungeon-twister/rules';
import type { MapStore } from '../evaluate/maps.ts';
import { lineUpWorth, type SetupWeights } from './features.ts';

const actions = new ActionList();

export function putDown(
  p: Position,
  seat: Seat,
  maps: MapStore,
  weights: SetupWeights,
  { mostChance, chance }: { readonly mostChance: number; readonly chance: Chance },
): Action {
  list(p, seat, actions);
  const all = Array.from({ length: actions.length }, (_, index) => actions.packed(index));
  let [best, highest] = [all[0], -Infinity];
  for (const packed of all) {
    const after = p.copy();
    perform(after, seat, packed);
    const value =
      (chance.below(1000) / 1000) * mostChance + lineUpWorth(after, seat, maps.of(after), weights);
    if (value > highest) [best, highest] = [packed, value];
  }
  return decode(p, seat, best);
}
