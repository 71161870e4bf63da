import { expect, test } from 'vitest';
import { previewOf } from '../../src/play/preview-of.ts';

test('who points at a room that he may open is told what comes of it', () => {
  expect(previewOf({ type: 'reveal', piece: 'blue-thief', slot: 3 })).toEqual({ slots: [3], opens: 3 });
});
