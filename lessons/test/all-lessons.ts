/** The lessons of the product, read from their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Lesson, readLesson } from '@dungeon-twister/lessons';

const folder = new URL('../files/', import.meta.url);

export const files: readonly { readonly name: string; readonly text: string }[] = readdirSync(folder)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

export const lessons: readonly Lesson[] = files.map(({ name, text }) => {
  const read = readLesson(text);
  if (read.ok) return read.lesson;
  throw new Error(read.faults.map(({ line, words }) => `${name}:${line}: ${words.en}`).join('\n'));
});
