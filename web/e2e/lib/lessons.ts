/** Lessons through the page: what is pressed, by the names that everybody hears, in both languages. */
import { expect, type Page } from '@playwright/test';
import { QUICK } from './chance.ts';
import { type Offer, pointOf, readScreen } from './offers.ts';
import { click, hurry } from './player.ts';

type Plays = Readonly<Record<string, readonly RegExp[]>>;

const IN_ENGLISH: Plays = {
  walk: [/^Thief \(Blue\)$/, /^Go e2$/, /^Go e6/, /^Goblin \(Blue\)$/, /^Go j6/],
  turn: [/^Cleric \(Blue\)$/, /^Turn the room A/, /^Turn the room B/, /^Goblin \(Blue\)$/, /^Go .*leaves/],
  reveal: [/^Cleric \(Blue\)$/, /^Reveal B/, /^Goblin f5$/, /^Rope g5$/, /^Goblin \(Blue\)$/, /^Go f6/],
  combat: [
    /^Warrior \(Blue\)$/,
    /^Go e3$/,
    /^Attack.*Cleric/,
    /^\+4/,
    /^Warrior \(Blue\)$/,
    /^Attack.*Goblin/,
    /^\+1/,
  ],
  loads: [/^Thief \(Blue\)$/, /^Go f3$/, /^Go f6/, /^Cleric \(Blue\)$/, /^Heal /],
  barriers: [
    /^Thief \(Blue\)$/,
    /^Open the portcullis/,
    /^Go g3$/,
    /^Cleric \(Blue\)$/,
    /^Go h4$/,
    /^Jump.*h6/,
  ],
  cards: [/^Play card 3/, /^Thief \(Blue\)$/, /^Go .*leaves/, /^End the turn, (?!Why)/, /^Play card 2/],
  zones: [
    /^Naga \(Blue\)$/,
    /^Go: the square zone of room D/,
    /^Mekanork \(Blue\)$/,
    /^Go: .*leaves/,
    /^End the turn, (?!Why)/,
  ],
  'among-enemies': [/^Warrior \(Blue\)$/, /^Go: the square zone of room C/, /^Attack.*Naga/, /^\+5/],
  'three-players': [
    /^Warrior \(Blue\)$/,
    /^Go d18$/,
    /^Attack.*Goblin/,
    /^\+6/,
    /^Thief \(Blue\)$/,
    /^Go .*leaves/,
  ],
};

const IN_FRENCH: Plays = {
  walk: [/^Voleuse \(Bleu\)$/, /^Aller e2$/, /^Aller e6/, /^Gobelin \(Bleu\)$/, /^Aller j6/],
  turn: [
    /^Clerc \(Bleu\)$/,
    /^Tourner la salle A/,
    /^Tourner la salle B/,
    /^Gobelin \(Bleu\)$/,
    /^Aller .*sort/,
  ],
  reveal: [/^Clerc \(Bleu\)$/, /^Révéler B/, /^Gobelin f5$/, /^Corde g5$/, /^Gobelin \(Bleu\)$/, /^Aller f6/],
  combat: [
    /^Guerrier \(Bleu\)$/,
    /^Aller e3$/,
    /^Attaquer.*Clerc/,
    /^\+4/,
    /^Guerrier \(Bleu\)$/,
    /^Attaquer.*Gobelin/,
    /^\+1/,
  ],
  loads: [/^Voleuse \(Bleu\)$/, /^Aller f3$/, /^Aller f6/, /^Clerc \(Bleu\)$/, /^Soigner /],
  barriers: [
    /^Voleuse \(Bleu\)$/,
    /^Ouvrir la herse/,
    /^Aller g3$/,
    /^Clerc \(Bleu\)$/,
    /^Aller h4$/,
    /^Sauter.*h6/,
  ],
  cards: [
    /^Jouer la carte 3/,
    /^Voleuse \(Bleu\)$/,
    /^Aller .*sort/,
    /^Finir le tour, (?!Pourquoi)/,
    /^Jouer la carte 2/,
  ],
  zones: [
    /^Homme-serpent \(Bleu\)$/,
    /^Aller.*zone du carré de la salle D/,
    /^Méchanork \(Bleu\)$/,
    /^Aller.*sort/,
    /^Finir le tour, (?!Pourquoi)/,
  ],
  'among-enemies': [
    /^Guerrier \(Bleu\)$/,
    /^Aller.*zone du carré de la salle C/,
    /^Attaquer.*Homme-serpent/,
    /^\+5/,
  ],
  'three-players': [
    /^Guerrier \(Bleu\)$/,
    /^Aller d18$/,
    /^Attaquer.*Gobelin/,
    /^\+6/,
    /^Voleuse \(Bleu\)$/,
    /^Aller .*sort/,
  ],
};

/** For each lesson what is pressed one after the other; what the page asks besides is answered with yes. */
const PLAYS = { en: IN_ENGLISH, fr: IN_FRENCH } as const;

export const PLAYED_LESSONS: readonly string[] = Object.keys(IN_ENGLISH);

/** What the page asks before something final, and what it wants to be seen. */
const CONFIRMS = /^(Do it|Go on|End the turn|Confirmer|Continuer|Finir le tour)$/;

/** What a turn is made of and cannot be taken back: the page asks once. */
const ASKED_FIRST = /^(Turn|Reveal|Attack|Tourner|Révéler|Attaquer).*(cannot be taken back|définitif)$/;
const DO_IT = /^(Do it|Confirmer)$/;

type Press = (page: Page, offer: Offer) => Promise<void>;

/** Presses something as soon as it is there. */
export async function pressNamed(page: Page, name: RegExp, press: Press = click): Promise<void> {
  await expect
    .poll(
      async () => {
        const { offers } = await readScreen(page);
        const wanted = offers.find((offer) => name.test(offer.name));
        const asked = offers.find((offer) => CONFIRMS.test(offer.name));
        if (!wanted || asked) {
          if (asked) await press(page, asked);
          return false;
        }
        await press(page, wanted);
        // Before the question is there, the next thing could be pressed as well.
        if (ASKED_FIRST.test(wanted.name))
          await expect(page.getByRole('button', { name: DO_IT })).toBeVisible();
        return true;
      },
      { message: `${name}`, timeout: 20_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
}

/** Presses yes as long as something is asked, until the lesson is done and nothing hides it. */
async function settle(page: Page, press: Press): Promise<void> {
  const finished = page.locator('.lesson-panel.finished');
  await expect
    .poll(
      async () => {
        const { offers } = await readScreen(page);
        const asked = offers.find((offer) => CONFIRMS.test(offer.name));
        if (asked) await press(page, asked);
        return !asked && (await finished.count()) === 1;
      },
      { message: 'the lesson is done', timeout: 20_000, intervals: [100] },
    )
    .toBe(true);
}

interface Playing {
  readonly language?: keyof typeof PLAYS;
  readonly press?: Press;
}

export async function playLesson(
  page: Page,
  id: string,
  { language = 'en', press = click }: Playing = {},
): Promise<void> {
  const names = PLAYS[language][id];
  if (!names) throw new Error(`Nobody knows how the lesson ${id} is played.`);
  await playNamed(page, names, press);
}

/** Presses one thing after the other, until the lesson or the mission is done. */
export async function playNamed(page: Page, names: readonly RegExp[], press: Press = click): Promise<void> {
  for (const name of names) await pressNamed(page, name, press);
  await settle(page, press);
}

/** With a finger. Something that no finger can reach is a fault of the page. */
export async function tap(page: Page, offer: Offer): Promise<void> {
  await expect.poll(() => pointOf(page, offer), { message: `a place to tap: ${offer.name}` }).not.toBeNull();
  const point = await pointOf(page, offer);
  if (point) await page.touchscreen.tap(point.x, point.y);
}

/** More than there are on any screen. */
const MOST_STOPS = 120;

/** With the keys alone: the tabulator leads there, and Enter does it. */
export async function enter(page: Page, { name, index }: Offer): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true }).filter({ visible: true }).nth(index);
  const isThere = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What is pressed in the small game; the squares of the way out are the same in both languages. */
const IN_GAME = {
  en: {
    runners: [/^Thief \(Blue\)$/, /^Goblin \(Blue\)$/],
    own: /\(Blue\)$/,
    card: /^Play card \d(?!.*Why)/,
    leaves: /leaves: /,
    end: 'End the turn',
    endInDock: /^End the turn, (?!Why)/,
    again: 'Again',
    ended: /Well done!|Not this time/,
  },
  fr: {
    runners: [/^Voleuse \(Bleu\)$/, /^Gobelin \(Bleu\)$/],
    own: /\(Bleu\)$/,
    card: /^Jouer la carte \d(?!.*Pourquoi)/,
    leaves: /sort : /,
    end: 'Finir le tour',
    endInDock: /^Finir le tour, (?!Pourquoi)/,
    again: 'Recommencer',
    ended: /Bravo|Pas cette fois/,
  },
} as const;

/** Squares on the way out, the last first; from everywhere on it the next one is in reach. */
const WAY_OUT = [/\be10\b/, /\bc8\b/, /\bc7\b/, /\ba7\b/, /\ba5\b/, /\ba3\b/, /\bb1\b/];

/** Several times what a game takes that is won. */
const PATIENCE = 80;

interface Reaching {
  /** Whether something can be pressed where it is: not all of a board may be in sight. */
  readonly reaches?: (page: Page, offer: Offer) => Promise<boolean>;
}

/** Whether a finger can get there without moving the board first. */
export const isInSight = async (page: Page, offer: Offer): Promise<boolean> =>
  (await pointOf(page, offer)) !== null;

async function firstReached(
  page: Page,
  offers: readonly Offer[],
  reaches: NonNullable<Reaching['reaches']>,
): Promise<Offer | undefined> {
  for (const offer of offers) if (await reaches(page, offer)) return offer;
  return undefined;
}

/** Plays the small game until somebody has won: who wanders about does so by lot. */
export async function playSmallGame(
  page: Page,
  { language = 'en', press = click, reaches = () => Promise.resolve(true) }: Playing & Reaching = {},
): Promise<void> {
  await page.clock.install();
  await page.addInitScript(QUICK);
  await page.goto('/#/learn/game');
  const panel = page.locator('.lesson-panel');
  await expect(panel).toBeVisible();
  const words = IN_GAME[language];
  const ended = panel.getByText(words.ended);
  for (let presses = 0; presses < 4 * PATIENCE && (await ended.count()) === 0; presses++) {
    const { offers } = await readScreen(page);
    // Whoever has lost his runners begins again, as people do.
    const again = presses % PATIENCE === PATIENCE - 1 && offers.find(({ name }) => name === words.again);
    const next = again || (await firstReached(page, nextInGame(offers, words), reaches));
    if (next) await press(page, next);
    await hurry(page);
  }
  await expect(ended).toBeVisible();
}

/** What could be pressed next, the best first. */
function nextInGame(
  offers: readonly Offer[],
  words: (typeof IN_GAME)[keyof typeof IN_GAME],
): readonly Offer[] {
  const called = (name: RegExp): Offer | undefined => offers.find((offer) => name.test(offer.name));
  const asked =
    called(/^(Do it|Go on|Confirmer|Continuer)$/) ??
    offers.find(({ name, within }) => name === words.end && within.length > 0) ??
    called(/^\+\d/) ??
    offers.findLast(({ name }) => words.card.test(name));
  if (asked) return [asked];
  const isInHand = offers.some(({ name, pressed }) => pressed && words.own.test(name));
  const marks = isInHand ? [words.leaves, ...WAY_OUT].map(called) : [];
  const runner = words.runners.map(called).find((one) => one !== undefined);
  const otherwise = runner && !runner.pressed ? runner : called(words.endInDock);
  return [...marks, otherwise].filter((one) => one !== undefined);
}
