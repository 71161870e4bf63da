/** A record through somebody's eyes: what he never learned changes nothing in it, from the first deed to the last. */
import { type Game, type Seat, stepsOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { printStep, stepAsData } from '../../src/replay/print.ts';
import { gameByLot, gameWithHiddenCard } from '../by-lot.ts';
import { otherTruth } from '../other-truth.ts';

/** The whole record as this player sees it: as data, and printed with its pictures. */
function seenBy(game: Game, lens: Seat | 'everything'): string {
  const lines: string[] = [];
  const out = { isTTY: false, columns: 120, write: (text: string) => lines.push(text) > 0 };
  const printing = { lens, language: 'en', comments: [], pictures: true, compact: false } as const;
  for (const step of stepsOf(game)) {
    lines.push(JSON.stringify(stepAsData(step, printing)));
    printStep(step, printing, out);
  }
  return lines.join('\n');
}

describe('secrets in a record', () => {
  test.each<[string, Seat, Game]>([
    ['starting teams', 0, gameByLot({ scenario: 'base' }, 'records 8', 8)],
    ['tokens, after the teams were shown', 1, gameByLot({ scenario: 'base' }, 'records 40', 40)],
    ['tokens, after rooms were revealed', 1, gameByLot({ scenario: 'base' }, 'secrets 50', 50)],
    [
      'teams chosen in secret',
      1,
      gameByLot({ scenario: 'mixed', teamChoice: 'fullFrontal' }, 'records 60', 60),
    ],
    ['objects in hands', 0, gameByLot({ scenario: 'card-3', secretObjects: true }, 'records 60', 60)],
    ['a card face down', 1, gameWithHiddenCard('records')],
  ])(
    '%s: two records that a player cannot tell apart are the same to him, reveals too',
    (_what, viewer, truth) => {
      const other = otherTruth(truth, viewer, 'another record');
      expect(seenBy(truth, viewer)).toBe(seenBy(other, viewer));
      expect(seenBy(truth, 'everything')).not.toBe(seenBy(other, 'everything'));
    },
  );
});
