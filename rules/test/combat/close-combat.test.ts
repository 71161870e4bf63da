/** One figure attacks a neighbour: who may be attacked, how cards are laid, what the totals do. */
import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import {
  attackOf,
  BLUE,
  handOf,
  heard,
  nextTurn,
  sides,
  SPECTATOR,
  strengths,
  targets,
  YELLOW,
} from '../../testing/fighting.ts';

const ALL_CARDS = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const UP_TO_TWO = { kind: 'points', points: 2, atOnce: false } as const;

/** A blue Warrior (3) beside a yellow Goblin (1). */
const duel = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | a   e   .   .   . |
     +---+   +   +   +   +
     | .   .   .   .   . |`,
    { a: 'blue warrior', e: 'yellow goblin' },
    { goal: UP_TO_TWO, ...options },
  );

const crowd = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | d   e   .   .   . |
     +   +   +   +   +   +
     | w   a   .   f   . |
     +   +   +   +   +   +
     | t   c   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   k |
     +---+---+---+---+---+`,
    {
      a: 'blue warrior',
      c: 'blue cleric',
      d: 'yellow thief',
      e: 'yellow goblin',
      f: 'yellow troll',
      w: 'yellow cleric wounded',
      t: 'yellow key',
      k: 'blue key',
    },
    options,
  );

describe('whom a figure may attack', () => {
  test('[BD-COMBAT-1] an adjacent enemy, figure or wounded, for 1 AP', () => {
    const board = crowd();
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-cleric', 'yellow-goblin']);
    expect(board.legal('attack')).toEqual([
      attackOf('blue-warrior', 'yellow-cleric'),
      attackOf('blue-warrior', 'yellow-goblin'),
    ]);
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(board.ap).toBe(4);
  });

  test('[BD-COMBAT-1] neither diagonally nor over a gap, nor a friend, nor an object, nor what is not there', () => {
    const board = crowd();
    const refusal = (target: string) => board.refusal(attackOf('blue-warrior', target));
    expect(refusal('yellow-thief')).toMatchObject({
      code: 'NOT_ADJACENT',
      rule: 'BD-TERM-1',
      piece: 'yellow-thief',
    });
    expect(refusal('yellow-troll')).toMatchObject({ code: 'NOT_ADJACENT', rule: 'BD-TERM-1' });
    expect(refusal('blue-cleric')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'BD-COMBAT-1' });
    expect(refusal('blue-warrior')).toMatchObject({ code: 'NOT_AN_ENEMY', rule: 'BD-COMBAT-1' });
    expect(refusal('yellow-key')?.code).toBe('NOT_A_CHARACTER');
    expect(refusal('yellow-naga')?.code).toBe('NOT_IN_PLAY');
    expect(refusal('yellow-nobody')?.code).toBe('UNKNOWN_PIECE');
    expect(board.why(attackOf('yellow-goblin', 'blue-warrior'))).toBe('NOT_YOUR_PIECE');
  });

  test('[BD-COMBAT-1] not without an AP', () => {
    expect(crowd({ ap: 1 }).why(attackOf('blue-warrior', 'yellow-goblin'))).toBeNull();
    const broke = crowd({ ap: 0 });
    expect(broke.why(attackOf('blue-warrior', 'yellow-goblin'))).toBe('NO_POINTS');
    expect(broke.legal('attack')).toEqual([]);
  });

  test('a scenario without combat cards knows no attack', () => {
    const board = crowd({ combatCards: [] });
    expect(board.refusal(attackOf('blue-warrior', 'yellow-goblin'))).toMatchObject({
      code: 'NO_COMBAT_HERE',
    });
    expect(board.legal('attack')).toEqual([]);
  });

  test('[BD-COMBAT-2] not through a wall, nor through a portcullis before it is broken', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e | a H g   .   . |
       +---+   +---+   +   +
       | .   .   .   .   . |`,
      { a: 'blue warrior', e: 'yellow cleric', g: 'yellow goblin' },
    );
    expect(board.refusal(attackOf('blue-warrior', 'yellow-cleric'))).toMatchObject({
      code: 'WALL',
      rule: 'BD-COMBAT-2',
      piece: 'yellow-cleric',
    });
    expect(board.refusal(attackOf('blue-warrior', 'yellow-goblin'))).toMatchObject({
      code: 'PORTCULLIS_CLOSED',
      rule: 'BD-COMBAT-2',
      piece: 'yellow-goblin',
    });
    expect(targets(board, 'blue-warrior')).toEqual([]);
    board.do({ type: 'breakGate', piece: 'blue-warrior', at: { slot: 0, gate: 0 } });
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
  });

  test('[BD-COMBAT-3] not through an arrow-slit, except with the spear', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e : a   .   .   . |
       +-:-+---+   +   +   +
       | bS| .   .   .   . |
       +---+   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue warrior', b: 'blue cleric', S: 'blue telescoping-spear', e: 'yellow goblin' },
    );
    expect(board.refusal(attackOf('blue-warrior', 'yellow-goblin'))).toMatchObject({
      code: 'ARROW_SLIT',
      rule: 'BD-COMBAT-3',
      piece: 'yellow-goblin',
    });
    expect(board.legal('attack', 'blue-warrior')).toEqual([]);
    expect(board.legal('attack', 'blue-cleric')).toEqual([attackOf('blue-cleric', 'yellow-goblin')]);
  });

  test('[BD-COMBAT-14] somebody on his own line may be attacked from a room, figure or wounded', () => {
    const board = sketch(
      `+   +   +---+---+---+
       | a   b   c   .   . |`,
      {
        a: 'blue warrior',
        b: 'blue cleric',
        c: 'blue troll',
        e: 'yellow goblin on yellow line 1',
        w: 'yellow thief wounded on yellow line 2',
        f: 'yellow naga on yellow line 3',
      },
    );
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-thief']);
    expect(board.why(attackOf('blue-troll', 'yellow-naga'))).toBe('WALL');
  });

  test('[BD-COMBAT-15] a figure on its own line may attack its neighbour in the room', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | e   f   .   .   . |
       +   +---+---+---+---+`,
      {
        a: 'blue warrior on blue line 1',
        b: 'blue troll on blue line 2',
        e: 'yellow goblin',
        f: 'yellow cleric',
      },
    );
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
    expect(targets(board, 'blue-troll')).toEqual([]);
    expect(board.fight('blue-warrior', 'yellow-goblin', 0, 0)).toEqual({
      attack: 3,
      defence: 1,
      winner: BLUE,
    });
    expect(board.isWounded('yellow-goblin')).toBe(true);
  });

  test('[BD-COMBAT-16] nobody attacks from the line of the opponent: whoever steps on it has left', () => {
    const plan = `+   +---+---+---+---+
                  | a   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +---+---+---+---+---+`;
    const legend = { a: 'blue warrior', e: 'yellow goblin on yellow line 2' };
    const board = sketch(plan, legend);
    board.do(board.walkPlaces('blue-warrior', [board.at('a'), board.line('yellow', 1)]));
    expect(board.why(attackOf('blue-warrior', 'yellow-goblin'))).toBe('NOT_IN_PLAY');
    expect(board.legal('attack')).toEqual([]);
    // Only a scenario that lets him stay there lets him fight there.
    const scenario = sketch(plan, legend, { walksOnLines: [BLUE] });
    scenario.do(scenario.walkPlaces('blue-warrior', [scenario.at('a'), scenario.line('yellow', 1)]));
    expect(targets(scenario, 'blue-warrior')).toEqual(['yellow-goblin']);
  });
});

const layCard = (value: number) => ({ type: 'layCard', card: value }) as const;

describe('cards and totals', () => {
  test('[BD-COMBAT-4] [BD-RULING-68] attacker, then defender lay a card face down; both are shown together', () => {
    const board = duel();
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(decisions(board.position)).toEqual([{ seat: BLUE, number: 1, about: 'layCard', clock: 'turn' }]);
    expect(board.why({ type: 'layCard', card: 0 }, YELLOW)).toBe('NOT_YOUR_DECISION');
    expect(heard(board, { type: 'layCard', card: 5 }, YELLOW)).toEqual([
      { type: 'cardLaid', seat: BLUE, card: 'hidden' },
    ]);
    // With a clock, the defender now has his five seconds.
    expect(decisions(board.position)).toEqual([
      { seat: YELLOW, number: 0, about: 'layCard', clock: 'combatCard' },
    ]);
    expect(board.why({ type: 'layCard', card: 0 }, BLUE)).toBe('NOT_YOUR_DECISION');
    expect(heard(board, { type: 'layCard', card: 1 }, BLUE)).toEqual([
      { type: 'cardLaid', seat: YELLOW, card: 'hidden' },
      {
        type: 'combatFought',
        cards: [
          { seat: BLUE, card: 5 },
          { seat: YELLOW, card: 1 },
        ],
        attack: 8,
        defence: 2,
        winner: BLUE,
      },
      { type: 'pieceWounded', piece: 'yellow-goblin' },
    ]);
    expect(decisions(board.position)).toMatchObject([{ seat: BLUE, about: 'act' }]);
  });

  test('[BD-COMBAT-4] a player is told his own card', () => {
    const board = duel();
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(heard(board, { type: 'layCard', card: 5 }, BLUE)).toEqual([
      { type: 'cardLaid', seat: BLUE, card: 5 },
    ]);
  });

  test('[BD-COMBAT-5] [BD-COMBAT-6] [BD-COMBAT-7] value plus card; the lower total is wounded, attacker or defender', () => {
    const won = duel();
    expect(won.fight('blue-warrior', 'yellow-goblin', 0, 1)).toEqual({ attack: 3, defence: 2, winner: BLUE });
    expect([won.isWounded('blue-warrior'), won.isWounded('yellow-goblin')]).toEqual([false, true]);
    const lost = duel();
    expect(lost.fight('blue-warrior', 'yellow-goblin', 1, 4)).toEqual({
      attack: 4,
      defence: 5,
      winner: YELLOW,
    });
    expect([lost.isWounded('blue-warrior'), lost.isWounded('yellow-goblin')]).toEqual([true, false]);
    expect([lost.points('blue'), lost.points('yellow')]).toEqual([0, 0]);
  });

  test('[BD-COMBAT-8] a tie changes nothing but the cards', () => {
    const board = duel();
    expect(board.fight('blue-warrior', 'yellow-goblin', 1, 3)).toEqual({
      attack: 4,
      defence: 4,
      winner: null,
    });
    expect([board.isWounded('blue-warrior'), board.isWounded('yellow-goblin')]).toEqual([false, false]);
    expect([board.placeOf('blue-warrior'), board.placeOf('yellow-goblin')]).toEqual([
      board.at('a'),
      board.at('e'),
    ]);
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 0]);
  });

  test('[BD-COMBAT-9] after a tie the attacker may pay and attack again', () => {
    const board = duel({ ap: 2 });
    board.fight('blue-warrior', 'yellow-goblin', 1, 3);
    expect(board.ap).toBe(1);
    expect(board.fight('blue-warrior', 'yellow-goblin', 0, 0)).toEqual({
      attack: 3,
      defence: 1,
      winner: BLUE,
    });
    expect(board.ap).toBe(0);
    const broke = duel({ ap: 1 });
    broke.fight('blue-warrior', 'yellow-goblin', 1, 3);
    expect(broke.why(attackOf('blue-warrior', 'yellow-goblin'))).toBe('NO_POINTS');
  });

  test('[BD-RULING-65] after ties other figures may attack the same figure too', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aS  .   e   1   b |`,
      { a: 'blue warrior', S: 'blue telescoping-spear', b: 'blue cleric', e: 'yellow goblin' },
    );
    expect(board.fight('blue-warrior', 'yellow-goblin', 0, 2).winner).toBeNull();
    board.do(board.walk('blue-cleric', 'b1'));
    expect(board.fight('blue-cleric', 'yellow-goblin', 1, 2).winner).toBeNull();
    expect(board.fight('blue-warrior', 'yellow-goblin', 2, 1).attack).toBe(3 + 2 + 2);
    expect(board.isWounded('yellow-goblin')).toBe(true);
  });

  test('[BD-COMBAT-10] [BD-COMBAT-11] used cards leave the game, the +0 comes back', () => {
    const board = duel();
    board.fight('blue-warrior', 'yellow-goblin', 0, 2);
    expect(handOf(board, BLUE)).toEqual(ALL_CARDS);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
    board.fight('blue-warrior', 'yellow-goblin', 1, 3);
    expect(handOf(board, BLUE)).toEqual([0, 2, 2, 3, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(board.refusal({ type: 'layCard', card: 1 })).toMatchObject({ code: 'CARD_NOT_IN_HAND' });
  });

  test('[BD-RULING-19] with nothing but the +0 left a player can go on for ever', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   .   .   . |
       +---+   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue cleric', e: 'yellow cleric' },
      { cards: { blue: [0, 1], yellow: [0] } },
    );
    for (let round = 0; round < 3; round++) {
      board.do(attackOf('blue-cleric', 'yellow-cleric'));
      board.do({ type: 'layCard', card: 0 });
      expect(board.legal()).toEqual([{ type: 'layCard', card: 0 }]);
      board.do({ type: 'layCard', card: 0 });
      expect([handOf(board, BLUE), handOf(board, YELLOW)]).toEqual([[0, 1], [0]]);
    }
    expect(board.fight('blue-cleric', 'yellow-cleric', 1, 0).winner).toBe(BLUE);
    expect(handOf(board, BLUE)).toEqual([0]);
  });

  test('[BD-COMBAT-12] [BD-RULING-20] used cards leave nothing that could be searched: not even their order', () => {
    const inOrder = duel();
    inOrder.fight('blue-warrior', 'yellow-goblin', 1, 3);
    inOrder.fight('blue-warrior', 'yellow-goblin', 2, 4);
    const otherOrder = duel();
    otherOrder.fight('blue-warrior', 'yellow-goblin', 2, 4);
    otherOrder.fight('blue-warrior', 'yellow-goblin', 1, 3);
    expect(inOrder.position.data).toEqual(otherOrder.position.data);
    expect(inOrder.events.map(({ type }) => type)).toEqual([
      'attackDeclared',
      'cardLaid',
      'cardLaid',
      'combatFought',
      'attackDeclared',
      'cardLaid',
      'cardLaid',
      'combatFought',
    ]);
  });

  test('[BD-RULING-21] which card was laid is its owner’s secret; how many Combat and Jump cards are left is not', () => {
    const board = duel();
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(heard(board, { type: 'layCard', card: 4 }, SPECTATOR)).toEqual([
      { type: 'cardLaid', seat: BLUE, card: 'hidden' },
    ]);
    for (const viewer of [BLUE, YELLOW, 'spectator'] as const)
      expect(viewOf(board.position, viewer).shown.seats[BLUE]).toMatchObject({ combatCards: 9, jumps: 3 });
  });

  test('[BD-COMBAT-17] both sides must play a card, also for a wounded', () => {
    const board = duel();
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(board.why({ type: 'endTurn' })).toBe('NOT_NOW');
    expect(board.why(attackOf('blue-warrior', 'yellow-goblin'))).toBe('NOT_NOW');
    board.do({ type: 'layCard', card: 0 });
    expect(board.stage).toBe('layCard');
    const helpless = sketch(
      `+---+---+---+---+---+
       | a   w   .   .   . |
       +---+   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue warrior', w: 'yellow goblin wounded' },
    );
    helpless.do(attackOf('blue-warrior', 'yellow-goblin'));
    helpless.do({ type: 'layCard', card: 0 });
    expect(helpless.seat).toBe(YELLOW);
    expect(helpless.why({ type: 'endTurn' })).toBe('NOT_NOW');
    expect(helpless.where('yellow-goblin')).toBe(helpless.at('w'));
  });

  test('[BD-COMBAT-18] any card of the hand may be played, and none that is not in it', () => {
    const board = duel({ cards: { yellow: [0, 2, 2, 6] } });
    board.do(attackOf('blue-warrior', 'yellow-goblin'));
    expect(board.legal()).toEqual([0, 1, 2, 3, 4, 5, 6].map(layCard));
    for (const unknown of [7, 16, 17]) expect(board.why(layCard(unknown))).toBe('CARD_NOT_IN_HAND');
    board.do(layCard(6));
    expect(board.legal()).toEqual([0, 2, 6].map(layCard));
    expect(board.refusal(layCard(1))).toMatchObject({ code: 'CARD_NOT_IN_HAND', rule: 'BD-COMBAT-18' });
    expect(board.why(layCard(5))).toBe('CARD_NOT_IN_HAND');
    board.do(layCard(2));
    expect(handOf(board, YELLOW)).toEqual([0, 2, 6]);
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 2, 3, 3, 4, 5]);
  });
});

const trio = () =>
  sketch(
    `+---+---+---+---+---+
     | a   e   .   .   b |
     +---+   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   y |
     +---+---+---+---+---+`,
    { a: 'blue warrior', e: 'yellow goblin', b: 'blue cleric', y: 'yellow troll' },
    { goal: UP_TO_TWO },
  );

describe('wounded during this turn', () => {
  test('[BD-COMBAT-13] [BD-WOUND-10] whoever was wounded in this turn is attacked by nobody until the next', () => {
    const board = trio();
    board.fight('blue-warrior', 'yellow-goblin', 0, 0);
    expect(board.refusal(attackOf('blue-warrior', 'yellow-goblin'))).toMatchObject({
      code: 'WOUNDED_THIS_TURN',
      rule: 'BD-COMBAT-13',
    });
    board.do(board.walkPlaces('blue-cleric', [board.place(4, 0), board.place(3, 0), board.place(2, 0)]));
    expect(board.why(attackOf('blue-cleric', 'yellow-goblin'))).toBe('WOUNDED_THIS_TURN');
    expect(board.legal('attack')).toEqual([]);
    nextTurn(board);
    nextTurn(board);
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
    // From afar neither, whatever the weapon.
    for (const weapon of ['telescoping-spear', 'bow']) {
      const afar = sketch(
        `+---+---+---+---+---+
         | aW  .   e   .   . |`,
        { a: 'blue cleric', W: `blue ${weapon}`, e: 'yellow goblin wounded hurt' },
      );
      expect(afar.why(attackOf('blue-cleric', 'yellow-goblin'))).toBe('WOUNDED_THIS_TURN');
    }
  });

  test('[BD-RULING-134] the mark ends with the turn, whoever played it', () => {
    const board = trio();
    board.fight('blue-warrior', 'yellow-goblin', 0, 6);
    expect(board.isWounded('blue-warrior')).toBe(true);
    nextTurn(board);
    // The Warrior was wounded in blue's turn; in yellow's, the very next one, he may be attacked.
    expect(targets(board, 'yellow-goblin')).toEqual(['blue-warrior']);
  });

  test('[BD-RULING-131] others who were wounded this turn are no hindrance and take no part', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | h   a   e   v   . |
       +---+   +   +   +   +
       | .   w   .   .   . |`,
      {
        a: 'blue warrior',
        e: 'yellow goblin',
        h: 'yellow cleric wounded hurt',
        w: 'yellow thief wounded',
        v: 'blue naga wounded hurt',
      },
    );
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin', 'yellow-thief']);
    expect(sides(board, 'blue-warrior', 'yellow-goblin')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-goblin'],
    });
  });

  test('[BD-RULING-135] wounded and healed in one turn: still no target, an obstacle, and it joins nothing', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   2   .   c |
       +   +   +   +   +   +
       | 3   1   y   .   . |`,
      { a: 'blue warrior', e: 'yellow goblin', c: 'blue cleric', y: 'yellow troll' },
      { goal: UP_TO_TWO, ap: 9 },
    );
    board.fight('blue-warrior', 'yellow-goblin', 0, 0);
    board.do(board.walkPlaces('blue-cleric', [board.place(4, 0), board.place(3, 0), board.place(2, 0)]));
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-goblin' });
    board.do(board.walk('blue-warrior', 'a31'));
    expect(board.isWounded('yellow-goblin')).toBe(false);
    expect(board.refusal(attackOf('blue-warrior', 'yellow-goblin'))).toMatchObject({
      code: 'WOUNDED_THIS_TURN',
      rule: 'BD-COMBAT-13',
    });
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-troll']);
    expect(board.why(board.walk('blue-warrior', '1e'))).toBe('ENEMY_IN_THE_WAY');
    const attackers = ['blue-cleric', 'blue-warrior'];
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({ attackers, defenders: ['yellow-troll'] });
    nextTurn(board);
    nextTurn(board);
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin', 'yellow-troll']);
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers,
      defenders: ['yellow-goblin', 'yellow-troll'],
    });
  });
});

const carrying = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | a   ew  .   .   . |
     +---+   +   +   +   +
     | .   .   .   .   . |`,
    { a: 'blue warrior', e: 'yellow goblin', w: 'yellow cleric wounded hurt' },
    options,
  );

describe('figures that carry a wounded', () => {
  test('[BD-RULING-63] the carrier of somebody wounded this turn may be attacked, and the wounded may die', () => {
    const board = carrying();
    expect(board.where('yellow-cleric')).toBe('held by yellow-goblin');
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
    board.fight('blue-warrior', 'yellow-goblin', 0, 0);
    expect(board.where('yellow-cleric')).toBe('killed');
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(board.points('blue')).toBe(1);
  });

  test('[BD-RULING-64] the one who is carried is no target; left alone he is', () => {
    const board = carrying();
    expect(board.refusal(attackOf('blue-warrior', 'yellow-cleric'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'BD-RULING-64',
    });
    const alone = sketch(
      `+---+---+---+---+---+
       | a   w   e   .   . |
       +---+   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue warrior', e: 'yellow goblin', w: 'yellow cleric wounded' },
    );
    expect(targets(alone, 'blue-warrior')).toEqual(['yellow-cleric']);
    expect(strengths(alone, 'blue-warrior', 'yellow-cleric')).toEqual([3, 0]);
  });
});
