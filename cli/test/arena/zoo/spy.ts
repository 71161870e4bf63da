/** Throws when it is shown anything but what its seat sees. */
import type { Bot } from '@dungeon-twister/bots';
import { aGoodBot } from './a-good-bot.ts';

export default function makeBot(): Bot {
  const good = aGoodBot();
  return {
    choose(question) {
      const keys = Object.keys(question).toSorted().join(' ');
      if (keys !== 'seat seed view') throw new Error(`It is shown ${keys}.`);
      const { view, seat } = question;
      if (view.viewer !== seat) throw new Error(`It is shown the view of ${view.viewer}.`);
      return good.choose(question);
    },
  };
}
