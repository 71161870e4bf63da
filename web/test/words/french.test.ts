/** French that must agree: articles, genders and numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AFTER_GAME_WORDS } from '../../src/words/after-game-words.ts';
import { GAIN_WORDS } from '../../src/words/gain-words.ts';
import { PLACING_WORDS } from '../../src/words/placing-words.ts';
import { playFrench } from '../../src/words/play-french.ts';

const { fr } = AFTER_GAME_WORDS;

test.each([
  ['Magicien', 'Le Magicien est dehors : +1'],
  ['Voleuse', 'La Voleuse est dehors : +1'],
  ['Passe-muraille', 'La Passe-muraille est dehors : +1'],
  ['Homme-serpent', 'L’Homme-serpent est dehors : +1'],
])('a banner names the %s with its article', (piece, said) => {
  expect(GAIN_WORDS.fr.outFor(piece, 1)).toBe(said);
  expect(GAIN_WORDS.fr.fallsFor(piece, 1)).toBe(said.replace('est dehors', 'tombe'));
});

test('games that were won, lost and drawn agree with their number', () => {
  expect([0, 1, 2].map(fr.tally.won)).toEqual(['gagnée', 'gagnée', 'gagnées']);
  expect([0, 1, 2].map(fr.tally.lost)).toEqual(['perdue', 'perdue', 'perdues']);
  expect([0, 1, 2].map(fr.tally.drawn)).toEqual(['nulle', 'nulle', 'nulles']);
});

test('the turns of a game are those of all players', () => {
  expect([1, 12].map(fr.turnsInAll)).toEqual(['1 tour en tout', '12 tours en tout']);
  expect([1, 12].map(AFTER_GAME_WORDS.en.turnsInAll)).toEqual(['1 turn in all', '12 turns in all']);
});

test('the characters of a revealed room are not those of whoever reveals it', () => {
  for (const said of [PLACING_WORDS.fr.why.characters, PLACING_WORDS.fr.why.both])
    expect(said).toContain('tous les personnages qui s’y trouvent');
  for (const said of [PLACING_WORDS.en.why.characters, PLACING_WORDS.en.why.both])
    expect(said).toContain('all characters in it');
});

test('buttons say what they are about', () => {
  expect(playFrench.replay).toBe('Revoir la partie');
  // Also pressed with nothing placed yet: then nothing is a rest.
  expect(playFrench.placeForMe).toBe('Tout placer pour moi');
  expect(playFrench.whyCurtain.tokens).toContain(`« ${playFrench.placeForMe} »`);
});

test('the Passe-muraille is a woman on every page of the rules', () => {
  const folder = new URL('../../../docs/rules/fr/', import.meta.url);
  for (const page of readdirSync(folder)) {
    const text = readFileSync(new URL(page, folder), 'utf8');
    expect([page, text.match(/\b(?:le|un|du|au|ce) Passe-muraille/gi)]).toEqual([page, null]);
  }
});
