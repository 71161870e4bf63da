import { describe, expect, test } from 'vitest';
import { filesUnder, readText } from '../files.ts';
import { schemaFiles } from '../schema/index.ts';

describe('docs/schema', () => {
  test.each(schemaFiles())('$name says what the rules say; else: npm run docs:schema', ({ name, text }) => {
    expect(readText(name).text).toBe(text);
  });

  test('holds no other table, and its page speaks of each', () => {
    const names = schemaFiles().map(({ name }) => name);
    expect(filesUnder('docs/schema', '.json')).toEqual(names.toSorted());
    const page = readText('docs/schema/README.md').text;
    for (const name of names) expect(page).toContain(name.replace('docs/schema/', ''));
  });

  test('its page explains every form', () => {
    const page = readText('docs/schema/README.md').text;
    const forms = new Set(
      schemaFiles().flatMap(({ text }) => [...text.matchAll(/"form":"(\w+)"/g)].map(([, form]) => form)),
    );
    expect(forms.size).toBeGreaterThan(0);
    for (const form of forms) expect(page).toContain(`| \`${form}\` |`);
  });
});
