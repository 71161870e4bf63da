/** Every screen in every language, theme and size. */
import { test } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import { LANGUAGES } from './lib/say.ts';
import { SCREENS } from './lib/screens.ts';

for (const [name, reach] of Object.entries(SCREENS))
  for (const language of LANGUAGES)
    for (const size of [WIDE, PHONE])
      test(`axe finds nothing on: ${name} (${language}, ${size.width} wide)`, async ({ page }) => {
        await reach(page, language);
        for (const colorScheme of ['light', 'dark'] as const)
          await expectAccessible(page, { size, colorScheme });
      });
