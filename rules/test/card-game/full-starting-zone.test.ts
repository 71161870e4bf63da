import { describe, expect, test } from 'vitest';
import { cardEdition } from '../../src/editions/card-game/card-edition.ts';
import { zoneStacking } from '../../src/actions/zones/zone-stacking.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { inWordsOf, refuse } from '../../src/refusals.ts';
import { zones } from '../../testing/zone-board.ts';

const ROOMS = ['blue', 'green', 'red', 'purple'].map((colour) => `${colour}-cw-N ${colour}-ccw-N`).join(' ');
const FULL = inWordsOf(cardEdition, refuse('ZONE_FULL'));

/** What the reader says of a position with these lines, under these rules. */
const reasonFor = (lines: readonly string[], rules: object = {}): string => {
  const read = parsePosition(
    [
      'Dungeon Twister position 1',
      'scenario: card-standard',
      `options: ${JSON.stringify({ rules })}`,
      'rooms:',
      `  ${ROOMS}`,
      ...lines,
      'yGo: A.T',
    ].join('\n'),
  );
  if (!read.ok) return read.reason;
  // What the text says, the other form says too.
  const again = readPosition(JSON.stringify(writePosition(read.position)));
  return again.ok ? 'it was read' : again.reason;
};

const THREE = ['bNa: sG.T', 'bTh: sG.C', 'bWr: sH.S'];

describe('a starting zone in a position that is read', () => {
  test('[CG-RULING-43, CG-ZONE-4] is one zone: the fourth is refused, whatever each of them faces', () => {
    expect(FULL.rule).toBe('CG-ZONE-4');
    expect(reasonFor(THREE)).toBe('it was read');
    expect(reasonFor([...THREE, 'bCl: sH.G'])).toContain(FULL.words.en);
    expect(reasonFor([...THREE, 'bCl: sG.T'])).toContain(FULL.words.en);
  });

  test('[CG-RULING-43] is as many zones as there are facings where the table reads it so', () => {
    const otherwise = { startLimit: false };
    expect(reasonFor([...THREE, 'bCl: sH.G'], otherwise)).toBe('it was read');
    const all = ['bNa: sG.T', 'bTh: sG.T', 'bWr: sG.T', 'bCl: sG.T'];
    expect(reasonFor(all, otherwise)).toContain(FULL.words.en);
  });

  test('[CG-ZONE-5, CG-RULING-42] wounded and carried characters count there too', () => {
    expect(reasonFor([...THREE, 'bCl: sH.G, wounded'])).toContain(FULL.words.en);
    expect(reasonFor(['bNa: sG.T, holds bCl', 'bTh: sG.C', 'bWr: sH.S', 'bCl: wounded'])).toContain(
      FULL.words.en,
    );
  });

  test('[CG-ZONE-6] who stands elsewhere does not count, nor do objects', () => {
    expect(reasonFor([...THREE, 'bCl: G.T'])).toBe('it was read');
    expect(reasonFor([...THREE, 'bRo: sH.G', 'bKe: sG.T'])).toBe('it was read');
  });

  test('[CG-ZONE-6, CG-RULING-201] in a room three of each player are together, a fourth of either is not', () => {
    const six = ['bNa: C.T', 'bTh: C.T', 'bWr: C.T', 'yNa: C.T', 'yTh: C.T', 'yWr: C.T'];
    expect(reasonFor(six)).toBe('it was read');
    for (const fourth of ['bCl: C.T', 'yCl: C.T'])
      expect(reasonFor([...six, fourth])).toContain(FULL.words.en);
  });
});

test('[CG-RULING-43] the golden rule of zones is asked of the whole starting zone', () => {
  const board = zones({
    rooms: ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'],
    pieces: `
      0  bNa bTh  C   G      bWr  S   C  bCl
    `,
  });
  const at = board.facing('blue', 'C', 'T');
  expect(zoneStacking.restFault(board.position, at, [board.piece('blue-naga')])).toBe('ZONE_FULL');
});
