/** Where rooms are made of zones, nobody is told of squares. */
import { expect, test } from 'vitest';
import { newGame } from '../../src/new-game.ts';
import { readAction } from '../../src/notation/action-text.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import { chartOf } from '../../src/notation/chart.ts';

const chart = chartOf(newGame({ scenario: 'card-standard' }, 'words'));

test.each([
  ['Na A.T/P.T', 'P.T'],
  ['Na A.T-P.T', 'P.T'],
  ['Na ^A.X', 'A.X'],
  ['Na ^A.X/4', 'A.X'],
  ['Na #A.X', 'A.X'],
  ['Na #', ''],
])('%s: there is no such zone', (line, name) => {
  expect(readAction(chart, 0, line)).toMatchObject({
    ok: false,
    words: { en: `There is no zone "${name}".`, fr: `Il n’y a pas de zone « ${name} ».` },
  });
});

const ROOMS = ['blue', 'green', 'red', 'purple'].map((colour) => `${colour}-cw-N ${colour}-ccw-N`).join(' ');
const reasonFor = (line: string): string => {
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: card-standard\nrooms:\n  ${ROOMS}\n${line}`,
  );
  return read.ok ? 'it was read' : read.reason;
};

test('the reader of positions speaks of zones and of portcullises by their rooms', () => {
  expect(reasonFor('bNa: A.X')).toBe(
    'there is no zone "A.X" on this board; zones look like C.T, and sG.T from a starting zone',
  );
  expect(reasonFor('bNa: b3')).toMatch(/^there is no zone "b3" on this board/);
  expect(reasonFor('bNa: nowhere')).toMatch(/^"nowhere" says nothing about bNa: a zone, a room, /);
  expect(reasonFor('open: b3n')).toBe('there is no portcullis "b3n": the letter of its room, as in C');
});
