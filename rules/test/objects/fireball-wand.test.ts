import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { mixedGame } from '../../src/editions/mixed.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

const fire = (target: string, piece = 'blue-wizard'): Action => ({ type: 'fireball', piece, target });

/** Whom the wand could hit by the list; the check must accept each. */
function targets(board: Board): string[] {
  return board.legal('fireball').map((action) => {
    expect(board.why(action)).toBeNull();
    return action.type === 'fireball' ? action.target : '';
  });
}

/** One row of squares with the blue Wizard and his wand (the letters w and f). */
const row = (squares: string, legend: Readonly<Record<string, string>>): Board =>
  sketch(
    `+---+---+---+---+---+
     ${squares}
     +---+---+---+---+---+`,
    { w: 'blue wizard', f: 'blue fireball-wand', ...legend },
  );

describe('Fireball wand', () => {
  test('[BD-OBJ-FireballWand-1, BD-OBJ-FireballWand-4, BD-OBJ-FireballWand-8] everybody can carry it, but it is magical: the Wizard alone fires it', () => {
    for (const { id } of mixedGame.teams[0]?.characters ?? []) {
      const board = sketch(
        `+---+---+---+---+---+
         | a   f   .   .   y |
         +---+---+---+---+---+`,
        { a: `blue ${id}`, f: 'yellow fireball-wand', y: 'yellow cleric' },
      );
      board.do(board.walk(`blue-${id}`, 'af'));
      expect(board.loadOf(`blue-${id}`)).toBe('yellow-fireball-wand');
      const wish = fire('yellow-cleric', `blue-${id}`);
      expect(verdict(board, wish)).toBe(id === 'wizard' ? 'legal' : 'NO_SPELLCASTER BD-OBJ-FireballWand-1');
      expect(board.legal('fireball')).toEqual(id === 'wizard' ? [wish] : []);
    }
  });

  test('[BD-OBJ-FireballWand-1, BD-OBJ-FireballWand-2] for 1 AP, in a direction of his choice, at the first character there', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   n   .   . |
       +   +   +   +   +   +
       | .   .   .   q   . |
       +   +   +   +   +   +
       | W   .  wf   e   E |
       +   +   +   +   +   +
       | .   .   .   d   . |
       +   +   +   +   +   +
       | .   .   s   .   . |
       +---+---+---+---+---+`,
      {
        w: 'blue wizard',
        f: 'blue fireball-wand',
        n: 'yellow goblin',
        e: 'blue goblin',
        E: 'yellow troll',
        s: 'yellow thief wounded',
        W: 'blue cleric wounded',
        d: 'yellow cleric',
        q: 'yellow naga',
      },
    );
    expect(targets(board)).toEqual(['blue-cleric', 'blue-goblin', 'yellow-goblin', 'yellow-thief']);
    expect(verdict(board, fire('yellow-troll'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(verdict(board, fire('yellow-cleric'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(verdict(board, fire('yellow-naga'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(verdict(board, fire('blue-wizard'))).toBe('NOT_IN_SIGHT BD-LOS-1');
    expect(board.do(fire('yellow-thief'))).toEqual([
      { type: 'fireballThrown', by: 'blue-wizard', target: 'yellow-thief' },
      { type: 'pieceRemoved', piece: 'blue-fireball-wand' },
      { type: 'pieceEliminated', piece: 'yellow-thief', place: board.at('s'), scorer: 0 },
      { type: 'pointsScored', seat: 0, points: 1 },
    ]);
    expect(board.where('yellow-thief')).toBe('killed');
    expect(board.points('blue')).toBe(1);
    expect(board.ap).toBe(4);
    expect(board.stage).toBe('act');
  });

  test('[BD-OBJ-FireballWand-2] a figure dies at once, without a combat', () => {
    const board = row('|wf   .   .   y   . |', { y: 'yellow colossus' });
    board.do(fire('yellow-colossus'));
    expect(board.where('yellow-colossus')).toBe('killed');
    expect(board.where('blue-wizard')).toBe(board.at('w'));
  });

  test('[BD-OBJ-FireballWand-1] not without the wand, without a point, or while wounded', () => {
    expect(verdict(row('| w   f   .   y   . |', { y: 'yellow troll' }), fire('yellow-troll'))).toBe(
      'NO_SUCH_ABILITY BD-TURN-15',
    );
    const plan = `+---+---+---+---+---+
                  |wf   .   .   y   . |`;
    const poor = sketch(plan, { w: 'blue wizard', f: 'blue fireball-wand', y: 'yellow troll' }, { ap: 0 });
    expect(poor.why(fire('yellow-troll'))).toBe('NO_POINTS');
    expect(targets(poor)).toEqual([]);
    const hurt = sketch(plan, { w: 'blue wizard wounded', f: 'blue fireball-wand', y: 'yellow troll' });
    expect(hurt.why(fire('yellow-troll'))).toBe('WOUNDED_CANNOT_ACT');
    expect(targets(hurt)).toEqual([]);
  });

  test('[BD-OBJ-FireballWand-3] it is gone after one use', () => {
    const board = row('|wf   .   y   z   . |', { y: 'yellow goblin', z: 'yellow troll' });
    board.do(fire('yellow-goblin'));
    expect(board.where('blue-fireball-wand')).toBe('removed');
    expect(board.loadOf('blue-wizard')).toBe(null);
    expect(board.why(fire('yellow-troll'))).toBe('NO_SUCH_ABILITY');
    expect(targets(board)).toEqual([]);
  });

  test('[BD-OBJ-FireballWand-5] objects are neither targets nor harmed', () => {
    const board = row('|wf   s   .  yk   . |', { y: 'yellow goblin', k: 'yellow key', s: 'blue sword' });
    expect(verdict(board, fire('blue-sword'))).toBe('NOT_A_CHARACTER BD-TERM-3');
    board.do(fire('yellow-goblin'));
    expect(board.where('yellow-key')).toBe(board.at('y'));
    expect(board.where('blue-sword')).toBe(board.at('s'));
    const lying = row('|wf   .   .  yk   . |', { y: 'yellow goblin wounded', k: 'yellow key' });
    lying.do(fire('yellow-goblin'));
    expect(lying.where('yellow-key')).toBe(lying.at('y'));
  });

  test('[BD-OBJ-FireballWand-6] a hit figure and the wounded it carries both die', () => {
    const board = row('|wf   .   .  yv   . |', { y: 'yellow goblin', v: 'yellow troll wounded' });
    expect(targets(board)).toEqual(['yellow-goblin']);
    board.do(fire('yellow-goblin'));
    expect([board.where('yellow-goblin'), board.where('yellow-troll')]).toEqual(['killed', 'killed']);
    expect(board.points('blue')).toBe(2);
  });

  test('[BD-OBJ-FireballWand-7] walls, closed portcullises and characters stop it; gears, pits and objects do not', () => {
    const cases: [string, string[]][] = [
      ['|wf   . | .   y   . |', []],
      ['|wf   . H .   y   . |', []],
      ['|wf   . : .   y   . |', []],
      ['|wf   *   o   y   . |', ['yellow-troll']],
    ];
    for (const [squares, hit] of cases) {
      const board = row(squares, { y: 'yellow troll' });
      expect(targets(board)).toEqual(hit);
      expect(board.why(fire('yellow-troll'))).toBe(hit.length > 0 ? null : 'NOT_IN_SIGHT');
    }
    expect(targets(row('|wf   k   .   y   . |', { y: 'yellow troll', k: 'blue key' }))).toEqual([
      'yellow-troll',
    ]);
    expect(targets(row('|wf   v   .   y   . |', { y: 'yellow troll', v: 'blue goblin wounded' }))).toEqual([
      'blue-goblin',
    ]);
  });

  test('[BD-RULING-106] it is not fired where nobody is in line', () => {
    const board = row('|wf   .   .   .   . |', { y: 'yellow troll on yellow line 5' });
    expect(targets(board)).toEqual([]);
    expect(board.why(fire('yellow-troll'))).toBe('NOT_IN_SIGHT');
    expect(board.why(fire('yellow-goblin'))).toBe('NOT_IN_PLAY');
  });

  test('[BD-RULING-107] one wounded in this turn may be burnt', () => {
    const board = row('|wf   .   y   a   . |', { y: 'yellow goblin', a: 'blue colossus' });
    expect(board.fight('blue-colossus', 'yellow-goblin', 0, 0).winner).toBe(0);
    expect(board.why({ type: 'attack', piece: 'blue-colossus', target: 'yellow-goblin' })).toBe(
      'WOUNDED_THIS_TURN',
    );
    expect(targets(board)).toEqual(['yellow-goblin']);
    board.do(fire('yellow-goblin'));
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.points('blue')).toBe(1);
  });

  test('[BD-RULING-108] one\u2019s own dead score for the opponent, 1 VP each, or for nobody (selfKill)', () => {
    const plan = `+---+---+---+---+---+
                  |wf   .   .  gv   . |`;
    const legend = {
      w: 'blue wizard',
      f: 'blue fireball-wand',
      g: 'blue goblin',
      v: 'blue troll wounded',
    };
    const board = sketch(plan, legend);
    board.do(fire('blue-goblin'));
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 2]);
    const none = sketch(plan, legend, { rules: { selfKill: 'none' } });
    none.do(fire('blue-goblin'));
    expect([none.where('blue-goblin'), none.where('blue-troll')]).toEqual(['killed', 'killed']);
    expect([none.points('blue'), none.points('yellow')]).toEqual([0, 0]);
    // The option is about one's own only.
    const enemy = sketch(
      plan,
      { ...legend, g: 'yellow goblin', v: 'yellow troll wounded' },
      { rules: { selfKill: 'none' } },
    );
    enemy.do(fire('yellow-goblin'));
    expect([enemy.points('blue'), enemy.points('yellow')]).toEqual([2, 0]);
  });

  test('[BD-RULING-108] the opponent is yellow for blue and blue for yellow', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |wf   .   .   g   . |`,
      { w: 'yellow wizard', f: 'blue fireball-wand', g: 'yellow goblin' },
      { turn: 'yellow' },
    );
    board.do(fire('yellow-goblin', 'yellow-wizard'));
    expect([board.points('blue'), board.points('yellow')]).toEqual([1, 0]);
  });

  test('[BD-RULING-109] through a slit only if the Wizard\u2019s own square borders it', () => {
    expect(targets(row('|wf : .   .   y   . |', { y: 'yellow troll' }))).toEqual(['yellow-troll']);
    expect(targets(row('|wf   .   . : y   . |', { y: 'yellow troll' }))).toEqual([]);
    expect(targets(row('|wf : .   . : y   . |', { y: 'yellow troll' }))).toEqual([]);
  });
});
