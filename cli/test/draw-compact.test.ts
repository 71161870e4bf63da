import { parsePosition, SCENARIOS } from '@dungeon-twister/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawTable } from '../src/draw-table.ts';
import { isColoured, isRedrawable, paperOf } from '../src/output.ts';
import { sightOf } from '../src/sight.ts';
import { sheet } from './a-sheet.ts';
import { gameByLot } from './by-lot.ts';

const POSITION = `Dungeon Twister position 1
scenario: prison-1
turn: 3 blue
action points: 2

rooms:
  A 39cw-N   B 40cw-N
  C (40ccw-N)   D 39ccw-E

bMe: b0
bNa: g7, wounded
yMe: g11, holds yRo
yNa: i11
bKe: C
`;

function position(text: string) {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  return read.position;
}

describe('the small drawing', () => {
  test('a quarter turned, two characters for a square, with who is wounded and who carries what', () => {
    const lines = drawTable(sightOf(position(POSITION), 0), 'en', { ...sheet(80), compact: true }).lines(
      false,
    );
    expect(lines.slice(0, 3)).toEqual([
      'Turn 3  blue  2 action points left   Cl blue, cl yellow, north →',
      'Blue 0  cards 2 3 4 5  combat 0  jump 1  bNa!',
      'Yellow 0  cards 2 3 4 5  combat 0  jump 1  yMe+yRo',
    ]);
    const [a = '', , b = ''] = lines.slice(4);
    expect(a.startsWith('a')).toBe(true);
    // Blue stands on the left, with a capital; yellow on the right, without.
    expect(b).toMatch(/^b.Me/);
    expect(lines.find((line) => line.startsWith('i'))).toMatch(/na$|na.$/);
    // What blue has laid on a hidden room is shown to blue alone.
    expect(lines.join('\n')).toContain('bKe');
    const seenByAll = drawTable(sightOf(position(POSITION), 'spectator'), 'en', {
      ...sheet(80),
      compact: true,
    }).lines(false);
    expect(seenByAll.join('\n')).not.toContain('bKe');
    expect(seenByAll.join('\n')).toContain('1 blue');
  });

  test('is chosen where the whole picture does not fit, and only there', () => {
    const sight = sightOf(position(POSITION), 'everything');
    const whole = drawTable(sight, 'en', sheet(80));
    const small = drawTable(sight, 'en', { ...sheet(80), compact: true });
    expect(small.height).toBeLessThan(whole.height);
    expect(drawTable(sight, 'en', sheet(80, 24)).lines(false)).toEqual(small.lines(false));
    expect(drawTable(sight, 'en', sheet(80, whole.height + 2)).lines(false)).toEqual(whole.lines(false));
    expect(drawTable(sight, 'en', sheet(whole.width - 1, 200)).lines(false)).not.toEqual(whole.lines(false));
  });

  const forTwo = SCENARIOS.filter(({ colours, id }) => colours.length === 2 && id !== 'card-advanced');
  test.each(forTwo.map(({ id }) => id))('fits 80 columns and 24 lines: %s', (scenario) => {
    for (const deeds of [0, 60, 200]) {
      const { position: now } = gameByLot({ scenario }, `small ${deeds}`, deeds);
      for (const looker of [0, 1, 'spectator', 'everything'] as const) {
        const { width, height } = drawTable(sightOf(now, looker), 'fr', sheet(80, 24));
        expect(width).toBeLessThan(80);
        // A line to type on stays free; a combat takes two or three more.
        expect(height).toBeLessThanOrEqual(now.data.length > 0 && viewHasCombat(now) ? 26 : 23);
      }
    }
  });

  test('three and four players have the whole picture always', () => {
    const { position: now } = gameByLot({ scenario: 'standard-3' }, 'small', 60);
    const sight = sightOf(now, 'spectator');
    expect(drawTable(sight, 'en', sheet(80, 24)).lines(false)).toEqual(
      drawTable(sight, 'en', sheet(80)).lines(false),
    );
  });
});

function viewHasCombat(now: Parameters<typeof sightOf>[0]): boolean {
  const { shown } = sightOf(now, 'spectator');
  return shown.combat !== null || shown.stage !== 'act';
}

describe('what a terminal can do', () => {
  afterEach(() => void vi.unstubAllEnvs());
  const terminal = { write: () => true, isTTY: true, columns: 80, rows: 24 };

  test('a dumb terminal gets no colours, and no picture is drawn over the last one', () => {
    vi.stubEnv('NO_COLOR', '');
    vi.stubEnv('TERM', 'xterm');
    expect([isColoured(terminal), isRedrawable(terminal)]).toEqual([true, true]);
    vi.stubEnv('TERM', 'dumb');
    expect([isColoured(terminal), isRedrawable(terminal)]).toEqual([false, false]);
  });

  test('a pipe has lines without end', () => {
    expect(paperOf({ ...terminal, isTTY: false }).rows).toBeNull();
    expect(paperOf(terminal).rows).toBe(24);
  });
});
