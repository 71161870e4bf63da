/**
 * What somebody at the screen could press now: everything with the role of a button that can be seen and reached, by
 * its name and by the names of what is around it. Nothing but roles and names is looked at.
 */
import type { Page } from '@playwright/test';

export interface Offer {
  readonly name: string;
  /** The names of the groups, regions and dialogs around it, the nearest first. */
  readonly within: readonly string[];
  readonly pressed: boolean;
  /** Which one it is, of those with the same name. */
  readonly index: number;
}

export interface Screen {
  readonly offers: readonly Offer[];
  /** The names of all regions and dialogs that can be seen. */
  readonly regions: readonly string[];
  /** The heading that says whose turn it is. */
  readonly headline: string;
}

/** Read in one go, because the screen may change between two questions. */
export const readScreen = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const named = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby');
      const label = by ? document.getElementById(by)?.textContent : element.getAttribute('aria-label');
      return (label ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
    const AROUND =
      '[role=group], [role=dialog], [role=alertdialog], section, dialog, details, article, nav, aside';
    const aroundOf = (element: Element): string[] => {
      const found: string[] = [];
      for (
        let at = element.parentElement?.closest(AROUND);
        at;
        at = at.parentElement?.closest(AROUND) ?? null
      )
        if (at.hasAttribute('aria-label') || at.hasAttribute('aria-labelledby')) found.push(named(at));
        else if (at.localName === 'details') found.push(named(at.querySelector('summary') ?? at));
      return found;
    };
    const counted = new Map<string, number>();
    const offers = [...document.querySelectorAll('button:not(:disabled), [role=button]')]
      .filter(isShown)
      .map((element) => {
        const name = named(element);
        const index = counted.get(name) ?? 0;
        counted.set(name, index + 1);
        return {
          name,
          within: aroundOf(element),
          pressed: element.getAttribute('aria-pressed') === 'true',
          index,
        };
      });
    const regions = [...document.querySelectorAll('[role=dialog], [role=alertdialog], section, dialog')]
      .filter((element) => element.hasAttribute('aria-label') && element.checkVisibility())
      .map(named);
    return { offers, regions, headline: document.querySelector('h1')?.textContent ?? '' };
  });

/** Where the pointer meets an offer, after scrolling there; null where something lies over every part of it. */
export const pointOf = (page: Page, offer: Offer): Promise<{ x: number; y: number } | null> =>
  page.evaluate(({ name, index }) => {
    const named = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const element = [...document.querySelectorAll('button:not(:disabled), [role=button]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
      .filter((one) => named(one) === name)[index];
    if (!element) return null;
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (const part of [element, ...element.querySelectorAll('*')]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      // The middle first; then elsewhere, for what something smaller lies on.
      for (const [across, down] of [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
    }
    return null;
  }, offer);

/** Whether it is a figure that lets the pointer through, to the mark of the square on which it lies; keys reach it. */
export const isThrough = (page: Page, { name, index }: Offer): Promise<boolean> =>
  page
    .getByRole('button', { name, exact: true })
    .nth(index)
    .evaluate((one) => one.matches('.board .stand') && getComputedStyle(one).pointerEvents === 'none');

/** What lies over the middle of an offer, for whoever reads why it could not be reached. */
export const overIt = (page: Page, offer: Offer): Promise<string> =>
  page.evaluate(({ name }) => {
    const element = [...document.querySelectorAll('button, [role=button]')].find(
      (one) =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim() === name,
    );
    if (!element) return 'it has gone';
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const around = hit?.closest('[class]');
    return `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)} under ${hit?.localName} in ${around?.getAttribute('class')}; events ${getComputedStyle(element).pointerEvents}`;
  }, offer);
