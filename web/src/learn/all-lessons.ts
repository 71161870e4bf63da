/** The lessons that there are: those of the product, and one that somebody has opened from a file. */
import { type Lesson, readLesson } from '@dungeon-twister/lessons';
import { OWN, ownLesson } from './own-lesson.ts';
import { bringWholeRules } from '../store/whole-rules.ts';

bringWholeRules();

const TEXTS: Readonly<Record<string, string>> = import.meta.glob('../../../lessons/files/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (path: string): number => Number(/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0);

/** In the order of the numbers of their files. Tests read them all; one that could not be read would not be shown. */
export const LESSONS: readonly Lesson[] = Object.entries(TEXTS)
  .sort(([a], [b]) => numberOf(a) - numberOf(b))
  .flatMap(([, text]) => {
    const read = readLesson(text);
    return read.ok ? [read.lesson] : [];
  });

export const lessonNamed = (id: string): Lesson | null =>
  id === OWN ? ownLesson.value : (LESSONS.find((lesson) => lesson.id === id) ?? null);

/** The next one of the same sort: whoever has learnt one game plays it, before he learns another. */
export function lessonAfter(lesson: Lesson): Lesson | null {
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return next?.about === lesson.about ? next : null;
}
