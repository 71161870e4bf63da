import { once } from 'node:events';
import { PassThrough, Readable, Writable } from 'node:stream';
import { LIMITS } from '@dungeon-twister/protocol';
import { describe, expect, test } from 'vitest';
import { serve } from '../../src/referee/serve.ts';
import { Session } from '../../src/referee/session.ts';

const session = (): Session => new Session({ program: '0.0.0', drawSeed: () => 'seed' });

/** What is written when these pieces come in. */
async function answers(
  limits: Partial<typeof LIMITS>,
  ...pieces: readonly (string | Uint8Array)[]
): Promise<string[]> {
  const output = new PassThrough();
  const input = Readable.from(pieces.map((piece) => Buffer.from(piece as string)));
  await serve(session(), { ...LIMITS, ...limits }, input, output);
  output.end();
  const text = Buffer.concat(await output.toArray()).toString();
  return text.split('\n').slice(0, -1);
}

const GAMES = '{"ok":true,"games":[]}';

describe('a session on streams', () => {
  test('one answer for a line, in order', async () => {
    expect(
      await answers({}, '{"do":"games","id":1}\n\n{"do":', '"games","id":2}\r\n', '{"do":"games"}'),
    ).toEqual(['{"id":1,"ok":true,"games":[]}', '{"id":2,"ok":true,"games":[]}', GAMES]);
  });

  test('LINE_TOO_LONG: the line is skipped, the next one is answered', async () => {
    const [long, next] = await answers(
      { lineBytes: 40 },
      'x'.repeat(30),
      `${'x'.repeat(30)}\n{"do":"games"}\n`,
    );
    expect(JSON.parse(long ?? '')).toMatchObject({ ok: false, error: { code: 'LINE_TOO_LONG' } });
    expect(next).toBe(GAMES);
  });

  test('NOT_JSON: bytes that are no UTF-8, and a line that was cut off', async () => {
    const codes = (await answers({}, Uint8Array.of(0xff, 0x0a), '{"do":"ga')).map(
      (line) => (JSON.parse(line) as { error: { code: string } }).error.code,
    );
    expect(codes).toEqual(['NOT_JSON', 'NOT_JSON']);
  });

  test('an input that breaks has ended', async () => {
    const output = new PassThrough();
    const input = new Readable({ read: () => undefined });
    input.push('{"do":"games"}\n');
    const served = serve(session(), LIMITS, input, output);
    await once(output, 'readable');
    input.destroy(Object.assign(new Error('read EIO'), { code: 'EIO', syscall: 'read' }));
    await served;
    expect(output.read()?.toString()).toBe(`${GAMES}\n`);
  });

  test('nothing is answered after quit', async () => {
    expect(await answers({}, '{"do":"quit"}\n{"do":"games"}\n', '{"do":"games"}\n')).toEqual(['{"ok":true}']);
  });

  test('where nobody takes the answers, nothing more is read', async () => {
    const taken: (() => void)[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        taken.push(done);
      },
    });
    let given = 0;
    const input = new Readable({
      highWaterMark: 1,
      read() {
        this.push(given++ < 100 ? '{"do":"games"}\n' : null);
      },
    });
    const served = serve(session(), LIMITS, input, slow);
    await once(input, 'readable');
    // Every turn of the event loop in which a greedy reader would have read on.
    for (let turn = 0; turn < 50; turn++) await new Promise((resume) => setImmediate(resume));
    expect(taken).toHaveLength(1);
    expect(given).toBeLessThan(10);
    for (let answer = 0; answer < 100; answer++) {
      while (taken.length <= answer) await new Promise((resume) => setImmediate(resume));
      taken[answer]?.();
    }
    await served;
    expect(taken).toHaveLength(100);
  });
});
