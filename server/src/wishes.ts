/** What whoever runs the server has written behind its name. */
import { isIP } from 'node:net';
import { plain, type Proxies } from './net/address.ts';
import { type Retention, USUAL_RETENTION } from './tables/retention.ts';

const MOST_DAYS = 36_500;

/** Proxies as they are written: addresses, with commas between them. */
export function proxiesFrom(text: string | undefined): Proxies {
  const all = (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [plain(one.trim())]));
  for (const one of all) if (isIP(one) === 0) throw new TypeError(`--proxy: ${one} is no address`);
  return new Set(all);
}

export type RetentionWords = { readonly [Stage in keyof Retention as `keep-${Stage}`]?: string | undefined };

/** For how many days tables are kept, where somebody has said so. */
export function retentionFrom(words: RetentionWords): Retention {
  const days = (stage: keyof Retention): number => {
    const text = words[`keep-${stage}`];
    if (text === undefined) return USUAL_RETENTION[stage];
    const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (number < 1 || number > MOST_DAYS)
      throw new TypeError(`--keep-${stage} must be a number of days from 1 to ${MOST_DAYS}`);
    return number;
  };
  return { unbegun: days('unbegun'), finished: days('finished'), running: days('running') };
}
