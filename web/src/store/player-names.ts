/** Who played, as a record names it: so that an imported game finds its bots again. */
import { botName, botNamed, type Player } from '../match/player.ts';

const HUMAN = 'human';
const BOT = 'bot: ';

export const playerName = (player: Player): string =>
  player.kind === 'human' ? HUMAN : `${BOT}${botName(player)}`;

/** Anybody whom a record names otherwise is a human. */
export function playerNamed(name: string | null | undefined): Player {
  const bot = name?.startsWith(BOT) ? botNamed(name.slice(BOT.length)) : null;
  return bot ?? { kind: 'human' };
}
