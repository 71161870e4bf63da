import { describe, expect, test } from 'vitest';
import { decode, listOf } from '../../src/flow/play.ts';
import { bit } from '../../src/model/ability.ts';
import { AP, IN_BOX, SLOT } from '../../src/model/fields.ts';
import { activeSeat, exitPlaces } from '../../src/model/getters.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { hostile, isFigure, isSpent, placeOf, type Position, put } from '../../src/model/position.ts';
import { MAY_STAND } from '../../src/map/square-kinds.ts';
import { NO_WAY, walkSteps } from '../../src/queries/steps.ts';
import type { Piece, Place, Seat } from '../../src/vocabulary.ts';
import { ownOnBoard } from '../../testing/request-parts.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

function stepsTo(p: Position, seat: Seat, goals: readonly Place[]): Uint8Array {
  const out = new Uint8Array(p.ruleset.layout.places);
  walkSteps(p, seat, goals, out);
  return out;
}

/** Where a figure can go in one action without handling anything, with its steps. */
function plainMoves(p: Position, piece: Piece): Map<Place, number> {
  const out = new ActionList();
  out.handlings = 0;
  listOf(p, p.ruleset.pieces.owner[piece], piece, out);
  const ends = new Map<Place, number>();
  for (let i = 0; i < out.length; i++) {
    const action = decode(p, p.ruleset.pieces.owner[piece], out.packed(i));
    if (action.type !== 'move') continue;
    const end = action.path[action.path.length - 1];
    ends.set(end, Math.min(ends.get(end) ?? NO_WAY, action.path.length - 1));
  }
  return ends;
}

/** Puts those away who change how somebody without gifts walks: in zones every enemy does. */
function withoutHelp(p: Position, seat: Seat): void {
  const { pieces, layout } = p.ruleset;
  const helps = bit('spansPits') | bit('bridgesPits');
  for (let piece = 0; piece < pieces.count; piece++) {
    const inTheWay =
      layout.zones > 0 && pieces.isCharacter[piece] === 1 && hostile(p, seat, pieces.owner[piece]);
    if (pieces.traits[piece] & helps || inTheWay) put(p, piece, IN_BOX);
  }
}

/** Free places on which somebody may stand. */
function freePlaces(p: Position): Place[] {
  const { ground, layout, pieces } = p.ruleset;
  ground.refresh(p);
  const taken = new Set(Array.from({ length: pieces.count }, (_, piece) => placeOf(p, piece)));
  return Array.from({ length: layout.linesFrom }, (_, place) => place).filter(
    (place) => MAY_STAND[ground.kind[place]] === 1 && !taken.has(place),
  );
}

/** A figure without gifts that may act. */
const plainFigure = (p: Position, seat: Seat): Piece | undefined =>
  ownOnBoard(p, seat).find(
    (piece) => p.ruleset.pieces.traits[piece] === 0 && isFigure(p, piece) && !isSpent(p, piece),
  );

describe('steps on foot', () => {
  test.each(['base', 'prison-5', 'standard-4', 'card-standard', 'card-advanced'])(
    'are those of the moves of somebody without gifts, from wherever he stands: %s',
    (scenario) => {
      let near = 0;
      let far = 0;
      for (let seed = 0; seed < 8; seed++) {
        const p = sceneByChance({ scenario }, `walk ${seed}`);
        const seat = activeSeat(p);
        const figure = plainFigure(p, seat);
        if (figure === undefined) continue;
        withoutHelp(p, seat);
        p.data[AP] = 3;
        const exits = exitPlaces(p, seat);
        const steps = stepsTo(p, seat, exits);
        const most = p.ruleset.pieces.movement[figure];
        for (const place of freePlaces(p)) {
          put(p, figure, place);
          const moves = plainMoves(p, figure);
          const nearest = Math.min(NO_WAY, ...exits.map((exit) => moves.get(exit) ?? NO_WAY));
          expect([seed, place, steps[place] <= most ? steps[place] : NO_WAY]).toEqual([seed, place, nearest]);
          if (nearest === NO_WAY) far++;
          else near++;
          for (const [end, length] of moves)
            expect([seed, place, end, stepsTo(p, seat, [end])[place]]).toEqual([seed, place, end, length]);
        }
      }
      expect([near > 20, far > 20]).toEqual([true, true]);
    },
  );
});

/** The steps from some letters of a drawing to the nearest of others, for blue. */
const drawnSteps = (text: string, legend: Record<string, string>, letters: string, goals = 'a'): number[] => {
  const board = sketch(text, legend);
  const found = stepsTo(
    board.position,
    0,
    Array.from(goals, (letter) => board.at(letter)),
  );
  return Array.from(letters, (letter) => found[board.at(letter)]);
};

/** The steps to a zone of the first of four rooms, for blue. */
const stepsInZones = (pieces: Record<string, string>): Uint8Array => {
  const board = zones({ rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'], pieces });
  return stepsTo(board.position, 0, [board.zone('A.C')]);
};

describe('a way on foot', () => {
  test('leads around walls, portcullises and pits, and nowhere where they are all around', () => {
    const drawn = `+---+---+---+---+---+
                   | a | 1 | 2 H 3   . |
                   +   +   +   +---+---+
                   | 4   5  6o   7  8o |
                   +---+   +---+   +---+
                   | .   9   b   c   . |`;
    expect(drawnSteps(drawn, {}, 'a45192673bc8')).toEqual([
      0,
      1,
      2,
      3,
      3,
      NO_WAY,
      NO_WAY,
      6,
      NO_WAY,
      4,
      5,
      NO_WAY,
    ]);
  });

  test('is counted to the nearest of several goals, and there is none without a goal', () => {
    const drawn = `+---+---+---+---+---+
                   | a   1   2   3   b |`;
    expect(drawnSteps(drawn, {}, 'a123b', 'ab')).toEqual([0, 1, 2, 1, 0]);
    expect(drawnSteps(drawn, {}, 'a1b', '')).toEqual([NO_WAY, NO_WAY, NO_WAY]);
  });

  test('is closed by an enemy who is up, and by nobody else', () => {
    const drawn = `+---+---+---+---+---+
                   | a   e   1   .   . |
                   +---+---+---+---+---+`;
    expect(drawnSteps(drawn, { e: 'yellow goblin' }, 'e1')).toEqual([NO_WAY, NO_WAY]);
    expect(drawnSteps(drawn, { e: 'yellow goblin wounded' }, 'e1')).toEqual([1, 2]);
    expect(drawnSteps(drawn, { e: 'blue goblin' }, 'e1')).toEqual([1, 2]);
    expect(drawnSteps(drawn, { e: 'yellow rope' }, 'e1')).toEqual([1, 2]);
  });

  test('is free again when the enemy has gone away, and for his own side', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   1   .   . |
       +---+---+---+---+---+`,
      { e: 'yellow goblin' },
    );
    const { position } = board;
    const behind = (seat: Seat): number => stepsTo(position, seat, [board.at('a')])[board.at('1')];
    expect([behind(0), behind(1), behind(0)]).toEqual([NO_WAY, 2, NO_WAY]);
    put(position, board.piece('yellow-goblin'), IN_BOX);
    expect(behind(0)).toBe(2);
  });

  test('ends at a room that lies face down', () => {
    const drawn = `+---+---+---+---+---+---+---+---+---+---+
                   | .   .   .   1   a   2   .   .   .   . |`;
    const open = sketch(drawn);
    const hidden = sketch(drawn, {}, { faceDown: [1] });
    for (const [board, beyond] of [
      [open, 1],
      [hidden, NO_WAY],
    ] as const) {
      const found = stepsTo(board.position, 0, [board.at('a')]);
      expect([found[board.at('1')], found[board.at('2')]]).toEqual([1, beyond]);
    }
  });

  test('is looked for anew where a room lay otherwise in another position', () => {
    const board = sketch(`+---+---+---+---+---+---+---+---+---+---+
                          | .   .   .   .   a   1   .   .   .   . |`);
    const hidden = board.position.copy();
    hidden.data[SLOT + 1] = 0;
    const found = [board.position, hidden, board.position].map((p) => stepsTo(p, 0, [board.at('a')]));
    expect(found.map((steps) => steps[board.at('1')])).toEqual([1, NO_WAY, 1]);
  });

  test('passes through an enemy in a zone, where there is room', () => {
    const alone = stepsInZones({ 'blue-naga': 'A.C' });
    const zonesOfA = Object.fromEntries(
      ['troll', 'goblin', 'cleric'].map((id, i) => [`yellow-${id}`, `A.${'TSG'[i]}`]),
    );
    expect(alone.some((steps) => steps > 1 && steps < NO_WAY)).toBe(true);
    expect(stepsInZones({ 'blue-naga': 'A.C', ...zonesOfA })).toEqual(alone);
  });

  test('may be as long as the last number before none, and no longer', () => {
    // Corridors that wind to and fro through twelve rooms, three to a row.
    const across = 15;
    const lines = Array.from({ length: 20 }, (_, y) => {
      const gap = y % 2 === 0 ? across - 1 : 0;
      const south = Array.from({ length: across }, (_, x) => (x === gap ? '   ' : '---')).join('+');
      return `|${' .  '.repeat(across - 1)} . |\n+${south}+`;
    });
    const board = sketch(`+${'---+'.repeat(across)}\n${lines.join('\n')}`);
    const found = stepsTo(board.position, 0, [board.place(0, 0)]);
    const far = Array.from({ length: 20 * across }, (_, i) => {
      const y = Math.floor(i / across);
      return board.place(y % 2 === 0 ? i % across : across - 1 - (i % across), y);
    });
    expect(far.map((place) => found[place])).toEqual(far.map((_, i) => Math.min(i, NO_WAY)));
  });
});
