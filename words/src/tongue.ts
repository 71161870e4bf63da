/**
 * What one language says of games. Handed to whoever speaks, so that the page can load the language that is spoken and
 * not the other.
 */
import type { Language } from './language.ts';
import type { Deeds, Questions } from './say-action.ts';
import type { Sayings } from './say-event.ts';

export interface Tongue {
  readonly language: Language;
  readonly sayings: Sayings;
  readonly deeds: Deeds;
  readonly questions: Questions;
}
