/** Opponents in the language of the page. */
import type { BotPlayer } from '../match/player.ts';
import { language } from './language.ts';
import { introduce, type Introduction } from './opponent-words.ts';

export const introduced = (bot: BotPlayer): Introduction => introduce(bot, language.value);
