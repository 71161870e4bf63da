/** Beside the board in a mission: what is to reach, for how many points how many stars, and in the end which there were. */
import { useEffect, useRef } from 'preact/hooks';
import { type Mission, starsFor } from '@dungeon-twister/lessons';
import { go } from '../browser/route.ts';
import { Open } from '../learn/open-step.tsx';
import { PanelFrame, type PanelProps } from '../learn/panel-frame.tsx';
import { language } from '../words/language.ts';
import { missionWords } from '../words/mission-words.ts';
import { missionAfter, type MissionLesson } from './all-missions.ts';
import './mission-panel.css';
import { Stars } from './stars.tsx';

export function MissionPanel({ course, onAgain }: PanelProps) {
  const w = missionWords();
  const { mission } = course.lesson;
  const { isDone, isLost, spent } = course.progress.value;
  if (!mission) return null;
  const stars = isDone ? starsFor(mission, spent) : 0;
  const next = missionAfter(course.lesson);
  return (
    <PanelFrame
      course={course}
      // In the end only what was reached matters, and on a phone there is no room for more.
      head={isDone ? null : <Prices mission={mission} />}
      said={<Said course={course} stars={stars} mission={mission} />}
      ways={
        <>
          {stars > 0 && <Onwards next={next} />}
          <button class={isLost || (isDone && stars === 0) ? 'primary' : ''} onClick={onAgain}>
            {w.again}
          </button>
          {(stars === 0 || next) && (
            <button onClick={() => go({ page: 'missions', id: null })}>{w.leave}</button>
          )}
        </>
      }
    />
  );
}

/** What each number of stars costs; where two cost the same, the higher is said. */
function Prices({ mission: { stars } }: { readonly mission: Mission }) {
  const w = missionWords();
  const prices = stars.map((most, index) => [3 - index, most] as const);
  const told = prices.filter(([, most], index) => prices[index - 1]?.[1] !== most);
  return (
    <div class="mission-prices">
      <small id="mission-prices">{w.prices}</small>
      <ul aria-labelledby="mission-prices">
        {told.map(([count, most]) => (
          <li key={count}>
            <Stars count={count} /> <span class="mission-price">{most}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SaidProps extends Pick<PanelProps, 'course'> {
  readonly stars: number;
  readonly mission: Mission;
}

function Said({ course: { lesson, progress }, stars, mission }: SaidProps) {
  const w = missionWords();
  const { isDone, spent } = progress.value;
  if (!isDone) return <Open progress={progress.value} lesson={lesson} />;
  const [fewest, , most] = mission.stars;
  if (stars === 0)
    return (
      <>
        <strong class="lesson-cheer">{w.tooMany}</strong>
        <p>{w.tooManyHint(spent, most)}</p>
      </>
    );
  return (
    <>
      <div class="mission-reached">
        <Stars count={stars} isLarge />
        <strong class="lesson-cheer">{w.reached[stars === 3 ? 'best' : 'good']}</strong>
      </div>
      <p>{w.spent(spent, fewest)}</p>
      <p>{lesson.done[language.value]}</p>
    </>
  );
}

/** The next mission, or after the last one the list. Whoever plays by keyboard is led there. */
function Onwards({ next }: { readonly next: MissionLesson | null }) {
  const w = missionWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      class="primary"
      data-onwards
      aria-label={next ? w.nextNamed(next.title[language.value]) : w.leave}
      onClick={() => go({ page: 'missions', id: next?.id ?? null })}
    >
      {next ? w.next : w.leave} →
    </button>
  );
}
