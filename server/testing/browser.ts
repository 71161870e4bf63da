/** What a browser does with accounts: it keeps the cookie, and says from which page it asks. */
import { request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie: string | null;
  readonly headers: Readonly<Record<string, unknown>>;
}

export class Browser {
  private readonly port: number;
  cookie: string | null = null;

  constructor(port: number) {
    this.port = port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  post(name: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    return this.send('POST', name, JSON.stringify(body), {
      origin: this.origin,
      'content-type': 'application/json',
      ...headers,
    });
  }

  get(name: string): Promise<Answered> {
    return this.send('GET', name, null, {});
  }

  /** Sends exactly this; a header that is empty is left out. */
  send(
    method: string,
    name: string,
    text: string | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answered> {
    const all = { ...(this.cookie !== null && { cookie: this.cookie }), ...headers };
    return new Promise((resolve, reject) => {
      const asking = request({
        host: '127.0.0.1',
        port: this.port,
        path: `/people/${name}`,
        method,
        agent: false,
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      });
      asking.on('error', reject);
      asking.on('response', (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part: string) => (said += part));
        answer.on('end', () => {
          const cookie = answer.headers['set-cookie']?.[0] ?? null;
          if (cookie !== null)
            this.cookie = cookie.includes('Max-Age=0') ? null : (cookie.split(';')[0] ?? null);
          resolve({
            status: answer.statusCode ?? 0,
            body: said.startsWith('{') ? (JSON.parse(said) as Record<string, unknown>) : {},
            cookie,
            headers: answer.headers,
          });
        });
      });
      asking.end(text ?? undefined);
    });
  }
}
