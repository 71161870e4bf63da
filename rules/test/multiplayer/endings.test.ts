import { describe, expect, test } from 'vitest';
import { optionsFault } from '../../src/options-fault.ts';
import { SCENARIOS, scenarioById } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { DEALT, EXITS, KILLS, POINTS, IDLE_TURNS, TURN } from '../../src/model/fields.ts';
import { anytimeActions } from '../../src/flow/play.ts';
import { type Colour, COLOURS } from '../../src/vocabulary.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { asked, count, endOf, endTurn, stroll, verdict } from './games.ts';

const KINDS = ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wall-walker', 'warrior', 'wizard'];

/** Characters of a colour that are dead, or out: all but those named. */
const lost = (
  colour: Colour,
  but: readonly string[] = [],
  how: 'killed' | 'left' | 'removed' = 'killed',
): Record<string, string> =>
  Object.fromEntries(KINDS.filter((kind) => !but.includes(kind)).map((kind) => [`${colour}-${kind}`, how]));

const plaza = (scene: MultiplayerScene): MultiplayerBoard =>
  multiplayerScene('standard-4', { open: true, faceUp: 'all', ...scene });

/** Plays the lowest card that may be played and does nothing. */
function pass(board: MultiplayerBoard): void {
  board.do(board.legal('playCard')[0]);
  board.do({ type: 'endTurn' });
}

/** Whose turns follow, if everybody only plays his cards. */
function turnsOf(board: MultiplayerBoard, turns: number): Colour[] {
  return count(turns).map(() => {
    const colour = asked(board);
    pass(board);
    return colour;
  });
}

describe('the goal is reached', () => {
  test('[MP-RULING-28] in mid-turn: the active player goes on, and what he adds counts', () => {
    const board = plaza({
      at: `
             i   j   k   l   m   n
        20  bCl bTh  .   .   .   .
         8   *   .   .   .   .  rTr
      `,
      points: { blue: 5 },
    });
    board.do(stroll(board, 'blue-cleric', 'i21'));
    expect([board.points('blue'), board.stage, asked(board), endOf(board)]).toEqual([
      6,
      'act',
      'blue',
      'running:',
    ]);
    board.do(stroll(board, 'blue-thief', 'j21'));
    expect([board.points('blue'), endOf(board)]).toEqual([7, 'running:']);
    expect(endTurn(board)).toBe('goal: blue');
  });

  test('[MP-RULING-28] most points win, not whoever was first: red has six, and blue overtakes him', () => {
    const scene: MultiplayerScene = {
      at: { 'blue-goblin': 'i20', 'blue-treasure': 'held by blue-goblin' },
      points: { blue: 5, red: 6 },
    };
    const overtaken = plaza(scene);
    overtaken.do(stroll(overtaken, 'blue-goblin', 'i21'));
    expect([overtaken.points('blue'), endTurn(overtaken)]).toEqual([8, 'goal: blue']);
    expect(endTurn(plaza(scene))).toBe('goal: red');
  });

  test('[MP-RULING-28] the defender may be the one who reaches it', () => {
    const board = plaza({
      at: `
             i   j
        13  bGo rTr
        bCl: wounded
        bGo: holds bCl
      `,
      points: { blue: 3, red: 5 },
    });
    board.fight('blue-goblin', 'red-troll', 0, 3);
    expect([board.where('blue-cleric'), board.points('red'), endOf(board)]).toEqual([
      'killed',
      6,
      'running:',
    ]);
    expect([board.stage, asked(board)]).toEqual(['act', 'blue']);
    expect(endTurn(board)).toBe('goal: red');
  });

  test('[MP-RULING-28] also in the scenarios that are worded "first to"', () => {
    const several = SCENARIOS.filter(({ colours }) => colours.length > 2);
    expect(several.filter(({ id }) => rulesetFor({ scenario: id }).policies.goal.atOnce)).toEqual([]);
    const crossing = multiplayerScene('crossing', {
      open: true,
      faceUp: 'all',
      at: `
             i   j
        20  bCl bGo
      `,
      points: { blue: 5, red: 7 },
    });
    crossing.do(stroll(crossing, 'blue-cleric', 'i21'));
    expect(endOf(crossing)).toBe('running:');
    crossing.do(stroll(crossing, 'blue-goblin', 'j21'));
    expect([crossing.points('blue'), endTurn(crossing)]).toEqual([8, 'goal: blue']);
    const exits = multiplayerScene('exit-4', {
      open: true,
      faceUp: 'all',
      at: `
             s   t
        20  rCl rGo
      `,
      points: { red: 4, green: 6 },
      turn: 'red',
    });
    exits.position.data[DEALT] = COLOURS.indexOf('red');
    exits.do(stroll(exits, 'red-cleric', 's21'));
    expect(endOf(exits)).toBe('running:');
    exits.do(stroll(exits, 'red-goblin', 't21'));
    expect([exits.points('red'), endTurn(exits)]).toEqual([7, 'goal: red']);
  });
});

/** What each colour has done, for the end of a game: points, characters brought out, enemies eliminated. */
type Score = readonly [points: number, out: number, dead: number];

/** How the game ends after blue's turn with these scores, ties broken or not. */
function judged(scores: Partial<Record<Colour, Score>>, breakTies: boolean, scenario = 'standard-4'): string {
  const board = multiplayerScene(scenario, { open: true, faceUp: 'all', options: { rules: { breakTies } } });
  for (const [seat, colour] of board.position.ruleset.colours.entries()) {
    const [points, out, dead] = scores[colour] ?? [0, 0, 0];
    board.position.data[POINTS + seat] = points;
    board.position.data[EXITS + seat] = out;
    board.position.data[KILLS + seat] = dead;
  }
  return endTurn(board);
}

describe('equal points', () => {
  test.each([
    [{ blue: [6, 6, 0], red: [6, 0, 6] }, 'goal: blue red'],
    [{ red: [7, 1, 6], green: [7, 7, 0], blue: [6, 6, 0] }, 'goal: red green'],
    [{ blue: [6, 6, 0], red: [6, 0, 6], yellow: [6, 3, 3] }, 'goal: blue red yellow'],
    [{ blue: [6, 6, 0], red: [6, 0, 6], yellow: [6, 3, 3], green: [6, 5, 1] }, 'goal:'],
    [{ blue: [6, 1, 0], red: [7, 0, 1] }, 'goal: red'],
  ] as const)('[MP-RULING-29] the tied leaders win together: %j', (scores, end) => {
    expect(judged(scores, false)).toBe(end);
  });

  test('[MP-RULING-29] three players: two of them together, and all three a draw', () => {
    expect(judged({ blue: [6, 6, 0], green: [6, 0, 6] }, false, 'standard-3')).toBe('goal: blue green');
    expect(judged({ blue: [6, 6, 0], red: [6, 3, 3], green: [6, 0, 6] }, false, 'standard-3')).toBe('goal:');
  });

  test.each([
    ['nobody has scored', {}, 'goal:'],
    ['those who are left are equal', { blue: 2, red: 2, green: 3 }, 'goal:'],
    ['one of them has more', { blue: 2, red: 1, green: 3 }, 'goal: blue'],
  ] as const)('[MP-RULING-29] somebody has left the race and %s', (_why, points, end) => {
    for (const breakTies of [false, true]) {
      const board = multiplayerScene('race', {
        open: true,
        at: `
              b   c   d
          0  bCl rCl gCl
        `,
        options: { rules: { breakTies } },
        turn: 'red',
        points,
      });
      board.position.data[TURN] = 47;
      board.do({ type: 'resign' }, board.seatOf('green'));
      expect(endTurn(board)).toBe(end);
    }
  });

  test.each([
    // Who brought more out wins.
    [{ blue: [6, 4, 1], red: [6, 3, 3] }, 'goal: blue'],
    [{ blue: [6, 3, 3], red: [6, 4, 1], green: [6, 2, 4] }, 'goal: red'],
    // Equal in that: who eliminated more.
    [{ blue: [6, 4, 1], red: [6, 4, 2], yellow: [6, 1, 5] }, 'goal: red'],
    // Equal in both: together.
    [{ blue: [6, 4, 2], red: [6, 4, 2], yellow: [6, 1, 5] }, 'goal: blue red'],
    [{ blue: [6, 4, 2], red: [6, 4, 2], yellow: [6, 4, 2], green: [6, 4, 2] }, 'goal:'],
    // Neither counts before the points.
    [{ blue: [6, 6, 6], red: [7, 0, 0] }, 'goal: red'],
  ] as const)('[MP-RULING-80] where the table breaks ties: %j', (scores, end) => {
    expect(judged(scores, true)).toBe(end);
  });

  test('[MP-RULING-29, MP-RULING-80] ties are broken only where the table says so', () => {
    for (const { id } of SCENARIOS.filter(({ colours }) => colours.length > 2))
      expect([id, rulesetFor({ scenario: id }).rules.breakTies]).toEqual([id, false]);
    expect(optionsFault({ scenario: 'standard-4', rules: { breakTies: true } })).toBeNull();
    expect(optionsFault({ scenario: 'base', rules: { breakTies: true } })).toBe('rules.breakTies is unknown');
  });

  test('[MP-RULING-80] the race breaks ties in the same way', () => {
    const board = multiplayerScene('race', {
      open: true,
      options: { rules: { breakTies: true } },
      turn: 'green',
    });
    const { data } = board.position;
    data[TURN] = 48;
    for (const [seat, out] of [3, 2, 3].entries()) {
      data[POINTS + seat] = 4;
      data[EXITS + seat] = out;
    }
    expect(endTurn(board)).toBe('goal: blue green');
  });
});

describe('a player without any character', () => {
  test.each(['killed', 'left', 'removed'] as const)(
    '[MP-RULING-30] whose characters are all %s is passed over',
    (how) => {
      const board = plaza({ at: lost('red', [], how), points: { red: 2 } });
      board.do({ type: 'endTurn' });
      expect(turnsOf(board, 6)).toEqual(['yellow', 'green', 'blue', 'yellow', 'green', 'blue']);
      expect(board.points('red')).toBe(2);
    },
  );

  test('[MP-RULING-30] with one character left, even a wounded or a hidden one, he plays', () => {
    const wounded = plaza({
      at: `
             i
        13  rtr
        killed: rCl rGo rMe rTh rWa rWr rWi
      `,
    });
    wounded.do({ type: 'endTurn' });
    expect(asked(wounded)).toBe('red');
    const hidden = plaza({
      at: `
             l   m   n   o   p
        15  rTr  ?   ?   ?   ?
        killed: rCl rGo rMe rTh rWa rWr rWi
      `,
      faceUp: [3],
    });
    hidden.do({ type: 'endTurn' });
    expect(asked(hidden)).toBe('red');
  });

  test('[MP-RULING-30] two in a row are passed over', () => {
    const board = plaza({ at: { ...lost('red'), ...lost('yellow') } });
    board.do({ type: 'endTurn' });
    expect(turnsOf(board, 4)).toEqual(['green', 'blue', 'green', 'blue']);
  });

  test('[MP-RULING-30] he keeps his points and may still win', () => {
    const board = plaza({
      at: `
             i
        20  bCl
        killed: rCl rGo rMe rTh rTr rWa rWr rWi
      `,
      points: { red: 7, blue: 5 },
    });
    expect(endTurn(board)).toBe('goal: red');
    const later = plaza({
      at: `
             i
        20  bGo
        killed: rCl rGo rMe rTh rTr rWa rWr rWi
      `,
      points: { red: 5, blue: 4 },
    });
    later.do(stroll(later, 'blue-goblin', 'i21'));
    expect(endTurn(later)).toBe('goal: blue');
  });

  test('[MP-RULING-30] he still places the objects of the player on his left', () => {
    const board = plaza({
      faceUp: [3],
      at: `
             k   l   m   n   o   p
        15   .  yRo  ?   ?   ?   ?
        14   .   ?   ?   ?   ?   ?
        13  yCl  ?   ?   ?   ?   ?
        killed: rCl rGo rMe rTh rTr rWa rWr rWi
      `,
      turn: 'yellow',
    });
    board.do({ type: 'reveal', piece: 'yellow-cleric', slot: 4, over: 'north' });
    expect([board.stage, asked(board)]).toEqual(['place', 'red']);
    board.do({ type: 'place', piece: 'yellow-rope', place: board.spot('n13') });
    expect([board.stage, asked(board)]).toEqual(['act', 'yellow']);
  });

  test('[MP-RULING-30] in the race he goes on playing his cards', () => {
    const board = multiplayerScene('race', {
      open: true,
      at: { ...lost('red'), ...lost('green', [], 'left') },
    });
    board.do({ type: 'endTurn' });
    expect(turnsOf(board, 5)).toEqual(['red', 'green', 'blue', 'red', 'green']);
  });
});

/** Everybody has lost all but these. */
const few = (left: readonly string[]): Record<string, string> => ({
  ...lost('blue', left),
  ...lost('red', left),
  ...lost('yellow', left),
  ...lost('green', left),
});

/** After blue's turn, everybody with one character: own 1, enemies 3, so 4 points more at most. */
function withOneEach(points: Partial<Record<Colour, number>>): string {
  const board = plaza({ at: few(['troll']), points });
  return endTurn(board);
}

/** How a game ends that is claimed to be over, with these points. */
function claimed(scenario: string, points: Partial<Record<Colour, number>>): string {
  const board = multiplayerScene(scenario, { open: true, points });
  board.position.data[IDLE_TURNS] = 32;
  board.do({ type: 'claimEnd' });
  return endOf(board);
}

describe('nobody can reach the goal', () => {
  test('[MP-RULING-31] the game ends with that turn; most points win, tied leaders together', () => {
    expect(withOneEach({ blue: 1 })).toBe('dead: blue');
    expect(withOneEach({ blue: 1, green: 1 })).toBe('dead: blue green');
    expect(withOneEach({})).toBe('dead:');
    expect(withOneEach({ red: 2 })).toBe('running:');
  });

  test('[MP-RULING-31] where kills score nothing, enemies do not count', () => {
    const left = ['troll', 'warrior'];
    const exits = (points: Partial<Record<Colour, number>>): string =>
      endTurn(multiplayerScene('exit-4', { open: true, at: few(left), points }));
    expect(exits({ red: 2, green: 1 })).toBe('dead: red');
    expect(exits({ red: 3, green: 1 })).toBe('running:');
  });

  test('[MP-RULING-31] in the Pyramid it is a draw for all', () => {
    // Teams of six there: two of each have stayed in the box.
    const gone = KINDS.slice(0, 5);
    const at = Object.fromEntries(
      COLOURS.flatMap((colour) => gone.map((kind) => [`${colour}-${kind}`, 'killed'])),
    );
    const ending = (points: Partial<Record<Colour, number>>): string =>
      endTurn(multiplayerScene('pyramid-4', { open: true, at, points }));
    expect(ending({ red: 2, green: 1 })).toBe('dead:');
    expect(ending({ red: 3, green: 1 })).toBe('running:');
  });

  test.each(['pyramid-3', 'pyramid-4'])(
    '[MP-RULING-31] %s: an end that is claimed is a draw for all too, as long as nobody has the four points',
    (scenario) => {
      expect(claimed(scenario, { red: 3, green: 1 })).toBe('claimed:');
      expect(claimed(scenario, { red: 4, green: 1 })).toBe('claimed: red');
    },
  );

  test('[MP-RULING-31] elsewhere a claimed end is won by most points', () => {
    expect(claimed('standard-4', { red: 3, green: 1 })).toBe('claimed: red');
  });

  test('[MP-RULING-31] a player without characters adds nothing to his points', () => {
    // Red would need one point more; nobody else can come near, and red has nobody to fetch the Treasure.
    const at = `
           i   j   k   l   m   n
      20  bCl  .   .   .   .   .
       8   *   .   .   .   .  bTs
      killed: bGo bMe bTh bTr bWa bWr bWi rCl rGo rMe rTh rTr rWa rWr rWi yCl yGo yMe yTh yTr yWa yWr yWi gCl gGo gMe gTh gTr gWa gWr gWi
    `;
    const board = plaza({ at, points: { red: 5 } });
    board.do(stroll(board, 'blue-cleric', 'i21'));
    expect(endTurn(board)).toBe('dead: red');
    // With the Treasure and four points blue can still make it.
    const hopeful = plaza({ at, points: { red: 5, blue: 4 } });
    expect(endTurn(hopeful)).toBe('running:');
    expect(asked(hopeful)).toBe('blue');
    const hopeless = plaza({ at, points: { red: 5, blue: 3 } });
    expect(endTurn(hopeless)).toBe('dead: red');
  });

  test('[MP-RULING-31] the race stops when nobody is left to run', () => {
    const all = { ...lost('blue', [], 'left'), ...lost('red'), ...lost('green', ['troll']) };
    const running = multiplayerScene('race', { open: true, at: all, points: { blue: 9 } });
    expect(endTurn(running)).toBe('running:');
    const over = multiplayerScene('race', {
      open: true,
      at: { ...all, 'green-troll': 'killed' },
      points: { blue: 9 },
    });
    expect(endTurn(over)).toBe('dead: blue');
  });
});

/** Only yellow still has characters: three of them. */
const alone = (points: Partial<Record<Colour, number>>): MultiplayerBoard =>
  plaza({
    at: `
          i   j   k
      2   .   .  yTh
      1  yGo yWr  .
      killed: bCl bGo bMe bTh bTr bWa bWr bWi rCl rGo rMe rTh rTr rWa rWr rWi yCl yMe yTr yWa yWi gCl gGo gMe gTh gTr gWa gWr gWi
    `,
    points,
    turn: 'yellow',
  });

describe('one player left with characters', () => {
  test('[MP-RULING-32] he plays on alone until he reaches his goal', () => {
    const board = alone({ yellow: 3, red: 5 });
    expect(endTurn(board)).toBe('running:');
    expect(turnsOf(board, 3)).toEqual(['yellow', 'yellow', 'yellow']);
    board.do(board.legal('playCard')[0]);
    board.do(stroll(board, 'yellow-goblin', 'i0'));
    expect([board.points('yellow'), endTurn(board)]).toEqual([5, 'running:']);
    board.do(board.legal('playCard')[0]);
    board.do(stroll(board, 'yellow-warrior', 'j0'));
    expect([board.points('yellow'), endTurn(board)]).toEqual([6, 'goal: yellow']);
  });

  test('[MP-RULING-32] or until he cannot reach it any more', () => {
    // Three characters and the Goblin's second point: four more at most.
    expect(endTurn(alone({ yellow: 2, red: 5 }))).toBe('running:');
    expect(endTurn(alone({ yellow: 1, red: 5 }))).toBe('dead: red');
    const board = alone({ yellow: 2, red: 5 });
    board.do(stroll(board, 'yellow-goblin', 'i0'));
    expect(board.points('yellow')).toBe(4);
    expect(endTurn(board)).toBe('running:');
  });

  test('[MP-RULING-32] turns without progress can be claimed to be the end, as ever', () => {
    const board = alone({ yellow: 3, red: 5 });
    expect(verdict(board, { type: 'claimEnd' })).toBe('TOO_SOON_TO_CLAIM BD-RULING-118');
    board.position.data[IDLE_TURNS] = 32;
    board.do({ type: 'claimEnd' });
    expect(endOf(board)).toBe('claimed: red');
  });
});

describe('the length of the race', () => {
  test('[MP-RULING-33] three players, four cycles, four cards: the 48th turn is the last', () => {
    expect(scenarioById('race')?.goal).toEqual({ kind: 'turns', turns: 48 });
    const board = multiplayerScene('race', { open: true, turn: 'red', points: { red: 1 } });
    board.position.data[TURN] = 47;
    expect(endTurn(board)).toBe('running:');
    expect([asked(board), board.position.data[TURN]]).toEqual(['green', 48]);
    board.do(board.legal('playCard')[0]);
    expect(endTurn(board)).toBe('goal: red');
  });

  test('[MP-RULING-33] it is no shorter because nothing happens: nobody may claim its end', () => {
    const board = multiplayerScene('race', {
      open: true,
      faceUp: 'all',
      at: `
             b   c   d   e   f   g   h
        19                       .  bWr
         0  gWr  :  rGo  :   .   .   :
      `,
      points: { blue: 2 },
    });
    board.position.data[TURN] = 34;
    board.position.data[IDLE_TURNS] = 24;
    for (const seat of [0, 1, 2]) {
      expect(verdict(board, { type: 'claimEnd' }, seat)).toBe('NOTHING_TO_CLAIM MP-RULING-33');
      expect(anytimeActions(board.position, seat).map(({ type }) => type)).toEqual(['resign', 'offerDraw']);
    }
  });

  test('[MP-RULING-33] it is no longer if somebody has left: his last turns count too', () => {
    const board = multiplayerScene('race', {
      open: true,
      at: `
            b   c   d
        0  bCl rCl gCl
      `,
      turn: 'blue',
      points: { red: 1 },
    });
    board.position.data[TURN] = 46;
    board.do({ type: 'resign' }, board.seatOf('green'));
    expect(endTurn(board)).toBe('running:');
    expect([asked(board), board.position.data[TURN]]).toEqual(['red', 47]);
    board.do(board.legal('playCard')[0]);
    expect(endTurn(board)).toBe('goal: red');
  });
});
