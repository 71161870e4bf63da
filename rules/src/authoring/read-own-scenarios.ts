/** Games may carry the text of a scenario: what reads it is brought together here with what plays it. */
import { readOwnBy } from '../editions/own-scenario.ts';
import { readScenario } from './scenario-file.ts';

/**
 * From now on, games, views and files may carry the text of a scenario (`own`). The library says so itself; whoever
 * bundles the rules without this reader calls it before the first such text.
 */
export function readOwnScenarios(): void {
  readOwnBy(readScenario);
}
