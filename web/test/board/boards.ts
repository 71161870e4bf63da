/** Crowded boards of every scenario, for the tests of where things lie. */
import { type Position, SCENARIOS, viewOf } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { type Plane, planeOf } from '../../src/board/plane.ts';

export const ALL_SCENARIOS = SCENARIOS.map(({ id }) => id);
const TURNS = [0, 1, 2, 3] as const;
const SEEDS = ['1', '2', '3'];

export interface Crowded {
  readonly position: Position;
  readonly plane: Plane;
  readonly turned: number;
}

/** Some crowded positions of a scenario, each with the board turned in all four ways. */
export function* crowdedBoards(scenario: string): Generator<Crowded> {
  for (const seed of SEEDS) {
    const position = sceneByChance({ scenario }, seed);
    for (const turned of TURNS)
      yield { position, turned, plane: planeOf(position.ruleset, viewOf(position, 0), turned) };
  }
}

/** Places that exist on this board: where rooms have zones, not every number is one. */
export function placesOf({ chart }: Plane): number[] {
  const { layout } = chart.ruleset;
  return Array.from({ length: layout.places }, (_, place) => place).filter((place) => {
    if (place >= layout.linesFrom) return true;
    return layout.zones === 0 || (chart.rooms[Math.floor(place / 25)] !== null && place % 25 < layout.zones);
  });
}
