/**
 * Thousands of games and crowded positions by chance, by night many more, over all scenarios and options. After every action the position
 * satisfies every invariant; what was counted is printed, and whatever never happened fails.
 */
import {
  ACTION_TYPES,
  ActionList,
  Chance,
  type GameOptions,
  GUESTS,
  keyOf,
  type Position,
  readPosition,
  REFUSAL_CODES,
  type RefusalCode,
  samePosition,
  writePosition,
} from '@dungeon-twister/rules';
import { EVENT_TYPES } from '../../src/model/event-rows.ts';
import {
  ABILITIES,
  checkDistinct,
  checkInvariants,
  checkListed,
  checkStep,
  DEEDS,
  GUEST_GAMES,
  optionsBySeed,
  playRandomGame,
  sceneByChance,
  Tally,
  throwRequests,
  uniform,
  ZONE_DEEDS,
} from '@dungeon-twister/rules/testing';
import { describe, expect, it } from 'vitest';
import { moreByNight } from './by-night.ts';

const WHOLE_GAMES = moreByNight(375);
/** So many by day that everything that can happen does. */
const SCENES = moreByNight(2400);
const MINUTES = moreByNight(60_000);
/** A closer look costs as much as many actions, so it is taken once in so many. */
const CLOSE_LOOK_ONE_IN = 200;

/** Here the Paladin finds the undead, who meet once in a thousand scenes of all scenarios. */
const HUNT: GameOptions = { scenario: 'card-standard', teamChoice: 'random' };
const HUNTS = 500;

const tally = new Tally();
const answers = new ActionList();

/** Reads what was written: the same position, with the same key. */
function survivesWriting(position: Position): void {
  const read = readPosition(JSON.stringify(writePosition(position)));
  if (!read.ok) throw new Error(`what was written cannot be read: ${JSON.stringify(read)}`);
  if (!samePosition(read.position, position) || keyOf(read.position) !== keyOf(position))
    throw new Error('what was read is not what was written');
}

function lookClosely(position: Position): void {
  survivesWriting(position);
  if (!samePosition(position.copy(), position)) throw new Error('a copy is not the same');
  checkListed(position, 3);
  checkDistinct(position);
}

interface Watch {
  readonly options: GameOptions;
  readonly seed: number;
  readonly start?: Position;
  readonly mostActions: number;
  readonly plain?: boolean;
}

/** Plays one game and checks every position on its way; a fault is thrown with the game to play again. */
function watch(game: Watch): void {
  const { options, seed, start, mostActions } = game;
  const chance = new Chance(`${seed}/look`);
  let steps = 0;
  const onPosition = (position: Position, before: Position | null): void => {
    steps++;
    const closely = chance.below(CLOSE_LOOK_ONE_IN) === 0;
    checkInvariants(position, closely || start ? answers : undefined);
    if (before) checkStep(before, position);
    if (chance.below(4) === 0) throwRequests(position, chance, 1, tally);
    if (closely) lookClosely(position);
  };
  try {
    playRandomGame({
      options,
      seed: String(seed),
      mostActions,
      tally,
      onPosition,
      ...(start ? { start } : {}),
      ...(seed % 10 === 9 ? { choose: uniform } : {}),
      ...(game.plain ? { plain: true } : {}),
    });
  } catch (fault) {
    throw new Error(`seed ${seed}, step ${steps}, ${JSON.stringify(options)}: ${(fault as Error).message}`, {
      cause: fault,
    });
  }
}

describe('random games', () => {
  it('keep every invariant from set-up to the end', { timeout: 20 * MINUTES }, () => {
    for (let seed = 0; seed < WHOLE_GAMES; seed++)
      watch({ options: optionsBySeed(seed), seed, mostActions: 500 });
  });

  it('keep every invariant from crowded positions on, whatever is asked there', {
    timeout: 20 * MINUTES,
  }, () => {
    for (let seed = 0; seed < SCENES; seed++) {
      const options = optionsBySeed(seed);
      const start = sceneByChance(options, String(seed));
      throwRequests(start, new Chance(`${seed}/wishes`), 200, tally);
      lookClosely(start);
      watch({ options, seed, start, mostActions: 30 });
    }
  });

  it('keep every invariant where a hunter may meet the undead', { timeout: 5 * MINUTES }, () => {
    for (let seed = 0; seed < HUNTS; seed++)
      watch({ options: HUNT, seed, start: sceneByChance(HUNT, String(seed)), mostActions: 30 });
  });

  it('keep every invariant where guests play', { timeout: 5 * MINUTES }, () => {
    for (const options of GUEST_GAMES)
      for (let seed = 0; seed < 60; seed++)
        watch({ options, seed, start: sceneByChance(options, String(seed)), mostActions: 60 });
  });

  it('end as dead games where the points that are left cannot reach the goal', {
    timeout: 5 * MINUTES,
  }, () => {
    const options: GameOptions = {
      scenario: 'prison-5',
      goal: 8,
      handicap: { colour: 'blue', stronger: 'experienced', weaker: 'newbie' },
    };
    for (let seed = 0; seed < 15; seed++)
      watch({ options, seed, start: sceneByChance(options, String(seed)), mostActions: 1500, plain: true });
    expect(tally.of('ending', 'dead')).toBeGreaterThan(0);
  });
});

/** Refusals that no action can bring about, or that chance brings too seldom; they are proved by tests of their own. */
const ELSEWHERE: Readonly<Partial<Record<RefusalCode, string>>> = {
  EMPTY_SHAFT: 'only a line can name a square where no room lies (MP-RULING-48)',
};

/** What is so rare that it happens only where many more games are played than by day. */
const RARE: Readonly<Partial<Record<RefusalCode, string>>> = {
  MUST_JOIN: 'two shooters on one target at a table that wants all to join (CG-RULING-134)',
};

const DECISIONS: readonly string[] = [
  'choose',
  'dismiss',
  'deploy',
  'lay',
  'face',
  'card',
  'act',
  'place',
  'join',
  'count',
  'name',
  'layCard',
];
/** What the abilities of guests ask. */
const OF_GUESTS = GUESTS.flatMap(({ abilities }) => abilities).flatMap(({ stages = [] }) =>
  stages.map(({ id }) => id),
);
const LATE = ['card', 'act', 'place', 'join', 'count', 'name', 'layCard', ...OF_GUESTS].map(
  (stage) => `${stage} too late`,
);
const ENDINGS = ['goal', 'dead', 'claimed', 'agreed', 'resigned'];

describe('what happened in the random games', () => {
  it('is everything that can happen', () => {
    console.log(String(tally));
    expect({
      actions: tally.missing('action', ACTION_TYPES),
      abilities: tally.missing('ability', ABILITIES),
      deeds: tally.missing('deed', [...DEEDS, ...ZONE_DEEDS]),
      decisions: tally.missing('decision', [...DECISIONS, ...OF_GUESTS, ...LATE]),
      events: tally.missing('event', EVENT_TYPES),
      refusals: tally.missing(
        'refusal',
        REFUSAL_CODES.filter((code) => !(code in ELSEWHERE) && !(code in RARE)),
      ),
      endings: tally.missing('ending', ENDINGS),
    }).toEqual({
      actions: [],
      abilities: [],
      deeds: [],
      decisions: [],
      events: [],
      refusals: [],
      endings: [],
    });
  });

  it('has no refusal that only other games know', () => {
    expect(Object.keys(ELSEWHERE).filter((code) => tally.of('refusal', code) > 0)).toEqual([]);
  });
});

describe('a random game', () => {
  it('is the same for the same seed', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
      const once = playRandomGame({ options: optionsBySeed(seed), seed: String(seed) });
      const again = playRandomGame({ options: optionsBySeed(seed), seed: String(seed) });
      expect(samePosition(once.position, again.position)).toBe(true);
      expect(again.actions).toBe(once.actions);
    }
  });
});
