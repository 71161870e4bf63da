/** Everything on a screen that is read or heard, except what says itself that it is in another language. */
import type { Page } from '@playwright/test';

export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element | null): boolean =>
      (element?.closest('[lang]')?.getAttribute('lang') ?? own) === own;
    const found = new Set<string>();
    const add = (text: string | null | undefined): void => {
      const words = (text ?? '').replaceAll(/\s+/g, ' ').trim();
      if (words !== '') found.add(words);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (parent && !parent.closest('script, style, code, textarea') && isOwn(parent)) add(textContent);
    }
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-valuetext',
      'aria-roledescription',
    ])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOwn(element)) add(element.getAttribute(name));
    add(document.title);
    return [...found];
  });
