/** The storage of this browser; where it is forbidden, one that lasts as long as the page. */
import type { Shelf } from './saves.ts';

function usable(): Shelf | null {
  try {
    const key = 'dungeon-twister-trial';
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    return null;
  }
}

function shortLived(): Shelf {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

export const shelf: Shelf = usable() ?? shortLived();
