/** Every lesson is solved through the rules: by a way, by another, and not by a wrong one. */
import {
  type Action,
  ActionList,
  Chance,
  decisions,
  legalActions,
  type Position,
} from '@dungeon-twister/rules';
import { ABOUT, type Lesson, passing } from '@dungeon-twister/lessons';
import { type Answering, play, progressIn, solve } from '@dungeon-twister/lessons/testing';
import { describe, expect, test } from 'vitest';
import { lessons } from './all-lessons.ts';

const listed = new ActionList();

/** As whoever wanders about: the same each time for the same position. */
const wandering =
  (lesson: Lesson, seed: string): Answering =>
  (position: Position) => {
    const open = decisions(position).find(({ seat }) => seat !== lesson.seat);
    if (!open) return null;
    const actions = legalActions(position, open.seat, listed);
    const chance = new Chance(`${seed}/${position.data.join(' ')}`);
    const action = actions[chance.below(actions.length)];
    return action ? { seat: open.seat, action } : null;
  };

const same = (a: Action) => (b: Action) => JSON.stringify(a) === JSON.stringify(b);

/** A way that ends otherwise than the first: without the last deed of it that is not the end of a turn. */
function otherWay(lesson: Lesson, first: readonly Action[]): readonly Action[] | null {
  for (const deed of first.filter(({ type }) => type !== 'endTurn').reverse()) {
    const other = solve(lesson, { without: same(deed) });
    if (other) return other;
  }
  return null;
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
  const first = solve(lesson) ?? [];

  test('is solved by the rules', () => {
    const game = play(lesson, first);
    expect(game && progressIn(lesson, game)).toMatchObject({ isDone: true, isLost: false, answer: null });
  });

  test('is not solved before its last deed', () => {
    const game = play(lesson, first.slice(0, -1));
    expect(game && progressIn(lesson, game).isDone).toBe(false);
  });

  test('is solved by a second way', () => {
    const other = otherWay(lesson, first) ?? [];
    const game = play(lesson, other);
    expect(other).not.toEqual(first);
    expect(game && progressIn(lesson, game).isDone).toBe(true);
  });

  test('is not solved by doing nothing, and says why', () => {
    // Cards are played, turns are ended, and nobody moves.
    const idle: Action[] = [];
    const seat = lesson.seat;
    for (let deeds = 0; deeds < 4; deeds++) {
      const game = play(lesson, idle);
      const asked = game && !game.result ? passing(game.position, -1) : null;
      if (!asked || asked.seat !== seat) break;
      idle.push(asked.action);
    }
    const game = play(lesson, idle);
    const progress = game && progressIn(lesson, game);
    expect(idle.length).toBeGreaterThan(0);
    expect(progress?.isDone).toBe(false);
    const ended = play(lesson, idle.slice(0, idle.findLastIndex(({ type }) => type === 'endTurn') + 1));
    const answer = ended && progressIn(lesson, ended).answer;
    // In a whole game a turn is a turn.
    expect(answer?.code ?? null).toBe(lesson.others === 'pass' ? 'turnEnded' : null);
  });

  test('can be gone on with after a turn that did not help', () => {
    const start = play(lesson, []);
    const ends =
      start && legalActions(start.position, lesson.seat, listed).some(({ type }) => type === 'endTurn');
    const card: Action = { type: 'playCard', card: 2 };
    const game = play(lesson, ends ? [{ type: 'endTurn' }] : [card, { type: 'endTurn' }]);
    expect(game?.result ?? null).toBeNull();
  });
});

test('the small game is won against somebody who wanders about, whatever he does', () => {
  const lesson = lessons.find(({ others }) => others === 'random');
  for (const seed of ['1', '2']) {
    const others = lesson && wandering(lesson, seed);
    const way = lesson && solve(lesson, { others: others ?? (() => null) });
    expect(way, `seed ${seed}`).not.toBeNull();
  }
});

test('there are at most eight lessons for the board, two for the Card Game, one for more players', () => {
  const counts = ABOUT.map((about) => lessons.filter((lesson) => lesson.about === about).length);
  expect(counts).toEqual([8, 0, 2, 1]);
});
