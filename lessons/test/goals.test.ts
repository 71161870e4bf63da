/** Goals and answers, asked of played games. */
import { type Action, chartOf, readAction } from '@dungeon-twister/rules';
import { type Lesson, readLesson } from '@dungeon-twister/lessons';
import { play, progressIn } from '@dungeon-twister/lessons/testing';
import { expect, test } from 'vitest';
import { files } from './all-lessons.ts';

const textOf = (id: string): string => files.find(({ name }) => name.endsWith(`-${id}.txt`))?.text ?? '';

/** The lesson with one goal in place of its own. */
function withGoal(id: string, goal: string) {
  const text = textOf(id);
  const head = text.slice(0, text.indexOf('\nStep:'));
  const read = readLesson(`${head}\nStep: ${goal}\nSay: a\nDire: b\nDone: c\nFini: d\n`);
  if (!read.ok) throw new Error(read.faults[0]?.words.en);
  return read.lesson;
}

/** Whether a goal is reached after these lines. */
function after(id: string, goal: string, ...lines: string[]): boolean {
  const lesson = withGoal(id, goal);
  const actions: Action[] = [];
  for (const line of lines) {
    const game = play(lesson, actions);
    if (!game) throw new Error('refused');
    const read = readAction(chartOf(game.position), lesson.seat, line, 'en');
    if (!read.ok) throw new Error(`${line}: ${JSON.stringify(read)}`);
    actions.push(read.action);
  }
  const game = play(lesson, actions);
  if (!game) throw new Error(`refused: ${lines.join(', ')}`);
  return progressIn(lesson, game).isDone;
}

test('who did what to what', () => {
  expect(after('turn', 'blue turned A', 'Cl A cw')).toBe(true);
  expect(after('turn', 'bCl turned A', 'Cl A cw')).toBe(true);
  expect(after('turn', 'blue turned B', 'Cl A cw')).toBe(false);
  expect(after('turn', 'yellow turned A', 'Cl A cw')).toBe(false);
  expect(after('turn', 'blue turned 2 times', 'Cl A cw')).toBe(false);
  expect(after('turn', 'blue turned 2 times', 'Cl A cw', 'Cl B ccw')).toBe(true);
});

test('and, or, not', () => {
  expect(after('turn', 'blue turned A and blue turned B', 'Cl A cw')).toBe(false);
  expect(after('turn', 'blue turned A and blue turned B', 'Cl A cw', 'Cl B ccw')).toBe(true);
  expect(after('turn', 'blue turned A or blue turned B', 'Cl B ccw')).toBe(true);
  expect(after('turn', 'blue turned B and not blue turned A', 'Cl A cw', 'Cl B ccw')).toBe(false);
});

test('where somebody is, by the names that squares keep when rooms turn', () => {
  expect(after('walk', 'bTh at c2', 'Th b0-b1-c1-c2')).toBe(true);
  expect(after('walk', 'bTh at A', 'Th b0-b1-c1-c2')).toBe(true);
  expect(after('walk', 'bTh at B', 'Th b0-b1-c1-c2')).toBe(false);
  expect(after('walk', 'blue at gear', 'Th b0-b1-c1-c2')).toBe(false);
  expect(after('walk', 'blue at gear', 'Th b0-b1-c1-c2-c3')).toBe(true);
});

test('what was reached once stays reached', () => {
  expect(after('walk', 'bTh at c2', 'Th b0-b1-c1-c2', 'Th c2-c1')).toBe(true);
  expect(after('walk', 'bTh at c2', 'Th b0-b1-c1')).toBe(false);
});

test('points, loads, wounded', () => {
  expect(after('walk', 'blue has 2 points', 'Go j2-j3-j4-j5-j6')).toBe(true);
  expect(after('walk', 'blue has 3 points', 'Go j2-j3-j4-j5-j6')).toBe(false);
  expect(after('walk', 'blue has 5 action points and blue walked', 'Go j2-j3')).toBe(false);
  expect(after('loads', 'blue carries bTs', 'Th e2-e3-f3(+Ts)')).toBe(true);
  expect(after('loads', 'bCl carries bTs', 'Th e2-e3-f3(+Ts)')).toBe(false);
  expect(after('loads', 'bWr stands', 'Cl heal Wr')).toBe(true);
  expect(after('loads', 'not bWr lies', 'Th e2-e3')).toBe(false);
});

/** How the last of these lines is answered in the first lesson, and in that of combats. */
const answers = (...lines: string[]) => answersIn(withGoal('walk', 'bTh left'), lines);
const answersInCombat = (...lines: string[]) => answersIn(withGoal('combat', 'yellow died'), lines);

const answersIn = (lesson: Lesson, lines: readonly string[]) => {
  const actions: Action[] = [];
  for (const line of lines) {
    const game = play(lesson, actions);
    const read = game && readAction(chartOf(game.position), lesson.seat, line, 'en');
    if (!read?.ok) throw new Error(line);
    actions.push(read.action);
  }
  const game = play(lesson, actions);
  return game && progressIn(lesson, game).answer?.code;
};

test('what does not help is answered with why', () => {
  expect(answers('Th b0-b1-c1-c2')).toBeUndefined();
  expect(answers('Th b0-b1-c1-c2-d2-e2', 'Th e2-d2-c2')).toBe('away');
  expect(answers('Go j2-j3')).toBe('otherFigure');
  expect(answers('Th b0-b1-c1-c2', 'Th c2')).toBe('noNearer');
  expect(answers('end')).toBe('turnEnded');
});

test('who stands beside an enemy is near enough, and a combat is no way that one could have saved', () => {
  expect(answersInCombat('Wr d2-e2-f2')).toBeUndefined();
  expect(answersInCombat('Wr d2-e2-e3')).toBeUndefined();
  expect(answersInCombat('Wr d2-e2-e3', 'Wr x yGo')).toBeUndefined();
  expect(answersInCombat('Wr d2-e2-e3', 'Wr x yCl')).toBeUndefined();
  expect(answersInCombat('Wr d2-c2')).toBe('away');
});
