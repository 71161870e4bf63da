/** The missions of the product, read from their files. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Lesson, type Mission, readLesson } from '@dungeon-twister/lessons';

const folder = new URL('../missions/', import.meta.url);

type MissionLesson = Lesson & { readonly mission: Mission };

const isMission = (lesson: Lesson): lesson is MissionLesson => lesson.mission !== null;

export const missionFiles: readonly { readonly name: string; readonly text: string }[] = readdirSync(folder)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

export const missions: readonly MissionLesson[] = missionFiles.map(({ name, text }) => {
  const read = readLesson(text);
  if (read.ok && isMission(read.lesson)) return read.lesson;
  const faults = read.ok ? [] : read.faults;
  throw new Error(
    `${name} is no mission\n${faults.map(({ line, words }) => `${line}: ${words.en}`).join('\n')}`,
  );
});
