/** What is said while a goal is open: what did not help, and what is to do. */
import type { Lesson, Progress } from '@dungeon-twister/lessons';
import { language } from '../words/language.ts';
import { learnWords } from '../words/learn-words.ts';

interface OpenProps {
  readonly lesson: Lesson;
  readonly progress: Progress;
}

export function Open({ lesson, progress: { at, isLost, answer } }: OpenProps) {
  const into = language.value;
  return (
    <>
      {isLost && <strong class="lesson-cheer">{learnWords().lost}</strong>}
      {answer && (
        <p key={answer.code} class="lesson-answer">
          {answer.words[into]}
        </p>
      )}
      {!isLost && lesson.steps[at]?.says.map(({ words }) => <p key={words.en}>{words[into]}</p>)}
    </>
  );
}
