/** Whether somebody plays for the first time, as far as this device knows. */
import { hasChosenFirst } from '../browser/first-visit.ts';
import { readSetting } from '../browser/setting.ts';
import { keptResults } from '../store/results.ts';
import { isUntouched, keptGames, type Shelf } from '../store/saves.ts';

/** The lesson that is a whole game, and where finished ones are kept (learn/done-lessons.ts). */
const [LESSONS, WHOLE_GAME] = ['lessons', 'game'];

const hasPlayedLesson = (): boolean => (readSetting(LESSONS) ?? '').split(' ').includes(WHOLE_GAME);

/** Nothing was finished or begun here, and nobody has said yet which game he wants. */
export const isNewcomer = (shelf: Shelf): boolean =>
  !hasChosenFirst() &&
  !hasPlayedLesson() &&
  keptResults(shelf).length === 0 &&
  keptGames(shelf).every(({ save }) => save !== null && isUntouched(save));
