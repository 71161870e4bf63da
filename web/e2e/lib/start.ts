/** Ways into a game, as a person takes them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** As the plates call them; Brindle looks one action ahead, and is quick enough for whole games. */
export type Seat = 'Human' | 'Pim' | 'Brindle' | 'Aldemar';
export const GREEDY: Seat = 'Brindle';

export type Box = 'Base set' | 'Prison' | 'Card Game' | '3/4 Players' | 'Mixed';

export interface Wanted {
  readonly box: Box;
  /** The beginning of its name. */
  readonly scenario?: string | RegExp;
  readonly seats: readonly Seat[];
}

/** “The Pyramid” is not “The Pyramid for three”; behind a name may stand what kind of scenario it is. */
const whole = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?: \\(.*\\))?$`);

/** Plates are radio buttons under a picture: the label is what is clicked. */
async function choosePlate(page: Page, group: string, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name: typeof name === 'string' ? whole(name) : name });
  const plate = page.getByRole('group', { name: group, exact: true }).locator('label').filter({ has: radio });
  await plate.click();
  await expect(plate.getByRole('radio')).toBeChecked();
}

export async function chooseGame(page: Page, { box, scenario, seats }: Wanted): Promise<void> {
  await choosePlate(page, 'Box', box);
  if (scenario !== undefined) await choosePlate(page, 'Scenario', scenario);
  for (const [index, seat] of seats.entries())
    await takeSeat(page.getByRole('group', { name: 'Who plays?' }), index, seat);
}

/** Opens the row of a seat and chooses who plays it, unless he sits there already. */
export async function takeSeat(seats: Locator, index: number, name: string): Promise<void> {
  const row = seats.locator('button[aria-expanded]').nth(index);
  if (await row.getByText(name, { exact: true }).isVisible()) return;
  await row.click();
  const radio = seats.page().getByRole('radio', { name: whole(name) });
  const plate = seats.locator('label').filter({ has: radio });
  await plate.click();
  await expect(plate.getByRole('radio')).toBeChecked();
  await row.click();
}

export async function startGame(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('/');
  await chooseGame(page, wanted);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('group', { name: 'The labyrinth' })).toBeVisible();
}

/** Where the first page shows a scenario. */
export function boxOf(id: string): Box {
  if (id.startsWith('card-')) return 'Card Game';
  if (id.startsWith('prison-')) return 'Prison';
  if (id.startsWith('mixed')) return 'Mixed';
  return id === 'base' ? 'Base set' : '3/4 Players';
}
