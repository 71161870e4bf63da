import { describe, expect, test } from 'vitest';
import { endsOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

const EVERY_KIND = [
  'backstabber',
  'banshee',
  'cleric',
  'colossus',
  'goblin',
  'mekanork',
  'naga',
  'telepath',
  'thief',
  'troll',
  'wall-walker',
  'warrior',
  'wizard',
];

describe('the Colossus', () => {
  test('[BD-CHAR-Colossus-1] moves 2 and fights with 5', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e   c   1   2   3 |`,
      { c: 'blue colossus', e: 'yellow telepath' },
    );
    expect(endsOf(board, 'blue-colossus')).toEqual(['=1', '=2', '=c']);
    expect(board.fight('blue-colossus', 'yellow-telepath', 0, 5)).toEqual({
      attack: 5,
      defence: 5,
      winner: null,
    });
  });

  test('[BD-CHAR-Colossus-2] breaks an adjacent closed portcullis for 1 AP', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | 1 H c   2 H 3 | . |`,
      { c: 'blue colossus' },
    );
    const at = { slot: 0, gate: 0 };
    expect(board.legal('breakGate')).toEqual([{ type: 'breakGate', piece: 'blue-colossus', at }]);
    expect(board.why({ type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 1 } })).toBe(
      'GATE_NOT_ADJACENT',
    );
    const told = board.do({ type: 'breakGate', piece: 'blue-colossus', at });
    expect(told).toEqual([{ type: 'gateChanged', by: 'blue-colossus', at, to: 'broken' }]);
    expect([endsOf(board, 'blue-colossus'), board.ap]).toEqual([['=1', '=2', '=c'], 4]);
    expect(board.why({ type: 'breakGate', piece: 'blue-colossus', at })).toBe('GATE_NOT_CLOSED');
    expect(board.legal('openGate')).toEqual([]);
  });

  test('[BD-CHAR-Colossus-3][BD-CHAR-Colossus-5][BD-RULING-36] who fits under him crosses his square and never ends on it', () => {
    const passing = EVERY_KIND.filter((kind) => {
      const board = sketch(
        `+---+---+---+---+---+
         | a   c   1 | .   . |`,
        { a: `blue ${kind}`, c: 'yellow colossus' },
      );
      const passes = board.why(board.walk(`blue-${kind}`, 'ac1')) === null;
      expect(endsOf(board, `blue-${kind}`)).toEqual(passes ? ['=1', '=a'] : ['=a']);
      expect(board.why(board.walk(`blue-${kind}`, 'ac'))).toBe(passes ? 'SQUARE_TAKEN' : 'ENEMY_IN_THE_WAY');
      return passes;
    });
    expect(passing).toEqual(['banshee', 'goblin', 'telepath', 'wall-walker', 'wizard']);
  });

  test('[BD-CHAR-Colossus-3] nobody passes under another big figure, and a wounded Colossus is crossed by all', () => {
    const troll = sketch(
      `+---+---+---+---+---+
       | a   c   1 | .   . |`,
      { a: 'blue telepath', c: 'yellow troll' },
    );
    expect(verdict(troll, troll.walk('blue-telepath', 'ac1'))).toBe('ENEMY_IN_THE_WAY BD-MOVE-7');
    const fallen = sketch(
      `+---+---+---+---+---+
       | a   c   1 | .   . |`,
      { a: 'blue warrior', c: 'yellow colossus wounded' },
    );
    expect(endsOf(fallen, 'blue-warrior')).toEqual(['=1', '=a']);
  });

  test('[BD-CHAR-Colossus-4] only the printed value counts: a Sword makes nobody bigger, and nothing makes one smaller', () => {
    const sword = sketch(
      `+---+---+---+---+---+
       |as   c   1 | .   . |`,
      { a: 'blue goblin', s: 'blue sword', c: 'yellow colossus' },
    );
    expect(endsOf(sword, 'blue-goblin')).toEqual(['=1', '=s']);
    sword.do(sword.walk('blue-goblin', 'ac1'));
    expect(sword.placeOf('blue-sword')).toBe(sword.at('1'));
    const backstabber = sketch(
      `+---+---+---+---+---+
       | a   c   1 | .   . |`,
      { a: 'blue backstabber', c: 'yellow colossus' },
    );
    expect(verdict(backstabber, backstabber.walk('blue-backstabber', 'ac1'))).toBe(
      'ENEMY_IN_THE_WAY BD-MOVE-7',
    );
  });

  test('[BD-RULING-36] if he stands on his own line, entering his square is leaving the labyrinth', () => {
    const text = `+   +---+---+---+---+
       | a | .   .   .   . |`;
    const small = sketch(text, { a: 'blue banshee', c: 'yellow colossus on yellow line 1' });
    expect(endsOf(small, 'blue-banshee')).toEqual(['=a', '=yellow1']);
    small.do(small.walkPlaces('blue-banshee', [small.at('a'), small.line('yellow', 1)]));
    expect([small.where('blue-banshee'), small.points('blue')]).toEqual(['left', 1]);
    const big = sketch(text, { a: 'blue naga', c: 'yellow colossus on yellow line 1' });
    expect(endsOf(big, 'blue-naga')).toEqual(['=a']);
  });
});
