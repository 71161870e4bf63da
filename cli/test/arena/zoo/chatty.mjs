/** Prints whatever comes to its mind. */
import { botNamed } from '@dungeon-twister/bots';

export default function makeBot() {
  const good = botNamed('random');
  return {
    choose(question) {
      console.log('let me see');
      console.error('hm');
      return good.choose(question);
    },
  };
}
