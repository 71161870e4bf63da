/** Loads and savings in written positions of the Card Game. */
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/any-form.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import type { Position } from '../../src/model/position.ts';
import { playRandomGame } from '../../testing/random-game.ts';

function inPlay(): Position {
  let found: Position | null = null;
  playRandomGame({
    options: { scenario: 'card-standard' },
    seed: 'a',
    mostActions: 220,
    onPosition: (p) => {
      if (!found && stageOf(p) === 'act') found = p.copy();
    },
  });
  if (!found) throw new Error('nobody acts');
  return found;
}

const held = (...lines: string[]): ReturnType<typeof parsePosition> =>
  parsePosition(
    [
      'Dungeon Twister position 1',
      'scenario: card-standard',
      'turn: 9 blue',
      'rooms:',
      '  red-cw-N red-ccw-N blue-cw-N green-cw-N green-ccw-N blue-ccw-N purple-cw-N purple-ccw-N',
      ...lines,
    ].join('\n'),
  );

describe('a written position of the Card Game', () => {
  test.each([1, 2, 3, 4, 5])('[CG-AP-6] savings of %i: the wheel keeps 3', (savings) => {
    const json = writePosition(inPlay());
    const seats = json.seats.map((seat, index) => (index === json.active ? seat : { ...seat, savings }));
    expect(readPosition({ ...json, seats }).ok).toBe(savings <= 3);
  });

  test('[CG-AP-6] who is on turn has nothing put aside', () => {
    const json = writePosition(inPlay());
    const seats = json.seats.map((seat, index) => (index === json.active ? { ...seat, savings: 1 } : seat));
    expect(readPosition({ ...json, seats })).toMatchObject({ ok: false });
  });

  test('the board game has no savings', () => {
    const read = parsePosition(
      'Dungeon Twister position 1\nscenario: base\nrooms:\n  1cw-N 2ccw-E 3cw-S 4ccw-N 1ccw-N 2cw-N 3ccw-N 4cw-N\nblue: savings 1\n',
    );
    expect(read).toMatchObject({ ok: false, line: 5 });
  });

  test.each([
    ['[CG-ITEM-4] two objects on a Naga', ['bNa: C.C, holds bRo, holds bKe']],
    ['[CG-CHAR-Ghost-5] anything on a Ghost', ['bGh: C.C, holds bRo']],
    ['[CG-CARRY-1] an enemy’s wounded', ['bNa: C.C, holds yWr', 'yWr: wounded']],
    ['[CG-RULING-73] a wounded on a wounded', ['bNa: C.C, wounded, holds bWr', 'bWr: wounded']],
  ])('%s is refused, where it stands', (_name, lines) => {
    expect(held(...lines)).toMatchObject({ ok: false, line: 6 });
    expect(held(lines[0]?.replace(/, holds .*$/, '') ?? '')).toMatchObject({ ok: true });
  });
});
