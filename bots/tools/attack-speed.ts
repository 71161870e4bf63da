/** How long it takes to say what a declared attack is worth, in crowds by chance, with an evaluation that costs nothing. */
import {
  ActionList,
  decisions,
  list,
  perform,
  type Position,
  typeOf,
  victoryPoints,
} from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { attackValue } from '../src/combat/attack-value.ts';

const SCENES = 60;
const TIMES = 100;
const listed = new ActionList();

/** Positions in which an attack was just declared. */
function declaredIn(scenario: string): Position[] {
  return Array.from({ length: SCENES }, (_, n) => sceneByChance({ scenario }, `speed ${n}`)).flatMap((p) => {
    const [{ seat }] = decisions(p);
    list(p, seat, listed);
    for (let index = 0; index < listed.length; index++) {
      const packed = listed.packed(index);
      if (typeOf(p, packed) !== 'attack') continue;
      perform(p, seat, packed);
      return [p];
    }
    return [];
  });
}

/** Processor time, which other programs on the machine do not lengthen. */
const busy = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds for each attack in this scenario, and how many evaluations each asks for. */
export function attackSpeed(scenario: string): { readonly time: number; readonly evaluations: number } {
  const positions = declaredIn(scenario);
  let evaluations = 0;
  const evaluate = (p: Position, seat: number): number => {
    evaluations++;
    return 10 * victoryPoints(p, seat);
  };
  const askAll = (): void => {
    for (const p of positions)
      for (let n = 0; n < TIMES; n++) attackValue(p, p.ruleset.seats > 2 ? n % 4 : n % 2, evaluate, 5);
  };
  askAll();
  evaluations = 0;
  const begun = busy();
  askAll();
  const asked = positions.length * TIMES;
  return { time: (busy() - begun) / asked, evaluations: evaluations / asked };
}
