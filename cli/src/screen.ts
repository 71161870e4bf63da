/**
 * Where the game is shown. A terminal that is large enough shows one picture that changes in place; anything else gets
 * line after line, with a picture at the end of every turn.
 */
import type { Canvas } from './canvas.ts';
import { visible } from '@dungeon-twister/words';
import { columnsOf, draw, isRedrawable, type Output } from './output.ts';

interface Moment {
  /** What happened, in sentences. */
  readonly sentences: readonly string[];
  /** Draws how things are now; asked only where it is shown. */
  readonly picture: () => Canvas;
  /** Whether a turn, the set-up or the game has just ended: worth a picture even where pictures are dear. */
  readonly isLandmark: boolean;
}

export interface Screen {
  show(moment: Moment): void;
}

/** Sentences that stay in sight below the picture. */
const REMEMBERED = 4;
const HOME = '\x1b[H';
const CLEAR_TO_END_OF_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';
const CLEAR_ALL = '\x1b[2J';

export function inPlace(out: Output, coloured: boolean): Screen {
  const remembered: string[] = [];
  let started = false;
  return {
    show({ sentences, picture }): void {
      remembered.push(...sentences.map(visible));
      remembered.splice(0, Math.max(0, remembered.length - REMEMBERED));
      const columns = columnsOf(out);
      const lines = [...picture().lines(coloured), ...remembered.map((line) => line.slice(0, columns - 1))];
      const text = lines.map((line) => line + CLEAR_TO_END_OF_LINE).join('\n');
      draw(out, `${started ? '' : CLEAR_ALL}${HOME}${text}\n${CLEAR_BELOW}`);
      started = true;
    },
  };
}

export const lineByLine = (out: Output, coloured: boolean): Screen => ({
  show({ sentences, picture, isLandmark }): void {
    for (const sentence of sentences) out.write(`${sentence}\n`);
    if (isLandmark) draw(out, `\n${picture().lines(coloured).join('\n')}\n\n`);
  },
});

/** Only the first and the last picture. */
export function quiet(out: Output, coloured: boolean): Screen & { end(): void } {
  let last: Moment | null = null;
  const print = ({ picture }: Moment): void => {
    draw(out, `${picture().lines(coloured).join('\n')}\n\n`);
  };
  return {
    show(moment): void {
      if (last === null && moment.isLandmark) print(moment);
      if (last !== null || moment.isLandmark) last = moment;
    },
    end(): void {
      if (last) print(last);
    },
  };
}

/** Whether a picture of this size and the sentences below it fit on the terminal. */
export const fitsInPlace = (out: Output, picture: Canvas): boolean =>
  isRedrawable(out) && (out.rows ?? 0) > picture.height + REMEMBERED && columnsOf(out) > picture.width;
