import { decisions } from '@dungeon-twister/rules';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { byChance } from '../../src/match/by-chance.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import { askedNow, backToTop } from '../../src/play/sheet-top.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

type Asking = Parameters<typeof askedNow>[0];

/** What is asked of the player at each moment of a game, with what is open then. */
function courseOf(isWaiting: boolean): { about: string; seat: number; turn: number; asked: string | null }[] {
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'sheet');
  const steps = { isWaiting: signal(isWaiting) } as unknown as Asking['steps'];
  const course = [];
  for (let deed = 0; deed < 150; deed++) {
    const [next] = decisions(match.game.position);
    const action = next && byChance(match.game.position, next.seat);
    if (!next || !action) break;
    const now = match.now.value;
    course.push({ ...next, turn: now.view.shown.turn, asked: askedNow({ match, now, steps }) });
    match.perform(next.seat, action);
  }
  return course;
}

test('the sheet comes back with a new question, not with the next deed of the same turn, nor while others think', () => {
  const course = courseOf(false).filter(({ turn }) => turn > 0);
  const own = course.filter(({ seat }) => seat === 0);
  expect(course.filter(({ seat }) => seat === 1).every(({ asked }) => asked === null)).toBe(true);
  expect(own.every(({ asked }) => asked !== null)).toBe(true);
  const questions = new Set(own.map(({ about, turn }) => `${about} ${turn}`));
  expect(questions.size).toBeLessThan(own.length);
  expect(new Set(own.map(({ asked }) => asked)).size).toBe(questions.size);
});

test('with every action after which an opponent waits it comes back', () => {
  const course = courseOf(true);
  expect(new Set(course.map(({ asked }) => asked)).size).toBe(course.length);
});

test('the prompt is at the top again, and the log at its newest line', () => {
  const log = { scrollTop: 20, scrollHeight: 900 };
  const sheet = { scrollTop: 300, querySelector: () => log };
  backToTop(sheet as unknown as HTMLElement);
  expect([sheet.scrollTop, log.scrollTop]).toEqual([0, 900]);
});
