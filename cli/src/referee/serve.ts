/** Connects a session to streams: reads a line, answers it, and waits where nobody takes the answers. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Limits } from '@dungeon-twister/protocol';
import { visible } from '@dungeon-twister/words';
import { fault } from './fault.ts';
import { type Line, LineReader } from './line-reader.ts';
import type { Session } from './session.ts';

export async function serve(
  session: Session,
  limits: Limits,
  input: Readable,
  output: Writable,
): Promise<void> {
  const reader = new LineReader(limits.lineBytes);
  const answerAll = async (lines: Iterable<Line>): Promise<void> => {
    for (const line of lines) {
      const answer = answerTo(session, line, limits);
      if (answer !== null && !output.write(`${visible(answer)}\n`)) await once(output, 'drain');
      if (session.over) return;
    }
  };
  for await (const bytes of untilBroken(input)) {
    await answerAll(reader.read(bytes));
    if (session.over) return;
  }
  // A line that was cut off is no JSON object any more, and is answered as such.
  await answerAll(reader.end());
}

/** An input that breaks, as a terminal that is closed, is one that has ended. */
async function* untilBroken(input: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* input as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

function answerTo(session: Session, line: Line, { lineBytes }: Limits): string | null {
  if (line.kind === 'line') return session.answer(line.text);
  return session.fail(
    line.kind === 'tooLong'
      ? fault('LINE_TOO_LONG', {
          en: `A line has at most ${lineBytes} bytes; this one was skipped.`,
          fr: `Une ligne a au plus ${lineBytes} octets ; celle-ci a été sautée.`,
        })
      : fault('NOT_JSON', { en: 'The line is not UTF-8.', fr: 'La ligne n’est pas de l’UTF-8.' }),
  );
}
