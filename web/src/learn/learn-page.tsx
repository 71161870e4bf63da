/** The lessons: all of them, with a tick for those that were done. One of them is played at its own address. */
import { ABOUT, type About, type Lesson } from '@dungeon-twister/lessons';
import { go, hashOf } from '../browser/route.ts';
import { SmallPage } from '../home/notice-pages.tsx';
import { language } from '../words/language.ts';
import { learnWords } from '../words/learn-words.ts';
import { LESSONS, lessonNamed } from './all-lessons.ts';
import { doneLessons, noteDone } from './done-lessons.ts';
import './learn-page.css';
import { LessonPanel } from './lesson-panel.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { OwnLesson } from './own-lesson-field.tsx';

export function LearnPage({ id }: { readonly id: string | null }) {
  const lesson = id === null ? null : lessonNamed(id);
  if (lesson)
    return (
      <LessonScreen key={lesson.id} lesson={lesson} Panel={LessonPanel} onDone={() => noteDone(lesson.id)} />
    );
  return (
    <SmallPage>
      {id !== null && <p role="alert">{learnWords().gone}</p>}
      <Lessons />
    </SmallPage>
  );
}

function Lessons() {
  const w = learnWords();
  const into = language.value;
  const next = LESSONS.find(({ id, about }) => about === 'board' && !doneLessons.value.has(id));
  return (
    <div class="learn">
      <h2>{w.title}</h2>
      <p>{w.intro}</p>
      {next && (
        <p>
          <button class="primary learn-next" onClick={() => go({ page: 'learn', id: next.id })}>
            {doneLessons.value.size === 0 ? w.start : w.goOn(next.title[into])} →
          </button>
        </p>
      )}
      {ABOUT.filter((about) => LESSONS.some((lesson) => lesson.about === about)).map((about) => (
        <LessonsAbout key={about} about={about} />
      ))}
      <section aria-labelledby="learn-missions">
        <h3 id="learn-missions">{w.missions}</h3>
        <a class="home-plate learn-missions" href={hashOf({ page: 'missions', id: null })}>
          <strong>{w.toMissions} →</strong>
          <span>{w.missionsHint}</span>
        </a>
      </section>
      <OwnLesson />
    </div>
  );
}

const LessonsAbout = ({ about }: { readonly about: About }) => (
  <section aria-labelledby={`learn-${about}`}>
    <h3 id={`learn-${about}`}>{learnWords().about[about]}</h3>
    <ol class="learn-list">
      {LESSONS.filter((lesson) => lesson.about === about).map((lesson) => (
        <LessonPlate key={lesson.id} lesson={lesson} />
      ))}
    </ol>
  </section>
);

function LessonPlate({ lesson: { id, title } }: { readonly lesson: Lesson }) {
  const isDone = doneLessons.value.has(id);
  return (
    <li>
      <a class={`home-plate learn-plate${isDone ? ' done' : ''}`} href={hashOf({ page: 'learn', id })}>
        <strong>{title[language.value]}</strong>
        {isDone && <span class="learn-tick" role="img" aria-label={learnWords().done} />}
      </a>
    </li>
  );
}
