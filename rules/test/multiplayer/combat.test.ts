/** Combat among several colours in the standard game for four. */
import { describe, expect, test } from 'vitest';
import { KILLS } from '../../src/model/fields.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { attackOf, nextTurn, sides, strengths, targets } from '../../testing/fighting.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { pointsOf } from './fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

const four = (at: MultiplayerScene['at'], more: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('standard-4', { open: true, faceUp: 'all', turn: 'blue', at, ...more });

/** With pits: room 1 with the arrow against the clock has one in the middle of its last row. */
const withPit = (at: MultiplayerScene['at'], more: MultiplayerScene = {}): MultiplayerBoard =>
  four(at, { open: false, rooms: { 4: '1ccw' }, ...more });

const eliminated = (events: readonly GameEvent[]) => events.filter(({ type }) => type === 'pieceEliminated');

describe('a wounded among several players', () => {
  test('[MP-STD-9, MP-STD-10] yellow’s, wounded on blue’s turn, may be killed on red’s, before yellow has played', () => {
    const board = four(`
           h   i   j
      13  bWr yTh rWr
      12   .  bCl  .
    `);
    board.fight('blue-warrior', 'yellow-thief', 3, 0);
    expect(board.isWounded('yellow-thief')).toBe(true);
    // Not again on the turn on which it was wounded.
    expect(board.why(attackOf('blue-warrior', 'yellow-thief'))).toBe('WOUNDED_THIS_TURN');
    nextTurn(board);
    expect(board.seat).toBe(RED);
    board.fight('red-warrior', 'yellow-thief', 0, 0);
    expect(board.where('yellow-thief')).toBe('killed');
  });

  test('[MP-RULING-14] a kill is scored by whoever won that combat, not by an earlier wounder', () => {
    const board = four(`
           h   i   j
      13  bWr yTh rWr
    `);
    board.fight('blue-warrior', 'yellow-thief', 3, 0);
    expect(pointsOf(board)).toEqual([0, 0, 0, 0]);
    nextTurn(board);
    board.fight('red-warrior', 'yellow-thief', 0, 0);
    expect(pointsOf(board)).toEqual([0, 1, 0, 0]);
    expect([BLUE, RED, YELLOW, GREEN].map((seat) => board.position.data[KILLS + seat])).toEqual([0, 1, 0, 0]);
  });

  test('[MP-RULING-14] by the defender, where he wins on the turn of another', () => {
    const board = four(`
           h   i   j
      13  bGo yTr rWr
      bCl: wounded
      bGo: holds bCl
    `);
    board.fight('blue-goblin', 'yellow-troll', 0, 0);
    expect([board.where('blue-cleric'), board.isWounded('blue-goblin')]).toEqual(['killed', true]);
    expect(pointsOf(board)).toEqual([0, 0, 1, 0]);
    expect([BLUE, RED, YELLOW, GREEN].map((seat) => board.position.data[KILLS + seat])).toEqual([0, 0, 1, 0]);
  });

  test('[MP-RULING-14] or by the one whose wand or theft of a Rope did it', () => {
    const burnt = four(
      `
             h   i   j   k
        13  gWi  *   .  yTh
        gWi: holds gFw
      `,
      { turn: 'green' },
    );
    burnt.do({ type: 'fireball', piece: 'green-wizard', target: 'yellow-thief' });
    expect([burnt.where('yellow-thief'), pointsOf(burnt)]).toEqual(['killed', [0, 0, 0, 1]]);
    const robbed = withPit(
      `
             l   m   n   o   p
           +   +   +   +   +   +
        12 | . | .   .   . | .
           +   +---+   +   +   +
        11   . |rCl gcl  * | . |
           +   +   +   +---+   +
        10   . | .   .   .   . |
        gCl: holds gRo
      `,
      { turn: 'red' },
    );
    const path = [robbed.square('m11'), robbed.square('n11'), robbed.square('o11')];
    robbed.do(robbed.walkPlaces('red-cleric', path, [{ step: 1, take: 'green-rope' }]));
    expect([robbed.where('green-cleric'), pointsOf(robbed)]).toEqual(['killed', [0, 1, 0, 0]]);
  });

  test('[MP-RULING-14] or by the one who pushed it into a pit', () => {
    const board = multiplayerScene('mixed-4', {
      faceUp: 'all',
      rooms: { 4: '1ccw' },
      turn: 'yellow',
      at: `
             m   n   o
           +---+   +---+
        14 | .   .   . |
           +   +   +   +
        13 H .  yBn  . H
           +   +   +   +
        12 | .  rCl  . |
           +---+   +   +
        11 | .   o   * |
      `,
    });
    board.do({ type: 'scream', piece: 'yellow-banshee', target: 'red-cleric' });
    expect([board.where('red-cleric'), pointsOf(board)]).toEqual(['killed', [0, 0, 1, 0]]);
  });

  test('[MP-RULING-15] one’s own character, killed by one’s own wand, scores for nobody', () => {
    const board = four(`
           h   i   j   k
      13  bWi  *  bGo rGo
      bWi: holds bFw
    `);
    const told = board.do({ type: 'fireball', piece: 'blue-wizard', target: 'blue-goblin' });
    expect(eliminated(told)).toMatchObject([{ piece: 'blue-goblin', scorer: null }]);
    expect(pointsOf(board)).toEqual([0, 0, 0, 0]);
  });

  test('[MP-RULING-16] a Troll regenerates on his owner’s next turn at the earliest; until then anybody may kill him', () => {
    const struck = () => {
      const board = four(`
             h   i   j   k   l   m   n
        13  bWr yTr rWr  .   .   .   *
         8   .   *   .   .   .   .  yGo
      `);
      board.fight('blue-warrior', 'yellow-troll', 6, 0);
      nextTurn(board);
      return board;
    };
    const killed = struck();
    expect(killed.why({ type: 'regenerate', piece: 'yellow-troll' })).toBe('NOT_YOUR_PIECE');
    killed.fight('red-warrior', 'yellow-troll', 0, 0);
    expect(killed.where('yellow-troll')).toBe('killed');
    const spared = struck();
    nextTurn(spared);
    expect(spared.seat).toBe(YELLOW);
    spared.do({ type: 'regenerate', piece: 'yellow-troll' });
    expect(spared.isWounded('yellow-troll')).toBe(false);
    // Wounded in his own turn, he waits for the next.
    const own = four(
      `
             i   j
        13  yTr rWr
      `,
      { turn: 'yellow' },
    );
    own.fight('yellow-troll', 'red-warrior', 0, 6);
    expect(own.why({ type: 'regenerate', piece: 'yellow-troll' })).toBe('WOUNDED_THIS_TURN');
  });

  test('[MP-RULING-17] a Cleric heals a wounded of any colour', () => {
    for (const colour of ['blue', 'red', 'yellow', 'green']) {
      const board = four(`
             h   i
        13  bCl  1
        ${colour}-goblin: 1, wounded
      `);
      board.do({ type: 'heal', piece: 'blue-cleric', target: `${colour}-goblin` });
      expect(board.isWounded(`${colour}-goblin`)).toBe(false);
    }
  });
});

const crowd = () =>
  four(`
         g   h   i   j
    14   .  yTh gWr  .
    13  gGo bWr yTr rWr
    12   .   .  bGo  .
  `);

describe('two colours and the others', () => {
  test('[MP-STD-11] only the attacker’s and the target’s colour fight, and nobody else is asked', () => {
    const board = crowd();
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-goblin', 'blue-warrior'],
      defenders: ['yellow-thief', 'yellow-troll'],
    });
    expect(strengths(board, 'blue-warrior', 'yellow-troll')).toEqual([4, 6]);
    board.do(attackOf('blue-warrior', 'yellow-troll'));
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do({ type: 'layCard', card: 6 });
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    board.do({ type: 'layCard', card: 0 });
    const wounded = board.position.ruleset.pieces.ids.filter((id) => board.isWounded(id));
    expect(wounded.toSorted()).toEqual(['yellow-thief', 'yellow-troll']);
    expect(board.events.find(({ type }) => type === 'combatFought')).toEqual({
      type: 'combatFought',
      cards: [
        { seat: BLUE, card: 6 },
        { seat: YELLOW, card: 0 },
      ],
      attack: 10,
      defence: 6,
      winner: BLUE,
    });
  });

  test('[MP-RULING-12] a third colour between two does not draw them in', () => {
    const pair = ['blue-warrior', 'yellow-troll'] as const;
    const linked = (between: string) =>
      sides(
        four(`
               h   i   j   k
          13  bWr yTr  1  bGo
          ${between}: 1
        `),
        ...pair,
      );
    expect(linked('yellow-thief').attackers).toEqual(['blue-warrior']);
    expect(linked('red-thief')).toEqual({ attackers: ['blue-warrior'], defenders: ['yellow-troll'] });
    // A yellow one who meets a blue fighter comes in, and brings the next blue one; a red one would not.
    const chain = (link: string) =>
      sides(
        four(`
               h   i   j   k
          13  bWr yTr  .   .
          12   .  bCl  1  bGo
          ${link}: 1
        `),
        ...pair,
      );
    expect(chain('yellow-thief')).toEqual({
      attackers: ['blue-cleric', 'blue-goblin', 'blue-warrior'],
      defenders: ['yellow-thief', 'yellow-troll'],
    });
    expect(chain('red-thief')).toEqual({
      attackers: ['blue-cleric', 'blue-warrior'],
      defenders: ['yellow-troll'],
    });
  });

  test('[MP-RULING-13] a third colour’s figure blocks movement and sight as an enemy does', () => {
    const board = four(`
           h   i   j   k
      13  bWi rGo  .  yGo
      bWi: holds bFw
    `);
    expect(board.why({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-goblin' })).toBe(
      'NOT_IN_SIGHT',
    );
    expect(board.why({ type: 'fireball', piece: 'blue-wizard', target: 'red-goblin' })).toBe(null);
    const walker = four(`
           h   i   j
      14   .   .   .
      13  bCl rGo  .
      12  gGo  .   .
      11   .   .   .
    `);
    const through = (...squares: readonly string[]) =>
      walker.why(
        walker.walkPlaces(
          'blue-cleric',
          squares.map((name) => walker.square(name)),
        ),
      );
    expect(through('h13', 'i13', 'j13')).toBe('ENEMY_IN_THE_WAY');
    expect(through('h13', 'h12', 'h11')).toBe('ENEMY_IN_THE_WAY');
    expect(through('h13', 'h14', 'i14')).toBe(null);
    // Nothing else: blue may attack either of them.
    expect(targets(walker, 'blue-cleric')).toEqual(['green-goblin', 'red-goblin']);
  });
});
