import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { type Legend, sketch } from '../../testing/sketch.ts';

/** A Mekanork of this colour before the line of blue, or behind a pit that lies there. */
const atSouthernEdge = (turn: 'blue' | 'yellow', south = 'a ', north = ' ', more: Legend = {}) =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+
     | ${north} | .   .   .   . |
     +   +---+---+---+---+
     | ${south}| .   .   .   . |
     +   +---+---+---+---+`,
    { a: `${turn} mekanork`, ...more },
    { turn },
  );

describe('leaving the labyrinth', () => {
  test('[BD-EXIT-1][BD-EXIT-3] who enters the opponent’s line is gone at once, with one point', () => {
    const board = sketch(
      `+   +   +---+---+---+
       | a   1 | .   .   . |`,
      { a: 'blue cleric' },
    );
    const [first, second] = [board.line('yellow', 1), board.line('yellow', 2)];
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=a', '=yellow1']);
    expect(verdict(board, board.walkPlaces('blue-cleric', [board.at('a'), first, second]))).toBe(
      'GONE_ALREADY BD-EXIT-1',
    );
    expect(board.why(board.walkPlaces('blue-cleric', [board.at('a'), first, board.at('a')]))).toBe(
      'GONE_ALREADY',
    );
    expect(board.why(board.walkPlaces('blue-cleric', [board.at('a'), board.at('1'), second]))).toBeNull();
    const told = board.do(board.walkPlaces('blue-cleric', [board.at('a'), first]));
    expect(told.slice(1)).toEqual([
      { type: 'pieceWentOut', piece: 'blue-cleric', load: null, points: 1 },
      { type: 'pointsScored', seat: 0, points: 1 },
    ]);
    expect([board.where('blue-cleric'), board.points('blue'), board.points('yellow')]).toEqual([
      'left',
      1,
      0,
    ]);
    expect(board.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('[BD-EXIT-1][BD-MOVE-19] each side has its own way out: yellow leaves in the south, where blue is at home', () => {
    const leaving = atSouthernEdge('yellow');
    expect(endsOf(leaving, 'yellow-mekanork')).toEqual(['=#15', '=a', '=blue1']);
    leaving.do(leaving.walkPlaces('yellow-mekanork', [leaving.at('a'), leaving.line('blue', 1)]));
    expect([leaving.where('yellow-mekanork'), leaving.points('yellow')]).toEqual(['left', 1]);
    const jumping = atSouthernEdge('yellow', 'o1', 'a');
    const over = {
      type: 'jump',
      piece: 'yellow-mekanork',
      pit: jumping.at('1'),
      to: jumping.line('blue', 1),
    } as const;
    expect(jumping.legal('jump')).toEqual([over]);
    jumping.do(over);
    expect([jumping.where('yellow-mekanork'), jumping.points('yellow')]).toEqual(['left', 1]);
    const guarded = atSouthernEdge('yellow', 'o1', 'a', { g: 'blue cleric wounded on blue line 1' });
    expect(guarded.why(over)).toBe('SQUARE_TAKEN');
    const staying = atSouthernEdge('blue');
    expect(endsOf(staying, 'blue-mekanork')).toEqual(['=#15', '=a', '=blue1', '=blue2', '=blue3']);
    staying.do(staying.walkPlaces('blue-mekanork', [staying.at('a'), staying.line('blue', 1)]));
    expect([staying.placeOf('blue-mekanork'), staying.points('blue')]).toEqual([staying.line('blue', 1), 0]);
  });

  test('[BD-EXIT-3] only a scenario that says so lets a figure walk on the opponent’s line', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | a | .   .   .   . |`,
      { a: 'blue mekanork' },
      { walksOnLines: [0] },
    );
    expect(endsOf(board, 'blue-mekanork')).toEqual(['=a', '=yellow1', '=yellow2', '=yellow3']);
    board.do(board.walkPlaces('blue-mekanork', [board.at('a'), board.line('yellow', 1)]));
    expect([board.placeOf('blue-mekanork'), board.points('blue')]).toEqual([board.line('yellow', 1), 0]);
  });

  test('[BD-RULING-110] the square of the line costs a step like any other', () => {
    const text = `+   +---+---+---+---+
       | 1 | .   .   .   . |
       +   +---+---+---+---+
       | 2 | .   .   .   . |
       +   +---+---+---+---+
       | 3 | .   .   .   . |
       +   +---+---+---+---+
       | 4 | .   .   .   . |`;
    const near = sketch(text.replace('3', 'a'), { a: 'blue mekanork' });
    const way = (board: typeof near, letters: string) =>
      board.walkPlaces('blue-mekanork', [
        ...Array.from(letters, (letter) => board.at(letter)),
        board.line('yellow', 1),
      ]);
    expect(endsOf(near, 'blue-mekanork')).toContain('=yellow1');
    expect(near.why(way(near, 'a21'))).toBeNull();
    const far = sketch(text.replace('4', 'a'), { a: 'blue mekanork' });
    expect(endsOf(far, 'blue-mekanork')).toEqual(['=1', '=2', '=3', '=a']);
    expect(verdict(far, way(far, 'a321'))).toBe('TOO_FAR BD-MOVE-1');
  });

  test('[BD-EXIT-4] an object that is carried out is out of the game; a Treasure scores', () => {
    const plain = sketch(
      `+   +---+---+---+---+
       |ak | .   .   .   . |`,
      { a: 'blue cleric', k: 'yellow key' },
    );
    const told = plain.do(plain.walkPlaces('blue-cleric', [plain.at('a'), plain.line('yellow', 1)]));
    expect(told[1]).toEqual({ type: 'pieceWentOut', piece: 'blue-cleric', load: 'yellow-key', points: 1 });
    expect([plain.where('yellow-key'), plain.points('blue')]).toEqual(['removed', 1]);

    const rich = sketch(
      `+   +---+---+---+---+
       |at | .   .   .   . |`,
      { a: 'blue cleric', t: 'blue treasure' },
    );
    rich.do(rich.walkPlaces('blue-cleric', [rich.at('a'), rich.line('yellow', 1)]));
    expect([rich.where('blue-treasure'), rich.points('blue')]).toEqual(['removed', 2]);
  });

  test('[BD-EXIT-5] a wounded that is carried out is saved and worth nothing, not even as a Goblin', () => {
    const board = sketch(
      `+   +---+---+---+---+
       |aw | .   .   .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded' },
    );
    board.do(board.walkPlaces('blue-cleric', [board.at('a'), board.line('yellow', 1)]));
    expect([board.where('blue-goblin'), board.where('blue-cleric'), board.points('blue')]).toEqual([
      'saved',
      'left',
      1,
    ]);
  });

  test('[BD-EXIT-6][BD-EXIT-7] an enemy wounded on the line does not stop anybody, an enemy figure does', () => {
    const text = `+   +---+---+---+---+
       | a | .   .   .   . |`;
    const wounded = sketch(text, { a: 'blue cleric', e: 'yellow troll wounded on yellow line 1' });
    expect(endsOf(wounded, 'blue-cleric')).toEqual(['=a', '=yellow1']);
    wounded.do(wounded.walkPlaces('blue-cleric', [wounded.at('a'), wounded.line('yellow', 1)]));
    expect([wounded.where('blue-cleric'), wounded.points('blue')]).toEqual(['left', 1]);
    expect(wounded.placeOf('yellow-troll')).toBe(wounded.line('yellow', 1));

    const figure = sketch(text, { a: 'blue cleric', e: 'yellow troll on yellow line 1' });
    expect(endsOf(figure, 'blue-cleric')).toEqual(['=a']);
    expect(
      verdict(figure, figure.walkPlaces('blue-cleric', [figure.at('a'), figure.line('yellow', 1)])),
    ).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
  });

  test('[BD-EXIT-8] a wounded does not leave by itself', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | w | .   .   .   . |`,
      { w: 'blue cleric wounded' },
    );
    expect(board.legal()).toEqual([{ type: 'endTurn' }]);
    expect(verdict(board, board.walkPlaces('blue-cleric', [board.at('w'), board.line('yellow', 1)]))).toBe(
      'WOUNDED_CANNOT_ACT BD-WOUND-2',
    );
  });

  test('[BD-RULING-32] objects lie on one’s own line; who leaves takes nothing from the enemy’s', () => {
    const text = `+   +---+---+---+---+
       | a | .   .   .   . |`;
    const own = sketch(text, { a: 'yellow mekanork', k: 'blue key on yellow line 1' }, { turn: 'yellow' });
    expect(movesOf(own, 'yellow-mekanork')).toContain('+key@yellow1 -key@yellow2 =yellow1');
    const [first, second] = [own.line('yellow', 1), own.line('yellow', 2)];
    own.do(own.walkPlaces('yellow-mekanork', [own.at('a'), first, second], [{ step: 1, take: 'blue-key' }]));
    own.do(own.walkPlaces('yellow-mekanork', [second, first], [{ step: 0, leave: 'blue-key' }]));
    expect(own.where('blue-key')).toBe(second);

    const leaving = sketch(text, { a: 'blue mekanork', k: 'blue treasure on yellow line 1' });
    const out = [leaving.at('a'), leaving.line('yellow', 1)];
    expect(
      verdict(leaving, leaving.walkPlaces('blue-mekanork', out, [{ step: 1, take: 'blue-treasure' }])),
    ).toBe('GONE_ALREADY BD-EXIT-1');
    expect(movesOf(leaving, 'blue-mekanork')).toEqual(['=a', '=yellow1']);
    leaving.do(leaving.walkPlaces('blue-mekanork', out));
    expect([leaving.where('blue-treasure'), leaving.points('blue')]).toEqual([leaving.line('yellow', 1), 1]);
  });

  test('[BD-RULING-111] the Wizard leaves over an enemy on the line, a small figure under a Colossus there', () => {
    const text = `+   +---+---+---+---+
       | a | .   .   .   . |`;
    const leaving = (kind: string, guard: string) => {
      const board = sketch(text, { a: `blue ${kind}`, e: `yellow ${guard} on yellow line 1` });
      const out = board.walkPlaces(`blue-${kind}`, [board.at('a'), board.line('yellow', 1)]);
      expect(endsOf(board, `blue-${kind}`).includes('=yellow1')).toBe(board.why(out) === null);
      if (board.why(out) !== null) return board.why(out);
      board.do(out);
      return `${board.where(`blue-${kind}`)}, ${board.points('blue')} VP`;
    };
    expect(leaving('wizard', 'cleric')).toBe('left, 1 VP');
    expect(leaving('telepath', 'colossus')).toBe('left, 1 VP');
    expect(leaving('telepath', 'cleric')).toBe('ENEMY_IN_THE_WAY');
    expect(leaving('cleric', 'colossus')).toBe('ENEMY_IN_THE_WAY');
  });
});
