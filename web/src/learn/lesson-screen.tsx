/** A lesson at the ordinary table: the same board, the same marks and refusals, with somebody who goes along. */
import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import type { Lesson, Progress } from '@dungeon-twister/lessons';
import type { Overlay } from '../board/board.tsx';
import { go } from '../browser/route.ts';
import type { AtTable } from '../play/play-controller.ts';
import { LocalTable } from '../play/local-table.tsx';
import { Course } from './course.ts';
import { Hesitation } from './hesitation.ts';
import type { PanelProps } from './panel-frame.tsx';
import { besideNow, pointing } from './pointing.tsx';

/** Kept while somebody looks something up in the rules: he comes back to where he was. */
let open: Course | null = null;

function courseOf(lesson: Lesson): Course {
  if (open?.lesson !== lesson) open = new Course(lesson);
  return open;
}

/** Once a lesson is done nothing is asked any more but where to go on; a game that is over says so itself. */
const isQuiet = ({ progress, match }: Course): boolean =>
  progress.value.isDone && match.now.value.result === null;

interface ScreenProps {
  readonly lesson: Lesson;
  /** What lies beside the board. */
  readonly Panel: ComponentType<PanelProps>;
  readonly onDone: (progress: Progress) => void;
}

export function LessonScreen({ lesson, Panel, onDone }: ScreenProps) {
  const [tries, setTries] = useState(0);
  const course = useMemo(() => courseOf(lesson), [lesson, tries]);
  useEffect(() => course.watch(), [course]);
  useEffect(
    () =>
      effect(() => {
        if (course.progress.value.isDone) onDone(course.progress.value);
      }),
    [course, lesson],
  );
  const again = (): void => {
    open = null;
    setTries(tries + 1);
  };
  const Guide = useMemo(() => guideFor(course, Panel, again), [course]);
  return (
    <div class="learning" data-points={besideNow(course)} data-quiet={isQuiet(course)}>
      <LocalTable
        key={`${lesson.id}/${tries}`}
        match={course.match}
        guide={Guide}
        onLeave={() => go({ page: 'home' })}
      />
    </div>
  );
}

const guideFor = (course: Course, Panel: ComponentType<PanelProps>, onAgain: () => void) =>
  function Guide({ controller }: AtTable) {
    useEffect(() => {
      const hesitation = new Hesitation();
      let own: Overlay | null = null;
      const stops = [
        // In a mission nobody shows the way: that is what has to be found.
        course.lesson.mission
          ? () => {}
          : hesitation.watch(() => [course.match.moment.value, controller.selection.selected.value]),
        // Whatever else is drawn there may come later, and stays.
        effect(() => {
          const others = controller.overlay.value;
          if (others !== null && others === own) return;
          own = pointing(controller, course, hesitation, others);
          controller.overlay.value = own;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }, [controller]);
    return <Panel course={course} onAgain={onAgain} />;
  };
