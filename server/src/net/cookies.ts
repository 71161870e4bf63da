/**
 * The one cookie that there is: it says who is logged in. No script reads it, no other site sends it, and under https it
 * belongs to this very host (`__Host-`).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_MS } from '../people/people.ts';

const nameOf = (secure: boolean): string => (secure ? '__Host-dungeon-twister' : 'dungeon-twister');

const TOKEN = /^[\w-]{43}$/;

/** The token that a browser brings, or null. */
export function tokenIn({ cookie = '' }: IncomingHttpHeaders, secure: boolean): string | null {
  const start = `${nameOf(secure)}=`;
  for (const one of cookie.split(';').map((text) => text.trim())) {
    const token = one.startsWith(start) ? one.slice(start.length) : '';
    if (TOKEN.test(token)) return token;
  }
  return null;
}

/** What a browser is to keep; null takes it away. */
export function cookieWith(token: string | null, secure: boolean): string {
  const age = token === null ? 0 : Math.floor(SESSION_MS / 1000);
  const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  return `${nameOf(secure)}=${token ?? ''}; ${attributes}`;
}
