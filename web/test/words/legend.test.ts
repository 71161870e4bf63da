import { expect, test } from 'vitest';
import { legendHint } from '../../src/words/legend.ts';

test('who plays with a finger is told to tap, who has a mouse to click', () => {
  expect(legendHint(true)).toMatchObject({
    en: expect.stringMatching(/^Tap/),
    fr: expect.stringMatching(/^Touchez/),
  });
  expect(legendHint(false)).toMatchObject({
    en: expect.stringMatching(/^Click/),
    fr: expect.stringMatching(/^Cliquez/),
  });
});
