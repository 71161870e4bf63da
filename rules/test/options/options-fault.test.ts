import { describe, expect, test } from 'vitest';
import { optionsFault } from '../../src/options-fault.ts';
import { BOOK_TIMER } from '../../src/flow/clock.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame, rulesetFor } from '../../src/new-game.ts';

const IDS =
  'base, prison-1, prison-2, prison-3, prison-4, prison-5, mixed, standard-3, standard-4, crossing, pyramid-4, pyramid-3, race, elevator, exit-4, exit-3, murder, surprise, mixed-3, mixed-4, card-1, card-2, card-3, card-standard, card-advanced';
const HANDICAP = { colour: 'blue', stronger: 'good', weaker: 'newbie' };

describe('options that are refused, in words', () => {
  test.each<[unknown, string]>([
    [null, 'options must be an object'],
    ['base', 'options must be an object'],
    [[], 'options must be an object'],
    [undefined, 'options must be an object'],
    [{}, `there is no scenario undefined; there are ${IDS}`],
    [{ scenario: 7 }, `there is no scenario 7; there are ${IDS}`],
    [{ scenario: 'chess' }, `there is no scenario "chess"; there are ${IDS}`],
    [
      { scenario: 'base', colour: 'red' },
      'colour is unknown; there are scenario, goal, rules, handicap, timer, teamChoice, secretObjects, rooms, absent, own',
    ],
    [
      { scenario: 'base', toString: 1 },
      'toString is unknown; there are scenario, goal, rules, handicap, timer, teamChoice, secretObjects, rooms, absent, own',
    ],
    [{ scenario: 'base', goal: 4 }, 'goal must be one of 5, 6, 7, 8'],
    [{ scenario: 'crossing', goal: 6 }, 'crossing has a goal of its own'],
    [{ scenario: 'standard-4', absent: 'red' }, 'nobody is absent in standard-4'],
    [{ scenario: 'race', absent: 'white' }, 'absent must be one of blue, red, yellow, green'],
    [{ scenario: 'elevator', rooms: [1, 2, 3, 4, 9, 10] }, 'elevator has fixed rooms'],
    [{ scenario: 'crossing', rooms: [1] }, 'crossing has fixed rooms'],
    [{ scenario: 'standard-3', rooms: [1, 1, 2, 3, 4, 9] }, 'rooms must name 6 different pairs'],
    [{ scenario: 'standard-3', rooms: [1, 2, 3, 4, 37, 9] }, 'rooms must name 6 pairs'],
    [{ scenario: 'mixed-4', teamChoice: 'draft' }, 'teamChoice must be one of mutual, fullFrontal, random'],
    [{ scenario: 'standard-4', rules: { selfKill: 'none' } }, 'rules.selfKill is unknown'],
    [{ scenario: 'pyramid-3', rules: { pyramidStarters: 5 } }, 'rules.pyramidStarters cannot be 5'],
    [{ scenario: 'base', rules: { breakTies: true } }, 'rules.breakTies is unknown'],
    [{ scenario: 'base', goal: 9 }, 'goal must be one of 5, 6, 7, 8'],
    [{ scenario: 'base', goal: '5' }, 'goal must be one of 5, 6, 7, 8'],
    [{ scenario: 'prison-4', goal: 5 }, 'prison-4 has a goal of its own'],
    [{ scenario: 'prison-1', goal: 5 }, 'prison-1 has a goal of its own'],
    [{ scenario: 'base', rules: 'none' }, 'rules must be an object'],
    [{ scenario: 'base', rules: null }, 'rules must be an object'],
    [{ scenario: 'base', rules: { gravity: true } }, 'rules.gravity is unknown'],
    [{ scenario: 'base', rules: { constructor: true } }, 'rules.constructor is unknown'],
    [{ scenario: 'base', rules: { revealFromLine: 'both' } }, 'rules.revealFromLine cannot be "both"'],
    [{ scenario: 'base', rules: { jumpLanding: 'corner' } }, 'rules.jumpLanding cannot be "corner"'],
    [{ scenario: 'base', rules: { thiefOnPit: true } }, 'rules.thiefOnPit cannot be true'],
    [{ scenario: 'base', rules: { strictRope: 1 } }, 'rules.strictRope cannot be 1'],
    [{ scenario: 'base', rules: { selfKill: 'owner' } }, 'rules.selfKill cannot be "owner"'],
    [{ scenario: 'base', rules: { noProgressCycles: -1 } }, 'rules.noProgressCycles cannot be -1'],
    [{ scenario: 'base', rules: { noProgressCycles: 1.5 } }, 'rules.noProgressCycles cannot be 1.5'],
    [{ scenario: 'base', rules: { noProgressCycles: 101 } }, 'rules.noProgressCycles cannot be 101'],
    [{ scenario: 'base', rules: { noProgressCycles: '2' } }, 'rules.noProgressCycles cannot be "2"'],
    [{ scenario: 'base', rules: { healEnemy: 'yes' } }, 'rules.healEnemy cannot be "yes"'],
    [{ scenario: 'base', rules: { spearJoins: null } }, 'rules.spearJoins cannot be null'],
    [{ scenario: 'base', rules: { bowJoins: 0 } }, 'rules.bowJoins cannot be 0'],
    [{ scenario: 'base', rules: { undo: 'never' } }, 'rules.undo cannot be "never"'],
    [{ scenario: 'base', rules: { startLimit: false } }, 'rules.startLimit is unknown'],
    [{ scenario: 'card-1', rules: { revealFromLine: 'inFront' } }, 'rules.revealFromLine is unknown'],
    [{ scenario: 'card-1', rules: { startLimit: 3 } }, 'rules.startLimit cannot be 3'],
    [{ scenario: 'card-3', rules: { undo: 1 } }, 'rules.undo cannot be 1'],
    [{ scenario: 'card-standard', goal: 5 }, 'card-standard has a goal of its own'],
    [{ scenario: 'card-3', handicap: HANDICAP }, 'card-3 is played without a handicap'],
    [{ scenario: 'card-2', teamChoice: 'draft' }, 'card-2 has fixed teams'],
    [{ scenario: 'card-advanced', rooms: [101, 102, 103, 104] }, 'rooms must name 6 pairs'],
    [{ scenario: 'card-standard', rooms: [1, 2, 3, 4] }, 'rooms must name 4 pairs'],
    [{ scenario: 'base', timer: 120 }, 'timer must be an object'],
    [{ scenario: 'base', timer: { turn: 120 } }, 'timer needs turn, placing and combatCard'],
    [{ scenario: 'base', timer: { ...BOOK_TIMER, game: 9 } }, 'timer.game is unknown'],
    [{ scenario: 'base', timer: { ...BOOK_TIMER, turn: 0 } }, 'timer.turn cannot be 0'],
    [{ scenario: 'base', timer: { ...BOOK_TIMER, placing: '5' } }, 'timer.placing cannot be "5"'],
    [{ scenario: 'base', timer: { ...BOOK_TIMER, combatCard: Infinity } }, 'timer.combatCard cannot be null'],
    [{ scenario: 'prison-2', handicap: HANDICAP }, 'prison-2 is played without a handicap'],
    [{ scenario: 'base', handicap: true }, 'handicap must be an object'],
    [{ scenario: 'base', handicap: { ...HANDICAP, colour: 'red' } }, 'handicap.colour cannot be "red"'],
    [{ scenario: 'base', handicap: { ...HANDICAP, cards: 2 } }, 'handicap.cards is unknown'],
    [{ scenario: 'base', handicap: { ...HANDICAP, weaker: 'good' } }, 'handicap: the table has no such row'],
    [
      { scenario: 'base', handicap: { ...HANDICAP, stronger: 'newbie' } },
      'handicap: the table has no such row',
    ],
    [
      { scenario: 'base', handicap: { stronger: 'good', weaker: 'newbie' } },
      'handicap: the table has no such row',
    ],
    [
      { scenario: 'base', handicap: { colour: 'blue', stronger: 'good' } },
      'handicap: the table has no such row',
    ],
    [{ scenario: 'base', handicap: { ...HANDICAP, stronger: 3 } }, 'handicap.stronger cannot be 3'],
    [{ scenario: 'base', handicap: { ...HANDICAP, weaker: null } }, 'handicap.weaker cannot be null'],
    [
      { scenario: 'base', handicap: { colour: 'blue', stronger: 'constructor', weaker: 'name' } },
      'handicap.stronger cannot be "constructor"',
    ],
    [
      { scenario: 'base', handicap: { colour: 'blue', stronger: 'good', weaker: 'toString' } },
      'handicap.weaker cannot be "toString"',
    ],
    [{ scenario: 'base', teamChoice: 'mutual' }, 'base has fixed teams'],
    [
      { scenario: 'mixed', teamChoice: 'auction' },
      'teamChoice must be one of mutual, fullFrontal, draft, random',
    ],
    [{ scenario: 'base', rooms: [1, 2, 3, 4] }, 'base has fixed rooms'],
    [{ scenario: 'mixed', rooms: [1, 2, 3] }, 'rooms must name 4 pairs'],
    [{ scenario: 'mixed', rooms: [1, 2, 3, 5] }, 'rooms must name 4 pairs'],
    [{ scenario: 'mixed', rooms: '1234' }, 'rooms must name 4 pairs'],
    [{ scenario: 'mixed', rooms: Array(4) }, 'rooms must name 4 pairs'],
  ])('%j', (options, words) => {
    expect(optionsFault(options)).toBe(words);
  });

  test('a game is not created with them', () => {
    expect(() => newGame({ scenario: 'chess' }, 'x')).toThrow('options: there is no scenario "chess"');
  });
});

describe('options that are accepted', () => {
  test.each<[GameOptions]>([
    ...SCENARIOS.map((scenario): [GameOptions] => [{ scenario: scenario.id }]),
    [{ scenario: 'base', goal: 5 }],
    [{ scenario: 'base', goal: 8 }],
    [{ scenario: 'prison-5', goal: 6 }],
    [{ scenario: 'base', rules: {} }],
    [{ scenario: 'prison-1', rules: { revealFromLine: 'alongLine', jumpLanding: 'straight' } }],
    [
      {
        scenario: 'base',
        rules: { revealFromLine: 'inFront', jumpLanding: 'anySide', thiefOnPit: 'alwaysDies' },
      },
    ],
    [{ scenario: 'base', rules: { thiefOnPit: 'ropeSaves', selfKill: 'none', noProgressCycles: 0 } }],
    [
      {
        scenario: 'base',
        rules: { selfKill: 'opponent', noProgressCycles: 100, strictRope: true, undo: false },
      },
    ],
    [{ scenario: 'base', rules: { healEnemy: false, spearJoins: false, bowJoins: false } }],
    [{ scenario: 'prison-3', timer: BOOK_TIMER }],
    [{ scenario: 'mixed', handicap: { colour: 'yellow', stronger: 'good', weaker: 'newbie' } }],
    [{ scenario: 'mixed', teamChoice: 'draft', rooms: [1, 1, 38, 40] }],
    [{ scenario: 'card-standard', teamChoice: 'random', rooms: [101, 103, 104, 106] }],
    [{ scenario: 'card-standard', handicap: { colour: 'blue', stronger: 'good', weaker: 'newbie' } }],
    [
      {
        scenario: 'card-1',
        rules: { noProgressCycles: 0, undo: false, startLimit: false, heldBindsAll: false },
      },
    ],
    ...SCENARIOS.map(({ id, edition }): [GameOptions] => [
      {
        scenario: id,
        rules: Object.fromEntries(edition.ruleNames.map((name) => [name, edition.ruleDefaults[name]])),
      },
    ]),
    [{ scenario: 'standard-4', goal: 8, rooms: [1, 2, 3, 9, 11, 12] }],
    [{ scenario: 'race', absent: 'blue' }],
    [{ scenario: 'mixed-3', absent: 'yellow', teamChoice: 'random', rooms: [1, 1, 37, 9, 10, 11] }],
    [{ scenario: 'pyramid-3', rules: { pyramidStarters: 3, topRoom: '12ccw', allowMisplacement: true } }],
    [{ scenario: 'crossing', rules: { otherLines: 'open', breakTies: true } }],
  ])('%j', (options) => {
    expect(optionsFault(options)).toBeNull();
  });

  test('games with the same options share a table, with other options they do not', () => {
    expect(rulesetFor({ scenario: 'base', goal: 6 })).toBe(rulesetFor({ goal: 6, scenario: 'base' }));
    const others: GameOptions[] = [
      { scenario: 'base' },
      { scenario: 'base', goal: 7 },
      { scenario: 'base', rules: { undo: false } },
      { scenario: 'base', rules: { undo: true } },
      { scenario: 'base', timer: BOOK_TIMER },
      { scenario: 'base', timer: { ...BOOK_TIMER, turn: 60 } },
      { scenario: 'base', handicap: { colour: 'blue', stronger: 'good', weaker: 'newbie' } },
      { scenario: 'base', handicap: { colour: 'yellow', stronger: 'good', weaker: 'newbie' } },
      { scenario: 'mixed', rooms: [1, 2, 3, 4] },
      { scenario: 'mixed', rooms: [1, 2, 3, 37] },
      { scenario: 'mixed', teamChoice: 'draft' },
    ];
    expect(new Set(others.map((options) => rulesetFor(options))).size).toBe(others.length);
    for (const options of others) expect(rulesetFor(options).options).toEqual(options);
  });
});
