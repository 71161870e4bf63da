/** The picture of a table with zones. */
import { createGame, type PieceJson, type Shown, sizeOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { renderTable } from '../src/render-table.ts';
import { LANGUAGES, type Language } from '@dungeon-twister/words';
import { type Perspective, perspectiveOf, perspectiveOfView } from '../src/perspective.ts';
import { cardShown, cardTable, zone } from './a-card-table.ts';
import { gameByLot } from './by-lot.ts';
import { sheet } from './a-sheet.ts';

const sightOfShown = (shown: Shown, pieces: readonly PieceJson[] = []): Perspective =>
  perspectiveOfView(cardTable, { viewer: 'spectator', shown, own: { pieces, laid: -1 } });

const drawn = (shown: Shown, language: Language = 'en'): string =>
  renderTable(sightOfShown(shown), language, sheet(160)).lines(false).join('\n');

const PICTURE = [
  '                 nA                            nB',
  '   ┌───────────────────────────────────────────────────────────┐             Turn 7  blue  4 action points left',
  '   │  T     S     C     G           T     S     C   GyBs       │    Yellow',
  '   A· · ·╺━ : ━┓· · ·╺━━━━━━━━━━━┭┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄─┄┄┄┄┄┤             Blue    1 point   wheel 4  combat 9  jump 1',
  '   ┃  S     S  ┃  T     T     T  ┊                             ┊               bNa+  Naga           D.S  with Rope and yRo Rope',
  '   ╿           ┃                 ╽                             │               bWr   Warrior        D.S  among enemies, came by F.T',
  '   │  S     S  ┃  T     T     T  ┃              B              ┊               bCo   Colossus       sE.C',
  '   │           ╹· · ·╺━━━━━━━ : ━┫          face down          │               bBs   Backstabber    sE.C not turned yet',
  '   │  S     S  ·▒▒▒▒▒·  C     C  ┃                             ┊               bKe°  Key            A.G  gear blue↻',
  '   ┢━━━━━╸· · ··· · ·╷           ╿      1 blue   0 yellow      │',
  '   ┃blu↻   bKe°   G  /  C     C  ┊                             ┊             Yellow  0 points   saved 2  combat 8  jump 0',
  '   ╿                 ╽           ╽                             │               yNa!  Naga           D.S  wounded',
  '   │  G     G     G  ┃  C     C  ┃                             ┊               yWr   Warrior        D.S',
  '   C× · ·╺━━━━━╸· · ·┗━━━━━╸· · ·D┄┄┄┄┄╼━━━━━━━━━━━┱┄┄┄┄┄┮━━━━━┪               yCo   Colossus       D.S  shot used',
  '   │  T     T     T  ·  C     C  ┃  T     T     T  ┃  C  ╫ S+2 :               yBs   Backstabber    nB.G',
  '   │                 ·           ╹                 ┃     ╽     ╿               yKe°  Key            D.S',
  '   │  T     T     T  ·  C     C  ·  T     T     T  ┃  C  ┃ bNa+│',
  '   │     ·· · ··· · ··· · ··     ╺━━━━━╸· · ·╺━━━━━┛     ┃     ╽             ━ ┃  wall            ━ : ━ :  arrow slit',
  '   │  T  ·▒▒▒▒▒ ▒▒▒▒▒ ▒▒▒▒▒·  C  ·  C     C     C     C  : bWr ┃             ╪ ╫  portcullis      /  open    ×  broken',
  '   │· · ··· · ··· · ··· · ··· · ·┏━━━━━━━ : ━━━━━━━╸     ┃     ╿             T S C G  zones: triangle, square, circle, gear',
  '   │red↻    G  ·  S     S     S  ┃pur↻    G     G  ·  C  ┃ yNa!│             blu↻  gear of the blue pair',
  '   │           ·                 ╹                 ╻     ┃     ╽             ▒▒▒  pit             T+2  2 more in zone T',
  '   │  G     G  ·  S     S     S  ·  G     G     G  ┃  C  ┃ yWr :             bCl  figure          bCl+  carrying',
  '   E╴ × ╶╼━━━━━┓· · ··· · ·╺━━━━━F━━━━━━━━━━━┳━━━━━┛· · ·┗━━━━━┫             bCl!  wounded        bCl&  wounded, holding',
  '   :gre↺    G  ┃  S     S     S  ┃  S     S  ┃  T     T     T  ┃             bSw°  object         (bCl)  face down',
  '   ┃           ┃                 ╹           ╹· · ··           ╿             TbCl  before a room, facing its zone T',
  '   ┃  G     G  ┃  S     S     S  ·  S     S  ·▒▒▒▒▒·  T     T  │             A  room              A×  its walls are broken',
  '   ┡━━━━━╸· · ·╹· · ·╺━━━━━╸· · ·╻· · ·╺━━━━━╸· · ·┏━ : ━╸· · ·│             •  where the starting team is laid',
  '   │  T     T  ·▒▒▒▒▒·  C     C  ┃blu↺    G     G  ┃  C     C  │',
  '   ╽           ╻· · ··           ┃           ┏━━━━━┛           ╽',
  '   ┃  T     T  ┃  C     C     C  :  G     G  ┃  C     C     C  ┃',
  '   ╿           ┃                 ┃           ┃                 ╿',
  '   │  T     T  :  C     C     C  ┃  G     G  ┃  C     C     C  │',
  '   │· · ·╺━━━━━┻━━━━━╸· · ··· · ·┗━━━━━╸· · ·┗━━━━━╸· · ··· · ·│',
  '   │  T     S   CbCo    G   ?bBs    T     S     C     G        │    Blue',
  '   └───────────────────────────────────────────────────────────┘',
  '                 sE                            sF',
];

describe('the picture of a table with zones', () => {
  test('icons, walls, portcullises, pits, gears, broken walls, everybody in a zone, starting zones and the panel', () => {
    expect(drawn(cardShown).split('\n')).toEqual(PICTURE);
  });

  test('with colours it is the same picture', () => {
    const lines = renderTable(sightOfShown(cardShown), 'en', sheet(160)).lines(true);
    const plain = lines.map((line) =>
      line
        .split('\x1b[')
        .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('m') + 1)))
        .join('')
        .trimEnd(),
    );
    expect(plain).toEqual(PICTURE);
  });

  test('in French', () => {
    const lines = drawn(cardShown, 'fr');
    expect(lines).toContain('Bleu    1 point   roue 4  combat 9  saut 1');
    expect(lines).toContain('Jaune   0 point   réserve 2  combat 8  saut 0');
    expect(lines).toMatch(/bHs\+ +Homme-serpent +D\.S +avec Corde et jCd Corde/);
    expect(lines).toMatch(/bGu +Guerrier +D\.S +chez l’ennemi, venu par F\.T/);
    expect(lines).toContain('ver↺');
    expect(lines).toContain('T S C G  zones : triangle, carré, cercle, rouage');
    expect(lines).not.toMatch(/\b(wheel|saved|wall|zones:|among)\b/);
  });

  test('no action cards are spoken of, and no combat cards where nobody fights', () => {
    expect(drawn(cardShown)).not.toContain('cards');
    const first = createGame({ scenario: 'card-1' }, 'a panel');
    const panel = renderTable(perspectiveOf(first.position, 'spectator'), 'en', sheet(160))
      .lines(false)
      .join('\n');
    expect(panel).toContain('Blue    0 points   saved 0  jump 3\n');
  });

  test('before play begins, starting teams lie face down before their rooms', () => {
    const setUp = gameByLot({ scenario: 'card-1' }, 'before', 3).position;
    const rowOf = (looker: 0 | 1 | 'spectator', owner: string): string =>
      renderTable(perspectiveOf(setUp, looker), 'en', sheet(160))
        .lines(false)
        .find((line) => line.includes(`│    ${owner}`)) ?? '';
    const dots = rowOf('spectator', 'Yellow').match(/•/g) ?? [];
    expect(rowOf('spectator', 'Blue')).toMatch(/\(b\?\?\).*\(b\?\?\)/);
    expect(rowOf(0, 'Blue')).toMatch(/\(b(Me|Na)\).*\(b(Me|Na)\)/);
    expect(rowOf(1, 'Blue')).toBe(rowOf('spectator', 'Blue'));
    expect(dots).toHaveLength(1);
  });

  test('where more face one zone than there are squares, they are counted', () => {
    const crowd = cardTable.pieces.ids
      .slice(0, 6)
      .map((id): PieceJson => ({ id, where: { place: zone('sE.T') } }));
    const row =
      drawn({ ...cardShown, pieces: crowd })
        .split('\n')
        .at(-3) ?? '';
    expect(row).toMatch(/^ {3}│T\w{3}[ °]?.{0,1}T\w{3}.*\+2/);
    expect(row.match(/T[by]\w\w/g)).toHaveLength(4);
  });

  test('a second copy of an object has a number, and hides no wall', () => {
    const ruleset = createGame({ scenario: 'card-standard' }, 'copies').position.ruleset;
    const second = ruleset.pieces.ids.find((id) => id.startsWith('blue-key') && id !== 'blue-key') ?? '';
    const pieces: PieceJson[] = [
      { id: second, where: { place: 1 } },
      { id: 'blue-rope', where: 'removed' },
    ];
    const rooms = cardShown.rooms.flatMap((room) => (room.faceUp ? [room] : [])).slice(0, 1);
    const shown: Shown = {
      ...cardShown,
      pieces,
      rooms: [...rooms, ...Array.from({ length: 7 }, () => ({ faceUp: false, tokens: [0, 0] }) as const)],
    };
    const perspective = perspectiveOfView(ruleset, {
      viewer: 'spectator',
      shown,
      own: { pieces: [], laid: -1 },
    });
    const lines = renderTable(perspective, 'en', sheet(160)).lines(false).join('\n');
    expect(lines).toContain('┃  S   bKe2°┃');
    expect(lines).toContain('lost or used: Rope (Ro)');
  });

  test('where objects are secret, what one may not look at is shown face down', () => {
    const veiled: Shown = {
      ...cardShown,
      pieces: [],
      veiled: [
        { sort: 'wounded', seat: 1, place: zone('A.S') },
        { sort: 'object', seat: 0, place: zone('A.S') },
      ],
    };
    const lines = drawn(veiled);
    expect(lines).toContain('┃  S   (y??)┃');
    expect(lines).toMatch(/Yellow .*\n.*face down: a wounded A\.S/);
    expect(lines).toMatch(/Blue .*\n.*face down: an object A\.S/);
    expect(drawn(veiled, 'fr')).toContain('faces cachées : un blessé A.S');
    const known: PieceJson = { id: 'yellow-naga', where: { place: zone('A.S') }, marks: ['wounded'] };
    const own = perspectiveOfView(cardTable, {
      viewer: 1,
      shown: veiled,
      own: { pieces: [known], laid: -1 },
    });
    const seen = renderTable(own, 'en', sheet(160)).lines(false).join('\n');
    expect(seen).toContain('┃  S    yNa!┃');
    expect(seen).not.toContain('a wounded');
  });

  test('two combat cards of an attacker are shown to those who may know them', () => {
    const fight: Shown = {
      ...cardShown,
      stage: 'layCard',
      chooser: 1,
      combat: {
        attacker: 'blue-naga',
        target: 'yellow-warrior',
        namer: -1,
        named: -2,
        laid: ['hidden', -1],
        laidOpenly: [],
        cardsToLay: 2,
        laidSecond: 'hidden',
      },
    };
    const line = (viewer: 0 | 1 | 'spectator', own: object): string =>
      renderTable(
        perspectiveOfView(cardTable, { viewer, shown: fight, own: { pieces: [], laid: -1, ...own } }),
        'en',
        sheet(80),
      ).lines(false)[2] ?? '';
    expect(line('spectator', {})).toBe('  blue: 2 cards face down, yellow: no card yet');
    expect(line(0, { laid: 3, laidSecond: 5 })).toBe('  blue: combat card 3+5, yellow: no card yet');
    expect(line(1, { seen: [3, 5] })).toBe('  blue: combat card 3+5, yellow: no card yet');
  });

  test.each(['card-1', 'card-2', 'card-3', 'card-standard', 'card-advanced'])(
    '%s fits on a terminal of 80 columns at any moment of a game, in either language',
    (scenario) => {
      const game = gameByLot({ scenario }, 'width', 150);
      for (const language of LANGUAGES)
        for (const looker of [0, 'everything'] as const) {
          const perspective = perspectiveOf(game.position, looker);
          const lines = renderTable(perspective, language, sheet(80)).lines(false);
          expect(sizeOf(perspective.chart).width).toBe(10);
          for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(80);
        }
    },
  );
});
