/** Options spread over everything that can be chosen, the same for the same number. */
import { Chance } from '../src/chance.ts';
import { handicapFor } from '../src/turn/handicap.ts';
import { BOOK_TIMER } from '../src/flow/clock.ts';
import { type GameOptions, LEVELS, type RuleOptions, TEAM_CHOICES } from '../src/model/options.ts';
import type { Edition } from '../src/model/edition.ts';
import type { Scenario } from '../src/model/scenario.ts';
import { SCENARIOS } from '../src/editions/scenarios.ts';
import { COLOURS } from '../src/vocabulary.ts';

const GOALS = [5, 6, 7, 8] as const;

/** Scenarios follow each other; everything else is drawn, the defaults about as often as all others together. */
export function optionsBySeed(seed: number): GameOptions {
  const chance = new Chance(`options/${seed}`);
  const scenario = SCENARIOS[seed % SCENARIOS.length];
  const rules = rulesBy(chance, scenario.edition);
  return {
    scenario: scenario.id,
    ...(scenario.goalIsOption && chance.below(2) === 0 ? { goal: oneOf(chance, GOALS) } : {}),
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
    ...(scenario.handicapAllowed && chance.below(3) === 0 ? { handicap: handicapBy(chance, scenario) } : {}),
    ...(chance.below(2) === 0 ? { timer: BOOK_TIMER } : {}),
    ...(scenario.teamSize && chance.below(5) > 0
      ? { teamChoice: oneOf(chance, scenario.teamChoices ?? TEAM_CHOICES) }
      : {}),
    ...((scenario.roomsMayBeChosen ?? (scenario.teamSize && !scenario.planFor)) && chance.below(3) === 0
      ? { rooms: roomsBy(chance, scenario) }
      : {}),
    ...(scenario.colours.length === 3 && chance.below(2) === 0 ? { absent: oneOf(chance, COLOURS) } : {}),
  };
}

const oneOf = <T>(chance: Chance, things: readonly T[]): T => things[chance.below(things.length)];

const EITHER = [true, false] as const;

/** What each ruling may be read as. */
export const READINGS: { readonly [Name in keyof RuleOptions]: readonly RuleOptions[Name][] } = {
  revealFromLine: ['alongLine', 'inFront'],
  jumpLanding: ['straight', 'anySide'],
  thiefOnPit: ['ropeSaves', 'alwaysDies'],
  strictRope: EITHER,
  selfKill: ['opponent', 'none'],
  noProgressCycles: [0, 1, 2, 3],
  healEnemy: EITHER,
  spearJoins: EITHER,
  bowJoins: EITHER,
  undo: EITHER,
  heldBindsAll: EITHER,
  startLimit: EITHER,
  startHands: EITHER,
  shootsAtFacers: EITHER,
  carriedKeeps: EITHER,
  savedTreasure: EITHER,
  invertsHidden: EITHER,
  mindFirst: EITHER,
  bowsAdd: EITHER,
  swordWithSpear: EITHER,
  woundedHinder: EITHER,
  allShootersJoin: EITHER,
  deadGameEnds: EITHER,
  allowMisplacement: EITHER,
  pyramidStarters: [3, 4],
  topRoom: ['9cw', '9ccw', '3cw', '12ccw'],
  breakTies: EITHER,
  otherLines: ['closed', 'open'],
  partyFighters: ['allInContact', 'facingEnemies'],
  partyAnswers: ['together', 'inTurn'],
};

/** The rulings of the edition, each read one way or the other. */
function rulesBy(chance: Chance, { ruleNames }: Edition): Partial<RuleOptions> {
  if (chance.below(2) === 0) return {};
  return Object.fromEntries(
    ruleNames.map((name) => [name, oneOf<RuleOptions[keyof RuleOptions]>(chance, READINGS[name])]),
  );
}

function handicapBy(chance: Chance, scenario: Scenario): NonNullable<GameOptions['handicap']> {
  const rows = LEVELS.flatMap((stronger) => LEVELS.map((weaker) => ({ stronger, weaker }))).filter(
    (row) => handicapFor(row) !== undefined,
  );
  return { colour: oneOf(chance, scenario.colours), ...oneOf(chance, rows) };
}

/** Named pairs, in the board game sometimes one of them twice (BD-MIX-6); the Card Game has one of each. */
function roomsBy(chance: Chance, scenario: Scenario): number[] {
  const pairs = chance.shuffled([...new Set(scenario.rooms.map((room) => room.pair))]);
  const named = pairs.slice(0, scenario.layout.slots.length / 2);
  if (scenario.pairsMayRepeat && chance.below(2) === 0) named[0] = named[1];
  return named;
}
