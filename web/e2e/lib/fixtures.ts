/** Positions to open in the page: from games that bots have played, stopped in the middle of a turn. */
import { readFileSync } from 'node:fs';
import { Game, parsePosition, parseRecord } from '@dungeon-twister/rules';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import { saveOf } from '../../src/store/saves.ts';

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

/** The record of a game that blue won by 5 points to 4. */
export const finished = (): string =>
  readFileSync(new URL('../fixtures/finished.txt', import.meta.url), 'utf8');

/** The same as a saved game with these players, as the page would have kept it. */
export function finishedSave(players: readonly Player[], when = Date.UTC(2026, 0, 2)): string {
  const read = parseRecord(finished());
  if (!read.ok) throw new Error(read.reason);
  return JSON.stringify(saveOf(new Match(read.record.game, players), when));
}

/** A game that begins with this position, as the page would have kept it; people sit wherever nobody else does. */
export function positionSave(text: string, others: readonly Player[] = []): string {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  const players = read.position.ruleset.colours.map(
    (_, seat) => others[seat] ?? ({ kind: 'human' } as const),
  );
  return JSON.stringify(
    saveOf(new Match(new Game({ position: read.position }), players), Date.UTC(2026, 0, 2)),
  );
}

/** So many things are wrong with it; whoever mends it begins with its line 4, from which others may follow. */
export const FAULTS = 3;
export const withFaults = (position: string): string =>
  position.replace('\n', '\nscenery: none\n').replace(/^turn: .*$/m, 'turn: never\nhandsome: yes');
