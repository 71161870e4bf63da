/**
 * Which browser drives the page in tests, measurements and pictures: one that is installed; where there is none, one
 * is installed, from Debian's package where that is allowed, else Playwright's own.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where browsers are that no PATH leads to. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [];
  }),
];

/**
 * Parts of the browser that no page needs. The popups of the address bar are pages themselves, loaded anew for every
 * window: they cost as much as half of a short test. The rest is what Playwright switches off; of two lists the browser
 * reads the last only.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** A container has neither the rights for a sandbox nor much shared memory. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | null} */
export function installedBrowser() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(canRun) ?? (existsSync(own()) ? own() : null);
}

/** Where Playwright keeps its own browser, whether it is there or not. */
function own() {
  return chromium.executablePath();
}

/** @type {(command: string, ...args: string[]) => boolean} */
const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // Lists of packages may be old or missing in a small image; an update that fails is no reason to give up.
  succeeds('apt-get', 'update', '-q');
  succeeds('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium');
}

function installOwn() {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  succeeds(process.execPath, join(playwright, 'cli.js'), 'install', 'chromium');
}

/** The browser to drive; throws, in words, where there is none and none can be installed. */
export function ensureBrowser() {
  for (const install of [() => {}, installFromDebian, installOwn]) {
    install();
    const found = installedBrowser();
    if (found) return found;
    console.log('No Chromium or Chrome was found: trying to install one.');
  }
  throw new Error(
    'There is no Chromium or Chrome on this machine, and none could be installed. Install one so that the command ' +
      '"chromium" or "google-chrome" is found, or run "npx playwright install chromium".',
  );
}
