/**
 * The sheet of a small screen comes back to its top when something else is asked: scrolled away by whoever read the log
 * or watched a fight, the prompt and its buttons would be out of sight, and the game would seem to stand still.
 */
import { deedsIn } from '../match/table-game.ts';
import type { PlayController } from './play-controller.ts';

/**
 * A name for what the player is to do now; null while nothing is asked of him, for then he reads what he likes. His own
 * deeds one after the other are the same question: what he has scrolled to in order to do them stays.
 */
export function askedNow({
  match,
  now,
  steps,
}: Pick<PlayController, 'match' | 'now' | 'steps'>): string | null {
  if (now.result) return 'over';
  if (steps.isWaiting.value) return `next ${deedsIn(match)}`;
  return now.mine && `${now.mine.seat} ${now.mine.about} ${now.view.shown.turn}`;
}

/** The prompt is in sight again, and the log at its newest line. */
export function backToTop(sheet: HTMLElement): void {
  sheet.scrollTop = 0;
  const log = sheet.querySelector('.log');
  if (log) log.scrollTop = log.scrollHeight;
}
