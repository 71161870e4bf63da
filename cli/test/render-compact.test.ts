import {
  Chance,
  createGame,
  decisions,
  type Language,
  type Position,
  SCENARIOS,
  viewOf,
} from '@dungeon-twister/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderTable } from '../src/render-table.ts';
import { isColoured, isRedrawable, paperOf } from '../src/output.ts';
import { playByLot } from '../src/play/bot.ts';
import { knownPieces, type Perspective, perspectiveOf } from '../src/perspective.ts';
import { tokenName, tokensOf } from '../src/tokens.ts';
import { positionIn } from './a-position.ts';
import { sheet } from './a-sheet.ts';
import { gameByLot, gameWithHiddenCard } from './by-lot.ts';

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

const FOR_TWO = SCENARIOS.filter(({ colours }) => colours.length === 2).map(({ id }) => id);
const LOOKERS = [0, 1, 'spectator', 'everything'] as const;
/** Nobody fights there. */
const PEACEFUL = ['prison-1', 'card-1'];
const SLOW = 300_000;

/** Looks at a game of this scenario now and then, and at every moment of its combats. */
function momentsOf(
  scenario: string,
  look: (now: Position, number: number) => void,
): { readonly moments: number; readonly combats: number } {
  // Games by lot that come to blows.
  const seed = scenario === 'prison-3' ? 'small' : 'compact';
  const game = createGame({ scenario }, seed);
  const chance = new Chance(seed);
  const seen = { moments: 0, combats: 0 };
  for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
    const [next] = decisions(game.position);
    if (!next) break;
    playByLot(game, next, chance);
    const { combat } = viewOf(game.position, 'spectator').shown;
    if (!combat && deeds % NOW_AND_THEN > 0) continue;
    if (combat) seen.combats++;
    look(game.position, seen.moments++);
  }
  return seen;
}
const MOST_DEEDS = 350;
const NOW_AND_THEN = 8;

/** Pieces on the table whose letters stand neither in the drawing nor, with their place, above it. */
function unnamed(perspective: Perspective, lines: readonly string[], language: Language): string[] {
  const { ruleset } = perspective;
  const picture = lines.slice(3).join('\n');
  const above = lines.slice(0, 3).join('\n');
  return tokensOf(ruleset, knownPieces(perspective))
    .map(([, { piece, index }]) => ({
      name: tokenName(ruleset, piece, language),
      owner: ruleset.pieces.owner[index],
    }))
    .filter(({ name, owner }) => {
      const letters = name.length > 3 ? `${name[1]}${name.at(-1)}` : name.slice(1);
      const drawn = owner === 1 ? letters.toLowerCase() : letters;
      return !picture.includes(drawn) && !new RegExp(`${name.slice(1)}\\S*@`).test(above);
    })
    .map(({ name }) => name);
}

describe('the small drawing', () => {
  test('a quarter turned, two characters for a square, with who is wounded and who carries what', () => {
    const lines = renderTable(perspectiveOf(positionIn(POSITION), 0), 'en', {
      ...sheet(80),
      compact: true,
    }).lines(false);
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
    const seenByAll = renderTable(perspectiveOf(positionIn(POSITION), 'spectator'), 'en', {
      ...sheet(80),
      compact: true,
    }).lines(false);
    expect(seenByAll.join('\n')).not.toContain('bKe');
    expect(seenByAll.join('\n')).toContain('1 blue');
  });

  test('is chosen where the whole picture does not fit, and only there', () => {
    const perspective = perspectiveOf(positionIn(POSITION), 'everything');
    const whole = renderTable(perspective, 'en', sheet(80));
    const small = renderTable(perspective, 'en', { ...sheet(80), compact: true });
    expect(small.height).toBeLessThan(whole.height);
    expect(renderTable(perspective, 'en', sheet(80, 24)).lines(false)).toEqual(small.lines(false));
    expect(renderTable(perspective, 'en', sheet(80, whole.height + 2)).lines(false)).toEqual(
      whole.lines(false),
    );
    expect(renderTable(perspective, 'en', sheet(whole.width - 1, 200)).lines(false)).not.toEqual(
      whole.lines(false),
    );
  });

  test.each(FOR_TWO)(
    'fits 80 columns and 24 lines, and names everybody: %s',
    (scenario) => {
      const seen = momentsOf(scenario, (now, number) => {
        const looker = LOOKERS[number % LOOKERS.length] ?? 0;
        const language = number % 3 === 0 ? 'en' : 'fr';
        const perspective = perspectiveOf(now, looker);
        // Now and then it is not asked for: it is chosen by the size.
        const canvas = renderTable(perspective, language, { ...sheet(80, 24), compact: number % 8 > 0 });
        expect(canvas.width).toBeLessThan(80);
        // A line to type on stays free.
        expect(canvas.height).toBeLessThanOrEqual(23);
        expect(unnamed(perspective, canvas.lines(false), language)).toEqual([]);
      });
      expect(seen.moments).toBeGreaterThan(5);
      expect(seen.combats).toBeGreaterThanOrEqual(PEACEFUL.includes(scenario) ? 0 : 4);
    },
    SLOW,
  );

  test('a combat takes no line of its own: who must act, who fights whom, and what was laid stand beside the rest', () => {
    const { position: now } = gameWithHiddenCard('small combat');
    const [head = '', blue = '', yellow = '', rim = ''] = renderTable(perspectiveOf(now, 'spectator'), 'en', {
      ...sheet(80),
      compact: true,
    }).lines(false);
    expect(head).toMatch(/^Turn \d+  (blue|yellow)  .* Now yellow lays a combat card: \w+( \+ \w+)* × \w+/);
    expect(blue).toContain('a card face down');
    expect(yellow).toMatch(/^Yellow \d+/);
    expect(yellow).not.toContain('face down');
    expect(rim).toMatch(/^   0. 1/);
  });

  test('many who fight: the action points give way first, then the turn', () => {
    const { position: now } = gameWithHiddenCard('small combat');
    const perspective = perspectiveOf(now, 'spectator');
    const joined = (count: number) => ({
      ...perspective,
      shown: {
        ...perspective.shown,
        pieces: perspective.shown.pieces.map((piece, i) =>
          i < count ? { ...piece, marks: ['attacks' as const] } : { id: piece.id, where: piece.where },
        ),
      },
    });
    const head = (count: number): string =>
      renderTable(joined(count), 'en', { ...sheet(80), compact: true }).lines(false)[0] ?? '';
    expect(head(0)).toMatch(/^Turn .* action points? left .*Now yellow/);
    expect(head(4)).toMatch(/^Turn \d+  \w+   Now yellow/);
    expect(head(6)).toMatch(/^Now yellow lays/);
    expect(head(10)).toMatch(/^\w+ \+ .* × \w+$/);
  });

  test('three and four players have the whole picture always', () => {
    const { position: now } = gameByLot({ scenario: 'standard-3' }, 'small', 60);
    const perspective = perspectiveOf(now, 'spectator');
    expect(renderTable(perspective, 'en', sheet(80, 24)).lines(false)).toEqual(
      renderTable(perspective, 'en', sheet(80)).lines(false),
    );
  });
});

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
