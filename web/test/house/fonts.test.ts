/** The typefaces that come with the page: light enough, shown at once, and credited. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { resolve } = createRequire(import.meta.url);

const FACES = read('../../src/app/fonts.css').match(/@font-face \{[^}]*\}/g) ?? [];
const shipped = FACES.filter((face) => face.includes('url('));
const fileOf = (face: string): string => resolve(/url\("([^"]*)"\)/.exec(face)?.[1] ?? '');
const nameOf = (face: string): string => /font-family: "([^"]*)"/.exec(face)?.[1] ?? '';

const MOST_BYTES = 60_000;

test('together they weigh at most 60 kB', () => {
  const bytes = shipped.map((face) => readFileSync(fileOf(face)).length);
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('text is readable before they are there, and does not move when they come', () => {
  for (const face of shipped) {
    expect(face).toContain('font-display: swap');
    const before = FACES.find((one) => nameOf(one) === `before ${nameOf(face)}`);
    expect(before).toMatch(/size-adjust: .*ascent-override: .*descent-override: /s);
  }
});

test('docs/credits.md names each of them and its licence', () => {
  const credits = read('../../../docs/credits.md');
  expect(credits).toContain('SIL Open Font License');
  for (const face of shipped) expect(credits).toContain(nameOf(face));
});
