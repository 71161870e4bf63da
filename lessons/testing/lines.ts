/** Ways through a lesson as people write them: lines of the notation. */
import { type Action, chartOf, type Game, readAction, writeAction } from '@dungeon-twister/rules';
import type { Lesson } from '../src/index.ts';
import { type Answering, play } from './solve.ts';

/** Plays these lines; what the rules refuse, and what is no line, is thrown. */
export function playLines(lesson: Lesson, lines: readonly string[], others?: Answering): Game {
  const actions: Action[] = [];
  let game = play(lesson, actions, others);
  for (const line of lines) {
    const read = game && readAction(chartOf(game.position), lesson.seat, line, 'en');
    if (!read?.ok) throw new Error(`${lesson.id}: nobody understands "${line}"`);
    actions.push(read.action);
    game = play(lesson, actions, others);
    if (!game) throw new Error(`${lesson.id}: the rules refuse "${line}"`);
  }
  if (!game) throw new Error(`${lesson.id} cannot be begun`);
  return game;
}

/** What was done, as lines. */
export const linesOf = (lesson: Lesson, actions: readonly Action[]): string[] =>
  actions.map((action, index) => {
    const game = play(lesson, actions.slice(0, index));
    return game ? writeAction(chartOf(game.position), lesson.seat, action, 'en') : '';
  });
