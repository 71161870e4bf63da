/** Which choices cannot be taken back, said before they are made. */
import type { Action, Ruleset } from '@dungeon-twister/rules';

export const isFinal = (ruleset: Ruleset, action: Action): boolean =>
  ruleset.kinds[ruleset.kindNumbers[action.type] ?? -1]?.barrier ?? false;
