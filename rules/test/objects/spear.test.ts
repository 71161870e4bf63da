/** Telescoping spear: strikes two squares away or through a slit, and breaks instead of its carrier being hurt. */
import { describe, expect, test } from 'vitest';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import { attackOf, BLUE, sides, strengths, targets, YELLOW } from '../../testing/fighting.ts';

const SPEAR = 'blue telescoping-spear';

/** A blue Warrior (3) with the spear, two squares from a yellow Cleric (2). */
const strike = (state = '', options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | aS  .   e   .   . |`,
    { a: 'blue warrior', S: SPEAR, e: `yellow cleric ${state}` },
    options,
  );

const holding = (load: string) =>
  sketch(
    `+---+---+---+---+---+
     | aS  .   e   .   . |`,
    { a: 'blue warrior', S: load, e: 'yellow cleric' },
  );

const acrossEdges = (first: string, second: string) =>
  sketch(
    `+---+---+---+---+---+
     | aS${first} . ${second} e   .   . |`,
    { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
  ).why(attackOf('blue-warrior', 'yellow-cleric'));

const acrossOneEdge = (edge: string) =>
  sketch(
    `+---+---+---+---+---+
     | aS${edge} e   .   .   . |`,
    { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
  ).why(attackOf('blue-warrior', 'yellow-cleric'));

describe('reach', () => {
  test('[BD-OBJ-Spear-1] two squares away in a straight line, in every direction, neither nearer round a corner nor farther', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   n   .   . |
       +   +   +   +   +   +
       | .   x   .   .   . |
       +   +   +   +   +   +
       | w   .   aS  .   e |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   s   .   . |
       +---+---+---+---+---+`,
      {
        a: 'blue warrior',
        S: SPEAR,
        n: 'yellow naga',
        e: 'yellow goblin',
        s: 'yellow thief',
        w: 'yellow wizard wounded',
        x: 'yellow troll',
      },
    );
    expect(targets(board, 'blue-warrior')).toEqual([
      'yellow-goblin',
      'yellow-naga',
      'yellow-thief',
      'yellow-wizard',
    ]);
    expect(board.refusal(attackOf('blue-warrior', 'yellow-troll'))).toMatchObject({
      code: 'SPEAR_OUT_OF_REACH',
      rule: 'BD-OBJ-Spear-1',
      piece: 'yellow-troll',
    });
    const far = sketch(
      `+---+---+---+---+---+
       | aS  .   .   e   . |`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
    );
    expect(far.why(attackOf('blue-warrior', 'yellow-cleric'))).toBe('SPEAR_OUT_OF_REACH');
  });

  test('[BD-OBJ-Spear-1] only for its carrier, whatever its colour', () => {
    expect(targets(holding('yellow telescoping-spear'), 'blue-warrior')).toEqual(['yellow-cleric']);
    expect(holding('blue sword').why(attackOf('blue-warrior', 'yellow-cleric'))).toBe('NOT_ADJACENT');
  });

  test('[BD-OBJ-Spear-2] the square between may be floor, gear or pit, also with an object on it', () => {
    for (const middle of ['.', '*', 'o']) {
      const board = sketch(
        `+---+---+---+---+---+
         | aS  ${middle}   e   .   . |`,
        { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
      );
      expect(targets(board, 'blue-warrior')).toEqual(['yellow-cleric']);
    }
    const object = sketch(
      `+---+---+---+---+---+
       | aS  k   e   .   . |`,
      { a: 'blue warrior', S: SPEAR, k: 'yellow key', e: 'yellow cleric' },
    );
    expect(targets(object, 'blue-warrior')).toEqual(['yellow-cleric']);
  });

  test('[BD-OBJ-Spear-2] [BD-RULING-72] but holds no character, figure or wounded, of either colour', () => {
    for (const middle of ['blue goblin', 'blue goblin wounded', 'yellow goblin wounded', 'yellow goblin']) {
      const board = sketch(
        `+---+---+---+---+---+
         | aS  m   e   .   . |`,
        { a: 'blue warrior', S: SPEAR, m: middle, e: 'yellow cleric' },
      );
      expect(board.refusal(attackOf('blue-warrior', 'yellow-cleric'))).toMatchObject({
        code: 'SPEAR_OUT_OF_REACH',
        rule: 'BD-OBJ-Spear-2',
      });
    }
  });

  test('[BD-OBJ-Spear-3] through an arrow-slit at which both stand', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aS: e   .   .   . |`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
    );
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-cleric']);
    expect(board.fight('blue-warrior', 'yellow-cleric', 0, 6)).toEqual({
      attack: 3,
      defence: 8,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-warrior')).toBe(false);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
  });

  test('[BD-RULING-72] both edges must be passable: a wall, a closed portcullis or a slit in either stops it', () => {
    expect(acrossEdges(' ', ' ')).toBeNull();
    for (const edge of ['|', 'H', ':']) {
      expect(acrossEdges(edge, ' ')).toBe('SPEAR_OUT_OF_REACH');
      expect(acrossEdges(' ', edge)).toBe('SPEAR_OUT_OF_REACH');
    }
    expect(acrossOneEdge(':')).toBeNull();
    expect(acrossOneEdge('|')).toBe('WALL');
    expect(acrossOneEdge('H')).toBe('PORTCULLIS_CLOSED');
  });

  test('[BD-RULING-72] an open portcullis lets it pass', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | bS  . H e   .   . |
       +   +   +   +   +   +
       | .   k   .   .   . |`,
      { b: 'blue warrior', S: SPEAR, k: 'blue backstabber', e: 'yellow cleric' },
    );
    expect(targets(board, 'blue-warrior')).toEqual([]);
    board.do(board.walkPlaces('blue-backstabber', [board.at('k'), board.place(1, 0)]));
    board.do({ type: 'openGate', piece: 'blue-backstabber', at: { slot: 0, gate: 0 } });
    board.do(board.walkPlaces('blue-backstabber', [board.place(1, 0), board.at('k')]));
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-cleric']);
  });

  test('[BD-RULING-73] across the borders of rooms, onto lines and from them', () => {
    const border = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   aS  .   e   .   .   .   . |`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
    );
    expect(targets(border, 'blue-warrior')).toEqual(['yellow-cleric']);
    const lines = sketch(
      `+   +---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | e   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +---+---+---+---+`,
      { a: 'blue warrior on blue line 1', S: 'blue telescoping-spear on blue line 1', e: 'yellow cleric' },
    );
    expect(targets(lines, 'blue-warrior')).toEqual(['yellow-cleric']);
    const onto = sketch(
      `+   +---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | aS  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric on yellow line 1' },
    );
    expect(targets(onto, 'blue-warrior')).toEqual(['yellow-cleric']);
  });
});

const withNeighbour = (wall: string, neighbour: string) =>
  sketch(
    `+---+---+---+---+---+
     | aS  .   e   .   . |
     +${wall}+   +   +   +   +
     | f   .   .   .   . |`,
    { a: 'blue warrior', S: SPEAR, e: 'yellow cleric', f: neighbour },
  );

describe('the outcome', () => {
  test('[BD-OBJ-Spear-4] [BD-OBJ-Spear-5] defeat breaks the spear and leaves its carrier unharmed', () => {
    const board = strike();
    expect(board.fight('blue-warrior', 'yellow-cleric', 0, 2)).toEqual({
      attack: 3,
      defence: 4,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-warrior')).toBe(false);
    expect(board.loadOf('blue-warrior')).toBeNull();
    expect(board.where('blue-telescoping-spear')).toBe('removed');
    expect(board.events.at(-1)).toEqual({ type: 'pieceRemoved', piece: 'blue-telescoping-spear' });
    expect(board.why(attackOf('blue-warrior', 'yellow-cleric'))).toBe('NOT_ADJACENT');
  });

  test('[BD-OBJ-Spear-6] victory leaves it whole; the enemy is wounded or, if wounded already, eliminated', () => {
    const won = strike();
    expect(won.fight('blue-warrior', 'yellow-cleric', 0, 0)).toEqual({ attack: 3, defence: 2, winner: BLUE });
    expect(won.isWounded('yellow-cleric')).toBe(true);
    expect(won.loadOf('blue-warrior')).toBe('blue-telescoping-spear');
    const killed = strike('wounded');
    killed.fight('blue-warrior', 'yellow-cleric', 0, 2);
    expect(killed.where('yellow-cleric')).toBe('killed');
    expect(killed.points('blue')).toBe(1);
    expect(killed.loadOf('blue-warrior')).toBe('blue-telescoping-spear');
  });

  test('[BD-RULING-78] a tie leaves it whole', () => {
    const board = strike();
    expect(board.fight('blue-warrior', 'yellow-cleric', 0, 1).winner).toBeNull();
    expect(board.loadOf('blue-warrior')).toBe('blue-telescoping-spear');
  });

  test('[BD-OBJ-Spear-8] against a neighbour it is no use: the carrier fights hand to hand and may be wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aS  e   .   .   . |`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric' },
    );
    expect(board.fight('blue-warrior', 'yellow-cleric', 0, 2)).toEqual({
      attack: 3,
      defence: 4,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-warrior')).toBe(true);
    expect(board.where('blue-telescoping-spear')).toBe('held by blue-warrior');
  });

  test('[BD-OBJ-Spear-9] in defence it is no use: the beaten carrier is wounded, the spear stays', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   eS  .   .   . |`,
      { a: 'blue warrior', S: 'yellow telescoping-spear', e: 'yellow cleric' },
    );
    board.fight('blue-warrior', 'yellow-cleric', 0, 0);
    expect(board.isWounded('yellow-cleric')).toBe(true);
    expect(board.loadOf('yellow-cleric')).toBe('yellow-telescoping-spear');
  });

  test('[BD-OBJ-Spear-9] nor does it help a friend who is attacked two squares away', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e   a   .   fS  . |`,
      { a: 'blue warrior', e: 'yellow cleric', f: 'yellow troll', S: 'yellow telescoping-spear' },
    );
    expect(sides(board, 'blue-warrior', 'yellow-cleric').defenders).toEqual(['yellow-cleric']);
  });

  test('[BD-OBJ-Spear-10] with an enemy figure beside him the carrier strikes nobody two squares away', () => {
    expect(
      withNeighbour('   ', 'yellow goblin').refusal(attackOf('blue-warrior', 'yellow-cleric')),
    ).toMatchObject({
      code: 'ENEMY_AT_HAND',
      rule: 'BD-OBJ-Spear-10',
      piece: 'yellow-cleric',
    });
    expect(targets(withNeighbour('   ', 'yellow goblin'), 'blue-warrior')).toEqual(['yellow-goblin']);
    expect(targets(withNeighbour('---', 'yellow goblin'), 'blue-warrior')).toEqual(['yellow-cleric']);
    expect(targets(withNeighbour('   ', 'blue goblin'), 'blue-warrior')).toEqual(['yellow-cleric']);
  });

  test('[BD-RULING-77] an enemy wounded beside him does not hinder the strike', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aS  .   e   .   . |
       +   +   +   +   +   +
       | f   .   .   .   . |`,
      { a: 'blue warrior', S: SPEAR, e: 'yellow cleric', f: 'yellow goblin wounded' },
    );
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-cleric', 'yellow-goblin']);
  });

  test('[BD-OBJ-Spear-11] the carrier uses his own value', () => {
    expect(strengths(strike(), 'blue-warrior', 'yellow-cleric')).toEqual([3, 2]);
    const telepath = sketch(
      `+---+---+---+---+---+
       | aS  .   e   .   . |`,
      { a: 'blue telepath', S: SPEAR, e: 'yellow cleric' },
    );
    expect(strengths(telepath, 'blue-telepath', 'yellow-cleric')).toEqual([0, 2]);
  });
});

/** The Cleric beside the Troll; a spear two squares west and one two squares south of it; an idle spear far away. */
const group = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | bS  .   e   a   f |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   cT  .   . |`,
    {
      a: 'blue cleric',
      b: 'blue warrior',
      S: SPEAR,
      c: 'blue goblin',
      T: 'yellow telescoping-spear',
      e: 'yellow troll',
      f: 'yellow wizard',
    },
    options,
  );

describe('in a group', () => {
  test('[BD-RULING-74] [BD-RULING-75] [BD-RULING-132] spears join if the attacker names them, as many as can strike, never forced', () => {
    const board = group();
    expect(
      board
        .legal('attack', 'blue-cleric')
        .filter((one) => one.type === 'attack' && one.target === 'yellow-troll'),
    ).toEqual([
      attackOf('blue-cleric', 'yellow-troll'),
      attackOf('blue-cleric', 'yellow-troll', ['blue-goblin']),
      attackOf('blue-cleric', 'yellow-troll', ['blue-warrior']),
      attackOf('blue-cleric', 'yellow-troll', ['blue-goblin', 'blue-warrior']),
    ]);
    expect(sides(board, 'blue-cleric', 'yellow-troll').attackers).toEqual(['blue-cleric']);
    expect(strengths(board, 'blue-cleric', 'yellow-troll', ['blue-warrior'])).toEqual([2 + 3, 4 + 1]);
    const all = ['blue-warrior', 'blue-goblin'];
    expect(sides(board, 'blue-cleric', 'yellow-troll', all).attackers).toEqual([
      'blue-cleric',
      'blue-goblin',
      'blue-warrior',
    ]);
    expect(strengths(board, 'blue-cleric', 'yellow-troll', all)).toEqual([2 + 3 + 1, 4 + 1]);
  });

  test('[BD-RULING-74] he must be able to strike the target himself', () => {
    const board = group();
    // The Wizard is out of the reach of both spears.
    expect(board.why(attackOf('blue-cleric', 'yellow-wizard', ['blue-warrior']))).toBe('CANNOT_JOIN');
    expect(board.legal('attack', 'blue-cleric')).toContainEqual(attackOf('blue-cleric', 'yellow-wizard'));
    const spent = sketch(
      `+---+---+---+---+---+
       | bS  .   e   a   . |`,
      { a: 'blue cleric', b: 'blue warrior spent', S: SPEAR, e: 'yellow troll' },
    );
    expect(spent.why(attackOf('blue-cleric', 'yellow-troll', ['blue-warrior']))).toBe('CANNOT_JOIN');
    const wounded = sketch(
      `+---+---+---+---+---+
       | bS  .   e   a   . |`,
      { a: 'blue cleric', b: 'blue warrior wounded', S: SPEAR, e: 'yellow troll' },
    );
    expect(wounded.why(attackOf('blue-cleric', 'yellow-troll', ['blue-warrior']))).toBe('CANNOT_JOIN');
    const atHand = sketch(
      `+---+---+---+---+---+
       | bS  .   e   a   . |
       +   +   +   +   +   +
       | g   .   .   .   . |`,
      { a: 'blue cleric', b: 'blue warrior', S: SPEAR, e: 'yellow troll', g: 'yellow goblin' },
    );
    expect(atHand.why(attackOf('blue-cleric', 'yellow-troll', ['blue-warrior']))).toBe('CANNOT_JOIN');
  });

  test('[BD-RULING-74] a spear carrier beside the target has no choice: he comes, hand to hand', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   bS  .   . |`,
      { a: 'blue cleric', b: 'blue warrior', S: SPEAR, e: 'yellow colossus' },
    );
    expect(board.legal('attack', 'blue-cleric')).toEqual([attackOf('blue-cleric', 'yellow-colossus')]);
    board.fight('blue-cleric', 'yellow-colossus', 0, 1);
    expect(board.isWounded('blue-warrior')).toBe(true);
    expect(board.loadOf('blue-warrior')).toBe('blue-telescoping-spear');
  });

  test('[BD-RULING-74] option spearJoins: with "no", spears strike by themselves only', () => {
    const board = group({ rules: { spearJoins: false } });
    expect(board.why(attackOf('blue-cleric', 'yellow-troll', ['blue-warrior']))).toBe('CANNOT_JOIN');
    expect(board.legal('attack', 'blue-cleric')).toEqual([
      attackOf('blue-cleric', 'yellow-troll'),
      attackOf('blue-cleric', 'yellow-wizard'),
    ]);
    expect(targets(board, 'blue-warrior')).toEqual(['yellow-troll']);
    // The other option is not touched by it.
    expect(
      group({ rules: { bowJoins: false } }).why(attackOf('blue-cleric', 'yellow-troll', ['blue-warrior'])),
    ).toBeNull();
  });

  test('[BD-RULING-76] a spear attack draws in friends beside the target, and enemies only through them', () => {
    const board = group();
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-cleric', 'blue-warrior'],
      defenders: ['yellow-troll', 'yellow-wizard'],
    });
    const alone = sketch(
      `+---+---+---+---+---+
       | bS  .   e   f   . |
       +   +   +   +   +   +
       | .   g   .   .   . |`,
      { b: 'blue warrior', S: SPEAR, e: 'yellow troll', f: 'yellow wizard', g: 'yellow goblin' },
    );
    expect(sides(alone, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-troll'],
    });
  });

  test('[BD-OBJ-Spear-7] [BD-RULING-82] in a lost group combat spears break, their carriers are spared, close fighters wounded', () => {
    const board = group();
    const all = ['blue-warrior', 'blue-goblin'];
    expect(board.fight('blue-cleric', 'yellow-troll', 0, 2, all)).toEqual({
      attack: 6,
      defence: 7,
      winner: YELLOW,
    });
    expect(['blue-cleric', 'blue-warrior', 'blue-goblin'].filter((id) => board.isWounded(id))).toEqual([
      'blue-cleric',
    ]);
    expect([board.where('blue-telescoping-spear'), board.where('yellow-telescoping-spear')]).toEqual([
      'removed',
      'removed',
    ]);
  });

  test('[BD-OBJ-Spear-7] a spear that stayed out does not break', () => {
    const board = group();
    board.fight('blue-cleric', 'yellow-troll', 0, 6, ['blue-warrior']);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
    expect(board.where('yellow-telescoping-spear')).toBe('held by blue-goblin');
  });

  test('[BD-RULING-82] a mixed attack that loses: close fighter wounded, shooter and spear carrier spared, spear broken', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | bS  .   e   a   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   cB  .   . |`,
      {
        a: 'blue cleric',
        b: 'blue warrior',
        S: SPEAR,
        c: 'blue goblin',
        B: 'blue bow',
        e: 'yellow colossus',
      },
    );
    const joiners = ['blue-warrior', 'blue-goblin'];
    expect(board.fight('blue-cleric', 'yellow-colossus', 0, 2, joiners)).toEqual({
      attack: 2 + 3 + 1,
      defence: 7,
      winner: YELLOW,
    });
    expect(['blue-cleric', 'blue-warrior', 'blue-goblin'].map((id) => board.isWounded(id))).toEqual([
      true,
      false,
      false,
    ]);
    expect([board.loadOf('blue-warrior'), board.loadOf('blue-goblin')]).toEqual([null, 'blue-bow']);
  });
});

const slit = (row: string, turn: 'blue' | 'yellow') =>
  sketch(
    `+---+---+---+---+---+
     ${row}`,
    { c: 'yellow cleric', S: 'yellow telescoping-spear', m: 'blue mekanork' },
    { turn },
  );

describe('the examples of the rulebook', () => {
  test('[BD-EX-11] the Colossus may strike the Naga or the Backstabber, each two squares off, not both at once', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | xS  .   b   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | n   .   .   .   . |`,
      { x: 'blue colossus', S: SPEAR, n: 'yellow naga', b: 'yellow backstabber' },
    );
    expect(board.legal('attack')).toHaveLength(2);
    expect(targets(board, 'blue-colossus')).toEqual(['yellow-backstabber', 'yellow-naga']);
    expect(sides(board, 'blue-colossus', 'yellow-naga').defenders).toEqual(['yellow-naga']);
    expect(sides(board, 'blue-colossus', 'yellow-backstabber').defenders).toEqual(['yellow-backstabber']);
  });

  test('[BD-EX-12] the Cleric at the slit may strike the Mekanork right behind it; from the gear he could not', () => {
    expect(targets(slit('| *   cS: m   .   . |', 'yellow'), 'yellow-cleric')).toEqual(['blue-mekanork']);
    const onGear = slit('|*cS  . : m   .   . |', 'yellow');
    expect(onGear.why(attackOf('yellow-cleric', 'blue-mekanork'))).toBe('SPEAR_OUT_OF_REACH');
  });

  test('[BD-EX-13] the Mekanork, who has no spear, cannot attack the Cleric through the slit', () => {
    const board = slit('| *   cS: m   .   . |', 'blue');
    expect(board.why(attackOf('blue-mekanork', 'yellow-cleric'))).toBe('ARROW_SLIT');
    expect(board.legal('attack')).toEqual([]);
  });
});
