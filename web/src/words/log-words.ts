/** What the log says besides what happens: loaded with it, and in the language of the log. */
import type { Language } from '@dungeon-twister/rules';

interface LogWords {
  readonly leavesPoints: (who: string, points: number) => string;
}

export const LOG_WORDS: Readonly<Record<Language, LogWords>> = {
  en: {
    leavesPoints: (who, points) =>
      `${who} ends the turn and leaves ${points} action point${points === 1 ? '' : 's'} unused.`,
  },
  fr: {
    leavesPoints: (who, points) =>
      `${who} finit son tour et laisse ${points} point${points < 2 ? '' : 's'} d’action.`,
  },
};
