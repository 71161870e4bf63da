/** Throws at its fourth decision. */
import { botNamed } from '@dungeon-twister/bots';

export default function makeBot() {
  const good = botNamed('random');
  let asked = 0;
  return {
    choose(question) {
      if (++asked === 4) throw new RangeError('out of ideas');
      return good.choose(question);
    },
  };
}
