/**
 * Every screen in English on a desktop and in French on a phone, light and dark: nothing that keeps somebody out, nothing
 * that no finger reaches, and nothing that stays English when the page is French. Getting to a screen takes longest, so
 * all is asked at two visits. All combinations of languages, sizes and colours are looked at by night.
 */
import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import { leftInEnglish } from './lib/left-in-english.ts';
import { expectNothingLost } from './lib/nothing-lost.ts';
import { SCREENS } from './lib/screens.ts';
import { wordsOn } from './lib/words-on.ts';

// It is looked at when it has come to rest; on the way there nothing need move.
const STILL = { reducedMotion: 'reduce' } as const;
test.use({ contextOptions: STILL });

for (const [name, reach] of Object.entries(SCREENS))
  test(`axe finds nothing, nothing is left in English, and nothing is lost on a phone: ${name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await reach(page, 'en');
    const english = new Set(await wordsOn(page));
    await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
    const phone = await browser.newContext({
      ...STILL,
      ...(baseURL ? { baseURL } : {}),
      viewport: PHONE,
      hasTouch: true,
    });
    const held = await phone.newPage();
    await reach(held, 'fr');
    await expectNothingLost(held, name);
    await expectAccessible(held, { size: PHONE, colorScheme: 'light' });
    await expectAccessible(held, { size: PHONE, colorScheme: 'dark' });
    await held.setViewportSize(WIDE);
    const french = await wordsOn(held);
    expect(french.length).toBeGreaterThan(5);
    expect.soft(leftInEnglish(french, english)).toEqual([]);
    await phone.close();
  });
