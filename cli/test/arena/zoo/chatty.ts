/** Prints whatever comes to its mind. */
import type { Bot } from '@dungeon-twister/bots';
import { aGoodBot } from './a-good-bot.ts';

export default function makeBot(): Bot {
  const good = aGoodBot();
  return {
    choose(question) {
      console.log('let me see');
      console.error('hm');
      return good.choose(question);
    },
  };
}
