import { describe, expect, test } from 'vitest';
import type { PieceId } from '../../src/model/action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { optionsFault } from '../../src/options-fault.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { AT_SLOT, IN_HAND, JUMPS } from '../../src/model/fields.ts';
import { eventFor } from '../../src/model/events.ts';
import { multiplayerScene } from '../../testing/multiplayer-scene.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';
import { asked, count, gameWith, stroll } from './games.ts';

const BOTH = [
  ['mixed-3', 3],
  ['mixed-4', 4],
] as const;
const MODES = ['mutual', 'fullFrontal', 'random'] as const;
const ALL_PAIRS = [1, 2, 3, 4, 9, 10, 11, 12, 37, 38, 39, 40];

const kindOf = (id: PieceId): string => id.slice(id.indexOf('-') + 1);
const kindsOf = (game: WholeGame, seat: number, characters: boolean): string[] =>
  game.team(seat, characters).map(kindOf).toSorted();

const pairsOf = (options: GameOptions, seed: string): number[] => {
  const ruleset = rulesetFor(options);
  return rollSetup(ruleset, seed)
    .rooms.map((room) => ruleset.rooms[room]?.pair ?? -1)
    .toSorted((a, b) => a - b);
};

/** Through the choice, first legal answer each time: who chose. */
function choosers(game: WholeGame): string[] {
  const order: string[] = [];
  while (game.stage === 'choose') {
    order.push(asked(game));
    game.do(game.legal('choose')[0]);
  }
  return order;
}

const reach = (id: string): number[] => {
  const board = multiplayerScene(id, { at: { 'blue-warrior': 'line blue:1' } });
  return [
    ...new Set(board.legal('reveal').flatMap((action) => (action.type === 'reveal' ? [action.slot] : []))),
  ];
};

describe.each(BOTH)('%s', (scenario, seats) => {
  test('[MP-RULING-78] the standard map, cards and goal', () => {
    const [mixed, standard] = [scenario, `standard-${seats}`].map((id) => rulesetFor({ scenario: id }));
    expect(mixed.seats).toBe(seats);
    expect(mixed.layout.plan).toEqual(standard.layout.plan);
    expect(mixed.scenario.goal).toEqual(standard.scenario.goal);
    expect(mixed.scenario.onLine).toEqual(standard.scenario.onLine);
    expect([mixed.scenario.combatCards, mixed.scenario.jumpCards]).toEqual([
      standard.scenario.combatCards,
      standard.scenario.jumpCards,
    ]);
    for (const goal of [5, 6, 7, 8]) expect(optionsFault({ scenario, goal })).toBeNull();
  });

  test('[MP-RULING-78] six whole pairs of the twelve of all boxes', () => {
    const seen = new Set<number>();
    for (const seed of count(40)) {
      const pairs = pairsOf({ scenario }, `${seed}`);
      const different = [...new Set(pairs)];
      expect(pairs).toEqual(different.flatMap((pair) => [pair, pair]));
      expect(different).toHaveLength(6);
      for (const pair of different) seen.add(pair);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(ALL_PAIRS);
  });

  test('[MP-RULING-78] or any six that the players name, one of them perhaps twice', () => {
    expect(pairsOf({ scenario, rooms: [1, 9, 12, 37, 38, 40] }, 'a')).toEqual(
      [1, 9, 12, 37, 38, 40].flatMap((pair) => [pair, pair]),
    );
    expect(pairsOf({ scenario, rooms: [9, 9, 1, 2, 3, 4] }, 'a')).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 9, 9, 9, 9,
    ]);
    expect(optionsFault({ scenario, rooms: [1, 2, 3, 4, 37] })).toBe('rooms must name 6 pairs');
    expect(optionsFault({ scenario, rooms: [1, 2, 3, 4, 37, 5] })).toBe('rooms must name 6 pairs');
  });

  test.each(MODES)(
    '[MP-RULING-78] %s: eight characters and six objects each, from both boxes',
    (teamChoice) => {
      const game = startGame({ scenario, teamChoice }).finish('choose');
      expect(game.stage).toBe('deploy');
      for (const seat of count(seats)) {
        expect(new Set(kindsOf(game, seat, true)).size).toBe(8);
        expect(new Set(kindsOf(game, seat, false)).size).toBe(6);
        expect(game.inHand(seat)).toHaveLength(14);
      }
      game.finish('deploy', 'lay');
      expect(game.stage).toBe('card');
      expect(game.pieces(0, (where) => where === IN_HAND)).toEqual([]);
      const laid = count(seats).flatMap((seat) =>
        game.pieces(seat, (where) => where >= AT_SLOT && where < IN_HAND),
      );
      expect(laid).toHaveLength(10 * seats);
    },
  );

  test('[MP-RULING-78] thirteen characters and ten objects stand to choice', () => {
    const game = startGame({ scenario, teamChoice: 'fullFrontal' });
    const kinds = game.legal('choose').flatMap((action) => ('piece' in action ? [kindOf(action.piece)] : []));
    expect(kinds).toHaveLength(13 + 10);
    expect(['goblin', 'naga', 'speed-potion', 'bow'].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('[MP-RULING-78] mutual: in turn around the table, every pick for all; the objects are begun by the next one', () => {
    const game = gameWith({ scenario, teamChoice: 'mutual' }, { firstChooser: 1 });
    const { colours } = game.position.ruleset;
    const from = (first: number, picks: number): string[] =>
      count(picks).map((i) => colours[(first + i) % seats]);
    expect(choosers(game)).toEqual([...from(1, 8), ...from(2, 6)]);
    for (const seat of count(seats)) {
      expect(kindsOf(game, seat, true)).toEqual(kindsOf(game, 0, true));
      expect(kindsOf(game, seat, false)).toEqual(kindsOf(game, 0, false));
    }
  });

  test('[MP-RULING-78] full frontal: all at once, in secret, and kinds may be the same', () => {
    const game = startGame({ scenario, teamChoice: 'fullFrontal' });
    expect(game.seats).toEqual(count(seats));
    game.do({ type: 'choose', piece: 'blue-naga' }, 0);
    game.do({ type: 'choose', piece: 'red-naga' }, 1);
    const addressed = game.addressed.at(-1);
    expect(addressed && eventFor(addressed, 0)).toMatchObject({
      type: 'pieceChosen',
      seat: 1,
      piece: 'hidden',
    });
    expect(addressed && eventFor(addressed, 1)).toMatchObject({
      type: 'pieceChosen',
      seat: 1,
      piece: 'red-naga',
    });
  });

  test('[MP-RULING-78] random: nobody chooses, and teams differ', () => {
    const teams = count(8).map((seed) => {
      const game = startGame({ scenario, teamChoice: 'random' }, `teams ${seed}`);
      expect(game.stage).toBe('deploy');
      return count(seats).map((seat) => kindsOf(game, seat, true).join());
    });
    expect(new Set(teams.flat()).size).toBeGreaterThan(8 * seats - 4);
  });

  test('[MP-RULING-78] there is no draft', () => {
    expect(optionsFault({ scenario, teamChoice: 'draft' })).toMatch(/teamChoice/);
    for (const teamChoice of MODES) expect(optionsFault({ scenario, teamChoice })).toBeNull();
    expect(optionsFault({ scenario: 'mixed', teamChoice: 'draft' })).toBeNull();
  });

  test('[MP-RULING-78] where the boxes differ, Prison’s reading holds', () => {
    const { rules } = rulesetFor({ scenario });
    const { rules: prison } = rulesetFor({ scenario: 'prison-5' });
    const { rules: standard } = rulesetFor({ scenario: `standard-${seats}` });
    // With several opponents nobody scores another's own dead (MP-RULING-15).
    expect(rules).toEqual({ ...prison, selfKill: 'none' });
    expect([standard.revealFromLine, standard.jumpLanding]).toEqual(['alongLine', 'straight']);
    expect([rules.revealFromLine, rules.jumpLanding]).toEqual(['inFront', 'anySide']);
  });

  test('[MP-RULING-78] from the line only the room in front is revealed', () => {
    expect(reach(scenario)).toHaveLength(1);
    expect(reach(`standard-${seats}`)).toHaveLength(2);
  });

  test('[MP-RULING-78] a jump may land on any side of the pit', () => {
    const jumps = (id: string): number => {
      const options = id === scenario ? { options: { rooms: [1, 2, 3, 4, 9, 10] } } : {};
      const board = multiplayerScene(id, {
        ...options,
        rooms: { 4: '1ccw' },
        faceUp: [4],
        jumps: 1,
        at: { 'blue-warrior': '4:1,4' },
      });
      expect(board.position.data[JUMPS]).toBe(1);
      return board.legal('jump').length;
    };
    expect(jumps(scenario)).toBe(2);
    expect(jumps(`standard-${seats}`)).toBe(1);
  });
});

describe('characters and objects of Prison among several colours', () => {
  test('[MP-RULING-78] the Telepath, the Bow and the Banshee do what they do, to any colour', () => {
    const board = multiplayerScene('mixed-4', {
      open: true,
      faceUp: 'all',
      at: `
             g   h   i   j   k   l   m   n   o
        15   .   .   .   .   .  bTe rWr  .   .
        14   .   .   .   .   .   .   .   .   .
        13  bBn  .  gWr  .   .   .   .   *   .
        12   .   .   .   .   .   .   .   .   .
        11   .   .   .   .   .  bTr  .   .  yWr
        bTr: holds gBo
      `,
    });
    expect(board.why({ type: 'attack', piece: 'blue-troll', target: 'yellow-warrior' })).toBeNull();
    board.do({ type: 'scream', piece: 'blue-banshee', target: 'green-warrior' });
    expect(board.where('green-warrior')).toBe(board.spot('j13'));
    board.do({ type: 'attack', piece: 'blue-telepath', target: 'red-warrior' });
    expect([board.stage, asked(board)]).toEqual(['name', 'blue']);
    board.do({ type: 'nameCard', card: 6 });
    expect([board.stage, asked(board)]).toEqual(['layCard', 'blue']);
    board.do({ type: 'layCard', card: 0 });
    expect(board.isWounded('blue-telepath')).toBe(true);
  });

  test('[MP-RULING-78] the small pass under the Colossus of any enemy, the others do not', () => {
    const board = multiplayerScene('mixed-3', {
      open: true,
      faceUp: 'all',
      at: `
             b
        15  bNa
        14  gCo
      `,
    });
    expect(board.why(stroll(board, 'blue-naga', 'b14', 'b13'))).toBe('ENEMY_IN_THE_WAY');
    const small = multiplayerScene('mixed-3', {
      open: true,
      faceUp: 'all',
      at: `
             b
        15  bGo
        14  gCo
      `,
    });
    expect(small.why(stroll(small, 'blue-goblin', 'b14', 'b13'))).toBeNull();
  });
});
