/** Whom an action is done by or with. */
import type { Action, PieceId } from '@dungeon-twister/rules';

export const actorOf = (action: Action): PieceId | null => ('piece' in action ? action.piece : null);
