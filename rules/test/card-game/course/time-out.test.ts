/** The clock of a turn runs out in the middle of an action: it is finished, then the turn is over. */
import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/game.ts';
import { BOOK_TIMER } from '../../../src/flow/clock.ts';
import { Chance } from '../../../src/chance.ts';
import { ACTIVE, SAVINGS, TIME_OUT } from '../../../src/model/fields.ts';
import { positionFault } from '../../../src/position-json/faults/fault.ts';
import { parsePosition } from '../../../src/notation/any-form.ts';
import { writePositionText } from '../../../src/notation/position-text/write.ts';
import { readPosition } from '../../../src/position-json/read.ts';
import { writePosition } from '../../../src/position-json/write.ts';
import type { GameEvent } from '../../../src/model/events.ts';
import { runOut } from '../../../src/flow/clock.ts';
import { decisions } from '../../../src/flow/play.ts';
import { viewOf } from '../../../src/view/view.ts';
import { attackOf, BLUE, YELLOW } from '../../../testing/fighting.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';
import { act, legal, stepAtRandom } from '../../game/players.ts';
import { arena } from '../combat/arena.ts';

const outOfTime = (board: ZoneBoard, seat: number): GameEvent[] => {
  const told: GameEvent[] = [];
  runOut(board.position, seat, ({ event }) => told.push(event));
  return told;
};
const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const clock = (board: ZoneBoard): string | null => decisions(board.position)[0].clock;

/** A combat that has just been declared; the point for it is paid. */
function declared(attacker: string, target: string, more: Partial<ZoneSketch> = {}): ZoneBoard {
  const board = arena(
    `
        +---+-:-+---+---+   +
      7   1   2   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      ${attacker}: 1
      ${target}: 2
    `,
    { ap: 6, ...more },
  );
  board.do(attackOf(attacker, target));
  return board;
}

/** Whose turn it is, and what blue has saved of its points. */
const after = (board: ZoneBoard): (string | number)[] => [
  board.stage,
  board.position.data[ACTIVE],
  board.position.data[SAVINGS + BLUE],
];

describe('the clock of a turn runs out', () => {
  test('[CG-RULING-182, CG-TIMER-2] in a combat: +0 for the late player, the combat is fought, the turn ends with 3 points', () => {
    const board = declared('blue-naga', 'yellow-goblin');
    expect(clock(board)).toBe('turn');
    expect(types(outOfTime(board, BLUE))).toEqual(['timeRanOut', 'cardLaid']);
    // The other still chooses his own card, in his own five seconds.
    expect([board.stage, board.seat, clock(board)]).toEqual(['layCard', YELLOW, 'combatCard']);
    const told = board.do({ type: 'layCard', card: 2 });
    expect(told.find(({ type }) => type === 'combatFought')).toMatchObject({ attack: 2, defence: 3 });
    expect(types(told).slice(-4)).toEqual(['pieceWounded', 'turnEnded', 'turnBegan', 'pointsGained']);
    expect(board.isWounded('blue-naga')).toBe(true);
    // Five points were left.
    expect(after(board)).toEqual(['act', YELLOW, 3]);
    expect(board.position.data[TIME_OUT]).toBe(0);
  });

  test('[CG-RULING-182] also where the other is late in his turn: the combat is not waited for', () => {
    const board = declared('blue-naga', 'yellow-goblin');
    outOfTime(board, BLUE);
    outOfTime(board, YELLOW);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(after(board)).toEqual(['act', YELLOW, 3]);
  });

  test('[CG-RULING-182] every later choice of the combat is made for him too, the quickest there is', () => {
    const board = declared('blue-berserker', 'yellow-telepath');
    expect(board.stage).toBe('count');
    expect(outOfTime(board, BLUE)).toEqual([
      { type: 'timeRanOut', seat: BLUE },
      { type: 'cardsCounted', seat: BLUE, count: 1 },
    ]);
    expect([board.stage, board.seat]).toEqual(['name', YELLOW]);
    const told = board.do({ type: 'nameCard', card: null });
    expect(told).toContainEqual({ type: 'cardLaid', seat: BLUE, card: 0 });
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    board.do({ type: 'layCard', card: 3 });
    expect(after(board)).toEqual(['act', YELLOW, 3]);
  });

  test('[CG-RULING-182] a mind reader who is late names nothing and lays +0', () => {
    const board = declared('blue-telepath', 'yellow-goblin');
    expect(types(outOfTime(board, BLUE))).toEqual(['timeRanOut', 'cardNamed', 'cardLaid']);
    board.do({ type: 'layCard', card: 0 });
    expect(board.isWounded('blue-telepath')).toBe(true);
    expect(after(board)).toEqual(['act', YELLOW, 3]);
  });

  test('[CG-RULING-182] in a reveal: his cards get zones, the other places his own, the turn ends with what is left', () => {
    const board = zones({
      rooms: ['green-cw', '(blue-cw:1)', '(blue-ccw)', '(green-ccw)'],
      pieces: `
           +   +---+   +---+   +   +   +   +   +   +
        10 | T   T   T   S   S  yNa bRo  ?   ?   ?
           +   +   +   +   +   +                   +
         9 | T   o   T : S   S | ?   ?   ?   ?   ?
           +---+   +---+---+===+                   +
         8  bCl  G   G   G   G   ?   ?   ?   ?   ?
           +---+-:-+---+---+   +                   +
      `,
      ap: 3,
    });
    board.do({ type: 'reveal', piece: 'blue-cleric', slot: 1 });
    expect(types(outOfTime(board, BLUE))).toEqual(['timeRanOut', 'tokenPlaced']);
    expect([board.stage, board.seat, clock(board)]).toEqual(['place', YELLOW, 'placing']);
    const free = board.legal('place').at(-1);
    const told = free ? board.do(free) : [];
    expect(types(told)).toEqual(['tokenPlaced', 'turnEnded', 'turnBegan', 'pointsGained']);
    expect(after(board)).toEqual(['act', YELLOW, 2]);
  });

  test('[CG-RULING-182, CG-TIMER-4] the other is late as well: his cards get zones, since nobody has time to place them', () => {
    const board = zones({
      rooms: ['green-cw', '(blue-cw:1)', '(blue-ccw)', '(green-ccw)'],
      pieces: `
           +   +---+   +---+   +   +   +   +   +   +
        10 | T   T   T   S   S  yNa bRo  ?   ?   ?
           +   +   +   +   +   +                   +
         9 | T   o   T : S   S | ?   ?   ?   ?   ?
           +---+   +---+---+===+                   +
         8  bCl  G   G   G   G   ?   ?   ?   ?   ?
           +---+-:-+---+---+   +                   +
      `,
    });
    board.do({ type: 'reveal', piece: 'blue-cleric', slot: 1 });
    outOfTime(board, BLUE);
    outOfTime(board, YELLOW);
    expect(new Set([board.where('yellow-naga'), board.where('blue-rope')]).size).toBe(2);
    expect(after(board)).toEqual(['act', YELLOW, 3]);
  });

  test('[CG-RULING-182, CG-END-1] a combat that wins the game ends it, and no turn follows', () => {
    const board = arena(
      `
          +---+-:-+---+---+   +
        7  bNa ygo  C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
      { goal: 1, cards: { yellow: [0] } },
    );
    board.do(attackOf('blue-naga', 'yellow-goblin'));
    outOfTime(board, BLUE);
    const told = board.do({ type: 'layCard', card: 0 });
    expect(types(told).at(-1)).toBe('gameEnded');
    expect([board.stage, board.position.data[TIME_OUT]]).toEqual(['over', 0]);
  });

  test('[CG-RULING-183] the five seconds for a card are another clock: the turn goes on after them', () => {
    const board = declared('blue-weapon-master', 'yellow-goblin');
    expect([board.seat, clock(board)]).toEqual([YELLOW, null]);
    board.do({ type: 'layCard', card: 1 });
    expect([board.seat, clock(board)]).toEqual([BLUE, 'combatCard']);
    outOfTime(board, BLUE);
    expect([board.stage, board.position.data[ACTIVE], board.ap]).toEqual(['act', BLUE, 5]);
  });
});

/** A timed game in which a clock has run out inside a reveal, and the other still has to place. */
function waiting(): ReturnType<typeof createGame> {
  const game = createGame({ scenario: 'card-1', timer: BOOK_TIMER }, 'waiting');
  const chance = new Chance('waiting');
  for (;;) {
    const [{ about, seat }] = decisions(game.position);
    const reveals = about === 'act' ? legal(game, 'reveal') : [];
    if (reveals.length > 0) {
      act(game, reveals[0]);
      const [next] = decisions(game.position);
      if (next.about === 'place' && next.seat !== seat) return game;
    } else stepAtRandom(game, chance);
  }
}

describe('a game with its time out', () => {
  test('[CG-RULING-182] can be stored and taken up again, as JSON and as text, and everybody sees it', () => {
    const game = waiting();
    const { position } = game;
    position.data[TIME_OUT] = 1;
    expect(positionFault(position)).toBeNull();
    expect(viewOf(position, 'spectator').shown.timeOut).toBe(true);
    for (const read of [
      readPosition(JSON.stringify(writePosition(position))),
      parsePosition(writePositionText(position)),
    ]) {
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && [...read.position.data]).toEqual([...position.data]);
    }
    const { active } = writePosition(position);
    act(game, legal(game, 'place')[0]);
    expect([game.position.data[ACTIVE], game.position.data[TIME_OUT]]).toEqual([1 - active, 0]);
  });

  test('[CG-RULING-182] the end of a turn that comes so cannot be taken back', () => {
    const game = waiting();
    game.position.data[TIME_OUT] = 1;
    const placer = decisions(game.position)[0].seat;
    act(game, legal(game, 'place')[0]);
    expect(game.undo(placer)).toMatchObject({ code: 'BEHIND_BARRIER' });
  });

  test('[CG-RULING-182] is refused where the active player would still choose', () => {
    const game = waiting();
    act(game, legal(game, 'place')[0]);
    game.position.data[TIME_OUT] = 1;
    expect(positionFault(game.position)?.path).toEqual(['timeOut']);
  });
});
