/** Thinks for ever at its third decision. */
import type { Bot } from '@dungeon-twister/bots';
import { aGoodBot } from './a-good-bot.ts';

export default function makeBot(): Bot {
  const good = aGoodBot();
  let asked = 0;
  return {
    choose(question) {
      if (++asked === 3) for (;;);
      return good.choose(question);
    },
  };
}
