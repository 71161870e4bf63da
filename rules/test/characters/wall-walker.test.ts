import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { SLOT } from '../../src/model/fields.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { measured } from '../../testing/measured.ts';

const SHE = 'blue-wall-walker';

function through(to: number, leave?: string): Action {
  return leave === undefined
    ? { type: 'wallWalk', piece: SHE, to }
    : { type: 'wallWalk', piece: SHE, to, leave };
}

/** Her wall steps by the list; the check must accept each. */
function stepsOf(board: Board): Action[] {
  const steps = board.legal('wallWalk');
  for (const step of steps) expect(board.why(step)).toBeNull();
  return steps;
}

/** She stands in the corner with what she carries; behind a wall lies the other square. */
const behindWall = (hers: string, behind: string): string =>
  `+---+---+---+---+---+
   |${hers}|${behind}| .   .   . |`;

describe('Wall-Walker', () => {
  test('[BD-CHAR-WallWalker-1] movement 4, combat 1', () => {
    expect(measured('wall-walker')).toEqual({ movement: 4, combat: 1 });
  });

  test('[BD-CHAR-WallWalker-2] for 1 AP through one wall to the square straight behind it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | 2   1   5   .   . |
       +   +---+   +   +   +
       | 4 | a   3   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |`,
      { a: 'blue wall-walker', g: 'blue goblin on blue line 1' },
    );
    expect(stepsOf(board)).toEqual([through(board.at('1')), through(board.at('4'))]);
    expect(verdict(board, through(board.at('3')))).toBe('NO_WALL_THERE BD-CHAR-WallWalker-2');
    expect(verdict(board, through(board.at('2')))).toBe('NO_WALL_THERE BD-CHAR-WallWalker-2');
    expect(board.refusal(through(board.at('5')))).toMatchObject({
      code: 'NO_WALL_THERE',
      piece: SHE,
      at: board.at('5'),
    });
    expect(board.why(through(board.at('a')))).toBe('NO_WALL_THERE');
    expect(board.why({ type: 'wallWalk', piece: 'blue-goblin', to: board.at('1') })).toBe('NO_SUCH_ABILITY');
    expect(board.why(through(board.position.ruleset.layout.places))).toBe('MALFORMED');
    expect(board.do(through(board.at('1')))).toEqual([{ type: 'wallPassed', piece: SHE, to: board.at('1') }]);
    expect(board.where(SHE)).toBe(board.at('1'));
    expect(board.ap).toBe(4);
  });

  test('[BD-CHAR-WallWalker-2] not without a point, nor while wounded', () => {
    const plan = `+---+---+---+---+---+
                  | a | 1   .   .   . |`;
    const poor = sketch(plan, { a: 'blue wall-walker' }, { ap: 0 });
    expect(poor.why(through(poor.at('1')))).toBe('NO_POINTS');
    expect(stepsOf(poor)).toEqual([]);
    const wounded = sketch(plan, { a: 'blue wall-walker wounded' });
    expect(wounded.why(through(wounded.at('1')))).toBe('WOUNDED_CANNOT_ACT');
    expect(stepsOf(wounded)).toEqual([]);
  });

  test('[BD-CHAR-WallWalker-3] it is no move: walking never takes her through, and afterwards she has her whole move', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a | 1   2   3   4   5   6   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { a: 'blue wall-walker' },
      { ap: 2 },
    );
    expect(board.why(board.walk(SHE, 'a1'))).toBe('WALL');
    expect(board.reach(SHE).split('\n')[0]).toBe('0.........');
    board.do(through(board.at('1')));
    expect(board.ap).toBe(1);
    expect(board.reach(SHE).split('\n')[0]).toBe('.01234....');
    board.do(board.walk(SHE, '12345'));
    expect(board.ap).toBe(0);
  });

  test('[BD-CHAR-WallWalker-4] not through a closed portcullis, and an open one is no wall', () => {
    const board = sketch(
      `+   +   +   +   +   +
       | .  ak H 1   .   . |
       +   +   +   +   +   +`,
      { a: 'blue wall-walker', k: 'blue key' },
    );
    expect(verdict(board, through(board.at('1')))).toBe('PORTCULLIS_CLOSED BD-MOVE-13');
    expect(stepsOf(board)).toEqual([]);
    board.do({ type: 'openGate', piece: SHE, at: { slot: 0, gate: 0 } });
    expect(board.why(through(board.at('1')))).toBe('NO_WALL_THERE');
    expect(stepsOf(board)).toEqual([]);
  });

  test('[BD-CHAR-WallWalker-5] she does not reveal a room through a wall', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   a | .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   b   .   .   .   .   . |`,
      { a: 'blue wall-walker' },
      { faceDown: [1] },
    );
    expect(board.why({ type: 'reveal', piece: SHE, slot: 1 })).toBe('ACCESS_BLOCKED');
    expect(board.legal('reveal')).toEqual([]);
    board.do(board.walk(SHE, 'ab'));
    expect(board.legal('reveal')).toEqual([{ type: 'reveal', piece: SHE, slot: 1 }]);
  });

  test('[BD-RULING-91] a double wall between rooms is one wall: one action, 1 AP', () => {
    const board = sketch(
      `+   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   a | 1   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +`,
      { a: 'blue wall-walker' },
      { borders: 'both' },
    );
    expect(stepsOf(board)).toEqual([through(board.at('1'))]);
    board.do(through(board.at('1')));
    expect(board.where(SHE)).toBe(board.at('1'));
    expect(board.ap).toBe(4);
  });

  test('[BD-RULING-92] never into an unrevealed room, off the board or onto a figure', () => {
    const plan = `+---+---+---+---+---+---+---+---+---+---+
                  | a | f   .   .   b | 1   .   .   .   . |
                  +   +   +   +   +   +   +   +   +   +   +`;
    const hidden = sketch(plan, { b: 'blue wall-walker' }, { faceDown: [1] });
    expect(hidden.why(through(hidden.at('1')))).toBe('NO_WALL_THERE');
    expect(stepsOf(hidden).map((step) => (step.type === 'wallWalk' ? step.to : -1))).toEqual([
      hidden.line('yellow', 5),
    ]);
    const shown = sketch(plan, { b: 'blue wall-walker' });
    expect(shown.why(through(shown.at('1')))).toBeNull();
    // In the corner: the western wall is the edge of the board, so only the yellow line behind the northern one is left.
    const corner = sketch(plan, { a: 'blue wall-walker', f: 'blue goblin' });
    expect(corner.why(through(corner.at('f')))).toBe('SQUARE_TAKEN');
    expect(stepsOf(corner)).toEqual([through(corner.line('yellow', 1))]);
    const enemy = sketch(plan, { a: 'blue wall-walker', f: 'yellow goblin' });
    expect(enemy.why(through(enemy.at('f')))).toBe('SQUARE_TAKEN');
    const lying = sketch(plan, { a: 'blue wall-walker', f: 'yellow goblin wounded' });
    expect(lying.why(through(lying.at('f')))).toBe('ENEMY_WOUNDED_THERE');
  });

  test('[BD-RULING-92] through the wall onto her own line she stays there; onto the enemy line she leaves', () => {
    const plan = `+---+---+---+---+---+
                  | a   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | .   .   .   .   . |
                  +   +   +   +   +   +
                  | b   .   .   .   . |
                  +---+---+---+---+---+`;
    const home = sketch(plan, { b: 'blue wall-walker' });
    expect(stepsOf(home)).toEqual([through(home.line('blue', 1))]);
    home.do(through(home.line('blue', 1)));
    expect(home.where(SHE)).toBe(home.line('blue', 1));
    expect(home.points('blue')).toBe(0);
    // And back.
    home.do(through(home.at('b')));
    expect(home.where(SHE)).toBe(home.at('b'));

    const away = sketch(plan, { a: 'blue wall-walker' });
    away.do(through(away.line('yellow', 1)));
    expect(away.where(SHE)).toBe('left');
    expect(away.points('blue')).toBe(1);
    // She lands before she is gone: nobody may be there, figure or wounded.
    for (const state of ['', 'wounded']) {
      const guarded = sketch(plan, { a: 'blue wall-walker', y: `yellow troll ${state} on yellow line 1` });
      expect(verdict(guarded, through(guarded.line('yellow', 1)))).toBe('SQUARE_TAKEN BD-MOVE-6');
      expect(stepsOf(guarded)).toEqual([]);
    }
  });

  test('[BD-RULING-93] wall and portcullis on one border: only when the portcullis is open or broken', () => {
    // Turned once to the right, the southern edge of room 1 faces room 0.
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .  ak | .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   w | .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   1   2   .   .   . |
       +---+---+---+---+---+===+===+---+---+---+`,
      { a: 'blue wall-walker', k: 'blue key', w: 'blue warrior' },
      { rooms: ['1 cw', '1 cw'], ap: 9 },
    );
    board.position.data[SLOT + 1] |= 1;
    expect(verdict(board, through(board.at('1')))).toBe('PORTCULLIS_CLOSED BD-MOVE-13');
    expect(stepsOf(board)).toEqual([
      through(board.line('yellow', 5)),
      through(board.line('yellow', 5), 'blue-key'),
    ]);
    board.do({ type: 'openGate', piece: SHE, at: { slot: 1, gate: 0 } });
    expect(board.why(through(board.at('1')))).toBeNull();
    board.do({ type: 'closeGate', piece: SHE, at: { slot: 1, gate: 0 } });
    expect(board.why(through(board.at('1')))).toBe('PORTCULLIS_CLOSED');
    board.do({ type: 'breakGate', piece: 'blue-warrior', at: { slot: 1, gate: 1 } });
    board.do(board.walkPlaces('blue-warrior', [board.at('w'), board.at('w') - 1]));
    board.do(board.walk(SHE, 'aw'));
    board.do(through(board.at('2')));
    expect(board.where(SHE)).toBe(board.at('2'));
  });

  test('[BD-RULING-94] she may leave her load before the step and carries what she lands on after it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak | s   .   .   . |
       +---+---+---+---+---+
       | w   .   .   .   . |`,
      { a: 'blue wall-walker', k: 'blue key', s: 'yellow sword', w: 'blue warrior wounded' },
    );
    // Loaded onto an object or a wounded she cannot go; with empty hands she can.
    expect(board.why(through(board.at('s')))).toBe('THREE_PIECES');
    expect(stepsOf(board)).toEqual([
      through(board.line('yellow', 1)),
      through(board.line('yellow', 1), 'blue-key'),
      through(board.at('s'), 'blue-key'),
      through(board.at('w'), 'blue-key'),
    ]);
    expect(verdict(board, through(board.at('s'), 'yellow-sword'))).toBe('NOT_CARRIED BD-ITEM-4');
    expect(board.why(through(board.at('s'), 'blue-unicorn'))).toBe('NOT_CARRIED');
    const told = board.do(through(board.at('s'), 'blue-key'));
    expect(told).toEqual([
      { type: 'pieceLeft', piece: 'blue-key', by: SHE, place: board.at('a') },
      { type: 'wallPassed', piece: SHE, to: board.at('s') },
      { type: 'pieceTaken', piece: 'yellow-sword', by: SHE, place: board.at('s') },
    ]);
    expect(board.where('blue-key')).toBe(board.at('a'));
    expect(board.loadOf(SHE)).toBe('yellow-sword');
    // With empty hands there is nothing to leave, and a load comes along.
    expect(board.why(through(board.at('a'), 'blue-key'))).toBe('NOT_CARRIED');
    board.do(board.walkPlaces(SHE, [board.at('s'), board.at('s') + 1], [{ step: 0, leave: 'yellow-sword' }]));
    expect(board.why(through(board.at('a'), 'yellow-sword'))).toBe('NOT_CARRIED');
  });

  test('[BD-RULING-94] her load comes along; on a pit only a Rope may be left behind', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak | 1 | .   .   . |`,
      { a: 'blue wall-walker', k: 'blue key' },
    );
    board.do(through(board.at('1')));
    expect(board.loadOf(SHE)).toBe('blue-key');
    const pit = sketch(
      `+---+---+---+---+---+
       |oar| 1 | .   .   . |`,
      { a: 'blue wall-walker', r: 'blue rope' },
    );
    const slipping = sketch(
      `+---+---+---+---+---+
       |oak| 1 | .   .   . |`,
      { a: 'blue wall-walker', k: 'blue key' },
    );
    expect(slipping.why(through(slipping.at('1'), 'blue-key'))).toBe('OBJECT_ON_PIT');
    pit.do(through(pit.at('1'), 'blue-rope'));
    expect(pit.where('blue-rope')).toBe(pit.at('a'));
    expect(pit.loadOf(SHE)).toBe(null);
  });

  test('[BD-RULING-95] onto a pit with a Rope in hand or lying there, otherwise not', () => {
    const bare = sketch(behindWall(' a ', 'oP '), { a: 'blue wall-walker' });
    expect(verdict(bare, through(bare.at('P')))).toBe('PIT_NO_STAY BD-PIT-11');
    const carried = sketch(behindWall('ar ', 'oP '), { a: 'blue wall-walker', r: 'blue rope' });
    expect(carried.why(through(carried.at('P')))).toBeNull();
    expect(carried.why(through(carried.at('P'), 'blue-rope'))).toBe('PIT_NO_STAY');
    const lying = sketch(behindWall(' a ', 'or '), { a: 'blue wall-walker', r: 'yellow rope' });
    lying.do(through(lying.at('r')));
    expect(lying.where(SHE)).toBe(lying.at('r'));
    expect(lying.loadOf(SHE)).toBe('yellow-rope');
    const loaded = sketch(behindWall('ak ', 'or '), {
      a: 'blue wall-walker',
      k: 'blue key',
      r: 'yellow rope',
    });
    expect(loaded.why(through(loaded.at('r')))).toBe('THREE_PIECES');
  });

  test('[BD-RULING-96] an arrow-slit is a wall to her', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a : 1   .   .   . |`,
      { a: 'blue wall-walker' },
    );
    expect(board.why(board.walk(SHE, 'a1'))).toBe('ARROW_SLIT');
    board.do(through(board.at('1')));
    expect(board.where(SHE)).toBe(board.at('1'));
  });
});
