/** Plays well enough, but takes its time. */
import { botNamed } from '@dungeon-twister/bots';

export default function makeBot() {
  const good = botNamed('random');
  return {
    choose(question) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
      return good.choose(question);
    },
  };
}
