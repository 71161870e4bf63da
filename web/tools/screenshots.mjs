/** `npm run screenshots`: the main screens, as docs/screenshots shows them. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../../tools/options.mjs';
import { openPosition, SCREENS } from '../e2e/lib/screens.ts';
import { withPage } from './open-browser.mjs';
import { smallPng } from './small-png.mjs';

optionsOf({});

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

/** @typedef {keyof typeof SIZES} Size */
/** @typedef {'light' | 'dark'} Theme */
/** @typedef {readonly [Size, Theme]} Look */

/** @type {readonly Look[]} */
const ALL = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
];
/** @type {readonly Look[]} */
const LIGHT_THEN_DARK = [
  ['desktop', 'light'],
  ['phone', 'dark'],
];
/** @type {readonly Look[]} */
const DARK_THEN_LIGHT = [
  ['desktop', 'dark'],
  ['phone', 'light'],
];

/** @type {(name: string) => import('../e2e/lib/screens.ts').Reach} */
function screen(name) {
  const reach = SCREENS[name];
  if (!reach) throw new Error(`there is no screen ${name}`);
  return reach;
}

/** What is shown, and how. */
const PICTURES = /** @type {const} */ ([
  ['home', screen('home'), ALL],
  ['set-up', screen('set-up'), LIGHT_THEN_DARK],
  ['playing', screen('playing with a selection'), ALL],
  ['combat', screen('combat'), DARK_THEN_LIGHT],
  ['card-game', screen('the Card Game'), LIGHT_THEN_DARK],
  ['four-players', screen('four players'), DARK_THEN_LIGHT],
  ['curtain', screen('curtain'), LIGHT_THEN_DARK],
  ['game-over', screen('game over'), DARK_THEN_LIGHT],
  ['replay', screen('replay'), LIGHT_THEN_DARK],
  ['rules', screen('rules'), DARK_THEN_LIGHT],
  ['prison', (page, language) => openPosition(page, language, 'prison'), LIGHT_THEN_DARK],
]);

/**
 * The browser knows how to read a picture.
 *
 * @type {(page: import('@playwright/test').Page, png: Buffer) => Promise<Buffer>}
 */
async function smaller(page, png) {
  const { width, height, pixels } = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const bytes = drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.slice(at, at + 8192));
      return { width: image.width, height: image.height, pixels: btoa(text) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return smallPng(width, height, Buffer.from(pixels, 'base64'));
}

await mkdir(FOLDER, { recursive: true });
for (const name of await readdir(FOLDER)) if (name.endsWith('.png')) await rm(join(FOLDER, name));

await withPage(async (browser, address) => {
  for (const [name, reach, looks] of PICTURES)
    for (const [size, colorScheme] of looks) {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-GB',
        viewport: SIZES[size],
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: size === 'phone',
        // The picture is made smaller in the page, which may read no data of others.
        bypassCSP: true,
      });
      const page = await context.newPage();
      await reach(page, 'en');
      // Nothing of the way there is left: no pointer over something, no animation half way.
      await page.mouse.move(0, 0);
      // Nor is anything still on its way.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(400);
      const picture = await smaller(page, await page.screenshot({ animations: 'disabled' }));
      const file = `${name}-${size}-${colorScheme}.png`;
      await writeFile(join(FOLDER, file), picture);
      console.log(`${String(Math.round(picture.length / 1000)).padStart(5)} kB  ${file}`);
      await context.close();
    }
});
