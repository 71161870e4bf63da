/**
 * Online evolutionary planning (Justesen, Mahlmann and Togelius, "Online Evolution for Multi-Action Adversarial Games",
 * 2016, and the comparison of 2017): a genome is a whole turn, its fitness what the position is worth at the end of it.
 * The better half survives; pairs of survivors are crossed uniformly, action by action, and one in ten children has an
 * action changed. What cannot be done at its place is replaced by something that can.
 */
import type { Chance, PackedAction } from '@dungeon-twister/rules';
import type { Bot } from '../src/bot.ts';
import type { Turn } from './turn.ts';
import { QUARTER_OF_MASTER, TurnBot } from './turn-bot.ts';

const POPULATION = 100;
const SURVIVORS = POPULATION / 2;
/** One child in so many is changed at one place. */
const MUTATION = 10;
const LONGEST = 8;

interface Genome {
  readonly actions: readonly PackedAction[];
  readonly value: number;
}

const isSame = (a: PackedAction, b: PackedAction): boolean =>
  a.head === b.head && a.first === b.first && a.second === b.second;

/** Plays a turn by wishes; where there is none, or it cannot be done, chance decides. */
function express(turn: Turn, wishes: readonly (PackedAction | undefined)[], chance: Chance): Genome {
  const actions: PackedAction[] = [];
  let p = turn.root;
  let value = turn.worthOf(p);
  for (let at = 0; at < LONGEST; at++) {
    const listed = turn.actionsIn(p);
    const wish = wishes[at];
    const packed = (wish && listed.find((one) => isSame(one, wish))) ?? listed[chance.below(listed.length)];
    const step = turn.after(p, packed);
    actions.push(packed);
    ({ p, value } = step);
    if (step.last) break;
  }
  return { actions, value };
}

function child(turn: Turn, one: Genome, other: Genome, chance: Chance): Genome {
  const length = Math.max(one.actions.length, other.actions.length);
  const wishes = Array.from(
    { length },
    (_, at): PackedAction | undefined => (chance.below(2) ? one : other).actions[at],
  );
  if (chance.below(MUTATION) === 0) wishes[chance.below(length)] = undefined;
  return express(turn, wishes, chance);
}

export function evolve(turn: Turn, actions: number, chance: Chance): PackedAction {
  let population = Array.from({ length: POPULATION }, () => express(turn, [], chance));
  for (;;) {
    population = population.sort((a, b) => b.value - a.value).slice(0, SURVIVORS);
    if (turn.performed >= actions) break;
    const parents = [...population];
    while (population.length < POPULATION) {
      const [one, other] = [parents[chance.below(SURVIVORS)], parents[chance.below(SURVIVORS)]];
      population.push(child(turn, one, other, chance));
    }
  }
  return population[0].actions[0];
}

export default (): Bot => new TurnBot(10 * QUARTER_OF_MASTER, evolve);
