/** Friendly murder party: what the booklet leaves open. */
import { describe, expect, test } from 'vitest';
import { COMBAT_HAND, GONE, JOINED, STAYED_OUT } from '../../src/position/fields.ts';
import { decisions, runOut } from '../../src/turn/play.ts';
import { handOf } from '../../testing/fighting.ts';
import type { PartyScene } from '../../testing/party-scene.ts';
import {
  answer,
  attack,
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
} from './party-fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

/** The sides that are open to the first one who is asked about red's attack on blue's Troll; none if nobody is. */
const firstAsked = (at: PartyScene['at']) => {
  const board = party({ ...DUEL, ...at });
  attack(board, ...RED_ON_BLUE);
  return board.stage === 'join' ? [deciding(board), ...openSides(board)] : [];
};

/** The colours that are asked about an attack, in order, if everybody stays out. */
const askedInTurn = (
  at: PartyScene['at'],
  piece: string,
  target: string,
  turn: PartyScene['turn'] = 'red',
) => {
  const board = party(at, { turn });
  attack(board, piece, target);
  const asked: string[] = [];
  while (board.stage === 'join') {
    asked.push(deciding(board));
    answer(board, null);
  }
  return asked;
};

/** Around two who fight, one of each other colour beside each of them. */
const ringed = (attacker: string, target: string, others: readonly string[]) => ({
  [`${attacker}-warrior`]: 'table 6,7',
  [`${target}-troll`]: 'table 7,7',
  [`${others[0]}-cleric`]: 'table 6,6',
  [`${others[1]}-cleric`]: 'table 7,8',
});

/** What both sides are worth if green attacks with red and yellow defends with blue. */
const totals = (objects: PartyScene['at']): number[] => {
  const at = { ...DUEL, 'yellow-goblin': 'table 5,7', 'green-warrior': 'table 8,7', ...objects };
  const { attack: attackers, defence } = fight(party(at), RED_ON_BLUE, {
    green: 'attack',
    yellow: 'defence',
  });
  return [attackers, defence];
};

const allBut = (hidden: number) =>
  Array.from({ length: 16 }, (_, slot) => slot).filter((slot) => slot !== hidden);

describe('who may join on which side', () => {
  test('[MP-RULING-53] a figure beside attacker or defender opens the side against whose players it stands', () => {
    expect(firstAsked({ 'yellow-goblin': 'table 7,6' })).toEqual(['yellow', 'attack', null]);
    expect(firstAsked({ 'yellow-goblin': 'table 5,7' })).toEqual(['yellow', 'defence', null]);
    // Red's Wizard does not fight yet, but the Goblin would bring him in.
    expect(firstAsked({ 'yellow-goblin': 'table 7,6', 'red-wizard': 'table 6,6' })).toEqual([
      'yellow',
      'attack',
      'defence',
      null,
    ]);
    // One who cannot be brought in opens nothing: a wounded, or for the attack one who was healed in this turn.
    expect(firstAsked({ 'yellow-goblin': 'table 7,6', 'red-wizard': 'table 6,6 wounded' })).toEqual([
      'yellow',
      'attack',
      null,
    ]);
    expect(firstAsked({ 'yellow-goblin': 'table 7,6', 'red-wizard': 'table 6,6 spent' })).toEqual([
      'yellow',
      'attack',
      null,
    ]);
    // The Thief beside the Wizard stands beside neither of the two: she opens nothing.
    expect(firstAsked({ 'yellow-thief': 'table 5,6', 'red-wizard': 'table 6,6' })).toEqual([]);
    // Healed in this turn, the Goblin attacks nobody.
    expect(firstAsked({ 'yellow-goblin': 'table 7,6 spent' })).toEqual([]);
    expect(firstAsked({ 'yellow-goblin': 'table 5,7 spent' })).toEqual(['yellow', 'defence', null]);
  });

  test('[MP-RULING-53] those who have joined are players of their side too', () => {
    const at = {
      ...DUEL,
      'yellow-warrior': 'table 7,6',
      'yellow-cleric': 'table 8,6',
      'green-warrior': 'table 8,7',
    };
    const asksGreen = (yellow: 'attack' | null) => {
      const board = party(at);
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

  test('[MP-RULING-54] the attacker’s and the defender’s own come first, then the others clockwise, each once', () => {
    expect(askedInTurn(ringed('red', 'blue', ['green', 'yellow']), 'red-warrior', 'blue-troll')).toEqual([
      'yellow',
      'green',
    ]);
    expect(
      askedInTurn(ringed('green', 'red', ['yellow', 'blue']), 'green-warrior', 'red-troll', 'green'),
    ).toEqual(['blue', 'yellow']);
    expect(
      askedInTurn(ringed('yellow', 'green', ['red', 'blue']), 'yellow-warrior', 'green-troll', 'yellow'),
    ).toEqual(['blue', 'red']);
    const board = party({
      ...DUEL,
      'blue-thief': 'table 6,8',
      'red-cleric': 'table 8,7',
      'green-thief': 'table 7,8',
    });
    expect(attack(board, ...RED_ON_BLUE)).toEqual({
      attackers: ['red-cleric', 'red-warrior'],
      defenders: ['blue-thief', 'blue-troll'],
    });
    expect(board.stage).toBe('join');
  });

  test('[MP-RULING-54] who comes into contact only by what others answer is not asked', () => {
    const board = party({ ...DUEL, 'green-warrior': 'table 8,7', 'yellow-warrior': 'table 9,7' });
    attack(board, ...RED_ON_BLUE);
    expect(deciding(board)).toBe('green');
    expect(answer(board, 'attack')).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
    // Nor is one asked late, whom the answer of a later one would have opened a side.
    const late = party({
      ...DUEL,
      'yellow-warrior': 'table 7,6 spent',
      'green-cleric': 'table 7,8',
      'green-thief': 'table 7,5',
    });
    attack(late, ...RED_ON_BLUE);
    expect(deciding(late)).toBe('green');
    answer(late, 'attack');
    expect(late.stage).toBe('layCard');
  });

  test('[MP-RULING-54] the order of the answers does not matter for who fights', () => {
    // Yellow's Cleric meets green's Thief, whom nothing else would bring in.
    const at = {
      ...DUEL,
      'yellow-goblin': 'table 5,7',
      'yellow-cleric': 'table 7,6',
      'green-thief': 'table 7,5',
      'green-warrior': 'table 8,7',
    };
    expect(gather(party(at), ...RED_ON_BLUE, { yellow: 'defence', green: 'attack' })).toEqual({
      attackers: ['green-thief', 'green-warrior', 'red-warrior'],
      defenders: ['blue-troll', 'yellow-cleric', 'yellow-goblin'],
    });
  });

  test('[MP-RULING-54] who is too slow, or leaves while he is asked, stays out, and the next one is asked', () => {
    const at = { ...DUEL, 'yellow-goblin': 'table 7,6', 'green-warrior': 'table 8,7' };
    const timer = { turn: 120, placing: 5, combatCard: 5 };
    const slow = party(at, { options: { timer } });
    attack(slow, ...RED_ON_BLUE);
    expect(decisions(slow.position)).toMatchObject([{ seat: YELLOW, about: 'join', clock: 'combatCard' }]);
    runOut(slow.position, YELLOW);
    expect([slow.position.data[JOINED + YELLOW], slow.stage, deciding(slow)]).toEqual([
      STAYED_OUT,
      'join',
      'green',
    ]);
    const left = party(at);
    attack(left, ...RED_ON_BLUE);
    left.do({ type: 'resign' }, YELLOW);
    expect([left.position.data[GONE + YELLOW], left.stage, deciding(left)]).toEqual([1, 'join', 'green']);
    left.do({ type: 'resign' }, GREEN);
    expect([left.stage, deciding(left)]).toEqual(['layCard', 'red']);
    expect(lay(left)).toMatchObject({ attack: 3, defence: 4 });
  });

  test('[MP-RULING-54] who leaves before he is asked is not asked; the one who is asked still is', () => {
    const board = party({ ...DUEL, 'yellow-goblin': 'table 7,6', 'green-warrior': 'table 8,7' });
    attack(board, ...RED_ON_BLUE);
    board.do({ type: 'resign' }, GREEN);
    expect([board.stage, deciding(board)]).toEqual(['join', 'yellow']);
    answer(board, 'attack');
    expect([board.stage, deciding(board)]).toEqual(['layCard', 'red']);
  });

  test('a combat is called off when somebody leaves who takes part, asked or not', () => {
    const at = { ...DUEL, 'yellow-goblin': 'table 7,6', 'green-warrior': 'table 8,7' };
    for (const leaver of [BLUE, YELLOW]) {
      const board = party(at);
      attack(board, ...RED_ON_BLUE);
      answer(board, 'attack');
      board.do({ type: 'resign' }, leaver);
      expect([board.stage, deciding(board)]).toEqual(['act', 'red']);
      expect(board.position.data.slice(JOINED, JOINED + 4)).toEqual(new Int32Array(4));
      expect([woundedOf(board), pointsOf(board)]).toEqual([[], [0, 0, 0, 0]]);
    }
  });

  test('[MP-RULING-55] one who touches only the principal of his own side stays out', () => {
    const at = { ...DUEL, 'green-warrior': 'table 8,7', 'green-cleric': 'table 5,7' };
    expect(gather(party(at), ...RED_ON_BLUE, { green: 'attack' })).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    expect(gather(party(at), ...RED_ON_BLUE, { green: 'defence' })).toEqual({
      attackers: ['red-warrior'],
      defenders: ['blue-troll', 'green-cleric'],
    });
  });
});

describe('what becomes of them', () => {
  test('[MP-RULING-56] a wounded target counts nothing, others help it; losing, it is killed', () => {
    const at = {
      'red-warrior': 'table 6,7',
      'blue-troll': 'table 7,7 wounded',
      'blue-thief': 'table 6,8',
      'yellow-goblin': 'table 6,6',
      'green-warrior': 'table 8,7',
    };
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
    const board = party({
      ...DUEL,
      'blue-cleric': 'table 7,7 wounded',
      'green-warrior': 'table 8,7',
    });
    expect(board.where('blue-cleric')).toBe('held by blue-troll');
    fight(board, RED_ON_BLUE, { green: 'attack' });
    expect([board.where('blue-cleric'), board.isWounded('blue-troll')]).toEqual(['killed', true]);
    expect(pointsOf(board)).toEqual([0, 2, 0, 2]);
    // The same for whoever joined and loses.
    const joined = party({ ...DUEL, 'green-warrior': 'table 8,7', 'green-cleric': 'table 8,7 wounded' });
    fight(joined, RED_ON_BLUE, { green: 'attack' }, { blue: 6 });
    expect([joined.where('green-cleric'), pointsOf(joined)]).toEqual(['killed', [3, 0, 0, 0]]);
  });

  test('[MP-RULING-58] on lines one attacks, is attacked and joins as anywhere', () => {
    const at = { 'red-warrior': 'line red:5', 'blue-troll': 'table 0,9', 'red-wizard': 'line red:6' };
    const attacking = party({ ...at, 'green-warrior': 'table 0,10' });
    expect(gather(attacking, ...RED_ON_BLUE, { green: 'attack' })).toEqual({
      attackers: ['green-warrior', 'red-warrior'],
      defenders: ['blue-troll'],
    });
    const attacked = party({ ...at, 'green-warrior': 'table 0,10' }, { turn: 'blue' });
    // Green's Warrior beside the Troll meets red's Wizard, who stands on the line.
    expect(gather(attacked, 'blue-troll', 'red-warrior', { green: 'defence' })).toEqual({
      attackers: ['blue-troll'],
      defenders: ['green-warrior', 'red-warrior'],
    });
    const drawn = party({ ...at, 'green-warrior': 'table 0,10' }, { turn: 'blue' });
    attack(drawn, 'blue-troll', 'red-warrior');
    expect(openSides(drawn)).toEqual(['attack', 'defence', null]);
    expect(answer(drawn, 'attack')).toEqual({
      attackers: ['blue-troll', 'green-warrior'],
      defenders: ['red-warrior', 'red-wizard'],
    });
    const lost = party(at);
    fight(lost, RED_ON_BLUE, {}, { blue: 6 });
    expect(woundedOf(lost)).toEqual(['red-warrior']);
  });

  test('[MP-RULING-59] a Thief who loses on a pit is killed, and scores once', () => {
    const board = party(
      { 'red-warrior': '5:1,4', 'blue-thief': '5:2,4', 'green-warrior': '5:3,4' },
      { open: false, rooms: { 5: '1ccw' } },
    );
    fight(board, ['red-warrior', 'blue-thief'], { green: 'attack' });
    expect([board.where('blue-thief'), pointsOf(board)]).toEqual(['killed', [0, 1, 0, 1]]);
    const beside = party(
      { 'red-warrior': '5:2,4', 'blue-thief': '5:3,4', 'red-rope': '5:2,4' },
      { open: false, rooms: { 5: '1ccw' } },
    );
    fight(beside, ['red-warrior', 'blue-thief']);
    expect([beside.isWounded('blue-thief'), pointsOf(beside)]).toEqual([true, [0, 1, 0, 0]]);
  });

  test('[MP-RULING-60] the Sword counts on the attacking side and the Armor on the defending one, for allies too', () => {
    expect(totals({})).toEqual([6, 5]);
    expect(totals({ 'green-sword': 'table 8,7' })).toEqual([7, 5]);
    expect(totals({ 'green-armor': 'table 8,7' })).toEqual([6, 5]);
    expect(totals({ 'yellow-armor': 'table 5,7' })).toEqual([6, 6]);
    expect(totals({ 'yellow-sword': 'table 5,7' })).toEqual([6, 5]);
  });

  test('[MP-RULING-61] a tie: nothing happens, the cards are spent', () => {
    const hand = [0, 1, 2];
    const board = party(
      { ...DUEL, 'yellow-goblin': 'table 5,7', 'green-warrior': 'table 8,7' },
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
      { ...DUEL, 'green-warrior': 'table 8,7' },
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
      { 'red-cleric': '5:1,4', 'blue-cleric': '5:2,4 wounded', 'blue-rope': '5:2,4' },
      { open: false, rooms: { 5: '1ccw' }, faceUp: [5] },
    );
    const path = [board.inRoom(5, 1, 4), board.inRoom(5, 2, 4), board.inRoom(5, 3, 4)];
    board.do(board.walkPlaces('red-cleric', path, [{ step: 1, take: 'blue-rope' }]));
    expect([board.where('blue-cleric'), board.where('blue-rope')]).toEqual(['killed', 'held by red-cleric']);
    expect(pointsOf(board)).toEqual([0, 1, 0, 0]);
  });
});
