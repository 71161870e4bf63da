/**
 * The slow second opinion agrees with the rules, by night in many more positions than by day: on what is legal and on what is not, in positions of random games and
 * in crowded ones, of every scenario of the board game for two: that is the ledger which the oracle has read.
 */
import { Chance, type Position, SCENARIOS } from '@dungeon-twister/rules';
import {
  type Disagreement,
  disagreeOnResults,
  disagreeOnWishes,
  optionsBySeed,
  playRandomGame,
  sceneByChance,
} from '@dungeon-twister/rules/testing';
import { describe, expect, it } from 'vitest';
import { moreByNight } from './by-night.ts';

const SCENES_OF_EACH = moreByNight(15);
const GAMES_OF_EACH = moreByNight(8);
const MINUTES = moreByNight(60_000);

/** Stops at the first disagreement and shows everything that is needed to judge it. */
function agree(found: readonly Disagreement[], from: string): void {
  const first = found[0];
  if (!first) return;
  const { rules, oracle, action, seat, position } = first;
  throw new Error(
    [
      `${found.length} disagreements in ${from}; the first:`,
      `seat ${seat}: ${JSON.stringify(action)}`,
      `the rules: ${rules}`,
      `the oracle: ${oracle}`,
      JSON.stringify(position),
    ].join('\n'),
  );
}

SCENARIOS.forEach(({ id, layout, colours }, index) => {
  if (layout.zones !== undefined || colours.length > 2) return;
  /** Seeds whose options are of this scenario. */
  const seeds = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => index + SCENARIOS.length * i);

  describe(`a second opinion on ${id}`, () => {
    it('is the same about crowded positions', { timeout: 10 * MINUTES }, () => {
      for (const seed of seeds(SCENES_OF_EACH)) {
        const scene = sceneByChance(optionsBySeed(seed), `second opinion ${seed}`);
        agree(disagreeOnResults(scene), `scene ${seed}`);
        agree(disagreeOnWishes(scene, new Chance(`wishes ${seed}`), 40), `scene ${seed}`);
      }
    });

    it('is the same about positions of random games', { timeout: 10 * MINUTES }, () => {
      let looked = 0;
      for (const seed of seeds(GAMES_OF_EACH)) {
        const chance = new Chance(`second opinion ${seed}`);
        const look = (position: Position): void => {
          if (chance.below(40) > 0) return;
          looked++;
          agree(disagreeOnWishes(position, chance, 12), `game ${seed}`);
          if (looked % 4 === 0) agree(disagreeOnResults(position), `game ${seed}`);
        };
        playRandomGame({
          options: optionsBySeed(seed),
          seed: `second opinion ${seed}`,
          mostActions: 300,
          onPosition: look,
        });
      }
      expect(looked).toBeGreaterThan(GAMES_OF_EACH);
    });
  });
});
