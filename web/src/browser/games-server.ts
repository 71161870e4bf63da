/**
 * Whether whoever serves this page serves games too, and where. The serving process writes it into the page; without it
 * nothing is asked for that a host of static files has not got.
 */

const path: string | null =
  'document' in globalThis
    ? (document.querySelector('meta[name="games"]')?.getAttribute('content') ?? null)
    : null;

export const servesGames: boolean = path !== null;

export const openGamesSocket = (): WebSocket => {
  const address = new URL(path ?? '', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
};

/** The address of a page of this site, as a link to be sent: what is secret stands behind the `#`, which is never sent. */
export const linkTo = (hash: string): string => new URL(hash, location.href.replace(/#.*$/s, '')).href;
