import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { builtCommand } from '../built.ts';

const DT = builtCommand();
const GOLDEN = fileURLToPath(new URL('golden.jsonl', import.meta.url));
const SLOW = 300_000;

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function start(...flags: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [DT, 'referee', ...flags]);
  // A process that has ended takes nothing any more; what it said is what counts.
  child.stdin.on('error', () => undefined);
  return child;
}

async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}

/** What the process says to this input, when nothing more comes. */
async function saying(input: string | Uint8Array, ...flags: readonly string[]): Promise<Ended> {
  const child = start(...flags);
  child.stdin.end(input);
  return ended(child);
}

const GAMES = '{"ok":true,"games":[]}\n';

/** A salt is drawn anew by every process. */
const withoutHashes = (line: string): string => line.replaceAll(/[0-9a-f]{64}/g, '…');

describe('dt referee', () => {
  test(
    'answers the golden conversation byte by byte, but for the hashes of seeds, which are salted',
    async () => {
      const lines = readFileSync(GOLDEN, 'utf8').trimEnd().split('\n');
      const requests = lines.filter((_line, index) => index % 2 === 0);
      const answers = lines.filter((_line, index) => index % 2 === 1);
      const { status, out, err } = await saying(`${requests.join('\r\n')}\n`);
      expect(out.trimEnd().split('\n').map(withoutHashes)).toEqual(answers.map(withoutHashes));
      expect(err).toBe('');
      expect(status).toBe(0);
    },
    SLOW,
  );

  test(
    'answers at once: nobody has to close the input first',
    async () => {
      const child = start();
      child.stdin.write('{"do":"games"}\n');
      const [answer] = (await once(child.stdout, 'data')) as [Buffer];
      expect(answer.toString()).toBe(GAMES);
      child.stdin.write('{"do":"quit"}\n');
      expect(await ended(child)).toMatchObject({ status: 0, out: '{"ok":true}\n', err: '' });
    },
    SLOW,
  );

  test(
    'input that ends in the middle of a line ends the process with 0',
    async () => {
      const child = start();
      child.stdin.write('{"do":"games"}\n{"do":"ga');
      await once(child.stdout, 'data');
      child.stdin.destroy();
      const { status, out, err } = await ended(child);
      expect(out).toBe(
        '{"ok":false,"error":{"code":"NOT_JSON","message":"The line is not JSON.","words":{"en":"The line is not JSON.","fr":"La ligne n’est pas du JSON."}}}\n',
      );
      expect({ status, err }).toEqual({ status: 0, err: '' });
    },
    SLOW,
  );

  test(
    'bytes that are no text, a line that is too long, and no input at all',
    async () => {
      const broken = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x0a]), Buffer.from('{"do":"games"}\n')]);
      const told = await saying(broken);
      expect(told.out).toBe(
        `{"ok":false,"error":{"code":"NOT_JSON","message":"The line is not UTF-8.","words":{"en":"The line is not UTF-8.","fr":"La ligne n’est pas de l’UTF-8."}}}\n${GAMES}`,
      );
      const long = await saying(`${'x'.repeat(500_000)}\n{"do":"games"}\n`, '--line-bytes', '100');
      expect(long.out).toBe(
        `{"ok":false,"error":{"code":"LINE_TOO_LONG","message":"A line has at most 100 bytes; this one was skipped.","words":{"en":"A line has at most 100 bytes; this one was skipped.","fr":"Une ligne a au plus 100 octets ; celle-ci a été sautée."}}}\n${GAMES}`,
      );
      expect(await saying('')).toEqual({ status: 0, out: '', err: '' });
    },
    SLOW,
  );

  test(
    'a wrong flag is answered with a sentence and status 2',
    async () => {
      const { status, out, err } = await saying('', '--games', 'none');
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toContain('--games');
      expect(err).not.toContain('    at ');
    },
    SLOW,
  );

  test(
    'a seed that nobody gave is different every time',
    async () => {
      const line = '{"do":"new","options":"base"}\n';
      const { out } = await saying(line + line);
      const hashes = out.match(/"seedHash":"[0-9a-f]{64}"/g) ?? [];
      expect(new Set(hashes).size).toBe(2);
    },
    SLOW,
  );
});
