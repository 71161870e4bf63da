/** The picture of a table for three and four: lines on all sides, rooms that move, four teams. */
import { createGame, type Lens, newGame, type Position, SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { renderLabyrinth } from '../src/render-labyrinth.ts';
import { renderTable } from '../src/render-table.ts';
import { perspectiveOf } from '../src/perspective.ts';
import { amongExits, positionIn } from './a-position.ts';
import { sheet } from './a-sheet.ts';

const labyrinthOf = (p: Position, looker: Lens = 'spectator', language: 'en' | 'fr' = 'en'): string[] =>
  renderLabyrinth(perspectiveOf(p, looker), language).lines(false);

const tableOf = (p: Position, columns: number): string[] =>
  renderTable(perspectiveOf(p, 'spectator'), 'en', sheet(columns)).lines(false);

/** The lines of the picture in which a row of squares is drawn, by its number. */
const rowOf = (lines: readonly string[], row: number): string =>
  lines.find((line) => line.startsWith(`${String(row).padStart(2)} `)) ?? '';

const EXITS = amongExits(
  ['dealt: red green blue yellow', 'yellow: gone', 'bCl: f13', 'gTr: c14', 'rSw: F', 'gTs: F', 'bAr: F'].join(
    '\n',
  ),
);

const LIFTED = `Dungeon Twister position 1
scenario: pyramid-4
turn: 40 blue
arrangement: 1
rooms:
  9cw-N
  9ccw-N 10cw-N 10ccw-N 11cw-N
  11ccw-N 12cw-N 12ccw-N 1cw-N 1ccw-N
  2cw-N 2ccw-N 3cw-N 3ccw-N 4cw-N 4ccw-N
bCl: o19
rGo: n18
`;

const shaft = (line: string): string => line.slice(3 + 10 * 6 + 1, 3 + 15 * 6);

describe('lines', () => {
  test('[MP-MAP-1] every line has its colour beside it', () => {
    const lines = labyrinthOf(newGame({ scenario: 'standard-4' }, 'a'));
    expect(rowOf(lines, 21)).toMatch(/│Yellow/);
    expect(rowOf(lines, 5)).toMatch(/^ 5 {2}Red .* Green +5$/);
    expect(rowOf(lines, 0)).toMatch(/│ Blue/);
  });

  test('[MP-MAP-9] two lines in one row keep their names apart', () => {
    const lines = labyrinthOf(newGame({ scenario: 'elevator' }, 'a'), 'spectator', 'fr');
    expect(rowOf(lines, 16)).toMatch(/│Rouge .* 16 Jaune$/);
    expect(rowOf(lines, 0)).toMatch(/│ Bleu .* 0 {2}Vert$/);
  });

  test('[MP-EXITS-9] whose way out a small line is can be seen once it is shown, and not before', () => {
    const hidden = labyrinthOf(newGame({ scenario: 'exit-4' }, 'a'));
    expect(rowOf(hidden, 21).match(/ \? /g)).toHaveLength(5);
    expect(hidden.join('\n')).not.toMatch(/Red|Green|Blue|Yellow/);
    const shown = labyrinthOf(EXITS);
    expect(rowOf(shown, 21).match(/ r /g)).toHaveLength(5);
    expect(rowOf(shown, 21)).toMatch(/^21 Yellow .*│ Red +21$/);
    expect(rowOf(shown, 0)).toMatch(/^ 0 {2}Blue +│ {2}b /);
    expect(rowOf(shown, 0)).toMatch(/Green +0$/);
    expect(rowOf(shown, 3)).toMatch(/ g {2}│ 3$/);
  });

  test('whoever may see everything sees it from the start', () => {
    const p = newGame({ scenario: 'exit-4' }, 'a');
    expect(labyrinthOf(p, 'everything').join('\n')).toMatch(/Red[^]*Blue|Blue[^]*Red/);
  });

  test('[MP-RACE-15] the finish is marked', () => {
    const lines = labyrinthOf(newGame({ scenario: 'race' }, 'a'), 'spectator', 'fr');
    expect(rowOf(lines, 26)).toMatch(/Arrivée│ {2}= .* = {2}│Arrivée/);
  });
});

describe('rooms', () => {
  test('a hidden one counts the tokens of those who have some there', () => {
    const lines = labyrinthOf(EXITS).join('\n');
    expect(lines).toContain('1 blue   1 red   1 green');
    expect(lines).toContain('no tokens');
    expect(lines).not.toContain('0 yellow');
  });

  test('[MP-PYR-25] a lifted one is drawn over its place, cut off, and the panel says so', () => {
    const lines = labyrinthOf(positionIn(LIFTED));
    expect(rowOf(lines, 19)).toContain(' bCl ');
    expect(rowOf(lines, 18)).toContain('rGo ');
    const panel = tableOf(positionIn(LIFTED), 100);
    expect(panel[1]).toBe('Room A is up at the surface: cut off until the turn ends');
  });

  test('[MP-RULING-48] an empty stop of the Elevator is blank', () => {
    const lines = labyrinthOf(newGame({ scenario: 'elevator' }, 'a'));
    expect(shaft(rowOf(lines, 13)).trim()).toBe('');
    expect(shaft(rowOf(lines, 9)).trim()).toBe('M');
  });
});

describe('the panel', () => {
  test('stands above in two columns where four teams would not fit beside', () => {
    const lines = tableOf(EXITS, 100);
    expect(lines[0]).toMatch(/^Turn 9 {2}blue/);
    expect(lines[1]).toBe('');
    expect(lines[2]).toMatch(/^Blue +0 points .* Red +0 points/);
    expect(lines.find((line) => line.startsWith('Yellow'))).toMatch(
      /^Yellow +0 points +has left the table +Green/,
    );
    expect(lines.join('\n')).toContain('?  a way out; lots decide in secret whose it is');
  });

  test('stands beside where there is room, one team below the other', () => {
    const lines = tableOf(EXITS, 400);
    expect(lines.find((line) => line.includes('Red     0 points'))).not.toContain('Blue    0 points');
  });
});

test.each(SCENARIOS.filter(({ colours }) => colours.length > 2).map(({ id }) => id))(
  'the first picture of %s has every room and no line wider than its frame',
  (scenario) => {
    const { position } = createGame({ scenario }, 'picture');
    const lines = labyrinthOf(position);
    const { width } = renderLabyrinth(perspectiveOf(position, 'spectator'), 'en');
    const rooms = lines.join('\n').match(/face down/g) ?? [];
    expect(rooms).toHaveLength(position.ruleset.layout.slots.length);
    expect(Math.max(...lines.map((line) => Array.from(line).length))).toBeLessThanOrEqual(width);
  },
);
