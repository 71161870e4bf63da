/** The missions: all of them by game, with the stars that were reached. One of them is played at its own address. */
import { ABOUT, type About, starsFor } from '@dungeon-twister/lessons';
import { hashOf } from '../browser/route.ts';
import { SmallPage } from '../home/notice-pages.tsx';
import { LessonScreen } from '../learn/lesson-screen.tsx';
import { OwnLesson } from '../learn/own-lesson-field.tsx';
import { language } from '../words/language.ts';
import { missionWords } from '../words/mission-words.ts';
import { MISSIONS, type MissionLesson, missionNamed } from './all-missions.ts';
import { keptPoints, notePoints } from './kept-points.ts';
import { KeepProgress } from './keep-progress.tsx';
import { MissionPanel } from './mission-panel.tsx';
import './missions-page.css';
import { Stars } from './stars.tsx';

export function MissionsPage({ id }: { readonly id: string | null }) {
  const lesson = id === null ? null : missionNamed(id);
  if (lesson) return <MissionScreen key={lesson.id} lesson={lesson} />;
  return (
    <SmallPage>
      {id !== null && <p role="alert">{missionWords().gone}</p>}
      <Missions />
    </SmallPage>
  );
}

/** Points of somebody's own missions are kept as well: their names may be those of ours, but only ours are shown. */
const MissionScreen = ({ lesson }: { readonly lesson: MissionLesson }) => (
  <LessonScreen
    lesson={lesson}
    Panel={MissionPanel}
    onDone={({ spent }) => {
      if (MISSIONS.includes(lesson) && starsFor(lesson.mission, spent) > 0)
        notePoints(new Map([[lesson.id, spent]]));
    }}
  />
);

const starsOf = ({ id, mission }: MissionLesson): number => {
  const points = keptPoints.value.get(id);
  return points === undefined ? 0 : starsFor(mission, points);
};

function Missions() {
  const w = missionWords();
  const reached = MISSIONS.reduce((sum, mission) => sum + starsOf(mission), 0);
  return (
    <div class="missions">
      <h2>{w.title}</h2>
      <p>{w.intro}</p>
      <p class="missions-sum">{w.sum(reached, 3 * MISSIONS.length)}</p>
      {ABOUT.filter((about) => MISSIONS.some((mission) => mission.about === about)).map((about) => (
        <MissionsAbout key={about} about={about} />
      ))}
      <KeepProgress />
      <OwnLesson />
      <p>
        <a class="home-back" href={hashOf({ page: 'learn', id: null })}>
          {w.toLessons}
        </a>
      </p>
    </div>
  );
}

const MissionsAbout = ({ about }: { readonly about: About }) => (
  <section aria-labelledby={`missions-${about}`}>
    <h3 id={`missions-${about}`}>{missionWords().about[about]}</h3>
    <ol class="missions-list">
      {MISSIONS.filter((mission) => mission.about === about).map((mission) => (
        <MissionPlate key={mission.id} lesson={mission} />
      ))}
    </ol>
  </section>
);

function MissionPlate({ lesson }: { readonly lesson: MissionLesson }) {
  const { id, title, mission } = lesson;
  return (
    <li>
      <a class="home-plate missions-plate" href={hashOf({ page: 'missions', id })}>
        <strong>{title[language.value]}</strong>
        <span class="missions-reached">
          {missionWords().level[mission.level]} <Stars count={starsOf(lesson)} />
        </span>
      </a>
    </li>
  );
}
