import { GUESTS, SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { abilityKey } from '../../src/words/ability-texts.ts';
import { ABILITIES as english } from '../../src/words/abilities-english.ts';
import { ABILITIES as french } from '../../src/words/abilities-french.ts';

const abilities = new Map(
  [
    ...SCENARIOS.flatMap(({ teams }) => teams).flatMap(({ characters, objects }) => [
      ...characters,
      ...objects,
    ]),
    ...GUESTS,
  ]
    .flatMap((kind) => kind.abilities)
    .map((ability) => [abilityKey(ability), ability]),
);

describe.each([
  ['English', english],
  ['French', french],
])('abilities in %s', (_language, texts) => {
  test('every ability of every scenario is described, and no other', () => {
    expect(abilities.size).toBeGreaterThan(50);
    expect(Object.keys(texts).sort()).toEqual([...abilities.keys()].sort());
  });

  test('one or two plain sentences each', () => {
    const odd = Object.entries(texts).filter(
      ([, { name, text }]) => !/^\p{Lu}/u.test(name) || !/^\p{Lu}[^]*\.$/u.test(text) || text.length >= 280,
    );
    expect(odd).toEqual([]);
  });
});

test('the two languages do not share a sentence', () => {
  const shared = Object.entries(english).filter(([key, { text }]) => french[key]?.text === text);
  expect(shared).toEqual([]);
});

test('an ability of both books has a description in each', () => {
  expect(english['BD.rope']?.text).not.toBe(english['CG.rope']?.text);
});
