import { PassThrough } from 'node:stream';
import {
  type Game,
  type GameOptions,
  recordOf,
  type Seat,
  stepsOf,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addReplayCommand } from '../../src/commands/replay.ts';
import { browse, frame, inSight, type Keys, lensesOf, type Place, pressed } from '../../src/replay/browse.ts';
import { gameByLot, gameWithHiddenCard } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { otherTruth } from '../other-truth.ts';
import { Paper, runCommand } from '../run-command.ts';

const files = folderForTests();
const replay = (...args: string[]) => runCommand(addReplayCommand, ['replay', ...args]);

const game = gameByLot({ scenario: 'base' }, 'replay', 50);
const comments = [
  { after: 0, text: 'A quiet beginning.' },
  { after: 3, text: 'The third.' },
];
const RECORD = files.write('record.txt', writeRecordText(recordOf(game, { comments })));
const MANY = 300_000;

describe('dt replay, line by line', () => {
  test('number, seat, notation, sentences and comments', async () => {
    const { code, out } = await replay(RECORD);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ {4}; A quiet beginning\.\n1 b \w\w @\w0\n {4}Blue puts the blue [\w-]+ on \w0\.\n2 b /,
    );
    expect(out).toContain('    ; The third.\n');
    expect(out).toMatch(/\n50 [by] .+\n/);
    expect(out).not.toContain('┌');
    expect(out).not.toContain('\x1b');
  });

  test('from a number on, with pictures at the end of turns', async () => {
    const { out } = await replay(RECORD, '--from', '48', '--pictures');
    expect(out).toMatch(/^(48 |\s)/);
    expect(out).not.toMatch(/^4[0-7] /m);
    const all = (await replay(RECORD, '--pictures')).out;
    expect(all.match(/┌─+┐/g)?.length).toBeGreaterThan(1);
    expect(await replay(RECORD, '--from', '51')).toMatchObject({ code: 2 });
  });

  test('a lens shows what that person heard, and hides the line of a secret deed', async () => {
    const blue = (await replay(RECORD, '--lens', 'blue')).out;
    expect(blue).toMatch(/^1 b \w\w @\w0$/m);
    expect(blue).toMatch(/^\d+ y …\n {4}Yellow puts a character face down on \w\d+\.$/m);
    const watching = (await replay(RECORD, '--lens', 'public')).out;
    expect(watching).toMatch(/^1 b …$/m);
    expect((await replay(RECORD, '--lens', 'everything')).out).not.toContain('…');
    // Everybody sees a walk.
    expect(watching).toMatch(/^\d+ y card \d$/m);
  });

  test('as data', async () => {
    const steps = JSON.parse((await replay(RECORD, '--json', '--lens', 'yellow')).out) as {
      number: number;
      line?: string;
      comments: string[];
    }[];
    expect(steps).toHaveLength(51);
    expect(steps[0]).toMatchObject({ number: 0, comments: ['A quiet beginning.'] });
    expect(steps[1]).toMatchObject({ number: 1, seat: 0, line: '…' });
  });

  test('in French without English', async () => {
    const plain = files.write('plain.txt', writeRecordText(recordOf(game)));
    const { out } = await replay(plain, '--lang', 'fr', '--pictures');
    expect(out).toContain('Bleu pose ');
    expect(out).not.toMatch(/\b(the|puts|lays|turn|room|walks|blue|yellow|face down|in hand)\b/i);
  });

  test('a position is no game; a damaged record is refused with its line', async () => {
    const broken = files.write(
      'broken.txt',
      writeRecordText(recordOf(game)).replace(/^b card \d$/m, 'b card 9'),
    );
    expect(await replay(broken)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/broken\.txt:\d+: /) as string,
    });
    expect(await replay(RECORD, '--lens', 'pink')).toMatchObject({ code: 2 });
    // Whatever else is wrong with it, a position is not what is wanted.
    const position = files.write('position.txt', 'Dungeon Twister position 1\nscenario: chess\n');
    expect(await replay(position)).toMatchObject({
      code: 2,
      err: `${position} is a position. A record is wanted: a whole game.`,
    });
  });

  test('one vocabulary for those who do not play', async () => {
    for (const [one, other] of [
      ['public', 'spectator'],
      ['everything', 'all'],
    ])
      expect((await replay(RECORD, '--lens', one ?? '')).out).toBe(
        (await replay(RECORD, '--lens', other ?? '')).out,
      );
  });
});

const secretTeams: GameOptions = { scenario: 'mixed', teamChoice: 'fullFrontal' };
const secretCards: GameOptions = { scenario: 'card-standard', teamChoice: 'fullFrontal' };

describe('no lens leaks', () => {
  test.each<[string, Seat, Game]>([
    ['one character on a dot', 1, gameByLot({ scenario: 'base' }, 'leaks 3', 3)],
    ['starting teams', 0, gameByLot({ scenario: 'base' }, 'leaks 8', 8)],
    ['tokens', 0, gameByLot({ scenario: 'base' }, 'leaks 20', 20)],
    ['the first turns', 0, gameByLot({ scenario: 'base' }, 'leaks 60', 60)],
    ['later', 1, gameByLot({ scenario: 'prison-5' }, 'leaks 100', 100)],
    ['teams chosen in secret', 0, gameByLot(secretTeams, 'leaks 20', 20)],
    ['tokens of such teams', 1, gameByLot(secretTeams, 'leaks 50', 50)],
    ['a combat card face down', 1, gameWithHiddenCard('leaks')],
    ['starting teams before zones', 0, gameByLot({ scenario: 'card-3' }, 'leaks 4', 4)],
    ['cards at rooms of zones', 1, gameByLot({ scenario: 'card-3' }, 'leaks 12', 12)],
    ['turns between zones', 0, gameByLot({ scenario: 'card-standard' }, 'leaks 90', 90)],
    ['teams of the Card Game', 1, gameByLot(secretCards, 'leaks 30', 30)],
    ['a combat card in a zone', 1, gameWithHiddenCard('leaks', 'card-3')],
  ])(
    '%s: what a player cannot know changes nothing that he is shown',
    async (_what, viewer, truth) => {
      const other = otherTruth(truth, viewer, 'another truth');
      const colour = truth.position.ruleset.colours[viewer] ?? '';
      const [a, b] = await Promise.all(
        [truth, other].map(async (one, i) => {
          const file = files.write(`truth-${i}.json`, JSON.stringify(writeRecord(recordOf(one))));
          const steps = stepsOf(one);
          return [
            (await replay(file, '--pictures', '--lens', colour)).out,
            (await replay(file, '--json', '--lens', colour)).out,
            ...steps.flatMap((_step, at) =>
              frame(
                steps,
                { at, lens: viewer, running: false, scrolled: 0 },
                { language: 'en', comments: [], compact: false },
                new Paper(),
              ),
            ),
          ];
        }),
      );
      expect(a).toEqual(b);
    },
    MANY,
  );
});

describe('dt replay on a terminal', () => {
  const lenses = lensesOf(game.position.ruleset);
  const start: Place = { at: 5, lens: 'everything', running: false, scrolled: 0 };
  const press = (key: string, place = start): Place | null => pressed(place, key, 50, lenses);

  test('keys step, jump, change the lens and leave', () => {
    for (const key of ['right', 'down', 'space']) expect(press(key)?.at).toBe(6);
    for (const key of ['left', 'up']) expect(press(key)?.at).toBe(4);
    expect(press('home')?.at).toBe(0);
    expect(press('end')?.at).toBe(50);
    expect(press('right', { ...start, at: 50 })?.at).toBe(50);
    expect(press('left', { ...start, at: 0 })?.at).toBe(0);
    expect(press('q')).toBeNull();
    expect(press('x')).toEqual(start);
  });

  test('l goes through all lenses and comes back', () => {
    let place: Place = start;
    const seen = lenses.map(() => {
      place = press('l', place) ?? place;
      return place.lens;
    });
    expect(seen).toEqual([0, 1, 'spectator', 'everything']);
  });

  test('a picture that is higher than the terminal is scrolled by lines and pages, and never past its end', () => {
    expect(press('j')?.scrolled).toBe(1);
    expect(press('k')?.scrolled).toBe(0);
    const down = press('pagedown');
    expect(down?.scrolled).toBe(10);
    expect(press('right', down ?? start)?.scrolled).toBe(10);
    expect(press('pageup', down ?? start)?.scrolled).toBe(0);
    const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
    const seen = inSight(lines, 10, 24, 'en');
    expect(seen.lines).toHaveLength(23);
    expect(seen.lines.slice(0, -1)).toEqual(lines.slice(10, 32));
    expect(seen.lines.at(-1)).toContain('PgDn');
    expect(inSight(lines, 99, 24, 'en').scrolled).toBe(18);
    expect(inSight(lines.slice(0, 20), 5, 24, 'en')).toMatchObject({ scrolled: 0 });
    expect(inSight(lines.slice(0, 20), 5, 24, 'en').lines.at(-1)).not.toContain('PgDn');
  });

  test('what runs by itself stops at any key', () => {
    expect(press('x', { ...start, running: true })?.running).toBe(false);
  });

  test('the screen says where one is, what was done, and which keys there are', () => {
    const lines = frame(
      stepsOf(game),
      { at: 3, lens: 0, running: false, scrolled: 0 },
      { language: 'en', comments, compact: false },
      new Paper(),
    );
    const text = lines.join('\n');
    expect(text).toMatch(/\[blue\] 3 b \w\w @\w0 {3}\(3\/50\)/);
    expect(text).toContain('; The third.');
    expect(inSight(lines, 0, 200, 'en').lines.at(-1)).toContain('l: lens');
    expect(
      frame(
        stepsOf(game),
        { at: 0, lens: 'everything', running: false, scrolled: 0 },
        { language: 'fr', comments: [], compact: false },
        new Paper(),
      ).join('\n'),
    ).toContain('[tout] le début');
  });

  test('keys are read until q, and the terminal is left as it was', async () => {
    const keys = new FakeKeys();
    const out = new Paper(100, true);
    const plan = { language: 'en', comments: [], compact: false, delay: null } as const;
    const left = browse(stepsOf(game), start, plan, keys.asKeys, out);
    keys.write('\x1b[C');
    keys.write('q');
    await left;
    expect(out.text).toContain('(5/50)');
    expect(out.text).toContain('(6/50)');
    expect(out.text.endsWith('\x1b[?25h')).toBe(true);
    expect(keys.raw).toEqual([true, false]);
  });
});

/** The keys of a terminal that nobody touches. */
class FakeKeys extends PassThrough {
  readonly raw: boolean[] = [];
  readonly isTTY = true;
  setRawMode(raw: boolean): this {
    this.raw.push(raw);
    return this;
  }
  get asKeys(): Keys {
    return this as unknown as Keys;
  }
}
