/** Friendly murder party: how it is set up and won. The combats are in murder-combat.test.ts. */
import { describe, expect, test } from 'vitest';
import { murderParty } from '../../src/editions/multiplayer/murder.ts';
import type { Scenario } from '../../src/model/scenario.ts';
import { newGame } from '../../src/new-game.ts';
import { EXITS, HELD, KILLS, ROOM_IN, TURN } from '../../src/model/fields.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { GameEvent } from '../../src/model/events.ts';
import { decisions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { nextTurn } from '../../testing/fighting.ts';
import { MultiplayerBoard, multiplayerScene } from '../../testing/multiplayer-scene.ts';
import { COLOURS_IN_ORDER, deciding, fight, party, pointsOf, RED_ON_BLUE, woundedOf } from './fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

const started = (seed: string): MultiplayerBoard =>
  new MultiplayerBoard(newGame({ scenario: 'murder' }, seed));

const roomsOf = ({ data, ruleset }: Position): string[] =>
  ruleset.layout.slots.map((_plan, slot) => ruleset.rooms[data[ROOM_IN + slot]].id);

/** Lets everybody do the first thing that he may until a stage is over; tells who did something, in order. */
function playThrough(board: MultiplayerBoard, stage: string): number[] {
  const seats: number[] = [];
  while (board.stage === stage) {
    const [{ seat }] = decisions(board.position);
    board.do(board.legal(undefined, undefined, seat)[0], seat);
    seats.push(seat);
  }
  return seats;
}

/** Red, who has so many points, wounds one and ends his turn: how the game ended, if it did. */
const played = (red: number): GameEvent | undefined => {
  const board = party(
    `
           h   i
      13  rWr bTr
    `,
    { points: { red } },
  );
  fight(board, RED_ON_BLUE, {}, { red: 6 });
  return board.do({ type: 'endTurn' }).find(({ type }) => type === 'gameEnded');
};

/** Red wounds blue's Troll, and the others play until it is blue's turn. */
const hitOnce = (): MultiplayerBoard => {
  const board = party(`
         h   i
    13  rWr bTr
  `);
  fight(board, RED_ON_BLUE, {}, { red: 6 });
  for (let turn = 0; turn < 3; turn++) nextTurn(board);
  return board;
};

describe('set-up', () => {
  test('[MP-MURDER-1] four players and 32 adventurers', () => {
    const { ruleset } = started('a').position;
    expect(ruleset.colours).toEqual(COLOURS_IN_ORDER);
    expect(ruleset.pieces.isCharacter.reduce((sum, one) => sum + one, 0)).toBe(32);
  });

  test('[MP-MURDER-2] all sixteen rooms lie face down, in an order that chance draws', () => {
    const [one, other] = ['a', 'b'].map((seed) => started(seed).position);
    expect(roomsOf(one)).not.toEqual(roomsOf(other));
    const all = one.ruleset.scenario.rooms.map(({ id }) => id).toSorted();
    expect(all).toHaveLength(16);
    expect([roomsOf(one).toSorted(), roomsOf(other).toSorted()]).toEqual([all, all]);
    expect(roomsOf(one).map((_room, slot) => isFaceUp(one, slot))).not.toContain(true);
  });

  test('[MP-MURDER-3, MP-MURDER-4] a team is eight characters with Armor, Rope, Speed potion and Sword', () => {
    const { teams }: Scenario = murderParty;
    expect(teams).toHaveLength(4);
    for (const { characters, objects } of teams) {
      expect(characters).toHaveLength(8);
      expect(objects.map(({ name }) => name.en).toSorted()).toEqual([
        'Armor',
        'Rope',
        'Speed potion',
        'Sword',
      ]);
    }
  });

  test('[MP-MURDER-5] four characters face down on the own line, the rest goes into rooms in turn', () => {
    const board = started('a');
    const { position } = board;
    playThrough(board, 'deploy');
    const { pieces, layout } = position.ruleset;
    for (const seat of [BLUE, RED, YELLOW, GREEN]) {
      const out = pieces.ids.flatMap((_id, piece) =>
        pieces.owner[piece] === seat && whereIs(position, piece) < HELD ? [whereIs(position, piece)] : [],
      );
      const { first, length } = layout.lines.find(({ owner }) => owner === seat) ?? { first: 0, length: 0 };
      expect(out.map((place) => place >= first && place < first + length)).toEqual([true, true, true, true]);
      const { shown } = viewOf(position, (seat + 1) % 4);
      expect(shown.pieces).toEqual([]);
      expect(shown.seats[seat].faceDownOn).toEqual(out.toSorted((a, b) => a - b));
    }
    const layers = playThrough(board, 'lay');
    expect(layers).toHaveLength(32);
    expect(layers).toEqual(layers.map((_seat, turn) => (layers[0] + turn) % 4));
    expect(position.data[TURN]).toBe(1);
  });

  test('[MP-MURDER-6, MP-MURDER-7] objects only beside the lines, characters only in the middle, none in the corners', () => {
    const board = started('a');
    playThrough(board, 'deploy');
    const character = board.legal('lay').find((action) => action.type === 'lay' && action.slot === 5);
    const wizard = character?.type === 'lay' ? character.piece : '';
    const sword = `${deciding(board)}-sword`;
    const verdicts = (piece: string) =>
      [0, 1, 4, 5, 6, 10, 14].map((slot) => board.why({ type: 'lay', piece, slot }));
    const WRONG = 'WRONG_KIND_FOR_ROOM';
    expect(verdicts(wizard)).toEqual(['ROOM_FULL', WRONG, WRONG, null, null, null, WRONG]);
    expect(verdicts(sword)).toEqual(['ROOM_FULL', null, null, WRONG, WRONG, WRONG, null]);
    const { slots } = board.position.ruleset.layout;
    const taking = (kinds: string) => slots.filter((slot) => slot.kinds === kinds);
    expect(taking('objects').map(({ capacity }) => capacity)).toEqual(Array<number>(8).fill(2));
    expect(taking('characters').map(({ capacity }) => capacity)).toEqual(Array<number>(4).fill(4));
  });

  test('[MP-MURDER-8] where hands are open, a token of the wrong kind is removed at the reveal; nobody scores', () => {
    const board = multiplayerScene('murder', {
      open: true,
      options: { rules: { allowMisplacement: true } },
      at: `
             a   b   c   d   e   f
        15   .  bGo bSw  ?   ?   ?
        14   :   ?   ?   ?   ?   ?
        13   .   ?   ?   ?   ?   ?
        12   :   ?   ?   ?   ?   ?
        11  rWr  ?   ?   ?   ?   ?
        10   .  yTr  ?   ?   ?   ?
      `,
      turn: 'red',
    });
    const [reveal] = board.legal('reveal').filter((action) => action.type === 'reveal' && action.slot === 4);
    board.do(reveal);
    expect([board.where('blue-goblin'), board.where('blue-sword')]).toEqual(['removed', 'at room 4']);
    expect(board.where('yellow-troll')).toBe('at room 8');
    expect(pointsOf(board)).toEqual([0, 0, 0, 0]);
  });
});

describe('how to win', () => {
  test('[MP-MURDER-26] twelve points win, eleven do not', () => {
    expect(played(11)).toMatchObject({ ending: 'goal', winners: [RED] });
    expect(played(10)).toBe(undefined);
  });

  test('[MP-MURDER-27] one point for reaching any opponent’s line, two for the Goblin', () => {
    const ways = [
      { from: [5, 0], to: [5, -1] },
      { from: [0, 5], to: [-1, 5] },
      { from: [19, 5], to: [20, 5] },
    ] as const;
    for (const { from, to } of ways)
      for (const [kind, points] of [
        ['warrior', 1],
        ['goblin', 2],
      ] as const) {
        const board = party({ [`blue-${kind}`]: `table ${from.join(',')}` }, { turn: 'blue' });
        board.do(
          board.walkPlaces(`blue-${kind}`, [board.place(from[0], from[1]), board.place(to[0], to[1])]),
        );
        expect([board.where(`blue-${kind}`), pointsOf(board)]).toEqual(['left', [points, 0, 0, 0]]);
      }
  });

  test('[MP-MURDER-28] one for each enemy wounded and one for each killed, also without allies', () => {
    const board = party(`
           h   i
      13  rWr bTr
      12  bGo  .
    `);
    fight(board, RED_ON_BLUE, {}, { red: 6 });
    expect([woundedOf(board), pointsOf(board)]).toEqual([
      ['blue-goblin', 'blue-troll'],
      [0, 2, 0, 0],
    ]);
    for (let turn = 0; turn < 4; turn++) nextTurn(board);
    fight(board, RED_ON_BLUE);
    expect([board.where('blue-troll'), pointsOf(board)]).toEqual(['killed', [0, 3, 0, 0]]);
  });

  test('[MP-MURDER-29] a wounded Troll has scored even if it regenerates; killed instead, it scores again', () => {
    const healed = hitOnce();
    healed.do({ type: 'regenerate', piece: 'blue-troll' });
    expect(pointsOf(healed)).toEqual([0, 1, 0, 0]);
    nextTurn(healed);
    fight(healed, RED_ON_BLUE, {}, { red: 5 });
    expect([healed.isWounded('blue-troll'), pointsOf(healed)]).toEqual([true, [0, 2, 0, 0]]);
    const killed = hitOnce();
    nextTurn(killed);
    fight(killed, RED_ON_BLUE);
    expect([killed.where('blue-troll'), pointsOf(killed)]).toEqual(['killed', [0, 2, 0, 0]]);
  });

  test('[MP-MURDER-30] points are counted apart from the tokens: nobody is dead or out, and there are some', () => {
    const board = party(`
           h   i
      13  rWr bTr
    `);
    fight(board, RED_ON_BLUE, {}, { red: 6 });
    const { data } = board.position;
    expect([data[KILLS + RED], data[EXITS + RED], board.points('red')]).toEqual([0, 0, 1]);
  });
});
