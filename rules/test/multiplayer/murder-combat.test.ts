/** Friendly murder party: who comes into a combat, what becomes of it, and the example of the booklet. */
import { describe, expect, test } from 'vitest';
import { KILLS } from '../../src/model/fields.ts';
import { viewOf } from '../../src/view/view.ts';
import { handOf, heard } from '../../testing/fighting.ts';
import type { MultiplayerBoard, MultiplayerScene } from '../../testing/multiplayer-scene.ts';
import {
  answer,
  asked,
  attack,
  type Cards,
  deciding,
  fight,
  gather,
  lay,
  openSides,
  party,
  pointsOf,
  RED_ON_BLUE,
  type Sides,
  woundedOf,
} from './fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

/** The drawing of the booklet: MP-MURDER-31 to MP-MURDER-35. */
const EXAMPLE = `
       g   h   i   j   k
  14   .  rWi yGo  .   .
     +   +---+   +   +   +
  13   .  rWr bTr gWr  .
  12   .   .  gGo bTh yMe
`;

/** Nobody stands near red's Warrior, the booklet says: there is a wall between him and the Wizard on h14 (MP-MURDER-31). */
const WALLED: MultiplayerScene = {
  open: [
    '+   +   +   +   +   +',
    '  .   .   .   .   .  ',
    '+   +   +   +   +   +',
    '  .   .   .   .   .  ',
    '+   +---+   +   +   +',
    '  .   .   *   .   .  ',
    '+   +   +   +   +   +',
    '  .   .   .   .   .  ',
    '+   +   +   +   +   +',
    '  .   .   .   .   .  ',
    '+   +   +   +   +   +',
  ],
};

/** The party of the booklet. */
const drawn = (at = EXAMPLE, scene: MultiplayerScene = {}): MultiplayerBoard =>
  party(at, { ...WALLED, ...scene });

/** It is declared; yellow and green are asked. */
const declared = (): { board: MultiplayerBoard; sides: Sides } => {
  const board = drawn();
  return { board, sides: attack(board, 'red-warrior', 'blue-troll') };
};

/** All have answered as they do in the booklet; red lays the first card. */
const example = (): MultiplayerBoard => {
  const board = drawn();
  gather(board, ...RED_ON_BLUE, { green: 'attack', yellow: 'defence' });
  return board;
};

/** What everybody scores in it with these cards. */
const scored = (cards: Cards): number[] => {
  const board = drawn();
  fight(board, RED_ON_BLUE, { green: 'attack', yellow: 'defence' }, cards);
  return pointsOf(board);
};

const greens = (all: readonly string[]) => all.filter((id) => id.startsWith('green'));

describe('who fights', () => {
  test('[MP-MURDER-9] nobody attacks before the last room is revealed', () => {
    const slots = Array.from({ length: 16 }, (_, slot) => slot);
    const board = party(
      `
             h   i
        13  rWr bTr
      `,
      { faceUp: slots.filter((slot) => slot !== 15) },
    );
    const wish = { type: 'attack', piece: 'red-warrior', target: 'blue-troll' } as const;
    expect(board.refusal(wish)).toMatchObject({ code: 'ROOMS_STILL_HIDDEN', rule: 'MP-MURDER-9' });
    expect(board.legal('attack')).toEqual([]);
    expect(board.legal('move').length).toBeGreaterThan(0);
    const revealed = party(`
           h   i
      13  rWr bTr
    `);
    expect(revealed.legal('attack')).toEqual([wish]);
    expect(revealed.why(wish)).toBe(null);
  });

  test('[MP-MURDER-10] a combat begins between two of different colours, whichever they are', () => {
    const board = party(`
           g   h   i
      14   .  rGo  .
      13  yCl rWr bTr
      12   .  gCl  .
    `);
    expect(board.why({ type: 'attack', piece: 'red-warrior', target: 'red-goblin' })).toBe('NOT_AN_ENEMY');
    const targets = board
      .legal('attack', 'red-warrior')
      .flatMap((action) => ('target' in action ? [action.target] : []));
    expect(targets.toSorted()).toEqual(['blue-troll', 'green-cleric', 'yellow-cleric']);
    expect(attack(board, 'red-warrior', 'green-cleric')).toMatchObject({ defenders: ['green-cleric'] });
  });

  test('[MP-MURDER-11] whoever stands beside the attacker or beside the defender is asked, nobody else', () => {
    const board = party(`
           g   h   i   j
      13  yTh rWr bTr gTh
    `);
    attack(board, 'red-warrior', 'blue-troll');
    expect([board.stage, Object.keys(asked(board))]).toEqual(['join', ['yellow', 'green']]);
    // Diagonal, or one square further, is not beside.
    const apart = party(`
           g   h   i   j   k
      13   .  rWr bTr  .  gTh
      12  yTh  .   .   .   .
    `);
    attack(apart, 'red-warrior', 'blue-troll');
    expect([apart.stage, deciding(apart)]).toEqual(['layCard', 'red']);
  });

  test('[MP-MURDER-12] he is free to join or not, and says on which side', () => {
    const at = `
           g   h   i   j
      13  gCl rWr bTr gWr
    `;
    const board = party(at);
    attack(board, 'red-warrior', 'blue-troll');
    expect(openSides(board)).toEqual(['attack', 'defence', null]);
    expect(gather(party(at), ...RED_ON_BLUE, { green: null })).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(gather(party(at), ...RED_ON_BLUE, { green: 'attack' }).attackers).toContain('green-warrior');
    expect(gather(party(at), ...RED_ON_BLUE, { green: 'defence' }).defenders).toContain('green-cleric');
  });

  test('[MP-MURDER-13] all who join for a player are on the same side', () => {
    const at = `
           g   h   i   j
      13  gCl rWr bTr gWr
      12   .   .  gGo  .
    `;
    const attacking = gather(party(at), ...RED_ON_BLUE, { green: 'attack' });
    expect(greens(attacking.attackers)).toEqual(['green-cleric', 'green-goblin', 'green-warrior']);
    expect(greens(attacking.defenders)).toEqual([]);
    const defending = gather(party(at), ...RED_ON_BLUE, { green: 'defence' });
    expect(greens(defending.attackers)).toEqual([]);
    expect(greens(defending.defenders)).toEqual(['green-cleric', 'green-goblin', 'green-warrior']);
  });

  test('[MP-MURDER-14] who joins brings in all of his who are in contact', () => {
    const board = party(`
           h   i   j
      14  gCl gTh  .
      13  rWr bTr gWr
      12   .  gGo  .
    `);
    attack(board, 'red-warrior', 'blue-troll');
    // He names a side and nobody: the Cleric comes too, who stands beside red's Warrior only.
    expect(openSides(board)).toEqual(['attack', 'defence', null]);
    expect(answer(board, 'attack').attackers).toEqual([
      'green-cleric',
      'green-goblin',
      'green-thief',
      'green-warrior',
      'red-warrior',
    ]);
  });

  test('[MP-MURDER-15, MP-RULING-81] attacker and defender bring in all of theirs who are in contact, from the start', () => {
    const board = party(`
           h   i   j   k
      14   .  rWi  .   .
      13  rWr bTr  .   .
      12  bTh  .   .   .
      11   .   .   .  rCl
    `);
    const wish = { type: 'attack', piece: 'red-warrior', target: 'blue-troll' } as const;
    expect(board.why({ ...wish, joiners: ['red-wizard'] })).toBe('CANNOT_JOIN');
    expect(attack(board, 'red-warrior', 'blue-troll')).toEqual({
      attackers: ['red-warrior', 'red-wizard'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    // The contact of one's own side is contact too: the Wizard beside the attacker, the Thief beside the defender.
    const behind = party(`
           h   i   j
      14  rWi  .   .
      13  rWr bTr bTh
    `);
    expect(attack(behind, 'red-warrior', 'blue-troll')).toEqual({
      attackers: ['red-warrior', 'red-wizard'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    // Red's Wizard stands beside the attacker and meets blue's Thief, who stands beside neither: both must come.
    const pair = party(`
           h   i
      15  bTh  .
      14  rWi  .
      13  rWr bTr
    `);
    expect(attack(pair, 'red-warrior', 'blue-troll')).toEqual({
      attackers: ['red-warrior', 'red-wizard'],
      defenders: ['blue-thief', 'blue-troll'],
    });
  });

  test('[MP-MURDER-16] who touches neither of the two, nor an enemy who fights, stays out', () => {
    const board = party(`
           h   i   j   k
      15  rWi  .   .   .
      14   .   .   .   .
      13  rWr bTr  .  bTh
      12   .  gWr  .   .
      11   .  gCl  .   .
    `);
    expect(gather(board, ...RED_ON_BLUE, { green: 'attack' })).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
  });

  test('[MP-MURDER-17] who touches only the defender may join the attacker, not the defender', () => {
    const board = party(`
           h   i   j
      13  rWr bTr gWr
      12   .  gGo  .
    `);
    attack(board, 'red-warrior', 'blue-troll');
    expect(openSides(board)).toEqual(['attack', null]);
    expect(board.refusal({ type: 'join', side: 'defence' })).toMatchObject({
      code: 'SIDE_NOT_OPEN',
      rule: 'MP-RULING-53',
    });
    const beside = party(`
           g   h   i
      13  gWr rWr bTr
    `);
    attack(beside, 'red-warrior', 'blue-troll');
    expect(openSides(beside)).toEqual(['defence', null]);
    expect(beside.why({ type: 'join', side: 'attack' })).toBe('SIDE_NOT_OPEN');
  });

  test('[MP-MURDER-18] an answer may bring further ones into contact, and those must join', () => {
    const board = party(`
           h   i   j   k   l   m
      13  rWr bTr gWr bTh rCl yCl
    `);
    expect(attack(board, 'red-warrior', 'blue-troll')).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(answer(board, 'attack')).toEqual({
      attackers: ['green-warrior', 'red-cleric', 'red-warrior'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    expect(board.stage).toBe('layCard');
  });

  test('[MP-MURDER-19] wounded do not join, whosever they are', () => {
    const board = party(`
           g   h   i   j
      14   .  ygo rwi  .
      13  yTh rWr bTr gwr
      12   .  bth  .   .
    `);
    expect(attack(board, 'red-warrior', 'blue-troll')).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(deciding(board)).toBe('yellow');
    expect(answer(board, 'defence').defenders).toEqual(['blue-troll', 'yellow-thief']);
    // Green has only a wounded there and is not asked.
    expect(board.stage).toBe('layCard');
  });
});

describe('cards and outcome', () => {
  test('[MP-MURDER-20] everybody who takes part lays one card face down; all are shown together', () => {
    const board = example();
    const order: string[] = [];
    for (const card of [3, 1, 2]) {
      order.push(deciding(board));
      const seat = board.seat;
      const told = heard(board, { type: 'layCard', card }, (seat + 1) % 4);
      expect(told).toEqual([{ type: 'cardLaid', seat, card: 'hidden' }]);
      expect(viewOf(board.position, (seat + 1) % 4).shown.combat?.laid[seat]).toBe('hidden');
      expect(viewOf(board.position, seat).own.laid).toBe(card);
    }
    expect([...order, deciding(board)]).toEqual(['red', 'blue', 'yellow', 'green']);
    const [, fought] = heard(board, { type: 'layCard', card: 5 }, BLUE);
    expect(fought).toMatchObject({
      type: 'combatFought',
      cards: [
        { seat: RED, card: 3 },
        { seat: BLUE, card: 1 },
        { seat: YELLOW, card: 2 },
        { seat: GREEN, card: 5 },
      ],
    });
    // Who stays out lays none.
    const three = drawn();
    gather(three, ...RED_ON_BLUE, { green: 'attack' });
    expect(lay(three).cards.map(({ seat }) => seat)).toEqual([RED, BLUE, GREEN]);
  });

  test('[MP-MURDER-21] the cards of all players of a side are added to its characters', () => {
    expect(lay(example(), { red: 1, green: 2, blue: 3, yellow: 4 })).toMatchObject({
      attack: 8 + 1 + 2,
      defence: 7 + 3 + 4,
    });
    expect(lay(example(), { green: 6, yellow: 5 })).toMatchObject({ attack: 8 + 6, defence: 7 + 5 });
  });

  test('[MP-MURDER-22] the higher total wins: all losers are wounded, a wounded target is eliminated', () => {
    const won = example();
    expect(lay(won, { green: 2 })).toMatchObject({ winner: RED, alsoWon: [GREEN] });
    expect(woundedOf(won)).toEqual(['blue-thief', 'blue-troll', 'yellow-goblin']);
    const lost = example();
    expect(lay(lost, { yellow: 2 })).toMatchObject({ winner: BLUE, alsoWon: [YELLOW] });
    expect(woundedOf(lost)).toEqual(['green-goblin', 'green-warrior', 'red-warrior', 'red-wizard']);
    const killed = drawn(`
           g   h   i   j   k   l
         +   +   +   +   +   +   +
      15   .   .   .   .   .   .
         +   +   +   +   +   +   +
      14   .  rWi yGo  .   .   .
         +   +---+   +   +   +   +
      13   .  rWr btr gWr  .   .
         +   +   +   +   +   +   +
      12   .   .  gGo bTh yMe  .
         +   +   +   +   +   +   +
      11   .   .   .   .   .   .
    `);
    fight(killed, RED_ON_BLUE, { green: 'attack', yellow: 'defence' });
    expect(killed.where('blue-troll')).toBe('killed');
    expect(woundedOf(killed)).toEqual(['blue-thief', 'yellow-goblin']);
  });

  test('[MP-MURDER-23] the cards are discarded, all but the +0', () => {
    const hand = [0, 2, 2, 5];
    const board = drawn(
      `
             g   h   i   j   k   l
           +   +   +   +   +   +   +
        15   .   .   .   .   .   .
           +   +   +   +   +   +   +
        14   .  rWi yGo  .   .   .
           +   +---+   +   +   +   +
        13   .  rWr bTr gWr  .   .
           +   +   +   +   +   +   +
        12   .   .  gGo bTh yMe  .
           +   +   +   +   +   +   +
        11   .   .   .   .   .   .
      `,
      { cards: { blue: hand, red: hand, yellow: hand, green: hand } },
    );
    fight(
      board,
      RED_ON_BLUE,
      { green: 'attack', yellow: 'defence' },
      { red: 2, green: 5, blue: 0, yellow: 2 },
    );
    expect([BLUE, RED, YELLOW, GREEN].map((seat) => handOf(board, seat))).toEqual([
      [0, 2, 2, 5],
      [0, 2, 5],
      [0, 2, 5],
      [0, 2, 2],
    ]);
  });

  test('[MP-MURDER-24] bystanders are not affected', () => {
    const board = drawn();
    const hand = handOf(board, GREEN);
    fight(board, RED_ON_BLUE, { yellow: 'defence' }, { yellow: 6 });
    expect(woundedOf(board)).toEqual(['red-warrior', 'red-wizard']);
    expect([handOf(board, GREEN), pointsOf(board)]).toEqual([hand, [2, 0, 2, 0]]);
  });

  test('[MP-MURDER-25] each winner scores one for every enemy wounded or killed', () => {
    const wounding = example();
    lay(wounding, { red: 6 });
    expect(pointsOf(wounding)).toEqual([0, 3, 0, 3]);
    const killing = drawn(`
           g   h   i   j   k   l
         +   +   +   +   +   +   +
      15   .   .   .   .   .   .
         +   +   +   +   +   +   +
      14   .  rWi yGo  .   .   .
         +   +---+   +   +   +   +
      13   .  rWr btr gWr  .   .
         +   +   +   +   +   +   +
      12   .   .  gGo bTh yMe  .
         +   +   +   +   +   +   +
      11   .   .   .   .   .   .
    `);
    fight(killing, RED_ON_BLUE, { green: 'attack', yellow: 'defence' });
    expect(pointsOf(killing)).toEqual([0, 3, 0, 3]);
    expect([RED, GREEN, BLUE].map((seat) => killing.position.data[KILLS + seat])).toEqual([1, 1, 0]);
    expect(killing.events).toContainEqual(
      expect.objectContaining({
        type: 'pieceEliminated',
        piece: 'blue-troll',
        scorer: RED,
        alsoScores: [GREEN],
      }),
    );
  });
});

describe('the example of the booklet', () => {
  test('[MP-MURDER-31] red’s Warrior attacks blue’s Troll; the Wizard, diagonal to him, is out at first', () => {
    expect(declared().sides).toEqual({ attackers: ['red-warrior'], defenders: ['blue-troll'] });
  });

  test('[MP-MURDER-32] green’s Warrior and Goblin touch the Troll only; green joins red', () => {
    const { board } = declared();
    expect(asked(board).green).toEqual(['attack', null]);
    expect(gather(drawn(), ...RED_ON_BLUE, { green: 'attack' }).attackers).toEqual([
      'green-goblin',
      'green-warrior',
      'red-warrior',
    ]);
  });

  test('[MP-MURDER-33] yellow’s Goblin touches Troll and Wizard; it joins blue, and the Wizard comes in', () => {
    const { board } = declared();
    expect(asked(board).yellow).toEqual(['attack', 'defence', null]);
    expect(gather(drawn(), ...RED_ON_BLUE, { yellow: 'defence' })).toEqual({
      attackers: ['red-warrior', 'red-wizard'],
      defenders: ['blue-troll', 'yellow-goblin'],
    });
  });

  test('[MP-MURDER-34, MP-MURDER-35] blue’s Thief meets green and must join; the Mekanork beside her stays out', () => {
    expect(gather(drawn(), ...RED_ON_BLUE, { green: 'attack', yellow: 'defence' })).toEqual({
      attackers: ['green-goblin', 'green-warrior', 'red-warrior', 'red-wizard'],
      defenders: ['blue-thief', 'blue-troll', 'yellow-goblin'],
    });
  });

  test('[MP-MURDER-36] 8 and two cards against 7 and two cards', () => {
    const answers = { green: 'attack', yellow: 'defence' } as const;
    expect(fight(drawn(), RED_ON_BLUE, answers)).toMatchObject({ attack: 8, defence: 7 });
    expect(fight(drawn(), RED_ON_BLUE, answers, { red: 3, green: 4, blue: 5, yellow: 6 })).toMatchObject({
      attack: 15,
      defence: 18,
    });
  });

  test('[MP-MURDER-37] red and green would score 3 each, blue and yellow 4 each', () => {
    expect(scored({ red: 1, green: 1, blue: 1, yellow: 1 })).toEqual([0, 3, 0, 3]);
    expect(scored({ red: 1, green: 1, blue: 2, yellow: 2 })).toEqual([4, 0, 4, 0]);
  });

  test('[MP-MURDER-38] had green and yellow stayed out, it would have been 3 against 4', () => {
    const board = drawn();
    expect(gather(board, ...RED_ON_BLUE)).toEqual({ attackers: ['red-warrior'], defenders: ['blue-troll'] });
    const fought = lay(board);
    expect(fought).toMatchObject({ attack: 3, defence: 4, winner: BLUE });
    expect([fought.cards.map(({ seat }) => seat), fought.alsoWon]).toEqual([[RED, BLUE], undefined]);
    expect([woundedOf(board), pointsOf(board)]).toEqual([['red-warrior'], [1, 0, 0, 0]]);
  });
});
