/** How every action is written, as its row says. */
import { ACTION_ROWS, ACTION_TYPES } from '../content/action-rows.ts';
import type { ActionType } from '../model/action.ts';
import { type Token, tokenFor } from './tokens.ts';

export const PATTERNS: ReadonlyMap<ActionType, readonly Token[]> = new Map(
  ACTION_TYPES.map((type) => [type, ACTION_ROWS[type].text.map(tokenFor)]),
);
