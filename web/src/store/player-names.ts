/** Who played, as a record names it: so that an imported game finds its bots again. */
import { BOT_LEVELS, type Player } from '../match/player.ts';

const HUMAN = 'human';
const BOT = 'bot: ';

export const playerName = (player: Player): string =>
  player.kind === 'human' ? HUMAN : `${BOT}${player.level}`;

/** Anybody whom a record names otherwise is a human. */
export function playerNamed(name: string | null | undefined): Player {
  const level = BOT_LEVELS.find((known) => name === `${BOT}${known}`);
  return level === undefined ? { kind: 'human' } : { kind: 'bot', level };
}
