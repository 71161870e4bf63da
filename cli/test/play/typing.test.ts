/** What a player types, and what is said to it. */
import { Chance, createGame, type Game, type Seat, stageOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { complete } from '../../src/play/complete.ts';
import { nearest } from '../../src/play/nearest.ts';
import { Session } from '../../src/play/session.ts';
import { gameUntil } from '../by-lot.ts';
import { PaperDesk } from './paper-desk.ts';

/** Types these lines, then leaves; answers what was shown after the first prompt. */
async function typing(game: Game, lines: string[], language: 'en' | 'fr' = 'en'): Promise<string> {
  const left = [...lines];
  const saved: string[] = [];
  const desk = new PaperDesk(() => left.shift() ?? null);
  const save = (file: string): boolean => saved.push(file) > 0 && !file.includes('/');
  await new Session(game, { language, bots: new Set<Seat>(), chance: new Chance('x'), save }, desk).play();
  // The names of the columns stand above and below the labyrinth.
  const [, , ...below] = desk.text.split('a     b     c     d     e     f     g     h     i     j');
  return below.join('').trimStart();
}

const start = (): Game => createGame({ scenario: 'base' }, 'typing');

describe('typing at the keyboard', () => {
  test('the first lines say what to do now', async () => {
    expect(await typing(start(), [])).toBe(
      [
        'Dungeon Twister: Base set: standard game.',
        'Each prompt says what to do now. Type `help` for more, `quit` to leave.',
        'Blue, lay your starting team face down on the dots of your line (4 to go): type e.g. `Cl @b0`.',
        '(`?` lists what is legal, `help` explains it.)',
        'blue> ',
        'The game is not over.',
        '',
      ].join('\n'),
    );
  });

  test('help explains what can be typed at this moment, by example', async () => {
    const text = await typing(start(), ['help']);
    expect(text).toContain('  Cl @b0      puts a character on a dot of your line\n');
    expect(text).not.toContain('turns a room');
    const acting = await typing(actingGame(), ['help']);
    expect(acting).toContain('ends your turn');
    expect(acting).toContain('walks');
  });

  test('a small letter is understood; capitals of squares are not guessed', async () => {
    expect(await typing(start(), ['cl @b0'])).toContain('Blue puts the blue Cleric on b0.\n');
  });

  test('a refusal has words, a rule and a place', async () => {
    const text = await typing(start(), ['Cl @b0', 'Th @b0', 'Sw @d0']);
    expect(text).toMatch(/\nNo: .+\. \[BD-[A-Z]+-\d+, at b0(, .+)?\]\nPerhaps: `Th @d0`/);
    expect(text).toMatch(/\nNo: .+ \[BD-.+blue Sword\]\n/);
  });

  test('what is no action is answered with the nearest that is', async () => {
    expect(await typing(start(), ['Cl @bo'])).toContain('Perhaps: `Cl @b0`');
    expect(await typing(start(), ['Xx'])).toContain('There is no piece "Xx".');
  });

  test('legal actions: all, or those of one piece', async () => {
    expect(await typing(start(), ['? th'])).toContain('\nTh @b0   Th @d0   Th @g0   Th @i0\n');
    expect((await typing(start(), ['moves'])).match(/ @b0/g)?.length).toBeGreaterThan(8);
    expect(await typing(start(), ['? Qq'])).toContain('You have no piece "Qq".');
    expect(await typing(actingGame(), ['?'])).toMatch(/\n\w\w walks to: [a-j]\d/);
  });

  test('taking back, where it is allowed', async () => {
    expect(await typing(start(), ['undo'])).toContain('No: Nothing has been done yet. [BD-RULING-137]');
    const game = actingGame();
    const deeds = game.deeds.length;
    const [, walk = ''] = /e\.g\. `(\w\w [a-j]\d+)`/.exec(await typing(actingGame(), [])) ?? [];
    expect(await typing(game, [walk, 'undo'])).toMatch(/ walks [\s\S]*Taken back\./);
    expect(game.deeds.length).toBe(deeds);
  });

  test('saving, and where not', async () => {
    const text = await typing(start(), ['save', 'save here.txt', 'save no/where.txt']);
    expect(text).toContain('Say where: save FILE.\n');
    expect(text).toContain('Saved in here.txt.');
    expect(text).toContain('no/where.txt cannot be written.\n');
  });

  test('an empty line asks again; quit leaves', async () => {
    const text = await typing(start(), ['', '  ', 'quit', 'never read']);
    expect(text.match(/blue> /g)).toHaveLength(3);
    expect(text).not.toContain('never read');
  });

  test('in combat the cards in hand are told', async () => {
    const game = gameIn('layCard');
    expect(await typing(game, [])).toMatch(
      /Your combat cards: \d( \d)+\.\n\w+, lay a combat card, face down/,
    );
  });

  test('commands in French, whatever the language of the game', async () => {
    expect(await typing(start(), ['aide', 'coups'], 'fr')).toContain(
      'Ce que vous pouvez taper, par l’exemple :',
    );
    expect(await typing(start(), ['aide'])).toContain('What you can type now');
  });
});

/** A game in which this stage has come. */
const gameIn = (stage: string): Game =>
  gameUntil({ scenario: 'base' }, 'stages', ({ position }) => stageOf(position) === stage);
const actingGame = (): Game => gameIn('act');

describe('Tab', () => {
  const lines = ['Cl c3', 'Cl c4', 'Cl ?A', 'Go a1', 'end'];
  const words = ['Cl', 'Go', 'yCl', 'c3', 'c4', 'cw'];

  test('whole lines, where few are left', () => {
    expect(complete('Cl', lines, words)).toEqual([['Cl c3', 'Cl c4', 'Cl ?A'], 'Cl']);
    expect(complete('  en', lines, words)).toEqual([['end'], 'en']);
    expect(complete('', lines, words)).toEqual([lines, '']);
  });

  test('the next word, where many are', () => {
    const many = Array.from({ length: 20 }, (_, i) => `Cl a${i}`);
    expect(complete('', [...many, 'Go a1', 'end'], words)).toEqual([['Cl ', 'Go ', 'end'], '']);
    expect(complete('Cl a', many, words)[0]).toHaveLength(20);
  });

  test('the word that is being typed, where no line fits', () => {
    expect(complete('Cl x y', lines, words)).toEqual([['yCl'], 'y']);
    expect(complete('Wi c', lines, words)).toEqual([['c3', 'c4', 'cw'], 'c']);
    expect(complete('zz', lines, words)).toEqual([[], 'zz']);
  });
});

describe('the nearest lines', () => {
  test('those with the fewest letters changed, the nearest first', () => {
    expect(nearest('Cl c33', ['end', 'Cl c4', 'Cl c3', 'Go a1', 'Wi j20'])).toEqual([
      'Cl c3',
      'Cl c4',
      'Go a1',
    ]);
    expect(nearest('cl C3', ['Go a1', 'Cl c3'])[0]).toBe('Cl c3');
  });
});
