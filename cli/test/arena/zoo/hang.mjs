/** Thinks for ever at its third decision. */
import { botNamed } from '@dungeon-twister/bots';

export default function makeBot() {
  const good = botNamed('random');
  let asked = 0;
  return {
    choose(question) {
      if (++asked === 3) for (;;);
      return good.choose(question);
    },
  };
}
