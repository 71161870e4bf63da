/** Whole games, typed line by line. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  Chance,
  createGame,
  type Game,
  type GameOptions,
  parseRecord,
  recordOf,
  type Seat,
  writeRecordText,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import type { Language } from '@dungeon-twister/words';
import { Session } from '../../src/play/session.ts';
import { builtCommand } from '../built.ts';
import { folderForTests } from '../files.ts';
import { PaperDesk } from './paper-desk.ts';
import { typingByLot } from './typists.ts';

const files = folderForTests();
const DT = builtCommand();
const SLOW = 300_000;

async function played(
  options: GameOptions,
  seed: string,
  language: Language,
  bots: readonly Seat[] = [],
): Promise<{ game: Game; desk: PaperDesk; typed: string[] }> {
  const game = createGame(options, seed);
  const typed: string[] = [];
  const desk = new PaperDesk(typingByLot(game, seed, language, typed));
  const chance = new Chance('bots');
  await new Session(
    game,
    { language, bots: new Map(bots.map((seat) => [seat, null])), chance, save: () => true },
    desk,
  ).play();
  return { game, desk, typed };
}

/** Through the command itself, by a pipe. */
const dt = (flags: readonly string[], lines: readonly string[]) =>
  spawnSync(process.execPath, [DT, 'play', ...flags], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });

/** Words that no French sentence has. */
const ENGLISH =
  /\b(the|puts|lays|room|walks|blue|yellow|face down|type|turn|hand|card|wins|your|lists|legal|zone of|wheel|saved)\b/i;

describe('a whole game at one keyboard', () => {
  test(
    'base, in English: the same lines through a pipe play the same game',
    async () => {
      const seed = 'a whole game';
      const { game, typed, desk } = await played({ scenario: 'base' }, seed, 'en');
      expect(game.result).not.toBeNull();
      // Short walks are what people type.
      expect(typed.some((line) => /^[A-Z]\w [a-z]\d+$/.test(line))).toBe(true);
      expect(desk.text).not.toContain('No: ');
      const saved = files.path('base.txt');
      const { status, stdout, stderr } = dt(['--seed', seed, '--save', saved], typed);
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(stdout).not.toContain('\x1b');
      expect(stdout).toMatch(/Result: blue \d+, yellow \d+\. .+\nSaved in /);
      const record = parseRecord(readFileSync(saved, 'utf8'));
      if (!record.ok) throw new Error(`${record.line}: ${record.reason}`);
      expect(record.record.game.log).toEqual(game.log);
      expect(record.record.about).toMatchObject({ seed });
    },
    SLOW,
  );

  test(
    'mixed with teams chosen in secret, in French through a pipe, without a word of English',
    async () => {
      const seed = 'une partie';
      const options: GameOptions = { scenario: 'mixed', teamChoice: 'fullFrontal' };
      const { game, typed, desk } = await played(options, seed, 'fr');
      expect(game.result).not.toBeNull();
      expect(desk.handOvers[0]).toBe('Passez le clavier à jaune ; appuyez sur Entrée.');
      const saved = files.path('mixed.json');
      const flags = [
        '--scenario',
        'mixed',
        '--option',
        'teamChoice=fullFrontal',
        '--seed',
        seed,
        '--lang',
        'fr',
      ];
      const asked = ['aide', '?', '? Cl', 'journal', 'montrer', 'annuler', 'n’importe quoi', 'sauver'];
      const { status, stdout, stderr } = dt([...flags, '--save', saved], [...asked, ...typed]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('choisissez une pièce');
      expect(stdout).toContain('Commandes :');
      expect(stdout).toContain('Peut-être : ');
      expect(stdout).toContain('Résultat : ');
      expect(ENGLISH.exec(stdout.replaceAll(saved, ''))?.[0]).toBeUndefined();
      const record = parseRecord(readFileSync(saved, 'utf8'));
      expect(record.ok && record.record.game.log).toEqual(game.log);
    },
    SLOW,
  );

  test(
    'the first tutorial of the Card Game, in English: the same lines through a pipe play the same game',
    async () => {
      const seed = 'cards';
      const { game, typed, desk } = await played({ scenario: 'card-1' }, seed, 'en');
      expect(game.result).not.toBeNull();
      expect(typed.some((line) => /^[A-Z]\w [nesw]?[A-D]\.[TSCG]$/.test(line))).toBe(true);
      expect(typed.some((line) => line.includes(' face '))).toBe(true);
      expect(desk.text).not.toContain('No: ');
      expect(desk.text).toContain('Blue, choose which zone a character of your starting team faces');
      expect(desk.text).toContain('gains 3 action points');
      const saved = files.path('card-1.txt');
      const asked = ['help', '?', 'nonsense', 'Me A.G'];
      const flags = ['--scenario', 'card-1', '--seed', seed, '--save', saved];
      const { status, stdout, stderr } = dt(flags, [...asked, ...typed]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('puts a character before a room');
      const record = parseRecord(readFileSync(saved, 'utf8'));
      if (!record.ok) throw new Error(`${record.line}: ${record.reason}`);
      expect(record.record.game.log).toEqual(game.log);
    },
    SLOW,
  );

  test(
    'the Card Game with drafted teams, in French through a pipe, without a word of English',
    async () => {
      const seed = 'des cartes';
      const options: GameOptions = { scenario: 'card-standard', teamChoice: 'draft' };
      const { game, typed } = await played(options, seed, 'fr');
      expect(game.result).not.toBeNull();
      const saved = files.path('card-standard.json');
      const flags = ['--scenario', 'card-standard', '--option', 'teamChoice=draft', '--seed', seed];
      const asked = ['aide', '?', 'journal', 'montrer', 'annuler', 'n’importe quoi', 'sauver'];
      // In the middle of the game too, where there is more to be explained.
      const half = Math.floor(typed.length / 2);
      const lines = [...asked, ...typed.slice(0, half), ...asked, ...typed.slice(half)];
      const { status, stdout, stderr } = dt([...flags, '--lang', 'fr', '--save', saved], lines);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      for (const words of ['choisissez une pièce', 'à quelle zone', 'réserve ', 'roue ', 'Résultat : '])
        expect(stdout).toContain(words);
      expect(ENGLISH.exec(stdout.replaceAll(saved, ''))?.[0]).toBeUndefined();
      const record = parseRecord(readFileSync(saved, 'utf8'));
      expect(record.ok && record.record.game.log).toEqual(game.log);
    },
    SLOW,
  );

  test(
    'against chance, nobody ever passes the keyboard',
    async () => {
      const { game, desk } = await played({ scenario: 'prison-1' }, 'a bot', 'en', [1]);
      expect(game.result).not.toBeNull();
      expect(desk.handOvers).toEqual([]);
      expect(new Set(desk.pages.map(({ to }) => to))).toEqual(new Set([0, 'everybody']));
      // What chance did is told, with a new picture, before blue is asked again.
      const before = desk.shownTo(0).split('blue> ');
      const told = before.filter((text) => text.includes('Yellow plays an action card'));
      expect(told.length).toBeGreaterThan(1);
      for (const text of told) expect(text).toContain('┌──');
    },
    SLOW,
  );

  test(
    'chance alone plays to the end and says how it ended',
    async () => {
      const { desk, typed } = await played({ scenario: 'prison-1' }, 'bots', 'en', [0, 1]);
      expect(typed).toEqual([]);
      expect(desk.text).toMatch(/Result: blue \d/);
    },
    SLOW,
  );

  test(
    'a saved game goes on where it was left',
    async () => {
      const { game, typed } = await played({ scenario: 'prison-1' }, 'left', 'en');
      const half = Math.floor(typed.length / 2);
      const first = files.path('first.json');
      const second = files.path('second.txt');
      expect(
        dt(['--scenario', 'prison-1', '--seed', 'left', '--save', first], typed.slice(0, half)),
      ).toMatchObject({
        status: 0,
        stderr: '',
      });
      expect(dt(['--load', first, '--save', second], typed.slice(half))).toMatchObject({
        status: 0,
        stderr: '',
      });
      const record = parseRecord(readFileSync(second, 'utf8'));
      expect(record.ok && writeRecordText(recordOf(record.record.game))).toBe(
        writeRecordText(recordOf(game)),
      );
    },
    SLOW,
  );
});
