import { GUESTS, type Language, SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../src/words/abilities.ts';
import { saidOf } from '../../src/words/ability-texts.ts';

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

/** The book of an ability that only one has. */
const bookOf = (id: string): string =>
  [...abilities.keys()].find((key) => key.endsWith(`.${id}`))?.split('.')[0] ?? 'no book';

const textsIn = (language: Language): [key: string, name: string, text: string][] =>
  Object.entries(ABILITIES).flatMap(([id, { name, ...texts }]) =>
    Object.entries('en' in texts ? { [bookOf(id)]: texts } : texts).map(
      ([book, text]): [string, string, string] => [`${book}.${id}`, name[language], text[language]],
    ),
  );

describe.each(['en', 'fr'] as const)('abilities in %s', (language) => {
  test('every ability of every scenario is described, and no other', () => {
    expect(abilities.size).toBeGreaterThan(50);
    expect(
      textsIn(language)
        .map(([key]) => key)
        .sort(),
    ).toEqual([...abilities.keys()].sort());
  });

  test('one or two plain sentences each', () => {
    const odd = textsIn(language).filter(
      ([, name, text]) => !/^\p{Lu}/u.test(name) || !/^\p{Lu}[^]*\.$/u.test(text) || text.length >= 280,
    );
    expect(odd).toEqual([]);
  });

  test('every ability finds its own words', () => {
    for (const ability of abilities.values()) expect(saidOf(ABILITIES, ability, language)?.text).toBeTruthy();
  });
});

test('the two languages do not share a sentence', () => {
  const said = new Set(textsIn('en').map(([, , text]) => text));
  expect(textsIn('fr').filter(([, , text]) => said.has(text))).toEqual([]);
});

test('an ability of both books has a description in each', () => {
  const [board, cards] = ['BD', 'CG'].map((book) =>
    saidOf(ABILITIES, { id: 'rope', rules: [`${book}-OBJ-Rope-1`] }, 'en'),
  );
  expect(board?.text).not.toBe(cards?.text);
});
