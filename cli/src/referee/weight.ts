/**
 * How much memory a game keeps, estimated from above: measured once, so that what all games keep can be bounded.
 *
 * Two positions and what chance drew; for every deed the deed, and perhaps a position to which it can be taken back;
 * a scenario of somebody's own brings its rooms and its text; and texts of the record.
 */
import type { About, Game } from '@dungeon-twister/rules';

const GAME = 8192;
export const DEED = 1024;
const OWN_SCENARIO = 32_768;
const COMMENT = 128;
const CHARACTER = 2;

/** What it keeps besides its deeds. */
export function weightWithoutDeeds({ options }: Game, about: Partial<About>): number {
  const { own } = options;
  const scenario = own === undefined ? 0 : OWN_SCENARIO + CHARACTER * own.length;
  const { comments = [] } = about;
  return GAME + scenario + COMMENT * comments.length + CHARACTER * JSON.stringify(about).length;
}
