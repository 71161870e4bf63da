/** Where in the page somebody is: the part of the address behind the hash, so that back and reload work anywhere. */
import { signal } from '@preact/signals';

export type Route =
  /** With a scenario chosen: one of the boxes by its id, or the packed text of one of somebody's own. */
  | { readonly page: 'home'; readonly scenario?: string; readonly own?: string }
  /** Without an id: the game that was played last. */
  | { readonly page: 'play'; readonly id: string | null }
  | { readonly page: 'replay'; readonly id: string | null }
  | { readonly page: 'rules'; readonly at: string | null }
  /** A lesson by its name, or the list of them. */
  | { readonly page: 'learn'; readonly id: string | null }
  /** A mission by its name, or the list of them. */
  | { readonly page: 'missions'; readonly id: string | null }
  | { readonly page: 'statistics' }
  /** Playing with others: a new table. */
  | { readonly page: 'online' }
  /** A table of the server, with the token of a seat where the link brought one. */
  | { readonly page: 'table'; readonly id: string; readonly token: string | null }
  /** A link that contains a position. */
  | { readonly page: 'link'; readonly code: string };

export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text.startsWith('p=')) return { page: 'link', code: text.slice(2) };
  if (text.startsWith('s=')) return { page: 'home', own: text.slice(2) };
  const [page, ...rest] = text.replace(/^\//, '').split('/');
  const more = decoded(rest.join('/')) || null;
  if (page === 'play' || page === 'replay' || page === 'learn' || page === 'missions')
    return { page, id: more };
  if (page === 'rules') return { page, at: more };
  if (page === 'statistics' || page === 'online') return { page };
  if (page === 'table' && rest[0]) return { page, id: rest[0], token: rest[1] ?? null };
  if (page === 'new' && more !== null) return { page: 'home', scenario: more };
  return { page: 'home' };
}

export function hashOf(route: Route): string {
  if (route.page === 'home') {
    if (route.own !== undefined) return `#s=${route.own}`;
    return route.scenario === undefined ? '#/' : `#/new/${encodeURIComponent(route.scenario)}`;
  }
  if (route.page === 'link') return `#p=${route.code}`;
  if (route.page === 'statistics' || route.page === 'online') return `#/${route.page}`;
  if (route.page === 'table') return `#/table/${route.id}${route.token === null ? '' : `/${route.token}`}`;
  const more = route.page === 'rules' ? route.at : route.id;
  return more === null ? `#/${route.page}` : `#/${route.page}/${encodeURIComponent(more)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Without a browser, in tests, everybody is at home. */
const hashNow = (): string => ('location' in globalThis ? location.hash : '');

export const route = signal<Route>(parseRoute(hashNow()));

/** The last page that was not only looked up: where one goes back to from the rules or a replay. */
export const cameFrom = signal<Route>({ page: 'home' });

function arrive(at: Route): void {
  const left = route.peek();
  if (left.page !== 'rules' && left.page !== 'replay') cameFrom.value = left;
  route.value = at;
}

export function go(to: Route): void {
  location.hash = hashOf(to);
  // At once, and not only when the browser tells of it: whoever starts a game sees it with this click.
  arrive(to);
}

function follow(): void {
  if (hashOf(route.peek()) !== location.hash) arrive(parseRoute(location.hash));
}

/** Back, forward, links, and whatever is typed into the address. */
export function followAddress(): () => void {
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}
