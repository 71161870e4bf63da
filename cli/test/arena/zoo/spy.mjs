/** Throws when it is shown anything but what its seat sees. */
import { botNamed } from '@dungeon-twister/bots';

export default function makeBot() {
  const good = botNamed('random');
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
