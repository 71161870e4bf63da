import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRooms, SCENARIOS } from '@dungeon-twister/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { addRoomsCommand } from '../src/commands/rooms.ts';
import { pictureOf } from '../src/render-room.ts';
import { shellWith } from './a-shell.ts';

const dt = shellWith(addRoomsCommand);

const folder = mkdtempSync(join(tmpdir(), 'dt-rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const DRAWING = `+   +   +   +   +   +
  .   .   .   .   .
+   +---+===+-:-+   +
  . | o   .   . H .
+   +   +   +   +   +
  . : .   *   . | .
+   +   +   +   +   +
  . | .   .   . | .
+   +---+---+---+   +
  .   .   .   .   .
+   +   +   +   +   +
`;
const CELLS = `Room: cell-a\nPair: 70\nArrow: cw\n${DRAWING}Room: cell-b\nPair: 70\nArrow: ccw\n${DRAWING}`;

describe('dt rooms', () => {
  test('lists every room with its pair, its arrow and its scenarios', () => {
    const { out, code } = dt('rooms');
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines).toHaveLength(37);
    expect(lines[0]).toBe('room        pair        arrow  scenarios');
    expect(lines[1]).toBe('1cw         1           cw     base, mixed, 3/4 Players, mixed-3, mixed-4');
    expect(lines[9]).toBe('9cw         9           cw     3/4 Players, mixed-3, mixed-4');
    expect(lines[18]).toBe(
      '37ccw       37          ccw    prison-2, prison-4, prison-5, mixed, mixed-3, mixed-4',
    );
    expect(lines[25]).toMatch(/^blue-cw +101 blue +cw +card-1, card-2, /);
    expect(dt('rooms', '--lang', 'fr').out).toMatch(/^salle +paire +flèche +scénarios$/m);
    expect(dt('rooms', '--lang', 'fr').out).toMatch(/^purple-ccw +104 violet +ccw +card-2, /m);
    const json = JSON.parse(dt('rooms', '--json').out) as unknown[];
    expect(json[0]).toMatchObject({ id: '1cw', pair: 1, arrow: 'cw' });
    expect((json[0] as { scenarios: string[] }).scenarios).toEqual(
      SCENARIOS.filter(({ rooms }) => rooms.some(({ id }) => id === '1cw')).map(({ id }) => id),
    );
  });

  test('draws a room, turned', () => {
    const { out } = dt('rooms', '1cw', '--turned', '1');
    expect(`\n${out}`).toBe(`
1cw (pair 1, cw)
┏━━━━━╸· · ··· · ··· · ·╺━━━━━┓
┃                             ┃
╹     ┏━━━━━━━━━━━╾╪╪╪╪╪┒     ╹
·     ┃                 ┃     ·
·     ╹     ·     ·     ┃     ·
·             1↻        ┃     ·
·     ╻     ·     ·     ┃     ·
·     ┃                 ┃     ·
╻     ┃     ╺━━━━━━━━━━━┛     ·
┃     ┃                  ▒▒▒▒▒·
┗━━━━━┛· · ··· · ·╺━━━━━╸· · ··
`);
  });

  test('draws a room of zones: every square bears its icon, and one the gear', () => {
    expect(`\n${dt('rooms', 'blue-cw', '--turned', 'E').out}`).toBe(`
blue-cw (pair 101 blue, cw)
╻· · ·╺━ : ━┓· · ·╺━━━━━━━━━━━╸
┃  S     S  ┃  T     T     T  ·
╹           ┃                 ╻
·  S     S  ┃  T     T     T  ┃
·           ╹· · ·╺━━━━━━━ : ━┫
·  S     S  ·▒▒▒▒▒·  C     C  ┃
┏━━━━━╸· · ··· · ·╷           ╹
┃blu↻    G     G  ╫  C     C  ·
╹                 ╽           ╻
·  G     G     G  ┃  C     C  ┃
·· · ·╺━━━━━╸· · ·┗━━━━━╸· · ·╹
`);
    expect(dt('rooms', 'green-ccw', '--lang', 'fr').out).toContain('green-ccw (paire 102 vert, ccw)\n');
    expect(dt('rooms', 'green-ccw', '--lang', 'fr').out).toContain('ver↺');
  });

  test('draws a room of zones in the marks of a file, as it is printed', () => {
    const lines = dt('rooms', 'blue-cw', '--plain').out.split('\n');
    expect(lines[0]).toBe('Room: blue-cw');
    expect(lines[4]).toBe('| T   T : C   C   C  ');
    expect(lines[8]).toBe('  T   T   o   G   G  ');
  });

  test('turns are named as in the notation, or counted', () => {
    for (const [quarter, side] of ['N', 'E', 'S', 'w'].entries())
      expect(dt('rooms', '39cw', '--turned', side).out).toBe(
        dt('rooms', '39cw', '--turned', String(quarter)).out,
      );
    expect(dt('rooms', '39cw').out).toBe(dt('rooms', '39cw', '--turned', 'N').out);
  });

  test('draws the rooms of a scenario', () => {
    const scenario = `Scenario: cells\nBased on: prison-5\nRooms: 70 37 38 39\n\n${CELLS}`;
    const file = fileWith('scenario.txt', scenario);
    const { code, out } = dt('rooms', '--check', file);
    expect(code).toBe(0);
    expect(out).toContain('cell-a (pair 70, cw)\n');
    expect(out).toContain('cell-b (pair 70, ccw)\n');
    expect(out).not.toContain('37cw (pair');
    const bad = fileWith('bad-scenario.txt', scenario.replace('  . | o', '  . | x'));
    expect(dt('rooms', '--check', bad)).toMatchObject({ code: 1 });
    const without = fileWith('without.txt', 'Scenario: cells\nBased on: prison-5\n');
    expect(dt('rooms', '--lang', 'fr', '--check', without)).toMatchObject({
      code: 0,
      out: expect.stringContaining(
        `${without}:1: remarque : ce scénario ne joue avec aucune salle à lui`,
      ) as string,
    });
  });

  test('draws it in the marks of a file, which can be read again', () => {
    const both = ['1cw', '1ccw'].map((id) => dt('rooms', id, '--plain', '--turned', '3').out).join('');
    const read = readRooms(both);
    expect(read.ok && read.rooms.map(({ id, pair }) => `${id} ${pair}`)).toEqual(['1cw 1', '1ccw 1']);
    const json = JSON.parse(dt('rooms', '1cw', '--json', '--turned', '3').out) as { drawing: string[] };
    expect(both.split('\n').slice(3, 14)).toEqual(json.drawing);
  });

  test('colours a picture on a terminal only', () => {
    const room = SCENARIOS[0]?.rooms[0];
    if (!room) throw new Error('There is no room.');
    expect(pictureOf(room, 0, 'en').lines(true).join('')).toContain('\x1b[');
    expect(dt('rooms', '1cw').out).not.toContain('\x1b[');
  });

  test('checks a file and draws what it has read', () => {
    const file = fileWith('cells.txt', CELLS);
    const { out, code } = dt('rooms', '--check', file);
    expect(code).toBe(0);
    expect(out).toContain('cell-a (pair 70, cw)\n');
    expect(out).toContain('━ : ━');
    expect(out).toMatch(/^·     : +70↻ +┃/m);
    expect(out).not.toContain(file);
    expect(JSON.parse(dt('rooms', '--json', '--check', file).out)).toMatchObject([
      { file, ok: true, remarks: [], rooms: [{ id: 'cell-a', portcullises: 2 }, { id: 'cell-b' }] },
    ]);
  });

  test('says what is wrong as file, line and reason, and refuses', () => {
    const bad = fileWith('bad.txt', CELLS.replace('  . | o', '  . | x'));
    const odd = fileWith('odd.txt', CELLS.replaceAll('*', '.'));
    const { out, code, error } = dt('rooms', '--check', bad, odd);
    expect(code).toBe(1);
    expect(error).toBe('1 of 2 files cannot be played.');
    expect(out.split('\n').slice(0, 3)).toEqual([
      `${bad}:7: "x" is no square: use ".", "o" (pit) or "*" (gear)`,
      `${odd}:1: remark: room cell-a has no gear; a printed room has one`,
      `${odd}:15: remark: room cell-b has no gear; a printed room has one`,
    ]);
    const french = dt('rooms', '--lang', 'fr', '--check', bad, odd);
    expect(french.error).toBe('1 fichier sur 2 ne peut être joué.');
    expect(french.out.split('\n').slice(0, 2)).toEqual([
      `${bad}:7: « x » n’est pas une case : ".", "o" (fosse) ou "*" (roue dentée)`,
      `${odd}:1: remarque : la salle cell-a n’a pas de roue dentée ; une salle imprimée en a une`,
    ]);
  });

  test('does not understand rooms, turns and files that do not exist', () => {
    expect(dt('rooms', '5cw')).toMatchObject({ code: 2, out: '' });
    expect(dt('rooms', '5cw').error).toContain('There is no room "5cw". There are: 1cw, 1ccw, 2cw');
    expect(dt('rooms', '1cw', '--turned', '4').code).toBe(2);
    expect(dt('rooms', '--check', join(folder, 'none.txt'))).toMatchObject({ code: 2, out: '' });
    expect(dt('rooms', '1cw', '--check', 'cells.txt').code).toBe(2);
    expect(dt('rooms', '--turned', '1')).toMatchObject({
      code: 2,
      out: '',
      error: 'Which room is to be turned? As in: dt rooms 1cw --turned E',
    });
    expect(dt('rooms', '1cw', '--turned', 'X').error).toContain('N, E, S or W is wanted');
  });
});
