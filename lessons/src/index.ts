/** Lessons: read from text, followed through the events of a game. */
export { type Answer, type AnswerCode } from './answers.ts';
export { farFrom, wishesOf } from './aims.ts';
export { KEYS } from './entries.ts';
export { LESSON_FAULTS, type LessonFault, type LessonFaultCode } from './fault.ts';
export { type About, ABOUT, type Lesson, type LessonStep } from './lesson.ts';
export { LEVELS, type Mission, starsFor } from './mission.ts';
export { answering, areByRote } from './others.ts';
export { passing } from './passing.ts';
export { isTurnOver, type Progress, progressOf, reachedBy } from './progress.ts';
export { type ReadLesson, readLesson } from './read.ts';
export { spentOn } from './spent.ts';
export { type Beside, placesOf, type Thing } from './things.ts';
export { countsIn, VERBS } from './goal.ts';
