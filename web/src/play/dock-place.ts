/**
 * Where the dock stands: below the board, or beside it where the board would otherwise lie small between empty walls, as
 * those for three and four players do. Where there is no space for either, both are a sheet.
 */
import type { Ruleset } from '@dungeon-twister/rules';
import { squareIn } from '../board/seat-turn.ts';
import { upTo, WIDTHS } from '../browser/widths.ts';

/** As in the style sheet: how much strip, dock and log take, or the sheet that they become in a small window. */
const STRIP = 58;
const DOCK = 126;
const DOCK_BESIDE = 288;
const LOG = 352;
const ABOVE_SHEET = 0.58;
const COLUMN = 320;
/** A dock elsewhere than usual is worth it only if everything becomes so much larger. */
const WORTH_IT = 1.08;

interface Size {
  readonly width: number;
  readonly height: number;
}

const below = ({ width, height }: Size): Size => ({ width, height: height - STRIP - DOCK });
const beside = ({ width, height }: Size): Size => ({ width: width - DOCK_BESIDE, height: height - STRIP });

/** Whether the dock stands beside the board, in a window of this size, without what the log takes of it. */
export function isDockBeside(ruleset: Ruleset, window: Size): boolean {
  if (window.width <= WIDTHS.medium) return false;
  return squareIn(ruleset, beside(window)) > squareIn(ruleset, below(window)) * WORTH_IT;
}

const tableSize = (): Size => ({
  width: upTo('drawer').matches ? innerWidth : innerWidth - LOG,
  height: innerHeight,
});

/** The same for this window. */
export const isDockBesideNow = (ruleset: Ruleset): boolean =>
  !upTo('narrow').matches && isDockBeside(ruleset, tableSize());

/**
 * The space that the board has in this window, whatever is shown beside it at the moment: a board that turned round
 * whenever a list grows would be nobody's friend.
 */
export function spaceForBoard(ruleset: Ruleset): Size {
  const [width, height] = [innerWidth, innerHeight];
  if (upTo('narrow').matches)
    return width > WIDTHS.narrow
      ? { width: width - COLUMN, height }
      : { width, height: height * ABOVE_SHEET };
  const window = tableSize();
  return isDockBeside(ruleset, window) ? beside(window) : below(window);
}
