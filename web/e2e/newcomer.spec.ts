/** Where somebody new stumbled, on a phone and in French: what he presses answers, and what he reads is true. */
import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './lib/axe.ts';
import { playLesson, pressNamed, tap } from './lib/lessons.ts';

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  contextOptions: { reducedMotion: 'reduce' },
});

const panel = (page: Page) => page.locator('.lesson-panel');

/** So large is what a finger meets. */
const FINGER = 44;

test('an enemy that is pressed with nobody in hand shows its card', async ({ page }) => {
  await page.goto('/#/learn/walk');
  await page.locator('[data-piece="yellow-warrior"]').first().tap();
  const card = page.getByRole('article', { name: 'Guerrier (Jaune)' });
  await expect(card).toBeInViewport();
  await expect(card).toContainText('Combat');
});

test('the card of a closed room unfolds, below what the lesson says', async ({ page }) => {
  await page.goto('/#/learn/reveal');
  await page.locator('.board .room.hidden').first().tap();
  const card = page.getByRole('article', { name: 'La salle B, fermée' });
  await expect(card).toBeVisible();
  const unfold = page.getByRole('button', { name: 'Montrer toute la fiche' });
  if (await unfold.isVisible()) await unfold.tap();
  const said = card.getByText('2/3');
  await expect(said).toBeVisible();
  const [above, below] = [await panel(page).boundingBox(), await said.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('a lesson that is done asks for nothing more, and no goal is left unmet', async ({ page }) => {
  await page.goto('/#/learn/walk');
  await playLesson(page, 'walk', { language: 'fr', press: tap });
  await expect(panel(page).getByText('Bravo !')).toBeVisible();
  await expect(page.getByText('finissez votre tour')).toBeHidden();
  await expect(page.locator('button.primary:visible')).toHaveText(['Leçon suivante →']);
  await expect(page.locator('.goal-line')).toBeHidden();
});

test('who places what a room held reads whose choice that is: nothing lies on those words', async ({
  page,
}) => {
  await page.goto('/#/learn/reveal');
  await pressNamed(page, /^Clerc \(Bleu\)$/, tap);
  await pressNamed(page, /^Révéler B/, tap);
  await page.getByRole('button', { name: 'Confirmer' }).tap();
  const whose = page.locator('.whose-placing');
  await expect(whose).toBeVisible();
  const below = await whose.evaluate((words) => {
    const { bottom } = words.getBoundingClientRect();
    const prompt = words.closest('.prompt-card');
    const next = prompt?.nextElementSibling?.getBoundingClientRect();
    return next === undefined ? null : next.top - bottom;
  });
  expect(below).toBeGreaterThanOrEqual(0);
});

test('what ends the turn stays where it is, whatever is said above it', async ({ page }) => {
  await page.goto('/#/learn/walk');
  const end = page.getByRole('button', { name: /^Finir le tour/ });
  const before = await end.boundingBox();
  await pressNamed(page, /^Voleuse \(Bleu\)$/, tap);
  await expect(page.getByText('Touchez une marque')).toBeVisible();
  expect((await end.boundingBox())?.y).toBe(before?.y);
});

test('who goes back to the board finds what is to do', async ({ page }) => {
  await page.goto('/#/learn/walk');
  await page.getByRole('button', { name: /Joueurs et journal/ }).tap();
  const sheet = page.locator('.side');
  await sheet.evaluate((one) => one.scrollTo(0, 400));
  await page.getByRole('button', { name: /Retour au plateau/ }).tap();
  await expect.poll(() => sheet.evaluate((one) => one.scrollTop)).toBe(0);
});

test('a hint about a card marks that card', async ({ page }) => {
  await page.goto('/');
  await page.locator('.home-first').tap();
  await page.locator('.gentle-word button').tap();
  await page.getByRole('button', { name: 'Indice', exact: true }).tap();
  const said = page.locator('.help-word strong');
  await expect(said).toHaveText(/^Jouer la carte \d\.$/);
  const card = /\d/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  await expect(page.locator('.action-card.advised')).toHaveText(card);
});

test('what others left undone is said', async ({ page }) => {
  await page.goto('/#/learn/cards');
  for (const name of [
    /^Jouer la carte 3/,
    /^Voleuse \(Bleu\)$/,
    /^Aller .*sort/,
    /^Finir le tour, (?!Pourquoi)/,
  ])
    await pressNamed(page, name, tap);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finir le tour' }).tap();
  await expect(page.locator('.prompt-card')).toContainText('ne fait rien et passe.');
});

test('what a finger presses is large enough for it', async ({ page }) => {
  const expectLarge = async (selector: string): Promise<void> => {
    await expect(page.locator(selector).first()).toBeVisible();
    for (const one of await page.locator(selector).all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), selector).toBeGreaterThanOrEqual(FINGER);
    }
  };
  await page.goto('/');
  await expectLarge('.home-segments label');
  await expect(page.locator('.home-first')).toBeInViewport();
  await page.goto('/#/learn/walk');
  await expectLarge('.side .top > button, .side .menu > summary, .lesson-ways button');
});
