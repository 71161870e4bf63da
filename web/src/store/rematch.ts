/** The same game once more with the sides changed: everybody sits where the next one sat. */
import type { GameOptions, Ruleset } from '@dungeon-twister/rules';
import { botName, type Player } from '../match/player.ts';

export interface Rematch {
  readonly options: GameOptions;
  readonly players: readonly Player[];
}

const nameOf = (player: Player): string => (player.kind === 'bot' ? botName(player) : player.kind);

/** Null where it would be the same: lots decide about the sides, or all who play are alike. */
export function rematchOf(
  { colours, scenario }: Ruleset,
  options: GameOptions,
  players: readonly Player[],
): Rematch | null {
  if (scenario.sidesByLot === true || new Set(players.map(nameOf)).size < 2) return null;
  const { handicap } = options;
  // Who was the stronger player stays so.
  const stronger = handicap ? colours.indexOf(handicap.colour) : -1;
  const colour = colours.at(stronger - 1);
  return {
    options:
      handicap && stronger >= 0 && colour ? { ...options, handicap: { ...handicap, colour } } : options,
    players: [...players.slice(1), ...players.slice(0, 1)],
  };
}
