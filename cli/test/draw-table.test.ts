import { createGame, type Shown } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { drawLabyrinth } from '../src/draw-labyrinth.ts';
import { drawTable } from '../src/draw-table.ts';
import { type Looker, type Sight, sightOf, sightOfView } from '../src/sight.ts';
import { shown, table } from './a-table.ts';

/** What somebody sees who has no secrets. */
const sightOfShown = (lying: Shown): Sight =>
  sightOfView(table, { shown: lying, own: { pieces: [], laid: -1 } });

const PICTURE = [
  '      a     b     c     d     e     f     g     h     i     j',
  '   ┌───────────────────────────────────────────────────────────┐             Turn 7  blue  1 action point left',
  '11 │        •          yMe                •           •        │ 11 Yellow',
  '   A· · ·╺━╸ ╺━━━━━━━┑· · ·╺━━━━━┱┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄┤             Blue    1 point   cards 2 5  combat 9  jump 1',
  '10 │ 40↻             /           ┃                             ┊ 10            bMe+ Mekanork       b2  with Key, gear 39↺',
  '   ╽     ╻     ┍━━━━━╈━╸ ╺━┓     ╿                             │               bNa! Naga           g4  wounded',
  ' 9 ┃     ┃     ╫     ┃     ┃     ┊              B              ┊ 9             bRo° Rope           i3',
  '   ╿     ┃     ┕━━━━━┛     ╹     ╽          face down          │',
  ' 8 │     ╏            ▒▒▒▒▒      ┃                             ┊ 8           Yellow  0 points   cards -  combat 8  jump 0',
  '   ╽     ┃     ┍━━━━━┓     ╻     ╿      2 blue   1 yellow      │               yMe  Mekanork       d11',
  ' 7 ┃     ┃     ×     ┃     ┃     ┊                             ┊ 7             yNa+ Naga           a6  with Rope',
  '   ╿     ╹     ┕━━━━━┻━╸ ╺━┛     │                             │               lost or used: Key (Ke)',
  ' 6 │▒yNa+                        ┊                             ┊ 6',
  '   C· · ·╺━━━━━━━━━━━━━━━━━╸· · ·D━━━━━╾┄┄┄┄┄┲━━━━━━━━━━━╾┄┄┄┄┄┤             ━ ┃  wall            ━╸ ╺━ ╏  arrow slit',
  ' 5 │▒▒▒▒▒                        ┃           ┃                 │ 5           ╪ ╫  portcullis      /  open    ×  broken',
  '   ╽     ╺━━━━━━━╸ ╺━━━━━━━╾╴ × ╶┨     ╺━━━━━┛     ╺━━━━━╸     ╽             ▒▒▒  pit             3↻  gear of pair 3',
  ' 4 ┃                             ┃       bNa!                  ┃ 4           bCl  figure          bCl+  carrying',
  '   ┡━━━━━━━━━━━╸     ╺━━━━━━━━━━━┫     ╻     ╺━╸ ╺━╸     ╻     ╿             bCl!  wounded        bCl&  wounded, holding',
  ' 3 │                             ╏     ┃▒▒▒▒▒       ▒bRo°┃     │ 3           bSw°  object         •  starting square',
  '   ╽     ╺━━━━━━━━━━━━━━━━━╸     ╹     ╿     ·     ·     ╿     │             A  room              (bCl)  face down',
  ' 2 ╏      ↺bMe+                  ·     ╫       39↻       ╫     │ 2',
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
    expect(drawTable(sightOfShown(shown), 'en', 160).lines(false)).toEqual(PICTURE);
  });

  test('with colours it is the same picture', () => {
    const lines = drawTable(sightOfShown(shown), 'en', 160).lines(true);
    expect(lines.join('\n')).toContain('\x1b[');
    expect(lines.map((line) => withoutColours(line).trimEnd())).toEqual(PICTURE);
  });

  test('where there is no room beside the labyrinth, the panel stands above', () => {
    const lines = drawTable(sightOfShown(shown), 'en', 80).lines(false);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines[0]).toBe('Turn 7  blue  1 action point left');
    expect(lines.slice(-27)).toEqual(drawLabyrinth(sightOfShown(shown), 'en').lines(false));
  });

  test('in French', () => {
    const text = drawTable(sightOfShown(shown), 'fr', 160).lines(false).join('\n');
    expect(text).toContain('face cachée');
    expect(text).toContain('2 bleu   1 jaune');
    expect(text).toContain('bHs! Homme-serpent  g4  blessé');
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
    const lines = drawTable(sightOfShown(setUp), 'en', 80).lines(false);
    expect(lines.find((line) => line.startsWith(' 0'))).toBe(
      ' 0 │      (b??)         •                 •           •        │ 0  Blue',
    );
    expect(lines).toContain('Set-up');
  });

  test('what is hidden is drawn for those who know it', () => {
    const game = createGame({ scenario: 'prison-1' }, 'hidden');
    const [deploy] = game.position.table.layout.lines[0]?.dots ?? [];
    game.perform({
      seat: 0,
      decision: 0,
      action: { type: 'deploy', piece: 'blue-naga', place: deploy ?? 0 },
    });
    const drawn = (looker: Looker): string =>
      drawTable(sightOf(game.position, looker), 'en', 80).lines(false).join('\n');
    expect(drawn(0)).toContain('(bNa)');
    for (const other of [1, 'spectator'] as const) {
      expect(drawn(other)).toContain('(b??)');
      expect(drawn(other)).not.toContain('bNa)');
    }
    // Only whoever sees everything is told which rooms lie face down, and how.
    expect(drawn('everything')).toContain('(bNa)');
    expect(drawn('everything').match(/\b(37|38|39|40)c?cw (0|90|180|270)°/g)).toHaveLength(4);
    for (const other of [0, 1, 'spectator'] as const) expect(drawn(other)).not.toMatch(/cw \d+°/);
  });
});
