/** Every mission is solved through the rules: with the fewest points, by a second way, and not by a wrong one. */
import { activeSeat } from '@dungeon-twister/rules';
import { ABOUT, LEVELS, type Lesson, starsFor } from '@dungeon-twister/lessons';
import { fewestPoints } from '@dungeon-twister/lessons/fewest';
import { linesOf, play, playLines, progressIn } from '@dungeon-twister/lessons/testing';
import { describe, expect, test } from 'vitest';
import { missionFiles, missions } from './all-missions.ts';
import { WAYS } from './mission-ways.ts';

describe.each(missions.map((lesson) => [lesson.id, lesson] as const))('the mission %s', (id, lesson) => {
  const { mission } = lesson;
  const ways = WAYS[id];

  test('three stars are the fewest points by which any way leads to the goal', () => {
    const fewest = fewestPoints(lesson);
    expect(fewest).not.toBe('tooMuch');
    if (fewest === null || fewest === 'tooMuch') throw new Error('there is no way');
    expect(fewest.points).toBe(mission.stars[0]);
    const game = play(lesson, fewest.actions);
    expect(game && progressIn(lesson, game)).toMatchObject({
      isDone: true,
      isLost: false,
      spent: mission.stars[0],
    });
    const before = play(lesson, fewest.actions.slice(0, -1));
    expect(before && progressIn(lesson, before).isDone).toBe(false);
  });

  test('is reached by a second way, with a star', () => {
    const { isDone, spent } = progressIn(lesson, playLines(lesson, ways?.other ?? []));
    expect(isDone).toBe(true);
    expect(starsFor(mission, spent)).toBeGreaterThan(0);
  });

  test('is not reached by a wrong way', () => {
    const { isDone, isLost } = progressIn(lesson, playLines(lesson, ways?.wrong ?? []));
    expect({ isDone, isLost }).toEqual({ isDone: false, isLost: true });
  });

  test('nothing is said about a detour: finding the way is what it is about', () => {
    const [first = ''] = ways?.wrong ?? [];
    expect(first).not.toBe('end');
    expect(progressIn(lesson, playLines(lesson, [first])).answer).toBeNull();
  });
});

/** The turn of the next player, as a mission of his own: to leave. */
function nextTurnOf(lesson: Lesson, lines: readonly string[]): Lesson {
  const { position } = playLines(lesson, lines, () => null);
  const seat = activeSeat(position);
  const goal = { is: 'happened', verb: 'left', who: { seat }, what: null, times: 1 } as const;
  return { ...lesson, position, seat, others: 'pass', steps: [{ goal, says: [], answers: [] }] };
}

describe.each(
  missions.filter(({ others }) => others === 'run').map((lesson) => [lesson.id, lesson] as const),
)('who runs in the mission %s does what he can', (id, lesson) => {
  test('stopped, he could not have left by any other way', () => {
    const fewest = fewestPoints(lesson);
    const { other = [] } = WAYS[id] ?? {};
    expect(fewestPoints(nextTurnOf(lesson, other))).toBeNull();
    const first = fewest !== null && fewest !== 'tooMuch' ? linesOf(lesson, fewest.actions) : [];
    expect(fewestPoints(nextTurnOf(lesson, first))).toBeNull();
  });

  test('not stopped, he leaves', () => {
    expect(fewestPoints(nextTurnOf(lesson, ['end']))).toMatchObject({ points: expect.any(Number) });
    expect(progressIn(lesson, playLines(lesson, ['end'])).isLost).toBe(true);
  });
});

test('no two missions have the same name, title or position, and files are called like what is in them', () => {
  const { length } = missions;
  expect(new Set(missions.map(({ id }) => id)).size).toBe(length);
  for (const language of ['en', 'fr'] as const)
    expect(new Set(missions.map(({ title }) => title[language])).size).toBe(length);
  expect(missionFiles.map(({ name }) => name)).toEqual(
    missions.map(({ id }, index) => `${index + 1}-${id}.txt`),
  );
  expect(Object.keys(WAYS).sort()).toEqual(missions.map(({ id }) => id).sort());
});

test('missions of one game stand together and grow in difficulty', () => {
  const abouts = missions.map(({ about }) => ABOUT.indexOf(about));
  expect(abouts).toEqual(abouts.toSorted((a, b) => a - b));
  for (const about of ABOUT) {
    const levels = missions.filter((one) => one.about === about).map(({ mission }) => mission.level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels)).toEqual(new Set(LEVELS));
  }
});
