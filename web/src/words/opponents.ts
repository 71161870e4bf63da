/** Opponents in the language of the page. */
import type { Seat } from '@dungeon-twister/rules';
import type { TableGame } from '../match/table-game.ts';
import type { BotPlayer } from '../match/player.ts';
import { language } from './language.ts';
import { colourName } from './names.ts';
import { introduce, type Introduction } from './opponent-words.ts';

export const introduced = (bot: BotPlayer): Introduction => introduce(bot, language.value);

/** Who plays elsewhere at a seat, a bot or a person; with the colour where two of one name sit at this table. */
export function opponentAt({ players, ruleset }: Pick<TableGame, 'players' | 'ruleset'>, seat: Seat): string {
  const names = players.map((one) =>
    one.kind === 'bot' ? introduced(one).name : one.kind === 'person' ? one.name : '',
  );
  const name = names[seat] ?? '';
  const isOnly = names.indexOf(name) === names.lastIndexOf(name);
  return isOnly ? name : `${name} (${colourName(ruleset.colours[seat] ?? 'blue')})`;
}
