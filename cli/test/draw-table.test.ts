import { describe, expect, test } from 'vitest';
import { drawTable } from '../src/draw-table.ts';
import { shown, table } from './a-table.ts';

const PICTURE = [
  '      a     b     c     d     e     f     g     h     i     j',
  '   ┌───────────────────────────────────────────────────────────┐             Turn 7  blue  1 action point left',
  '11 │        •          me                 •           •        │ 11 Yellow',
  '   │· · ·╺━╸ ╺━━━━━━━┑· · ·╺━━━━━┱┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄┤             BLUE    1 point   cards 2 5  combat 9  jump 1',
  '10 │ 40↻             /           ┃                             ┊ 10            ME+ Mekanork       b2  with Key',
  '   ╽     ╻     ┍━━━━━╈━╸ ╺━┓     ╿                             │               NA! Naga           g4  wounded',
  ' 9 ┃     ┃     ╫     ┃     ┃     ┊                             ┊ 9             RO° Rope           i3',
  '   ╿     ┃     ┕━━━━━┛     ╹     ╽          face down          │',
  ' 8 │     ╏            ▒▒▒▒▒      ┃                             ┊ 8           yellow  0 points   cards -  combat 8  jump 0',
  '   ╽     ┃     ┍━━━━━┓     ╻     ╿      2 blue   1 yellow      │               me  Mekanork       d11',
  ' 7 ┃     ┃     ×     ┃     ┃     ┊                             ┊ 7             na+ Naga           a6  with Rope',
  '   ╿     ╹     ┕━━━━━┻━╸ ╺━┛     │                             │               lost or used: Key',
  ' 6 │▒na+▒                        ┊                             ┊ 6',
  '   │· · ·╺━━━━━━━━━━━━━━━━━╸· · ·┢━━━━━╾┄┄┄┄┄┲━━━━━━━━━━━╾┄┄┄┄┄┤             ━ ┃  wall            ━╸ ╺━ ╏  arrow slit',
  ' 5 │▒▒▒▒▒                        ┃           ┃                 │ 5           ╪ ╫  portcullis      /  open    ×  broken',
  '   ╽     ╺━━━━━━━╸ ╺━━━━━━━╾╴ × ╶┨     ╺━━━━━┛     ╺━━━━━╸     ╽             ▒▒▒  pit             3↻  gear of pair 3',
  ' 4 ┃                             ┃       NA!                   ┃ 4           AB  figure           AB+  carrying',
  '   ┡━━━━━━━━━━━╸     ╺━━━━━━━━━━━┫     ╻     ╺━╸ ╺━╸     ╻     ╿             AB!  wounded         AB&  wounded, holding',
  ' 3 │                             ╏     ┃▒▒▒▒▒       ▒RO°▒┃     │ 3           AB°  object          •  starting square',
  '   ╽     ╺━━━━━━━━━━━━━━━━━╸     ╹     ╿     ·     ·     ╿     │',
  ' 2 ╏       ME+↺                  ·     ╫       39↻       ╫     │ 2',
  '   ┡━━━━━━━━━━━╾╴ / ╶╼━━━━━━━╸ ╺━╸     ╽     ·     ·     ╽     │',
  ' 1 │                  ▒▒▒▒▒      ·     ┃▒▒▒▒▒       ▒▒▒▒▒┃     │ 1',
  '   ┝━━━━━╸· · ·╺━━━━━╸· · ·╺━━━━━╸· · ·╹· · ·╺━╸ ╺━╸· · ·╹· · ·│',
  ' 0 │        •           •                 •           •        │ 0  Blue',
  '   └───────────────────────────────────────────────────────────┘',
  '      a     b     c     d     e     f     g     h     i     j',
];

/** A change of colour begins with an escape character and ends with an m. */
const withoutColours = (line: string): string =>
  line
    .split('\x1b[')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('m') + 1)))
    .join('');

describe('the picture of a table', () => {
  test('walls, slits, portcullises, pits, gears, hidden rooms, lines, pieces and the panel', () => {
    expect(drawTable(table, shown, 'en', 160).lines(false)).toEqual(PICTURE);
  });

  test('with colours it is the same picture', () => {
    const lines = drawTable(table, shown, 'en', 160).lines(true);
    expect(lines.join('\n')).toContain('\x1b[');
    expect(lines.map((line) => withoutColours(line).trimEnd())).toEqual(PICTURE);
  });

  test('where there is no room beside the labyrinth, the panel stands below', () => {
    const lines = drawTable(table, shown, 'en', 80).lines(false);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines.indexOf('Turn 7  blue  1 action point left')).toBeGreaterThan(25);
  });

  test('in French', () => {
    const text = drawTable(table, shown, 'fr', 160).lines(false).join('\n');
    expect(text).toContain('face cachée');
    expect(text).toContain('2 bleu   1 jaune');
    expect(text).toContain('HO! Homme-serpent  g4  blessé');
  });

  test('before play begins, starting teams lie face down', () => {
    const [blue, yellow] = shown.seats;
    if (!blue || !yellow) throw new Error('Two seats are wanted.');
    const dot = table.layout.lines[0]?.dots[0] ?? 0;
    const setUp = {
      ...shown,
      turn: 0,
      stage: 'deploy',
      pieces: [],
      seats: [{ ...blue, faceDownOn: [dot] }, yellow],
    };
    const lines = drawTable(table, setUp, 'en', 80).lines(false);
    expect(lines.find((line) => line.startsWith(' 0'))).toBe(
      ' 0 │       ??           •                 •           •        │ 0  Blue',
    );
    expect(lines).toContain('Set-up');
  });
});
