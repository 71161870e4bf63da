/** The page in a real browser: `npm run test:page`. */
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, installedBrowser } from './tools/browser.mjs';

const executablePath = installedBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/served.ts',
  outputDir: '../reports/page',
  fullyParallel: true,
  workers: 2,
  // A test that passes only sometimes is broken.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/page.json' }]],
  use: {
    baseURL: process.env['PAGE_ADDRESS'] ?? '',
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    // It would load all of the page, for every test anew; the test without a network has it.
    serviceWorkers: 'block',
    // What was done, without a picture of every step: taking those costs a third of the time of all tests. A test that
    // fails is looked at with "--trace on".
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
