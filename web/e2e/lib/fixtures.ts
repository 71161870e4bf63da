/** Positions to open in the page: from games that bots have played, stopped in the middle of a turn. */
import { readFileSync } from 'node:fs';

const NAMES = ['base-fight', 'prison', 'cards', 'four-players', 'pyramid'] as const;
export type Fixture = (typeof NAMES)[number];

export const fixture = (name: Fixture): string =>
  readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8');
