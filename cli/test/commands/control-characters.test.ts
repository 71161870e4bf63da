/** Whatever a file, a name or a typed line holds, a terminal obeys nothing of it: all commands write by one way. */
import { PassThrough } from 'node:stream';
import { recordOf, writeRecord, writeRecordText } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { addCheckCommand } from '../../src/commands/check.ts';
import { addReplayCommand } from '../../src/commands/replay.ts';
import { addScenarioCommand } from '../../src/commands/scenario.ts';
import { addShowCommand } from '../../src/commands/show.ts';
import { Canvas } from '../../src/canvas.ts';
import { draw, guarded } from '../../src/output.ts';
import { LIMITS } from '@dungeon-twister/protocol';
import { standardConsole } from '../../src/play/console.ts';
import { serve } from '../../src/referee/serve.ts';
import { Session } from '../../src/referee/session.ts';
import { inPlace } from '../../src/screen.ts';
import { gameByLot } from '../by-lot.ts';
import { folderForTests } from '../files.ts';
import { Paper, runCommand } from '../run-command.ts';

const EVIL = '\x1b[31mred\x07\u009b2J\u202eback\u200bwards\u{e0041}';
const SHOWN = String.raw`\u001b[31mred\u0007\u009b2J\u202eback\u200bwards\udb40\udc41`;
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}]/u;

class Stream extends Paper {
  readonly rows = 60;
  override write(text: string): boolean {
    super.write(text);
    return true;
  }
}

/** What a command writes to a stream. */
async function written(add: Parameters<typeof runCommand>[0], ...args: readonly string[]): Promise<string> {
  const stream = new Stream();
  await runCommand((program) => add(program, guarded(stream)), args);
  return stream.text;
}

const files = folderForTests();
const game = gameByLot({ scenario: 'base' }, 'a shell', 40);
const record = writeRecordText(recordOf(game));
const scenario = files.write('evil.txt', `Scenario: evil\nName: ${EVIL.slice(0, 20)}\nBased on: prison-5\n`);
const damaged = files.write(`name\x1b[2J\n.txt`, record.replace('moves:', `${EVIL}\nmoves:`));
const commented = files.write(
  'commented.txt',
  record.replace('moves:', 'moves:\n; hid\u202eden\u200b comment'),
);
const named = files.write(
  'named.json',
  JSON.stringify({
    ...writeRecord(recordOf(game)),
    players: ['\u202eblue', 'yellow\u2066'],
    tags: { event: 'x\u200b' },
  }),
);

describe('control characters in the output of dt', () => {
  test.each([
    ['a scenario described', addScenarioCommand, ['scenario', '--check', scenario]],
    ['a scenario as data', addScenarioCommand, ['scenario', '--check', scenario, '--json']],
    ['a bad line that is quoted, a file of an evil name', addCheckCommand, ['check', damaged]],
    ['the same as data', addCheckCommand, ['check', damaged, '--json']],
    ['comments', addReplayCommand, ['replay', commented]],
    ['comments as data', addReplayCommand, ['replay', commented, '--json']],
    ['names and tags', addReplayCommand, ['replay', named, '--pictures']],
    ['a position drawn', addShowCommand, ['show', named]],
    ['a position in the notation', addShowCommand, ['show', named, '--text']],
  ] as const)('%s: nothing is obeyed', async (_what, add, args) => {
    const text = await written(add, ...args);
    expect(text).not.toBe('');
    expect(OBEYED.exec(text)).toBeNull();
  });

  test('they are shown, so that one sees what is there, and JSON stays JSON', async () => {
    expect(await written(addCheckCommand, 'check', damaged)).toContain(SHOWN);
    // The name of a file cannot begin a line of its own.
    expect((await written(addCheckCommand, 'check', damaged)).trimEnd().split('\n')).toHaveLength(1);
    expect(
      JSON.parse(await written(addScenarioCommand, 'scenario', '--check', scenario, '--json')),
    ).toMatchObject([{ scenario: { name: { en: EVIL.slice(0, 20) } } }]);
  });

  test('our own colours and moves of the cursor work', () => {
    const stream = new Stream();
    const out = guarded(stream);
    const canvas = new Canvas();
    canvas.put(0, 0, 'wall', 'gateClosed');
    draw(out, canvas.lines(true).join(''));
    expect(stream.text).toBe('\x1b[0;31mwall\x1b[0m');
  });

  test('in a picture one takes one square', () => {
    const canvas = new Canvas();
    canvas.put(0, 0, 'a\x1bb\u202ec');
    expect(canvas.lines(true)).toEqual(['a\uFFFDb\uFFFDc']);
  });

  test('below a picture that changes in place', () => {
    const stream = new Stream(80, true);
    inPlace(guarded(stream), true).show({
      sentences: [EVIL],
      picture: () => new Canvas(),
      isLandmark: false,
    });
    expect(stream.text).toContain(SHOWN);
  });

  test('what is said and typed at the desk', async () => {
    const keys = new PassThrough();
    const stream = new Stream();
    const console = standardConsole(
      keys as unknown as NodeJS.ReadStream,
      Object.assign(new PassThrough(), { write: stream.write.bind(stream) }) as unknown as NodeJS.WriteStream,
    );
    console.write(EVIL);
    keys.write(`${EVIL}\n`);
    await console.ask('> ', (typed) => [[], typed]);
    console.draw('\x1b[1m');
    console.close();
    expect(stream.text).toBe(`${SHOWN}> ${SHOWN}\n\x1b[1m`);
  });

  test('answers of the referee', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const session = new Session({ program: '0', drawSeed: () => 'x' });
    input.end(`${JSON.stringify({ do: 'games', id: EVIL })}\n`);
    await serve(session, LIMITS, input, output);
    const answer = String(output.read());
    expect(OBEYED.exec(answer)).toBeNull();
    expect(JSON.parse(answer)).toEqual({ id: EVIL, ok: true, games: [] });
  });
});
