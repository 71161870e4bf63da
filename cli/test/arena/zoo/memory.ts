/** Remembers more and more. */
import type { Bot } from '@dungeon-twister/bots';

export default function makeBot(): Bot {
  const remembered: number[][] = [];
  return {
    choose() {
      for (;;) remembered.push(Array<number>(1_000_000).fill(remembered.length / 3));
    },
  };
}
