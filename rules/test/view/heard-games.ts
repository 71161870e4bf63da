/**
 * Positions of random games together with everything that was told since the beginning, for tests of what a viewer
 * remembers. Somebody leaves the table now and then, also during the set-up.
 */
import { Chance } from '../../src/chance.ts';
import { NO_CARD } from '../../src/combat/cards/laid.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { newGame } from '../../src/new-game.ts';
import { LAID, TURN } from '../../src/model/fields.ts';
import { atTheTable, type Position } from '../../src/model/position.ts';
import { type GameEvent, eventFor, type AddressedEvent } from '../../src/model/events.ts';
import { check, decisions, perform } from '../../src/flow/play.ts';
import type { Viewer } from '../../src/view/view.ts';
import { own } from '../authoring/drawings.ts';
import { ALL_OPTIONS, nameOf, playOn } from './random-positions.ts';

export const HANDICAP = { colour: 'yellow', stronger: 'experienced', weaker: 'newbie' } as const;

/** Rooms of every sort beside each other: here the order of laying tells most. */
export const MIXED_ROOMS = own(
  'Blue: cleric, goblin, thief, key, rope, armor',
  'Yellow: cleric, goblin, thief, key, rope, armor',
  'Map:',
  '3 2o',
  '3 3',
  '1c 1',
  'On line: 1',
  'Goal: 2 points',
);
export const CHOSEN = own(
  'Blue: cleric, goblin, thief, naga, troll, armor, rope, key',
  'Yellow: cleric, goblin, thief, naga, troll, armor, rope, key',
  'Choose: 4 characters, 2 objects',
  'Map:',
  '1 1',
  '1 1',
  'On line: 4',
  'Goal: 3 points',
);
const choices = ['mutual', 'fullFrontal', 'draft', 'random'] as const;

/** Every scenario, every way of choosing teams with and without a handicap, every option about secrets, own scenarios. */
export const HEARD_OPTIONS: readonly GameOptions[] = [
  ...ALL_OPTIONS,
  ...choices.flatMap((teamChoice): GameOptions[] => [
    { scenario: 'card-standard', teamChoice, secretObjects: true, handicap: { ...HANDICAP, colour: 'blue' } },
    { scenario: 'card-advanced', teamChoice, secretObjects: true },
    { scenario: 'test', own: CHOSEN, teamChoice },
  ]),
  ...(['mutual', 'fullFrontal', 'random'] as const).flatMap((teamChoice): GameOptions[] => [
    { scenario: 'mixed-3', teamChoice },
    { scenario: 'mixed-4', teamChoice },
    { scenario: 'pyramid-3', teamChoice },
    { scenario: 'pyramid-4', teamChoice },
  ]),
  ...['crossing', 'elevator', 'race', 'murder'].map((scenario) => ({
    scenario,
    rules: { allowMisplacement: true },
  })),
  ...['card-1', 'card-2', 'card-3'].map((scenario) => ({ scenario, secretObjects: true })),
  { scenario: 'prison-5', handicap: HANDICAP },
  { scenario: 'test', own: MIXED_ROOMS },
  { scenario: 'test', own: own('Map:', '2c 2c', '3o 3o', '3o 3o', '2c 2c') },
];

export const heardName = (options: GameOptions): string =>
  [
    nameOf(options),
    options.secretObjects && 'secret objects',
    options.rules?.allowMisplacement && 'misplacement',
    options.own?.split('\n').slice(2, 6).join(' '),
  ]
    .filter((part) => part)
    .join(', ');

export interface Heard {
  readonly position: Position;
  readonly events: readonly AddressedEvent[];
}

export const heardIn = (events: readonly AddressedEvent[], viewer: Viewer): GameEvent[] =>
  events.map((one) => eventFor(one, viewer === 'spectator' ? -1 : viewer)).filter((event) => event !== null);

/** Somebody has laid a combat card: seldom, and the only secret of its kind. */
const hasLaid = ({ data, ruleset }: Position): boolean =>
  data.subarray(LAID, LAID + ruleset.seats).some((card) => card !== NO_CARD);

/** Positions of a random game of so many actions at most: more of the set-up, some of the rest, and the last. */
export function* heardGame(
  options: GameOptions,
  seed: string,
  every: number,
  most: number,
): Generator<Heard> {
  const chance = new Chance(`heard ${seed}`);
  const events: AddressedEvent[] = [];
  const tell = (one: AddressedEvent): number => events.push(one);
  const p = newGame(options, seed, tell);
  // In one game of three somebody leaves: in the set-up, or soon afterwards.
  const leaves = chance.below(3) === 0 ? chance.below(60) : -1;
  for (let n = 0; n < most && decisions(p).length > 0; n++) {
    if (chance.below(p.data[TURN] === 0 ? Math.ceil(every / 4) : every) === 0 || hasLaid(p))
      yield { position: p.copy(), events: [...events] };
    if (n === leaves) {
      const seats = atTheTable(p);
      const seat = seats[chance.below(seats.length)];
      const answer = check(p, { seat, decision: 0, action: { type: 'resign' } });
      if (answer.ok) perform(p, seat, answer.packed, tell);
    } else playOn(p, chance, tell);
  }
  yield { position: p, events };
}
