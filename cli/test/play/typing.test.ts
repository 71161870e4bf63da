/** What a player types, and what is said to it. */
import { Chance, createGame, Game, type Seat, stageOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { complete } from '../../src/play/complete.ts';
import { nearest } from '../../src/play/nearest.ts';
import { Session } from '../../src/play/session.ts';
import { onBoard } from '../a-position.ts';
import { gameUntil } from '../by-lot.ts';
import { PaperDesk } from './paper-desk.ts';

/** Types these lines, then leaves; answers what was shown after the first prompt. */
async function typing(game: Game, lines: string[], language: 'en' | 'fr' = 'en'): Promise<string> {
  const left = [...lines];
  const saved: string[] = [];
  const desk = new PaperDesk(() => left.shift() ?? null);
  const save = (file: string): boolean => saved.push(file) > 0 && !file.includes('/');
  await new Session(
    game,
    { language, bots: new Map<Seat, null>(), chance: new Chance('x'), save },
    desk,
  ).play();
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

  test('staying where one is comes last among the actions, and is never suggested', async () => {
    const text = await typing(scene(), ['? Cl', 'Cl c1', 'Cl c19']);
    const [, list = ''] = text.split('blue> ? Cl\n');
    expect(list).toMatch(
      /^Cl walks to: (?!.*\bc18\b)[^]*?Cl heal Go {3}Cl c18 stays \(costs a point\)\nblue> /,
    );
    const suggested = text.split('\n').filter((line) => line.startsWith('Perhaps: '));
    expect(suggested).toHaveLength(2);
    for (const line of suggested) expect(line).not.toContain('`Cl c18`');
    expect(await typing(scene(), ['? Cl'], 'fr')).toContain('Cl c18 reste sur place (coûte un point)\n');
  });

  test('giving up and draws are suggested only to whoever nearly typed them', async () => {
    for (const line of ['x', 'rest', 'Th', 'end now', 'raw'])
      expect(await typing(scene(), [line])).not.toMatch(/Perhaps: .*`(resign|no-draw|claim)`/);
    expect(await typing(scene(), ['resing'])).toContain('Perhaps: `resign`');
    expect(await typing(scene(), ['drew'])).toContain('Perhaps: `draw`');
    expect(await typing(scene(), ['Cl'])).not.toContain('`draw`');
  });

  test('help shows how to take, leave and swap, and a whole walk, with pieces of this game', async () => {
    const text = await typing(scene(), ['help']);
    expect(text).toMatch(/\n {2}Cl c18-d18\(\+Go\)-\S+ +takes something on the way/);
    expect(text).toMatch(/\n {2}Th \S*\(-yRo\)\S* +leaves on the way what it carries/);
    expect(text).toMatch(/\n {2}Th \S*\(-yRo\+Go\)\S* +swaps on the way/);
    expect(text).toMatch(/\n {2}Cl c18-\w+-\w+ +walks over the squares that you name/);
    expect(text).toMatch(/\? or moves +every legal action; \? Cl those of one piece/);
    const prison = createGame({ scenario: 'prison-1' }, 'typing');
    expect(await typing(prison, ['help'])).toContain('? Me those of one piece');
    expect(await typing(prison, ['help'])).not.toContain('Cl ');
    expect(await typing(start(), ['help'])).not.toContain('on the way');
  });

  test('without action points there is only one thing to type', async () => {
    const text = await typing(scene(0), []);
    expect(text).toContain('Blue, nothing is left to do: type `end`.\nblue> ');
    expect(await typing(scene(0), [], 'fr')).toContain('il n’y a plus rien à faire : tapez `fin`.\nbleu> ');
  });

  test('what is not its turn is told what is being decided', async () => {
    expect(await typing(scene(), ['card 3'])).toMatch(
      /No: This cannot be done at this moment\. \[BD-TURN-2\] Now it is a turn: /,
    );
    expect(await typing(start(), ['end'], 'fr')).not.toContain('On pose maintenant');
    expect(await typing(start(), ['fin'], 'fr')).toContain('On pose maintenant les équipes de départ.');
  });

  test('a turned room is drawn anew, a walk that is taken back is not', async () => {
    const picture = /21 │/g;
    const shown = async (lines: string[]): Promise<number> =>
      (await typing(scene(), lines)).match(picture)?.length ?? 0;
    expect(await shown(['Th b18'])).toBe(0);
    expect(await shown(['Cl A cw'])).toBe(1);
    expect(await shown(['Th b18', 'undo', 'Th b18', 'undo'])).toBe(0);
    // Here the picture shows what is taken back.
    expect(await shown(['Th b18', 'show', 'undo'])).toBe(2);
  });

  test('taking back, where it is allowed', async () => {
    expect(await typing(start(), ['undo'])).toContain('No: Nothing has been done yet. [BD-RULING-137]');
    const game = actingGame();
    const deeds = game.log.length;
    const [, walk = ''] = /e\.g\. `(\w\w [a-j]\d+)`/.exec(await typing(actingGame(), [])) ?? [];
    expect(await typing(game, [walk, 'undo'])).toMatch(/ walks [\s\S]*Taken back\./);
    expect(game.log.length).toBe(deeds);
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

/** A scene of docs/notation.md: a Rope that is carried, a friend who lies there wounded, a gear. */
const scene = (points?: number): Game => {
  const pieces = ['bCl: c18', 'bTh: b19, holds yRo', 'bGo: d18, wounded', 'yGo: c19', 'bAr: G'];
  return new Game({ position: onBoard(pieces.join('\n'), points) });
};

const givingUp = async (lines: string[], isTerminal: boolean, language: 'en' | 'fr' = 'en') => {
  const game = scene();
  const left = [...lines];
  const desk = new PaperDesk(() => left.shift() ?? null, isTerminal);
  const plan = { language, bots: new Map<Seat, null>(), chance: new Chance('x'), save: () => true };
  await new Session(game, plan, desk).play();
  return { ending: game.result?.ending ?? null, text: desk.text };
};

describe('giving up', () => {
  test('at a keyboard it is said twice, or once with an exclamation mark', async () => {
    const once = await givingUp(['resign'], true);
    expect(once.ending).toBeNull();
    expect(once.text).toContain('That gives the game up. If you mean it, type `resign` once more.');
    expect((await givingUp(['resign', 'resign'], true)).ending).toBe('resigned');
    expect((await givingUp(['resign!'], true)).ending).toBe('resigned');
    expect((await givingUp(['abandonner', 'abandonner'], true, 'fr')).text).toContain('bleu abandonne');
  });

  test('whatever is typed between takes it back', async () => {
    for (const between of ['help', 'nonsense', 'Cl c19', 'Th b18'])
      expect((await givingUp(['resign', between, 'resign'], true)).ending).toBeNull();
  });

  test('a pipe says what it means; nothing else takes an exclamation mark', async () => {
    expect((await givingUp(['resign'], false)).ending).toBe('resigned');
    const end = await givingUp(['draw!'], false);
    expect(end.text).not.toContain('offers a draw');
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
