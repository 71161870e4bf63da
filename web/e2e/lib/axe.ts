/** Looks at a screen as it is for those who see, hear or reach less. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Look {
  readonly size: typeof WIDE;
  readonly colorScheme: 'light' | 'dark';
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // What is right need not be told: writing that down takes most of the time.
    .options({ resultTypes: ['violations'], iframes: false })
    // The rule books are one long list of the same; its beginning stands for the rest.
    .exclude('.rules-group:nth-of-type(n + 4)')
    // There are no frames, whose results would have to be put together in a second page.
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

export async function expectAccessible(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect.soft(await violations(page), `${size.width} wide, ${colorScheme}`).toEqual([]);
}
