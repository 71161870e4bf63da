import { expect, test } from 'vitest';
import { localeFor } from '../../src/words/locale.ts';

const said = (language: 'en' | 'fr', readers: readonly string[]): string =>
  new Intl.DateTimeFormat(localeFor(language, readers), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 2),
  );

test('dates are written as the reader writes them', () => {
  expect(said('en', ['en-GB', 'en'])).toBe('2 Jan 2026');
  expect(said('en', ['en-US', 'en'])).toBe('Jan 2, 2026');
  expect(said('fr', ['en-GB', 'fr-CA'])).toMatch(/^2 janv\. 2026$/);
});

test('whose browser names no country of the language finds the day before the month', () => {
  expect(said('en', ['fr-FR'])).toBe('2 Jan 2026');
  expect(said('en', ['en'])).toBe('2 Jan 2026');
  expect(said('fr', [])).toBe('2 janv. 2026');
});
