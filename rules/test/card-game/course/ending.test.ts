import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { Chance } from '../../../src/chance.ts';
import { createGame, Game } from '../../../src/game.ts';
import { ENDING, ENDINGS, IDLE_TURNS, WINNERS } from '../../../src/model/fields.ts';
import { parsePosition } from '../../../src/notation/any-form.ts';
import { placeOf, type Position } from '../../../src/model/position.ts';
import { decisions } from '../../../src/flow/play.ts';
import { zones } from '../../../testing/zone-board.ts';
import { act, chooserOf, legal, playTo } from '../../game/players.ts';

const ROOMS = ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'];
const endingOf = (p: Position): string => ENDINGS[p.data[ENDING]];

/** A position of a real scenario, so that teams have their sizes. */
function setUp(scenario: string, ...lines: readonly string[]): Game {
  const colours = scenario === 'card-1' ? ['blue', 'green'] : ['blue', 'green', 'red', 'purple'];
  const rooms = colours
    .map((colour) => `${colour}-cw-N ${colour}-ccw-N`)
    .join(' ')
    .replace('purple-ccw-N', lines.some((line) => line.endsWith(': H')) ? '(purple-ccw-N)' : 'purple-ccw-N');
  const text = ['Dungeon Twister position 1', `scenario: ${scenario}`, 'rooms:', `  ${rooms}`, ...lines].join(
    '\n',
  );
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return new Game({ position: read.position });
}

const ends = (...pieces: readonly string[]): boolean => {
  const game = setUp('card-standard', 'yellow: points 2', 'blue: points 0', ...pieces);
  act(game, { type: 'endTurn' });
  return game.result !== null;
};

const endedWith = (...options: readonly string[]): string => {
  const game = setUp('card-standard', ...options, 'yellow: points 3', 'yNa: D.S');
  act(game, { type: 'endTurn' });
  return game.result?.ending ?? 'running';
};

const endedBeside = (hidden: string): string => {
  const game = setUp(
    'card-standard',
    'options: {"teamChoice":"fullFrontal"}',
    'yellow: points 3',
    `${hidden}: H`,
  );
  act(game, { type: 'endTurn' });
  return game.result?.ending ?? 'running';
};

describe('the end', () => {
  test('[CG-EX-19, CG-END-2] Tutorial 1 is won at once when the second own character is out: 2 points', () => {
    const game = setUp('card-1', 'left: bMe', 'blue: points 1', 'bNa: B.T', 'yNa: D.S', 'yMe: D.C');
    const north = game.position.ruleset.layout.lines[1].first;
    const out = legal(game, 'move').find(
      (action) =>
        action.type === 'move' && action.piece === 'blue-naga' && (action.path.at(-1) ?? 0) >= north,
    );
    if (!out) throw new Error('the Naga finds no way out');
    act(game, out);
    expect(game.result).toEqual({ ending: 'goal', winners: [0] });
  });

  test('[CG-RULING-179, CG-RULING-181] when nobody can reach the target any more, the game ends and more points win', () => {
    const lines = ['yellow: points 3', 'blue: points 2', 'bNa: A.T', 'yNa: D.S'];
    const game = setUp('card-standard', ...lines);
    act(game, { type: 'endTurn' });
    expect(game.result).toBeNull();
    // Without a character blue can hope for nothing; yellow may get one more, which is not enough.
    const dead = setUp('card-standard', 'yellow: points 3', 'blue: points 4', 'yNa: D.S');
    act(dead, { type: 'endTurn' });
    expect(dead.result).toEqual({ ending: 'dead', winners: [0] });
    // With one more point to get, yellow plays on alone and blue passes.
    const alone = setUp('card-standard', 'yellow: points 4', 'blue: points 2', 'yNa: D.S');
    act(alone, { type: 'endTurn' });
    expect([alone.result, chooserOf(alone)]).toEqual([null, 1]);
  });

  test('[CG-RULING-179] a Goblin, a Treasure and a hunter of undead count for what they may still bring', () => {
    expect(ends('yNa: D.S')).toBe(true);
    expect(ends('yNa: D.S', 'yWa: D.T')).toBe(true);
    expect(ends('yGo: D.S', 'yNa: D.T')).toBe(false);
    expect(ends('yNa: D.S', 'yWa: D.T', 'yTs: D.C')).toBe(false);
    expect(ends('yPa: D.S', 'bWa: A.T')).toBe(true);
    expect(ends('yPa: D.S', 'bGh: A.T')).toBe(false);
  });

  test('[CG-RULING-179] the option leaves dead games to the players', () => {
    expect(endedWith()).toBe('dead');
    expect(endedWith('options: {"rules":{"deadGameEnds":false}}')).toBe('running');
  });

  test('[CG-RULING-204] hidden cards do not tell whether a game is dead', () => {
    // With the Goblin yellow could still win, with the Warrior not; nobody knows which of them lies there.
    expect([endedBeside('yGo'), endedBeside('yWr')]).toEqual(['running', 'running']);
  });

  test('[CG-RULING-180] after enough turns in which nothing happens the end may be claimed; how many can be chosen', () => {
    const p = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
    });
    expect(p.why({ type: 'claimEnd' })).toBe('TOO_SOON_TO_CLAIM');
    p.position.data[IDLE_TURNS] = 16;
    expect(p.why({ type: 'claimEnd' })).toBeNull();
    const never = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
      rules: { noProgressCycles: 0 },
    });
    never.position.data[IDLE_TURNS] = 1000;
    expect(never.why({ type: 'claimEnd' })).toBe('TOO_SOON_TO_CLAIM');
  });

  test('[CG-RULING-199] a player may give up, and both may agree on a draw', () => {
    const board = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
    });
    board.do({ type: 'resign' }, 1);
    expect([endingOf(board.position), board.position.data[WINNERS]]).toEqual(['resigned', 1]);
    const other = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
    });
    other.do({ type: 'offerDraw' }, 0);
    other.do({ type: 'offerDraw' }, 1);
    expect([endingOf(other.position), other.position.data[WINNERS]]).toEqual(['agreed', 0]);
  });
});

test('[CG-RULING-9] a slip may be taken back until something is learnt or settled', () => {
  const game = createGame({ scenario: 'card-1' }, 'undo');
  playTo(game, new Chance('undo'), 'act');
  const seat = chooserOf(game);
  act(game, legal(game, 'move')[0]);
  expect(game.undo(seat)).toBeNull();
  act(game, legal(game, 'reveal')[0]);
  expect(game.undo(seat)).toMatchObject({ code: 'BEHIND_BARRIER' });
  while (decisions(game.position)[0].about !== 'act') act(game, legal(game)[0]);
  act(game, { type: 'endTurn' });
  expect(game.undo(seat)).toMatchObject({ code: 'BEHIND_BARRIER' });
});

const FIGHT = ['bMe: A.G', 'yNa: A.G'];
const stay = (game: Game): Action => ({
  type: 'move',
  piece: 'blue-mekanork',
  path: [placeOf(game.position, game.position.ruleset.pieces.byId.get('blue-mekanork') ?? -1)],
});

test('[CG-RULING-9] a turned room, a declared combat and a laid card are settled', () => {
  const turned = setUp('card-standard', ...FIGHT);
  act(turned, { type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' });
  expect(turned.undo(0)).toMatchObject({ code: 'BEHIND_BARRIER', rule: 'CG-RULING-9' });
  const fought = setUp('card-standard', ...FIGHT);
  act(fought, { type: 'attack', piece: 'blue-mekanork', target: 'yellow-naga' });
  expect(fought.undo(0)).toMatchObject({ code: 'BEHIND_BARRIER', rule: 'CG-RULING-9' });
  act(fought, { type: 'layCard', card: 2 });
  expect(fought.undo(0)).toMatchObject({ code: 'BEHIND_BARRIER', rule: 'CG-RULING-9' });
});

test('[CG-RULING-9] nothing is taken back where the table rules it out', () => {
  for (const [options, code] of [
    [[], null],
    [['options: {"rules":{"undo":false}}'], 'UNDO_OFF'],
  ] as const) {
    const game = setUp('card-standard', ...options, ...FIGHT);
    act(game, stay(game));
    expect(game.undo(0)?.code ?? null).toBe(code);
  }
});
