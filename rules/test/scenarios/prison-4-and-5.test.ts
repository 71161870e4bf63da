import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { AT_SLOT } from '../../src/model/fields.ts';
import { put } from '../../src/model/position.ts';
import {
  actionCardsOf,
  combatCardsOf,
  jumpCardsOf,
  startGame,
  type WholeGame,
} from '../../testing/whole-game.ts';

const four = { scenario: 'prison-4' } as const;
const five = { scenario: 'prison-5' } as const;

/** The first turn with all rooms face up, one figure of the active player at the way out, and so many points. */
function beforeTheLine(scenario: string, points: number): { game: WholeGame; leave: () => void } {
  const game = startGame({ scenario }).toFirstTurn().turnUpRooms();
  const [own, enemy] = game.seat === 0 ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
  const { inside, outside } = game.gaps(enemy)[0] as { inside: number; outside: number };
  game.setAside(...game.team(1 - game.seat, true));
  game.stand(`${own}-cleric`, inside).givePoints(game.seat, points);
  game.do({ type: 'playCard', card: 2 });
  return {
    game,
    leave: () => void game.do({ type: 'move', piece: `${own}-cleric`, path: [inside, outside] }),
  };
}

describe('Prison scenario 4', () => {
  test('[BD-SCN4-2] pairs 37, 38 and 40: six rooms, three long and two wide', () => {
    const { ruleset } = startGame(four).position;
    expect(ruleset.rooms.map((room) => room.id).sort()).toEqual([
      '37ccw',
      '37cw',
      '38ccw',
      '38cw',
      '40ccw',
      '40cw',
    ]);
    expect(ruleset.layout.slots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
      [0, 10],
      [5, 10],
    ]);
    expect(ruleset.layout.plan.lines.map(({ y }) => y)).toEqual([15, -1]);
  });

  test('[BD-SCN4-3] [BD-SCN4-4] six characters and four objects each', () => {
    const game = startGame(four);
    for (const [seat, colour] of ['blue', 'yellow'].entries()) {
      const named = (...kinds: string[]): string[] => kinds.map((kind) => `${colour}-${kind}`);
      expect(game.team(seat, true)).toEqual(
        named('telepath', 'wizard', 'colossus', 'cleric', 'mekanork', 'backstabber'),
      );
      expect(game.team(seat, false)).toEqual(named('bow', 'large-shield', 'rope', 'fireball-wand'));
    }
  });

  test('[BD-SCN4-5] full decks of sixteen cards', () => {
    const { position } = startGame(four);
    for (const seat of [0, 1]) {
      expect(actionCardsOf(position, seat)).toEqual([2, 3, 4, 5]);
      expect(combatCardsOf(position, seat)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
      expect(jumpCardsOf(position, seat)).toBe(3);
    }
  });

  test('[BD-SCN4-6] four characters of choice on the dots, both players at once', () => {
    const game = startGame(four);
    expect(game.seats).toEqual([0, 1]);
    expect(game.legal('deploy', undefined, 0)).toHaveLength(6 * 4);
    game.finish('deploy');
    for (const seat of [0, 1]) expect(game.inHand(seat)).toHaveLength(2 + 4);
  });

  test.each([0, 1])(
    '[BD-SCN4-7] [BD-EX-27] two characters and four objects each, two of any kind per room, seat %i first by lot',
    (firstPlacer) => {
      const game = startGame(four);
      const ruleset = rulesetFor(four);
      game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'lots'), firstPlacer }));
      game.finish('deploy');
      expect(game.legal('lay')).toHaveLength(6 * 6);
      const order: number[] = [];
      for (let laid = 0; laid < 12; laid++) {
        order.push(game.seat);
        const slot = Math.floor(laid / 2);
        const piece = game.inHand(game.seat)[0];
        const full = [0, 1, 2, 3, 4, 5].filter(
          (one) => game.why({ type: 'lay', piece, slot: one }) === 'ROOM_FULL',
        );
        expect(full).toEqual([0, 1, 2, 3, 4, 5].filter((one) => one < slot));
        expect(game.why({ type: 'lay', piece, slot })).toBeNull();
        game.do({ type: 'lay', piece, slot });
      }
      expect(order).toEqual(Array.from({ length: 12 }, (_, i) => (firstPlacer + i) % 2));
      expect(game.stage).toBe('card');
      expect([0, 1, 2, 3, 4, 5].map((slot) => game.tokensAt(slot).length)).toEqual([2, 2, 2, 2, 2, 2]);
    },
  );

  test('[BD-SCN4-8] a second lot says who begins', () => {
    const ruleset = rulesetFor(four);
    for (const firstPlayer of [0, 1])
      for (const firstPlacer of [0, 1]) {
        const game = startGame(four);
        game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'lots'), firstPlacer, firstPlayer }));
        expect(game.toFirstTurn().seat).toBe(firstPlayer);
      }
    const lots = Array.from({ length: 40 }, (_, i) => rollSetup(ruleset, `${i}`));
    expect(new Set(lots.map((lot) => `${lot.firstPlacer} ${lot.firstPlayer}`)).size).toBe(4);
  });

  test('[BD-SCN4-1] [BD-END-5] [BD-DIFF-11] the game ends the moment somebody has 4 points', () => {
    const third = beforeTheLine('prison-4', 2);
    third.leave();
    expect(third.game.outcome.ending).toBe('running');
    const fourth = beforeTheLine('prison-4', 3);
    const { seat } = fourth.game;
    fourth.leave();
    expect(fourth.game.outcome).toEqual({ ending: 'goal', winners: [seat] });
  });

  test('[BD-SCN4-9] characters are among the tokens of a revealed room and become figures', () => {
    const game = startGame(four).toFirstTurn();
    const { seat } = game;
    const [own, enemy] = seat === 0 ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
    const slot = seat === 0 ? 4 : 0;
    for (const id of game.tokensAt(slot)) put(game.position, game.piece(id), AT_SLOT + 2);
    const hidden = game.pieces(1 - seat, (where, isCharacter) => isCharacter && where >= AT_SLOT)[0];
    put(game.position, game.piece(hidden), AT_SLOT + slot);
    game.do({ type: 'playCard', card: 2 });
    const scout = game.pieces(seat, (where) => where === game.dots(own)[0])[0];
    game.do({ type: 'reveal', piece: scout, slot });
    expect(hidden.startsWith(enemy)).toBe(true);
    expect([game.stage, game.seats]).toEqual(['place', [seat]]);
    game.do(game.legal('place', hidden)[0]);
    expect(game.placeOf(hidden)).toBeGreaterThanOrEqual(slot * 25);
    expect(game.isWounded(hidden)).toBe(false);
    expect(game.stage).toBe('act');
  });

  test('[BD-SCN4-9] ranged combat and points are in play', () => {
    const { game, leave } = beforeTheLine('prison-4', 0);
    const { seat } = game;
    const [own, enemy] = seat === 0 ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);
    leave();
    expect(game.points(own)).toBe(1);
    game.setAside(...game.team(seat, true));
    game
      .stand(`${own}-mekanork`, game.line(own, 1))
      .stand(`${own}-bow`, game.line(own, 1))
      .stand(`${enemy}-mekanork`, game.line(own, 4));
    expect(game.why({ type: 'attack', piece: `${own}-mekanork`, target: `${enemy}-mekanork` })).toBeNull();
  });
});

describe('Prison scenario 5', () => {
  test('[BD-SCN5-1] all eight rooms, eight characters and six objects each', () => {
    const game = startGame(five);
    expect(game.position.ruleset.rooms).toHaveLength(8);
    expect(game.position.ruleset.layout.slots.map(({ capacity }) => capacity)).toEqual([
      2, 2, 3, 3, 3, 3, 2, 2,
    ]);
    for (const seat of [0, 1]) {
      expect(game.team(seat, true)).toHaveLength(8);
      expect(game.team(seat, false)).toHaveLength(6);
    }
    game.finish('deploy');
    for (const seat of [0, 1]) expect(game.inHand(seat)).toHaveLength(10);
  });

  test('[BD-SCN5-2] [BD-SCN5-3] [BD-DIFF-11] 5 points, and the turn is finished', () => {
    const fourth = beforeTheLine('prison-5', 3);
    fourth.leave();
    fourth.game.do({ type: 'endTurn' });
    expect(fourth.game.outcome.ending).toBe('running');
    const fifth = beforeTheLine('prison-5', 4);
    const { seat } = fifth.game;
    fifth.leave();
    expect(fifth.game.outcome.ending).toBe('running');
    expect(fifth.game.ap).toBe(1);
    fifth.game.do({ type: 'endTurn' });
    expect(fifth.game.outcome).toEqual({ ending: 'goal', winners: [seat] });
  });

  test('[BD-SCN5-3] no figure and no object of this box is worth more than in scenario 4: 1 for each that leaves', () => {
    const { ruleset } = startGame(five).position;
    expect([...new Set(ruleset.pieces.exitPoints)]).toEqual([0]);
    const { game, leave } = beforeTheLine('prison-5', 0);
    const { seat } = game;
    leave();
    expect(game.points(seat === 0 ? 'blue' : 'yellow')).toBe(1);
  });
});
