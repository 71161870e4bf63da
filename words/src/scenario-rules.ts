/** The rulings on which tables differ: which of them can change anything in a scenario. */
import type { RuleOptions, Scenario } from '@dungeon-twister/rules';

type Rule = keyof RuleOptions;
type Matters = (scenario: Scenario) => boolean;

const always: Matters = () => true;
const fights: Matters = ({ combatCards }) => combatCards.length > 0;
const jumps: Matters = ({ jumpCards }) => jumpCards > 0;

/** A ruling that speaks of a piece matters only where one of these is. */
const withAny =
  (...ids: readonly string[]): Matters =>
  ({ teams }) =>
    teams.some(({ characters, objects }) => [...characters, ...objects].some(({ id }) => ids.includes(id)));

const both =
  (one: Matters, other: Matters): Matters =>
  (scenario) =>
    one(scenario) && other(scenario);

/** Pieces that shoot or thrust from zone to zone. */
const SHOOTERS = ['bow', 'crossbowman', 'fireball-scroll', 'telescoping-spear'] as const;

/** Whether players may come into a combat that others have begun. */
function isOpenToOthers(scenario: Scenario): boolean {
  const { edition } = scenario;
  const usual = edition.policies(scenario, { scenario: scenario.id }, edition.ruleDefaults);
  const { combatants } = { ...usual, ...scenario.amend?.(usual, edition.ruleDefaults) };
  return combatants.joining !== undefined;
}

/** Only the Pyramid is completed by what a table chooses. */
const hasPlan: Matters = (scenario) => scenario.planFor !== undefined;

/** Complete, so that whoever adds an option must say where it matters. */
const MATTERS: Readonly<Record<Rule, Matters>> = {
  revealFromLine: always,
  jumpLanding: jumps,
  thiefOnPit: both(fights, withAny('thief')),
  strictRope: withAny('rope'),
  selfKill: fights,
  // A game of so many turns ends with the last of them.
  noProgressCycles: ({ goal }) => goal.kind !== 'turns',
  healEnemy: withAny('cleric'),
  spearJoins: withAny('telescoping-spear'),
  bowJoins: withAny('bow'),
  undo: always,
  heldBindsAll: always,
  startLimit: always,
  startHands: always,
  shootsAtFacers: withAny(...SHOOTERS),
  carriedKeeps: fights,
  savedTreasure: both(fights, withAny('treasure')),
  invertsHidden: withAny('scroll-of-inversion'),
  mindFirst: both(withAny('weapon-master'), withAny('telepath')),
  bowsAdd: withAny('bow'),
  allShootersJoin: withAny('bow', 'crossbowman'),
  swordWithSpear: both(withAny('telescoping-spear'), withAny('sword')),
  woundedHinder: withAny(...SHOOTERS),
  deadGameEnds: always,
  allowMisplacement: ({ layout }) => layout.slots.some(({ kinds = 'any' }) => kinds !== 'any'),
  pyramidStarters: (scenario) => hasPlan(scenario) && scenario.colours.length === 3,
  topRoom: hasPlan,
  breakTies: ({ colours, alliances }) => colours.length > 2 && !alliances,
  otherLines: ({ leavesBy }) => leavesBy !== undefined,
  partyFighters: isOpenToOthers,
  partyAnswers: isOpenToOthers,
};

/** Rulings that can change something in this scenario, as its edition lists them. */
export const rulesOf = (scenario: Scenario): Rule[] =>
  scenario.edition.ruleNames.filter((rule) => MATTERS[rule](scenario));
