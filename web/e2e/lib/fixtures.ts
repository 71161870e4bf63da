/** Positions to open in the page: from games that bots have played, stopped in the middle of a turn. */
import { readFileSync } from 'node:fs';

const NAMES = ['base-fight', 'prison', 'cards', 'four-players', 'pyramid'] as const;
export type Fixture = (typeof NAMES)[number];

export const fixture = (name: Fixture): string =>
  readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8');

/** A saved game as the page wrote it when the rules were first counted. */
export const oldSave = (scenario: string): string =>
  readFileSync(
    new URL(`../../../rules/testing/old-games/rules-1/${scenario}-save.json`, import.meta.url),
    'utf8',
  );

/** So many things are wrong with it; whoever mends it begins with its line 4, from which others may follow. */
export const FAULTS = 3;
export const withFaults = (position: string): string =>
  position.replace('\n', '\nscenery: none\n').replace(/^turn: .*$/m, 'turn: never\nhandsome: yes');
