/** Once it was open, the page needs no network. */
import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('without a network the page opens again and a game against the computer begins', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.getByRole('button', { name: /^The full game/ }).click();
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await page.getByRole('button', { name: 'Open the log' }).click();
  // The bot thinks in a worker of its own, which must be there too.
  await expect(page.getByRole('log')).toContainText(/Yellow (lays|puts) a/);
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The other language has not been spoken yet.
  await page.goto('/#/');
  await page.getByText('Français', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
