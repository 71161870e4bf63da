/** Draws and quiet games: who is behind takes a draw, who is ahead does not, and nobody claims a game that he loses. */
import { type Action, parsePosition, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

const ROOMS = 'rooms:\n A 1cw-N B 2ccw-E\n C 3cw-S D 4ccw-N\n E 1ccw-N F 2cw-N\n G (3ccw-N) H (4cw-N)\n';

interface Table {
  readonly turn: 'blue' | 'yellow';
  readonly quiet?: number;
  readonly blue: number;
  readonly yellow: number;
  readonly offers?: 'blue' | 'yellow';
}

/** What somebody does whose turn it is, with so many points on both sides. */
function chosen({ turn, quiet = 0, blue, yellow, offers }: Table): Action | undefined {
  const side = (name: string, points: number): string =>
    `${name}: points ${points}${offers === name ? ', offers draw' : ''}\n`;
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: base\nturn: 99 ${turn}\naction points: 2\nquiet turns: ${quiet}\n` +
      `${side('blue', blue)}${side('yellow', yellow)}\n${ROOMS}\nbCl: c18\nbWr: d17\nyGo: c15\nyWr: d15\n`,
  );
  if (!read.ok) throw new Error(read.words.en);
  const seat = turn === 'blue' ? 0 : 1;
  return botNamed('casual')?.choose({ view: viewOf(read.position, seat), seat, seed: 'end' });
}

const QUIET = 60;

test('an offer is accepted by who is behind and declined by who is ahead', () => {
  expect(chosen({ turn: 'blue', offers: 'yellow', blue: 0, yellow: 3 })).toEqual({ type: 'offerDraw' });
  expect(chosen({ turn: 'blue', offers: 'yellow', blue: 3, yellow: 0 })).toEqual({ type: 'declineDraw' });
  expect(['offerDraw', 'declineDraw']).not.toContain(chosen({ turn: 'blue', blue: 0, yellow: 3 })?.type);
});

test('who has offered a draw himself plays on until it is answered', () => {
  expect(['offerDraw', 'declineDraw']).not.toContain(
    chosen({ turn: 'blue', offers: 'blue', blue: 0, yellow: 3 })?.type,
  );
});

test('the end of a quiet game is claimed by who wins by it, and by nobody else', () => {
  expect(chosen({ turn: 'blue', quiet: QUIET, blue: 2, yellow: 1 })).toEqual({ type: 'claimEnd' });
  expect(chosen({ turn: 'yellow', quiet: QUIET, blue: 2, yellow: 1 })?.type).not.toBe('claimEnd');
  expect(chosen({ turn: 'blue', blue: 2, yellow: 1 })?.type).not.toBe('claimEnd');
});
