/** The panel of a lesson or a mission beside the board: its title, what is said, the ways on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../words/language.ts';
import type { Course } from './course.ts';
import './lesson-panel.css';

export interface PanelProps {
  readonly course: Course;
  readonly onAgain: () => void;
}

interface FrameProps extends Pick<PanelProps, 'course'> {
  readonly head: ComponentChildren;
  readonly said: ComponentChildren;
  readonly ways: ComponentChildren;
}

export function PanelFrame({ course: { lesson, progress }, head, said, ways }: FrameProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? makeRoom(panel.current) : undefined), []);
  // Once it is done the table is silent, and this is what the screen is about.
  const Heading = progress.value.isDone ? 'h1' : 'h2';
  return (
    <section
      ref={panel}
      class={`lesson-panel${progress.value.isDone ? ' finished' : ''}`}
      aria-labelledby="lesson-title"
    >
      <header class="lesson-head">
        <Heading id="lesson-title">{lesson.title[language.value]}</Heading>
        {head}
      </header>
      <div class="lesson-said" role="status">
        {said}
      </div>
      <div class="lesson-ways row wraps">{ways}</div>
    </section>
  );
}

/**
 * Where the panel lies above the board, the board begins below it. Once it has made room it stays there, so that no
 * sentence moves what somebody is about to tap; what is said in the end may lie on it.
 */
function makeRoom(panel: HTMLElement): () => void {
  const around = panel.closest<HTMLElement>('.learning');
  let most = 0;
  const observer = new ResizeObserver(() => {
    const bottom = panel.offsetTop + panel.offsetHeight;
    if (bottom <= most || panel.classList.contains('finished')) return;
    most = bottom;
    around?.style.setProperty('--lesson-bottom', `${most}px`);
  });
  observer.observe(panel);
  return () => observer.disconnect();
}
