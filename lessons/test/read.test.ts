/** Lessons from text: what is understood, and what is said about what is not. */
import { KEYS, LESSON_FAULTS, readLesson, VERBS } from '@dungeon-twister/lessons';
import { fewestPoints } from '@dungeon-twister/lessons/fewest';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { files } from './all-lessons.ts';
import { missionFiles } from './all-missions.ts';

const walk = files.find(({ name }) => name.endsWith('-walk.txt'))?.text ?? '';

/** Faults as an author sees them: line and code. */
function faultsOf(text: string): string[] {
  const read = readLesson(text);
  return read.ok ? [] : read.faults.map(({ line, code }) => `${line} ${code}`);
}

/** The number of the line in which a text first stands. */
const lineOf = (part: string): number => walk.slice(0, walk.indexOf(part)).split('\n').length;

const changed = (from: string, to: string): string[] => {
  expect(walk).toContain(from);
  return faultsOf(walk.replace(from, to));
};

describe('what is wrong with a lesson has a line and a code', () => {
  test.each([
    ['Title:', 'Titel:', 'NO_SUCH_KEY'],
    ['Titre: Marcher', 'Title: Marcher', 'KEY_TWICE'],
    ['Lesson: walk', 'Lesson: Walk!', 'NOT_A_NAME'],
    ['About: board', 'About: chess', 'NOT_A_CHOICE'],
    ['  bTh: b0', '  bTh: z9', 'BAD_POSITION'],
    ['Step: bTh walked', 'Step: bTh danced', 'BAD_GOAL'],
    ['Step: bTh walked', 'Step: bXx walked', 'BAD_GOAL'],
    ['Point: bTh, e2', 'Point: bTh, the moon', 'BAD_POINT'],
    ['Say: One more', 'One more', 'STRAY_LINE'],
    ['Done: That', 'Done:\n# That', 'NOTHING_SAID'],
  ])('%s → %s', (from, to, code) => {
    expect(changed(from, to)).toContain(`${lineOf(from)} ${code}`);
  });

  test('a sentence without French, a goal without a sentence, a file without a position', () => {
    expect(changed('Dire: Encore', '# Encore')).toEqual([`${lineOf('Say: One more')} KEY_MISSING`]);
    expect(changed('Position:', '# Position:')).toContain('1 KEY_MISSING');
    expect(faultsOf('Lesson: a\n')).toContain('1 KEY_MISSING');
  });

  test('all faults are told at once, in the order of their lines', () => {
    const read = readLesson(walk.replace('About: board', 'About: x').replace('Point: bGo', 'Point: bXX'));
    expect(read.ok ? [] : read.faults.map(({ code }) => code)).toEqual(['NOT_A_CHOICE', 'BAD_POINT']);
  });

  test('a fault of the own scenario is told where the scenario stands', () => {
    expect(changed('Based on: base', 'Based on: nothing')).toEqual([`${lineOf('Based on')} BAD_POSITION`]);
  });
});

test('the example of docs/authoring.md is a lesson', () => {
  const page = readFileSync(new URL('../../docs/authoring.md', import.meta.url), 'utf8');
  const example = /```lesson\n(.*?)```/s.exec(page)?.[1] ?? '';
  expect(readLesson(example)).toMatchObject({ ok: true, lesson: { id: 'over-the-line' } });
});

test('the example of docs/authoring.md is a mission', () => {
  const page = readFileSync(new URL('../../docs/authoring.md', import.meta.url), 'utf8');
  const example = /```mission\n(.*?)```/s.exec(page)?.[1] ?? '';
  const read = readLesson(example);
  expect(read).toMatchObject({ ok: true, lesson: { mission: { level: 1, stars: [2, 3, 5] } } });
  expect(read.ok && fewestPoints(read.lesson)).toMatchObject({ points: 2 });
});

describe('what is wrong with a mission', () => {
  const twin = missionFiles.find(({ name }) => name.endsWith('-twin.txt'))?.text ?? '';
  test.each([
    ['Stars: 2 3 5', 'Stars: 2 3', 'BAD_STARS'],
    ['Stars: 2 3 5', 'Stars: 3 2 5', 'BAD_STARS'],
    ['Stars: 2 3 5', 'Stars: 0 3 5', 'BAD_STARS'],
    ['Level: 1', 'Level: 4', 'NOT_A_CHOICE'],
    ['Mission: twin', 'Mission: twin\nLesson: twin', 'KEY_TWICE'],
    ['Mission: twin', 'Mission: Twin!', 'NOT_A_NAME'],
    ['Mission: twin', 'Lesson: twin', 'STRAY_LINE'],
    ['Stars: 2 3 5\n', '', 'KEY_MISSING'],
  ])('%s → %s', (from, to, code) => {
    expect(twin).toContain(from);
    expect(faultsOf(twin)).toEqual([]);
    const faults = faultsOf(twin.replace(from, to));
    expect(faults.map((fault) => fault.split(' ')[1])).toContain(code);
  });
});

test('docs/authoring.md names every verb of goals, every key and every code', () => {
  const page = readFileSync(new URL('../../docs/authoring.md', import.meta.url), 'utf8');

  for (const word of [...Object.keys(VERBS), ...KEYS, ...LESSON_FAULTS])
    expect(page).toContain(`\`${word}\``);
});
