/** By which of their own rules the games for three and four refuse, where they differ from the board's. */
import type { ReasonsOfEdition } from '../../refusals.ts';

export const MULTIPLAYER_REASONS: ReasonsOfEdition = {
  LINE_CLOSED: { rule: 'MP-RULING-19' },
  WRONG_KIND_FOR_ROOM: { rule: 'MP-RULING-9' },
};
