import { decisions, Game, resolveLine, stepsOf } from '@dungeon-twister/rules';
import { ENGLISH, FRENCH } from '@dungeon-twister/words';
import { expect, test } from 'vitest';
import { gentleGame } from '../../src/home/gentle-game.ts';
import { chaptersOf, turnsOf } from '../../src/panels/entries.ts';
import { storyOf } from '../../src/match/story.ts';
import { passedBefore } from '../../src/play/follow/passed.ts';

/** A game from a position, as lessons and the gentle game are, with what is done in it. */
function playedFrom(lines: readonly string[]): Game {
  const game = new Game({ position: gentleGame() });
  for (const line of lines) {
    const [next] = decisions(game.position);
    const read = next && resolveLine(game.position, next.seat, line);
    if (!next || !read?.ok) throw new Error(`${line} cannot be done`);
    const done = game.perform({ seat: next.seat, decision: next.number, action: read.action });
    if (!done.ok) throw new Error(`${line}: ${done.refusal.code}`);
  }
  return game;
}

test('who plays a card and ends the turn is told of, until whoever looks has done something', () => {
  const passed = playedFrom(['card 2', 'end', 'card 3', 'end']);
  expect(passedBefore(stepsOf(passed), 0)).toEqual([1]);
  const answered = playedFrom(['card 2', 'end', 'card 3', 'end', 'card 3']);
  expect(passedBefore(stepsOf(answered), 0)).toEqual([]);
  const walked = playedFrom(['card 2', 'end', 'card 3', 'Go h11-h10', 'end']);
  expect(passedBefore(stepsOf(walked), 0)).toEqual([]);
});

test('a game from a position begins in its turn, not in a set-up; what the end of a turn lost is said', () => {
  const steps = stepsOf(playedFrom(['card 2', 'end', 'card 3', 'end']));
  const { chapters } = chaptersOf(steps, 0, FRENCH);
  expect(chapters.map(({ turn, seat }) => [turn, seat])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(turnsOf(steps).map(({ turn }) => turn)).toEqual([1, 2, 3]);
  expect(storyOf(steps).lines[0]).toHaveLength(2);
  const said = (tongue: typeof ENGLISH): string[] =>
    chaptersOf(steps, 0, tongue).chapters.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.said.map(({ text }) => text)),
    );
  expect(said(FRENCH)).toContain('Jaune finit son tour et laisse 3 points d’action.');
  expect(said(ENGLISH)).toContain('Yellow ends the turn and leaves 3 action points unused.');
});
