/** The way back from a question before something final. */
import { expect, test } from 'vitest';
import { french } from '../../src/words/french.ts';

test('in French it says neither that something is closed nor that something is taken back', () => {
  expect(french.cancel).not.toBe('Fermer');
  expect(french.cancel).not.toBe(french.undo);
});
