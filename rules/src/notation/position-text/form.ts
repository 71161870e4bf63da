/** What the reader and the writer of positions must agree upon. */
import { JOINED_ATTACK, JOINED_DEFENCE, STAYED_OUT } from '../../model/fields.ts';

export const POSITION_TITLE = 'Dungeon Twister position 1';

/** What stands before an answer: one that everybody knows, or one that lies face down. */
export const ANSWER_VERBS = ['joined', 'chosen'] as const;

/** How a player who was asked has answered: on which side he is in a combat of others. */
export const JOINED_WORDS: Readonly<Record<string, number>> = {
  attack: JOINED_ATTACK,
  defence: JOINED_DEFENCE,
  none: STAYED_OUT,
};
