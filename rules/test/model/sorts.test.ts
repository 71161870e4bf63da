import { describe, expectTypeOf, test } from 'vitest';
import type { Piece, Place, Seat, Slot } from '../../src/vocabulary.ts';

describe('sorts of numbers', () => {
  test('no sort passes for another, and a plain number passes for each', () => {
    expectTypeOf<Place>().not.toExtend<Piece>();
    expectTypeOf<Place>().not.toExtend<Seat>();
    expectTypeOf<Place>().not.toExtend<Slot>();
    expectTypeOf<Piece>().not.toExtend<Seat>();
    expectTypeOf<Seat>().not.toExtend<Slot>();
    expectTypeOf<number>().toExtend<Place>();
    expectTypeOf<Place>().toExtend<number>();
  });
});
