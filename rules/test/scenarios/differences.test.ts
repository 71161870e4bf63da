import { describe, expect, test } from 'vitest';
import { SLIT } from '../../src/vocabulary.ts';
import { type Ability, RANGED, REACH } from '../../src/model/ability.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';

const EDITIONS = ['base', 'prison'] as const;
const tableOf = (scenario: string) => startGame({ scenario }).position.ruleset;

/** The kinds of a box that can do an action, sorted. */
function whoCan(scenario: string, action: string): string[] {
  const { pieces, kindNumbers } = tableOf(scenario);
  const able = pieces.ids.filter(
    (id, piece) => id.startsWith('blue-') && pieces.actions[piece]?.includes(kindNumbers[action] ?? -1),
  );
  return able.map((id) => id.slice('blue-'.length)).sort();
}

/** The kinds of a box with such an ability, sorted. */
function whoHas(scenario: string, has: (ability: Ability) => unknown): string[] {
  const { pieces } = tableOf(scenario);
  const able = pieces.ids.filter(
    (id, piece) => id.startsWith('blue-') && pieces.kinds[piece]?.abilities.some(has),
  );
  return able.map((id) => id.slice('blue-'.length)).sort();
}

const reveals = (game: WholeGame): (string | null)[] => {
  const colour = game.seat === 0 ? 'blue' : 'yellow';
  game.do({ type: 'playCard', card: 2 });
  const scout = game.pieces(game.seat, (where) => where === game.dots(colour)[3])[0];
  return (game.seat === 0 ? [6, 7, 4] : [0, 1, 2]).map((slot) =>
    game.why({ type: 'reveal', piece: scout, slot }),
  );
};

const landings = (edition: (typeof EDITIONS)[number]): number[] => {
  const board = sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   1   .   . |
     +   +   +   +   +   +
     | .   a   o   2   . |
     +   +   +   +   +   +
     | .   .   3   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue cleric' },
    { edition },
  );
  const squares = ['1', '2', '3'].map((letter) => board.at(letter));
  const jumps = board
    .legal('jump')
    .map((action) => (action.type === 'jump' ? squares.indexOf(action.to) + 1 : 0));
  return jumps.toSorted((a, b) => a - b);
};

const slitsIn = (scenario: string): number =>
  tableOf(scenario).rooms.reduce((sum, room) => sum + room.edges.filter((edge) => edge === SLIT).length, 0);

const worthMore = (scenario: string): [string, number][] => {
  const { pieces } = tableOf(scenario);
  return pieces.ids
    .map((id, piece): [string, number] => [id, pieces.exitPoints[piece]])
    .filter(([id, points]) => id.startsWith('blue-') && points > 0);
};

const hall = (legend: Record<string, string>): Board =>
  sketch(
    `+---+---+---+---+---+
     | a H .   y   .   . |
     +   +   +   +   +   +
     | bx  .   z   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { z: 'yellow troll', ...legend },
  );

describe('where the two boxes differ', () => {
  test('[BD-DIFF-1] from the line: in the base set both rooms, in Prison the one in front', () => {
    expect(reveals(startGame({ scenario: 'base' }).toFirstTurn())).toEqual([null, null, 'NO_ACCESS']);
    expect(reveals(startGame({ scenario: 'prison-5' }).toFirstTurn())).toEqual([
      'NO_ACCESS',
      null,
      'NO_ACCESS',
    ]);
  });

  test('[BD-DIFF-2] a jump lands straight beyond the pit, in Prison on any other side of it', () => {
    expect(landings('base')).toEqual([2]);
    expect(landings('prison')).toEqual([1, 2, 3]);
  });

  test('[BD-DIFF-3] only the base set has somebody who stays on pits without a Rope, and who dies there when wounded', () => {
    expect(whoHas('base', ({ traits }) => traits?.includes('onPits'))).toEqual(['rope', 'thief']);
    expect(whoHas('prison-5', ({ traits }) => traits?.includes('onPits'))).toEqual(['rope']);
    const board = sketch(
      `+---+---+---+---+---+
       | to  y   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { t: 'blue thief', y: 'yellow troll' },
      { edition: 'base' },
    );
    board.fight('blue-thief', 'yellow-troll', 0, 1);
    expect(board.where('blue-thief')).toBe('killed');
  });

  test.each(EDITIONS)('[BD-DIFF-4] %s: at most two pieces, and one of each kind', (edition) => {
    const board = sketch(
      `+---+---+---+---+---+
       | ch  w   1   k   2 |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { c: 'blue cleric', h: 'blue thief wounded', w: 'blue troll wounded', k: 'blue rope' },
      { edition },
    );
    expect(board.why(board.walk('blue-cleric', 'cw1', [{ step: 1, leave: 'blue-thief' }]))).toBe(
      'TWO_WOUNDED',
    );
    expect(board.why(board.walk('blue-cleric', 'cw1k'))).toBe('THREE_PIECES');
    expect(board.why(board.walk('blue-cleric', 'cw1k2', [{ step: 3, leave: 'blue-thief' }]))).toBeNull();
  });

  test('[BD-DIFF-5] slits, Naga, spear, Bow, shield, scream and mind control are only in Prison', () => {
    expect(slitsIn('base')).toBe(0);
    expect(slitsIn('prison-5')).toBeGreaterThan(0);
    const found: readonly [(ability: Ability) => unknown, string][] = [
      [({ traits }) => traits?.includes('throughSlits'), 'naga'],
      [({ weapon }) => weapon === REACH, 'telescoping-spear'],
      [({ weapon }) => weapon === RANGED, 'bow'],
      [({ vetoes }) => vetoes, 'large-shield'],
      [({ namesCard }) => namesCard, 'telepath'],
    ];
    for (const [has, kind] of found) {
      expect(whoHas('base', has)).toEqual([]);
      expect(whoHas('prison-5', has)).toEqual([kind]);
    }
    expect(whoCan('base', 'scream')).toEqual([]);
    expect(whoCan('prison-5', 'scream')).toEqual(['banshee']);
  });

  test('[BD-DIFF-6] only in the base set is anybody or anything worth more on its way out', () => {
    expect(worthMore('base')).toEqual([
      ['blue-goblin', 1],
      ['blue-treasure', 1],
    ]);
    expect(worthMore('prison-5')).toEqual([]);
  });

  test('[BD-DIFF-8] base: wand and potion are used up; Prison: the wand, while Key and Bow stay', () => {
    const wand = hall({ b: 'blue wizard', x: 'blue fireball-wand' });
    wand.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-troll' });
    expect(wand.where('blue-fireball-wand')).toBe('removed');
    const potion = hall({ b: 'blue cleric', x: 'blue speed-potion' });
    potion.do({ type: 'drink', piece: 'blue-cleric' });
    expect(potion.where('blue-speed-potion')).toBe('removed');
    const bow = hall({ b: 'blue cleric', x: 'blue bow' });
    bow.fight('blue-cleric', 'yellow-troll', 0, 6);
    expect(bow.where('blue-bow')).toBe('held by blue-cleric');
    const key = hall({ a: 'blue cleric', x: 'blue key' });
    key.do(key.walkPlaces('blue-cleric', [0, 5, 0], [{ step: 1, take: 'blue-key' }]));
    key.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(key.where('blue-key')).toBe('held by blue-cleric');
    const spear = hall({ b: 'blue cleric', x: 'blue telescoping-spear' });
    const won = hall({ b: 'blue cleric', x: 'blue telescoping-spear' });
    spear.fight('blue-cleric', 'yellow-troll', 0, 0);
    expect(spear.where('blue-telescoping-spear')).toBe('removed');
    won.fight('blue-cleric', 'yellow-troll', 6, 0);
    expect(won.where('blue-telescoping-spear')).toBe('held by blue-cleric');
  });

  test('[BD-DIFF-9] who breaks portcullises, who picks locks, and which object opens them', () => {
    expect([whoCan('base', 'breakGate'), whoCan('prison-5', 'breakGate')]).toEqual([
      ['warrior'],
      ['colossus'],
    ]);
    for (const action of ['openGate', 'closeGate'])
      expect([whoCan('base', action), whoCan('prison-5', action)]).toEqual([
        ['thief'],
        ['backstabber', 'key'],
      ]);
  });

  test('[BD-DIFF-12] in the standard games nobody attacks from the enemy line: whoever enters it has left', () => {
    for (const scenario of ['base', 'prison-5']) {
      const game = startGame({ scenario }).toFirstTurn().turnUpRooms();
      const [own, enemy] = game.seat === 0 ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
      const { inside, outside } = game.gaps(enemy).at(-1) as { inside: number; outside: number };
      game.setAside(...game.team(1 - game.seat, true));
      game.stand(`${own}-cleric`, inside).stand(`${enemy}-cleric`, outside - 1);
      game.do({ type: 'playCard', card: 2 });
      game.do({ type: 'move', piece: `${own}-cleric`, path: [inside, outside] });
      expect(game.where(`${own}-cleric`)).toBe('left');
      expect(game.why({ type: 'attack', piece: `${own}-cleric`, target: `${enemy}-cleric` })).toBe(
        'NOT_IN_PLAY',
      );
    }
  });
});
