import { expect, test } from 'vitest';
import { lessonAfter, lessonNamed } from '../../src/learn/all-lessons.ts';

const after = (id: string): string | undefined => {
  const lesson = lessonNamed(id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  return lessonAfter(lesson)?.id;
};

test('a lesson leads to the next of its sort, and the last one to a game', () => {
  expect(after('walk')).toBe('turn');
  expect(after('cards')).toBe('game');
  // Whoever has played the small game plays a gentle one: the Card Game is another.
  expect(after('game')).toBeUndefined();
  expect(after('zones')).toBe('among-enemies');
});
