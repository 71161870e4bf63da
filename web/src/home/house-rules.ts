/** The rulings on which tables differ: which of them can matter in a scenario, and what each can be. */
import type { RuleOptions, Scenario } from '@dungeon-twister/rules';

type Rule = keyof RuleOptions;

/** Rulings that speak of a piece matter only where that piece is. */
const ABOUT: Readonly<Partial<Record<Rule, readonly string[]>>> = {
  thiefOnPit: ['thief'],
  strictRope: ['rope'],
  healEnemy: ['cleric'],
  spearJoins: ['telescoping-spear'],
  bowJoins: ['bow'],
  bowsAdd: ['bow'],
  swordWithSpear: ['telescoping-spear'],
  mindFirst: ['weapon-master'],
  invertsHidden: ['scroll-of-inversion'],
  savedTreasure: ['treasure'],
};

/** The values of a ruling that is neither a yes nor a number. */
export const VALUES = {
  revealFromLine: ['alongLine', 'inFront'],
  jumpLanding: ['straight', 'anySide'],
  thiefOnPit: ['ropeSaves', 'alwaysDies'],
  selfKill: ['opponent', 'none'],
  otherLines: ['closed', 'open'],
  pyramidStarters: [3, 4],
  noProgressCycles: [0, 1, 2, 3, 4, 6],
} as const satisfies Partial<{ readonly [Name in Rule]: readonly RuleOptions[Name][] }>;

/** Rulings that can change something in this scenario, as its edition lists them. */
export function rulesOf(scenario: Scenario): Rule[] {
  const kinds = new Set(
    scenario.teams.flatMap(({ characters, objects }) => [...characters, ...objects].map(({ id }) => id)),
  );
  const isPyramid = scenario.planFor !== undefined;
  return scenario.edition.ruleNames.filter((rule) => {
    if (rule === 'topRoom') return isPyramid;
    if (rule === 'pyramidStarters') return isPyramid && scenario.colours.length === 3;
    if (rule === 'otherLines') return scenario.leavesBy !== undefined;
    return ABOUT[rule]?.some((kind) => kinds.has(kind)) ?? true;
  });
}
