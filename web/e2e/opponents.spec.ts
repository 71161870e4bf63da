/** Opponents with a name: chosen with the keys, met at the table, named in the result; and what if one does not answer. */
import { expect, test } from '@playwright/test';
import { SAY } from './lib/say.ts';
import { resign } from './lib/screens.ts';
import { startGame } from './lib/start.ts';

const { home, page: words, play } = SAY.en;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an opponent is chosen with the keyboard, and is there until the end', async ({ page }) => {
  await page.goto('/');
  const seat = page.getByRole('button', { name: /^Yellow/ });
  await expect(seat).toContainText('Brindle');
  await seat.press('Enter');
  await expect(seat).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const plates = page.getByRole('group', { name: home.choosePlayer(words.colour.yellow) });
  await expect(plates.getByRole('radio', { name: 'Brindle (short-sighted)' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const odo = plates.getByRole('radio', { name: 'Odo (novice)' });
  await expect(odo).toBeChecked();
  await expect(odo).toHaveAccessibleDescription(/^Has just learned the rules/);
  await page.keyboard.press('Escape');
  await expect(seat).toBeFocused();
  await expect(seat).toContainText('Odo');
  await expect(plates).toBeHidden();

  await page.getByRole('button', { name: home.start }).click();
  await expect(page.getByRole('region', { name: words.colour.yellow })).toContainText('Odo');
  await page.getByRole('button', { name: play.placeForMe }).click();
  await resign(page, 'en');
  await expect(page.getByRole('region', { name: play.gameOver })).toContainText('Odo');
  await page.goto('/#/');
  await expect(page.getByRole('region', { name: home.saved })).toContainText('Odo');
});

test('who thinks too long is answered for, and that is said', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override postMessage(question: { name: string }): void {
        // One who never hears the question never answers it.
        if (question.name !== 'greedy') super.postMessage(question, []);
      }
    };
  });
  await startGame(page, { box: 'Base set', seats: ['Human', 'Brindle'] });
  const note = page.getByRole('status').filter({ hasText: play.stoodIn.slow('Brindle') });
  await page.clock.runFor(9_000);
  await expect(note).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: play.close }).click();
  await expect(note).toHaveCount(0);
});
