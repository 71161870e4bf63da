/** Friendly murder party: what the booklet leaves open. */
import { describe, expect, test } from 'vitest';
import {
  ATTACKS,
  CHOSEN,
  COMBAT_HAND,
  DEFENDS,
  FIGHTING,
  GONE,
  JOINED,
  JOINED_ATTACK,
  NOT_ASKED,
  STAYED_OUT,
} from '../../src/model/fields.ts';
import { combatFaults } from '../../src/position-json/faults/combat.ts';
import { marksOf } from '../../src/model/position.ts';
import { eventFor, type AddressedEvent } from '../../src/model/events.ts';
import { runOut } from '../../src/flow/clock.ts';
import { decisions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import type { Colour } from '../../src/vocabulary.ts';
import { handOf, heard } from '../../testing/fighting.ts';
import type { MultiplayerBoard, MultiplayerScene } from '../../testing/multiplayer-scene.ts';
import {
  answer,
  asked,
  attack,
  COLOURS_IN_ORDER,
  deciding,
  DUEL,
  fight,
  gather,
  lay,
  openSides,
  party,
  pointsOf,
  RED_ON_BLUE,
  woundedOf,
} from './fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

/** The party of a table that answers in turn. */
const inTurn = (
  at: MultiplayerScene['at'],
  scene: MultiplayerScene = {},
  options: MultiplayerScene['options'] = {},
): MultiplayerBoard =>
  party(at, {
    ...scene,
    options: { ...options, rules: { partyAnswers: 'inTurn', partyFighters: 'facingEnemies' } },
  });

/** The colours that are asked about an attack, in order, if everybody stays out. */
const askedInTurn = (
  at: MultiplayerScene['at'],
  piece: string,
  target: string,
  turn: NonNullable<MultiplayerScene['turn']> = 'red',
) => {
  const board = inTurn(at, { turn });
  attack(board, piece, target);
  const order: string[] = [];
  while (board.stage === 'join') {
    expect(Object.keys(asked(board))).toHaveLength(1);
    order.push(deciding(board));
    answer(board, null);
  }
  return order;
};

/** The sides that are open to the first one who is asked about red's attack on blue's Troll; none if nobody is. */
const firstAsked = (at: MultiplayerScene['at']) => {
  const board = party(at);
  attack(board, ...RED_ON_BLUE);
  return board.stage === 'join' ? [deciding(board), ...openSides(board)] : [];
};

/** What both sides are worth if green attacks with red and yellow defends with blue. */
const totals = (at: MultiplayerScene['at']): number[] => {
  const { attack: attackers, defence } = fight(party(at), RED_ON_BLUE, {
    green: 'attack',
    yellow: 'defence',
  });
  return [attackers, defence];
};

/** What the third and the fourth may choose when the first attacks the second. */
const choicesOf = (order: readonly Colour[]) => {
  const [attacker, target, third, fourth] = order;
  const at = `
         g   h   i   j
    14   .   .   3   .
    13   5   1   2   4
    ${attacker}-warrior: 1
    ${target}-troll: 2
    ${third}-goblin: 3
    ${fourth}-goblin: 4
    ${fourth}-cleric: 5
  `;
  const board = party(at, { turn: attacker });
  attack(board, `${attacker}-warrior`, `${target}-troll`);
  const { [third]: one, [fourth]: other } = asked(board);
  return [one, other];
};

const allBut = (hidden: number) =>
  Array.from({ length: 16 }, (_, slot) => slot).filter((slot) => slot !== hidden);

describe('who may join on which side', () => {
  test('[MP-RULING-53] a figure beside attacker or defender opens the side against whose players it stands', () => {
    expect(
      firstAsked(`
             h   i
        14   .  yGo
        13  rWr bTr
      `),
    ).toEqual(['yellow', 'attack', null]);
    expect(
      firstAsked(`
             g   h   i
        13  yGo rWr bTr
      `),
    ).toEqual(['yellow', 'defence', null]);
    // Red's Wizard does not fight yet, or beside the Warrior does already: the Goblin would bring him in.
    for (const square of [1, 2])
      expect(
        firstAsked(`
               h   i
          15   .   1
          14   2  yGo
          13  rWr bTr
          rWi: ${square}
        `),
      ).toEqual(['yellow', 'attack', 'defence', null]);
    // One who cannot be brought in opens nothing: a wounded, or for the attack one who was healed in this turn.
    expect(
      firstAsked(`
             h   i
        15   .  rwi
        14   .  yGo
        13  rWr bTr
      `),
    ).toEqual(['yellow', 'attack', null]);
    expect(
      firstAsked(`
             h   i
        15   .  rWi
        14   .  yGo
        13  rWr bTr
        rWi: spent
      `),
    ).toEqual(['yellow', 'attack', null]);
    // The Thief beside the Wizard stands beside neither of the two: she opens nothing.
    expect(
      firstAsked(`
             g   h   i
        14  yTh rWi  .
        13   .  rWr bTr
      `),
    ).toEqual([]);
    // Healed in this turn, the Goblin attacks nobody.
    expect(
      firstAsked(`
             h   i
        14   .  yGo
        13  rWr bTr
        yGo: spent
      `),
    ).toEqual([]);
    expect(
      firstAsked(`
             g   h   i
        13  yGo rWr bTr
        yGo: spent
      `),
    ).toEqual(['yellow', 'defence', null]);
  });

  test('[MP-RULING-54] all who may join are asked at the same moment', () => {
    const board = party(`
           h   i   j
      14   .  yTh  .
      13  rWr bTr rCl
      12  bTh gTh  .
    `);
    // The attacker's and the defender's own are in already.
    expect(attack(board, ...RED_ON_BLUE)).toEqual({
      attackers: ['red-cleric', 'red-warrior'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    expect(Object.keys(asked(board))).toEqual(['yellow', 'green']);
    // Either may answer first, each once.
    board.do({ type: 'join', side: null }, GREEN);
    expect(Object.keys(asked(board))).toEqual(['yellow']);
    expect(board.why({ type: 'join', side: null }, GREEN)).toBe('NOT_YOUR_DECISION');
    answer(board, null);
    expect(board.stage).toBe('layCard');
  });

  test('[MP-RULING-54] what is open holds before anybody has joined, whoever answers first', () => {
    // Green's Warrior touches yellow's Cleric: whatever yellow answers, that opens nothing.
    const sides = ['attack', null] as const;
    for (const [first, second] of [
      [YELLOW, GREEN],
      [GREEN, YELLOW],
    ])
      for (const side of sides) {
        const board = party(`
               h   i   j
          14   .  yWr yCl
          13  rWr bTr gWr
        `);
        attack(board, ...RED_ON_BLUE);
        expect(asked(board)).toEqual({ yellow: sides, green: sides });
        board.do({ type: 'join', side }, first);
        expect(openSides(board, second)).toEqual(sides);
        expect(board.why({ type: 'join', side: 'defence' }, second)).toBe('SIDE_NOT_OPEN');
      }
  });

  test('[MP-RULING-54] the same choice from every seat', () => {
    const orders = COLOURS_IN_ORDER.flatMap((a) =>
      COLOURS_IN_ORDER.flatMap((b) =>
        COLOURS_IN_ORDER.flatMap((c) =>
          COLOURS_IN_ORDER.filter((d) => new Set([a, b, c, d]).size === 4).map((d) => [a, b, c, d]),
        ),
      ),
    );
    expect(orders).toHaveLength(24);
    for (const order of orders)
      expect([order, choicesOf(order)]).toEqual([
        order,
        [
          ['attack', null],
          ['attack', 'defence', null],
        ],
      ]);
  });

  test('[MP-RULING-54] an answer lies face down until all have chosen; then all are told, clockwise from the attacker', () => {
    const board = party(`
           h   i   j
      14   .  yGo  .
      13  rWr bTr gWr
    `);
    attack(board, ...RED_ON_BLUE);
    const p = board.position;
    const told = heard(board, { type: 'join', side: 'attack' }, YELLOW, GREEN);
    expect(told).toEqual([{ type: 'sideChosen', seat: GREEN, side: 'hidden' }]);
    // Nobody fights for it yet, and only green knows it.
    expect(marksOf(p, board.piece('green-warrior')) & FIGHTING).toBe(0);
    for (const viewer of [BLUE, RED, YELLOW, GREEN, 'spectator'] as const) {
      const { shown, own } = viewOf(p, viewer);
      expect(shown.combat?.chosen).toEqual([NOT_ASKED, NOT_ASKED, NOT_ASKED, 'hidden']);
      expect(shown.combat).not.toHaveProperty('joined');
      expect(own.chosen).toBe(viewer === GREEN ? JOINED_ATTACK : undefined);
    }
    expect(heard(board, { type: 'join', side: null }, GREEN)).toEqual([
      { type: 'sideChosen', seat: YELLOW, side: 'hidden' },
      expect.objectContaining({ type: 'sideTaken', seat: YELLOW, side: null }),
      {
        type: 'sideTaken',
        seat: GREEN,
        side: 'attack',
        attackers: ['red-warrior', 'green-warrior'],
        defenders: ['blue-troll'],
      },
    ]);
    expect(viewOf(p, YELLOW).shown.combat).toMatchObject({ joined: [0, 0, STAYED_OUT, JOINED_ATTACK] });
    expect(viewOf(p, YELLOW).shown.combat).not.toHaveProperty('chosen');
  });

  test('[MP-RULING-54] who comes into contact only by what others answer is not asked', () => {
    const board = party(`
           h   i   j   k
      13  rWr bTr gWr yWr
    `);
    attack(board, ...RED_ON_BLUE);
    expect(Object.keys(asked(board))).toEqual(['green']);
    expect(answer(board, 'attack')).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
  });

  test('[MP-RULING-54] two who join against each other bring in those of theirs who meet', () => {
    // Yellow's Cleric meets green's Thief, whom nothing else would bring in.
    for (const first of [YELLOW, GREEN]) {
      const board = party(`
             g   h   i   j
        15   .   .  gTh  .
        14   .   .  yCl  .
        13  yGo rWr bTr gWr
      `);
      attack(board, ...RED_ON_BLUE);
      const answers = { [YELLOW]: 'defence', [GREEN]: 'attack' } as const;
      for (const seat of [first, YELLOW + GREEN - first])
        board.do({ type: 'join', side: answers[seat] ?? null }, seat);
      const ids = board.position.ruleset.pieces.ids;
      const on = (side: number) =>
        ids.filter((_id, piece) => marksOf(board.position, piece) & side).toSorted();
      expect([on(ATTACKS), on(DEFENDS)]).toEqual([
        ['green-thief', 'green-warrior', 'red-warrior'],
        ['blue-troll', 'yellow-cleric', 'yellow-goblin'],
      ]);
    }
  });

  test('[MP-RULING-54] who is too slow stays out, and everybody knows it; the others still choose', () => {
    const at = `
           h   i   j
      14   .  yGo  .
      13  rWr bTr gWr
    `;
    const timer = { turn: 120, placing: 5, combatCard: 5 };
    const slow = party(at, { options: { timer } });
    attack(slow, ...RED_ON_BLUE);
    expect(decisions(slow.position)).toMatchObject([
      { seat: YELLOW, about: 'join', clock: 'combatCard' },
      { seat: GREEN, about: 'join', clock: 'combatCard' },
    ]);
    const events: AddressedEvent[] = [];
    runOut(slow.position, YELLOW, (one) => events.push(one));
    expect(events.map((one) => eventFor(one, GREEN))).toMatchObject([
      { type: 'timeRanOut', seat: YELLOW },
      { type: 'sideTaken', seat: YELLOW, side: null },
    ]);
    expect([slow.position.data[JOINED + YELLOW], slow.stage, deciding(slow)]).toEqual([
      STAYED_OUT,
      'join',
      'green',
    ]);
    expect([...combatFaults(slow.position)]).toEqual([]);
    expect(openSides(slow)).toEqual(['attack', null]);
    answer(slow, 'attack');
    expect([slow.stage, deciding(slow)]).toEqual(['layCard', 'red']);
    // The last one to be late: what lies face down is shown.
    const last = party(at, { options: { timer } });
    attack(last, ...RED_ON_BLUE);
    answer(last, 'attack');
    runOut(last.position, GREEN);
    expect([last.stage, last.position.data[JOINED + YELLOW]]).toEqual(['layCard', JOINED_ATTACK]);
  });

  test('[MP-RULING-76] who leaves while players are asked stays out, chosen or not; the others still choose', () => {
    const at = `
           h   i   j
      14   .  yGo  .
      13  rWr bTr gWr
    `;
    for (const chosen of [true, false]) {
      const board = party(at);
      attack(board, ...RED_ON_BLUE);
      if (chosen) answer(board, 'attack');
      board.do({ type: 'resign' }, YELLOW);
      expect([board.position.data[GONE + YELLOW], board.stage]).toEqual([1, 'join']);
      expect([board.position.data[CHOSEN + YELLOW], asked(board)]).toEqual([
        NOT_ASKED,
        { green: ['attack', null] },
      ]);
      expect([...combatFaults(board.position)]).toEqual([]);
      board.do({ type: 'resign' }, GREEN);
      expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
      expect(lay(board)).toMatchObject({ attack: 3, defence: 4 });
    }
    // The last who had not chosen leaves: what the other chose is shown.
    const rest = party(at);
    attack(rest, ...RED_ON_BLUE);
    answer(rest, 'attack');
    rest.do({ type: 'resign' }, GREEN);
    expect([rest.stage, rest.position.data[JOINED + YELLOW]]).toEqual(['layCard', JOINED_ATTACK]);
    // Who was not asked changes nothing by leaving.
    const far = party(`
           h   i   j   k   l   m   n
      14   .  yGo  .   .   .   .   .
      13  rWr bTr  .   .   .   .   *
       8   .   *   .   .   .   .  gWr
    `);
    attack(far, ...RED_ON_BLUE);
    far.do({ type: 'resign' }, GREEN);
    expect([far.stage, Object.keys(asked(far))]).toEqual(['join', ['yellow']]);
  });

  test('a combat is called off when attacker or defender leaves while others choose', () => {
    for (const leaver of [BLUE, RED]) {
      const board = party(`
             h   i   j
        14   .  yGo  .
        13  rWr bTr gWr
      `);
      attack(board, ...RED_ON_BLUE);
      answer(board, 'attack');
      board.do({ type: 'resign' }, leaver);
      expect(board.stage).toBe(leaver === RED ? 'card' : 'act');
      expect(board.position.data.slice(JOINED, JOINED + 4)).toEqual(new Int32Array(4));
      expect(board.position.data.slice(CHOSEN, CHOSEN + 4)).toEqual(new Int32Array(4));
      expect([woundedOf(board), pointsOf(board)]).toEqual([[], [0, 0, 0, 0]]);
    }
  });

  test('[MP-RULING-55, MP-RULING-81] one who touches only the principal of his own side fights too', () => {
    expect(
      gather(
        party(`
               g   h   i   j
          13  gCl rWr bTr gWr
        `),
        ...RED_ON_BLUE,
        { green: 'attack' },
      ),
    ).toEqual({
      attackers: ['green-cleric', 'green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(
      gather(
        party(`
               g   h   i   j
          13  gCl rWr bTr gWr
        `),
        ...RED_ON_BLUE,
        { green: 'defence' },
      ),
    ).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll', 'green-cleric', 'green-warrior'],
    });
    // Beside neither, he comes only if he meets an enemy who fights.
    expect(
      gather(
        party(`
               g   h   i   j   k
          13  gCl rWr bTr gWr gTh
        `),
        ...RED_ON_BLUE,
        { green: 'attack' },
      ).attackers,
    ).not.toContain('green-thief');
  });
});

describe('the earlier readings, as options', () => {
  test('[MP-RULING-55] with partyFighters facingEnemies one who touches only his own side’s principal stays out', () => {
    const earlier = { options: { rules: { partyFighters: 'facingEnemies' } } } as const;
    const at = `
           g   h   i   j
      13  gCl rWr bTr gWr
    `;
    expect(gather(party(at, earlier), ...RED_ON_BLUE, { green: 'attack' })).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(gather(party(at, earlier), ...RED_ON_BLUE, { green: 'defence' })).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll', 'green-cleric'],
    });
    expect(
      attack(
        party(
          `
                 h   i   j
            14  rWi  .   .
            13  rWr bTr bTh
          `,
          earlier,
        ),
        ...RED_ON_BLUE,
      ),
    ).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll'],
    });
    // Red's Wizard beside the attacker meets blue's Thief, who is not there yet: both must come.
    const pair = party(
      `
             h   i
        15  bTh  .
        14  rWi  .
        13  rWr bTr
      `,
      earlier,
    );
    expect(attack(pair, ...RED_ON_BLUE)).toEqual({
      attackers: ['red-warrior', 'red-wizard'],
      defenders: ['blue-thief', 'blue-troll'],
    });
  });

  test('[MP-RULING-53] in turn: those who have joined are players of their side too', () => {
    const at = `
           h   i   j
      14   .  yWr yCl
      13  rWr bTr gWr
    `;
    const asksGreen = (yellow: 'attack' | null) => {
      const board = inTurn(at);
      attack(board, ...RED_ON_BLUE);
      answer(board, yellow);
      return { board, open: openSides(board) };
    };
    expect(asksGreen(null).open).toEqual(['attack', null]);
    const { board, open } = asksGreen('attack');
    expect(open).toEqual(['attack', 'defence', null]);
    // Yellow's Cleric is drawn in by green's Warrior.
    expect(answer(board, 'defence')).toEqual({
      attackers: ['red-warrior', 'yellow-cleric', 'yellow-warrior'],
      defenders: ['blue-troll', 'green-warrior'],
    });
  });

  test('[MP-RULING-54] in turn: the attacker’s and the defender’s own come first, then the others clockwise, each once', () => {
    expect(
      askedInTurn(
        `
               h   i
          14  gCl  .
          13  rWr bTr
          12   .  yCl
        `,
        'red-warrior',
        'blue-troll',
      ),
    ).toEqual(['yellow', 'green']);
    expect(
      askedInTurn(
        `
               h   i
          14  yCl  .
          13  gWr rTr
          12   .  bCl
        `,
        'green-warrior',
        'red-troll',
        'green',
      ),
    ).toEqual(['blue', 'yellow']);
    expect(
      askedInTurn(
        `
               h   i
          14  rCl  .
          13  yWr gTr
          12   .  bCl
        `,
        'yellow-warrior',
        'green-troll',
        'yellow',
      ),
    ).toEqual(['blue', 'red']);
    const board = inTurn(`
           h   i   j
      13  rWr bTr rCl
      12  bTh gTh  .
    `);
    expect(attack(board, ...RED_ON_BLUE)).toEqual({
      attackers: ['red-cleric', 'red-warrior'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    expect(board.stage).toBe('join');
  });

  test('[MP-RULING-54] in turn: who comes into contact only by what others answer is not asked', () => {
    const board = inTurn(`
           h   i   j   k
      13  rWr bTr gWr yWr
    `);
    attack(board, ...RED_ON_BLUE);
    expect(deciding(board)).toBe('green');
    expect(answer(board, 'attack')).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
    // Nor is one asked late, whom the answer of a later one would have opened a side.
    const late = inTurn(`
           h   i
      15   .  gTh
      14   .  yWr
      13  rWr bTr
      12   .  gCl
      yWr: spent
    `);
    attack(late, ...RED_ON_BLUE);
    expect(deciding(late)).toBe('green');
    answer(late, 'attack');
    expect(late.stage).toBe('layCard');
  });

  test('[MP-RULING-54] in turn: the order of the answers does not matter for who fights', () => {
    // Yellow's Cleric meets green's Thief, whom nothing else would bring in.
    expect(
      gather(
        inTurn(`
               g   h   i   j
          15   .   .  gTh  .
          14   .   .  yCl  .
          13  yGo rWr bTr gWr
        `),
        ...RED_ON_BLUE,
        { yellow: 'defence', green: 'attack' },
      ),
    ).toEqual({
      attackers: ['green-thief', 'green-warrior', 'red-warrior'],
      defenders: ['blue-troll', 'yellow-cleric', 'yellow-goblin'],
    });
  });

  test('[MP-RULING-54] in turn: who is too slow, or leaves while he is asked, stays out, and the next one is asked', () => {
    const at = `
           h   i   j
      14   .  yGo  .
      13  rWr bTr gWr
    `;
    const timer = { turn: 120, placing: 5, combatCard: 5 };
    const slow = inTurn(at, {}, { timer });
    attack(slow, ...RED_ON_BLUE);
    expect(decisions(slow.position)).toMatchObject([{ seat: YELLOW, about: 'join', clock: 'combatCard' }]);
    runOut(slow.position, YELLOW);
    expect([slow.position.data[JOINED + YELLOW], slow.stage, deciding(slow)]).toEqual([
      STAYED_OUT,
      'join',
      'green',
    ]);
    const left = inTurn(at);
    attack(left, ...RED_ON_BLUE);
    left.do({ type: 'resign' }, YELLOW);
    expect([left.position.data[GONE + YELLOW], left.stage, deciding(left)]).toEqual([1, 'join', 'green']);
    left.do({ type: 'resign' }, GREEN);
    expect([left.stage, deciding(left)]).toEqual(['layCard', 'red']);
    expect(lay(left)).toMatchObject({ attack: 3, defence: 4 });
  });

  test('[MP-RULING-54] in turn: who leaves before he is asked is not asked; the one who is asked still is', () => {
    const board = inTurn(`
           h   i   j
      14   .  yGo  .
      13  rWr bTr gWr
    `);
    attack(board, ...RED_ON_BLUE);
    board.do({ type: 'resign' }, GREEN);
    expect([board.stage, deciding(board)]).toEqual(['join', 'yellow']);
    answer(board, 'attack');
    expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
  });

  test('in turn: a combat is called off when somebody leaves who takes part, asked or not', () => {
    for (const leaver of [BLUE, YELLOW]) {
      const board = inTurn(`
             h   i   j
        14   .  yGo  .
        13  rWr bTr gWr
      `);
      attack(board, ...RED_ON_BLUE);
      answer(board, 'attack');
      board.do({ type: 'resign' }, leaver);
      expect([board.stage, deciding(board)]).toEqual(['act', 'red']);
      expect(board.position.data.slice(JOINED, JOINED + 4)).toEqual(new Int32Array(4));
      expect([woundedOf(board), pointsOf(board)]).toEqual([[], [0, 0, 0, 0]]);
    }
  });
});

describe('what becomes of them', () => {
  test('[MP-RULING-56] a wounded target counts nothing, others help it; losing, it is killed', () => {
    const at = `
           h   i   j
      14  yGo  .   .
      13  rWr btr gWr
      12  bTh  .   .
    `;
    const board = party(at);
    const answers = { yellow: 'defence', green: 'attack' } as const;
    expect(gather(board, ...RED_ON_BLUE, answers)).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-thief', 'blue-troll', 'yellow-goblin'],
    });
    expect(lay(board)).toMatchObject({ attack: 6, defence: 0 + 2 + 1 });
    expect([board.where('blue-troll'), woundedOf(board)]).toEqual([
      'killed',
      ['blue-thief', 'yellow-goblin'],
    ]);
    expect(pointsOf(board)).toEqual([0, 3, 0, 3]);
    const saved = party(at);
    fight(saved, RED_ON_BLUE, answers, { blue: 6 });
    expect(woundedOf(saved)).toEqual(['blue-troll', 'green-warrior', 'red-warrior']);
  });

  test('[MP-RULING-57] a wounded whom a loser carries is eliminated, one point to every winner', () => {
    const board = party(`
           h   i   j
      13  rWr bTr gWr
      bCl: wounded
      bTr: holds bCl
    `);
    expect(board.where('blue-cleric')).toBe('held by blue-troll');
    fight(board, RED_ON_BLUE, { green: 'attack' });
    expect([board.where('blue-cleric'), board.isWounded('blue-troll')]).toEqual(['killed', true]);
    expect(pointsOf(board)).toEqual([0, 2, 0, 2]);
    // The same for whoever joined and loses.
    const joined = party(`
           h   i   j
      13  rWr bTr gWr
      gCl: wounded
      gWr: holds gCl
    `);
    fight(joined, RED_ON_BLUE, { green: 'attack' }, { blue: 6 });
    expect([joined.where('green-cleric'), pointsOf(joined)]).toEqual(['killed', [3, 0, 0, 0]]);
  });

  test('[MP-RULING-58] on lines one attacks, is attacked and joins as anywhere', () => {
    const attacking = party(`
           a   b
      11  rWr bTr
      10  rWi gWr
    `);
    expect(gather(attacking, ...RED_ON_BLUE, { green: 'attack' })).toEqual({
      attackers: ['green-warrior', 'red-warrior', 'red-wizard'],
      defenders: ['blue-troll'],
    });
    const attacked = party(
      `
             a   b
        11  rWr bTr
        10  rWi gWr
      `,
      { turn: 'blue' },
    );
    expect(attack(attacked, 'blue-troll', 'red-warrior')).toEqual({
      attackers: ['blue-troll'],
      defenders: ['red-warrior', 'red-wizard'],
    });
    // Green's Warrior beside the Troll meets red's Wizard, who stands on the line.
    expect(openSides(attacked)).toEqual(['attack', 'defence', null]);
    expect(answer(attacked, 'attack').attackers).toEqual(['blue-troll', 'green-warrior']);
    const lost = party(`
           a   b
      11  rWr bTr
      10  rWi  .
    `);
    fight(lost, RED_ON_BLUE, {}, { blue: 6 });
    expect(woundedOf(lost)).toEqual(['red-warrior', 'red-wizard']);
  });

  test('[MP-RULING-59] a Thief who loses on a pit is killed, and scores once', () => {
    const board = party(
      `
             g   h   i   j   k
           +   +   +   +   +   +
        12 | . | .   .   . | .
           +   +---+   +   +   +
        11   . |rWr bTh gWr| .
           +---+   +   +   +---+
        10 | .   . | . | .   . |
      `,
      { open: false, rooms: { 5: '1ccw' } },
    );
    fight(board, ['red-warrior', 'blue-thief'], { green: 'attack' });
    expect([board.where('blue-thief'), pointsOf(board)]).toEqual(['killed', [0, 1, 0, 1]]);
    const beside = party(
      `
             h   i   j   k
           +   +   +   +   +
        12 | .   .   . | .
           +---+   +   +   +
        11 | .  rWr bTh| .
           +   +   +   +---+
        10   . | . | .   . |
        rWr: holds rRo
      `,
      { open: false, rooms: { 5: '1ccw' } },
    );
    fight(beside, ['red-warrior', 'blue-thief']);
    expect([beside.isWounded('blue-thief'), pointsOf(beside)]).toEqual([true, [0, 1, 0, 0]]);
  });

  test('[MP-RULING-60] the Sword counts on the attacking side and the Armor on the defending one, for allies too', () => {
    expect(
      totals(`
             g   h   i   j
        13  yGo rWr bTr gWr
      `),
    ).toEqual([6, 5]);
    expect(
      totals(`
             g   h   i   j
        13  yGo rWr bTr gWr
        gWr: holds gSw
      `),
    ).toEqual([7, 5]);
    expect(
      totals(`
             g   h   i   j
        13  yGo rWr bTr gWr
        gWr: holds gAr
      `),
    ).toEqual([6, 5]);
    expect(
      totals(`
             g   h   i   j
        13  yGo rWr bTr gWr
        yGo: holds yAr
      `),
    ).toEqual([6, 6]);
    expect(
      totals(`
             g   h   i   j
        13  yGo rWr bTr gWr
        yGo: holds ySw
      `),
    ).toEqual([6, 5]);
  });

  test('[MP-RULING-61] a tie: nothing happens, the cards are spent', () => {
    const hand = [0, 1, 2];
    const board = party(
      `
             g   h   i   j
        13  yGo rWr bTr gWr
      `,
      { cards: { blue: hand, red: hand, yellow: hand, green: hand } },
    );
    const fought = fight(
      board,
      RED_ON_BLUE,
      { green: 'attack', yellow: 'defence' },
      { red: 1, green: 0, blue: 1, yellow: 1 },
    );
    expect([fought.attack, fought.defence, fought.winner, fought.alsoWon]).toEqual([7, 7, null, undefined]);
    expect([woundedOf(board), pointsOf(board)]).toEqual([[], [0, 0, 0, 0]]);
    expect([BLUE, RED, YELLOW, GREEN].map((seat) => handOf(board, seat))).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 1, 2],
    ]);
    expect([board.stage, deciding(board)]).toEqual(['act', 'red']);
  });

  test('a player who has no card but the +0 takes part again and again', () => {
    const board = party(
      `
             h   i   j
        13  rWr bTr gWr
      `,
      { cards: { green: [0], blue: [0], red: [0, 1] } },
    );
    fight(board, RED_ON_BLUE, { green: 'attack' });
    expect(handOf(board, GREEN)).toEqual([0]);
    expect(board.position.data[COMBAT_HAND + GREEN]).toBe(1);
  });
});

describe('before the last room is revealed', () => {
  test('[MP-RULING-62] a room that nobody has reached bars all combat, wherever it lies', () => {
    for (const hidden of [0, 3, 12, 15]) {
      const board = party(DUEL, { faceUp: allBut(hidden) });
      expect(board.why({ type: 'attack', piece: 'red-warrior', target: 'blue-troll' })).toBe(
        'ROOMS_STILL_HIDDEN',
      );
      expect(board.legal('attack')).toEqual([]);
    }
  });

  test('[MP-RULING-63] a Rope may be taken from a wounded who hangs on it', () => {
    const board = party(
      `
             g   h   i   j   k
           +   +   +   +   +   +
        12   . | .   .   . | .
           +   +---+   +   +   +
        11   . |rCl bcl  * | .
           +   +   +   +   +   +
        10   ?   ?   ?   ?   ?
        bCl: holds bRo
      `,
      { open: false, rooms: { 5: '1ccw' }, faceUp: [5] },
    );
    const path = [board.square('h11'), board.square('i11'), board.square('j11')];
    board.do(board.walkPlaces('red-cleric', path, [{ step: 1, take: 'blue-rope' }]));
    expect([board.where('blue-cleric'), board.where('blue-rope')]).toEqual(['killed', 'held by red-cleric']);
    expect(pointsOf(board)).toEqual([0, 1, 0, 0]);
  });
});
