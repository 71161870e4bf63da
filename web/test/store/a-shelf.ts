/** A storage for tests, with as much room for one text as is said. */
import type { Shelf } from '../../src/store/saves.ts';

export const KEY = 'dungeon-twister-game:';

export function aShelf(room = Number.POSITIVE_INFINITY): Shelf {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new Error('no room');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
}
