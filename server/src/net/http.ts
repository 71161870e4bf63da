/** What is asked over http: the page, how the server is, and its figures. Games go over sockets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ONLINE_PROTOCOL } from '@dungeon-twister/protocol';
import { RULES_VERSION } from '@dungeon-twister/rules';
import Fastify, { type FastifyInstance } from 'fastify';
import { isThisMachine, type Proxies } from './address.ts';
import { type Figure, writeFigures } from './metrics.ts';

/** Serves the page. */
export type PageAnswerer = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpPlan {
  readonly page: PageAnswerer | null;
  readonly figures: () => readonly Figure[];
  readonly proxies: Proxies;
  /** Accounts. */
  readonly people: (http: FastifyInstance) => void;
  /** Whether games can be kept now. */
  readonly isWell: () => Promise<boolean>;
}

/** Our own answers are data: nothing in them is run, shown or framed. The page brings headers of its own. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const LONGEST_BODY = 1024;

export function httpServer({ page, figures, proxies, people, isWell }: HttpPlan): FastifyInstance {
  const http = Fastify({ logger: false, bodyLimit: LONGEST_BODY, requestTimeout: 30_000 });
  http.addHook('onSend', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  http.get('/health', async (_request, reply) => {
    const well = await isWell();
    return reply
      .code(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ well, protocol: ONLINE_PROTOCOL, rules: RULES_VERSION });
  });
  // How busy a server is, is for whoever runs it.
  http.get('/metrics', async ({ raw }, reply) =>
    isThisMachine(raw, proxies)
      ? reply.type('text/plain; version=0.0.4; charset=utf-8').send(writeFigures(figures()))
      : reply.callNotFound(),
  );
  people(http);
  http.setNotFoundHandler(async ({ raw }, reply) => {
    if (!page) return reply.code(404).send({ error: 'NOT_FOUND' });
    reply.hijack();
    page(raw, reply.raw);
    return reply;
  });
  // What went wrong inside is nobody's business.
  http.setErrorHandler(async (_fault, _request, reply) => reply.code(400).send({ error: 'BAD_REQUEST' }));
  return http;
}
