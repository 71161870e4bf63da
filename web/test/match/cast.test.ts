import { BOT_NAMES, botNamed as newBot } from '@dungeon-twister/bots';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../../src/icons/names.mjs';
import { CAST, opponentOf, seated } from '../../src/match/cast.ts';
import { BOT_LEVELS, BOT_STYLES, botName, botNamed } from '../../src/match/player.ts';
import { introduce } from '../../src/words/opponent-words.ts';

describe('the cast', () => {
  test('has somebody for every level, from the gentlest on', () => {
    const levels = CAST.map(({ level }) => BOT_LEVELS.indexOf(level));
    expect(new Set(levels)).toEqual(new Set(BOT_LEVELS.keys()));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(BOT_LEVELS).toEqual(BOT_NAMES);
  });

  test('nobody is called, looks or plays like another', () => {
    for (const trait of [
      CAST.map(({ name }) => name),
      CAST.map(botName),
      CAST.map(({ portrait }) => portrait.face),
      CAST.map(({ portrait }) => portrait.wall),
      CAST.map(({ en }) => en),
      CAST.map(({ fr }) => fr),
    ])
      expect(new Set(trait).size).toBe(CAST.length);
  });

  test.each(CAST)('$name can be asked to play and can be drawn', (one) => {
    expect(newBot(botName(one))).not.toBeNull();
    expect(ICONS[one.portrait.face]).toBeTruthy();
    expect(ICONS[one.portrait.sign]).toBeTruthy();
    expect(opponentOf(seated(one))).toBe(one);
  });
});

describe('names of bots', () => {
  test('what is written is read again', () => {
    for (const level of BOT_LEVELS) expect(botNamed(level)).toEqual({ kind: 'bot', level });
    for (const style of BOT_STYLES)
      expect(botNamed(`expert/${style}`)).toEqual({ kind: 'bot', level: 'expert', style });
  });

  test.each(['', 'expert/', 'expert/baker', 'greedy/runner', 'Expert', 'undefined'])(
    'nobody is called “%s”',
    (name) => {
      expect(botNamed(name)).toBeNull();
    },
  );
});

describe('what is said of opponents', () => {
  test('of the cast: name, level, style and a sentence', () => {
    const bot = { level: 'expert', style: 'hunter' } as const;
    const korva = opponentOf(bot);
    expect(introduce(bot, 'en')).toEqual({
      name: 'Korva',
      rank: 'expert, likes to hunt',
      about: korva?.en,
      brief: 'Korva',
    });
    expect(introduce(bot, 'fr')).toMatchObject({ rank: 'niveau expert, aime chasser', about: korva?.fr });
  });

  test('of a level that nobody of the cast plays: the computer, and how well', () => {
    expect(introduce({ level: 'expert' }, 'en')).toMatchObject({
      name: 'Computer',
      brief: 'Computer, expert',
    });
    expect(introduce({ level: 'expert' }, 'fr').brief).toBe('Ordinateur, niveau expert');
    expect(introduce({ level: 'expert' }, 'fr').about).toBeTruthy();
  });

  test('a game that names only a level shows whoever plays it', () => {
    expect(introduce({ level: 'greedy' }, 'en').name).toBe('Brindle');
  });

  test('French keeps a sign and its word together', () => {
    for (const { fr } of CAST) expect(fr).not.toMatch(/ [;:?!»]|« /);
  });
});
