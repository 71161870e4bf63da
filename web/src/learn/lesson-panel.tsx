/** Beside the board: what is to do in a lesson, what did not help and why, and the ways on. */
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { startGentle } from '../home/gentle-game.ts';
import { language } from '../words/language.ts';
import { learnWords } from '../words/learn-words.ts';
import { lessonAfter } from './all-lessons.ts';
import { Open } from './open-step.tsx';
import { PanelFrame, type PanelProps } from './panel-frame.tsx';

export function LessonPanel({ course, onAgain }: PanelProps) {
  const w = learnWords();
  const { lesson } = course;
  const { at, isDone, isLost } = course.progress.value;
  return (
    <PanelFrame
      course={course}
      head={
        <div
          class="lesson-steps"
          role="img"
          aria-label={w.step(Math.min(at + 1, lesson.steps.length), lesson.steps.length)}
        >
          {lesson.steps.map((_step, index) => (
            <span
              key={index}
              class={course.progress.value.reached[index] ? 'reached' : index === at ? 'now' : ''}
            />
          ))}
        </div>
      }
      said={<Said course={course} />}
      ways={
        <>
          {isDone && <Onwards course={course} />}
          <button class={isLost ? 'primary' : ''} onClick={onAgain}>
            {w.again}
          </button>
          <button onClick={() => go({ page: 'learn', id: null })}>{w.leave}</button>
        </>
      }
    />
  );
}

function Said({ course: { lesson, progress } }: Pick<PanelProps, 'course'>) {
  const w = learnWords();
  const into = language.value;
  if (progress.value.isDone)
    return (
      <>
        <strong class="lesson-cheer">{w.finished}</strong>
        <p>{lesson.done[into]}</p>
      </>
    );
  return <Open progress={progress.value} lesson={lesson} />;
}

/** The next lesson, or after the last of a sort a game: of the board first a gentle one. Whoever plays by keyboard is led there. */
function Onwards({ course: { lesson } }: Pick<PanelProps, 'course'>) {
  const w = learnWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const next = lessonAfter(lesson);
  return next ? (
    <button
      ref={button}
      class="primary"
      data-onwards
      aria-label={w.nextNamed(next.title[language.value])}
      onClick={() => go({ page: 'learn', id: next.id })}
    >
      {w.next} →
    </button>
  ) : (
    <button
      ref={button}
      class="primary"
      data-onwards
      onClick={() => (lesson.about === 'board' ? startGentle() : go({ page: 'home' }))}
    >
      {lesson.about === 'board' ? w.playFirst : w.play} →
    </button>
  );
}
