import { createGame, Game, type Lens, type Shown } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { renderLabyrinth } from '../src/render-labyrinth.ts';
import { renderTable } from '../src/render-table.ts';
import { type Perspective, perspectiveOf, perspectiveOfView } from '../src/perspective.ts';
import { shown, ruleset } from './a-table.ts';
import { onBoard } from './a-position.ts';
import { sheet } from './a-sheet.ts';

/** What somebody sees who has no secrets. */
const sightOfShown = (lying: Shown): Perspective =>
  perspectiveOfView(ruleset, { viewer: 'spectator', shown: lying, own: { pieces: [], laid: -1 } });

const PICTURE = [
  '      a     b     c     d     e     f     g     h     i     j',
  '   ┌───────────────────────────────────────────────────────────┐             Turn 7  blue  1 action point left',
  '11 │        •          yMe                •           •        │ 11 Yellow',
  '   A· · ·╺━ : ━━━━━━━┑· · ·╺━━━━━┱┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄┤             Blue    1 point   cards 2 5  combat 9  jump 1',
  '10 │ 40↻             /           ┃                             ┊ 10            bMe+ Mekanork       b2  with Key, gear 39↺',
  '   ╽     ╻     ┍━━━━━╈━ : ━┓     ╿                             │               bNa! Naga           g4  wounded',
  ' 9 ┃     ┃     ╫     ┃     ┃     ┊              B              ┊ 9             bRo° Rope           i3',
  '   ╿     ┃     ┕━━━━━┛     ╹     ╽          face down          │',
  ' 8 │     :            ▒▒▒▒▒      ┃                             ┊ 8           Yellow  0 points   cards -  combat 8  jump 0',
  '   ╽     ┃     ┍━━━━━┓     ╻     ╿      2 blue   1 yellow      │               yMe  Mekanork       d11',
  ' 7 ┃     ┃     ×     ┃     ┃     ┊                             ┊ 7             yNa+ Naga           a6  with Rope',
  '   ╿     ╹     ┕━━━━━┻━ : ━┛     │                             │               lost or used: Key (Ke)',
  ' 6 │▒yNa+                        ┊                             ┊ 6',
  '   C· · ·╺━━━━━━━━━━━━━━━━━╸· · ·D━━━━━╾┄┄┄┄┄┲━━━━━━━━━━━╾┄┄┄┄┄┤             ━ ┃  wall            ━ : ━ :  arrow slit',
  ' 5 │▒▒▒▒▒                        ┃           ┃                 │ 5           ╪ ╫  portcullis      /  open    ×  broken',
  '   ╽     ╺━━━━━━━ : ━━━━━━━╾╴ × ╶┨     ╺━━━━━┛     ╺━━━━━╸     ╽             ▒▒▒  pit             3↻  gear of pair 3',
  ' 4 ┃                             ┃       bNa!                  ┃ 4           bCl  figure          bCl+  carrying',
  '   ┡━━━━━━━━━━━╸     ╺━━━━━━━━━━━┫     ╻     ╺━ : ━╸     ╻     ╿             bCl!  wounded        bCl&  wounded, holding',
  ' 3 │                             :     ┃▒▒▒▒▒       ▒bRo°┃     │ 3           bSw°  object         •  starting square',
  '   ╽     ╺━━━━━━━━━━━━━━━━━╸     ╹     ╿     ·     ·     ╿     │             A  room              (bCl)  face down',
  ' 2 :      ↺bMe+                  ·     ╫       39↻       ╫     │ 2',
  '   ┡━━━━━━━━━━━╾╴ / ╶╼━━━━━━━ : ━╸     ╽     ·     ·     ╽     │',
  ' 1 │                  ▒▒▒▒▒      ·     ┃▒▒▒▒▒       ▒▒▒▒▒┃     │ 1',
  '   ┝━━━━━╸· · ·╺━━━━━╸· · ·╺━━━━━╸· · ·╹· · ·╺━ : ━╸· · ·╹· · ·│',
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
    expect(renderTable(sightOfShown(shown), 'en', sheet(160)).lines(false)).toEqual(PICTURE);
  });

  test('with colours it is the same picture', () => {
    const lines = renderTable(sightOfShown(shown), 'en', sheet(160)).lines(true);
    expect(lines.join('\n')).toContain('\x1b[');
    expect(lines.map((line) => withoutColours(line).trimEnd())).toEqual(PICTURE);
  });

  test('where there is no room beside the labyrinth, the panel stands above', () => {
    const lines = renderTable(sightOfShown(shown), 'en', sheet(80)).lines(false);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines[0]).toBe('Turn 7  blue  1 action point left');
    expect(lines.slice(-27)).toEqual(renderLabyrinth(sightOfShown(shown), 'en').lines(false));
  });

  test('in French', () => {
    const text = renderTable(sightOfShown(shown), 'fr', sheet(160)).lines(false).join('\n');
    expect(text).toContain('face cachée');
    expect(text).toContain('2 bleu   1 jaune');
    expect(text).toContain('bHs! Homme-serpent  g4  blessé');
  });

  test('before play begins, starting teams lie face down', () => {
    const [blue, yellow] = shown.seats;
    if (!blue || !yellow) throw new Error('Two seats are wanted.');
    const dot = ruleset.layout.lines[0]?.dots[0] ?? 0;
    const setUp = {
      ...shown,
      turn: 0,
      stage: 'deploy' as const,
      pieces: [],
      seats: [{ ...blue, faceDownOn: [dot] }, yellow],
    };
    const lines = renderTable(sightOfShown(setUp), 'en', sheet(80)).lines(false);
    expect(lines.find((line) => line.startsWith(' 0'))).toBe(
      ' 0 │      (b??)         •                 •           •        │ 0  Blue',
    );
    expect(lines).toContain('Set-up');
  });

  test('what is hidden is drawn for those who know it', () => {
    const game = createGame({ scenario: 'prison-1' }, 'hidden');
    const [deploy] = game.position.ruleset.layout.lines[0]?.dots ?? [];
    game.perform({
      seat: 0,
      decision: 0,
      action: { type: 'deploy', piece: 'blue-naga', place: deploy ?? 0 },
    });
    const drawn = (looker: Lens): string =>
      renderTable(perspectiveOf(game.position, looker), 'en', sheet(80)).lines(false).join('\n');
    expect(drawn(0)).toContain('(bNa)');
    for (const other of [1, 'spectator'] as const) {
      expect(drawn(other)).toContain('(b??)');
      expect(drawn(other)).not.toContain('bNa)');
    }
    // Only whoever sees everything is told which rooms lie face down, and how.
    expect(drawn('everything')).toContain('(bNa)');
    expect(drawn('everything').match(/\b(37|38|39|40)c?cw-[NESW]\b/g)).toHaveLength(4);
    for (const other of [0, 1, 'spectator'] as const) expect(drawn(other)).not.toMatch(/cw-[NESW]/);
  });
});

/** The blue Cleric attacks the yellow Goblin, with the Thief; blue lays the 4. */
function fight(cards: readonly number[]): Game {
  const game = new Game({ position: onBoard('bCl: c18\nbTh: d19, holds yRo\nyGo: c19') });
  const attack = { type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin' } as const;
  game.perform({ seat: 0, decision: game.asked(0), action: attack });
  cards.forEach((card, seat) => {
    game.perform({ seat, decision: game.asked(seat), action: { type: 'layCard', card } });
  });
  return game;
}

/** What the panel says between whose turn it is and the teams. */
const combatFor = (game: Game, looker: Lens, language: 'en' | 'fr' = 'en'): string[] =>
  renderTable(perspectiveOf(game.position, looker), language, sheet(80)).lines(false).slice(1, 4);

describe('a combat in the panel', () => {
  test('who fights whom, and who must act', () => {
    expect(combatFor(fight([]), 'spectator')).toEqual([
      'Combat: bCl Cleric + bTh Thief × yGo Goblin',
      '  blue: no card yet, yellow: no card yet',
      'Now blue lays a combat card',
    ]);
    expect(combatFor(fight([]), 0, 'fr')).toEqual([
      'Combat : bCl Clerc + bVo Voleuse × jGo Gobelin',
      '  bleu : pas encore de carte, jaune : pas encore de carte',
      'À bleu de poser une carte Combat',
    ]);
  });

  test('a card that lies face down is named to those who may know it', () => {
    const game = fight([4]);
    for (const looker of [0, 'everything'] as const)
      expect(combatFor(game, looker)[1]).toBe('  blue: combat card 4, yellow: no card yet');
    for (const looker of [1, 'spectator'] as const) {
      expect(combatFor(game, looker)[1]).toBe('  blue: a card face down, yellow: no card yet');
      expect(combatFor(game, looker)[2]).toBe('Now yellow lays a combat card');
    }
    expect(combatFor(game, 1, 'fr')[1]).toBe('  bleu : une carte face cachée, jaune : pas encore de carte');
  });

  test('a card that is named, and one that lies face up', () => {
    const { combat, ...rest } = shown;
    expect(combat).toBeNull();
    const lying: Shown = {
      ...rest,
      stage: 'layCard',
      chooser: 0,
      combat: {
        attacker: 'blue-mekanork',
        target: 'yellow-naga',
        namer: 0,
        named: 3,
        laid: [-1, 3],
        laidOpenly: [1],
      },
    };
    const lines = renderTable(sightOfShown(lying), 'en', sheet(80)).lines(false);
    expect(lines[2]).toBe('  blue names combat card 3, blue: no card yet, yellow: combat card 3');
    expect(lines[3]).toBe('Now blue lays a combat card');
  });

  test('whoever places tokens in the turn of another is named too', () => {
    const placing = { ...shown, stage: 'place' as const, chooser: 1 };
    expect(renderTable(sightOfShown(placing), 'en', sheet(80)).lines(false)[1]).toBe(
      'Now yellow places tokens',
    );
    expect(renderTable(sightOfShown(placing), 'fr', sheet(80)).lines(false)[1]).toBe(
      'À jaune de placer des pions',
    );
  });
});

const fightIn = (language: 'en' | 'fr'): string =>
  renderTable(perspectiveOf(fight([]).position, 0), language, sheet(160))
    .lines(false)
    .join('\n');

describe('what a figure carries', () => {
  test('of the other colour is named with its colour', () => {
    expect(fightIn('en')).toMatch(/bTh\+ Thief +d19 {1,2}with yRo Rope/);
    expect(fightIn('fr')).toMatch(/bVo\+ Voleuse +d19 {1,2}avec jCd Corde/);
  });
});
