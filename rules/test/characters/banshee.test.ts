import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { banshee } from '../../src/content/characters/banshee.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch, type SketchOptions } from '../../testing/sketch.ts';
import { measured } from '../../testing/measured.ts';

const scream = (target: string, piece = 'blue-banshee'): Action => ({ type: 'scream', piece, target });

/** Whom a Banshee can push by the list; the check must accept each. */
function pushable(board: Board, piece = 'blue-banshee'): string[] {
  return board.legal('scream', piece).map((action) => {
    expect(board.why(action)).toBeNull();
    return action.type === 'scream' ? action.target : '';
  });
}

/** One row, the Banshee in the west; squares between walls. */
const row = (squares: string, legend: Readonly<Record<string, string>>): Board =>
  sketch(
    `+---+---+---+---+---+
     ${squares}
     +---+---+---+---+---+`,
    { b: 'blue banshee', ...legend },
  );

const pushOntoSword = (target: string, load: string): string | null => {
  const squares = load === '' ? '| b   y   s   .   . |' : '| b  yk   s   .   . |';
  const board = row(squares, { y: target, s: 'blue sword', ...(load === '' ? {} : { k: load }) });
  const code = board.why(scream('yellow-goblin'));
  expect(pushable(board)).toEqual(code === null ? ['yellow-goblin'] : []);
  if (code !== null) return code;
  board.do(scream('yellow-goblin'));
  return String(board.loadOf('yellow-goblin'));
};

/** The Banshee two squares from the southern edge; her target between, on the last row. */
const towardsBlueLine = (target: string, options: SketchOptions = {}): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   b   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   y   .   . |
     +   +   +   +   +   +`,
    { b: 'blue banshee', y: target },
    options,
  );

/** The yellow Banshee borders the slit; beyond it the Wizard before a pit; in the east the Naga and the Mekanork. */
const figure = (): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   oP  .   .   . |
     +   +   +   +   +   +
     | .   W   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +-:-+   +   +   +
     | .   B   .   N   M |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { B: 'yellow banshee', W: 'blue wizard', N: 'blue naga', M: 'blue mekanork' },
    { turn: 'yellow' },
  );

describe('Banshee', () => {
  test('[BD-CHAR-Banshee-1] movement 4, combat 1', () => {
    expect(measured('banshee')).toEqual({ movement: 4, combat: 1 });
  });

  test('[BD-CHAR-Banshee-2, BD-RULING-105] for 2 AP one character in sight goes one square straight away, near or far', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   2   .   . |
       +   +   +   +   +   +
       | .   .   n   q   . |
       +   +   +   +   +   +
       | 1   w   b   .   e |
       +   +   +   +   +   +
       | .   .   .   d   . |
       +   +   +   +   +   +
       | .   .   s   .   . |
       +---+---+---+---+---+`,
      {
        b: 'blue banshee',
        n: 'yellow goblin',
        w: 'blue wizard',
        e: 'yellow cleric',
        d: 'yellow thief',
        q: 'yellow naga',
        s: 'yellow troll',
      },
      { ap: 4 },
    );
    // Thief and Naga are not in a straight line, the Cleric and the Troll have no square behind them.
    expect(pushable(board)).toEqual(['blue-wizard', 'yellow-goblin']);
    expect(verdict(board, scream('yellow-thief'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(board.why(scream('yellow-naga'))).toBe('NOT_IN_SIGHT');
    expect(board.refusal(scream('yellow-thief'))).toMatchObject({ piece: 'yellow-thief' });
    expect(verdict(board, scream('blue-banshee'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(verdict(board, scream('blue-key'))).toBe('NOT_A_CHARACTER BD-TERM-3');
    expect(verdict(board, scream('yellow-unicorn'))).toBe('UNKNOWN_PIECE BD-COMP-2');
    expect(verdict(board, scream('yellow-wizard'))).toBe('NOT_IN_PLAY BD-TERM-4');
    expect(verdict(board, scream('yellow-goblin', 'blue-wizard'))).toBe('NO_SUCH_ABILITY BD-TURN-15');
    expect(board.do(scream('yellow-goblin'))).toEqual([
      {
        type: 'piecePushed',
        piece: 'yellow-goblin',
        by: 'blue-banshee',
        from: board.at('n'),
        to: board.at('2'),
      },
    ]);
    expect(board.where('yellow-goblin')).toBe(board.at('2'));
    expect(board.where('blue-banshee')).toBe(board.at('b'));
    expect(board.ap).toBe(2);
    board.do(scream('blue-wizard'));
    expect(board.where('blue-wizard')).toBe(board.at('1'));
    expect(board.ap).toBe(0);
  });

  test('[BD-CHAR-Banshee-2] one point is not enough, and a wounded Banshee is silent', () => {
    const legend = { y: 'yellow goblin' };
    const plan = `+---+---+---+---+---+
                  | b   y   .   .   . |`;
    const poor = sketch(plan, { b: 'blue banshee', ...legend }, { ap: 1 });
    expect(verdict(poor, scream('yellow-goblin'))).toBe('NO_POINTS BD-TURN-3');
    expect(pushable(poor)).toEqual([]);
    const enough = sketch(plan, { b: 'blue banshee', ...legend }, { ap: 2 });
    expect(pushable(enough)).toEqual(['yellow-goblin']);
    const hurt = sketch(plan, { b: 'blue banshee wounded', ...legend });
    expect(hurt.why(scream('yellow-goblin'))).toBe('WOUNDED_CANNOT_ACT');
    expect(pushable(hurt)).toEqual([]);
  });

  test('[BD-CHAR-Banshee-3, BD-RULING-105] any character: either colour, figure or wounded', () => {
    for (const target of [
      'blue goblin',
      'blue goblin wounded',
      'yellow goblin',
      'yellow goblin wounded',
      'yellow goblin hurt wounded',
    ]) {
      const board = row('| b   .   y   1   . |', { y: target });
      const id = target.split(' ').slice(0, 2).join('-');
      expect(pushable(board)).toEqual([id]);
      board.do(scream(id));
      expect(board.where(id)).toBe(board.at('1'));
      expect(board.isWounded(id)).toBe(target.includes('wounded'));
      expect([board.points('blue'), board.points('yellow')]).toEqual([0, 0]);
    }
  });

  test.each([
    { behind: 'wall', squares: '| b   y | 1   .   . |', code: 'WALL' },
    { behind: 'closed portcullis', squares: '| b   y H 1   .   . |', code: 'PORTCULLIS_CLOSED' },
    { behind: 'arrow-slit', squares: '| b   y : 1   .   . |', code: 'ARROW_SLIT' },
  ])(
    '[BD-CHAR-Banshee-4, BD-CHAR-Banshee-14] nobody is pushed through a $behind, so such a target may not be chosen',
    ({ squares, code }) => {
      // Not even the Naga, who could walk through the slit.
      for (const kind of ['goblin', 'naga']) {
        const board = row(squares, { y: `yellow ${kind}` });
        expect(board.why(scream(`yellow-${kind}`))).toBe(code);
        expect(pushable(board)).toEqual([]);
      }
    },
  );

  test('[BD-CHAR-Banshee-5] no figure is pushed onto a friend of its own', () => {
    const board = row('| b   y   z   .   . |', { y: 'yellow goblin', z: 'yellow cleric' });
    expect(board.why(scream('yellow-goblin'))).toBe('SQUARE_TAKEN');
    expect(pushable(board)).toEqual([]);
  });

  test.each(['blue cleric', 'blue cleric wounded'])(
    '[BD-CHAR-Banshee-6] nobody is pushed onto somebody hostile to him: %s',
    (hostile) => {
      for (const target of ['yellow goblin', 'yellow goblin wounded']) {
        const board = row('| b   y   z   .   . |', { y: target, z: hostile });
        expect(board.why(scream('yellow-goblin'))).toBe('ENEMY_IN_THE_WAY');
        expect(pushable(board)).toEqual([]);
      }
    },
  );

  test('[BD-CHAR-Banshee-7] a figure onto an object or a wounded of its colour, which it then carries', () => {
    const object = row('| b   y   k   .   . |', { y: 'yellow goblin', k: 'blue key' });
    const told = object.do(scream('yellow-goblin'));
    expect(object.loadOf('yellow-goblin')).toBe('blue-key');
    expect(told.map(({ type }) => type)).toEqual(['piecePushed', 'pieceTaken']);
    const wounded = row('| b   y   w   .   . |', { y: 'yellow goblin', w: 'yellow cleric wounded' });
    wounded.do(scream('yellow-goblin'));
    expect(wounded.where('yellow-goblin')).toBe(wounded.at('w'));
    expect(wounded.loadOf('yellow-goblin')).toBe('yellow-cleric');
    // Three pieces would be too many.
    const held = row('| b   y  wk   .   . |', {
      y: 'yellow goblin',
      w: 'yellow cleric wounded',
      k: 'blue key',
    });
    expect(verdict(held, scream('yellow-goblin'))).toBe('THREE_PIECES BD-STACK-3');
    expect(pushable(held)).toEqual([]);
  });

  test('[BD-CHAR-Banshee-8, BD-RULING-104] a wounded onto a figure of its colour, but not onto a loaded one or another wounded', () => {
    const free = row('| b   w   y   .   . |', { w: 'yellow cleric wounded', y: 'yellow goblin' });
    free.do(scream('yellow-cleric'));
    expect(free.where('yellow-cleric')).toBe('held by yellow-goblin');
    const loaded = row('| b   w  yk   .   . |', {
      w: 'yellow cleric wounded',
      y: 'yellow goblin',
      k: 'blue key',
    });
    expect(loaded.why(scream('yellow-cleric'))).toBe('THREE_PIECES');
    expect(pushable(loaded)).toEqual([]);
    const friends = row('| b   w  ck   .   . |', {
      w: 'blue goblin wounded',
      c: 'blue cleric',
      k: 'blue key',
    });
    expect(friends.why(scream('blue-goblin'))).toBe('THREE_PIECES');
    const carrying = row('| b   w  tc   .   . |', {
      w: 'blue goblin wounded',
      t: 'blue troll',
      c: 'blue cleric wounded',
    });
    expect(carrying.why(scream('blue-goblin'))).toBe('THREE_PIECES');
    const two = row('| b   w   v   .   . |', { w: 'yellow cleric wounded', v: 'yellow goblin wounded' });
    expect(two.why(scream('yellow-cleric'))).toBe('TWO_WOUNDED');
    expect(pushable(two)).toEqual([]);
  });

  test('[BD-CHAR-Banshee-8] on a pit too, where a Thief of its colour stands and catches it; a Rope leaves no room for it', () => {
    const board = row('| b   w   oT  .   . |', { w: 'yellow cleric wounded', T: 'yellow thief' });
    board.do(scream('yellow-cleric'));
    expect([board.where('yellow-cleric'), board.points('blue')]).toEqual(['held by yellow-thief', 0]);
    expect(board.where('yellow-thief')).toBe(board.at('T'));
    const roped = row('| b   w  oTr  .   . |', {
      w: 'yellow cleric wounded',
      T: 'yellow goblin',
      r: 'yellow rope',
    });
    expect(roped.why(scream('yellow-cleric'))).toBe('THREE_PIECES');
  });

  test('[BD-CHAR-Banshee-9, BD-RULING-103] the pushed one keeps what it carries, an object or a wounded', () => {
    const object = row('| b  yk   1   .   . |', { y: 'yellow goblin', k: 'blue key' });
    object.do(scream('yellow-goblin'));
    expect(object.where('yellow-goblin')).toBe(object.at('1'));
    expect(object.where('blue-key')).toBe('held by yellow-goblin');
    const friend = row('| b  yw   1   .   . |', { y: 'yellow goblin', w: 'yellow cleric wounded' });
    // The one who is carried is not seen.
    expect(friend.why(scream('yellow-cleric'))).toBe('NOT_IN_SIGHT');
    friend.do(scream('yellow-goblin'));
    expect(friend.placeOf('yellow-cleric')).toBe(friend.at('1'));
    expect(friend.where('yellow-cleric')).toBe('held by yellow-goblin');
    const lying = row('| b  wk   1   .   . |', { w: 'yellow cleric wounded', k: 'blue key' });
    lying.do(scream('yellow-cleric'));
    expect(lying.where('blue-key')).toBe('held by yellow-cleric');
    expect(lying.placeOf('blue-key')).toBe(lying.at('1'));
  });

  test('[BD-CHAR-Banshee-10, BD-CHAR-Banshee-11] into a pit it dies, and what it carried stays where it stood', () => {
    const board = row('| b  yk   oP  .   . |', { y: 'yellow goblin', k: 'blue key' });
    expect(board.do(scream('yellow-goblin'))).toEqual([
      {
        type: 'piecePushed',
        piece: 'yellow-goblin',
        by: 'blue-banshee',
        from: board.at('y'),
        to: board.at('P'),
      },
      { type: 'pieceEliminated', piece: 'yellow-goblin', place: board.at('P'), scorer: 0 },
      { type: 'pointsScored', seat: 0, points: 1 },
    ]);
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.where('blue-key')).toBe(board.at('y'));
    expect(board.points('blue')).toBe(1);
    expect(board.ap).toBe(3);
    // A wounded dies there as well.
    const lying = row('| b  wk   oP  .   . |', { w: 'yellow cleric wounded', k: 'blue key' });
    lying.do(scream('yellow-cleric'));
    expect(lying.where('yellow-cleric')).toBe('killed');
    expect(lying.where('blue-key')).toBe(lying.at('w'));
  });

  test('[BD-CHAR-Banshee-10, BD-RULING-101] whoever carries a Rope stands on the pit, or hangs there', () => {
    for (const state of ['', 'wounded']) {
      const board = row('| b  yr   oP  .   . |', { y: `yellow goblin ${state}`, r: 'blue rope' });
      board.do(scream('yellow-goblin'));
      expect(board.where('yellow-goblin')).toBe(board.at('P'));
      expect(board.where('blue-rope')).toBe('held by yellow-goblin');
      expect(board.points('blue')).toBe(0);
    }
  });

  test('[BD-RULING-103] if the carrier dies in a pit, the wounded stays behind on the old square', () => {
    const board = row('| b  yw   oP  .   . |', { y: 'yellow goblin', w: 'yellow cleric wounded' });
    board.do(scream('yellow-goblin'));
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.where('yellow-cleric')).toBe(board.at('y'));
    expect(board.isWounded('yellow-cleric')).toBe(true);
    expect(board.points('blue')).toBe(1);
  });

  test('[BD-RULING-98] onto an object: an unloaded figure takes it, a loaded one cannot go; likewise the wounded', () => {
    expect(pushOntoSword('yellow goblin', '')).toBe('blue-sword');
    expect(pushOntoSword('yellow goblin', 'blue key')).toBe('THREE_PIECES');
    expect(pushOntoSword('yellow goblin', 'yellow cleric wounded')).toBe('THREE_PIECES');
    expect(pushOntoSword('yellow goblin wounded', '')).toBe('blue-sword');
    expect(pushOntoSword('yellow goblin wounded', 'blue key')).toBe('THREE_PIECES');
  });

  test('[BD-RULING-98, BD-CHAR-Banshee-8] it is told what a wounded comes to lie on, and who carries it now', () => {
    const object = row('| b   y   k   .   . |', { y: 'yellow goblin wounded', k: 'blue key' });
    const told = object.do(scream('yellow-goblin'));
    expect(told.map(({ type }) => type)).toEqual(['piecePushed']);
    expect(told[0]).toMatchObject({ piece: 'yellow-goblin', onto: 'blue-key' });
    const figure = row('| b   y   f   .   . |', { y: 'yellow goblin wounded', f: 'yellow cleric' });
    expect(figure.do(scream('yellow-goblin'))).toMatchObject([
      { type: 'piecePushed', piece: 'yellow-goblin' },
      { type: 'pieceTaken', piece: 'yellow-goblin', by: 'yellow-cleric' },
    ]);
  });

  test('[BD-CHAR-Banshee-12, BD-RULING-99] onto the own line of the pushed, never off the board over the enemy line', () => {
    const own = towardsBlueLine('blue goblin');
    own.do(scream('blue-goblin'));
    expect(own.where('blue-goblin')).toBe(own.line('blue', 3));
    expect(own.points('blue')).toBe(0);
    const enemy = towardsBlueLine('yellow goblin');
    expect(verdict(enemy, scream('yellow-goblin'))).toBe('OFF_BOARD BD-CHAR-Banshee-12');
    expect(pushable(enemy)).toEqual([]);
    // On the other side the same with the colours changed.
    for (const [target, code] of [
      ['yellow', null],
      ['blue', 'OFF_BOARD'],
    ] as const) {
      const board = sketch(
        `+   +   +   +   +   +
         | .   y   .   .   . |
         +   +   +   +   +   +
         | .   .   .   .   . |
         +   +   +   +   +   +
         | .   b   .   .   . |`,
        { b: 'blue banshee', y: `${target} goblin` },
      );
      expect(board.why(scream(`${target}-goblin`))).toBe(code);
      expect(pushable(board)).toEqual(code === null ? [`${target}-goblin`] : []);
    }
    // Nor over an edge without a line.
    const edge = row('| .   .   .   b   y', { y: 'yellow goblin' });
    expect(edge.why(scream('yellow-goblin'))).toBe('OFF_BOARD');
  });

  test('[BD-RULING-99] onto the enemy line only where a scenario lets that colour walk there', () => {
    const [BLUE, YELLOW] = [0, 1];
    const walking = towardsBlueLine('yellow goblin', { walksOnLines: [YELLOW] });
    expect(pushable(walking)).toEqual(['yellow-goblin']);
    walking.do(scream('yellow-goblin'));
    expect(walking.where('yellow-goblin')).toBe(walking.line('blue', 3));
    expect(walking.points('yellow')).toBe(0);
    const others = towardsBlueLine('yellow goblin', { walksOnLines: [BLUE] });
    expect(verdict(others, scream('yellow-goblin'))).toBe('OFF_BOARD BD-CHAR-Banshee-12');
  });

  test('[BD-RULING-99] onto a gear yes, into an unrevealed room no', () => {
    const gear = row('| b   y   *G  .   . |', { y: 'yellow goblin' });
    gear.do(scream('yellow-goblin'));
    expect(gear.where('yellow-goblin')).toBe(gear.at('G'));
    const plan = `+---+---+---+---+---+---+---+---+---+---+
                  | .   .   .   b   y   1   .   .   .   . |`;
    const hidden = sketch(plan, { b: 'blue banshee', y: 'yellow goblin' }, { faceDown: [1] });
    expect(hidden.why(scream('yellow-goblin'))).toBe('ROOM_UNREVEALED');
    expect(pushable(hidden)).toEqual([]);
    expect(pushable(sketch(plan, { b: 'blue banshee', y: 'yellow goblin' }))).toEqual(['yellow-goblin']);
  });

  test('[BD-CHAR-Banshee-13] nobody standing on a line can be pushed, friend or enemy', () => {
    const board = sketch(
      `+   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   b   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +`,
      { b: 'blue banshee', g: 'blue goblin on blue line 3', y: 'yellow cleric on yellow line 3' },
    );
    expect(verdict(board, scream('blue-goblin'))).toBe('SAFE_ON_LINE BD-CHAR-Banshee-13');
    expect(verdict(board, scream('yellow-cleric'))).toBe('SAFE_ON_LINE BD-CHAR-Banshee-13');
    expect(pushable(board)).toEqual([]);
    // Along the line neither, where there would be room.
    const along = sketch(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { b: 'blue banshee on blue line 1', g: 'blue goblin on blue line 3' },
    );
    expect(along.why(scream('blue-goblin'))).toBe('SAFE_ON_LINE');
  });

  test('[BD-CHAR-Banshee-15] the icon on his token does nothing: the scream is all he can', () => {
    expect(banshee.abilities.map(({ id }) => id)).toEqual(['scream']);
    expect(banshee.abilities.flatMap(({ traits }) => traits ?? [])).toEqual([]);
    const board = row('| b   .   .   .   . |', {});
    expect(board.position.ruleset.pieces.traits[board.piece('blue-banshee')]).toBe(0);
  });

  test('[BD-RULING-100] into a pit with a Rope: unloaded one survives there, loaded one cannot go', () => {
    for (const state of ['', 'wounded']) {
      const free = row('| b   y  or   .   . |', { y: `yellow goblin ${state}`, r: 'blue rope' });
      free.do(scream('yellow-goblin'));
      expect(free.where('yellow-goblin')).toBe(free.at('r'));
      expect(free.where('blue-rope')).toBe('held by yellow-goblin');
      const loaded = row('| b  yk  or   .   . |', {
        y: `yellow goblin ${state}`,
        k: 'blue key',
        r: 'blue rope',
      });
      expect(loaded.why(scream('yellow-goblin'))).toBe('THREE_PIECES');
      expect(pushable(loaded)).toEqual([]);
    }
  });

  test('[BD-RULING-102] flying does not save the Wizard from a pit; a Thief is unharmed unless wounded', () => {
    const wizard = row('| b   y   oP  .   . |', { y: 'yellow wizard' });
    wizard.do(scream('yellow-wizard'));
    expect(wizard.where('yellow-wizard')).toBe('killed');
    const thief = row('| b   y   oP  .   . |', { y: 'yellow thief' });
    thief.do(scream('yellow-thief'));
    expect(thief.where('yellow-thief')).toBe(thief.at('P'));
    expect(thief.points('blue')).toBe(0);
    const hurt = row('| b   y   oP  .   . |', { y: 'yellow thief wounded' });
    hurt.do(scream('yellow-thief'));
    expect(hurt.where('yellow-thief')).toBe('killed');
    // With something in her hands she goes on to the pit with it.
    const loaded = row('| b  yk   oP  .   . |', { y: 'yellow thief', k: 'blue key' });
    loaded.do(scream('yellow-thief'));
    expect(loaded.loadOf('yellow-thief')).toBe('blue-key');
  });

  test('[BD-RULING-108] a friend screamed into a pit scores for the opponent, or for nobody (selfKill)', () => {
    const plan = `+---+---+---+---+---+
                  | b   g   oP  .   . |`;
    const legend = { b: 'blue banshee', g: 'blue goblin' };
    const board = sketch(plan, legend);
    board.do(scream('blue-goblin'));
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 1]);
    const none = sketch(plan, legend, { rules: { selfKill: 'none' } });
    expect(none.do(scream('blue-goblin'))[1]).toMatchObject({ type: 'pieceEliminated', scorer: null });
    expect([none.points('blue'), none.points('yellow')]).toEqual([0, 0]);
    expect(none.where('blue-goblin')).toBe('killed');
  });

  describe('the figure of the book', () => {
    test('[BD-EX-14] the Wizard, pushed into the pit for 2 AP, is eliminated', () => {
      const board = figure();
      board.do(scream('blue-wizard', 'yellow-banshee'));
      expect(board.where('blue-wizard')).toBe('killed');
      expect(board.points('yellow')).toBe(1);
      expect(board.ap).toBe(3);
    });

    test('[BD-EX-15, BD-EX-16, BD-CHAR-Banshee-14] the Naga has no valid square behind him, and hides the Mekanork', () => {
      const board = figure();
      expect(pushable(board, 'yellow-banshee')).toEqual(['blue-wizard']);
      expect(board.why(scream('blue-naga', 'yellow-banshee'))).toBe('SQUARE_TAKEN');
      expect(board.why(scream('blue-mekanork', 'yellow-banshee'))).toBe('NOT_IN_SIGHT');
    });

    test('[BD-EX-19] two screams, 4 AP, drive the Mekanork two squares back into a pit', () => {
      const board = row('| b   y   1   oP  . |', { y: 'yellow mekanork' });
      board.do(scream('yellow-mekanork'));
      expect(board.where('yellow-mekanork')).toBe(board.at('1'));
      expect(board.ap).toBe(3);
      board.do(scream('yellow-mekanork'));
      expect(board.where('yellow-mekanork')).toBe('killed');
      expect(board.ap).toBe(1);
      expect(board.points('blue')).toBe(1);
    });
  });
});
