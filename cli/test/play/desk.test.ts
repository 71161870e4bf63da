/** The keyboard and the screen that all players share. */
import { PassThrough, Writable } from 'node:stream';
import { setImmediate as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CLEAR, type Console, standardConsole } from '../../src/play/console.ts';

/** A terminal, or a pipe, that a test holds. */
class FakeTerminal extends Writable {
  readonly keys: PassThrough & { isTTY?: boolean } = new PassThrough();
  readonly columns = 100;
  readonly isTTY: boolean;
  text = '';

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
    this.keys.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  open(): Console {
    return standardConsole(this.keys as unknown as NodeJS.ReadStream, this as unknown as NodeJS.WriteStream);
  }
}

const none = (typed: string): [string[], string] => [[], typed];

describe('a desk with a terminal', () => {
  test('when the keyboard changes hands, screen and scroll-back are cleared before and after Enter', async () => {
    const terminal = new FakeTerminal(true);
    const console = terminal.open();
    console.write('a secret');
    const handed = console.handOver(1, 'Pass the keyboard.');
    terminal.keys.write('\r');
    expect(await handed).toBe(true);
    console.close();
    const [, between = '', after = ''] = terminal.text.split(CLEAR);
    expect(terminal.text.startsWith(`a secret${CLEAR}`)).toBe(true);
    expect(between).toContain('Pass the keyboard.');
    expect(after).not.toContain('secret');
    expect(CLEAR).toContain('\x1b[3J');
  });

  test('the next player finds no line of the last one by the arrow keys', async () => {
    const terminal = new FakeTerminal(true);
    const console = terminal.open();
    terminal.keys.write('Cl @b0\r');
    expect(await console.ask('blue> ', none)).toBe('Cl @b0');
    terminal.keys.write('\x1b[A\r');
    expect(await console.ask('yellow> ', none)).toBe('');
    console.close();
  });

  test('Tab asks for what fits now', async () => {
    const terminal = new FakeTerminal(true);
    const console = terminal.open();
    const asked = console.ask('blue> ', (typed) => [['end'], typed]);
    // One by one: a Tab among other keys is pasted text.
    for (const key of ['e', '\t', '\r']) {
      terminal.keys.write(key);
      await wait();
    }
    expect(await asked).toBe('end');
    console.close();
  });

  test('Ctrl-C is the end of all lines', async () => {
    const terminal = new FakeTerminal(true);
    const console = terminal.open();
    const asked = console.ask('blue> ', none);
    terminal.keys.write('\x03');
    expect(await asked).toBeNull();
    console.close();
  });
});

describe('a keyboard that nobody takes over', () => {
  test('is told from one that changes hands', async () => {
    const terminal = new FakeTerminal(true);
    const console = terminal.open();
    const handed = console.handOver(1, 'Pass the keyboard.');
    terminal.keys.write('\x03');
    expect(await handed).toBe(false);
    console.close();
  });
});

describe('a desk with a pipe', () => {
  test('lines are echoed, nothing is cleared, nobody waits', async () => {
    const terminal = new FakeTerminal(false);
    const console = terminal.open();
    terminal.keys.end('one\ntwo\n');
    expect(await console.ask('blue> ', none)).toBe('one');
    await console.handOver(1, 'Pass the keyboard.');
    console.clear();
    expect(await console.ask('yellow> ', none)).toBe('two');
    expect(await console.ask('yellow> ', none)).toBeNull();
    console.close();
    expect(terminal.text).toBe('blue> one\n\nyellow> two\nyellow> \n');
  });
});
