import { expect, test } from 'vitest';
import { previewOf } from '../../src/play/preview-of.ts';

test('who points at a room that he may open is told what comes of it', () => {
  expect(previewOf({ type: 'reveal', piece: 'blue-thief', slot: 3 })).toEqual({ slots: [3], opens: 3 });
});

const revealedOver = (over: 'north' | 'east') =>
  previewOf({ type: 'reveal', piece: 'blue-thief', slot: 3, over });

test('each side over which a room may be turned is a preview of its own', () => {
  expect(revealedOver('north')).toEqual({ slots: [3], opens: 3, flips: { slot: 3, side: 'north' } });
  expect(revealedOver('east')).not.toEqual(revealedOver('north'));
});
