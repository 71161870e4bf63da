/** The missions that there are, by game and from easy to hard, and one that somebody has opened from a file. */
import { type Lesson, type Mission, readLesson } from '@dungeon-twister/lessons';
import { OWN, ownLesson } from '../learn/own-lesson.ts';
import { bringWholeRules } from '../store/whole-rules.ts';

bringWholeRules();

/** A lesson that is a mission. */
export type MissionLesson = Lesson & { readonly mission: Mission };

const isMission = (lesson: Lesson | null): lesson is MissionLesson => !!lesson?.mission;

const TEXTS: Readonly<Record<string, string>> = import.meta.glob('../../../lessons/missions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const numberOf = (path: string): number => Number(/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0);

/** In the order of the numbers of their files. Tests read them all; one that could not be read would not be shown. */
export const MISSIONS: readonly MissionLesson[] = Object.entries(TEXTS)
  .sort(([a], [b]) => numberOf(a) - numberOf(b))
  .map(([, text]) => readLesson(text))
  .flatMap((read) => (read.ok && isMission(read.lesson) ? [read.lesson] : []));

export const missionNamed = (id: string): MissionLesson | null => {
  if (id !== OWN) return MISSIONS.find((mission) => mission.id === id) ?? null;
  return isMission(ownLesson.value) ? ownLesson.value : null;
};

/** None after the last one, and after one of somebody's own. */
export function missionAfter(lesson: Lesson): MissionLesson | null {
  const at = MISSIONS.findIndex((mission) => mission === lesson);
  return at < 0 ? null : (MISSIONS[at + 1] ?? null);
}
