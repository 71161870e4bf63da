/** Light, dark, or as the device has it. */
import { signal } from '@preact/signals';
import type { Theme } from '../words/home-words.ts';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const KEPT = 'theme';

const SCHEMES: Readonly<Record<Theme, string>> = { system: 'light dark', light: 'light', dark: 'dark' };

/** Where nothing can be stored, the choice holds until the page is closed. */
function keptTheme(): Theme {
  try {
    return THEMES.find((one) => one === localStorage.getItem(KEPT)) ?? 'system';
  } catch {
    return 'system';
  }
}

export const theme = signal<Theme>(keptTheme());

/** Applies the theme now and whenever it changes. */
export function followTheme(): () => void {
  return theme.subscribe((chosen) => {
    document.documentElement.style.colorScheme = SCHEMES[chosen];
    document.documentElement.dataset['theme'] = chosen;
    try {
      localStorage.setItem(KEPT, chosen);
    } catch {
      // Nothing to do: see above.
    }
  });
}
