/** What a connection does with what a server says, one message at a time. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Socket } from '../../src/online/connection.ts';

type Listener = (event: { readonly data?: unknown }) => void;

/** A socket whose other end is the test. */
class TestSocket {
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  private readonly listeners = new Map<string, Listener[]>();

  addEventListener(event: string, listener: Listener): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.tell('close');
  }

  tell(event: string, data?: unknown): void {
    for (const listener of this.listeners.get(event) ?? []) listener({ data });
  }

  opened(): this {
    this.readyState = 1;
    this.tell('open');
    return this;
  }

  says(message: unknown): void {
    this.tell('message', JSON.stringify(message));
  }

  greets(): void {
    this.says({ say: 'done', to: 'hello', id: 'hello', protocol: 1, rules: 2, now: 0 });
  }

  asked(name: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one['do'] === name);
  }
}

const sockets: TestSocket[] = [];
const last = (): TestSocket => sockets.at(-1) as TestSocket;
const open = (): Socket => {
  const socket = new TestSocket();
  sockets.push(socket);
  return socket as unknown as Socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  test('greets first, joins from the number that was seen last, and only then asks', () => {
    const connection = new Connection({ open, place: { table: 'table', token: 'token' }, seen: () => 7 });
    void connection.ask('undo', {});
    last().opened();
    expect(last().sent.map((one) => one['do'])).toEqual(['hello']);
    last().greets();
    expect(last().sent.at(-1)).toMatchObject({ do: 'join', table: 'table', token: 'token', after: 7 });
    expect(connection.contact.value).toBe('connecting');
    last().says({ say: 'done', to: 'join', id: 'join', table: 'table', viewer: 0, number: 7 });
    expect(last().asked('undo')).toHaveLength(1);
    expect(connection.contact.value).toBe('open');
  });

  test('sends again by the same id what was not answered, and nothing that was', async () => {
    const connection = new Connection({ open });
    last().opened().greets();
    const answer = connection.ask('leave', {});
    void connection.ask('undo', {});
    const [leave] = last().asked('leave');
    last().says({ say: 'done', to: 'leave', id: leave?.['id'] });
    expect(await answer).toMatchObject({ say: 'done', to: 'leave' });
    const [undo] = last().asked('undo');
    last().close();
    expect(connection.contact.value).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    last().opened().greets();
    expect(last().asked('leave')).toEqual([]);
    expect(last().asked('undo')).toEqual([undo]);
    connection.close();
  });

  test('comes back ever more rarely, and at last every eight seconds or so', async () => {
    const connection = new Connection({ open });
    for (let tries = 0; tries < 12; tries++) {
      last().close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const before = sockets.length;
    last().close();
    await vi.advanceTimersByTimeAsync(5900);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(4200);
    expect(sockets).toHaveLength(before + 1);
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(before + 1);
  });

  test('that is another version ends, and does not come back', async () => {
    const connection = new Connection({ open });
    last().opened();
    last().says({ say: 'refused', id: 'hello', code: 'OTHER_VERSION', versions: { protocol: 9, rules: 9 } });
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.contact.value).toBe('otherVersion');
    expect(sockets).toHaveLength(1);
  });

  test('whose link is unknown ends; one that has seen more than the server joins anew', () => {
    const plan = { open, place: { table: 'table', token: null }, seen: () => 9 };
    const connection = new Connection(plan);
    last().opened().greets();
    last().says({ say: 'refused', id: 'join', code: 'AHEAD' });
    expect(last().asked('join').at(-1)).not.toHaveProperty('after');
    last().says({ say: 'refused', id: 'join', code: 'NO_ENTRY' });
    expect(connection.contact.value).toBe('noEntry');
  });

  test('waits where it asked too much, and asks again', async () => {
    const connection = new Connection({ open });
    last().opened().greets();
    const answer = connection.ask('undo', {});
    const [undo] = last().asked('undo');
    last().says({ say: 'refused', id: undo?.['id'], code: 'TOO_MANY' });
    expect(last().asked('undo')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1500);
    expect(last().asked('undo')).toEqual([undo, undo]);
    last().says({ say: 'done', to: 'undo', id: undo?.['id'], number: 3 });
    expect(await answer).toMatchObject({ number: 3 });
    connection.close();
  });

  test('that has become silent is given up and made anew', async () => {
    const connection = new Connection({ open });
    last().opened().greets();
    await vi.advanceTimersByTimeAsync(15_100);
    expect(last().asked('ping')).toHaveLength(1);
    last().says({ say: 'done', to: 'ping', id: 'ping', now: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets.length).toBeGreaterThan(1);
    connection.close();
  });
});
