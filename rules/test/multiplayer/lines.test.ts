import { describe, expect, test } from 'vitest';
import { ActionList, pieceOf, targetOf } from '../../src/model/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame, rulesetFor } from '../../src/new-game.ts';
import { AT_SLOT, DEALT, IN_HAND } from '../../src/model/fields.ts';
import { type Position, put, whereIs } from '../../src/model/position.ts';
import type { RefusalCode } from '../../src/refusals.ts';
import { check, decisions, list, perform } from '../../src/flow/play.ts';
import { type Colour, COLOURS } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { count, gameWith, stroll, strollWith, verdict } from './games.ts';

const open = (scenario: string, scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene(scenario, { open: true, faceUp: 'all', ...scene });

/** The small lines of the Exit scenario belong to these colours: north, east, south, west. */
function dealt(board: MultiplayerBoard, ...colours: readonly Colour[]): MultiplayerBoard {
  colours.forEach((colour, line) => {
    board.position.data[DEALT + line] = COLOURS.indexOf(colour);
  });
  return board;
}

describe('the lines of others', () => {
  test('[MP-RULING-18] in the standard game nobody walks on an opponent’s line: he is out', () => {
    for (const [from, to, beyond] of [
      ['table 0,7', 'table -1,7', 'table -1,8'],
      ['table 7,0', 'table 7,-1', 'table 8,-1'],
      ['table 19,7', 'table 20,7', 'table 20,6'],
    ]) {
      const board = open('standard-4', { at: { 'blue-thief': from } });
      expect(verdict(board, stroll(board, 'blue-thief', to, beyond))).toBe('GONE_ALREADY BD-EXIT-1');
      board.do(stroll(board, 'blue-thief', to));
      expect(board.where('blue-thief')).toBe('left');
    }
  });

  const CROSSED: readonly (readonly [string, string, string, string])[] = [
    ['crossing', 'table 0,7', 'table -1,7', 'table -1,8'],
    ['crossing', 'table 19,7', 'table 20,7', 'table 20,8'],
    ['elevator', 'table 2,0', 'table 2,-1', 'table 3,-1'],
    ['elevator', 'table 17,14', 'table 17,15', 'table 18,15'],
  ];

  test.each(CROSSED)('[MP-RULING-19] %s: a line that is not the way out is closed', (scenario, from, to) => {
    const board = open(scenario, { at: { 'blue-thief': from } });
    expect(verdict(board, stroll(board, 'blue-thief', to))).toBe('LINE_CLOSED MP-RULING-19');
    const ends = board.legal('move').map((action) => (action.type === 'move' ? action.path.at(-1) : -1));
    expect(ends).not.toContain(board.spot(to));
  });

  test.each(CROSSED)(
    '[MP-RULING-19] %s: with otherLines open one walks there, stays and comes back, without leaving',
    (scenario, from, to, beyond) => {
      const board = open(scenario, {
        options: { rules: { otherLines: 'open' } },
        at: { 'blue-thief': from },
      });
      board.do(stroll(board, 'blue-thief', to, beyond));
      expect([board.where('blue-thief'), board.points('blue')]).toEqual([board.spot(beyond), 0]);
      board.do(stroll(board, 'blue-thief', to, from));
      expect(board.where('blue-thief')).toBe(board.spot(from));
    },
  );

  test('[MP-RULING-19] with otherLines open the way out is still the way out', () => {
    for (const otherLines of ['open', 'closed'] as const) {
      const crossing = open('crossing', {
        options: { rules: { otherLines } },
        at: `
               u
          13  rCl
        `,
        turn: 'red',
      });
      crossing.do(stroll(crossing, 'red-cleric', 'table 20,7'));
      expect([crossing.where('red-cleric'), crossing.points('red')]).toEqual(['left', 1]);
      const elevator = open('elevator', {
        options: { rules: { otherLines } },
        at: `
               r
          15  bCl
        `,
      });
      elevator.do(stroll(elevator, 'blue-cleric', 'table 17,-1'));
      expect([elevator.where('blue-cleric'), elevator.points('blue')]).toEqual(['left', 1]);
    }
    for (const { id } of SCENARIOS.filter((one) => one.colours.length > 2))
      expect([id, rulesetFor({ scenario: id }).rules.otherLines]).toEqual([id, 'closed']);
  });

  test.each([
    ['red', 'LINE_CLOSED MP-RULING-19'],
    ['green', 'LINE_CLOSED MP-RULING-19'],
    ['blue', 'legal'],
    ['yellow', 'legal'],
  ] as const)('[MP-RULING-19] through a wall onto the yellow line, %s: %s', (colour, answer) => {
    const piece = `${colour}-wall-walker`;
    const board = multiplayerScene('crossing', {
      rooms: { 1: '1cw' },
      faceUp: [1],
      at: { [piece]: '1:0,0' },
      turn: colour,
    });
    expect(verdict(board, { type: 'wallWalk', piece, to: board.spot('table 5,-1') })).toBe(answer);
  });

  test('[MP-RULING-20] small lines of other colours and of the absent one are closed, through walls too', () => {
    for (const [line, colour] of (['yellow', 'green', 'blue', 'red'] as const).entries()) {
      const lines: Colour[] = ['blue', 'red', 'green', 'yellow'];
      const walker = `${colour === 'yellow' ? 'blue' : colour}-wall-walker`;
      const board = dealt(
        multiplayerScene('exit-3', {
          rooms: { 3: '1cw' },
          faceUp: [3],
          at: { [walker]: '3:0,0' },
          turn: colour === 'yellow' ? 'blue' : colour,
        }),
        ...lines.slice(line),
        ...lines.slice(0, line),
      );
      const own = lines[line] === (colour === 'yellow' ? 'blue' : colour);
      const answer = verdict(board, { type: 'wallWalk', piece: walker, to: board.spot('table 15,-1') });
      expect([line, answer]).toEqual([line, own ? 'legal' : 'LINE_CLOSED MP-RULING-20']);
    }
    const decoy = dealt(
      open('exit-3', {
        at: `
               s
          20  rCl
        `,
        turn: 'red',
      }),
      'yellow',
      'green',
      'blue',
      'red',
    );
    expect(verdict(decoy, stroll(decoy, 'red-cleric', 'table 17,-1'))).toBe('LINE_CLOSED MP-RULING-20');
    expect(decoy.points('red')).toBe(0);
  });
});

/** The rule by which each scenario protects who stands on a line. */
const PROTECTED_BY: Readonly<Record<string, string>> = {
  'pyramid-4': 'MP-PYR-17',
  'pyramid-3': 'MP-PYR-17',
  race: 'MP-RACE-10',
  'exit-4': 'MP-EXITS-11',
  'exit-3': 'MP-EXITS-11',
};
const COMMON: readonly (readonly [string, string, string, string])[] = [
  ['pyramid-4', 'table 7,19', 'table 7,20', 'table 8,20'],
  ['pyramid-3', 'table 17,19', 'table 17,20', 'table 18,20'],
  ['race', 'table 3,24', 'table 3,25', 'table 4,25'],
  ['exit-4', 'table 7,19', 'table 7,20', 'table 8,20'],
  ['exit-3', 'table 0,7', 'table -1,7', 'table -1,8'],
];

describe('common lines', () => {
  test.each(COMMON)(
    '[MP-RULING-21] %s: no way out; one walks, drops and picks up there',
    (scenario, from, to, on) => {
      for (const colour of rulesetFor({ scenario }).colours) {
        const piece = `${colour}-cleric`;
        const board = open(scenario, {
          at: { [piece]: from, 'blue-sword': `held by ${piece}`, 'red-rope': on },
          turn: colour,
        });
        board.do(strollWith(board, piece, [to, on], { step: 1, leave: 'blue-sword' }));
        expect(board.where('blue-sword')).toBe(board.spot(to));
        expect([board.where(piece), board.loadOf(piece)]).toEqual([board.spot(on), 'red-rope']);
        board.do(stroll(board, piece, to, from));
        expect([board.where(piece), board.points(colour)]).toEqual([board.spot(from), 0]);
      }
    },
  );

  test('[MP-RULING-22] the race: from lower line to lower line, but not around a corner', () => {
    const board = open('race', {
      at: `
            b   c   d   e   f   g   h   i   j
        0  rCl  :   .   :   .   .   :   .  rTh
      `,
      turn: 'red',
    });
    expect(verdict(board, stroll(board, 'red-thief', 'line 0:10', 'line 1:1', 'line 1:2'))).toBe('legal');
    expect(verdict(board, stroll(board, 'red-cleric', 'line 2:10'))).toBe('NOT_NEXT_TO BD-MOVE-3');
    const beside = open('race', {
      at: `
            i   j   k   l   m   n
        0  gTr  :   .   .   :  rWi
        rWi: holds rFw
      `,
      turn: 'red',
    });
    expect(verdict(beside, { type: 'fireball', piece: 'red-wizard', target: 'green-troll' })).toBe('legal');
  });

  test.each(['pyramid-4', 'pyramid-3'])('[MP-RULING-22] %s: one strip of thirty squares', (scenario) => {
    const board = open(scenario, {
      at: `
            j   k   l   m   n   o   p   q   r   s   t   u
        0  bTh  .   :   .   :   .   .   :   .   :   .  rTh
      `,
    });
    board.do(stroll(board, 'blue-thief', ...count(5).map((i) => `line 1:${i + 1}`)));
    board.do(stroll(board, 'blue-thief', ...count(5).map((i) => `line 1:${i + 6}`)));
    board.do(stroll(board, 'blue-thief', 'line 2:1', 'line 2:2'));
    expect(board.where('blue-thief')).toBe(board.spot('line 2:2'));
  });

  test.each(COMMON)(
    '[MP-RULING-23, MP-RULING-24] %s: nobody there is a target, wounded or not',
    (scenario, from, to) => {
      for (const state of ['', ' wounded']) {
        const board = open(scenario, { at: { 'blue-warrior': from, 'red-goblin': `${to}${state}` } });
        expect(verdict(board, { type: 'attack', piece: 'blue-warrior', target: 'red-goblin' })).toBe(
          `NO_ATTACK_ON_LINES ${PROTECTED_BY[scenario]}`,
        );
        expect(board.legal('attack')).toEqual([]);
        const along = open(scenario, {
          at: {
            'blue-warrior': COMMON.find(([id]) => id === scenario)?.[3] ?? '',
            'red-goblin': `${to}${state}`,
          },
        });
        expect(along.legal('attack')).toEqual([]);
      }
    },
  );

  test.each(COMMON)(
    '[MP-RULING-23] %s: from there one attacks, and joins on either side',
    (scenario, from, to, on) => {
      const [x, y] = from.slice('table '.length).split(',').map(Number);
      const [onX, onY] = on.slice('table '.length).split(',').map(Number);
      const [toX, toY] = to.slice('table '.length).split(',').map(Number);
      // The square in the room before `on`.
      const next = `table ${x + onX - toX},${y + onY - toY}`;
      const board = open(scenario, {
        at: {
          'blue-warrior': to,
          'red-goblin': from,
          'blue-thief': next,
          'red-mekanork': on,
        },
        cards: { blue: [0, 5], red: [0, 1] },
      });
      // The Warrior attacks from the line; beside her and the Thief, red's Mekanork must defend from the line.
      const told = board.do({ type: 'attack', piece: 'blue-warrior', target: 'red-goblin' });
      expect(told[0]).toMatchObject({
        type: 'attackDeclared',
        attackers: ['blue-thief', 'blue-warrior'],
        defenders: ['red-goblin', 'red-mekanork'],
      });
      while (board.stage === 'layCard') board.do({ type: 'layCard', card: board.seat === 0 ? 5 : 1 });
      // Who stood on the line and lost is wounded like the others.
      expect(['red-goblin', 'red-mekanork'].map((id) => board.isWounded(id))).toEqual([true, true]);
      expect(['blue-warrior', 'blue-thief'].map((id) => board.isWounded(id))).toEqual([false, false]);

      // The Thief attacks in the room; the Warrior, who touches the target from the line, must come along and loses.
      const lost = open(scenario, {
        at: { 'blue-thief': next, 'red-goblin': from, 'blue-warrior': to },
        cards: { blue: [0], red: [6] },
      });
      expect(lost.do({ type: 'attack', piece: 'blue-thief', target: 'red-goblin' })[0]).toMatchObject({
        attackers: ['blue-thief', 'blue-warrior'],
      });
      while (lost.stage === 'layCard') lost.do({ type: 'layCard', card: lost.seat === 0 ? 0 : 6 });
      expect(['blue-thief', 'blue-warrior'].map((id) => lost.isWounded(id))).toEqual([true, true]);
    },
  );

  test.each(COMMON)(
    '[MP-RULING-25] %s: an enemy wounded there is crossed, never ended on',
    (scenario, from, to, on) => {
      const board = open(scenario, { at: { 'blue-cleric': from, 'red-goblin': `${to} wounded` } });
      expect(verdict(board, stroll(board, 'blue-cleric', to))).toBe('ENEMY_WOUNDED_THERE BD-MOVE-10');
      expect(verdict(board, stroll(board, 'blue-cleric', to, on))).toBe('legal');
    },
  );

  test.each(COMMON)(
    '[MP-RULING-26] %s: whoever crosses an enemy there takes nothing from him and leaves him nothing',
    (scenario, from, to, on) => {
      const scene = (state: string, load: string): MultiplayerBoard =>
        open(scenario, {
          at: { 'blue-cleric': from, 'red-goblin': `${to}${state}`, 'red-sword': `held by ${load}` },
        });
      const walk = [to, on];
      const taking = scene('', 'red-goblin');
      expect(verdict(taking, strollWith(taking, 'blue-cleric', walk, { step: 1, take: 'red-sword' }))).toBe(
        'HELD_BY_ENEMY BD-ITEM-15',
      );
      const leaving = scene('', 'blue-cleric');
      expect(
        verdict(leaving, strollWith(leaving, 'blue-cleric', walk, { step: 1, leave: 'red-sword' })),
      ).toBe('NOTHING_FOR_ENEMIES BD-RULING-31');
      // A wounded is robbed as everywhere.
      const robbing = scene(' wounded', 'red-goblin');
      expect(verdict(robbing, strollWith(robbing, 'blue-cleric', walk, { step: 1, take: 'red-sword' }))).toBe(
        'legal',
      );
    },
  );

  test.each([
    ['pyramid-4', 'line 1:1', [12, 13]],
    ['race', 'line 0:2', [10, 11]],
    ['race', 'line 3:9', [9, 13]],
    ['exit-4', 'line 0:10', [13, 14]],
    ['exit-3', 'line 1:1', [4, 8]],
  ] as const)(
    '[MP-RULING-27] %s: from %s any figure reveals the rooms %j along that line',
    (scenario, at, slots) => {
      for (const colour of rulesetFor({ scenario }).colours) {
        const board = multiplayerScene(scenario, {
          open: true,
          at: { [`${colour}-cleric`]: at },
          turn: colour,
        });
        const found = board.legal('reveal').map((action) => (action.type === 'reveal' ? action.slot : -1));
        expect([...new Set(found)]).toEqual(slots);
        const beyond = count(board.position.ruleset.layout.slots.length).find((slot) => {
          return !slots.some((one) => one === slot);
        });
        expect(
          verdict(board, { type: 'reveal', piece: `${colour}-cleric`, slot: beyond ?? -1, over: 'north' }),
        ).toBe('NO_ACCESS BD-REVEAL-2');
      }
    },
  );
});

describe('a line that is only a way out', () => {
  test('[MP-RULING-79] is entered from the room before it, never along another line', () => {
    // Where the first or last square of each long line meets a small one edge to edge.
    const corners: readonly (readonly [string, string, string])[] = [
      ['table 5,20', 'table 4,20', 'table 4,19'],
      ['table -1,5', 'table -1,4', 'table 0,4'],
      ['table 14,-1', 'table 15,-1', 'table 15,0'],
      ['table 20,14', 'table 20,15', 'table 19,15'],
    ];
    for (const [long, small, room] of corners) {
      const along = dealt(
        open('exit-4', { at: { 'green-thief': long }, turn: 'green' }),
        'green',
        'green',
        'green',
        'green',
      );
      expect([long, verdict(along, stroll(along, 'green-thief', small))]).toEqual([
        long,
        'NOT_NEXT_TO BD-MOVE-3',
      ]);
      const through = dealt(
        open('exit-4', { at: { 'green-thief': room }, turn: 'green' }),
        'green',
        'green',
        'green',
        'green',
      );
      expect([room, verdict(through, stroll(through, 'green-thief', small))]).toEqual([room, 'legal']);
    }
  });
});

/** Tokens of one kind that a player still has to lay. */
function inHand(p: Position, seat: number, character: number): number[] {
  const { owner, isCharacter, count: all } = p.ruleset.pieces;
  return count(all).filter(
    (piece) => owner[piece] === seat && isCharacter[piece] === character && whereIs(p, piece) === IN_HAND,
  );
}

/** Players who do not care, who keep the rooms for objects for last, and who waste their objects elsewhere first. */
const WISHES = ['any', 'reserved last', 'objects wasted'] as const;
type Wish = (typeof WISHES)[number];

/** How much a player likes to lay this here. */
function liking(p: Position, piece: number, slot: number, wish: Wish): number {
  if (wish === 'any') return 0;
  const isOpen = p.ruleset.layout.slots[slot].kinds === 'any' ? 1 : 0;
  return wish === 'reserved last' || p.ruleset.pieces.isCharacter[piece] === 1 ? isOpen : 2 * isOpen;
}

interface Laying {
  /** How often somebody had nothing to lay. */
  readonly stuck: number;
  /** How often somebody could not waste an object. */
  readonly refused: number;
  /** Tokens that nobody could lay. */
  readonly left: number;
}

/** Whether this player may not lay any object where anything may lie. */
function mustKeepObjects(p: Position, seat: number, decision: number): boolean {
  const [object] = inHand(p, seat, 0);
  if (object === undefined) return false;
  const piece = p.ruleset.pieces.ids[object];
  return count(p.ruleset.layout.slots.length).some((slot) => {
    const answer = check(p, { seat, decision, action: { type: 'lay', piece, slot } });
    return !answer.ok && answer.refusal.code === 'NEEDED_ELSEWHERE';
  });
}

/** Lays all tokens by chance, everybody with a wish of his own. */
function layByChance(scenario: string, seed: string): Laying {
  const p = newGame({ scenario }, seed);
  const chance = new Chance(`${seed}/lay`);
  const out = new ActionList();
  const wishes = count(p.ruleset.seats).map(() => WISHES[chance.below(WISHES.length)]);
  let [stuck, refused] = [0, 0];
  for (let [now] = decisions(p); now.about === 'deploy' || now.about === 'lay'; [now] = decisions(p)) {
    const { seat, number, about } = now;
    list(p, seat, out);
    if (out.length === 0) {
      stuck++;
      break;
    }
    if (about === 'lay' && mustKeepObjects(p, seat, number)) refused++;
    const codes = count(out.length).map((i) => out.packed(i));
    const likings = codes.map((packed) =>
      about === 'lay' ? liking(p, pieceOf(packed), targetOf(packed), wishes[seat]) : 0,
    );
    const most = Math.max(...likings);
    const best = codes.filter((_code, i) => likings[i] === most);
    perform(p, seat, best[chance.below(best.length)]);
  }
  const left = count(p.ruleset.seats).flatMap((seat) => [
    ...inHand(p, seat, 0),
    ...inHand(p, seat, 1),
  ]).length;
  return { stuck, refused, left };
}

/** Every token and room that a player may not put together now because he needs the token elsewhere. */
function refusals(p: Position, seat: number, decision: number): string[] {
  const { ids } = p.ruleset.pieces;
  const found: string[] = [];
  for (const piece of [...inHand(p, seat, 0), ...inHand(p, seat, 1)])
    for (const slot of p.ruleset.layout.slots.keys()) {
      const answer = check(p, { seat, decision, action: { type: 'lay', piece: ids[piece], slot } });
      const code: RefusalCode | null = answer.ok ? null : answer.refusal.code;
      if (code === 'NEEDED_ELSEWHERE') found.push(`${ids[piece]} ${slot}`);
    }
  return found;
}

describe('tokens that a player must keep', () => {
  test.each(['race', 'elevator'])(
    '[MP-RULING-74] %s: however they lay, nobody is ever left with tokens that fit nowhere',
    (scenario) => {
      let refused = 0;
      for (const game of count(40)) {
        const laying = layByChance(scenario, `${scenario} ${game}`);
        expect([game, laying.stuck, laying.left]).toEqual([game, 0, 0]);
        refused += laying.refused;
      }
      expect(refused).toBeGreaterThan(0);
    },
  );

  test('[MP-RULING-74] an object is kept while places wait that only objects fill', () => {
    const game = gameWith({ scenario: 'race' }, { firstPlacer: 0, firstPlayer: 0 }).finish('deploy');
    // Four places in the rooms for objects, 4 and 5. Everybody lays objects where anything may lie.
    for (const round of [0, 1])
      for (const colour of ['blue', 'red', 'green'])
        game.do({
          type: 'lay',
          piece: `${colour}-${['armor', 'rope'][round]}`,
          slot: 6 + 2 * round + (colour === 'green' ? 1 : 0),
        });
    // Four objects and three characters are left to blue: he may not go below four.
    const characters = inHand(game.position, 0, 1);
    expect([inHand(game.position, 0, 0).length, characters.length]).toEqual([4, 3]);
    expect(verdict(game, { type: 'lay', piece: 'blue-sword', slot: 10 })).toBe(
      'NEEDED_ELSEWHERE MP-RULING-74',
    );
    expect(verdict(game, { type: 'lay', piece: 'blue-sword', slot: 4 })).toBe('legal');
    const character = game.position.ruleset.pieces.ids[characters[0]];
    expect(verdict(game, { type: 'lay', piece: character, slot: 10 })).toBe('legal');
    // One of the places is taken: then three are enough.
    game.do({ type: 'lay', piece: 'blue-sword', slot: 4 });
    game.do({ type: 'lay', piece: 'red-sword', slot: 4 });
    expect(verdict(game, { type: 'lay', piece: 'green-sword', slot: 10 })).toBe('legal');
  });

  test('[MP-RULING-74] the end of a hand: what one has left counts, if it is less than the places', () => {
    const game = gameWith({ scenario: 'elevator' }, { firstPlacer: 0 }).finish('deploy');
    const { position } = game;
    // Blue has one object and one character left, and the Elevator is empty.
    const [first] = inHand(position, 0, 1);
    for (const piece of [...inHand(position, 0, 0).slice(1), ...inHand(position, 0, 1).slice(1)])
      put(position, piece, AT_SLOT + 99);
    expect(verdict(game, { type: 'lay', piece: 'blue-armor', slot: 0 })).toBe(
      'NEEDED_ELSEWHERE MP-RULING-74',
    );
    expect(verdict(game, { type: 'lay', piece: position.ruleset.pieces.ids[first], slot: 0 })).toBe('legal');
    expect(verdict(game, { type: 'lay', piece: 'blue-armor', slot: 12 })).toBe('legal');
  });

  test('[MP-RULING-74] who has fewer tokens left than there are such places, and nothing but objects, is free', () => {
    const game = gameWith({ scenario: 'elevator' }, { firstPlacer: 0 }).finish('deploy');
    const { position } = game;
    for (const piece of [...inHand(position, 0, 0).slice(2), ...inHand(position, 0, 1)])
      put(position, piece, AT_SLOT + 99);
    // Whichever of the two he lays anywhere, the other one still fits into the Elevator, which has four places.
    for (const slot of [0, 12])
      expect(verdict(game, { type: 'lay', piece: 'blue-armor', slot })).toBe('legal');
  });

  test.each(['race', 'elevator'])(
    '[MP-RULING-74] %s: what the others hold makes no difference, only how many places are taken',
    (scenario) => {
      let [asked, refused] = [0, 0];
      for (const seed of count(6)) {
        const p = newGame({ scenario }, `hands ${seed}`);
        const chance = new Chance(`hands ${seed}`);
        const out = new ActionList();
        for (let [now] = decisions(p); now.about === 'deploy' || now.about === 'lay'; [now] = decisions(p)) {
          const { seat, number } = now;
          const world = now.about === 'lay' ? swapOfOthers(p, seat, chance) : null;
          const mine = world ? refusals(p, seat, number) : [];
          expect(world ? refusals(world, seat, number) : []).toEqual(mine);
          asked += world ? 1 : 0;
          refused += mine.length;
          list(p, seat, out);
          perform(p, seat, out.packed(chance.below(out.length)));
        }
      }
      expect(asked).toBeGreaterThan(100);
      expect(refused).toBeGreaterThan(0);
    },
  );

  test('[MP-RULING-74] where misplacing is allowed nothing needs to be kept', () => {
    const rules = { allowMisplacement: true };
    const game = gameWith({ scenario: 'elevator', rules }, { firstPlacer: 0 }).finish('deploy');
    while (game.stage === 'lay') {
      expect(refusals(game.position, game.seat, decisions(game.position)[0].number)).toEqual([]);
      const objects = game.legal().filter((action) => action.type === 'lay' && action.slot !== 12);
      game.do(objects[0] ?? game.legal()[0]);
    }
    expect(game.stage).toBe('card');
  });
});

/** The same table, had the others laid a character where they laid an object, and the other way round. */
function swapOfOthers(p: Position, seat: number, chance: Chance): Position {
  const world = p.copy();
  const { owner, count: all } = p.ruleset.pieces;
  const hidden = (other: number): number[] =>
    count(all).filter((piece) => {
      const where = whereIs(p, piece);
      return owner[piece] === other && (where === IN_HAND || (where >= AT_SLOT && where < IN_HAND));
    });
  for (const other of count(p.ruleset.seats)) {
    if (other === seat) continue;
    const tokens = hidden(other);
    const shuffled = chance.shuffled(tokens);
    tokens.forEach((piece, i) => put(world, piece, whereIs(p, shuffled[i])));
  }
  return world;
}
