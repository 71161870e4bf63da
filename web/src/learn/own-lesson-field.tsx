/** A lesson or a mission that somebody else has written: opened from a file, or refused with all that is wrong with it. */
import { useSignal } from '@preact/signals';
import { type LessonFault, readLesson } from '@dungeon-twister/lessons';
import { go } from '../browser/route.ts';
import { language } from '../words/language.ts';
import { learnWords } from '../words/learn-words.ts';
import { OWN, ownLesson } from './own-lesson.ts';

export function OwnLesson() {
  const w = learnWords();
  const faults = useSignal<readonly LessonFault[]>([]);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const lesson = readLesson(await file.text());
    if (!lesson.ok) {
      faults.value = lesson.faults;
      return;
    }
    ownLesson.value = lesson.lesson;
    go({ page: lesson.lesson.mission ? 'missions' : 'learn', id: OWN });
  };
  return (
    <section aria-labelledby="learn-own">
      <h3 id="learn-own">{w.own}</h3>
      <p>{w.ownHint}</p>
      <input
        type="file"
        accept=".txt,text/plain"
        aria-labelledby="learn-own"
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      {faults.value.length > 0 && (
        <div role="alert">
          <p>{w.ownFaults}</p>
          <ul>
            {faults.value.map(({ line, code, words }, index) => (
              <li key={index}>
                {w.line(line)}: {words[language.value]} <small>{code}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
