/** A game that is seen again: what its log points at lies on the board where it was done. */
import { expect, test } from '@playwright/test';
import { SCREENS } from './lib/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an old walk is drawn in its rooms as they lie now, and across none that has turned since', async ({
  page,
}) => {
  await SCREENS['replay']?.(page, 'en');
  await page.getByRole('slider').fill('236');
  const lines = page.getByRole('log').locator('.log-line', { hasText: ' walks ' });
  // The log is drawn after the board: what it had before may still be there.
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /236/);
  await expect(page.getByRole('log').locator('.log-line').last()).toBeInViewport();
  const cut: string[] = [];
  let ways = 0;
  let apart = 0;
  for (let index = 0; index < (await lines.count()); index++) {
    await lines.nth(index).focus();
    const runs = await page
      .locator('.preview .way-line')
      .evaluateAll((all) =>
        all.map((one) =>
          (one.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
        ),
      );
    ways++;
    if (runs.length > 1) apart++;
    for (const run of runs)
      run.forEach(([x = 0, y = 0], index) => {
        const [nextX = x, nextY = y] = run[index + 1] ?? [];
        // From the middle of a square to that of its neighbour, with the gap between two rooms.
        if (Math.hypot(nextX - x, nextY - y) > 50) cut.push(`${x},${y} to ${nextX},${nextY}`);
      });
  }
  expect(ways).toBeGreaterThan(5);
  expect(cut).toEqual([]);
  // Some of them have come apart.
  expect(apart).toBeGreaterThan(0);
});
