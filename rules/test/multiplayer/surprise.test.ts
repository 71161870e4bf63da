import { describe, expect, test } from 'vitest';
import type { Action, PieceId } from '../../src/model/action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { newGame, rulesetFor } from '../../src/new-game.ts';
import { hostile, isFaceUp } from '../../src/model/position.ts';
import type { Colour } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';
import { asked, count, endOf, endTurn, stroll, strollWith, verdict } from './games.ts';

const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];
const ALLY: Readonly<Record<string, Colour>> = {
  blue: 'yellow',
  yellow: 'blue',
  red: 'green',
  green: 'red',
};

/** Bare floors, all face up: only who stands where matters. */
const onFloor = (at: MultiplayerScene['at'], more: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('surprise', { open: true, faceUp: 'all', at, ...more });

/** The middle room has a pit, west of its gear: `4:2,4`; squares 1,4 and 3,4 and 2,3 border it. */
const byThePit = (at: MultiplayerScene['at'], more: MultiplayerScene = {}): MultiplayerBoard =>
  multiplayerScene('surprise', { rooms: { 4: '1ccw' }, faceUp: [4], at, ...more });

const targetsOf = (board: MultiplayerBoard, piece: PieceId): PieceId[] =>
  board.legal('attack', piece).flatMap((action) => (action.type === 'attack' ? [action.target] : []));

const pointsOf = (board: MultiplayerBoard): number[] => COLOURS.map((colour) => board.points(colour));

describe('the set-up', () => {
  test('[MP-SURP-1] four players, two against two: red with green, yellow with blue', () => {
    const position = newGame({ scenario: 'surprise' }, 'allies');
    expect(position.ruleset.colours).toEqual(COLOURS);
    for (const a of COLOURS)
      for (const b of COLOURS)
        expect([a, b, hostile(position, COLOURS.indexOf(a), COLOURS.indexOf(b))]).toEqual([
          a,
          b,
          a !== b && ALLY[a] !== b,
        ]);
  });

  test('[MP-SURP-2] ten rooms, shuffled, face down', () => {
    const ruleset = rulesetFor({ scenario: 'surprise' });
    expect(ruleset.layout.slots).toHaveLength(10);
    const draws = count(20).map((seed) => rollSetup(ruleset, `${seed}`).rooms);
    for (const rooms of draws) expect(new Set(rooms).size).toBe(10);
    expect(new Set(draws.map((rooms) => rooms.join())).size).toBe(20);
    const position = newGame({ scenario: 'surprise' }, 'rooms');
    expect(count(10).filter((slot) => isFaceUp(position, slot))).toEqual([]);
  });

  test('[MP-SURP-3] every team has the eight characters and six objects of the base set', () => {
    const { ids } = newGame({ scenario: 'surprise' }, 'teams').ruleset.pieces;
    const kinds = rulesetFor({ scenario: 'base' })
      .pieces.ids.filter((id) => id.startsWith('blue-'))
      .map((id) => id.replace('blue-', ''));
    expect(kinds).toHaveLength(8 + 6);
    for (const colour of COLOURS)
      expect(ids.filter((id) => id.startsWith(`${colour}-`))).toEqual(
        kinds.map((kind) => `${colour}-${kind}`),
      );
  });

  test('[MP-SURP-4] four characters on one’s own line, not on the ally’s; the other forty fill the rooms', () => {
    const game = startGame({ scenario: 'surprise' });
    const toBlue = { type: 'deploy', piece: 'yellow-troll', place: game.line('blue', 2) } as const;
    expect(game.why(toBlue, 2)).toBe('NOT_YOUR_DOT');
    game.do({ ...toBlue, place: game.line('yellow', 2) }, 2);
    // Face down, for the ally too.
    for (const listener of [0, 1, 3, -1])
      expect(game.heard(listener).at(-1)).toMatchObject({ type: 'pieceDeployed', piece: 'hidden' });
    game.finish('deploy');
    for (const [seat, colour] of COLOURS.entries()) {
      const dots = [2, 4, 7, 9].map((square) => game.line(colour, square));
      expect(game.pieces(seat, (where) => dots.includes(where))).toHaveLength(4);
      expect(game.inHand(seat)).toHaveLength(10);
    }
    game.finish('lay');
    const laid = count(10).map((slot) => COLOURS.flatMap((_, seat) => tokensOn(game, seat, slot)));
    expect(laid.map((tokens) => tokens.length)).toEqual(count(10).map(() => 4));
    expect(game.stage).toBe('card');
  });
});

const tokensOn = (game: WholeGame, seat: number, slot: number): PieceId[] =>
  game.pieces(seat).filter((id) => game.where(id) === `at room ${slot}`);

/** Somebody turns up the middle room, in which a character and an object of each colour wait. */
function revealed(by: Colour): MultiplayerBoard {
  const board = multiplayerScene('surprise', {
    open: true,
    faceUp: [1],
    turn: by,
    at: {
      [`${by}-goblin`]: 'i11',
      'blue-troll': 'room 4',
      'blue-rope': 'room 4',
      'red-troll': 'room 4',
      'red-rope': 'room 4',
      'yellow-troll': 'room 4',
      'yellow-rope': 'room 4',
      'green-troll': 'room 4',
      'green-rope': 'room 4',
    },
  });
  const [reveal] = board.legal('reveal', `${by}-goblin`);
  board.do(reveal);
  return board;
}

/** Who places what, in the order in which they are asked; each token goes on the first square offered. */
function placedBy(board: MultiplayerBoard): [Colour, PieceId[]][] {
  const placers: [Colour, PieceId[]][] = [];
  while (board.stage === 'place') {
    const colour = asked(board);
    const [action] = board.legal('place');
    if (action.type !== 'place') throw new Error('something else than a token is placed');
    const last = placers.at(-1);
    if (last?.[0] === colour) last[1].push(action.piece);
    else placers.push([colour, [action.piece]]);
    board.do(action);
  }
  return placers;
}

describe('tokens of a revealed room', () => {
  test.each(COLOURS)(
    '[MP-SURP-5, MP-SURP-6, MP-RULING-64] %s reveals: everything of other colours is his to place, his own goes to the ally across the table',
    (by) => {
      const board = revealed(by);
      const others = COLOURS.filter((colour) => colour !== by);
      expect(placedBy(board)).toEqual([
        [by, others.flatMap((colour) => [`${colour}-troll`, `${colour}-rope`])],
        [ALLY[by], [`${by}-troll`, `${by}-rope`]],
      ]);
      expect([board.stage, asked(board)]).toEqual(['act', by]);
    },
  );

  test('[MP-SURP-5, MP-SURP-6] the revealer does not place his own, the ally nothing else', () => {
    const board = revealed('red');
    const place = board.spot('g10');
    const [red, green] = [1, 3];
    for (const piece of ['red-troll', 'red-rope'])
      expect(board.why({ type: 'place', piece, place }, red)).toBe('NOT_YOURS_TO_PLACE');
    expect(board.why({ type: 'place', piece: 'green-troll', place }, green)).toBe('NOT_YOUR_DECISION');
    while (asked(board) === 'red') board.do(board.legal('place')[0]);
    expect(board.legal('place').every((action) => 'piece' in action && action.piece.startsWith('red-'))).toBe(
      true,
    );
  });

  test('[MP-RULING-64] the ally sits across, so turns alternate between the alliances', () => {
    const game = startGame({ scenario: 'surprise' }).toFirstTurn();
    const turns = count(8).map(() => {
      const colour = COLOURS[game.seat];
      game.pass();
      return colour;
    });
    for (const [i, colour] of turns.entries())
      expect([ALLY[colour], ALLY[turns[(i + 1) % 8]]]).toEqual([turns[(i + 2) % 8], turns[(i + 3) % 8]]);
  });
});

const corridor = (other: PieceId): MultiplayerBoard =>
  onFloor(`
        g   h   i
    8  bWr  1   *
    ${other}: 1
  `);

const passing = (other: Colour, handling: { take?: PieceId; leave?: PieceId }, how = ''): string | null => {
  const board = onFloor(`
        g   h   i
    8  bWr  1   *
    ${other}-troll: 1${handling.take ? `, holds ${handling.take}` : ''}
    ${handling.leave ? `bWr: holds ${handling.leave}` : ''}
    ${how === '' ? '' : `${handling.take}: ${how}`}
  `);
  return board.why(strollWith(board, 'blue-warrior', ['h8', 'i8'], { step: 1, ...handling }));
};

const over = (holder: PieceId, rope: PieceId | null): string => {
  const board = byThePit(`
        g   h   i   j
    7   . | .   .   . |
      +   +---+   +   +
    6   . |bWr  1   * |
    ${holder}: 1${rope ? `, holds ${rope}` : ''}
  `);
  return verdict(board, stroll(board, 'blue-warrior', 'i6', 'j6'));
};

describe('allies on the way', () => {
  test('[MP-SURP-7] allies may not attack each other, wounded or not', () => {
    const board = onFloor(`
          h   i   j
      9   .  rGo  .
      8  yGo bWr ytr
      7   .  gGo  .
    `);
    for (const target of ['yellow-goblin', 'yellow-troll'])
      expect(verdict(board, { type: 'attack', piece: 'blue-warrior', target })).toBe(
        'NOT_AN_ENEMY MP-SURP-7',
      );
    // His own figure is no ally.
    const own = onFloor(`
          h   i
      8  bGo bWr
    `);
    const strike: Action = { type: 'attack', piece: 'blue-warrior', target: 'blue-goblin' };
    expect(verdict(own, strike)).toBe('NOT_AN_ENEMY BD-COMBAT-1');
    expect(targetsOf(board, 'blue-warrior')).toEqual(['red-goblin', 'green-goblin']);
  });

  test('[MP-SURP-8] a character crosses the square of an ally, not that of an enemy', () => {
    const through = (other: PieceId): string =>
      verdict(corridor(other), stroll(corridor(other), 'blue-warrior', 'h8', 'i8'));
    expect(through('yellow-troll')).toBe('legal');
    expect(through('red-troll')).toMatch(/^ENEMY_IN_THE_WAY /);
    expect(through('green-troll')).toMatch(/^ENEMY_IN_THE_WAY /);
    const board = corridor('yellow-troll');
    board.do(stroll(board, 'blue-warrior', 'h8', 'i8'));
    expect(board.where('blue-warrior')).toBe(board.spot('i8'));
  });

  test('[MP-RULING-66] but does not end on it', () => {
    const board = onFloor(`
          g   h
      8  bWr yTr
    `);
    expect(board.why(stroll(board, 'blue-warrior', 'h8'))).toBe('SQUARE_TAKEN');
  });

  test('[MP-RULING-66] nothing goes from hand to hand between allies, as it does within a colour', () => {
    expect(passing('yellow', { take: 'blue-sword' })).toBe('HELD_BY_ALLY');
    expect(passing('yellow', { take: 'yellow-cleric' }, 'wounded')).toBe('HELD_BY_ALLY');
    expect(passing('yellow', { leave: 'blue-sword' })).toBe('NOTHING_FOR_ALLIES');
    expect(passing('yellow', { take: 'blue-sword', leave: 'blue-armor' })).toBe('HELD_BY_ALLY');
    expect(passing('blue', { take: 'blue-sword' })).toBeNull();
    expect(passing('blue', { leave: 'blue-sword' })).toBeNull();
    expect(passing('blue', { take: 'blue-sword', leave: 'blue-armor' })).toBeNull();
  });

  test('[MP-RULING-66] what an ally has laid down may be picked up, whatever its colour', () => {
    const board = onFloor(`
          g   h
      8  bWr ySw
    `);
    board.do(strollWith(board, 'blue-warrior', ['h8', 'i8'], { step: 1, take: 'yellow-sword' }));
    expect(board.loadOf('blue-warrior')).toBe('yellow-sword');
  });

  test('[MP-RULING-66] a pit is crossed where an ally stands with a Rope, his or anybody’s', () => {
    expect(over('yellow-warrior', 'yellow-rope')).toBe('legal');
    expect(over('yellow-warrior', 'red-rope')).toBe('legal');
    expect(over('red-warrior', 'yellow-rope')).toMatch(/^ENEMY_IN_THE_WAY /);
    // A Thief bears her friends over the pit; allies are no enemies.
    expect(over('yellow-thief', null)).toBe('legal');
    expect(over('red-thief', null)).toMatch(/^PIT /);
  });
});

const robbery = (wounded: PieceId): string => {
  const board = byThePit(`
        g   h   i   j
    7   . | .   .   . |
      +   +---+   +   +
    6   . |bWr  1   * |
    ${wounded}: 1, wounded, holds bRo
  `);
  return verdict(board, strollWith(board, 'blue-warrior', ['i6', 'j6'], { step: 1, take: 'blue-rope' }));
};

const clinic = (other: PieceId): MultiplayerBoard =>
  onFloor(
    `
          g   h
      8  bCl  1
      ${other}: 1, wounded
    `,
    { options: { rules: { healEnemy: false } } },
  );

describe('allied wounded', () => {
  test('[MP-SURP-9] an allied wounded is picked up, carried and laid down; an enemy’s is not', () => {
    const board = onFloor(`
          g   h
      8  bWr ytr
      7  gtr  .
    `);
    const take = strollWith(board, 'blue-warrior', ['g7'], { step: 1, take: 'green-troll' });
    expect(board.why(take)).toBe('ENEMY_WOUNDED_NOT_CARRIED');
    board.do(strollWith(board, 'blue-warrior', ['h8', 'i8'], { step: 1, take: 'yellow-troll' }));
    expect(board.where('yellow-troll')).toBe('held by blue-warrior');
    board.do(
      strollWith(board, 'blue-warrior', ['j8', 'k8'], {
        step: 1,
        leave: 'yellow-troll',
      }),
    );
    expect(board.where('yellow-troll')).toBe(board.spot('j8'));
    expect(board.isWounded('yellow-troll')).toBe(true);
  });

  test('[MP-SURP-9] carried out he is saved: one point for the carrier, nothing for the ally', () => {
    const board = onFloor(`
           b
      15  bWr
      bWr: holds yTr
      yTr: wounded
    `);
    expect(board.where('yellow-troll')).toBe('held by blue-warrior');
    board.do(stroll(board, 'blue-warrior', 'line red:1'));
    expect([board.where('blue-warrior'), board.where('yellow-troll')]).toEqual(['left', 'saved']);
    expect(pointsOf(board)).toEqual([1, 0, 0, 0]);
    expect(board.events.filter(({ type }) => type === 'pieceEliminated')).toEqual([]);
  });

  test('[MP-RULING-67] one may end on an allied wounded, and then carries him; not on an enemy’s', () => {
    const board = onFloor(`
          g   h
      8  bWr ytr
      7  rtr  .
    `);
    expect(board.why(stroll(board, 'blue-warrior', 'g7'))).toBe('ENEMY_WOUNDED_THERE');
    board.do(stroll(board, 'blue-warrior', 'h8'));
    expect(board.where('yellow-troll')).toBe('held by blue-warrior');
  });

  test('[MP-RULING-67] an allied wounded is not robbed of the Rope on which he hangs; an enemy’s is', () => {
    expect(robbery('yellow-troll')).toBe('ROPE_HOLDS_OWN_WOUNDED BD-PIT-16');
    expect(robbery('blue-troll')).toBe('ROPE_HOLDS_OWN_WOUNDED BD-PIT-16');
    expect(robbery('red-troll')).toBe('legal');
  });

  test('[MP-RULING-68] whoever wounds the carrier scores the ally who dies under him', () => {
    const board = onFloor(
      `
            g   h
        8  rWr bGo
        bGo: holds yTr
        yTr: wounded
      `,
      { turn: 'red' },
    );
    expect(board.fight('red-warrior', 'blue-goblin', 4, 0).winner).toBe(1);
    expect([board.isWounded('blue-goblin'), board.where('yellow-troll')]).toEqual([true, 'killed']);
    expect(pointsOf(board)).toEqual([0, 1, 0, 0]);
  });

  test('[MP-RULING-68] also when carrier and ally die at once: one point each', () => {
    const board = onFloor(
      `
            g   h   i
        8  rWi  .  bGo
        bGo: holds yTr
        rWi: holds rFw
        yTr: wounded
      `,
      { turn: 'red' },
    );
    board.do({ type: 'fireball', piece: 'red-wizard', target: 'blue-goblin' });
    expect([board.where('blue-goblin'), board.where('yellow-troll')]).toEqual(['killed', 'killed']);
    expect(pointsOf(board)).toEqual([0, 2, 0, 0]);
  });

  test('a Cleric heals an ally even where enemies are not healed', () => {
    expect(
      clinic('yellow-troll').why({ type: 'heal', piece: 'blue-cleric', target: 'yellow-troll' }),
    ).toBeNull();
    expect(clinic('red-troll').why({ type: 'heal', piece: 'blue-cleric', target: 'red-troll' })).toBe(
      'NO_HEALING_ENEMIES',
    );
    const board = clinic('yellow-troll');
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-troll' });
    expect(board.isWounded('yellow-troll')).toBe(false);
  });
});

/** Blue attacks red; a yellow figure touches the target, a green one the attacker. */
const brawl = (): MultiplayerBoard =>
  onFloor(`
        g   h   i   j
    8  gTr bWr rWr yTr
  `);

const chain = (middle: PieceId): string[] => {
  const board = onFloor(`
        g   h   i   j
    8  bWr rWr  1  rGo
    ${middle}: 1
  `);
  const [declared] = board.do({ type: 'attack', piece: 'blue-warrior', target: 'red-warrior' });
  return declared.type === 'attackDeclared' ? [...declared.attackers, ...declared.defenders] : [];
};

describe('combat', () => {
  test('[MP-SURP-10, MP-RULING-69] only two colours fight: no ally joins, on either side', () => {
    const board = brawl();
    const [declared] = board.do({ type: 'attack', piece: 'blue-warrior', target: 'red-warrior' });
    expect(declared).toMatchObject({ attackers: ['blue-warrior'], defenders: ['red-warrior'] });
    board.do({ type: 'layCard', card: 0 });
    expect(asked(board)).toBe('red');
    const told = board.do({ type: 'layCard', card: 1 });
    const fought = told.find(({ type }) => type === 'combatFought');
    expect(fought).toMatchObject({ attack: 3, defence: 4, winner: 1 });
    const wounded = board.position.ruleset.pieces.ids.filter((id) => board.isWounded(id));
    expect(wounded).toEqual(['blue-warrior']);
    expect(board.stage).toBe('act');
  });

  test('[MP-RULING-69] nor does an ally draw others in', () => {
    expect(chain('yellow-troll')).toEqual(['blue-warrior', 'red-warrior']);
    expect(chain('blue-troll').toSorted()).toEqual([
      'blue-troll',
      'blue-warrior',
      'red-goblin',
      'red-warrior',
    ]);
  });

  test('[MP-RULING-70] a fireball hits the first in line, also an ally; nobody scores', () => {
    const board = onFloor(`
          g   h   i   j   k
      8  bWi  .  yGo  .  rGo
      bWi: holds bFw
    `);
    const fireball = (target: PieceId): string | null =>
      board.why({ type: 'fireball', piece: 'blue-wizard', target });
    expect(fireball('red-goblin')).toBe('NOT_IN_SIGHT');
    expect(fireball('yellow-goblin')).toBeNull();
    board.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-goblin' });
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(pointsOf(board)).toEqual([0, 0, 0, 0]);
  });
});

const leaving = (from: string, line: Colour): string => {
  const board = onFloor({ 'blue-warrior': from });
  return verdict(board, stroll(board, 'blue-warrior', `line ${line}:1`));
};

describe('lines', () => {
  test('[MP-RULING-65] the ally’s line is closed; the lines of both enemies are ways out', () => {
    expect(leaving('g15', 'yellow')).toMatch(/^LINE_CLOSED MP-RULING-65/);
    expect(leaving('b15', 'red')).toBe('legal');
    expect(leaving('u10', 'green')).toBe('legal');
  });

  test('[MP-RULING-65] a wounded whom the ally has carried there lies there; healed, he only steps off it', () => {
    const board = onFloor(`
           h   i   j
      16  yWr  .  yCl
      bTr: wounded
      yWr: holds bTr
    `);
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 3 });
    expect(board.where('blue-troll')).toBe('held by yellow-warrior');
    const put = strollWith(board, 'yellow-warrior', ['line yellow:3', 'line yellow:2', 'line yellow:1'], {
      step: 1,
      leave: 'blue-troll',
    });
    board.do(put);
    board.do({ type: 'heal', piece: 'yellow-cleric', target: 'blue-troll' });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect([asked(board), board.isWounded('blue-troll')]).toEqual(['blue', false]);
    expect(board.why(stroll(board, 'blue-troll', 'line yellow:2'))).toBe('LINE_CLOSED');
    expect(board.why(stroll(board, 'blue-troll', 'i15'))).toBeNull();
  });

  test('[MP-RULING-65] nobody leaves over it, in any colour', () => {
    for (const colour of COLOURS) {
      const board = onFloor({ [`${colour}-warrior`]: `line ${colour}:1` }, { turn: colour });
      const lines = board.position.ruleset.layout.lines.length;
      expect(lines).toBe(4);
      const seat = board.seatOf(colour);
      const rule = (other: Colour): number =>
        board.position.ruleset.lineRule[seat * lines + COLOURS.indexOf(other)];
      const [enemy, otherEnemy] = COLOURS.filter((other) => other !== colour && ALLY[colour] !== other);
      expect(rule(enemy)).toBe(rule(otherEnemy));
      expect(new Set([rule(colour), rule(ALLY[colour]), rule(enemy)]).size).toBe(3);
    }
  });
});

const ended = (points: NonNullable<MultiplayerScene['points']>): string =>
  endTurn(
    onFloor(
      `
             a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r   s   t   u   v
        16                           .  yTr  .   :   .   .   :   .   :   .
        15   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
        14  rTr  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
         9   :   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .  gTr
         0                           .  bTr  .   :   .   .   :   .   :   .
      `,
      {
        points,
      },
    ),
  );

const dead = (points: NonNullable<MultiplayerScene['points']>): string => {
  const pieces = rulesetFor({ scenario: 'surprise' }).pieces.ids;
  const gone = Object.fromEntries(
    pieces.map((id) => [id, /treasure|rope|wand|sword|armor|potion/.test(id) ? 'removed' : 'killed']),
  );
  return endTurn(onFloor({ ...gone, 'blue-troll': 'line blue:2', 'red-troll': 'line red:2' }, { points }));
};

describe('points and the end', () => {
  test('[MP-SURP-14] an exit is worth one point, the Goblin’s two, the Treasure one more, a kill one', () => {
    const out = (id: PieceId, load: string | null = null): number => {
      const board = onFloor({ [id]: 'b15', ...(load ? { [load]: 'b15' } : {}) });
      board.do(stroll(board, id, 'line red:1'));
      return board.points('blue');
    };
    expect(out('blue-warrior')).toBe(1);
    expect(out('blue-goblin')).toBe(2);
    expect(out('blue-warrior', 'green-treasure')).toBe(2);
    expect(out('blue-warrior', 'blue-sword')).toBe(1);
    const board = onFloor(`
          h   i
      8  bWr gtr
    `);
    board.fight('blue-warrior', 'green-troll', 5, 0);
    expect(pointsOf(board)).toEqual([1, 0, 0, 0]);
  });

  test('[MP-SURP-13] allies add their points; ten are enough', () => {
    expect(ended({ blue: 5, yellow: 4, red: 9 })).toBe('running:');
    expect(ended({ blue: 5, yellow: 5, red: 9 })).toBe('goal: blue yellow');
    expect(ended({ blue: 8, red: 4, green: 6 })).toBe('goal: red green');
    // Nine and nine of two that are no allies.
    expect(ended({ blue: 9, red: 9 })).toBe('running:');
  });

  test('[MP-RULING-72] also if one of them has all ten', () => {
    expect(ended({ green: 10 })).toBe('goal: red green');
    expect(ended({ blue: 10, red: 9 })).toBe('goal: blue yellow');
  });

  test('[MP-RULING-71] the active player finishes his turn; then the higher sum wins', () => {
    const board = onFloor(
      `
             a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r   s   t   u   v
        16                           .  yWr  .   :   .   .   :   .   :   .
        15   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
        14  rWr  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
         9   :   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .  gWr
         1                          rGo  .   .  rTr  .   .   .   .   .   .   .   .   .   .   .   .
         0                           .  bWr  .   :   .   .   :   .   :   .
      `,
      { turn: 'red', points: { blue: 6, yellow: 4, red: 4, green: 4 } },
    );
    expect(endOf(board)).toBe('running:');
    board.do(stroll(board, 'red-goblin', 'line blue:1'));
    expect(endOf(board)).toBe('running:');
    board.do(stroll(board, 'red-troll', 'line blue:4'));
    expect(pointsOf(board)).toEqual([6, 7, 4, 4]);
    expect(endTurn(board)).toBe('goal: red green');
  });

  test('[MP-RULING-71] equal sums are a draw', () => {
    expect(ended({ blue: 6, yellow: 4, red: 10 })).toBe('goal:');
    expect(ended({ blue: 6, yellow: 6, red: 12 })).toBe('goal:');
  });

  test('[MP-RULING-71] a game in which no alliance can reach ten any more ends with the turn', () => {
    // One more for leaving and one for the other's Troll.
    expect(dead({ blue: 3, yellow: 4, red: 5, green: 2 })).toBe('dead:');
    expect(dead({ blue: 4, yellow: 3, red: 6 })).toBe('dead: blue yellow');
    expect(dead({ blue: 4, yellow: 4, red: 6 })).toBe('running:');
  });
});
