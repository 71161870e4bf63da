import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { optionsFault } from '../../src/options-fault.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { ACTIVE, HIGHEST, HURT, KILLS, SPENT } from '../../src/model/fields.ts';
import { marksOf, type Position } from '../../src/model/position.ts';
import { check, decisions, list, perform } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { type Colour, COLOURS, type DirectionName, DIRECTIONS } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import type { WholeGame } from '../../testing/whole-game.ts';
import { asked, count, gameWith, stroll, verdict } from './games.ts';

const THREE = ['standard-3', 'pyramid-3', 'race', 'exit-3', 'mixed-3'];

const plaza = (scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene('standard-4', { open: true, faceUp: 'all', ...scene });

describe('seats', () => {
  test('[MP-RULING-1] clockwise blue, red, yellow, green: blue faces yellow and red faces green', () => {
    for (const { id, colours, layout } of SCENARIOS.filter((one) => one.colours.length === 4)) {
      expect([id, ...colours]).toEqual([id, 'blue', 'red', 'yellow', 'green']);
      const owners = layout.lines.map(({ owner }) => owner);
      expect(owners.every((owner) => owner === null) || owners.join(' ') === COLOURS.join(' ')).toBe(true);
    }
    const { lines } = rulesetFor({ scenario: 'standard-4' }).layout.plan;
    // South, west, north, east: so it goes round the table clockwise.
    expect(lines.map(({ x, y, owner }) => [x, y, owner])).toEqual([
      [5, 20, 'blue'],
      [-1, 5, 'red'],
      [5, -1, 'yellow'],
      [20, 5, 'green'],
    ]);
  });

  test.each(COLOURS)('[MP-RULING-1] with three players %s may be the absent colour', (absent) => {
    const present = COLOURS.filter((colour) => colour !== absent);
    for (const scenario of THREE) {
      expect([scenario, optionsFault({ scenario, absent })]).toEqual([scenario, null]);
      const { colours, pieces, layout } = rulesetFor({ scenario, absent });
      expect([scenario, ...colours]).toEqual([scenario, ...present]);
      expect(pieces.ids.filter((id) => id.startsWith(absent))).toEqual([]);
      const owners = layout.lines.map(({ owner }) => owner).filter((owner) => owner >= 0);
      expect([0, 3]).toContain(owners.length);
      expect(owners).toEqual([0, 1, 2].slice(0, owners.length));
    }
    // The T: its foot in the south, then clockwise west and east; everybody starts at his own end.
    const game = gameWith({ scenario: 'standard-3', absent }, { firstPlayer: 0, firstPlacer: 0 });
    const places = present.map((colour) => game.dots(colour));
    expect(new Set(places.flat()).size).toBe(12);
    game.toFirstTurn();
    const turns = count(6).map(() => {
      const colour = asked(game);
      game.pass();
      return colour;
    });
    expect(turns).toEqual([...present, ...present]);
  });

  test('[MP-RULING-1] nobody is absent where two or four play, and only a colour can be', () => {
    for (const { id, colours } of SCENARIOS.filter((one) => one.colours.length !== 3)) {
      expect([2, 4]).toContain(colours.length);
      for (const absent of COLOURS)
        expect(optionsFault({ scenario: id, absent })).toBe(`nobody is absent in ${id}`);
    }
    for (const scenario of THREE)
      for (const absent of ['purple', '', 3, null] as unknown as Colour[])
        expect(optionsFault({ scenario, absent })).toBe('absent must be one of blue, red, yellow, green');
    expect(
      SCENARIOS.filter((one) => one.colours.length === 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(THREE.toSorted());
  });

  test('[MP-RULING-2] on the right is he who plays just before', () => {
    for (const absent of [undefined, ...COLOURS]) {
      const scenario = absent === undefined ? 'standard-4' : 'standard-3';
      const options = absent === undefined ? { scenario } : { scenario, absent };
      const game = gameWith(options).toFirstTurn();
      const { placing } = game.position.ruleset.policies;
      const { seats, pieces, colours } = game.position.ruleset;
      for (let turn = 0; turn < seats; turn++) {
        const before = game.position.data[ACTIVE];
        game.pass();
        const now = game.position.data[ACTIVE];
        const rope = pieces.ids.indexOf(`${colours[now]}-rope`);
        expect(placing.placerOf(game.position, now, rope)).toBe(before);
      }
    }
  });

  test('[MP-RULING-3] who lays first and who plays first are two lots, each of four', () => {
    const ruleset = rulesetFor({ scenario: 'standard-4' });
    const draws = count(300).map((seed) => rollSetup(ruleset, `lots ${seed}`));
    const results = new Set(draws.map(({ firstPlacer, firstPlayer }) => `${firstPlacer}${firstPlayer}`));
    expect(results.size).toBe(16);
  });

  test.each(count(4))('[MP-RULING-3] seat %i lays first, then clockwise', (firstPlacer) => {
    const firstPlayer = (firstPlacer + 2) % 4;
    const game = gameWith({ scenario: 'standard-4' }, { firstPlacer, firstPlayer }).finish('deploy');
    const seats = count(40).map(() => {
      const { seat } = game;
      game.do(game.legal()[0]);
      return seat;
    });
    expect(seats).toEqual(count(40).map((i) => (firstPlacer + i) % 4));
    expect([game.stage, game.seat]).toEqual(['card', firstPlayer]);
    const lots = game.heard(-1).filter(({ type }) => type === 'lotDrawn');
    expect(lots).toEqual([
      { type: 'lotDrawn', lot: 'firstPlacer', seat: firstPlacer },
      { type: 'lotDrawn', lot: 'firstPlayer', seat: firstPlayer },
    ]);
  });
});

const cards = (game: WholeGame): number[] =>
  game.legal('playCard').map((action) => (action.type === 'playCard' ? action.card : -1));

/** Goes through all legal orders of cards until a 4 is out; answers in how many of them somebody had none. */
function deadlocks(p: Position): number {
  const [{ seat }] = decisions(p);
  const out = new ActionList();
  list(p, seat, out);
  let found = out.length === 0 ? 1 : 0;
  for (let i = 0; i < out.length; i++) {
    const next = p.copy();
    perform(next, seat, out.packed(i));
    if (next.data[HIGHEST] >= 4) continue;
    const [decision] = decisions(next);
    const end = check(next, { seat, decision: decision.number, action: { type: 'endTurn' } });
    if (!end.ok) throw new Error(end.refusal.code);
    perform(next, seat, end.packed);
    found += deadlocks(next);
  }
  return found;
}

describe('the first cycle of cards', () => {
  test('[MP-RULING-4] the highest card of anyone counts', () => {
    const game = gameWith({ scenario: 'standard-4' }, { firstPlayer: 1 }).toFirstTurn();
    expect(cards(game)).toEqual([2]);
    expect(verdict(game, { type: 'playCard', card: 3 })).toBe('FIRST_CARD_IS_TWO BD-ACTIONCARD-5');
    game.passWith(2);
    expect(cards(game)).toEqual([2, 3]);
    game.passWith(3);
    // It was the player before who went up to 3; the next one may go up to 4.
    expect(cards(game)).toEqual([2, 3, 4]);
    expect(verdict(game, { type: 'playCard', card: 5 })).toBe('CARD_TOO_HIGH BD-ACTIONCARD-6');
    game.passWith(2);
    // And it still counts when somebody has played a lower one since.
    expect(cards(game)).toEqual([2, 3, 4]);
    game.passWith(4);
    expect(cards(game)).toEqual([3, 4, 5]);
  });

  test.each(['standard-3', 'standard-4'])('[MP-RULING-4] %s: nobody is ever without a card', (scenario) => {
    const game = gameWith({ scenario }, { firstPlayer: 0 }).toFirstTurn();
    expect(deadlocks(game.position)).toBe(0);
  });
});

/** Blue stands beside a hidden room on which objects of blue lie. */
const beforeOwnObjects = (): MultiplayerBoard =>
  plaza({
    faceUp: [3],
    at: `
           a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r   s   t   u   v
      21                           .  yWr  .   :   .   .   :   .   :   .
      15   .   ?   ?   ?   ?   ?   .   .   .   .   .  rTr bRo bSw yAr  ?   ?   ?   ?   ?   ?   .
      14  rWr  ?   ?   ?   ?   ?   .   .   .   .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?  gWr
      13   .   ?   ?   ?   ?   ?   .   .   *   .  bCl  ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   .
    `,
  });
const REVEAL: Action = { type: 'reveal', piece: 'blue-cleric', slot: 4, over: 'north' };

describe('who places', () => {
  test('[MP-RULING-5] if the right-hand player has left the table, the next one to the right', () => {
    const board = beforeOwnObjects();
    board.do({ type: 'resign' }, board.seatOf('green'));
    board.do(REVEAL);
    board.do({ type: 'place', piece: 'red-troll', place: board.spot('l15') });
    expect(asked(board)).toBe('blue');
    board.do({ type: 'place', piece: 'yellow-armor', place: board.spot('m15') });
    expect([board.stage, asked(board)]).toEqual(['place', 'yellow']);
  });

  test('[MP-RULING-5] also if he leaves while he is asked', () => {
    const board = beforeOwnObjects();
    board.do(REVEAL);
    board.do({ type: 'place', piece: 'red-troll', place: board.spot('l15') });
    board.do({ type: 'place', piece: 'yellow-armor', place: board.spot('m15') });
    expect(asked(board)).toBe('green');
    board.do({ type: 'place', piece: 'blue-rope', place: board.spot('n15') });
    board.do({ type: 'resign' }, board.seatOf('green'));
    expect(asked(board)).toBe('yellow');
    board.do({ type: 'resign' }, board.seatOf('yellow'));
    expect(asked(board)).toBe('red');
    board.do({ type: 'place', piece: 'blue-sword', place: board.spot('o15') });
    expect([board.stage, asked(board)]).toEqual(['act', 'blue']);
  });

  test('[MP-RULING-11] first the revealer, then the right-hand player', () => {
    const board = beforeOwnObjects();
    board.do(REVEAL);
    const early: Action = { type: 'place', piece: 'blue-rope', place: board.spot('p11') };
    expect(verdict(board, early, board.seatOf('green'))).toBe('NOT_YOUR_DECISION BD-TURN-17');
    expect(verdict(board, early)).toBe('NOT_YOURS_TO_PLACE BD-PLACE-2');
    const order: Colour[] = [];
    while (board.stage === 'place') {
      order.push(asked(board));
      board.do(board.legal('place')[0]);
    }
    expect(order).toEqual(['blue', 'blue', 'green', 'green']);
  });
});

describe('marks of a turn', () => {
  test('[MP-RULING-6] wounded in the turn of one player, a character may be attacked in that of the next', () => {
    const board = plaza({
      at: `
             i   j   k
        13  bTr yGo rTr
      `,
    });
    board.fight('blue-troll', 'yellow-goblin', 2, 0);
    const mark = (): number => marksOf(board.position, board.piece('yellow-goblin')) & HURT;
    expect([board.isWounded('yellow-goblin'), mark()]).toEqual([true, HURT]);
    expect(verdict(board, { type: 'attack', piece: 'blue-troll', target: 'yellow-goblin' })).toBe(
      'WOUNDED_THIS_TURN BD-COMBAT-13',
    );
    board.do({ type: 'endTurn' });
    expect([asked(board), mark()]).toEqual(['red', 0]);
    board.do({ type: 'playCard', card: 2 });
    expect(verdict(board, { type: 'attack', piece: 'red-troll', target: 'yellow-goblin' })).toBe('legal');
  });

  test('[MP-RULING-6] healed in the turn of another, a character acts in its own', () => {
    const board = plaza({
      at: `
             i   j   k   l   m   n
        13  bCl rgo  .   .   .   *
         8   *   .   .   .   .  rTr
      `,
    });
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'red-goblin' });
    expect(marksOf(board.position, board.piece('red-goblin')) & SPENT).toBe(SPENT);
    board.do({ type: 'endTurn' });
    expect(marksOf(board.position, board.piece('red-goblin')) & SPENT).toBe(0);
    board.do({ type: 'playCard', card: 2 });
    expect(asked(board)).toBe('red');
    expect(verdict(board, stroll(board, 'red-goblin', 'j14'))).toBe('legal');
  });
});

/** How a room lies after a reveal from a square beside it, or why it cannot be revealed so. */
function flipped(
  scenario: string,
  faceUp: number,
  from: string,
  slot: number,
  over: DirectionName | undefined,
  turned = 0,
): string | number {
  const board = multiplayerScene(scenario, {
    open: true,
    faceUp: [faceUp],
    turned: { [slot]: turned },
    at: { 'blue-cleric': from },
  });
  const action: Action = {
    type: 'reveal',
    piece: 'blue-cleric',
    slot,
    ...(over === undefined ? {} : { over }),
  };
  const answer = verdict(board, action);
  if (answer !== 'legal') return answer;
  board.do(action);
  return board.turned(slot);
}
/** Beside a hidden room that lies turned. */
const unseen = (turned: number): MultiplayerBoard =>
  multiplayerScene('standard-4', {
    faceUp: [3],
    turned: { 4: turned },
    at: `
           j   k   l
                 +
      16   ?   ?   ?
         +   +---+   +
      15   .  bCl  ?
         +---+   +
      14 | .   . | ?
    `,
  });
const EACH_SIDE = [...DIRECTIONS, undefined];

describe('flipping a room', () => {
  test.each([0, 1, 2, 3])(
    '[MP-RULING-7] over the east or the west it comes out half a turn further than over the north or the south, from %i',
    (turned) => {
      const results = EACH_SIDE.map((over) => flipped('standard-4', 3, 'k13', 4, over, turned));
      const far = (turned + 2) % 4;
      expect(results).toEqual([turned, far, turned, far, 'NAME_A_SIDE MP-STD-12']);
    },
  );

  test('[MP-RULING-7] one of each two is listed, and nobody knows beforehand how the room lies', () => {
    const board = multiplayerScene('standard-4', {
      open: true,
      faceUp: [3],
      at: `
             k
        13  bCl
      `,
    });
    expect(board.legal('reveal')).toEqual([
      { type: 'reveal', piece: 'blue-cleric', slot: 4, over: 'north' },
      { type: 'reveal', piece: 'blue-cleric', slot: 4, over: 'east' },
    ]);
    for (const viewer of [0, 1, 2, 3, -1]) {
      const views = [0, 1, 2, 3].map((turned) => viewOf(unseen(turned).position, viewer));
      expect(views[0].shown.rooms[4]).toEqual({ faceUp: false, tokens: [0, 0, 0, 0] });
      for (const view of views) expect(view).toEqual(views[0]);
    }
  });

  test('[MP-RULING-8] an outer room is flipped over a side by which it can be pulled out; nobody chooses', () => {
    const closed = 'SIDE_NOT_FREE MP-RULING-8';
    // In the plus slot 0 has a line in the north and nothing in the west: it goes over the first of the two.
    expect(EACH_SIDE.map((over) => flipped('standard-4', 3, 'i15', 0, over))).toEqual([
      0,
      closed,
      closed,
      closed,
      0,
    ]);
    // In the square slot 1 has only the north, before a line.
    expect(EACH_SIDE.map((over) => flipped('crossing', 5, 'i15', 1, over))).toEqual([
      0,
      closed,
      closed,
      closed,
      0,
    ]);
    // Slot 4 has only the west, before a line: half a turn further.
    expect(EACH_SIDE.map((over) => flipped('crossing', 5, 'g13', 4, over))).toEqual([
      closed,
      closed,
      closed,
      2,
      2,
    ]);
    // The corners of the square.
    expect(EACH_SIDE.map((over) => flipped('crossing', 1, 'g18', 0, over))).toEqual([
      0,
      closed,
      closed,
      closed,
      0,
    ]);
  });

  test('[MP-RULING-8] of two free sides the first of north, east, south, west', () => {
    const south = EACH_SIDE.map((over) => flipped('crossing', 13, 'g3', 12, over));
    expect(south.map((answer) => typeof answer === 'number' && answer)).toEqual([false, false, 0, false, 0]);
    const east = EACH_SIDE.map((over) => flipped('crossing', 14, 'p3', 15, over));
    expect(east.map((answer) => typeof answer === 'number' && answer)).toEqual([false, 2, false, false, 2]);
  });

  test('[MP-RULING-8] what is listed names no side, and what is told of it neither', () => {
    const board = multiplayerScene('crossing', {
      open: true,
      faceUp: [5],
      at: `
             g
        15  bCl
      `,
    });
    expect(board.legal('reveal')).toEqual([
      { type: 'reveal', piece: 'blue-cleric', slot: 1 },
      { type: 'reveal', piece: 'blue-cleric', slot: 4 },
    ]);
    const told = board.do({ type: 'reveal', piece: 'blue-cleric', slot: 4, over: 'west' });
    expect(told.filter((event) => event.type === 'roomRevealed' && event.over !== undefined)).toEqual([]);
    expect(told.map(({ type }) => type)).toContain('roomRevealed');
  });
});

/** Where teams are chosen: one after the other. */
const teams = (scenario: string): object => (scenario === 'pyramid-4' ? { teamChoice: 'mutual' } : {});

describe('a token of the wrong kind', () => {
  const RULES = [
    ['crossing', 1, 'rope', 5, 'troll'],
    ['pyramid-4', 10, 'rope', -1, ''],
    ['race', -1, '', 4, 'troll'],
    ['elevator', -1, '', 12, 'troll'],
    ['murder', 5, 'rope', 1, 'troll'],
  ] as const;

  test.each(RULES)(
    '[MP-RULING-9] %s: laid only where the table allows it',
    (scenario, forCharacters, object, forObjects, character) => {
      const first = { firstPlacer: 0, firstPlayer: 0 };
      for (const allowMisplacement of [false, true]) {
        const game = gameWith({ scenario, rules: { allowMisplacement }, ...teams(scenario) }, first);
        game.finish('choose');
        while (game.stage === 'deploy') {
          // The Troll stays in hand.
          const [action] = game
            .legal('deploy')
            .filter((one) => !('piece' in one && one.piece.endsWith('troll')));
          game.do(action);
        }
        expect(game.stage).toBe('lay');
        const answer = allowMisplacement ? 'legal' : 'WRONG_KIND_FOR_ROOM MP-RULING-9';
        const wishes: Action[] = [
          { type: 'lay', piece: `blue-${object}`, slot: forCharacters },
          { type: 'lay', piece: `blue-${character}`, slot: forObjects },
        ];
        for (const wish of wishes.filter((one) => one.type === 'lay' && one.slot >= 0))
          expect([scenario, verdict(game, wish)]).toEqual([scenario, answer]);
      }
    },
  );

  test('[MP-RULING-9] by default such a token is refused', () => {
    for (const { id } of SCENARIOS.filter((one) => one.colours.length > 2))
      expect([id, rulesetFor({ scenario: id }).rules.allowMisplacement]).toEqual([id, false]);
  });

  test('[MP-RULING-10] what is removed is out of the game: no kill, no point, and gone for its player', () => {
    const board = multiplayerScene('crossing', {
      open: true,
      options: { rules: { allowMisplacement: true } },
      faceUp: [5],
      at: `
             k   l   m   n   o   p
        15   .  rGo  ?   ?   ?   ?
        14   .   ?   ?   ?   ?   ?
        13  bCl  ?   ?   ?   ?   ?
      `,
      points: { blue: 5 },
    });
    const told = board.do({ type: 'reveal', piece: 'blue-cleric', slot: 6, over: 'north' });
    expect(told.map(({ type }) => type)).toEqual(['roomRevealed', 'pieceRemoved']);
    expect(board.where('red-goblin')).toBe('removed');
    for (const colour of COLOURS) expect(board.position.data[KILLS + board.seatOf(colour)]).toBe(0);
    expect(COLOURS.map((colour) => board.points(colour))).toEqual([5, 0, 0, 0]);
    expect([board.stage, board.ap]).toEqual(['act', 4]);
    expect(verdict(board, { type: 'heal', piece: 'blue-cleric', target: 'red-goblin' })).toBe(
      'NOT_IN_PLAY BD-TERM-4',
    );
  });
});
