import { GUESTS, SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { type AbilityTexts, saidOf } from '../../src/words/ability-texts.ts';
import { ABILITIES as english } from '../../src/words/abilities-english.ts';
import { ABILITIES as french } from '../../src/words/abilities-french.ts';

/** A name for an ability that tells it from its namesake in the other book. */
const keyOf = ({ id, rules }: { readonly id: string; readonly rules: readonly string[] }): string =>
  `${rules[0]?.split('-')[0]}.${id}`;

const abilities = new Map(
  [
    ...SCENARIOS.flatMap(({ teams }) => teams).flatMap(({ characters, objects }) => [
      ...characters,
      ...objects,
    ]),
    ...GUESTS,
  ]
    .flatMap((kind) => kind.abilities)
    .map((ability) => [keyOf(ability), ability]),
);

const textsOf = (texts: AbilityTexts): [key: string, name: string, text: string][] =>
  Object.entries(texts).flatMap(([id, { name, ...books }]) =>
    Object.entries(books).map(([book, text]): [string, string, string] => [`${book}.${id}`, name, text]),
  );

describe.each([
  ['English', english],
  ['French', french],
])('abilities in %s', (_language, texts) => {
  test('every ability of every scenario is described, and no other', () => {
    expect(abilities.size).toBeGreaterThan(50);
    expect(
      textsOf(texts)
        .map(([key]) => key)
        .sort(),
    ).toEqual([...abilities.keys()].sort());
  });

  test('one or two plain sentences each', () => {
    const odd = textsOf(texts).filter(
      ([, name, text]) => !/^\p{Lu}/u.test(name) || !/^\p{Lu}[^]*\.$/u.test(text) || text.length >= 280,
    );
    expect(odd).toEqual([]);
  });

  test('every ability finds its own words', () => {
    for (const ability of abilities.values()) expect(saidOf(texts, ability)?.text).toBeTruthy();
  });
});

test('the two languages do not share a sentence', () => {
  const said = new Set(textsOf(english).map(([, , text]) => text));
  expect(textsOf(french).filter(([, , text]) => said.has(text))).toEqual([]);
});

test('an ability of both books has a description in each', () => {
  expect(english['rope']?.BD).not.toBe(english['rope']?.CG);
});
