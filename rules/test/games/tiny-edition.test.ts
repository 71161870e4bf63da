/** An edition of its own runs on the core as it is. */
import { expect, test } from 'vitest';
import { ActionList } from '../../src/model/packed-action.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { readAction, sameAction, writeAction } from '../../src/notation/action-text.ts';
import { chartOf } from '../../src/notation/chart.ts';
import { setUp } from '../../src/new-game.ts';
import { AP } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { check, decisions, legalActions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { Tally } from '../../testing/tally.ts';
import { tinyGame } from '../../testing/tiny-edition.ts';

const ruleset = compileRuleset(tinyGame, { scenario: 'tiny' });
const answers = new ActionList();

/** Whatever is listed is accepted, can be written and read, and every view can be made. */
function isSound(p: Position): void {
  const chart = chartOf(p);
  for (const { seat, number } of decisions(p)) {
    const actions = legalActions(p, seat, answers);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      expect(check(p, { seat, decision: number, action }).ok).toBe(true);
      const read = readAction(chart, seat, writeAction(chart, seat, action));
      expect(read.ok && sameAction(read.action, action)).toBe(true);
    }
  }
  for (const viewer of [0, 1, 'spectator'] as const) expect(viewOf(p, viewer).viewer).toBe(viewer);
  expect(p.data[AP]).toBeLessThanOrEqual(2);
}

test('a tiny edition with its own zones, cards, points and ways out is played to its end', () => {
  const tally = new Tally();
  const endings = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const start = setUp(ruleset, rollSetup(ruleset, `tiny ${seed}`));
    const { ending } = playRandomGame({
      options: { scenario: 'tiny' },
      seed: `tiny ${seed}`,
      start,
      tally,
      mostActions: 2000,
      onPosition: isSound,
    });
    endings.add(ending);
  }
  expect(endings).toContain('goal');
  expect(endings).not.toContain('running');
  expect(
    tally.missing('action', [
      'deploy',
      'lay',
      'face',
      'move',
      'reveal',
      'place',
      'attack',
      'layCard',
      'endTurn',
    ]),
  ).toEqual([]);
  expect(tally.missing('event', ['pieceWounded', 'pieceEliminated', 'pieceWentOut', 'pointsGained'])).toEqual(
    [],
  );
}, 300_000);
