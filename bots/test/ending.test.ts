/** Draws and quiet games: who is behind takes a draw, who is ahead does not, and nobody claims a game that he loses. */
import { type Action, Chance, parsePosition, type Position, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import { botNamed } from '../src/index.ts';
import { endingWanted } from '../src/search/ending.ts';
import { Judge } from '../src/search/judge.ts';

const ROOMS = 'rooms:\n A 1cw-N B 2ccw-E\n C 3cw-S D 4ccw-N\n E 1ccw-N F 2cw-N\n G (3ccw-N) H (4cw-N)\n';

interface Table {
  readonly turn: 'blue' | 'yellow';
  readonly quiet?: number;
  readonly blue: number;
  readonly yellow: number;
  readonly offers?: 'blue' | 'yellow';
  readonly number?: number;
  /** Whether an action card is to be played; else it is the middle of the turn. */
  readonly begins?: boolean;
}

function positionOf({ turn, quiet = 0, blue, yellow, offers, number = 99, begins }: Table): Position {
  const side = (name: string, points: number): string =>
    `${name}: points ${points}${offers === name ? ', offers draw' : ''}\n`;
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: base\nturn: ${number} ${turn}\n` +
      `${begins ? 'stage: card' : 'action points: 2'}\nquiet turns: ${quiet}\n` +
      `${side('blue', blue)}${side('yellow', yellow)}\n${ROOMS}\nbCl: c18\nbWr: d17\nyGo: c15\nyWr: d15\n`,
  );
  if (!read.ok) throw new Error(read.words.en);
  return read.position;
}

/** What somebody does whose turn it is, with so many points on both sides. */
function chosen(table: Table): Action | undefined {
  const seat = table.turn === 'blue' ? 0 : 1;
  return botNamed('casual')?.choose({ view: viewOf(positionOf(table), seat), seat, seed: 'end' });
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

/** What blue says about the end, asked sixty times. */
function said(table: Omit<Table, 'turn'>): (Action['type'] | undefined)[] {
  const position = positionOf({ turn: 'blue', ...table });
  const judge = new Judge(new Evaluator(WEIGHTS, new MapStore()), WEIGHTS);
  return Array.from(
    { length: 60 },
    (_, index) => endingWanted(position, 0, judge, new Chance(`long ${index}`))?.type,
  );
}

test('in a long game a draw is offered now and then, and taken by who is not far ahead', () => {
  const even = { blue: 1, yellow: 1 };
  expect(new Set(said({ ...even, begins: true }))).toEqual(new Set([undefined]));
  const offers = said({ ...even, number: 121, begins: true }).filter((type) => type === 'offerDraw');
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.length).toBeLessThan(15);
  expect(new Set(said({ ...even, offers: 'yellow' }))).toEqual(new Set(['declineDraw']));
  expect(new Set(said({ ...even, offers: 'yellow', number: 121 }))).toEqual(new Set(['offerDraw']));
  expect(new Set(said({ blue: 4, yellow: 0, offers: 'yellow', number: 121 }))).toEqual(
    new Set(['offerDraw', 'declineDraw']),
  );
});
