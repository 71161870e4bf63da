/**
 * Every screen in both languages, light and dark, wide and on a phone: nothing that keeps somebody out. All
 * combinations of these are looked at by night.
 */
import { test } from '@playwright/test';
import { expectAccessible, type Look, PHONE, WIDE } from './lib/axe.ts';
import { LANGUAGES, type Language } from './lib/say.ts';
import { SCREENS } from './lib/screens.ts';

const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { size: WIDE, colorScheme: 'light' },
    { size: PHONE, colorScheme: 'dark' },
  ],
  fr: [{ size: PHONE, colorScheme: 'light' }],
};

for (const [name, reach] of Object.entries(SCREENS))
  for (const language of LANGUAGES)
    test(`axe finds nothing on: ${name} (${language})`, async ({ page }) => {
      await reach(page, language);
      for (const look of LOOKS[language]) await expectAccessible(page, look);
    });
