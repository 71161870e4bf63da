import { recordOf, writePosition, writeRecordText } from '@dungeon-twister/rules';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addPlayCommand } from '../../src/commands/play.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { firstLines } from '../play/first-lines.ts';
import { PaperDesk } from '../play/paper-desk.ts';
import { runCommand } from '../run-command.ts';

const files = folderForTests();

/** Types these lines, then leaves. */
async function play(lines: readonly string[], ...args: string[]) {
  const left = [...lines];
  const desk = new PaperDesk(() => left.shift() ?? null);
  const { code, err } = await runCommand((program) => addPlayCommand(program, () => desk), ['play', ...args]);
  return { code, err, text: desk.text };
}

const optionsIn = (name: string): unknown =>
  (JSON.parse(readFileSync(name, 'utf8')) as { options: unknown }).options;

describe('dt play', () => {
  test('options by key and value, with dots', async () => {
    const saved = files.path('options.json');
    const flags = ['goal=6', 'rules.undo=false', 'rules.noProgressCycles=3'].flatMap((one) => [
      '--option',
      one,
    ]);
    expect(await play([], '--save', saved, ...flags)).toMatchObject({ code: 0 });
    const { options, seedHash, seed } = JSON.parse(readFileSync(saved, 'utf8')) as Record<string, unknown>;
    expect(options).toEqual({ scenario: 'base', goal: 6, rules: { undo: false, noProgressCycles: 3 } });
    // The seed of a game that goes on is told to nobody.
    expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(seed).toBeUndefined();
  });

  test('a scenario of one’s own from a file, whose text the game carries', async () => {
    const own = 'Scenario: own\nName: My own\nBased on: prison-1\n';
    const file = files.write('own.txt', own);
    const saved = files.path('own.json');
    const { code, text } = await play([], '--scenario', file, '--save', saved);
    expect(code).toBe(0);
    expect(text).toContain('Dungeon Twister: My own.');
    expect(optionsIn(saved)).toEqual({ scenario: 'own', own });
    // The text itself does as well, lines and all.
    expect(await play([], '--option', `own=${own}`, '--save', saved)).toMatchObject({ code: 0 });
    expect(optionsIn(saved)).toEqual({ scenario: 'own', own });
  });

  test('a fault in such a file is told with its line, in the language', async () => {
    const file = files.write('bad.txt', 'Scenario: own\nBased on: prison-1\nJump cards: many\n');
    const { code, err } = await play([], '--scenario', file, '--lang', 'fr');
    expect(code).toBe(1);
    expect(err.startsWith(`${file}:3: Jump cards: `)).toBe(true);
    expect((await play([], '--scenario', file)).err).not.toBe(err);
  });

  test('rooms are a list of numbers', async () => {
    const saved = files.path('rooms.json');
    await play([], '--scenario', 'mixed', '--option', 'rooms=1,2,37,38', '--save', saved);
    const { options } = JSON.parse(readFileSync(saved, 'utf8')) as { options: unknown };
    expect(options).toEqual({ scenario: 'mixed', rooms: [1, 2, 37, 38] });
  });

  test.each([
    [['--scenario', 'chess'], 'There is no scenario "chess" and no file of that name. There are: base,'],
    [['--scenario', 'chess', '--lang', 'fr'], 'Il n’y a ni scénario « chess » ni fichier de ce nom.'],
    [
      ['--option', 'speed=3'],
      'There is no option "speed". There are: goal, teamChoice, absent, secretObjects, rooms, own, rules.',
    ],
    [['--option', 'rules.speed=3', '--lang', 'fr'], 'Il n’y a pas d’option « rules.speed ». Il y a : goal,'],
    [['--option', 'own=nonsense'], 'own: line 1:'],
    [['--scenario', 'base', '--option', 'own=Scenario: own\nBased on: base'], 'scenario must be "own"'],
    [['--option', 'goal'], '--option takes key=value, not "goal".'],
    [['--option', 'goal=99'], 'goal'],
    [['--bot', 'pink'], 'Nobody at this table is called "pink". There are: blue, yellow.'],
    [['--bot', 'pink'], 'The bots are called: random, greedy, novice, casual, skilled, expert, master.'],
    [['--bot', 'expert/dancer', '--lang', 'fr'], 'Personne à cette table ne s’appelle « expert/dancer ».'],
    [['--bot', 'yellow=pro'], 'There is no bot "pro". There are: random, greedy, novice, casual,'],
    [['--bot', 'jaune=', '--lang', 'fr'], 'Il n’y a pas de robot «  ». Il y a : random, greedy,'],
    [['--load', 'no-such-file'], 'no-such-file cannot be read.'],
    [['--lang', 'de'], 'en, fr'],
  ])('%j is refused with a sentence', async (flags, words) => {
    const { code, err } = await play([], ...flags);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  test('a loaded game brings its own options', async () => {
    const file = files.write(
      'begun.txt',
      writeRecordText(recordOf(gameByLot({ scenario: 'base' }, 'load', 40))),
    );
    expect(await play([], '--load', file, '--seed', 'x')).toMatchObject({ code: 2 });
    const { code, text } = await play(['log'], '--load', file);
    expect(code).toBe(0);
    expect(text).toContain('Turn 1: ');
  });

  test('a game may begin in a position', async () => {
    const { position } = gameByLot({ scenario: 'prison-1' }, 'load', 40);
    const file = files.write('position.json', JSON.stringify(writePosition(position)));
    const saved = files.path('from-position.json');
    expect(await play([], '--load', file, '--save', saved)).toMatchObject({ code: 0 });
    const record = JSON.parse(readFileSync(saved, 'utf8')) as { start: unknown };
    expect(record.start).toEqual(JSON.parse(JSON.stringify(writePosition(position))));
  });

  test('where the game cannot be kept, that is said before anybody plays', async () => {
    for (const file of [files.path('no/such/folder.txt'), files.path('.')])
      expect(await play([], '--save', file)).toEqual({
        code: 2,
        err: `${file} cannot be written.`,
        text: '',
      });
    expect((await play([], '--save', files.path('no/such.txt'), '--lang', 'fr')).err).toContain(
      'ne peut être écrit',
    );
  });

  test('asking whether a file can be written leaves nothing behind', async () => {
    const old = files.write('old.txt', 'An old game.');
    const fresh = files.path('fresh.txt');
    for (const file of [old, fresh])
      expect(await play([], '--save', file, '--scenario', 'chess')).toMatchObject({ code: 2 });
    expect(readFileSync(old, 'utf8')).toBe('An old game.');
    expect(existsSync(fresh)).toBe(false);
  });

  test('--save keeps every action as it is made; where that fails, it is said once and the game goes on', async () => {
    const folder = files.path('vanishing');
    mkdirSync(folder);
    const saved = files.path('vanishing/game.txt');
    const seen: string[] = [];
    const typed = firstLines('prison-1', 'kept', 4);
    const desk = new PaperDesk(() => {
      seen.push(existsSync(saved) ? (readFileSync(saved, 'utf8').split('moves:\n')[1] ?? '') : 'nothing');
      if (seen.length === 3) rmSync(folder, { recursive: true });
      return typed.shift() ?? null;
    });
    const args = ['play', '--scenario', 'prison-1', '--seed', 'kept', '--save', saved];
    const { code } = await runCommand((program) => addPlayCommand(program, () => desk), args);
    expect(seen.slice(0, 3).map((moves) => moves.split('\n').length - 1)).toEqual([0, 1, 2]);
    expect(seen).toHaveLength(5);
    expect(code).toBe(2);
    expect(desk.text.split(`${saved} cannot be written.`)).toHaveLength(2);
  });
});
