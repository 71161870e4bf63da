/** Plays well enough, but takes its time. */
import type { Bot } from '@dungeon-twister/bots';
import { aGoodBot } from './a-good-bot.ts';

export default function makeBot(): Bot {
  const good = aGoodBot();
  return {
    choose(question) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
      return good.choose(question);
    },
  };
}
