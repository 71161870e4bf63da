/** What a bot of the zoo does when it behaves. */
import { type Bot, botNamed } from '@dungeon-twister/bots';

export function aGoodBot(): Bot {
  const bot = botNamed('random');
  if (!bot) throw new Error('There is no bot that plays by chance.');
  return bot;
}
