import { describe, expect, test } from 'vitest';
import type { PieceId } from '../../src/model/action.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { BOOK_TIMER } from '../../src/flow/clock.ts';
import { GONE, IN_BOX, OFFER, POINTS, IDLE_TURNS, TURN } from '../../src/model/fields.ts';
import { put, whereIs } from '../../src/model/position.ts';
import { runOut } from '../../src/flow/clock.ts';
import { decisions, anytimeActions } from '../../src/flow/play.ts';
import type { Colour } from '../../src/vocabulary.ts';
import type { Board } from '../../testing/board.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { combatCardsOf, startGame, type WholeGame } from '../../testing/whole-game.ts';
import { asked, count, endOf, endTurn, gameWith, stroll } from './games.ts';

const FOUR: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];

/** Bare floors, all face up, a Warrior of each colour on its line. */
const hall = (
  scenario: string,
  at: MultiplayerScene['at'] = {},
  more: MultiplayerScene = {},
): MultiplayerBoard => withBystanders(multiplayerScene(scenario, { open: true, faceUp: 'all', at, ...more }));

/** A Warrior of each colour on its line, if he is not in the game already. */
function withBystanders(board: MultiplayerBoard): MultiplayerBoard {
  for (const colour of FOUR) {
    const warrior = board.position.ruleset.pieces.byId.get(`${colour}-warrior`);
    if (warrior !== undefined && whereIs(board.position, warrior) === IN_BOX)
      put(board.position, warrior, board.line(colour, 2));
  }
  board.settle();
  return board;
}

const seatOf = ({ position }: Board, colour: Colour): number => position.ruleset.colours.indexOf(colour);

/** Somebody leaves, whoever is asked at the moment. */
const leave = (board: Board, ...colours: readonly Colour[]): void => {
  for (const colour of colours) board.do({ type: 'resign' }, seatOf(board, colour));
};

const askedAll = (board: Board): Colour[] =>
  decisions(board.position).map(({ seat }) => board.position.ruleset.colours[seat]);

const pointsOf = (board: MultiplayerBoard): number[] => FOUR.map((colour) => board.points(colour));

/** Colours in the order of their turns; each plays the lowest card he may and does nothing. */
const turnsOf = (board: Board, turns: number): string[] =>
  count(turns).map(() => {
    const colour = asked(board);
    if (board.stage === 'card') board.do(board.legal('playCard')[0]);
    board.do({ type: 'endTurn' });
    return colour;
  });

const offersOf = ({ position }: Board): number[] =>
  count(position.ruleset.seats).map((seat) => position.data[OFFER + seat]);

describe('who is left plays on', () => {
  test('[MP-RULING-75] the others play on; he is told to have left and can do nothing any more', () => {
    const board = hall('standard-4');
    expect(board.do({ type: 'resign' }, 2)).toEqual([{ type: 'playerLeft', seat: 2 }]);
    expect(endOf(board)).toBe('running:');
    expect(anytimeActions(board.position, 2)).toEqual([]);
    for (const type of ['resign', 'offerDraw', 'declineDraw', 'claimEnd'] as const)
      expect(board.why({ type }, 2)).toBe('LEFT_THE_TABLE');
    expect([board.stage, asked(board)]).toEqual(['act', 'blue']);
  });

  test('[MP-RULING-75] he is passed over in the order of turns', () => {
    const board = hall('standard-4');
    leave(board, 'yellow');
    expect(turnsOf(board, 6)).toEqual(['blue', 'red', 'green', 'blue', 'red', 'green']);
    leave(board, 'blue');
    expect(turnsOf(board, 4)).toEqual(['red', 'green', 'red', 'green']);
  });

  test('[MP-RULING-75] when nobody is left who has an enemy at the table, those left win', () => {
    const alone = hall('standard-4', {}, { points: { blue: 5 } });
    leave(alone, 'blue', 'red');
    expect(endOf(alone)).toBe('running:');
    leave(alone, 'green');
    expect(endOf(alone)).toBe('resigned: yellow');
    const allies = hall('surprise');
    leave(allies, 'red');
    expect(endOf(allies)).toBe('running:');
    leave(allies, 'green');
    expect(endOf(allies)).toBe('resigned: blue yellow');
    const one = hall('surprise');
    leave(one, 'yellow', 'green', 'red');
    expect(endOf(one)).toBe('resigned: blue');
  });

  test('[MP-RULING-75] he cannot win, however many points he has', () => {
    const board = hall('standard-4', {}, { points: { blue: 7, red: 2, green: 6 }, turn: 'red' });
    leave(board, 'blue');
    expect(endTurn(board)).toBe('goal: green');
    const before = hall('standard-4', {}, { points: { blue: 7, red: 2, green: 1 }, turn: 'red' });
    leave(before, 'blue');
    expect(endTurn(before)).toBe('running:');
  });

  test('[MP-RULING-29] a tie of all who are left is a draw, as one of all would be', () => {
    for (const [blue, end] of [
      [6, 'goal:'],
      [5, 'goal: red yellow'],
    ] as const) {
      const board = hall('standard-4', {}, { points: { blue, red: 6, yellow: 6, green: 6 } });
      leave(board, 'green');
      expect(endTurn(board)).toBe(end);
    }
  });

  test('[MP-RULING-75] an ally’s points still count after he has left; only who stayed wins', () => {
    const board = hall('surprise', {}, { points: { blue: 6, yellow: 4, red: 9 } });
    leave(board, 'yellow');
    expect(endTurn(board)).toBe('goal: blue');
  });

  test('[MP-RULING-75] an alliance whose ally has left is alive as long as both their points and one’s hopes are enough', () => {
    const ids = startGame({ scenario: 'surprise' }).position.ruleset.pieces.ids;
    const out = Object.fromEntries(
      ids.map((id) => [id, /treasure|rope|wand|sword|armor|potion/.test(id) ? 'removed' : 'killed']),
    );
    const last = {
      'blue-warrior': 'line blue:2',
      'yellow-warrior': 'line yellow:2',
      'red-warrior': 'line red:2',
    };
    const ended = (yellow: number): string => {
      const board = multiplayerScene('surprise', {
        open: true,
        faceUp: 'all',
        at: { ...out, ...last },
        points: { yellow },
      });
      leave(board, 'yellow');
      return endTurn(board);
    };
    // Blue's Warrior out, red's dead: two points more.
    expect(ended(8)).toBe('running:');
    expect(ended(7)).toBe('dead: blue');
  });

  test('[MP-RULING-75] whom nobody has left to beat counts for nothing in what can still be reached', () => {
    const ids = startGame({ scenario: 'standard-4' }).position.ruleset.pieces.ids;
    const out = Object.fromEntries(
      ids.map((id) => [id, /treasure|rope|wand|sword|armor|potion/.test(id) ? 'removed' : 'killed']),
    );
    const ended = (leaver: Colour | null): string => {
      const board = multiplayerScene('standard-4', {
        open: true,
        faceUp: 'all',
        at: {
          ...out,
          ...Object.fromEntries(FOUR.map((colour) => [`${colour}-warrior`, `line ${colour}:2`])),
        },
        points: { blue: 2 },
      });
      if (leaver) leave(board, leaver);
      return endTurn(board);
    };
    expect(ended(null)).toBe('running:');
    expect(ended('green')).toBe('dead: blue');
  });

  test('[MP-RULING-75] also one who left before he had a team', () => {
    const game = startGame({ scenario: 'mixed-3', teamChoice: 'fullFrontal' });
    leave(game, 'green');
    game.toFirstTurn();
    const { goal } = game.position.ruleset.policies;
    // Eight to bring out, the Goblin for one more, two Treasures, eight enemies: not sixteen.
    game.position.data[POINTS] = 6 - 8 - 1 - 2 - 8;
    expect(goal.possible(game.position, 0)).toBe(true);
    game.position.data[POINTS] -= 1;
    expect(goal.possible(game.position, 0)).toBe(false);
  });

  test('[MP-RULING-75] in a game of two nothing changes: the other wins at once, the pieces stay', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    const before = game.pieces(0).map((id) => game.where(id));
    expect(game.do({ type: 'resign' }, 0)).toEqual([{ type: 'gameEnded', ending: 'resigned', winners: [1] }]);
    expect(game.pieces(0).map((id) => game.where(id))).toEqual(before);
  });
});

/** A pit in the middle room, on which somebody stands with something. */
const onPit = (at: MultiplayerScene['at']): MultiplayerBoard =>
  withBystanders(multiplayerScene('surprise', { rooms: { 4: '1ccw' }, faceUp: [4], at }));

describe('what becomes of his pieces', () => {
  test('[MP-RULING-75] characters and tokens that nobody has seen are removed; nobody scores', () => {
    const board = multiplayerScene('standard-4', {
      open: true,
      faceUp: [3, 4],
      at: `
             g   h   i   j   k   l   m   n   o   p   q   r   s   t   u   v
        21   .  yTr  .   :   .   .   :   .   :   .
        15  rTr  .   .   .   .  bTr  .   .   .   .   ?   ?   ?   ?   ?   .
        14   .  rgo  .   .   .   .   .   .   .   .   ?   ?   ?   ?   ?  gTr
        13   .   .   *   .   .   .   .  rAr  .   .   ?   ?   ?   ?   ?   .
        12   .   .   .   .   .   .   .   .   .   .   ?   ?   ?   ?   ?   :
        11   .   .   .   .   .   .   .   .   .   .   ?   ?   ?   ?   ?   .
        10   ?   ?   ?   ?   ?  bGo rCl rRo  ?   ?   ?   ?   ?   ?   ?   .
        bTr: holds rSw
        left: rTh
        killed: rWi
      `,
      points: { blue: 1 },
    });
    board.do({ type: 'resign' }, 1);
    const where = (kind: string): string | number => board.where(`red-${kind}`);
    expect(['troll', 'goblin', 'cleric', 'rope'].map(where)).toEqual(count(4).map(() => 'removed'));
    expect(['thief', 'wizard'].map(where)).toEqual(['left', 'killed']);
    expect(board.isWounded('red-goblin')).toBe(false);
    expect(where('armor')).toBe(board.spot('n13'));
    expect(where('sword')).toBe('held by blue-troll');
    expect(board.where('blue-goblin')).toBe('at room 8');
    expect(pointsOf(board)).toEqual([1, 0, 0, 0]);
    expect(board.events.map(({ type }) => type)).toEqual(['playerLeft']);
  });

  test('[MP-RULING-75] what his characters held stays where they were, for anybody', () => {
    const board = hall(
      'standard-4',
      `
             m   n
        15  bTr  .
        14  rTr  .
        13   .  rgo
        rGo: holds bAr
        rTr: holds rSw
      `,
    );
    leave(board, 'red');
    expect(board.where('red-sword')).toBe(board.spot('m14'));
    expect(board.where('blue-armor')).toBe(board.spot('n13'));
    board.do(stroll(board, 'blue-troll', 'm14'));
    expect(board.where('red-sword')).toBe('held by blue-troll');
  });

  test('[MP-RULING-75] an ally’s wounded whom he carried lies where he was; his own whom the ally carried is gone', () => {
    const board = hall(
      'surprise',
      `
            h   i   j
        9  bTr  .   .
        8   .   *   .
        7   .   .  yTr
        bGo: wounded
        bTr: holds yGo
        yGo: wounded
        yTr: holds bGo
      `,
    );
    leave(board, 'blue');
    expect(board.where('yellow-goblin')).toBe(board.spot('h9'));
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect([board.where('blue-goblin'), board.loadOf('yellow-troll')]).toEqual(['removed', null]);
  });

  test('[MP-RULING-75] over a pit an object is lost and an ally’s wounded dies, for nobody’s points; a Rope stays', () => {
    const sword = onPit(`
          h   i   j
        +   +   +   +
      7 | .   .   . |
        +---+   +   +
      6 | .  bTh  * |
        +   +   +   +
      5   ?   ?   ?
      bTh: holds rSw
    `);
    leave(sword, 'blue');
    expect(sword.where('red-sword')).toBe('removed');
    const wounded = onPit(`
          h   i   j
        +   +   +   +
      7 | .   .   . |
        +---+   +   +
      6 | .  bTh  * |
        +   +   +   +
      5   ?   ?   ?
      bTh: holds yTr
      yTr: wounded
    `);
    leave(wounded, 'blue');
    expect(wounded.where('yellow-troll')).toBe('killed');
    expect(pointsOf(wounded)).toEqual([0, 0, 0, 0]);
    const rope = onPit(`
          h   i   j
        +   +   +   +
      7 | .   .   . |
        +---+   +   +
      6 | .  bTr  * |
        +   +   +   +
      5   ?   ?   ?
      bTr: holds rRo
    `);
    leave(rope, 'blue');
    expect(rope.where('red-rope')).toBe(rope.spot('i6'));
    const hanging = onPit(`
          h   i   j
        +   +   +   +
      7 | .   .   . |
        +---+   +   +
      6 | .  ytr  * |
        +   +   +   +
      5   ?   ?   ?
      yTr: holds bRo
    `);
    leave(hanging, 'blue');
    expect([hanging.where('yellow-troll'), hanging.where('blue-rope')]).toEqual([
      hanging.spot('i6'),
      'held by yellow-troll',
    ]);
  });
});

describe('in the set-up', () => {
  test('[MP-RULING-77] while all choose in secret, nobody waits for him', () => {
    const game = startGame({ scenario: 'mixed-3', teamChoice: 'fullFrontal' });
    while (askedAll(game).length > 1) game.do(game.legal()[0]);
    const [last] = askedAll(game);
    leave(game, last);
    expect([game.stage, askedAll(game).includes(last)]).toEqual(['deploy', false]);
  });

  test('[MP-RULING-77] where one chooses after the other, he is passed over, and nobody chooses twice for it', () => {
    const game = gameWith({ scenario: 'mixed-4', teamChoice: 'mutual' }, { firstChooser: 1 });
    const choose = (): Colour => {
      const colour = asked(game);
      game.do(game.legal('choose')[0]);
      return colour;
    };
    expect([choose(), choose()]).toEqual(['red', 'yellow']);
    leave(game, 'red');
    expect(asked(game)).toBe('green');
    expect([choose(), choose(), choose()]).toEqual(['green', 'blue', 'yellow']);
    leave(game, 'green');
    expect([choose(), choose(), choose()]).toEqual(['blue', 'yellow', 'blue']);
    // All eight characters are chosen: the objects are begun by whoever follows the first chooser.
    expect([choose(), choose()]).toEqual(['yellow', 'blue']);
    game.finish('choose');
    expect([game.inHand(0).length, game.inHand(1).length, game.inHand(2).length]).toEqual([14, 0, 14]);
  });

  test('[MP-RULING-77] starting teams of all at once: the laying begins without him', () => {
    const game = startGame({ scenario: 'standard-4' });
    for (let i = 0; i < 4; i++) game.do(game.legal('deploy', undefined, 3)[0], 3);
    expect(askedAll(game)).toEqual(['blue', 'red', 'yellow']);
    leave(game, 'green');
    expect(game.pieces(3).map((id) => game.where(id))).toEqual(count(14).map(() => 'removed'));
    for (const seat of [0, 1])
      for (let i = 0; i < 4; i++) game.do(game.legal('deploy', undefined, seat)[0], seat);
    expect(askedAll(game)).toEqual(['yellow']);
    leave(game, 'yellow');
    expect(game.stage).toBe('lay');
  });

  test('[MP-RULING-77] starting teams in turn: the next one is asked, and his dots are free', () => {
    const game = gameWith({ scenario: 'exit-4' }, { firstPlacer: 0, firstPlayer: 0 });
    const [first] = game.legal('deploy');
    game.do(first);
    const [second] = game.legal('deploy');
    game.do(second);
    expect(asked(game)).toBe('yellow');
    leave(game, 'yellow');
    expect(asked(game)).toBe('green');
    expect(game.why({ ...first, piece: 'green-troll' } as typeof first)).toBe('DOT_TAKEN');
    leave(game, 'blue');
    expect(game.why({ ...first, piece: 'green-troll' } as typeof first)).toBeNull();
    const order = count(4).map(() => {
      const colour = asked(game);
      game.do(game.legal('deploy')[0]);
      return colour;
    });
    expect(order).toEqual(['green', 'red', 'green', 'red']);
  });

  test('[MP-RULING-77] laying: the next one is asked, and what he has laid is taken off the rooms', () => {
    const game = gameWith({ scenario: 'standard-4' }, { firstPlacer: 0 }).finish('deploy');
    const lay = (piece: PieceId): void => {
      game.do({ type: 'lay', piece, slot: 0 });
    };
    for (let i = 0; i < 3; i++) lay(game.inHand(game.seat)[0]);
    expect([asked(game), game.why({ type: 'lay', piece: game.inHand(3)[0], slot: 0 })]).toEqual([
      'green',
      'ROOM_FULL',
    ]);
    leave(game, 'red');
    expect([asked(game), game.why({ type: 'lay', piece: game.inHand(3)[0], slot: 0 })]).toEqual([
      'green',
      null,
    ]);
    leave(game, 'green');
    expect(asked(game)).toBe('blue');
    game.finish('lay');
    expect(['blue', 'yellow']).toContain(asked(game));
  });

  test('[MP-RULING-77] the lot made him the first player: whoever follows begins, with the two', () => {
    const game = gameWith({ scenario: 'standard-4' }, { firstPlayer: 1 }).finish('deploy');
    leave(game, 'red');
    game.finish('lay');
    expect([game.stage, asked(game), game.position.data[TURN]]).toEqual(['card', 'yellow', 1]);
    expect(game.legal('playCard')).toEqual([{ type: 'playCard', card: 2 }]);
  });
});

const begun = (options: GameOptions, firstPlayer = 0): WholeGame =>
  gameWith(options, { firstPlayer }).toFirstTurn();

describe('in a turn', () => {
  test('[MP-RULING-77] before he has played a card: the turn is the next one’s', () => {
    const game = begun({ scenario: 'standard-4' });
    expect(asked(game)).toBe('blue');
    leave(game, 'blue');
    expect([game.stage, asked(game), game.position.data[TURN]]).toEqual(['card', 'red', 2]);
    // Nobody has played a card yet: the first one is still the two.
    expect(game.legal('playCard')).toEqual([{ type: 'playCard', card: 2 }]);
    game.pass();
    expect(game.legal('playCard')).toEqual([
      { type: 'playCard', card: 2 },
      { type: 'playCard', card: 3 },
    ]);
  });

  test('[MP-RULING-77] while he acts: his turn ends', () => {
    const board = hall('standard-4', {}, { ap: 3 });
    leave(board, 'blue');
    expect([board.stage, asked(board), board.ap]).toEqual(['card', 'red', 0]);
    expect(board.events.map(({ type }) => type)).toEqual(['playerLeft', 'turnEnded', 'turnBegan']);
  });

  test('[MP-RULING-77] in another’s turn: it goes on', () => {
    const board = hall('standard-4', {}, { ap: 3 });
    leave(board, 'red');
    expect([board.stage, asked(board), board.ap]).toEqual(['act', 'blue', 3]);
  });

  test('[MP-RULING-77] in the Race his turns pass unplayed, but count', () => {
    const game = begun({ scenario: 'race' });
    leave(game, 'red');
    const turns: [Colour, number][] = [];
    while (game.outcome.ending === 'running') {
      turns.push([asked(game), game.position.data[TURN]]);
      game.pass();
    }
    expect(turns.slice(0, 4)).toEqual([
      ['blue', 1],
      ['green', 3],
      ['blue', 4],
      ['green', 6],
    ]);
    expect(turns.at(-1)).toEqual(['green', 48]);
    expect(turns).toHaveLength(2 * 16);
  });

  test('[MP-RULING-77] in the Race the last turn passes too, if it is his', () => {
    const game = begun({ scenario: 'race' });
    leave(game, 'green');
    const turns: number[] = [];
    while (game.outcome.ending === 'running') {
      turns.push(game.position.data[TURN]);
      game.pass();
    }
    expect([turns.length, turns.at(-1), game.outcome.ending]).toEqual([2 * 16, 47, 'goal']);
  });

  test('[MP-RULING-77] whoever is left without a character to act with is not waited for', () => {
    const ids = startGame({ scenario: 'standard-3' }).position.ruleset.pieces.ids;
    const killed = Object.fromEntries(ids.map((id) => [id, 'killed']));
    const objects = ids.filter((id) => /treasure|rope|wand|sword|armor|potion/.test(id));
    const board = multiplayerScene('standard-3', {
      open: true,
      faceUp: 'all',
      at: {
        ...killed,
        ...Object.fromEntries(objects.map((id) => [id, 'removed'])),
        'blue-treasure': 'd13',
        'blue-warrior': 'line blue:2',
      },
      points: { red: 5, green: 4 },
    });
    leave(board, 'blue');
    expect(endOf(board)).toBe('dead: red');
  });
});

/** Blue turns up a room of the plus in which these tokens wait. */
function revealed(at: MultiplayerScene['at'], scenario = 'standard-4', timer = false): MultiplayerBoard {
  const scene = {
    open: true,
    faceUp: [3],
    ...(timer ? { options: { timer: BOOK_TIMER } } : {}),
    at,
  };
  const board = withBystanders(multiplayerScene(scenario, scene));
  const reveal = board.legal('reveal', 'blue-goblin').find((action) => 'slot' in action && action.slot === 7);
  if (!reveal) throw new Error('blue does not reach that room');
  board.do(reveal);
  return board;
}

const tokensToPlace = (board: MultiplayerBoard): PieceId[] => [
  ...new Set(board.legal('place').flatMap((action) => (action.type === 'place' ? [action.piece] : []))),
];

describe('while the tokens of a room are placed', () => {
  test('[MP-RULING-77] the revealer leaves: the player on his right places all that is left, then the turn is over', () => {
    const board = revealed(`
           g   h   i   j   k
      11   .   .  bGo  .   .
      10  bTr rTr bRo gRo  ?
    `);
    expect([asked(board), tokensToPlace(board)]).toEqual(['blue', ['blue-troll', 'red-troll', 'green-rope']]);
    leave(board, 'blue');
    expect([board.stage, asked(board)]).toEqual(['place', 'green']);
    // His character is gone; his object has been seen.
    expect(tokensToPlace(board)).toEqual(['blue-rope', 'red-troll', 'green-rope']);
    while (board.stage === 'place') board.do(board.legal('place')[0]);
    expect([board.stage, asked(board)]).toEqual(['card', 'red']);
    expect(board.placeOf('blue-rope')).toBeGreaterThanOrEqual(0);
  });

  test('[MP-RULING-5] the one on the right leaves: the next one to the right places', () => {
    const board = revealed(`
           g   h   i   j   k
      11   .   .  bGo  .   .
      10  rTr bRo  ?   ?   ?
    `);
    leave(board, 'green');
    board.do(board.legal('place')[0]);
    expect([board.stage, asked(board), tokensToPlace(board)]).toEqual(['place', 'yellow', ['blue-rope']]);
    leave(board, 'yellow');
    expect([board.stage, asked(board), tokensToPlace(board)]).toEqual(['place', 'red', ['blue-rope']]);
    board.do(board.legal('place')[0]);
    expect([board.stage, asked(board)]).toEqual(['act', 'blue']);
  });

  test('[MP-RULING-5] in the Surprise party: the one across leaves, the one on the right places', () => {
    const board = multiplayerScene('surprise', {
      open: true,
      faceUp: [1],
      at: `
             g   h   i   j   k
        11   .   .  bGo  .   .
        10  bTr rTr  ?   ?   ?
      `,
    });
    leave(board, 'yellow');
    board.do(board.legal('reveal', 'blue-goblin')[0]);
    board.do(board.legal('place')[0]);
    expect([asked(board), tokensToPlace(board)]).toEqual(['green', ['blue-troll']]);
  });

  test('[MP-RULING-75] a token waits whose player leaves: a character is gone, an object is placed', () => {
    const board = revealed(`
           g   h   i   j   k
      11   .   .  bGo  .   .
      10  rTr rRo  ?   ?   ?
    `);
    leave(board, 'red');
    expect([asked(board), tokensToPlace(board)]).toEqual(['blue', ['red-rope']]);
    const none = revealed(`
           g   h   i   j   k
      11   .   .  bGo  .   .
      10  rTr  ?   ?   ?   ?
    `);
    leave(none, 'red');
    expect([none.stage, asked(none), none.where('red-troll')]).toEqual(['act', 'blue', 'removed']);
  });

  test('[MP-RULING-77] the placer’s clock runs out after the revealer has left: the first squares are taken', () => {
    const board = revealed(
      `
             g   h   i   j   k
        11   .   .  bGo  .   .
        10  rTr bRo  ?   ?   ?
      `,
      'standard-4',
      true,
    );
    leave(board, 'blue');
    runOut(board.position, seatOf(board, 'green'));
    expect([board.stage, asked(board)]).toEqual(['card', 'red']);
    expect([board.where('blue-rope'), board.where('red-troll')]).toEqual([
      board.spot('g10'),
      board.spot('h10'),
    ]);
  });

  test('[MP-RULING-5] a choice that has passed to the revealer stays his when somebody else leaves', () => {
    const board = revealed(
      `
             g   h   i   j   k
        11   .   .  bGo  .   .
        10  bRo  ?   ?   ?   ?
      `,
      'standard-4',
      true,
    );
    expect(asked(board)).toBe('green');
    runOut(board.position, seatOf(board, 'green'));
    expect(asked(board)).toBe('blue');
    leave(board, 'yellow');
    expect([board.stage, asked(board)]).toEqual(['place', 'blue']);
    leave(board, 'green');
    expect([board.stage, asked(board), tokensToPlace(board)]).toEqual(['place', 'blue', ['blue-rope']]);
  });

  test('[MP-RULING-77] a choice that has passed to the revealer goes to the player on his right when he leaves himself', () => {
    const board = revealed(
      `
             g   h   i   j   k
        11   .   .  bGo  .   .
        10  bRo  ?   ?   ?   ?
      `,
      'standard-4',
      true,
    );
    runOut(board.position, seatOf(board, 'green'));
    expect(asked(board)).toBe('blue');
    leave(board, 'blue');
    expect([board.stage, asked(board), tokensToPlace(board)]).toEqual(['place', 'green', ['blue-rope']]);
    board.do(board.legal('place')[0]);
    expect([board.stage, asked(board)]).toEqual(['card', 'red']);
  });
});

/** Blue's Warrior attacks red's Troll; green stands by. */
const fighting = (): MultiplayerBoard => {
  const board = hall(
    'standard-4',
    `
           m   n   o
      13  bWr rTr gTr
    `,
  );
  board.do({ type: 'attack', piece: 'blue-warrior', target: 'red-troll' });
  board.do({ type: 'layCard', card: 3 });
  return board;
};

/** Red attacks blue; green and yellow both touch the target and are asked in this order: yellow, green. */
const party = (): MultiplayerBoard => {
  const board = hall(
    'murder',
    `
           j   k   l
      12  rWr bTr yGo
      11   .  gGo  .
    `,
    { turn: 'red' },
  );
  board.do({ type: 'attack', piece: 'red-warrior', target: 'blue-troll' });
  return board;
};

describe('in a combat', () => {
  test('[MP-RULING-76] the defender leaves: it is called off, cards come back, the point is spent', () => {
    const board = fighting();
    const hand = combatCardsOf(board.position, 0);
    expect([board.stage, asked(board), board.ap]).toEqual(['layCard', 'red', 4]);
    leave(board, 'red');
    expect([board.stage, asked(board), board.ap]).toEqual(['act', 'blue', 4]);
    expect(combatCardsOf(board.position, 0)).toEqual(hand);
    expect(hand).toContain(3);
    expect([board.isWounded('blue-warrior'), board.where('red-troll')]).toEqual([false, 'removed']);
    expect(pointsOf(board)).toEqual([0, 0, 0, 0]);
    // He may attack somebody else at once.
    board.do(stroll(board, 'blue-warrior', 'n13'));
    expect(board.why({ type: 'attack', piece: 'blue-warrior', target: 'green-troll' })).toBeNull();
  });

  test('[MP-RULING-76] the attacker leaves: it is called off and his turn is over', () => {
    const board = fighting();
    leave(board, 'blue');
    expect([board.stage, asked(board)]).toEqual(['card', 'red']);
    expect([board.isWounded('red-troll'), board.where('blue-warrior')]).toEqual([false, 'removed']);
    expect(combatCardsOf(board.position, 1)).toHaveLength(9);
  });

  test('[MP-RULING-76] somebody else leaves: it is fought', () => {
    const board = fighting();
    leave(board, 'green');
    expect([board.stage, asked(board)]).toEqual(['layCard', 'red']);
    const told = board.do({ type: 'layCard', card: 0 });
    expect(told.find(({ type }) => type === 'combatFought')).toMatchObject({ winner: 0 });
    expect(board.isWounded('red-troll')).toBe(true);
  });

  test('[MP-RULING-76] who is only asked to join stays out: the next one is asked', () => {
    const board = party();
    expect([board.stage, asked(board)]).toEqual(['join', 'yellow']);
    leave(board, 'yellow');
    expect([board.stage, asked(board)]).toEqual(['join', 'green']);
    board.do({ type: 'join', side: null });
    expect([board.stage, asked(board)]).toEqual(['layCard', 'red']);
    const last = party();
    last.do({ type: 'join', side: null });
    leave(last, 'green');
    expect([last.stage, asked(last)]).toEqual(['layCard', 'red']);
  });

  test('[MP-RULING-76] who has still to be asked is not, who has joined calls it off', () => {
    const early = party();
    leave(early, 'green');
    expect([early.stage, asked(early)]).toEqual(['join', 'yellow']);
    early.do({ type: 'join', side: 'attack' });
    expect([early.stage, asked(early)]).toEqual(['layCard', 'red']);
    leave(early, 'yellow');
    expect([early.stage, asked(early)]).toEqual(['act', 'red']);
    const joined = party();
    joined.do({ type: 'join', side: 'attack' });
    joined.do({ type: 'join', side: null });
    expect([joined.stage, asked(joined)]).toEqual(['layCard', 'red']);
    leave(joined, 'yellow');
    expect([joined.stage, asked(joined)]).toEqual(['act', 'red']);
    expect(joined.why({ type: 'attack', piece: 'red-warrior', target: 'blue-troll' })).toBeNull();
  });

  test('[MP-RULING-76] attacker or defender leave while others are asked', () => {
    const defender = party();
    leave(defender, 'blue');
    expect([defender.stage, asked(defender), defender.ap]).toEqual(['act', 'red', 4]);
    const attacker = party();
    leave(attacker, 'red');
    expect([attacker.stage, asked(attacker)]).toEqual(['card', 'yellow']);
  });
});

describe('offers and claims', () => {
  test('[MP-RULING-75] his offer of a draw goes with him; the others agree without him', () => {
    const board = hall('standard-4');
    board.do({ type: 'offerDraw' }, 0);
    board.do({ type: 'offerDraw' }, 3);
    leave(board, 'green');
    expect(offersOf(board)).toEqual([1, 0, 0, 0]);
    board.do({ type: 'offerDraw' }, 1);
    expect(endOf(board)).toBe('running:');
    board.do({ type: 'offerDraw' }, 2);
    expect(endOf(board)).toBe('agreed:');
  });

  test('[MP-RULING-75] if only he did not want the draw, it is agreed when he leaves', () => {
    const board = hall('standard-4');
    for (const seat of [0, 1, 2]) board.do({ type: 'offerDraw' }, seat);
    expect(endOf(board)).toBe('running:');
    leave(board, 'green');
    expect([endOf(board), offersOf(board)]).toEqual(['agreed:', [0, 0, 0, 0]]);
  });

  test('[MP-RULING-75] a quiet game is claimed after two cycles of those who are left', () => {
    const board = hall('standard-4', {}, { points: { green: 3, red: 1 } });
    const claim = { type: 'claimEnd' } as const;
    board.position.data[IDLE_TURNS] = 2 * 4 * 3 - 1;
    leave(board, 'green');
    expect(board.why(claim)).toBe('TOO_SOON_TO_CLAIM');
    board.position.data[IDLE_TURNS] = 2 * 4 * 3;
    board.do(claim);
    expect(endOf(board)).toBe('claimed: red');
    expect(board.position.data[GONE + 3]).toBe(1);
  });
});
