import { describe, expect, test } from 'vitest';
import { freeMarks } from '../../src/board/free-marks.ts';
import type { Mark } from '../../src/board/marks.tsx';
import type { TokenSpot } from '../../src/board/token-layout.ts';

const mark = (kind: Mark['kind'], at: Mark['at'], aside?: Mark['aside']): Mark => ({
  key: JSON.stringify({ kind, at }),
  kind,
  label: '',
  at,
  ...(aside ? { aside } : {}),
  onPick: () => {},
});
const token = (id: string, place: number, load?: string): TokenSpot => ({
  id,
  kind: id,
  colour: 'blue',
  wounded: false,
  spent: false,
  isCharacter: true,
  place,
  at: { x: 0, y: 0 },
  scale: 1,
  loads: load === undefined ? [] : [{ id: load, kind: load, colour: 'blue', isCharacter: true }],
});
const asides = (marks: readonly Mark[]) => marks.map(({ aside }) => aside);

describe('marks that the pointer can reach', () => {
  const standing = [token('hand', 1), token('enemy', 2), token('friend', 3), token('lame', 4, 'load')];
  const chosen = { selected: 'hand', ready: new Set(['hand', 'friend']) };

  test('a square is chosen through what lies on it', () => {
    const marks = [1, 2, 4, 5].map((place) => mark('go', { place }));
    expect(asides(freeMarks(marks, standing, chosen))).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('beside somebody who can be attacked, or what he carries, it moves into the corner', () => {
    const onEnemy = [mark('go', { place: 2 }), mark('attack', { piece: 'enemy' })];
    expect(asides(freeMarks(onEnemy, standing, chosen))).toEqual(['left', undefined]);
    const onLoad = [mark('take', { place: 4 }), mark('attack', { piece: 'load' })];
    expect(asides(freeMarks(onLoad, standing, chosen))).toEqual(['left', undefined]);
  });

  test('beside a comrade who can be taken in hand too, unless something is to be taken from there', () => {
    expect(asides(freeMarks([mark('go', { place: 3 })], standing, chosen))).toEqual(['left']);
    expect(asides(freeMarks([mark('take', { place: 3 })], standing, chosen))).toEqual([undefined]);
  });

  test('a small mark stays in its own corner', () => {
    const marks = [mark('take', { place: 2 }, 'right'), mark('attack', { piece: 'enemy' })];
    expect(asides(freeMarks(marks, standing, chosen))).toEqual(['right', undefined]);
  });
});
