import { GUESTS, SCENARIOS } from '@dungeon-twister/rules';
import { LANGUAGES, sayQuestion, TONGUES } from '@dungeon-twister/words';
import { expect, test } from 'vitest';

/** Every stage of every edition, and what abilities ask. */
const STAGES = [
  ...new Set(
    [
      ...SCENARIOS.flatMap(({ edition }) => edition.stages),
      ...[...SCENARIOS.flatMap(({ teams }) => teams).flatMap(({ characters }) => characters), ...GUESTS]
        .flatMap(({ abilities }) => abilities)
        .flatMap((ability) => ability.stages ?? []),
    ].map(({ id }) => id),
  ),
];

test.each(STAGES)('what is asked at the stage %s is said in both languages', (stage) => {
  const said = LANGUAGES.map((language) => sayQuestion(stage, TONGUES[language]));
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.{10,}[.?]$/u);
  expect(new Set(said).size).toBe(LANGUAGES.length);
});
