/** How far the arena is: one line that changes on a terminal, a line after every pair elsewhere. */
import type { Language } from '@dungeon-twister/words';
import { visible } from '@dungeon-twister/words';
import { columnsOf, draw, isRedrawable, type Output } from '../output.ts';
import type { Report } from './report.ts';
import type { OnProgress } from './run.ts';
import { percent } from './say-report.ts';
import { ARENA_WORDS } from './words.ts';

const LINE_AGAIN = '\r\x1b[K';

export interface Progress {
  readonly onProgress: OnProgress;
  /** The line is cleared: what comes out is told elsewhere. */
  end(): void;
}

export function progressOn(out: Output, language: Language): Progress {
  const inPlace = isRedrawable(out);
  return {
    onProgress(played, of, report) {
      if (inPlace)
        draw(
          out,
          `${LINE_AGAIN}${visible(lineOf(played, of, report(), language)).slice(0, columnsOf(out) - 1)}`,
        );
      else if (played > 0 && (played % 2 === 0 || played === of))
        out.write(`${lineOf(played, of, report(), language)}\n`);
    },
    end() {
      if (inPlace) draw(out, LINE_AGAIN);
    },
  };
}

function lineOf(played: number, of: number, { matches, faults }: Report, language: Language): string {
  const scores = matches
    .filter(({ pairs }) => pairs > 0)
    .map(({ bots, score }) => `${bots[0]} ${percent(score.value ?? 0, language)} ${bots[1]}`);
  const [match] = matches;
  const test = match?.sprt ? [`SPRT ${match.sprt.llr.toFixed(2)}`] : [];
  const wrong = faults.length > 0 ? [`${ARENA_WORDS[language].columns[4] ?? ''}: ${faults.length}`] : [];
  return [ARENA_WORDS[language].progress(played, of), ...scores, ...test, ...wrong].join('  ');
}
