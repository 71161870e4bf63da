/** French that must agree: articles, genders and numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AFTER_GAME_WORDS } from '../../src/words/after-game-words.ts';
import { GAIN_WORDS } from '../../src/words/gain-words.ts';
import { PLACING_WORDS } from '../../src/words/placing-words.ts';
import { panelFrench } from '../../src/words/panel-french.ts';
import { playEnglish } from '../../src/words/play-english.ts';
import { playFrench } from '../../src/words/play-french.ts';

const { fr } = AFTER_GAME_WORDS;

test.each([
  ['Magicien', 'Le Magicien est dehors : +1'],
  ['Voleuse', 'La Voleuse est dehors : +1'],
  ['Passe-muraille', 'La Passe-muraille est dehors : +1'],
  ['Homme-serpent', 'L’Homme-serpent est dehors : +1'],
])('a banner names the %s with its article', (piece, said) => {
  expect(GAIN_WORDS.fr.outFor(piece, 1)).toBe(said);
  expect(GAIN_WORDS.fr.fallsFor(piece, 1)).toBe(said.replace(' est dehors : ', ' : élimination, '));
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

test('what is said of a piece follows its gender, and what it carries has its article', () => {
  expect(panelFrench.agree(panelFrench.enemy, 'Voleuse')).toBe('ennemie');
  expect(panelFrench.agree(panelFrench.enemy, 'Gobelin')).toBe('ennemi');
  expect(panelFrench.agree(panelFrench.mark.hurt, 'Voleuse')).toBe('blessée ce tour');
  expect(panelFrench.carries(['Corde'])).toBe('porte la Corde');
});

test('points of one figure say whose they are, and are counted before a turn ends', () => {
  expect(playFrench.ownPoints(4, 'Voleuse')).toBe('+4 pour la Voleuse');
  expect(playFrench.endAnyway(1, [[4, 'Voleuse']])).toBe(
    'Il vous reste 1 point d’action et 4 pour la Voleuse seulement à utiliser.',
  );
  expect(playEnglish.endAnyway(0, [[4, 'Thief']])).toBe(
    'You still have 4 action points for the Thief alone that you could use.',
  );
});

const filesIn = (folder: string, names: (name: string) => boolean): [string, string][] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter(names)
    .map((name) => [name, readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8')]);

test('one thing has one word, in lessons, refusals and on the page', () => {
  const texts = [
    ...filesIn('../../src/words/', () => true),
    ...filesIn('../../../lessons/files/', () => true),
    ...filesIn('../../../words/src/say/', (name) => name === 'french.ts'),
    ...filesIn('../../../rules/src/', (name) => name === 'reasons-french.ts'),
  ];
  const other = /roues? dentées?|mécanismes?|engrenages?|cartes? Action\b|cartes? d’action|seul le \+?0/gi;
  for (const [name, text] of texts) expect([name, text.match(other)]).toEqual([name, null]);
  const reasons = texts.find(([name]) => name === 'reasons-french.ts')?.[1];
  expect(reasons).not.toMatch(/figurine/);
});
