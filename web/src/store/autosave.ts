/** Stores a game after everything that happens in it, so that closing the page loses nothing. */
import { effect, signal } from '@preact/signals';
import type { Match } from '../match/match.ts';
import { keep, rawText, saveOf, type Shelf } from './saves.ts';

/** The device could not store the game when it last tried; whoever plays should know. */
export const unsaved = signal(false);

/**
 * A game that is only looked at again keeps its date. What another window has stored meanwhile is not written over:
 * `onOvertaken` is told instead, and nothing more is stored.
 */
export function autosave(
  id: string,
  match: Match,
  shelf: Shelf,
  isStored: boolean,
  onOvertaken: () => void,
): () => void {
  let first = isStored;
  let known = isStored ? rawText(shelf, id) : null;
  let isOvertaken = false;
  return effect(() => {
    void match.moment.value;
    if (!first && !isOvertaken) {
      const there = rawText(shelf, id);
      // Thrown away elsewhere while it is played here: it is kept again, because somebody still wants it.
      isOvertaken = there !== null && there !== known;
      if (isOvertaken) onOvertaken();
      else {
        unsaved.value = !keep(shelf, id, saveOf(match, Date.now()));
        known = rawText(shelf, id);
      }
    }
    first = false;
  });
}
