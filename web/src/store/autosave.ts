/** Stores a game after everything that happens in it, so that closing the page loses nothing. */
import { signal } from '@preact/signals';
import type { Match } from '../match/match.ts';
import type { Opened } from './open-save.ts';
import { keep, keepBeside, rawText, saveOf, type Shelf } from './saves.ts';

/** The device could not store the game when it last tried; whoever plays should know. */
export const unsaved = signal(false);

export interface Saving {
  /** Whether it lies in the store as it is. */
  readonly isStored: boolean;
  /** Where it leaves the rules of today, and its old text. */
  readonly departed: Opened['departed'];
  readonly onOvertaken: () => void;
}

/**
 * A game that is only looked at again keeps its date. What another window has stored meanwhile is not written over:
 * `onOvertaken` is told instead, and nothing more is stored. A game that departs from the rules of today is written over
 * only when its old text is safe beside it: the first move must not take the rest of an old game away.
 */
export function autosave(id: string, match: Match, shelf: Shelf, how: Saving): () => void {
  const { isStored, departed, onOvertaken } = how;
  let first = isStored;
  let known = isStored ? rawText(shelf, id) : null;
  let isSafe = departed === null;
  let isOvertaken = false;
  const store = (): void => {
    const there = rawText(shelf, id);
    // Thrown away elsewhere while it is played here: it is kept again, because somebody still wants it.
    isOvertaken = there !== null && there !== known;
    if (isOvertaken) {
      onOvertaken();
      return;
    }
    if (departed) isSafe ||= keepBeside(shelf, id, departed.departure.rules, departed.text);
    unsaved.value = !(isSafe && keep(shelf, id, saveOf(match, Date.now())));
    known = rawText(shelf, id);
  };
  return match.moment.subscribe(() => {
    if (!first && !isOvertaken) store();
    first = false;
  });
}
