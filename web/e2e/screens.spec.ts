/**
 * Every screen in both languages, light, and dark on a phone (phone.spec.ts): nothing that keeps somebody out, and
 * nothing that stays English when the page is French. Getting to a screen takes longest, so both are asked at one visit.
 * All combinations of languages, sizes and colours are looked at by night.
 */
import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import { leftInEnglish } from './lib/left-in-english.ts';
import { SCREENS } from './lib/screens.ts';
import { wordsOn } from './lib/words-on.ts';

// It is looked at when it has come to rest; on the way there nothing need move.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, reach] of Object.entries(SCREENS))
  test(`axe finds nothing, and nothing is left in English on: ${name}`, async ({ page }) => {
    await reach(page, 'en');
    const english = new Set(await wordsOn(page));
    await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
    await page.evaluate(() => localStorage.clear());
    await reach(page, 'fr');
    const french = await wordsOn(page);
    expect(french.length).toBeGreaterThan(5);
    expect.soft(leftInEnglish(french, english)).toEqual([]);
    await expectAccessible(page, { size: PHONE, colorScheme: 'light' });
  });
