import { GUESTS, SCENARIOS } from '@dungeon-twister/rules';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '../../src/icons/names.mjs';
import { PATHS } from '../../src/icons/paths.ts';

const KINDS = [
  ...SCENARIOS.flatMap(({ teams }) => teams).flatMap(({ characters, objects }) => [
    ...characters,
    ...objects,
  ]),
  ...GUESTS,
].map(({ id }) => id);

const OWN = /^M[\d\sA-Za-z,.-]+z$/i;

test('every character and every object has an icon: web/src/icons/names.mjs', () => {
  expect(KINDS.filter((id) => !(id in ICONS))).toEqual([]);
});

test('every icon is in the set or drawn by hand: node web/tools/take-icons.mjs', () => {
  const names: readonly string[] = Object.values(ICONS);
  expect(names.filter((name) => !(name in PATHS) && !OWN.test(name))).toEqual([]);
  expect(Object.keys(PATHS).filter((name) => !names.includes(name))).toEqual([]);
});

test('docs/credits.md names every icon of the set', () => {
  const credits = readFileSync(new URL('../../../docs/credits.md', import.meta.url), 'utf8');
  expect(credits).toContain(`${Object.keys(PATHS).join(', ')}.`);
});
