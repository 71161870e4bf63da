/** Light, dark, or as the device has it. */
import { signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'theme';

const SCHEMES: Readonly<Record<Theme, string>> = { system: 'light dark', light: 'light', dark: 'dark' };

export const theme = signal<Theme>(THEMES.find((one) => one === readSetting(KEPT)) ?? 'system');

/** Applies the theme now and whenever it changes. */
export const followTheme = (): (() => void) =>
  theme.subscribe((chosen) => {
    document.documentElement.style.colorScheme = SCHEMES[chosen];
    document.documentElement.dataset['theme'] = chosen;
    keepSetting(KEPT, chosen);
  });
