/** Which action begins the best plans in all the positions together that fit what somebody knows. */
import type { PackedAction } from '@dungeon-twister/rules';
import type { Judged } from './replies.ts';

/** An action of one list, to be found again in the list of another world. */
const nameOf = ({ head, first, second }: PackedAction): string => `${head} ${first} ${second}`;

/**
 * The action that is worth most in all worlds together; null where there are no plans. Where no plan with it was held
 * against answers it counts less than any that was. (To let it count as it looks before the answers, so that no world
 * decides against it by having been busy elsewhere, scored 48 % where this scored 61 % of the same 46 games against
 * Expert: what nobody has tried to refute looks too good.)
 */
export function bestOverWorlds(worlds: readonly (readonly Judged[])[]): PackedAction | null {
  const begun = new Map<string, PackedAction>();
  const values = worlds.map((plans) => {
    const best = new Map<string, number>();
    for (const { plan, value } of plans) {
      const [first] = plan.line;
      const name = nameOf(first);
      begun.set(name, first);
      if (value > (best.get(name) ?? -Infinity)) best.set(name, value);
    }
    return best;
  });
  let chosen: PackedAction | null = null;
  let highest = -Infinity;
  for (const [name, first] of begun) {
    let sum = 0;
    for (const best of values) sum += best.get(name) ?? Math.min(...best.values()) - 1;
    if (sum > highest) [chosen, highest] = [first, sum];
  }
  return chosen;
}
