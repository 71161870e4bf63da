/**
 * What the first board can do without: the reader of people’s own scenarios, and reasons in the other language. Whoever
 * reads a file or a game that is kept brings them before, and is loaded later than the first board.
 */
import { readOwnScenarios, readScenario, refuseInFrench } from '@dungeon-twister/rules';

export function bringWholeRules(): void {
  readOwnScenarios();
  refuseInFrench();
}

/** Reads a scenario of one’s own, which can then be played. */
export function readOwn(text: string): ReturnType<typeof readScenario> {
  bringWholeRules();
  return readScenario(text);
}
