/** Every screen of the page and the way to it, in any language. */
import { expect, type Page } from '@playwright/test';
import { SEEDED } from './chance.ts';
import type { BotLevel } from '../../src/match/player.ts';
import { finishedSave, type Fixture, fixture, oldSave, positionSave, withFaults } from './fixtures.ts';
import { RULES_WORDS } from '../../src/words/rules-words.ts';
import { STATISTICS_WORDS } from '../../src/words/statistics-words.ts';
import { deedWords, TONGUES } from '@dungeon-twister/words';
import { type Language, SAY } from './say.ts';
import { takeSeat } from './start.ts';

export type Reach = (page: Page, language: Language) => Promise<void>;

/** Up to here the page is a board with a sheet below it, or beside it where the window is low and wide. */
const NARROW = 760;
const SHORT = 500;

/** Opens the page as if it had been used in this language before, and kept this game. */
async function openPage(page: Page, language: Language, hash = '', kept = ''): Promise<void> {
  await page.addInitScript(SEEDED);
  // A file beside the page, which may write to the same store, and is there at once.
  await page.goto('/icon.svg');
  await page.evaluate(
    ([spoken, game]) => {
      localStorage.setItem('language', spoken);
      if (game !== '') localStorage.setItem('dungeon-twister-game:opened', game);
    },
    [language, kept] as const,
  );
  await page.goto(`/${hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function setUp(page: Page, language: Language): Promise<void> {
  await openPage(page, language);
  await page.getByRole('button', { name: SAY[language].home.hotSeat }).click();
  await button(page, SAY[language].page.ready).click();
  await expect(button(page, SAY[language].play.placeForMe)).toBeVisible();
}

/** A position from a file, with people at all seats. */
export const openPosition = (page: Page, language: Language, name: Fixture): Promise<void> =>
  openText(page, language, fixture(name));

/** A position that somebody wrote, with people at all seats: from a kept game, without a look at the first page. */
export async function openText(page: Page, language: Language, text: string): Promise<void> {
  const { page: words } = SAY[language];
  await openPage(page, language, '#/play/opened', positionSave(text));
  await button(page, words.ready).click();
  await expect(page.getByRole('group', { name: words.board })).toBeVisible();
}

/** A position that somebody wrote, with one person against bots of these levels. */
export async function openAgainst(
  page: Page,
  text: string,
  levels: readonly BotLevel[],
  language: Language = 'en',
): Promise<void> {
  const bots = levels.map((level) => ({ kind: 'bot', level }) as const);
  await openPage(page, language, '#/play/opened', positionSave(text, [{ kind: 'human' }, ...bots]));
  await expect(page.getByRole('group', { name: SAY[language].page.board })).toBeVisible();
}

/** The same as somebody does it who pastes the text on the first page, and chooses who plays. */
export async function pasteText(
  page: Page,
  language: Language,
  text: string,
  players: readonly string[],
): Promise<void> {
  const { home, page: words } = SAY[language];
  await openPage(page, language);
  await page.getByText(home.import, { exact: false }).first().click();
  await page.getByRole('textbox', { name: home.paste }).fill(text);
  await button(page, home.openPasted).click();
  const playFrom = button(page, home.playFrom);
  await expect(playFrom).toBeVisible();
  const found = page.locator('section').filter({ has: playFrom });
  for (const [seat, player] of players.entries()) await takeSeat(found, seat, player);
  await playFrom.click();
  await expect(page.getByRole('group', { name: words.board })).toBeVisible();
}

const figures = (page: Page, language: Language) =>
  page.getByRole('group', { name: SAY[language].page.board }).locator('[role=button][aria-pressed]');

/** Says yes to what is asked before it is done for good. */
const confirm = (page: Page, language: Language): Promise<void> =>
  button(page, SAY[language].play.doIt).click();

/** Takes the first figure in hand for which there is something to attack. */
async function attack(page: Page, language: Language): Promise<void> {
  const all = figures(page, language);
  const { verb } = deedWords('attack', TONGUES[language]);
  for (let index = 0; index < (await all.count()); index++) {
    await all.nth(index).press('Enter');
    const deed = page.getByRole('button', {
      name: new RegExp(`^${verb}(?!.*${SAY[language].play.why.replace('?', '\\?')})`),
    });
    if ((await deed.count()) === 0) continue;
    await deed.first().click();
    await confirm(page, language);
    return;
  }
  throw new Error('Nobody can attack.');
}

export async function resign(page: Page, language: Language): Promise<void> {
  const { verb } = deedWords('resign', TONGUES[language]);
  await page.getByLabel(SAY[language].play.menu, { exact: true }).first().click();
  await button(page, verb).click();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
}

/** A whole game, so that there is something to tell of it. */
async function gameOver(page: Page, language: Language): Promise<void> {
  await openPage(page, language);
  await page.evaluate(
    (text) => localStorage.setItem('dungeon-twister-game:whole', text),
    finishedSave([{ kind: 'human' }, { kind: 'bot', level: 'greedy' }]),
  );
  await page.goto('/#/play/whole');
  await expect(page.getByRole('region', { name: SAY[language].play.gameOver })).toBeVisible();
}

/** It begins with what it leaves out. */
async function gentle(page: Page, language: Language): Promise<void> {
  await openPage(page, language);
  await page.locator('.home-first').click();
  await expect(page.locator('.gentle-word')).toBeVisible();
}

export const SCREENS: Readonly<Record<string, Reach>> = {
  home: (page, language) => openPage(page, language),

  'chooser with all options': async (page, language) => {
    await openPage(page, language);
    await page.getByText(SAY[language].home.optionsHint).click();
    await page.getByText(SAY[language].home.houseRulesHint).click();
  },

  'a first game, small or full': async (page, language) => {
    await openPage(page, language);
    await page.getByRole('button', { name: SAY[language].home.versus }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },

  'the gentle game': gentle,

  'a hint': async (page, language) => {
    await gentle(page, language);
    await page.locator('.gentle-word button').click();
    await page.keyboard.press('h');
    await expect(page.locator('.help-word strong')).toBeVisible();
  },

  'choosing an opponent': async (page, language) => {
    const { home, page: words } = SAY[language];
    await openPage(page, language);
    await page.getByRole('button', { name: new RegExp(`^${words.colour.yellow}`) }).click();
    await expect(page.getByRole('group', { name: home.choosePlayer(words.colour.yellow) })).toBeVisible();
  },

  'import, refused': async (page, language) => {
    const { home } = SAY[language];
    await openPage(page, language);
    await page.getByText(home.importHint).click();
    await page.getByRole('textbox', { name: home.paste }).fill(withFaults(fixture('base-fight')));
    await button(page, home.openPasted).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },

  'a saved game of older rules': async (page, language) => {
    await openPage(page, language);
    await page.evaluate((text) => localStorage.setItem('dungeon-twister-game:old', text), oldSave('race'));
    await page.goto('/#/play/old');
    await expect(page.getByRole('alert')).toContainText(SAY[language].home.departed);
  },

  'a game that is open in another window': async (page, language) => {
    const other = await page.context().newPage();
    await setUp(other, language);
    await button(other, SAY[language].play.placeForMe).click();
    await openPage(page, language, new URL(other.url()).hash);
    await expect(page.getByRole('alert')).toContainText(SAY[language].home.elsewhere);
  },

  'saved games and share': async (page, language) => {
    await setUp(page, language);
    await button(page, SAY[language].play.placeForMe).click();
    await page.goto('/#/');
    await page
      .getByRole('button', { name: new RegExp(`^${SAY[language].home.shareGame}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },

  'set-up': setUp,

  curtain: async (page, language) => {
    await openPage(page, language);
    await page.getByRole('button', { name: SAY[language].home.hotSeat }).click();
    await expect(button(page, SAY[language].page.ready)).toBeVisible();
  },

  'playing with a selection': async (page, language) => {
    await openPosition(page, language, 'base-fight');
    await figures(page, language).first().press('Enter');
    await expect(figures(page, language).first()).toHaveAttribute('aria-pressed', 'true');
    // On a big screen its card comes when the page has time; on a small one it is in the sheet.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const isWide = width > NARROW && height > SHORT;
    await expect(page.locator('.card-beside[data-form]')).toHaveCount(isWide ? 1 : 0);
  },

  'a refusal with its rule': async (page, language) => {
    await openPosition(page, language, 'base-fight');
    await figures(page, language).first().press('Enter');
    await page.getByRole('button', { name: SAY[language].play.why }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
  },

  'the question before the end of a turn': async (page, language) => {
    await openPosition(page, language, 'base-fight');
    await page.keyboard.press('e');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },

  combat: async (page, language) => {
    await openPosition(page, language, 'base-fight');
    await attack(page, language);
    await expect(page.getByRole('region', { name: SAY[language].page.combat })).toBeVisible();
  },

  'the end of a combat': async (page, language) => {
    const { play, page: words } = SAY[language];
    await openPosition(page, language, 'base-fight');
    await attack(page, language);
    const cards = page.getByRole('group', { name: play.yourCards }).getByRole('button');
    await cards.first().click();
    await confirm(page, language);
    await button(page, words.ready).click();
    await cards.last().click();
    await confirm(page, language);
    await expect(page.getByRole('dialog', { name: words.combat })).toBeVisible();
    // The cards turn over first.
    await expect(page.locator('.ended.waiting')).toHaveCount(0);
  },

  'the Card Game': async (page, language) => {
    await openPosition(page, language, 'cards');
    const { board } = SAY[language].page;
    const marks = page.getByRole('group', { name: board }).locator('[role=button]:not([aria-pressed])');
    for (let index = 0; (await marks.count()) === 0; index++)
      await figures(page, language).nth(index).press('Enter');
  },

  'four players': (page, language) => openPosition(page, language, 'pyramid'),

  'list of keys': async (page, language) => {
    await openPosition(page, language, 'prison');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: SAY[language].play.keys })).toBeVisible();
  },

  menu: async (page, language) => {
    await openPosition(page, language, 'prison');
    await page.getByLabel(SAY[language].play.menu, { exact: true }).first().click();
  },

  'game over': gameOver,

  replay: async (page, language) => {
    await gameOver(page, language);
    await page.goto('/#/replay');
    await page.getByRole('slider').fill('120');
    await page.getByRole('slider').blur();
  },

  rules: async (page, language) => {
    await openPage(page, language, '#/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },

  'a rule of a book': async (page, language) => {
    await openPage(page, language, '#/rules/BD-COMBAT-4');
    await expect(page.getByText('BD-COMBAT-4', { exact: true }).first()).toBeVisible();
  },

  'rules, searched': async (page, language) => {
    await openPage(page, language, '#/rules');
    await page.getByRole('searchbox').fill(language === 'en' ? 'rope pit' : 'corde fosse');
    await expect(page.locator('mark').first()).toBeVisible();
  },

  'rules in pictures': async (page, language) => {
    await openPage(page, language, '#/rules/pictures');
    await expect(
      page.getByRole('img', { name: RULES_WORDS[language].pictureBefore('') }).last(),
    ).toBeAttached();
  },

  'the index of the rules': async (page, language) => {
    await openPage(page, language, '#/rules/index');
    await expect(page.getByRole('heading', { name: 'Z', exact: true })).toBeVisible();
  },

  'statistics, empty': async (page, language) => {
    await openPage(page, language, '#/statistics');
    await expect(page.getByText(STATISTICS_WORDS[language].emptyHint)).toBeVisible();
  },

  statistics: async (page, language) => {
    await gameOver(page, language);
    await button(page, STATISTICS_WORDS[language].title).click();
    await expect(page.getByRole('table', { name: STATISTICS_WORDS[language].kinds })).toBeVisible();
    await page.getByText(STATISTICS_WORDS[language].table, { exact: true }).first().click();
  },

  'a broken link': async (page, language) => {
    await openPage(page, language, '#p=broken');
    await expect(page.getByRole('alert')).toBeVisible();
  },
};
